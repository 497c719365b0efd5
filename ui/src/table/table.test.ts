import { describe, expect, test, vi } from 'vitest'
import { marks, spread } from './chart'
import { best, sources } from './sheet'
import { costs } from './prices'
import { understand } from './commands'
import { placing, type Space } from './placing'
import { handLayout } from '../lib/geometry'
import { shown } from '../lib/pace'
import { trick } from '../fixtures/samples'

vi.mock('../lib/words.svelte', () => ({
  t: (id: string) => id,
  points: String,
  letter: String,
  sentence: (text: string) => `${text}.`,
  words: { card: String, suit: String, sign: String, rank: String, list: (some: string[]) => some.join(' and '), short: (card: string) => card.replace('H', '♥').replace('S', '♠'), price: (item: string, price: number) => `${price} per ${item}`, commas: (some: string[]) => some.join(', ') },
}))

describe('the chart', () => {
  test('marks are round and hold all values', () => {
    expect(marks(-210, 290)).toEqual([-300, -200, -100, 0, 100, 200, 300])
    expect(marks(0, 0).length).toBeGreaterThan(1)
  })

  test('names at its end do not touch', () => {
    const heights = spread([100, 101, 99, 40], 15)
    const sorted = [...heights].sort((a, b) => a - b)
    for (let at = 1; at < sorted.length; at++) expect(sorted[at] - sorted[at - 1]).toBeGreaterThanOrEqual(14.9)
  })

  test('names of equal points stand apart and inside, and those that touch none stay where they are', () => {
    expect(spread([14, 14, 14, 150], 15, 8, 212)).toEqual([8, 23, 38, 150])
    expect(spread([210, 100, 210], 15, 8, 212)).toEqual([197, 100, 212])
    expect(spread([100, 100], 15, 8, 212)).toEqual([92.5, 107.5])
    const all = spread([14, 14, 14, 20, 20, 30, 60], 15, 8, 212).sort((a, b) => a - b)
    expect(all).toEqual([8, 23, 38, 53, 68, 83, 98])
  })
})

describe('where points came from', () => {
  const line = (item: string, points: number) => ({ reason: 'item' as const, item, points, count: 1, source: 'salad' })

  test('the last tricks are one row, and nobody’s points are lost', () => {
    const rows = sources([[line('trick', 10), line('last2', 30)], [line('last', 50)]])
    expect(rows.map((row) => row.points)).toEqual([[10, 0], [30, 50]])
    expect(rows[1].several).toBe(true)
  })

  test('a tie names all', () => {
    expect(best([10, 30, 10], true)).toEqual([0, 2])
    expect(best([10, 30, 10], false)).toEqual([1])
  })
})

test('each card stands in one place only', () => {
  const view = trick()
  const fan = handLayout({ mode: 'phone', width: 344, cards: view.hand.length, large: false, oneRow: false, rtl: false })
  const space: Space = { cloth: { mode: 'phone', players: 4, width: 344, height: 320, mirrored: false }, clothAt: [0, 0], handAt: [0, 330], hand: fan, tiles: new Map() }
  const placed = placing(shown(null, { seq: 1, happened: null, view }), view.hand, 'AC', space)
  expect(placed.length).toBe(view.hand.length + 3)
  expect(new Set(placed.map((each) => each.card)).size).toBe(placed.length)
  expect(placed.find((each) => each.card === 'AC')?.zone).toBe('trick')
  expect(placed.filter((each) => each.winning).map((each) => each.card)).toEqual(['KC'])
})

describe('what a contract costs, beside its name', () => {
  const row = (prices: Record<string, number>, source = '') => ({ payout: [], prices: Object.entries(prices).map(([item, price]) => ({ item, price, source: source || item })) })

  test('cards with prices of their own are named', () => {
    expect(costs(row({ H: -2, AH: -6 }, 'hearts'))).toBe('-2, A♥ -6')
    expect(costs(row({ QS: -13, H: -1 }, 'hearts'))).toBe('Q♠ -13, -1')
    expect(costs(row({ trick: -2, H: -5 }, 'mixed'))).toBe('-2 per trick, -5 per H')
  })

  test('one price, the last tricks, a sum and the places of a layout stay as short as they were', () => {
    expect(costs(row({ Q: -6 }))).toBe('-6 per Q')
    expect(costs(row({ KH: -20 }))).toBe('K♥')
    expect(costs(row({ last: -20, last2: -10 }, 'last'))).toBe('-20 + -10')
    expect(costs(row({ Q: -6, KH: -20 }))).toBe('page-everything')
    expect(costs({ prices: [], payout: [45, 20, 0] })).toBe('45 · 20')
  })
})

test('the text table tells which cards are out of play', () => {
  expect(understand('out', { ...trick(), out: ['2C', 'QH'] }, null)).toEqual({ say: '2C and QH.' })
  expect(understand('page-words-out', trick(), null)).toEqual({ say: 'page-text-nothing' })
})
