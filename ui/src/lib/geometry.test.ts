import { describe, expect, test } from 'vitest'
import { after, handLayout, seatAt, tile, trickAt, trickCard, type Cloth, type HandSpace } from './geometry'

const cloth = (players: number, mode: Cloth['mode'] = 'phone', mirrored = false): Cloth => ({
  mode, players, mirrored, width: { phone: 344, low: 476, desktop: 930 }[mode], height: { phone: 320, low: 238, desktop: 556 }[mode],
})
const hand = (change: Partial<HandSpace>) => handLayout({ mode: 'phone', width: 344, cards: 8, large: false, oneRow: false, rtl: false, ...change })

describe('cards of a trick', () => {
  for (const mode of ['phone', 'low', 'desktop'] as const)
    for (let players = 3; players <= 7; players++)
      test(`no card covers the index of an earlier one: ${mode}, ${players} players`, () => {
        const ground = cloth(players, mode)
        const width = trickCard(ground)
        const places = Array.from({ length: players }, (_, steps) => trickAt(ground, steps).map((part, axis) => part * (axis ? ground.height : ground.width)))
        for (let leader = 0; leader < players; leader++)
          for (let first = 0; first < players; first++)
            for (let later = first + 1; later < players; later++) {
              const [ax, ay] = places[(leader + first) % players]
              const [bx, by] = places[(leader + later) % players]
              const left = ax - width / 2
              const top = ay - width * 0.7
              const overX = Math.min(left + width * 0.42, bx + width / 2) - Math.max(left, bx - width / 2)
              const overY = Math.min(top + width * 0.72, by + width * 0.7) - Math.max(top, by - width * 0.7)
              expect(Math.min(overX, overY)).toBeLessThan(width * 0.14)
            }
      })

  test('all stand on the cloth', () => {
    for (let players = 3; players <= 7; players++)
      for (let steps = 0; steps < players; steps++) for (const part of [...trickAt(cloth(players), steps), ...seatAt(cloth(players), steps)]) expect(part).toBeGreaterThanOrEqual(0), expect(part).toBeLessThanOrEqual(1)
  })

  test('a smaller cloth takes smaller cards', () => {
    expect(trickCard({ ...cloth(4), width: 304, height: 260 })).toBeLessThan(62)
  })
})

test('the next player sits on the left, or on the right where play runs the other way', () => {
  expect(seatAt(cloth(4), 1)[0]).toBeLessThan(0.5)
  expect(seatAt(cloth(4, 'phone', true), 1)[0]).toBeGreaterThan(0.5)
})

test('seats are counted from the viewer; a spectator looks from seat 0', () => {
  expect(after(1, 3, 4)).toBe(2)
  expect(after(2, null, 4)).toBe(2)
})

describe('the hand', () => {
  test('eight cards lie in one row at 360, thirteen in two', () => {
    expect(hand({ cards: 8 })).toMatchObject({ rows: 1, card: 84 })
    expect(hand({ cards: 13 })).toMatchObject({ rows: 2, card: 56 })
  })

  test('steps are at least 34 wide and no card leaves the strip', () => {
    for (const width of [304, 344, 414])
      for (let cards = 1; cards <= 18; cards++)
        for (const large of [false, true]) {
          const { places, card, rows } = hand({ width, cards, large })
          const first = places.filter((_, at) => at < Math.ceil(cards / rows))
          for (const [x] of places) expect(x + card).toBeLessThanOrEqual(width + 1), expect(x).toBeGreaterThanOrEqual(-1)
          if (cards <= 13 && first.length > 1 && !(large && width < 320)) expect(first[1][0] - first[0][0]).toBeGreaterThanOrEqual(30)
        }
  })

  test('where the screen is not high it keeps to its room', () => {
    for (const room of [112, 118, 138])
      for (let cards = 1; cards <= 18; cards++) {
        const { card, height, places } = hand({ width: 304, cards, room })
        expect(height).toBeLessThanOrEqual(room + 1)
        expect(card).toBeGreaterThanOrEqual(45)
        for (const [x] of places) expect(x + card).toBeLessThanOrEqual(305), expect(x).toBeGreaterThanOrEqual(-1)
      }
  })

  test('right to left it runs the other way', () => {
    const { places } = hand({ rtl: true })
    expect(places[0][0]).toBeGreaterThan(places[7][0])
  })

  test('on a desktop it is centred', () => {
    const { places, card } = hand({ mode: 'desktop', width: 900, cards: 5 })
    expect(Math.round(places[0][0] + places[4][0] + card)).toBe(900)
  })
})

test('tiles of a layout fit their space', () => {
  expect(tile(334, 220, 13, 2)[0] * 13 + 24).toBeLessThanOrEqual(335)
  expect(tile(900, 400, 8, 4)).toEqual([50, 86])
})
