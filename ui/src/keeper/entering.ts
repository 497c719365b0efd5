// A deal while somebody enters it by taps: what each tap makes of it, what is missing, and the entry in the end.
import type { Card } from '../score/cards'
import { after, mustDouble, speakers, targets, type Lap } from '../score/doubling'
import type { Entry } from '../score/entry'
import { barredRows, lap, next, refusal, type Evening, type Next } from '../score/evening'
import { allTo, asked, blank, check, complete, finished, finishersLeft, finishing, left, needed, restTo, settled, takers, type Draft } from '../score/giving'
import { leftoverCount, positive, TRICK } from '../score/meaning'
import type { Outcome } from '../score/outcome'
import { score, type Bet, type Score } from '../score/points'
import type { Refusal } from '../score/refusal'
import { rowOf, type Row, type TrickRow } from '../score/rules'
import type { Deal, Half } from './kept'

/** The deal in hand: `before` is the evening up to it. */
export interface Entering {
  readonly before: Evening
  readonly due: Next
  readonly half: Half
  readonly row: Row | null
}

/** The deal that is entered; null where the evening has no deal more. */
export function entering(before: Evening, half: Half): Entering | null {
  const due = next(before)
  if (!due) return null
  // Where nobody chooses the contract is known.
  const id = before.table.rules.chooser === 'nobody' ? due.open[0]?.id : half.contract
  return { before, due, half, row: due.open.find((row) => row.id === id) ?? null }
}

export const untouched = (uid: string | null, contract: string | null = null, out: readonly Card[] = []): Half => ({
  uid, contract, out, blind: false, trump: null, start: null, named: [], spoken: false, given: {}, said: {}, finish: [], unplayed: false,
})

/** The half that a whole entry comes from, to change it. */
export function reopened({ uid, entry }: Deal, players: number): Half {
  const { outcome } = entry
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const given = outcome.kind === 'tricks' ? { ...(outcome.tricks ? { trick: outcome.tricks } : {}), ...outcome.taken } : {}
  return {
    uid, contract: entry.contract, out: outcome.out, blind: entry.blind, trump: entry.trump, start: entry.start, named: namedBy(entry.bets, players),
    spoken: true, given, said: Object.fromEntries(Object.keys(given).map((item) => [item, seats])),
    finish: outcome.kind === 'layout' ? outcome.finish : [], unplayed: outcome.kind === 'unplayed',
  }
}

// --- the calls ---

/** How many cards are still to be named that are out of play. */
export const cardsOutLeft = ({ before: { table }, half }: Entering): number => leftoverCount(table.rules, table.players) - half.out.length

export const barredNow = ({ before, due, half }: Entering): Row[] => barredRows(before, due.open, half.out)

const namedBy = (bets: readonly Bet[], players: number): number[][] =>
  Array.from({ length: players }, (_, seat) => [
    ...bets.filter((bet) => bet.doubler === seat).map((bet) => bet.doubled),
    ...bets.filter((bet) => bet.doubled === seat && bet.redoubled).map((bet) => bet.doubler),
  ])

export type Cell = 'own' | 'no' | 'may' | 'double' | 'redouble' | 'may-redouble'
export interface Lapped {
  readonly bets: readonly Bet[]
  /** What seat `from` may say of seat `to`, and has. */
  readonly cells: readonly (readonly Cell[])[]
  /** Seats that must double the declarer. */
  readonly forced: readonly number[]
  readonly lap: Lap
}

/** The lap with what each seat has said; what one may not say (any longer) counts as not said. */
export function lapped({ before, row, half }: Entering): Lapped {
  const start = lap(before, row!)
  const cells: Cell[][] = Array.from({ length: start.players }, (_, from) => Array.from({ length: start.players }, (_, to) => (from === to ? 'own' : 'no')))
  const forced = speakers(start).filter((seat) => mustDouble(start, seat))
  let now = start
  for (const speaker of speakers(start)) {
    const may = targets(now, speaker)
    const said = [...new Set([...(half.named[speaker] ?? []), ...(forced.includes(speaker) ? [start.declarer] : [])])].filter((seat) => may.includes(seat))
    for (const seat of may) {
      const answers = now.bets.some((bet) => bet.doubler === seat && bet.doubled === speaker)
      cells[speaker][seat] = said.includes(seat) ? (answers ? 'redouble' : 'double') : answers ? 'may-redouble' : 'may'
    }
    now = after(now, speaker, said)
  }
  return { bets: now.bets, cells, forced, lap: start }
}

/** The half after a tap on what one seat says of another. */
export function toggled(half: Half, from: number, to: number, players: number): Half {
  const named = Array.from({ length: players }, (_, seat) => half.named[seat] ?? [])
  return { ...half, named: named.map((said, seat) => (seat !== from ? said : said.includes(to) ? said.filter((each) => each !== to) : [...said, to])) }
}

/** Whether the doubles are still to be told. */
export const mustSpeak = ({ before, half, row }: Entering): boolean => before.table.rules.doubling.enabled && !!row && !half.spoken

/** Whether the deal is one that is ticked and not played, for want of a double. */
export function undoubled(entry: Entering): boolean {
  const { rules } = entry.before.table
  if (!entry.row || !rules.doubling.enabled || !rules.doubling.skip_undoubled || positive(rules, entry.row)) return false
  return !lapped(entry).bets.length
}

// --- the counts ---

/** What has been given, as the engine takes it. */
export function draftOf({ before: { table }, half, row }: Entering): Draft {
  const nothing = blank(table.rules, row as TrickRow, table.players, half.out)
  return { ...nothing, given: { ...nothing.given, ...Object.fromEntries(Object.entries(half.given).filter(([item]) => item in nothing.given)) } }
}

const seatsOf = (draft: Draft): number[] => Array.from({ length: draft.players }, (_, seat) => seat)

/** The half with this draft; what only one seat can still have is given to him. */
function given(half: Half, draft: Draft, said: Half['said'], sure: boolean): Half {
  return { ...half, given: (sure ? settled(draft) : draft).given, said }
}

/** Of these seats first whoever has won most tricks: he has most of what is in them, so that soon nothing is left to ask for. */
export function likeliest(draft: Draft, item: string, seats: readonly number[]): number[] {
  const won = item === TRICK ? undefined : draft.given[TRICK]
  return won ? [...seats].sort((one, other) => won[other] - won[one]) : [...seats]
}

/** So many of a thing for one seat. The last seat that can have some and of which nothing has been said has the rest. */
export function told(entry: Entering, item: string, seat: number, count: number): Half {
  const draft = draftOf(entry)
  let counts = draft.given[item].map((had, each) => (each === seat ? count : had))
  let said = [...new Set([...(entry.half.said[item] ?? []), seat])]
  const so: Draft = { ...draft, given: { ...draft.given, [item]: counts } }
  const silent = takers(so, item).filter((each) => !said.includes(each))
  if (silent.length === 1 && !check(restTo(so, item, silent[0]))) {
    counts = restTo(so, item, silent[0]).given[item].slice()
    said = [...said, silent[0]]
  }
  const next: Draft = { ...draft, given: { ...draft.given, [item]: counts } }
  return given(entry.half, next, { ...entry.half.said, [item]: said }, left(next, item) === 0)
}

/** One more, or one less, of a thing for one seat. */
export function nudged(entry: Entering, item: string, seat: number, by: 1 | -1): Half {
  const draft = draftOf(entry)
  const counts = draft.given[item].map((had, each) => (each === seat ? had + by : had))
  const next: Draft = { ...draft, given: { ...draft.given, [item]: counts } }
  return given(entry.half, next, entry.half.said, by > 0 && left(next, item) === 0)
}

/** The one thing of its kind, for one seat alone. */
export function taken(entry: Entering, item: string, seat: number): Half {
  const draft = draftOf(entry)
  const next: Draft = { ...draft, given: { ...draft.given, [item]: seatsOf(draft).map((each) => Number(each === seat)) } }
  return given(entry.half, next, { ...entry.half.said, [item]: seatsOf(draft) }, true)
}

/** What is left of a thing, for one seat. */
export const rest = (entry: Entering, item: string, seat: number): Half => {
  const draft = draftOf(entry)
  const counts = draft.given[item].map((had, each) => (each === seat ? had + left(draft, item) : had))
  return given(entry.half, { ...draft, given: { ...draft.given, [item]: counts } }, { ...entry.half.said, [item]: seatsOf(draft) }, true)
}

/** What is left of everything, for one seat. */
export const everything = (entry: Entering, seat: number): Half => {
  const draft = draftOf(entry)
  return given(entry.half, allTo(draft, seat), Object.fromEntries(Object.keys(draft.given).map((item) => [item, seatsOf(draft)])), false)
}

/** A seat has finished; tapped again, it and those after it have not. */
export function out(half: Half, seat: number): Half {
  const at = half.finish.indexOf(seat)
  return { ...half, finish: at < 0 ? [...half.finish, seat] : half.finish.slice(0, at) }
}

// --- the whole ---

export interface Standing {
  /** Points as they arise. */
  readonly score: Score
  readonly entry: Entry | null
  /** Why the entry, or what there is of it, cannot be. */
  readonly refusal: Refusal | null
  /** What is left to give of each thing. */
  readonly missing: readonly { readonly item: string; readonly count: number; readonly of: number }[]
  /** Finishers that are still to be named. */
  readonly places: number
}

/** How the deal stands; only where its contract is known. */
export function standing(entry: Entering): Standing {
  const { before, due, half } = entry
  const row = entry.row!
  const { rules, players } = before.table
  const bets = rules.doubling.enabled && !barredNow(entry).includes(row) ? lapped(entry).bets : []
  const blind = half.blind || (rules.chooser !== 'nobody' && rules.choice_time === 'before')
  const call = { players, chooser: due.roles.chooser, declarer: due.roles.declarer, blind, bets }
  const made = outcomeOf(entry)
  const whole: Entry | null = made.whole ? { contract: row.id, outcome: made.outcome, blind, trump: row.kind === 'tricks' ? half.trump : null, start: row.kind === 'layout' ? half.start : null, bets } : null
  const wrong = whole ? refusal(before, whole) : made.refusal
  return { score: score(rules, row, made.outcome, call, made.whole && !wrong), entry: wrong ? null : whole, refusal: wrong, missing: made.missing, places: made.places }
}

interface Made { outcome: Outcome; whole: boolean; refusal: Refusal | null; missing: Standing['missing']; places: number }

function outcomeOf(entry: Entering): Made {
  const { before: { table }, half } = entry
  const row = entry.row!
  const nothing = { refusal: null, missing: [], places: 0 }
  if (half.unplayed || barredNow(entry).includes(row)) return { ...nothing, outcome: { kind: 'unplayed', undoubled: half.unplayed && undoubled(entry), out: half.out }, whole: true }
  if (row.kind === 'layout') {
    const finish = finishing(table.players, half.finish)
    return { ...nothing, outcome: { kind: 'layout', finish, out: half.out }, whole: finished(row, table.players, finish), places: finishersLeft(row, table.players, finish) }
  }
  const draft = draftOf(entry)
  const missing = asked(table.rules, row).map((item) => ({ item, count: left(draft, item), of: needed(draft, item) })).filter((each) => each.count > 0)
  const { trick: tricks, ...items } = draft.given
  return { ...nothing, missing, outcome: { kind: 'tricks', taken: items, tricks: tricks ?? null, out: half.out }, whole: complete(draft), refusal: check(draft) }
}

/** The contract that the row with this id is; for what is shown of a deal that does not fit. */
export const contractOf = (evening: Evening, id: string): Row | undefined => rowOf(evening.table.rules, id)
