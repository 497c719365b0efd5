// From an outcome and a contract to points and how they came: prices, slam, blind choice, handicap, doubles, in this order.
import { covers, isCardItem, namedCards, parts, payout, slamNeedsTricks, total, TRICK, type Part } from './meaning'
import type { Counts, LayoutOutcome, NotPlayed, Outcome, TrickOutcome } from './outcome'
import { gain, type LayoutRow, type Row, type Rules, type TrickRow } from './rules'

export type Reason = 'item' | 'place' | 'shared_places' | 'slam' | 'undoubled' | 'blind' | 'handicap' | 'doubles'

/** One way in which points came to a seat. */
export interface Line {
  readonly reason: Reason
  readonly points: number
  /** The priced item, for `item`. */
  readonly item: string
  /** How many of the item; the place, for `place`. */
  readonly count: number
  /** The row whose price it is: another than the row played where that sums others. */
  readonly source: string
}

/** One seat's double of another, and whether it was redoubled. */
export interface Bet {
  readonly doubler: number
  readonly doubled: number
  readonly redoubled: boolean
}

/** What was called before the play and bears on the score. */
export interface Call {
  readonly players: number
  readonly chooser: number | null
  /** The chooser, or the dealer where nobody chooses. */
  readonly declarer: number
  readonly blind: boolean
  readonly bets: readonly Bet[]
}

/** The points of one deal, in the table's own sign. */
export interface Score {
  /** For each seat how its points came; they add up to `points`. */
  readonly lines: readonly (readonly Line[])[]
  /** Points before the doubles. */
  readonly base: Counts
  readonly points: Counts
  /** The seat that made a slam. */
  readonly slam: number | null
}

/** The score of a deal; of one whose counts are not complete, as far as it has come: without a slam or shared places. */
export function score(rules: Rules, row: Row, outcome: Outcome, call: Call, complete = true): Score {
  const { lines, slam } = made(rules, row, outcome, call, complete)
  const change = (seat: number, reason: Reason, points: number) => {
    if (points) lines[seat].push(line(reason, points))
  }
  const each = (reason: Reason, points: (before: number, seat: number) => number) =>
    lines.forEach((own, seat) => change(seat, reason, points(pointsOf(own), seat)))
  if (call.blind) each('blind', (before) => before * (rules.blind_multiplier - 1))
  if (rules.handicap && call.chooser !== null) {
    const before = pointsOf(lines[call.chooser])
    change(call.chooser, 'handicap', handicapped(rules, before) - before)
  }
  const base = lines.map(pointsOf)
  const points = settle(base, call.bets.map((bet) => [bet.doubler, bet.doubled, rules.doubling[bet.redoubled ? 'redoubled' : 'doubled']]))
  each('doubles', (before, seat) => points[seat] - before)
  return { lines, base, points, slam }
}

/** A line; zero has no sign. */
const line = (reason: Reason, points: number, item = '', count = 0, source = ''): Line => ({ reason, points: points + 0, item, count, source })

const pointsOf = (lines: readonly Line[]): number => lines.reduce((all, one) => all + one.points, 0)

interface Made { readonly lines: Line[][]; readonly slam: number | null }

/** The lines of the play itself: prices or places, and the slam. */
function made(rules: Rules, row: Row, outcome: Outcome, call: Call, complete: boolean): Made {
  if (outcome.kind === 'unplayed') return { lines: outcome.undoubled ? undoubled(rules, row, outcome, call) : seats(call.players), slam: null }
  if (outcome.kind === 'layout') return { lines: places(row as LayoutRow, outcome, call.players, complete), slam: null }
  const lines = priced(rules, row as TrickRow, outcome, call.players)
  const taker = complete ? slamTaker(rules, row as TrickRow, outcome, call.players) : null
  if (taker !== null) applySlam(rules, row as TrickRow, lines, taker)
  return { lines, slam: taker }
}

const seats = (players: number): Line[][] => Array.from({ length: players }, () => [])

/** The others share the loss, rounded up; the declarer keeps the rounding. */
function undoubled(rules: Rules, row: Row, outcome: NotPlayed, call: Call): Line[][] {
  const loss = 0 - gain(rules, total(rules, row, call.players, outcome.out))
  const share = Math.ceil(loss / (call.players - 1))
  return seats(call.players).map((_, seat) => {
    const points = gain(rules, seat === call.declarer ? share * (call.players - 1) - loss : 0 - share)
    return points ? [line('undoubled', points)] : []
  })
}

/** Points by finishing place; seats that did not finish share the prizes left, rounded toward zero. */
function places(row: LayoutRow, outcome: LayoutOutcome, players: number, complete: boolean): Line[][] {
  const prizes = payout(row, players)
  const finished = outcome.finish.length
  const behind = players - finished
  const shared = Math.trunc(prizes.slice(finished).reduce((all, one) => all + one, 0) / behind)
  return seats(players).map((_, seat) => {
    const place = outcome.finish.indexOf(seat)
    if (place >= 0) return [line('place', prizes[place], '', place + 1)]
    return complete ? [line(behind === 1 ? 'place' : 'shared_places', shared, '', finished + 1)] : []
  })
}

// --- prices ---

function priced(rules: Rules, row: TrickRow, outcome: TrickOutcome, players: number): Line[][] {
  const lines = seats(players)
  for (const part of parts(rules, row))
    for (const [item, price] of part.prices)
      counts(part, item, outcome, players).forEach((count, seat) => {
        if (count) lines[seat].push(line('item', count * price, item, count, part.source))
      })
  return lines
}

/** How many each seat took at the item's own price: named cards of the part have theirs. */
function counts(part: Part, item: string, outcome: TrickOutcome, players: number): Counts {
  if (item === TRICK) return outcome.tricks ?? Array<number>(players).fill(0)
  const apart = namedCards(part.prices.keys()).filter((card) => covers(item, card) && card !== item)
  // While counts are being entered, the card may be there before its suit.
  return outcome.taken[item].map((count, seat) => Math.max(0, count - apart.filter((card) => outcome.taken[card][seat]).length))
}

// --- slams ---

/** The seat that took all that the row's slam asks for. */
function slamTaker(rules: Rules, row: TrickRow, outcome: TrickOutcome, players: number): number | null {
  if (row.slam === 'none') return null
  if (slamNeedsTricks(rules, row)) return only(outcome.tricks ?? [])
  const took = Array<number>(players).fill(0)
  for (const part of parts(rules, row))
    for (const [item, price] of part.prices)
      if (price && isCardItem(item)) counts(part, item, outcome, players).forEach((count, seat) => (took[seat] += count))
  return only(took)
}

/** The one seat with anything; null where several or none have. */
function only(held: Counts): number | null {
  const having = held.flatMap((count, seat) => (count ? [seat] : []))
  return having.length === 1 ? having[0] : null
}

function applySlam(rules: Rules, row: TrickRow, lines: Line[][], taker: number): void {
  const charged = lines.map(pointsOf)
  const gains = charged.map((points, seat) => {
    if (row.slam === 'mirror') return seat === taker ? 0 - gain(rules, points) : 0
    if (row.slam === 'fixed') return seat === taker ? row.slam_points : 0
    return row.slam === 'charge_others' && seat !== taker ? -row.slam_points : 0
  })
  lines.forEach((own, seat) => {
    const change = gain(rules, gains[seat]) - charged[seat]
    if (change) own.push(line('slam', change))
  })
}

// --- side rules ---

/** The chooser's points: a loss twice, a gain half, toward zero. */
function handicapped(rules: Rules, points: number): number {
  const own = gain(rules, points)
  return gain(rules, own < 0 ? own * 2 : Math.floor(own / 2))
}

/** Points after the bets; a stake is two seats and the multiple of their difference that moves. All settle from one base. */
export function settle(base: Counts, stakes: readonly (readonly [number, number, number])[]): number[] {
  const points = [...base]
  for (const [one, other, multiple] of stakes) {
    const moved = multiple * (base[one] - base[other])
    points[one] += moved
    points[other] -= moved
  }
  return points.map((each) => each + 0)
}

/** The place of each seat, from 1: more gain is better; equal points share a place and the next is skipped. */
export function ranks(rules: Rules, points: Counts): number[] {
  const gains = points.map((each) => gain(rules, each))
  return gains.map((mine) => 1 + gains.filter((other) => other > mine).length)
}
