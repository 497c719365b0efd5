import { expect, test } from 'vitest'
import type { LayoutPart, ReplayDeal } from '../lib/wire'
import { fanned, layoutAfter, marks, pointsAfter } from './replay'

const cell = (card: string, state: LayoutPart['rows'][0][0]['state'], by: number | null = null) => ({ card, state, start: card === '8S', by })
const layout: LayoutPart = {
  suits: ['S'], rows: [[cell('7S', 'laid', 1), cell('8S', 'laid', 0), cell('9S', 'bridged'), cell('10S', 'open')]], ace: null, finished: [0], extra: false, passes: [0, 0],
}
const lay = (seat: number, card: string) => ({ seat, action: { kind: 'lay' as const, card, end: null }, trick: null })
const deal = { plays: [lay(0, '8S'), lay(1, '7S')], hands: [['8S'], ['7S', '10S']], layout, points: [-100, 0] } as unknown as ReplayDeal
const states = (at: number) => layoutAfter(deal, at)!.rows[0].map((each) => each.state)

test('a layout grows as its cards are laid, bridged cards are there from the start', () => {
  expect(states(0)).toEqual(['empty', 'empty', 'bridged', 'empty'])
  expect(states(1)).toEqual(['empty', 'laid', 'bridged', 'empty'])
  expect(states(2)).toEqual(['laid', 'laid', 'bridged', 'empty'])
})

test('the points of a layout come with its end', () => {
  expect(pointsAfter(deal, 1)).toEqual([0, 0])
  expect(pointsAfter(deal, 2)).toEqual([-100, 0])
})

test('a deal that was thrown in has a name of its own', () => {
  const deals = [[1, false], [2, true], [2, true], [2, false], [3, false]] as const
  expect(marks(deals.map(([deal, thrown_in]) => ({ deal, thrown_in })))).toEqual(['1', '2-1', '2-2', '2', '3'])
})

test.each([[17, 46, 276], [17, 64, 388], [13, 64, 388], [13, 46, 276], [8, 46, 150], [1, 46, 20], [0, 46, 276]])('%i cards of %i in a room of %i: every index can be read', (most, card, room) => {
  for (let count = 0; count <= most; count++) {
    const { inRow, step, rows } = fanned(count, most, card, room)
    expect(inRow * rows).toBeGreaterThanOrEqual(count)
    if (Math.min(inRow, count) > 1) {
      expect(step).toBeGreaterThanOrEqual(card * 0.41)
      expect(card + step * (Math.min(inRow, count) - 1)).toBeLessThanOrEqual(room + 0.01)
    }
  }
})
