// How players are called on the page: yourself "You".
import type { CardText, View } from '../lib/wire'
import { t, words } from '../lib/words.svelte'

/** Who sits there, and which of them is the viewer. */
export type Names = Pick<View, 'seat' | 'names'>

export const who = (view: Names, seat: number): string => (seat === view.seat ? t('page-you') : (view.names[seat] ?? ''))
/** The same where something is done to him: "Rui, on you". */
export const whom = (view: Names, seat: number): string => (seat === view.seat ? t('page-you-object') : (view.names[seat] ?? ''))
/** Several players, none of them yourself: "Rui and you" wants a sentence of its own. */
export const listed = (view: Names, seats: number[]): string => words.list(seats.map((seat) => view.names[seat] ?? ''))
/** A name in a sentence that has little room: a long one ends after its first letters. */
export const brief = (name: string): string => { const letters = [...name]; return letters.length > 15 ? letters.slice(0, 13).join('').trimEnd() + '…' : name }
export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?'

/** How many letters the longest word of a name has: it is set so small that none is broken. */
export const longest = (name: string): number => Math.max(1, ...name.split(/[\s-]+/u).map((word) => [...word].length))

/** The seats in the direction of play, the viewer first. */
export function inOrder(view: Names): number[] {
  const first = view.seat ?? 0
  return view.names.map((_, at) => (first + at) % view.names.length)
}

/** Who is winning the trick that lies there; "" where none does. */
export function winning(view: View): string {
  const seat = view.trick?.winning ?? null
  if (seat === null) return ''
  return seat === view.seat ? t('page-winning-you') : t('page-winning', { who: view.names[seat] })
}

/** What the contract in play is called, with whose choice it was. */
export function choice(view: View): string {
  if (view.chooser === null) return t('page-no-choice')
  if (view.chooser === view.seat) return t('page-your-choice')
  return t('page-choice-of', { who: view.names[view.chooser] })
}

/** Cards that nobody has in this deal, as a line; "" where every card is in it. */
export const notInPlay = (cards: CardText[], said = words.short): string => (cards.length ? t('page-not-in-play', { cards: words.list(cards.map(said)) }) : '')
