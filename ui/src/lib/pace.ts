// What is shown of the match at one moment: the view, and the finished trick that still lies on the table.
import type { CardText, Seat, Told, View } from './wire'

export interface Held { leader: Seat; cards: CardText[]; winner: Seat; points: number }

export interface Shown {
  told: Told
  /** The trick just finished, until it is collected. */
  held: Held | null
  /** A trick on its way to the seat that took it. */
  gone: Held | null
}

/** The state after one more step. */
export function shown(before: Shown | null, told: Told): Shown {
  const happened = told.happened
  const trick = happened?.kind === 'acted' ? happened.trick : null
  const last = told.view.trick?.last ?? null
  const held = trick ? { ...finished(before, told, last), winner: trick.winner, points: trick.points } : null
  return { told, held: held && held.cards.length ? held : null, gone: before?.held ?? null }
}

/** Collects the trick that lies there. */
export const collected = (state: Shown): Shown => ({ ...state, held: null, gone: state.held ?? state.gone })

/** The cards of the finished trick: as the view tells them, or as they lay with the card that ended it. */
function finished(before: Shown | null, told: Told, last: { leader: Seat; cards: CardText[] } | null) {
  const lying = before?.told.view.trick
  const happened = told.happened
  const ending = happened?.kind === 'acted' && happened.action.kind === 'play' ? [happened.action.card] : []
  if (last && (!ending.length || last.cards.includes(ending[0]))) return { leader: last.leader, cards: last.cards }
  const before_ = lying?.table ?? []
  return { leader: lying?.leader ?? 0, cards: [...before_.map((each) => each.card), ...ending] }
}

/** Cards on the table as (seat, card), in order of play. */
export function lying(state: Shown): { seat: Seat; card: CardText }[] {
  const { view } = state.told
  if (state.held) return inOrder(state.held, view)
  return view.trick?.table ?? []
}

export function inOrder(trick: { leader: Seat; cards: CardText[] }, view: View): { seat: Seat; card: CardText }[] {
  return trick.cards.map((card, at) => ({ seat: (trick.leader + at) % view.names.length, card }))
}

/** Whether the next step must wait until the trick that lies there has been seen. */
export const waits = (state: Shown | null, next: Told): boolean =>
  !!state?.held && next.happened !== null && next.happened.kind !== 'undone'
