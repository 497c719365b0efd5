// A deal while it is being entered: counts go up tap by tap, what is left to give is told, what cannot be is refused.
import type { Card } from './cards'
import { fits } from './fitting'
import { handSize, items, needsTricks, payout, TRICK } from './meaning'
import { added, checkFinish, checkOut, inAll, inPlay, lastTricks, settles, type LayoutOutcome, type TrickOutcome } from './outcome'
import { refuse, type Refusal } from './refusal'
import type { LayoutRow, Rules, TrickRow } from './rules'

/** A deal of tricks as far as it has been entered. */
export interface Draft {
  readonly rules: Rules
  readonly row: TrickRow
  readonly players: number
  /** Cards that were not in play. */
  readonly out: readonly Card[]
  /** How many of each thing asked for each seat has been given, tricks included. */
  readonly given: Readonly<Record<string, readonly number[]>>
}

/** What must be entered for a row, in one order: tricks only where they matter, then the items that it prices. */
export const asked = (rules: Rules, row: TrickRow): string[] =>
  [...(needsTricks(rules, row) ? [TRICK] : []), ...items(rules, row).filter((item) => item !== TRICK)]

/** A draft with nothing entered. */
export function blank(rules: Rules, row: TrickRow, players: number, out: readonly Card[] = []): Draft {
  const nothing = Array<number>(players).fill(0)
  return { rules, row, players, out, given: Object.fromEntries(asked(rules, row).map((item) => [item, nothing])) }
}

/** How many of a thing there are to give in all. */
export const needed = ({ rules, players, out }: Draft, item: string): number => inAll(rules, players, out, item)

/** How many of a thing are left to give. */
export const left = (draft: Draft, item: string): number => needed(draft, item) - added(draft.given[item])

/** The draft with some more of a thing, or less, for one seat. */
export function give(draft: Draft, item: string, seat: number, more = 1): Draft {
  const counts = draft.given[item].map((count, each) => (each === seat ? count + more : count))
  return { ...draft, given: { ...draft.given, [item]: counts } }
}

/** The draft with the rest of a thing for one seat. */
export const restTo = (draft: Draft, item: string, seat: number): Draft => give(draft, item, seat, left(draft, item))

/** Whether everything has been given. */
export const complete = (draft: Draft): boolean => Object.keys(draft.given).every((item) => left(draft, item) === 0)

/** The outcome so far; whole where the draft is complete. */
export function outcome(draft: Draft): TrickOutcome {
  const { [TRICK]: tricks, ...taken } = draft.given
  return { kind: 'tricks', taken, tricks: tricks ?? null, out: draft.out }
}

/** Why no deal can end with at least these counts; null while one can. What is missing is not refused. */
export function check(draft: Draft): Refusal | null {
  const wrong = checkOut(draft.rules, draft.players, draft.out)
  if (wrong) return wrong
  if (Object.values(draft.given).some((counts) => Math.min(...counts) < 0)) return refuse('wrong-counts', { players: draft.players })
  const over = Object.keys(draft.given).find((item) => left(draft, item) < 0)
  if (over === TRICK) return refuse('wrong-trick-sum', { given: added(draft.given[TRICK]), needed: needed(draft, TRICK) })
  if (over) return refuse('wrong-item-sum', { item: over, given: added(draft.given[over]), needed: needed(draft, over) })
  return checkRoom(draft)
}

/** Whether the cards given find room in the tricks given, or in tricks that may still be given. */
function checkRoom(draft: Draft): Refusal | null {
  const { rules, players, out, given } = draft
  const { [TRICK]: told, ...taken } = given
  const lasts = lastTricks(players, taken)
  const won = told ?? Array<number>(players).fill(0)
  const seat = told && left(draft, TRICK) === 0 ? won.findIndex((tricks, each) => tricks < lasts[each]) : -1
  if (seat >= 0) return refuse('last-without-trick', { seat })
  const room = (held: readonly number[]) =>
    added(held.map((cards, each) => Math.max(won[each], lasts[each], Math.ceil(cards / players)))) <= handSize(rules, players)
  return fits(inPlay(rules, players, out), players, taken, room) ? null : refuse('no-such-distribution', { contract: draft.row.id })
}

/** The seats that may be given one more of a thing. */
export function takers(draft: Draft, item: string): number[] {
  if (left(draft, item) <= 0) return []
  return draft.given[item].flatMap((_, seat) => (check(give(draft, item, seat)) ? [] : [seat]))
}

/** The draft with everything that only one seat can have: whoever took all tricks took every card in them. */
export function settled(draft: Draft): Draft {
  if (check(draft)) return draft
  for (const item of Object.keys(draft.given)) {
    const able = takers(draft, item)
    if (able.length === 1) return settled(give(draft, item, able[0]))
  }
  return draft
}

/** The draft with all that is left of everything for one seat: one tap then enters a slam. */
export const allTo = (draft: Draft, seat: number): Draft => Object.keys(draft.given).reduce((before, item) => restTo(before, item, seat), draft)

// --- the layout ---

/** A layout's order of finishing, with the one seat that is left where only its place is. */
export function finishing(players: number, finish: readonly number[]): number[] {
  const behind = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !finish.includes(seat))
  return behind.length === 1 ? [...finish, ...behind] : [...finish]
}

/** Whether the order of finishing tells enough; a stuck layout may have any. */
export const finished = (row: LayoutRow, players: number, finish: readonly number[]): boolean =>
  !checkFinish(players, finish) && settles(row, players, finish)

/** How many more finishers must be told before the places left all pay the same. */
export function finishersLeft(row: LayoutRow, players: number, finish: readonly number[]): number {
  const prizes = payout(row, players)
  for (let count = Math.max(1, finish.length); count < players; count++)
    if (new Set(prizes.slice(count)).size <= 1) return count - finish.length
  return players - finish.length
}

export const layoutOutcome = (finish: readonly number[], out: readonly Card[] = []): LayoutOutcome => ({ kind: 'layout', finish, out })
