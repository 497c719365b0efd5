// The scorekeeper's engine on one table's evening; tools/scores.py tries it against the server's on rulesets of all kinds.
import { describe, expect, test } from 'vitest'
import type { Entry } from './entry'
import { barredRows, begin, checkTable, corrected, entered, fold, grid, lap, next, refusal, sheet, type Evening, type Table } from './evening'
import { allTo, asked, blank, check, complete, finished, finishersLeft, finishing, give, left, outcome, restTo, settled, takers } from './giving'
import { score } from './points'
import { readRules, type LayoutRow, type TrickRow, type WrittenRules } from './rules'

const written: WrittenRules = {
  chooser: 'dealer',
  selection: 'each_once_per_player',
  dealer_rotation: 'every_deal',
  contracts: [
    { kind: 'tricks', id: 'tricks', prices: { trick: -5 }, slam: 'mirror' },
    { kind: 'tricks', id: 'hearts', prices: { H: -5 } },
    { kind: 'tricks', id: 'queens', prices: { Q: -20 } },
    { kind: 'tricks', id: 'barbu', prices: { KH: -50 } },
    { kind: 'tricks', id: 'salad', sums: ['tricks', 'hearts', 'queens', 'barbu'] },
    { kind: 'layout', id: 'domino', payout: [100, 50] },
  ],
}
const rules = readRules(written)
const table: Table = { rules, players: 4, first: 1, lists: [] }
const row = (id: string) => rules.contracts.find((each) => each.id === id) as TrickRow
const nothing = { blind: false, trump: null, start: null, bets: [] }
const took = (contract: string, taken: Record<string, number[]>, tricks: number[] | null = null): Entry =>
  ({ ...nothing, contract, outcome: { kind: 'tricks', taken, tricks, out: [] } })
const laid = (finish: number[]): Entry => ({ ...nothing, contract: 'domino', outcome: { kind: 'layout', finish, out: [] } })
const QUEENS = took('queens', { Q: [2, 1, 1, 0] })
const after = (...entries: Entry[]): Evening => entries.reduce(entered, begin(table))

describe('an evening', () => {
  test('goes round, and closes what is done for the one who did it', () => {
    expect(next(begin(table))?.roles).toEqual({ dealer: 1, chooser: 1, leader: 2, declarer: 1 })
    const evening = after(QUEENS, QUEENS, QUEENS, QUEENS)
    expect(next(evening)?.open.map((each) => each.id)).toEqual(['tricks', 'hearts', 'barbu', 'salad', 'domino'])
    expect(refusal(evening, QUEENS)).toEqual({ id: 'contract-done', values: { contract: 'queens' } })
    expect(grid(evening).filter((box) => box.deal !== null).map((box) => [box.owner, box.deal])).toEqual([[0, 3], [1, 0], [2, 1], [3, 2]])
  })

  test('has a sheet with running totals and shared places', () => {
    const whole = sheet(after(QUEENS, laid([3, 0])))
    expect(whole.rows.map((each) => each.running)).toEqual([[-40, -20, -20, 0], [10, -20, -20, 100]])
    expect(whole.places).toEqual([2, 3, 3, 1])
  })

  test('begins only at a table that the rules are for', () => {
    expect(checkTable(table)).toBeNull()
    expect(checkTable({ ...table, players: 5 })?.id).toBe('wrong-players')
    expect(checkTable({ ...table, first: 4 })?.id).toBe('no-such-seat')
    expect(checkTable({ ...table, lists: [['queens']] })?.id).toBe('wrong-lists')
  })

  test('is worked out anew after a correction, and tells what no longer fits', () => {
    const evening = after(QUEENS, QUEENS, QUEENS, QUEENS, laid([0, 1]))
    const better = corrected(evening, 0, took('queens', { Q: [0, 0, 0, 4] }))
    expect(better.refused).toBeNull()
    const change = sheet(better.evening).totals.map((points, seat) => points - sheet(evening).totals[seat])
    expect(change).toEqual([40, 20, 20, -80])
    const worse = corrected(evening, 0, laid([0, 1]))
    expect(worse.refused).toEqual({ deal: 4, refusal: { id: 'contract-done', values: { contract: 'domino' } } })
    expect(worse.evening.results).toHaveLength(4)
    expect(fold(table, evening.results.map((result) => result.entry)).evening).toEqual(evening)
  })

  test('closes a contract whose card is out, and owes doubles', () => {
    const odd = readRules({ ...written, players: [5], deck: { leftover: 'random' }, doubling: { enabled: true, quota: 1 } })
    const evening = begin({ ...table, rules: odd, players: 5 })
    expect(barredRows(evening, next(evening)!.open, ['KH', '7C']).map((each) => each.id)).toEqual(['barbu'])
    expect(lap(evening, odd.contracts[2])).toMatchObject({ declarer: 1, owed: [1, 0, 1, 1, 1], dealsLeft: 6 })
  })
})

describe('a deal entered tap by tap', () => {
  const salad = blank(rules, row('salad'), 4)

  test('asks for what the contract counts, tricks only where they matter', () => {
    expect(asked(rules, row('salad'))).toEqual(['trick', 'H', 'Q', 'KH'])
    expect(asked(rules, row('queens'))).toEqual(['Q'])
  })

  test('tells what is left, and gives the rest to one seat', () => {
    const some = give(give(blank(rules, row('tricks'), 4), 'trick', 0, 3), 'trick', 2, 2)
    expect(left(some, 'trick')).toBe(3)
    expect(complete(some)).toBe(false)
    const whole = restTo(some, 'trick', 3)
    expect(outcome(whole).tricks).toEqual([3, 0, 2, 3])
    expect(complete(whole)).toBe(true)
  })

  test('refuses a ninth trick and a king without a heart', () => {
    expect(check(give(blank(rules, row('tricks'), 4), 'trick', 0, 9))).toEqual({ id: 'wrong-trick-sum', values: { given: 9, needed: 8 } })
    const hearts = restTo(give(salad, 'KH', 1), 'H', 2)
    expect(check(hearts)).toEqual({ id: 'no-such-distribution', values: { contract: 'salad' } })
  })

  test('offers a card only to those who have a trick for it', () => {
    const tricks = restTo(give(salad, 'trick', 0, 6), 'trick', 1)
    expect(takers(tricks, 'KH')).toEqual([0, 1])
    expect(takers(restTo(tricks, 'H', 0), 'KH')).toEqual([0])
  })

  test('knows the rest once one seat has every trick, and who made a slam', () => {
    const swept = settled(restTo(salad, 'trick', 2))
    expect(complete(swept)).toBe(true)
    expect(outcome(swept)).toEqual(outcome(allTo(salad, 2)))
    const made = score(rules, row('tricks'), outcome(allTo(blank(rules, row('tricks'), 4), 2)), { players: 4, chooser: 0, declarer: 0, ...nothing })
    expect(made.slam).toBe(2)
    expect(made.points).toEqual([0, 0, 40, 0])
  })

  test('shows points as they arise, without a slam before the end', () => {
    const one = give(blank(rules, row('tricks'), 4), 'trick', 2)
    const made = score(rules, row('tricks'), outcome(one), { players: 4, chooser: 0, declarer: 0, ...nothing }, false)
    expect(made.points).toEqual([0, 0, -5, 0])
    expect(made.lines[2]).toEqual([{ reason: 'item', points: -5, item: 'trick', count: 1, source: 'tricks' }])
  })
})

describe('a layout', () => {
  const domino = rules.contracts[5] as LayoutRow

  test('needs only those places that do not pay the same', () => {
    expect(finishersLeft(domino, 4, [])).toBe(2)
    expect(finishersLeft(domino, 4, [3])).toBe(1)
    expect(finishersLeft(domino, 4, [3, 0])).toBe(0)
    expect(finished(domino, 4, [3])).toBe(false)
    expect(finished(domino, 4, [3, 0])).toBe(true)
  })

  test('knows who is last', () => {
    expect(finishing(4, [3, 0, 1])).toEqual([3, 0, 1, 2])
    expect(finishing(4, [3, 0])).toEqual([3, 0])
  })
})
