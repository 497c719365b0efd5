// Whose deal it is: dealer, chooser and leader of each deal, and the contracts still open to them.
import { kept } from './kept'
import { eachPlayer, listLength, scheduledDeals, seriesDeals } from './meaning'
import { activeRows, rowOf, type Row, type Rules } from './rules'

/** Who does what in one deal. */
export interface Roles {
  readonly dealer: number
  readonly chooser: number | null
  readonly leader: number
  /** The chooser, or the dealer where nobody chooses: whom the doubles are about, and whose box the deal ticks. */
  readonly declarer: number
}

/**
 * How the deal goes round: how many deals a dealer stays, how many make a series, and whether each series begins one
 * seat further. It does where a series for the whole table would find every player dealing the same contracts again.
 */
const round = kept((rules: Rules, players: number) => {
  const span = rules.dealer_rotation === 'block' ? listLength(rules) : 1
  const length = seriesDeals(rules, players)
  return { span, length, shifts: !eachPlayer(rules) && Math.floor(length / span) % players === 0 }
})

/** The roles of a deal, counted from 0; `first` dealt the first one, and the deal goes on from one series to the next. */
export function roles(rules: Rules, players: number, first: number, deal: number): Roles {
  const { span, length, shifts } = round(rules, players)
  const dealer = (first + Math.floor(deal / span) + (shifts ? Math.floor(deal / length) : 0)) % players
  const beside = { dealer, next: (dealer + 1) % players, previous: (dealer + players - 1) % players }
  const chooser = rules.chooser === 'nobody' ? null : beside[rules.chooser]
  const declarer = chooser ?? dealer
  // Only where somebody chooses may he lead, or the next after him: rules that say otherwise are refused where written.
  const leader = { ...beside, chooser: declarer, after_chooser: (declarer + 1) % players }[rules.leader]
  return { dealer, chooser, leader, declarer }
}

/** A box of the grid that is done. */
export interface Ticked {
  readonly series: number
  readonly owner: number
  readonly contract: string
}

/** The contracts that a deal may be: those to choose from, or the one due where nobody chooses. */
export function openRows(rules: Rules, owner: number, series: number, ticked: readonly Ticked[], lists: readonly (readonly string[])[]): Row[] {
  const rows = lists.length ? lists[owner].map((id) => rowOf(rules, id)!) : activeRows(rules)
  const shared = !eachPlayer(rules)
  const gone = ticked.filter((box) => box.series === series && (shared || box.owner === owner)).map((box) => box.contract)
  const left = rows.filter((row) => !gone.includes(row.id))
  return rules.chooser === 'nobody' ? left.slice(0, 1) : left
}

/** Deals still to come with this declarer, the present one included. */
export function dealsLeftWith(rules: Rules, players: number, first: number, deal: number, declarer: number): number {
  let left = 0
  for (let number = deal; number < scheduledDeals(rules, players); number++)
    if (roles(rules, players, first, number).declarer === declarer) left += 1
  return left
}
