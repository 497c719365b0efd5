import { describe, expect, it } from 'vitest'
import { freshId, moved, patched, same, valueAt } from './patch'
import type { Rules } from './wire'

const RULES: Rules = {
  players: [4], deck: { size: 32 },
  contracts: [
    { kind: 'tricks', id: 'hearts', prices: { H: -10 }, sums: [] },
    { kind: 'tricks', id: 'queens', prices: { Q: -20 }, sums: [] },
    { kind: 'tricks', id: 'salad', prices: {}, sums: ['hearts', 'queens'] },
    { kind: 'layout', id: 'domino', payout: [100, 50] },
  ],
}
const ids = (rules: Rules) => rules.contracts.map((row) => row.id)

describe('a patch', () => {
  it('sets an option, one inside a part, and one of a row by its id', () => {
    const next = patched(RULES, [{ key: 'leader', value: 'dealer' }, { key: 'deck.size', value: 52 }, { key: 'contracts.hearts.prices', value: { H: 0 } }])
    expect([next.leader, valueAt(next, 'deck.size'), valueAt(next, 'contracts.hearts.prices')]).toEqual(['dealer', 52, { H: 0 }])
    expect(RULES.deck).toEqual({ size: 32 })
    expect(next.contracts[1]).toBe(RULES.contracts[1])
  })
  it('takes a row out of the salads that name it, too', () => {
    const next = patched(RULES, [{ key: 'contracts.queens', value: null }])
    expect(ids(next)).toEqual(['hearts', 'salad', 'domino'])
    expect(valueAt(next, 'contracts.salad.sums')).toEqual(['hearts'])
  })
  it('adds a row, which sums only those that are there', () => {
    const next = patched(RULES, [{ key: 'contracts.salad_2', value: { kind: 'tricks', id: 'salad', sums: ['hearts', 'barbu'] } }])
    expect(next.contracts.at(-1)).toEqual({ kind: 'tricks', id: 'salad_2', sums: ['hearts'] })
  })
  it('picks and orders the rows by their ids', () => {
    const next = patched(RULES, [{ key: 'order', value: ['domino', 'salad', 'hearts'] }])
    expect(ids(next)).toEqual(['domino', 'salad', 'hearts'])
    expect(valueAt(next, 'contracts.salad.sums')).toEqual(['hearts'])
  })
  it('takes an option out with null', () => {
    expect('deck' in patched(RULES, [{ key: 'deck', value: null }])).toBe(false)
    expect(valueAt(RULES, 'deck.none.at.all')).toBeUndefined()
  })
})

describe('rows', () => {
  it('of one kind get numbers', () => {
    expect(freshId('domino', RULES.contracts)).toBe('domino_2')
    expect(freshId('domino_2', [...RULES.contracts, { kind: 'layout', id: 'domino_2' }])).toBe('domino_3')
    expect(freshId('barbu', RULES.contracts)).toBe('barbu')
  })
  it('move no further than to an end', () => {
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 'b', 2)).toEqual(['a', 'c', 'b'])
  })
})

it('values are the same however their tables are ordered', () => {
  expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
})
