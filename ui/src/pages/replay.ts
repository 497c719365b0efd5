// A finished deal stepped through: what lies where after so many cards.
import type { CardText, LayoutPart, ReplayDeal, Seat } from '../lib/wire'

export interface Trick { leader: Seat; cards: { seat: Seat; card: CardText; play: number }[]; winner: Seat | null; points: number; end: number }

const cardOf = (play: ReplayDeal['plays'][number]): CardText | null => ('card' in play.action ? play.action.card : null)

/** The tricks of the deal; `end` is the number of plays after which a trick is complete. */
export function tricks(deal: ReplayDeal): Trick[] {
  const found: Trick[] = []
  let cards: Trick['cards'] = []
  deal.plays.forEach((play, at) => {
    const card = cardOf(play)
    if (card) cards.push({ seat: play.seat, card, play: at })
    if (!play.trick) return
    found.push({ leader: cards[0].seat, cards, winner: play.trick.winner, points: play.trick.points, end: at + 1 })
    cards = []
  })
  return found
}

/** The hands that are left after so many plays. */
export function handsAfter(deal: ReplayDeal, at: number): CardText[][] {
  const gone = new Set(deal.plays.slice(0, at).map(cardOf))
  return deal.hands.map((hand) => hand.filter((card) => !gone.has(card)))
}

/** The runs after so many plays: what is laid later is not there yet. */
export function layoutAfter(deal: ReplayDeal, at: number): LayoutPart | null {
  if (!deal.layout) return null
  const down = new Set(deal.plays.slice(0, at).map(cardOf))
  const rows = deal.layout.rows.map((row) => row.map((each) => (each.state === 'open' || (each.state === 'laid' && !down.has(each.card)) ? { ...each, state: 'empty' as const, by: null } : each)))
  return { ...deal.layout, rows }
}

/** The cards on the table after so many plays: a finished trick stays until the next card. */
export function tableAfter(deal: ReplayDeal, at: number): { cards: Trick['cards']; winner: Seat | null } {
  const cards: Trick['cards'] = []
  for (let step = at - 1; step >= 0; step--) {
    const play = deal.plays[step]
    if (play.trick && step < at - 1) break
    const card = cardOf(play)
    if (card) cards.unshift({ seat: play.seat, card, play: step })
  }
  return { cards, winner: at ? (deal.plays[at - 1].trick?.winner ?? null) : null }
}

/** Points taken in tricks so far; those of a layout come with its end. */
export function pointsAfter(deal: ReplayDeal, at: number): number[] {
  if (deal.layout && at >= deal.plays.length) return deal.points
  const sums = deal.hands.map(() => 0)
  for (const play of deal.plays.slice(0, at)) if (play.trick) sums[play.trick.winner] += play.trick.points
  return sums
}

/** What names each deal in an address: its number, and which one it was for hands that were thrown in before it. */
export const marks = (deals: { deal: number; thrown_in: boolean }[]): string[] =>
  deals.map(({ deal, thrown_in }, at) => (thrown_in ? `${deal}-${deals.slice(0, at).filter((each) => each.deal === deal).length + 1}` : `${deal}`))

/** How much of a card's width its index takes. */
const INDEX = 0.42

/** How a hand lies face up with every index to be read: how many cards stand in a row, how far apart, and in how many rows.
 *  `most` is how many cards it began with: the rows stay as they were while it grows smaller. */
export function fanned(count: number, most: number, card: number, room: number): { inRow: number; step: number; rows: number } {
  const fit = 1 + Math.max(0, Math.floor((room - card) / (card * INDEX) + 0.01))
  const rows = Math.ceil(Math.max(1, most) / fit)
  const inRow = Math.ceil(Math.max(1, most) / rows)
  const step = Math.min(card * 0.78, (room - card) / Math.max(1, Math.min(inRow, count) - 1))
  return { inRow, step: Math.max(0, step), rows }
}
