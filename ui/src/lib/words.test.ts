import { describe, expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.{gen,test}.ts'], { query: '?raw', import: 'default', eager: true })
const catalogues = import.meta.glob<string>('../../../src/barbu/locales/*/page.ftl', { query: '?raw', import: 'default', eager: true })

const languages = Object.keys(catalogues).map((path) => path.split('/').at(-2)!)
const ids = (lang: string) => {
  const text = Object.entries(catalogues).find(([path]) => path.includes(`/${lang}/`))![1]
  return [...text.matchAll(/^(page-[\w-]+) =/gm)].map((match) => match[1])
}
const code = Object.values(sources).join('\n')
/** Beginnings of ids that are put together: `page-phrase-${…}`. */
const begun = [...code.matchAll(/`(page-[\w-]+)\$\{/g)].map((match) => match[1])

describe('messages of the page', () => {
  test('none is unused', () => {
    const unused = ids('en').filter((id) => !code.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })

  test('none is there twice', () => {
    for (const lang of languages) expect(new Set(ids(lang)).size).toBe(ids(lang).length)
  })

  test('every language that has any has all', () => {
    for (const lang of languages) expect(ids(lang).sort()).toEqual(ids('en').sort())
  })
})
