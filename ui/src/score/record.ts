// An entered deal as a line of a record, the way the server writes and reads it.
import type { Entry } from './entry'
import { items } from './meaning'
import type { Outcome } from './outcome'
import type { Row, Rules } from './rules'

/** The line of an entered deal: the contract, then `word=value` for all that was called and counted. */
export function entryLine(rules: Rules, row: Row, entry: Entry): string {
  const words = [entry.contract]
  if (entry.blind) words.push('blind')
  if (entry.trump !== null) words.push(`trump=${entry.trump}`)
  if (entry.start !== null) words.push(`start=${entry.start}`)
  words.push(...entry.bets.map((bet) => `bet=${bet.doubler}>${bet.doubled}${bet.redoubled ? '!' : ''}`))
  return [...words, ...outcomeWords(rules, row, entry.outcome), ...entry.outcome.out.map((card) => `out=${card}`)].join(' ')
}

function outcomeWords(rules: Rules, row: Row, outcome: Outcome): string[] {
  if (outcome.kind === 'layout') return [`finish=${outcome.finish}`]
  if (outcome.kind === 'unplayed') return [outcome.undoubled ? 'undoubled' : 'barred']
  // In the items' own order: an object puts the ranks 2 to 10 first.
  const counted = row.kind === 'tricks' ? items(rules, row).filter((item) => item in outcome.taken) : []
  return [...(outcome.tricks ? [`tricks=${outcome.tricks}`] : []), ...counted.map((item) => `took:${item}=${outcome.taken[item]}`)]
}
