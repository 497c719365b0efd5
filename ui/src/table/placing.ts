// Where each card of the deal stands: a pure function of what is shown.
import { after, seatAt, trickAt, trickCard, type Cloth, type Hand } from '../lib/geometry'
import { inOrder, lying, type Shown } from '../lib/pace'
import { settings } from '../lib/settings.svelte'
import type { CardText } from '../lib/wire'

export interface Space {
  cloth: Cloth
  /** The cloth's top left corner and the hand's, in the layer. */
  clothAt: readonly [number, number]
  handAt: readonly [number, number]
  hand: Hand
  /** Where a tile of the layout is, by card: its centre and its width. */
  tiles: Map<CardText, readonly [number, number, number]>
}

export interface Placed {
  card: CardText
  zone: 'hand' | 'trick' | 'gone' | 'laid'
  x: number
  y: number
  /** Where it comes from, when it was not seen before. */
  from: readonly [number, number]
  width: number
  z: number
  led: boolean
  winning: boolean
}

/** All cards that are to be seen, and those just leaving. */
export function placing(shown: Shown, hand: CardText[], pending: CardText | null, space: Space, rtl = false): Placed[] {
  const held = hand.filter((card) => card !== pending)
  const cards = [...inHand(held, space, rtl), ...inTrick(shown, pending, space), ...going(shown, space)]
  const laid = justLaid(shown, space)
  return laid && !cards.some((each) => each.card === laid.card) ? [...cards, laid] : cards
}

/** From right to left too, each card covers the right part of its neighbour, never an index. */
function inHand(hand: CardText[], { hand: fan, handAt }: Space, rtl: boolean): Placed[] {
  const row = Math.ceil(hand.length / fan.rows)
  const order = (at: number) => (rtl ? (at < row ? row - at : 2 * row + hand.length - at) : at)
  return hand.map((card, at) => {
    const [x, y] = fan.places[at] ?? [0, 0]
    const place: readonly [number, number] = [handAt[0] + x, handAt[1] + y]
    return { ...blank(card, 'hand'), x: place[0], y: place[1], from: [handAt[0] + x, handAt[1] + 60], width: fan.card, z: 100 + order(at) }
  })
}

function inTrick(shown: Shown, pending: CardText | null, space: Space): Placed[] {
  const view = shown.told.view
  const table = [...lying(shown)]
  if (pending && view.seat !== null && !view.layout) table.push({ seat: view.seat, card: pending })
  const winner = shown.held ? shown.held.winner : settings.winning ? view.trick?.winning : null
  return table.map(({ seat, card }, order) => ({
    ...blank(card, 'trick'),
    ...centred(space, trickAt(space.cloth, after(seat, view.seat, space.cloth.players)), trickCard(space.cloth)),
    from: corner(space, seatAt(space.cloth, after(seat, view.seat, space.cloth.players)), trickCard(space.cloth)),
    z: 10 + order,
    led: order === 0 && table.length > 1,
    winning: seat === winner && card !== pending,
  }))
}

/** The trick just collected, shrinking towards the seat that took it. */
function going(shown: Shown, space: Space): Placed[] {
  if (shown.held || !shown.gone) return []
  const view = shown.told.view
  const to = seatAt(space.cloth, after(shown.gone.winner, view.seat, space.cloth.players))
  const lies = new Set(lying(shown).map((each) => each.card))
  return inOrder(shown.gone, view)
    .filter(({ card }) => !lies.has(card))
    .map(({ card }, order) => ({ ...blank(card, 'gone'), ...centred(space, to, trickCard(space.cloth)), from: corner(space, to, trickCard(space.cloth)), z: order }))
}

/** The card just laid in the layout flies to its tile. */
function justLaid(shown: Shown, space: Space): Placed | null {
  const happened = shown.told.happened
  if (happened?.kind !== 'acted' || happened.action.kind !== 'lay') return null
  const { card } = happened.action
  const tile = space.tiles.get(card)
  if (!tile) return null
  const width = tile[2]
  const at = [tile[0] - width / 2, tile[1] - width * .7] as const
  const seat = corner(space, seatAt(space.cloth, after(happened.seat, shown.told.view.seat, space.cloth.players)), width)
  return { ...blank(card, 'laid'), x: at[0], y: at[1], from: seat, width, z: 300 }
}

const blank = (card: CardText, zone: Placed['zone']) =>
  ({ card, zone, x: 0, y: 0, from: [0, 0] as const, width: 0, z: 0, led: false, winning: false })

function corner({ cloth, clothAt }: Space, [x, y]: readonly [number, number], width: number): readonly [number, number] {
  return [clothAt[0] + x * cloth.width - width / 2, clothAt[1] + y * cloth.height - width * .7]
}

function centred(space: Space, at: readonly [number, number], width: number) {
  const [x, y] = corner(space, at, width)
  return { x, y, width }
}
