import { describe, expect, test } from 'vitest'
import { trick } from '../fixtures/samples'
import { collected, lying, shown, waits } from './pace'
import type { Told, View } from './wire'

const before: View = trick()
const after: View = {
  ...before, seq: before.seq + 1, to_act: 2, legal: [], hand: ['KS', 'KH', '7H', 'AC', '10D'],
  trick: { ...before.trick!, leader: 2, table: [], winning: null, last: { leader: 1, cards: ['9C', 'KC', 'QS', '8C'], winner: 2 } },
}
const start: Told = { seq: before.seq, happened: null, view: before }
const end: Told = { seq: after.seq, view: after, happened: { kind: 'acted', seat: 0, action: { kind: 'play', card: '8C' }, trick: { winner: 2, points: 30 }, ended: false } }
const next: Told = { ...end, seq: end.seq + 1, happened: { kind: 'acted', seat: 2, action: { kind: 'play', card: '7C' }, trick: null, ended: false } }

describe('a finished trick', () => {
  const first = shown(null, start)
  const held = shown(first, end)

  test('stays on the table until it is collected', () => {
    expect(lying(held).map((each) => each.card)).toEqual(['9C', 'KC', 'QS', '8C'])
    expect(lying(held).map((each) => each.seat)).toEqual([1, 2, 3, 0])
    expect(waits(held, next)).toBe(true)
    expect(waits(collected(held), next)).toBe(false)
  })

  test('goes to the seat that took it', () => {
    expect(collected(held)).toMatchObject({ held: null, gone: { winner: 2, cards: ['9C', 'KC', 'QS', '8C'] } })
  })

  test('is put together from the table where the rules do not show the last trick', () => {
    const secret = { ...end, view: { ...after, trick: { ...after.trick!, last: null } } }
    expect(lying(shown(first, secret)).map((each) => each.card)).toEqual(['9C', 'KC', 'QS', '8C'])
  })
})
