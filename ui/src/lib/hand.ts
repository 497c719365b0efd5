// The order in which a hand is held.
import type { CardText } from './wire'

const SUITS = ['S', 'H', 'C', 'D']
/** Suits in the order that keeps black and red apart, when one or more are missing. */
function alternating(present: Set<string>): string[] {
  const order = SUITS.filter((suit) => present.has(suit))
  const black = order.filter((suit) => 'SC'.includes(suit))
  const red = order.filter((suit) => 'HD'.includes(suit))
  const [more, fewer] = black.length >= red.length ? [black, red] : [red, black]
  return more.flatMap((suit, at) => (fewer[at] ? [suit, fewer[at]] : [suit]))
}

export interface Sorting { sort: 'suit' | 'rank'; ascending: boolean }

/** The hand sorted by suit, colours alternating, or by rank; `ranks` from low to high. */
export function sorted(hand: CardText[], ranks: string[], { sort, ascending }: Sorting): CardText[] {
  const suits = alternating(new Set(hand.map((card) => card.slice(-1))))
  const height = (card: CardText) => (ascending ? 1 : -1) * ranks.indexOf(card.slice(0, -1))
  const suit = (card: CardText) => suits.indexOf(card.slice(-1))
  const keys = sort === 'suit' ? [suit, height] : [height, suit]
  return [...hand].sort((a, b) => keys[0](a) - keys[0](b) || keys[1](a) - keys[1](b))
}

/** The player's own order where it still fits, cards without a place in it at their sorted place. */
export function arranged(hand: CardText[], ranks: string[], sorting: Sorting, own: CardText[]): CardText[] {
  const base = sorted(hand, ranks, sorting)
  return own.length && hand.every((card) => own.includes(card)) ? own.filter((card) => hand.includes(card)) : base
}
