// A deal kept by hand: what was called and how it ended, entered at once; and whether it can have been so.
import type { Rank, Suit } from './cards'
import { checkBets, type Lap } from './doubling'
import { barred, positive } from './meaning'
import { checkOutcome, inPlay, type Outcome } from './outcome'
import type { Bet } from './points'
import { refuse, type Refusal } from './refusal'
import type { Row, Rules } from './rules'

export interface Entry {
  readonly contract: string
  readonly outcome: Outcome
  /** Whether it was chosen without having seen the hand. */
  readonly blind: boolean
  /** The trump suit, where one was named and noted. */
  readonly trump: Suit | null
  /** The layout's start rank, where one was called and noted. */
  readonly start: Rank | null
  readonly bets: readonly Bet[]
}

/** The deal that an entry is about. */
export interface Due {
  readonly rules: Rules
  readonly players: number
  readonly row: Row
  /** The contracts that it could have been. */
  readonly open: readonly Row[]
  /** Its doubling lap; asked only where there are doubles. */
  readonly lap: () => Lap
}

/** What cannot be in the entry of this deal, the first thing first. */
export const checkEntry = (due: Due, entry: Entry): Refusal | null =>
  checkOutcome(due.rules, due.row, due.players, entry.outcome) ??
  checkCalls(due.row, entry) ??
  checkPlayed(due, entry) ??
  checkBlind(due.rules, entry) ??
  checkDoubles(due, entry)

/** A trump or a start rank is told only where one is called. */
function checkCalls(row: Row, entry: Entry): Refusal | null {
  const trump = row.kind === 'tricks' && (row.trump === 'named' || row.trump === 'named_or_none')
  const start = row.kind === 'layout' && row.start !== 'fixed'
  const idle = (entry.trump !== null && !trump) || (entry.start !== null && !start)
  return idle ? refuse('nothing-to-call', { contract: row.id }) : null
}

/** A barred contract is not played, and ticked only where nothing else was open. */
function checkPlayed({ rules, players, row, open }: Due, entry: Entry): Refusal | null {
  const { outcome } = entry
  const cards = inPlay(rules, players, outcome.out)
  // A contract chosen before the deal was chosen before anybody knew which cards are out.
  const options = rules.choice_time === 'before' ? [row] : open
  const stuck = options.filter((other) => barred(rules, other, cards))
  const isStuck = stuck.includes(row)
  const atZero = outcome.kind === 'unplayed' && !outcome.undoubled
  const allowed = rules.deck.blocked_contract === 'zero' && stuck.length === options.length
  if (isStuck !== atZero || (atZero && !allowed)) return refuse(isStuck ? 'contract-barred' : 'contract-was-played', { contract: row.id })
  if (outcome.kind !== 'unplayed' || !outcome.undoubled) return null
  const skipping = rules.doubling.enabled && rules.doubling.skip_undoubled && !positive(rules, row)
  return skipping && !entry.bets.length ? null : refuse('contract-was-played', { contract: row.id })
}

function checkBlind(rules: Rules, entry: Entry): Refusal | null {
  const may = rules.chooser !== 'nobody' && rules.choice_time !== 'after'
  if (entry.blind && !may) return refuse('no-blind-choice', { contract: entry.contract })
  const must = may && rules.choice_time === 'before'
  return must && !entry.blind ? refuse('must-be-blind', { contract: entry.contract }) : null
}

/** The bets must be what a lap can come to. */
function checkDoubles({ rules, lap }: Due, { outcome, bets }: Entry): Refusal | null {
  if (!rules.doubling.enabled) return bets.length ? refuse('no-doubling') : null
  if (outcome.kind !== 'unplayed' || outcome.undoubled) return checkBets(lap(), bets)
  // A barred contract has no lap, so nothing is forced.
  return bets.length ? refuse('no-such-bets') : null
}
