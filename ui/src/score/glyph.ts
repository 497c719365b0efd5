// Which drawing stands for a contract; it follows from what it counts, as it does on the server.
import { isCardItem, items, LAST_TRICKS, namedCards, positive, TRICK } from './meaning'
import type { Row, Rules } from './rules'

const SINGLE: Record<string, string> = { [TRICK]: 'tricks', [LAST_TRICKS[0]]: 'last1', KH: 'barbu' }

/** The name of the contract's drawing. */
export function glyphOf(rules: Rules, row: Row): string {
  if (row.kind === 'layout') return 'domino'
  if (row.sums.length) return 'salad'
  const counted = items(rules, row)
  if (counted.length === 1 && counted[0] === TRICK) return positive(rules, row) ? 'trumps' : 'tricks'
  if (counted.length === 2 && counted.every((item) => LAST_TRICKS.includes(item))) return 'last2'
  const main = mainOf(counted)
  if (main === null || (LAST_TRICKS.includes(main) && !(main in SINGLE))) return 'text'
  if (main in SINGLE) return SINGLE[main]
  return namedCards([main]).length ? `card:${main}` : main.length === 1 && 'CSDH'.includes(main) ? `suit:${main}` : `rank:${main}`
}

/** The one thing that is counted; cards of a suit or a rank may have prices of their own beside it. */
function mainOf(counted: readonly string[]): string | null {
  if (counted.length === 1) return counted[0]
  const single = namedCards(counted)
  const wide = counted.filter((item) => !single.includes(item))
  const covered = (card: string) => isCardItem(wide[0]) && (wide[0] === card.slice(-1) || wide[0] === card.slice(0, -1))
  return wide.length === 1 && single.every(covered) ? wide[0] : null
}
