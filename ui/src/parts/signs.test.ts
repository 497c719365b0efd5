import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { face } from './glyphs'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const drawn = new Set([...read('../cards/deck.svg').matchAll(/ id="([\w-]+)"/g)].map((match) => match[1]))

test('every icon is drawn', () => {
  const names = [...(/IconName =([^/]*)/.exec(read('./signs.ts'))?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !drawn.has(`icon-${name}`))).toEqual([])
})

test('every sign of a contract is drawn', () => {
  for (const sign of ['tricks', 'suit:H', 'rank:Q', 'rank:K', 'rank:J', 'KH', 'last', 'last2', 'salad', 'domino', 'trumps', '10C', 'hearts_2']) {
    const used = [...face(sign, 'House').matchAll(/href="#([\w-]+)"/g)].map((match) => match[1])
    expect(used.length, sign).toBeGreaterThan(0)
    expect(used.filter((id) => !drawn.has(id)), sign).toEqual([])
  }
})
