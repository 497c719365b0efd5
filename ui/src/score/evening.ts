// An evening kept by hand, as the fold of its deals: whose deal it is, what is open, the sheet, the grid, the end.
// Nothing is stored but the table and the entries: a correction is another fold, and everything after it follows.
import type { Card } from './cards'
import { owed, type Lap } from './doubling'
import { checkEntry, type Entry } from './entry'
import { barred, drawsLists, eachPlayer, listLength, scheduledDeals, seriesDeals } from './meaning'
import { inPlay, type Counts } from './outcome'
import { ranks, score, type Score } from './points'
import { refuse, Refused, type Refusal } from './refusal'
import { activeRows, rowOf, type Row, type Rules } from './rules'
import { dealsLeftWith, openRows, roles, type Roles } from './schedule'

/** Who plays what: all that is settled before the first deal. */
export interface Table {
  readonly rules: Rules
  readonly players: number
  /** The seat that deals first. */
  readonly first: number
  /** Each seat's list of contracts, where lists are drawn; else empty. */
  readonly lists: readonly (readonly string[])[]
}

/** A deal that is over. */
export interface Result {
  readonly roles: Roles
  readonly row: Row
  readonly entry: Entry
  readonly score: Score
}

export interface Evening {
  readonly table: Table
  readonly results: readonly Result[]
}

/** What cannot be at such a table; null where an evening can begin. */
export function checkTable({ rules, players, first, lists }: Table): Refusal | null {
  if (!rules.players.includes(players)) return refuse('wrong-players', { given: players, allowed: rules.players })
  if (!Number.isInteger(first) || first < 0 || first >= players) return refuse('no-such-seat', { seat: first, players })
  const count = listLength(rules)
  const known = activeRows(rules).map((row) => row.id)
  const whole = (ids: readonly string[]) => ids.length === count && new Set(ids).size === count && ids.every((id) => known.includes(id))
  const common = rules.selection !== 'random_common' || new Set(lists.map(String)).size <= 1
  const fine = drawsLists(rules) ? lists.length === players && lists.every(whole) && common : !lists.length
  return fine ? null : refuse('wrong-lists', { count, players })
}

export const begin = (table: Table): Evening => ({ table, results: [] })

// --- the next deal ---

/** The next deal: who does what, and what may be chosen or is due. */
export interface Next {
  /** Counted from 0. */
  readonly number: number
  readonly roles: Roles
  readonly open: readonly Row[]
}

/** The next deal; null at the end. */
export function next({ table, results }: Evening): Next | null {
  const { rules, players, first, lists } = table
  const number = results.length
  if (number === scheduledDeals(rules, players)) return null
  const who = roles(rules, players, first, number)
  const length = seriesDeals(rules, players)
  const ticked = results.map((result, deal) => ({ series: Math.floor(deal / length), owner: result.roles.declarer, contract: result.row.id }))
  return { number, roles: who, open: openRows(rules, who.declarer, Math.floor(number / length), ticked, lists) }
}

/** Of the contracts open to the next deal those that cannot be played with these cards out: a tap on them does nothing. */
export function barredRows({ table }: Evening, open: readonly Row[], out: readonly Card[]): Row[] {
  const cards = inPlay(table.rules, table.players, out)
  return open.filter((row) => barred(table.rules, row, cards))
}

/** The doubling lap of the next deal before anybody has spoken, who owes whom included. */
export function lap({ table, results }: Evening, row: Row): Lap {
  const { rules, players, first } = table
  const { declarer } = roles(rules, players, first, results.length)
  const earlier = results.map((result) => ({ declarer: result.roles.declarer, bets: result.entry.bets }))
  const dealsLeft = dealsLeftWith(rules, players, first, results.length, declarer)
  return { rules, row, players, declarer, owed: owed(rules, players, declarer, earlier), dealsLeft, bets: [] }
}

// --- entering ---

/** Why the next deal cannot have been this; null where it can. */
export function refusal(evening: Evening, entry: Entry): Refusal | null {
  const due = next(evening)
  if (!due) return refuse('not-in-this-phase', { event: 'Entered', phase: 'Finished' })
  const row = due.open.find((each) => each.id === entry.contract)
  if (!row) return refuse('contract-done', { contract: entry.contract })
  const { rules, players } = evening.table
  return checkEntry({ rules, players, row, open: due.open, lap: () => lap(evening, row) }, entry)
}

/** The evening with one more deal; throws `Refused`. */
export function entered(evening: Evening, entry: Entry): Evening {
  const wrong = refusal(evening, entry)
  if (wrong) throw new Refused(wrong)
  const { rules, players, first } = evening.table
  const who = roles(rules, players, first, evening.results.length)
  const row = rowOf(rules, entry.contract)!
  const made = score(rules, row, entry.outcome, { players, chooser: who.chooser, declarer: who.declarer, blind: entry.blind, bets: entry.bets })
  return { ...evening, results: [...evening.results, { roles: who, row, entry, score: made }] }
}

/** An evening as far as its entries fit, and the first that does not: the deal counted from 0, and why. */
export interface Folded {
  readonly evening: Evening
  readonly refused: { readonly deal: number; readonly refusal: Refusal } | null
}

/** The evening that these entries tell. What does not fit is told, not thrown away: whoever keeps them still has them. */
export function fold(table: Table, entries: readonly Entry[]): Folded {
  let evening = begin(table)
  try {
    for (const entry of entries) evening = entered(evening, entry)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { evening, refused: { deal: evening.results.length, refusal: error.refusal } }
  }
  return { evening, refused: null }
}

/** The evening with another account of a deal, counted from 0; every deal after it is worked out anew. */
export const corrected = (evening: Evening, deal: number, entry: Entry): Folded =>
  fold(evening.table, evening.results.map((result, at) => (at === deal ? entry : result.entry)))

// --- the sheet ---

/** One finished deal on the sheet. */
export interface SheetRow {
  readonly roles: Roles
  readonly contract: string
  readonly blind: boolean
  readonly score: Score
  /** Totals after this deal. */
  readonly running: Counts
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly totals: Counts
  /** The place of each seat by its total, from 1; equal totals share one and the next is skipped. */
  readonly places: Counts
}

export function sheet({ table, results }: Evening): Sheet {
  let running: Counts = Array<number>(table.players).fill(0)
  const rows = results.map((result) => {
    running = running.map((had, seat) => had + result.score.points[seat])
    return { roles: result.roles, contract: result.row.id, blind: result.entry.blind, score: result.score, running }
  })
  return { rows, totals: running, places: ranks(table.rules, running) }
}

/** One box of the grid of contracts: whose it is, and the deal that ticked it, counted from 0. */
export interface Box {
  readonly series: number
  /** Null where the table has one list for all. */
  readonly owner: number | null
  readonly contract: string
  readonly deal: number | null
}

/** The boxes of all series begun, in the order of series, owners and rows. */
export function grid({ table, results }: Evening): Box[] {
  const { rules, players, lists } = table
  const length = seriesDeals(rules, players)
  const seriesNow = Math.min(Math.floor(results.length / length), rules.series - 1)
  const own = eachPlayer(rules)
  const owners: (number | null)[] = own ? Array.from({ length: players }, (_, seat) => seat) : [null]
  const all = activeRows(rules).map((row) => row.id)
  const done = new Map(results.map((result, deal) => [`${Math.floor(deal / length)} ${own ? result.roles.declarer : null} ${result.row.id}`, deal]))
  return Array.from({ length: seriesNow + 1 }, (_, series) => owners.flatMap((owner) =>
    (owner !== null && lists.length ? lists[owner] : all).map((contract) => ({
      series, owner, contract, deal: done.get(`${series} ${owner} ${contract}`) ?? null,
    })))).flat()
}
