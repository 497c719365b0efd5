// Writes the ids of the catalogue's messages as TypeScript unions, so that a wrong id fails the build.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../../src/barbu/locales/en/', import.meta.url)
const files = ['cards.ftl', 'contracts.ftl', 'page.ftl', 'studiopage.ftl', 'scorepage.ftl', 'ownpage.ftl'].filter((name) => readdirSync(folder).includes(name))
const idsOf = (name) =>
  [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1])
const union = (name, ids) => `export type ${name} =\n${ids.map((id) => `  | '${id}'`).join('\n')}\n`
const text = `// Written by scripts/messages.mjs.\n${union('MessageId', files.flatMap(idsOf))}${union('RefusalId', idsOf('errors.ftl'))}`
writeFileSync(new URL('../src/lib/messages.gen.ts', import.meta.url), text)
