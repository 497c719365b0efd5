// The facts of a finished deal as counts, before any points, and whether they can be. Kept by hand or played, a deal
// has the same outcome and passes the same check, in the same order as on the server, so that both say the same.
import type { Card } from './cards'
import { fits } from './fitting'
import { covers, dealtPack, handSize, isCardItem, items, LAST_TRICKS, leftoverCount, needsTricks, payout, TRICK } from './meaning'
import { refuse, type Refusal } from './refusal'
import type { LayoutRow, Row, Rules, TrickRow } from './rules'

/** One number for each seat. */
export type Counts = readonly number[]
/** How many of each priced item each seat took, tricks apart. */
export type Taken = Readonly<Record<string, Counts>>

/** Who took what in a deal of tricks. */
export interface TrickOutcome {
  readonly kind: 'tricks'
  readonly taken: Taken
  /** Tricks won; null where the row does not need them. */
  readonly tricks: Counts | null
  /** Cards that were not in play. */
  readonly out: readonly Card[]
}

/** In which order hands emptied; seats not named finish behind and share what is left. */
export interface LayoutOutcome {
  readonly kind: 'layout'
  readonly finish: readonly number[]
  readonly out: readonly Card[]
}

/** A deal whose box is ticked without play: nobody doubled it, or all that was left to choose is barred. */
export interface NotPlayed {
  readonly kind: 'unplayed'
  readonly undoubled: boolean
  readonly out: readonly Card[]
}

export type Outcome = TrickOutcome | LayoutOutcome | NotPlayed

export const added = (counts: Counts): number => counts.reduce((total, count) => total + count, 0)

/** The cards in play where these are out. */
export const inPlay = (rules: Rules, players: number, out: readonly Card[]): readonly Card[] =>
  out.length ? dealtPack(rules, players).filter((card) => !out.includes(card)) : dealtPack(rules, players)

/** What cannot be in the outcome of such a deal; null where everything can. */
export function checkOutcome(rules: Rules, row: Row, players: number, outcome: Outcome): Refusal | null {
  const wrong = checkOut(rules, players, outcome.out)
  if (wrong || outcome.kind === 'unplayed') return wrong
  return outcome.kind === 'layout' ? checkLayout(row, players, outcome) : checkTricks(rules, row, players, outcome)
}

/** What is wrong with the cards that are told to be out. */
export function checkOut(rules: Rules, players: number, out: readonly Card[]): Refusal | null {
  const count = leftoverCount(rules, players)
  const pack = dealtPack(rules, players)
  const fine = new Set(out).size === out.length && out.every((card) => pack.includes(card)) && out.length === count
  return fine ? null : refuse('wrong-leftover', { count, cards: out })
}

function checkLayout(row: Row, players: number, outcome: LayoutOutcome): Refusal | null {
  if (row.kind !== 'layout') return refuse('wrong-outcome', { contract: row.id })
  const { finish } = outcome
  const wrong = checkFinish(players, finish)
  return wrong ?? (settles(row, players, finish) ? null : refuse('finish-too-short', { count: finish.length }))
}

/** What is wrong with an order of finishing, be it complete or not. */
export function checkFinish(players: number, finish: readonly number[]): Refusal | null {
  const fine = new Set(finish).size === finish.length && finish.every((seat) => seat >= 0 && seat < players)
  return fine ? null : refuse('wrong-finish', { players })
}

/** Whether a layout may end with these finishers: the places left all pay the same, or it was stuck. */
export const settles = (row: LayoutRow, players: number, finish: readonly number[]): boolean =>
  row.missing === 'block' || (finish.length > 0 && new Set(payout(row, players).slice(finish.length)).size <= 1)

function checkTricks(rules: Rules, row: Row, players: number, outcome: TrickOutcome): Refusal | null {
  if (row.kind !== 'tricks') return refuse('wrong-outcome', { contract: row.id })
  const needed = items(rules, row).filter((item) => item !== TRICK)
  const entered = Object.keys(outcome.taken)
  if (entered.length !== needed.length || !needed.every((item) => entered.includes(item)))
    return refuse('wrong-items', { items: needed, entered: entered.sort() })
  const counts = [...Object.values(outcome.taken), ...(outcome.tricks ? [outcome.tricks] : [])]
  if (counts.some((count) => count.length !== players || Math.min(...count) < 0)) return refuse('wrong-counts', { players })
  if (needsTricks(rules, row) && !outcome.tricks) return refuse('tricks-missing')
  return checkSums(rules, row, players, outcome) ?? checkHands(rules, row, players, outcome)
}

/** How many of an item there are to take. */
export function inAll(rules: Rules, players: number, out: readonly Card[], item: string): number {
  const hand = handSize(rules, players)
  if (item === TRICK) return hand
  if (!isCardItem(item)) return LAST_TRICKS.indexOf(item) < hand ? 1 : 0
  return inPlay(rules, players, out).filter((card) => covers(item, card)).length
}

/** Each thing is taken as often as it is in play. */
function checkSums(rules: Rules, row: TrickRow, players: number, outcome: TrickOutcome): Refusal | null {
  for (const item of items(rules, row).filter((each) => each !== TRICK)) {
    const needed = inAll(rules, players, outcome.out, item)
    const given = added(outcome.taken[item])
    if (given !== needed) return refuse('wrong-item-sum', { item, given, needed })
  }
  if (!outcome.tricks) return null
  const needed = handSize(rules, players)
  const given = added(outcome.tricks)
  const wrong = given > needed || given < 1 || (given < needed && !row.early_end)
  return wrong ? refuse('wrong-trick-sum', { given, needed }) : null
}

/** The last tricks that each seat won. */
export const lastTricks = (players: number, taken: Taken): number[] =>
  Array.from({ length: players }, (_, seat) => LAST_TRICKS.reduce((won, item) => won + (taken[item]?.[seat] ?? 0), 0))

/** Each seat has room, in the tricks it won, for the cards it took. */
function checkHands(rules: Rules, row: TrickRow, players: number, outcome: TrickOutcome): Refusal | null {
  const { taken, tricks, out } = outcome
  const lasts = lastTricks(players, taken)
  const seat = tricks ? tricks.findIndex((won, each) => won < lasts[each]) : -1
  if (seat >= 0) return refuse('last-without-trick', { seat })
  const room = (held: Counts): boolean => tricks
    ? held.every((cards, each) => cards <= tricks[each] * players)
    : added(held.map((cards, each) => Math.max(lasts[each], Math.ceil(cards / players)))) <= handSize(rules, players)
  return fits(inPlay(rules, players, out), players, taken, room) ? null : refuse('no-such-distribution', { contract: row.id })
}
