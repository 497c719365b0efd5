// A deal entered by taps: what each of them makes of it.
import { describe, expect, test } from 'vitest'
import { begin, entered, next, type Evening } from '../score/evening'
import { takers } from '../score/giving'
import { total } from '../score/meaning'
import { readRules, type WrittenRules } from '../score/rules'
import { draftOf, entering, everything, lapped, likeliest, nudged, out, reopened, rest, standing, taken, toggled, told, undoubled, untouched, type Entering } from './entering'
import type { Half } from './kept'

const written: WrittenRules = {
  chooser: 'dealer', selection: 'each_once_per_player', dealer_rotation: 'every_deal', doubling: { enabled: true, quota: 1, skip_undoubled: true },
  contracts: [
    { kind: 'tricks', id: 'tricks', prices: { trick: -5 }, slam: 'mirror' },
    { kind: 'tricks', id: 'hearts', prices: { H: -5, AH: -10 } },
    { kind: 'tricks', id: 'last_two', prices: { last: -20, last2: -10 } },
    { kind: 'tricks', id: 'queens', prices: { Q: -10 } },
    { kind: 'tricks', id: 'salad', sums: ['tricks', 'hearts', 'queens'] },
    { kind: 'layout', id: 'domino', payout: [100, 50] },
  ],
}
const plain = readRules({ ...written, doubling: { enabled: false } })
const evening = (rules = plain): Evening => begin({ rules, players: 4, first: 0, lists: [] })
const at = (half: Half, before = evening()): Entering => entering(before, half)!
const tapped = (contract: string, ...taps: ((entry: Entering) => Half)[]): Entering => taps.reduce((entry, tap) => at(tap(entry)), at(untouched(null, contract)))

describe('counts', () => {
  test('have the rest with the last player of whom nothing was said', () => {
    const entry = tapped('tricks', (each) => told(each, 'trick', 0, 2), (each) => told(each, 'trick', 1, 3), (each) => told(each, 'trick', 2, 1))
    expect(entry.half.given.trick).toEqual([2, 3, 1, 2])
    expect(standing(entry).entry?.outcome).toMatchObject({ tricks: [2, 3, 1, 2] })
  })

  test('do not ask about a player who can have none', () => {
    // Luz and Rui have no trick, so what Ana has not is all Mina's.
    const entry = tapped('salad', (each) => told(each, 'trick', 1, 5), (each) => rest(each, 'trick', 3), (each) => told(each, 'H', 1, 6), (each) => told(each, 'Q', 3, 1))
    expect(entry.half.given).toMatchObject({ trick: [0, 5, 0, 3], H: [0, 6, 0, 2] })
    expect(entry.half.given.Q).toEqual([0, 3, 0, 1])
    expect(standing(entry).missing).toEqual([{ item: 'AH', count: 1, of: 1 }])
  })

  test('are asked first of whoever has won most tricks', () => {
    const entry = tapped('salad', (each) => told(each, 'trick', 0, 1), (each) => told(each, 'trick', 1, 2), (each) => told(each, 'trick', 2, 0))
    expect(likeliest(draftOf(entry), 'H', takers(draftOf(entry), 'H'))).toEqual([3, 1, 0])
    expect(likeliest(draftOf(entry), 'trick', [0, 1])).toEqual([0, 1])
  })

  test('say what is missing, and how points come as they arise', () => {
    const stands = standing(tapped('tricks', (each) => told(each, 'trick', 0, 5)))
    expect(stands.missing).toEqual([{ item: 'trick', count: 3, of: 8 }])
    expect(stands.score.lines[0]).toMatchObject([{ points: -25, item: 'trick', count: 5 }])
    expect(stands.entry).toBeNull()
  })

  test('of both last tricks add up (P25)', () => {
    const stands = standing(tapped('last_two', (each) => taken(each, 'last', 2), (each) => taken(each, 'last2', 2)))
    expect(stands.score.points).toEqual([0, 0, -30, 0])
  })

  test('know a card with a price of its own (P26)', () => {
    const stands = standing(tapped('hearts', (each) => taken(each, 'AH', 1), (each) => rest(each, 'H', 1)))
    expect(stands.score.points).toEqual([0, -45, 0, 0])
  })

  test('refuse a salad that no deal can have (P27)', () => {
    const entry = tapped('salad', (each) => told(each, 'trick', 0, 4), (each) => told(each, 'trick', 1, 4), (each) => nudged(each, 'Q', 3, 1))
    expect(standing(entry).refusal?.id).toBe('no-such-distribution')
  })

  test('follow the prices of the contracts that a salad sums (P28)', () => {
    const row = (rules: typeof plain) => rules.contracts.find((each) => each.id === 'salad')!
    const dearer = readRules({ ...written, contracts: written.contracts.map((each) => (each.id === 'queens' ? { ...each, prices: { Q: -20 } } : each)) })
    expect(total(dearer, row(dearer), 4) - total(plain, row(plain), 4)).toBe(-40)
    const stands = (rules: typeof plain) => standing(at(everything(at(untouched(null, 'salad'), evening(rules)), 2), evening(rules))).score.points[2]
    expect(stands(readRules({ ...written, doubling: { enabled: false }, contracts: dearer.contracts.map((each) => ({ ...each })) }))).toBe(stands(plain) - 40)
  })

  test('of a slam are one tap, and told as one', () => {
    const stands = standing(tapped('tricks', (each) => rest(each, 'trick', 3)))
    expect(stands.score.slam).toBe(3)
    expect(stands.score.points).toEqual([0, 0, 0, 40])
  })

  test('are there again when a deal is changed', () => {
    const entry = tapped('salad', (each) => everything(each, 1))
    const deal = { uid: 'a', entry: standing(entry).entry! }
    expect(standing(at(reopened(deal, 4))).entry).toEqual(deal.entry)
  })
})

test('an order of finishing is tapped, and taken back by the same tap', () => {
  const first = tapped('domino', (each) => out(each.half, 2))
  expect(standing(first)).toMatchObject({ entry: null, places: 1 })
  const both = at(out(first.half, 0))
  expect(standing(both).score.points).toEqual([50, 0, 100, 0])
  expect(out(both.half, 2).finish).toEqual([])
})

describe('doubles', () => {
  const rules = readRules(written)
  const before = begin({ rules, players: 4, first: 0, lists: [] })
  const start = at(untouched(null, 'hearts'), before)

  test('are told as a matrix, redoubles too', () => {
    expect(lapped(start).cells[1][0]).toBe('may')
    const one = at(toggled(start.half, 1, 0, 4), before)
    expect(lapped(one).cells[0][1]).toBe('may-redouble')
    const two = at(toggled(one.half, 0, 1, 4), before)
    expect(lapped(two).bets).toEqual([{ doubler: 1, doubled: 0, redoubled: true }])
    expect(lapped(at(toggled(two.half, 1, 0, 4), before)).bets).toEqual([])
  })

  test('tick a deal that nobody doubled without play', () => {
    expect(undoubled(start)).toBe(true)
    const stands = standing(at({ ...start.half, spoken: true, unplayed: true }, before))
    expect(stands.entry?.outcome).toEqual({ kind: 'unplayed', undoubled: true, out: [] })
  })

  test('that are owed are there from the beginning', () => {
    let last = before
    for (const contract of ['tricks', 'hearts', 'last_two', 'queens', 'salad'])
      for (let turn = 0; turn < 4; turn++) {
        const half: Half = { ...untouched(null, contract), spoken: true, unplayed: true }
        last = entered(last, standing(at(half, last)).entry!)
      }
    expect(next(last)?.open.map((row) => row.id)).toEqual(['domino'])
    const domino = lapped(at(untouched(null, 'domino'), last))
    expect(domino.forced).toEqual([1, 2, 3])
    expect(domino.bets).toHaveLength(3)
  })
})
