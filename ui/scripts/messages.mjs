// Writes the ids of the catalogue's messages as a TypeScript union, so that a wrong id fails the build.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../../src/barbu/locales/en/', import.meta.url)
const files = ['cards.ftl', 'contracts.ftl', 'page.ftl', 'studiopage.ftl'].filter((name) => readdirSync(folder).includes(name))
const ids = files.flatMap((name) =>
  [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]),
)
const text = `// Written by scripts/messages.mjs.\nexport type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n')}\n`
writeFileSync(new URL('../src/lib/messages.gen.ts', import.meta.url), text)
