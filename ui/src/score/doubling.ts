// The doubling lap: one speech each, from the declarer's next neighbour round to the declarer. A scorekeeper enters what
// it came to; going round once more shows whether it can have come to that.
import { positive } from './meaning'
import type { Bet } from './points'
import { refuse, type Refusal } from './refusal'
import type { Row, Rules } from './rules'

/** The lap as far as it has gone. */
export interface Lap {
  readonly rules: Rules
  readonly row: Row
  readonly players: number
  readonly declarer: number
  /** Doubles each seat still owes the declarer. */
  readonly owed: readonly number[]
  /** Deals still to come with this declarer, the present one included. */
  readonly dealsLeft: number
  readonly bets: readonly Bet[]
}

/** Doubles each seat owes this declarer, given the declarers and bets of the deals before. */
export function owed(rules: Rules, players: number, declarer: number, earlier: readonly { declarer: number; bets: readonly Bet[] }[]): number[] {
  const made = earlier.filter((deal) => deal.declarer === declarer).flatMap((deal) => deal.bets).filter((bet) => bet.doubled === declarer)
  return Array.from({ length: players }, (_, seat) =>
    seat === declarer ? 0 : Math.max(0, rules.doubling.quota - made.filter((bet) => bet.doubler === seat).length))
}

/** The seats in the order in which they speak; the declarer, who is last, only where he has something to say. */
export const speakers = (lap: Lap): number[] => Array.from({ length: lap.players }, (_, step) => (lap.declarer + 1 + step) % lap.players)

/** The seats that the speaker may double, or redouble where they have doubled him. */
export const targets = (lap: Lap, speaker: number): number[] =>
  Array.from({ length: lap.players }, (_, seat) => seat).filter((seat) => seat !== speaker && may(lap, speaker, seat))

function may(lap: Lap, speaker: number, seat: number): boolean {
  const { doubling } = lap.rules
  if (lap.bets.some((bet) => bet.doubler === seat && bet.doubled === speaker))
    return doubling.redouble === 'own_turn' || (doubling.redouble === 'declarer_only' && speaker === lap.declarer)
  if (speaker === lap.declarer) return doubling.declarer === 'may_double' && doubling.who === 'any' && !onlyDeclarer(lap)
  return seat === lap.declarer || !onlyDeclarer(lap)
}

/** Whether nobody but the declarer may be doubled. */
const onlyDeclarer = ({ rules, row }: Lap): boolean =>
  rules.doubling.who === 'declarer_only' || (rules.doubling.positive === 'declarer_only' && positive(rules, row))

/** Whether the speaker owes the declarer as many doubles as there are deals left. */
export const mustDouble = (lap: Lap, speaker: number): boolean =>
  lap.rules.doubling.quota_enforce && speaker !== lap.declarer && lap.owed[speaker] >= lap.dealsLeft

/** The lap after a speech that names these seats: doubles of the speaker are redoubled, the others doubled. */
export function after(lap: Lap, speaker: number, seats: readonly number[]): Lap {
  const answers = (bet: Bet) => bet.doubled === speaker && seats.includes(bet.doubler)
  const answered = lap.bets.filter(answers).map((bet) => bet.doubler)
  const bets = lap.bets.map((bet) => (answers(bet) ? { ...bet, redoubled: true } : bet))
  const fresh = seats.filter((seat) => !answered.includes(seat)).sort((one, other) => one - other)
  return { ...lap, bets: [...bets, ...fresh.map((seat) => ({ doubler: speaker, doubled: seat, redoubled: false }))] }
}

/** Why a lap cannot come to these bets; null where it can. */
export function checkBets(lap: Lap, bets: readonly Bet[]): Refusal | null {
  for (const speaker of speakers(lap)) {
    if (speaker === lap.declarer && !targets(lap, speaker).length) break
    const said = named(lap, speaker, bets)
    const wrong = checkSpeech(lap, speaker, said)
    if (wrong) return wrong
    lap = after(lap, speaker, said)
  }
  const same = (one: Bet, other: Bet) => one.doubler === other.doubler && one.doubled === other.doubled && one.redoubled === other.redoubled
  const fine = lap.bets.length === bets.length && lap.bets.every((bet) => bets.some((other) => same(bet, other)))
  return fine ? null : refuse('no-such-bets')
}

/** Whom the speaker must have named for these bets: his doubles, and the doubles of him that he redoubled. */
function named(lap: Lap, speaker: number, bets: readonly Bet[]): number[] {
  const fresh = bets.filter((bet) => bet.doubler === speaker).map((bet) => bet.doubled)
  const received = lap.bets.filter((bet) => bet.doubled === speaker).map((bet) => bet.doubler)
  const answered = bets.filter((bet) => bet.doubled === speaker && bet.redoubled && received.includes(bet.doubler)).map((bet) => bet.doubler)
  return [...new Set([...fresh, ...answered])].sort((one, other) => one - other)
}

function checkSpeech(lap: Lap, speaker: number, said: readonly number[]): Refusal | null {
  const allowed = targets(lap, speaker)
  const seat = said.find((each) => !allowed.includes(each))
  if (seat !== undefined) return refuse('may-not-double', { seat, speaker, targets: allowed })
  if (!mustDouble(lap, speaker) || said.includes(lap.declarer)) return null
  return refuse('must-double', { seat: lap.declarer, speaker, owed: lap.owed[speaker], left: lap.dealsLeft })
}
