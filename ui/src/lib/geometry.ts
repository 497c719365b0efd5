// Where things stand on the cloth. Positions are centres, as fractions of the cloth.

export type Mode = 'phone' | 'low' | 'desktop'
export type Point = readonly [number, number]

interface Places {
  card: number
  /** From the neighbour in the direction of play on. */
  seats: Point[]
  /** Your card first, then the same order. */
  trick: Point[]
}

const TABLE: Record<Mode, Record<number, Places>> = {
  phone: {
    3: { card: 62, seats: [[.11, .24], [.89, .24]], trick: [[.5, .66], [.35, .37], [.65, .37]] },
    4: { card: 62, seats: [[.11, .44], [.5, .1], [.89, .44]], trick: [[.5, .655], [.31, .485], [.5, .34], [.69, .485]] },
    5: { card: 54, seats: [[.11, .58], [.27, .12], [.73, .12], [.89, .58]], trick: [[.5, .66], [.3, .6], [.39, .355], [.61, .355], [.7, .6]] },
    6: { card: 48, seats: [[.11, .62], [.12, .2], [.5, .1], [.88, .2], [.89, .62]], trick: [[.5, .66], [.3, .64], [.31, .4], [.5, .36], [.69, .4], [.7, .64]] },
    7: { card: 48, seats: [[.1, .66], [.1, .3], [.33, .1], [.67, .1], [.9, .3], [.9, .66]], trick: [[.5, .66], [.29, .66], [.28, .43], [.42, .36], [.58, .36], [.72, .43], [.71, .66]] },
  },
  // A phone on its side: wide and not high.
  low: {
    3: { card: 50, seats: [[.1, .3], [.9, .3]], trick: [[.5, .595], [.37, .34], [.63, .34]] },
    4: { card: 46, seats: [[.1, .45], [.5, .1], [.9, .45]], trick: [[.5, .62], [.37, .47], [.5, .335], [.63, .47]] },
    5: { card: 46, seats: [[.09, .58], [.27, .1], [.73, .1], [.91, .58]], trick: [[.5, .62], [.35, .62], [.42, .335], [.58, .335], [.65, .62]] },
    6: { card: 46, seats: [[.09, .61], [.1, .19], [.5, .1], [.9, .19], [.91, .61]], trick: [[.5, .62], [.35, .62], [.35, .335], [.5, .335], [.65, .335], [.65, .62]] },
    7: { card: 46, seats: [[.09, .61], [.09, .19], [.34, .1], [.66, .1], [.91, .19], [.91, .61]], trick: [[.5, .62], [.35, .62], [.29, .335], [.43, .335], [.57, .335], [.71, .335], [.65, .62]] },
  },
  desktop: {
    3: { card: 104, seats: [[.12, .28], [.88, .28]], trick: [[.5, .62], [.38, .4], [.62, .4]] },
    4: { card: 104, seats: [[.1, .45], [.5, .09], [.9, .45]], trick: [[.5, .615], [.36, .465], [.5, .315], [.64, .465]] },
    5: { card: 92, seats: [[.09, .55], [.28, .11], [.72, .11], [.91, .55]], trick: [[.5, .62], [.35, .57], [.41, .31], [.59, .31], [.65, .57]] },
    6: { card: 84, seats: [[.09, .6], [.14, .2], [.5, .09], [.86, .2], [.91, .6]], trick: [[.5, .62], [.35, .6], [.36, .35], [.5, .3], [.64, .35], [.65, .6]] },
    7: { card: 84, seats: [[.09, .66], [.09, .28], [.33, .09], [.67, .09], [.91, .28], [.91, .66]], trick: [[.5, .62], [.35, .62], [.33, .385], [.44, .29], [.56, .29], [.67, .385], [.65, .62]] },
  },
}

/** The cloth for which the table is drawn, and what its foot takes of it; a smaller one takes smaller cards. */
const CLOTH: Record<Mode, { size: Point; foot: number; most: number }> = {
  phone: { size: [344, 320], foot: 53, most: 1.12 },
  low: { size: [476, 238], foot: 48, most: 1.3 },
  desktop: { size: [930, 556], foot: 0, most: 120 / 104 },
}

export interface Cloth {
  mode: Mode
  players: number
  width: number
  height: number
  /** Play runs the other way round. */
  mirrored: boolean
  /** Nobody sits below: the first seat is a player like the others. */
  watched?: boolean
}

const places = (cloth: Cloth): Places => TABLE[cloth.mode][Math.min(7, Math.max(3, cloth.players))]
/** Mirrored where play runs the other way; on a lower cloth everything moves up, because its foot stays as high as it is. */
function turned([x, y]: Point, { mode, mirrored, height }: Cloth): Point {
  const { size: [, full], foot } = CLOTH[mode]
  const up = height && height < full ? ((height - foot) / height) * (full / (full - foot)) : 1
  return [mirrored ? 1 - x : x, y * up]
}

/** How many seats after the viewer's in the direction of play; a spectator looks from seat 0. */
export const after = (seat: number, viewer: number | null, players: number): number => (seat - (viewer ?? 0) + players) % players

/** The width of a card in the trick, in px. */
export function trickCard(cloth: Cloth): number {
  const { size: [width, height], foot, most } = CLOTH[cloth.mode]
  return Math.round(places(cloth).card * Math.min(most, cloth.width / width, (cloth.height - foot) / (height - foot)))
}

/** The centre of a seat as a fraction; `steps` seats after the viewer. The viewer's own place is below. */
export function seatAt(cloth: Cloth, steps: number): Point {
  if (steps === 0 && cloth.watched) return [.5, .93]
  if (steps === 0) return [cloth.mode === 'desktop' ? .07 : .5, cloth.mode === 'desktop' ? .94 : 1]
  return turned(places(cloth).seats[steps - 1] ?? [.5, .1], cloth)
}

/** The centre of a card in the trick as a fraction. */
export function trickAt(cloth: Cloth, steps: number): Point {
  return turned(places(cloth).trick[steps] ?? [.5, .5], cloth)
}

/** Whether a seat's name stands beside its picture (above, in the middle) or under it (at the sides). */
export const beside = (cloth: Cloth, steps: number): boolean => {
  const x = seatAt(cloth, steps)[0]
  return x > .22 && x < .78
}

export interface Hand {
  card: number
  rows: number
  height: number
  /** The top left corner of each card. */
  places: Point[]
}

/** `room`: how high the hand may be where the screen is not; without it, as high as it is drawn. */
export interface HandSpace { mode: Mode; width: number; cards: number; large: boolean; oneRow: boolean; rtl: boolean; room?: number }

const RAISE = { phone: 8, low: 8, desktop: 10 }

/** How a hand of so many cards lies in a strip of this width. */
export function handLayout(space: HandSpace): Hand {
  const { cards, width } = space
  const all = space.mode === 'desktop' ? desktopHand(space) : phoneHand(space)
  const byRow: Point[] = []
  const first = Math.ceil(cards / all.rows)
  const step = all.step
  const lead = Math.max(0, (width - span(all.rows > 1 && cards % 2 === 0 ? first + .5 : first, all.card, step)) / 2)
  for (let at = 0; at < cards; at++) {
    const row = at < first ? 0 : 1
    const along = row ? at - first + .5 : at
    byRow.push([Math.round((lead + along * step) * 10) / 10, RAISE[space.mode] + row * all.drop])
  }
  const height = RAISE[space.mode] + Math.round(all.card * 1.4) + (all.rows - 1) * all.drop
  const places = space.rtl ? mirroredRows(byRow, width, all.card, first) : byRow
  return { card: all.card, rows: all.rows, height, places }
}

const span = (cards: number, card: number, step: number) => card + Math.max(0, cards - 1) * step

interface Fan { card: number; step: number; rows: number; drop: number }

function desktopHand({ width, cards, large }: HandSpace): Fan {
  const card = Math.round((width > 1150 ? 112 : width < 700 ? 92 : 104) * (large ? 1.5 : 1))
  const room = Math.min(large ? 1200 : 920, width)
  const rows = large && cards > 7 ? 2 : 1
  const row = Math.ceil(cards / rows)
  return { card, rows, drop: Math.round(card * .5), step: Math.min(.86 * card, (room - card * (rows > 1 ? 1.5 : 1)) / Math.max(1, row - 1)) }
}

function phoneHand({ width, cards, large, oneRow, room = Infinity }: HandSpace): Fan {
  const tight = room < Infinity
  if (oneRow && !large) {
    // Narrow enough for every index to be seen beside the next card.
    const card = Math.min(56, Math.floor(width / (1 + .42 * (cards - 1))))
    return { card, rows: 1, drop: 0, step: Math.min(48, (width - card) / Math.max(1, cards - 1)) }
  }
  const wide = Math.min(large ? 126 : 84, Math.floor((room - RAISE.phone) / 1.4))
  const step = Math.min(wide + 8, (width - wide) / Math.max(1, cards - 1))
  if (step >= (tight ? 30 : 34) || cards < 2) return { card: wide, rows: 1, drop: 0, step }
  const row = Math.ceil(cards / 2)
  // The second row leaves rank and suit of the first in view.
  const lower = tight ? .88 : .93
  const card = Math.min(large ? 84 : row <= 5 ? 66 : 56, Math.floor((room - RAISE.phone) / (1.4 + lower)))
  const odd = cards % 2 ? 0 : .5
  return { card, rows: 2, drop: Math.round(card * lower), step: Math.min(card + 4, (width - card) / (row - 1 + odd)) }
}

/** The same hand from the other side: the order turns, each card still covers the right part of the one before. */
function mirroredRows(places: Point[], width: number, card: number, first: number): Point[] {
  const rows = [places.slice(0, first), places.slice(first)]
  return rows.flatMap((row) => row.map((place): Point => [width - card - place[0], place[1]]))
}

/** Width and height of a tile of the layout. */
export function tile(width: number, height: number, ranks: number, gap: number): Point {
  const wide = Math.min(50, Math.max(18, (width - gap * (ranks - 1)) / ranks))
  const high = Math.min(86, Math.max(28, (height - (gap + 2) * 3) / 4), wide * 2)
  return [Math.floor(wide * 10) / 10, Math.floor(high)]
}
