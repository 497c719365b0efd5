// What a ruleset means at a table of so many players: the pack, the hands, what a row prices, the schedule.
import { FULL_PACK, height, rankOf, RANKS, strippedPack, suitOf, SUITS, type Card, type Suit } from './cards'
import { kept } from './kept'
import { activeRows, forPlayers, gain, type LayoutRow, type Row, type Rules, type TrickRow } from './rules'

/** The price item of a trick won. */
export const TRICK = 'trick'
/** The price items of the last trick, the last but one, … */
export const LAST_TRICKS: readonly string[] = ['last', 'last2', 'last3', 'last4']

const sum = (numbers: Iterable<number>): number => {
  let total = 0
  for (const number of numbers) total += number
  return total
}

// --- the pack ---

/** The pack of the right size without the cards that the table removes by name. */
function fixedPack(rules: Rules, players: number): Card[] {
  const removed = forPlayers<readonly Card[]>(rules.deck.removed, players, [])
  return strippedPack(forPlayers(rules.deck.size, players, 52)).filter((card) => !removed.includes(card))
}

/** The cards that are shuffled: the pack without those that leave it for good. */
export const dealtPack = kept((rules: Rules, players: number): readonly Card[] => {
  const pack = fixedPack(rules, players)
  if (rules.deck.leftover !== 'lowest') return pack
  const place = (card: Card) => height(card) * SUITS.length + rules.deck.remove_order.indexOf(suitOf(card))
  const out = [...pack].sort((one, other) => place(one) - place(other)).slice(0, pack.length % players)
  return pack.filter((card) => !out.includes(card))
})

/** Cards in each hand, and so tricks in a deal that is played out. */
export const handSize = (rules: Rules, players: number): number => Math.floor(dealtPack(rules, players).length / players)

/** Cards that are turned out face up at each deal, and so must be told. */
export const leftoverCount = (rules: Rules, players: number): number => dealtPack(rules, players).length % players

// --- prices ---

/** One price list of a row: its own, or that of a row which it sums, already scaled. */
export interface Part {
  /** The row whose prices they are. */
  readonly source: string
  /** Points by item, in the items' one order. */
  readonly prices: ReadonlyMap<string, number>
}

/** What the row pays, part by part; one part unless it sums others. */
export const parts = kept((rules: Rules, row: TrickRow): readonly Part[] => {
  if (!row.sums.length) return [{ source: row.id, prices: ordered(Object.entries(row.prices)) }]
  const named = rules.contracts.filter((other): other is TrickRow => other.kind === 'tricks' && row.sums.includes(other.id))
  return named.map((other) => ({
    source: other.id,
    // A scale that does not divide is refused where rules are written. Zero has no sign.
    prices: ordered(Object.entries(other.prices).map(([item, price]) => [item, (price * row.multiply) / row.divide + 0])),
  }))
})

/** Prices in their one order. A map, because an object would put the ranks 2 to 10 first. */
const ordered = (prices: [string, number][]): Map<string, number> => new Map(prices.sort(([one], [other]) => place(one) - place(other)))

/** Where an item stands: tricks, last tricks, suits, ranks, cards. */
function place(item: string): number {
  if (item === TRICK) return 0
  if (LAST_TRICKS.includes(item)) return 1 + LAST_TRICKS.indexOf(item)
  if (SUITS.includes(item as Suit)) return 10 + SUITS.indexOf(item as Suit)
  const rank = RANKS.indexOf(item as (typeof RANKS)[number])
  return rank >= 0 ? 20 + rank : 100 + FULL_PACK.indexOf(item)
}

/** The items the row prices, once each, in their one order; these make up an outcome. */
export const items = kept((rules: Rules, row: TrickRow): readonly string[] => {
  const all = parts(rules, row).flatMap((part) => [...part.prices.keys()])
  return [...new Set(all)].sort((one, other) => place(one) - place(other))
})

/** Whether the item prices cards rather than tricks. */
export const isCardItem = (item: string): boolean => item !== TRICK && !LAST_TRICKS.includes(item)

/** Whether capturing the card counts for the item. */
export const covers = (item: string, card: Card): boolean => item === suitOf(card) || item === rankOf(card) || item === card

/** The single cards among the items. */
export const namedCards = (among: Iterable<string>): Card[] =>
  [...among].filter((item) => isCardItem(item) && item.length > 1 && item !== '10')

/** What capturing the card pays: its own price if it is named, else its suit's and its rank's. */
const cardPrice = (prices: Part['prices'], card: Card): number =>
  prices.get(card) ?? (prices.get(suitOf(card)) ?? 0) + (prices.get(rankOf(card)) ?? 0)

/** Whether some part of the row gives some card a price that is not zero. */
const pricesCards = kept((rules: Rules, row: TrickRow): boolean =>
  parts(rules, row).some(({ prices }) =>
    FULL_PACK.some((card) => prices.get(card) ?? (prices.get(suitOf(card)) || prices.get(rankOf(card))))))

/** Whether the row prices only named single cards and none of them is in play. */
export function barred(rules: Rules, row: Row, inPlay: readonly Card[]): boolean {
  if (row.kind === 'layout') return false
  const priced = items(rules, row)
  const single = namedCards(priced)
  return single.length === priced.length && single.length > 0 && !single.some((card) => inPlay.includes(card))
}

/** Whether the row's slam takes every trick rather than every priced card. */
export function slamNeedsTricks(rules: Rules, row: TrickRow): boolean {
  if (row.slam_trigger !== 'default') return row.slam_trigger === 'all_tricks'
  return row.sums.length > 0 || !pricesCards(rules, row)
}

/** Whether the row is scored by the tricks each player won. */
export const needsTricks = (rules: Rules, row: TrickRow): boolean =>
  items(rules, row).includes(TRICK) || (row.slam !== 'none' && slamNeedsTricks(rules, row))

/** Whether the row is one to win points in: a layout, or a trick row whose prices are all gains. */
export const positive = (rules: Rules, row: Row): boolean =>
  row.kind === 'layout' || parts(rules, row).every(({ prices }) => [...prices.values()].every((price) => gain(rules, price) >= 0))

/** Points by finishing place, one for each player. */
export function payout(row: LayoutRow, players: number): number[] {
  const given = forPlayers<readonly number[]>(row.payout, players, [])
  return [...given, ...Array<number>(players - given.length).fill(0)]
}

/** What all seats together score in a deal played out, slams and side rules apart, with these cards out. */
export function total(rules: Rules, row: Row, players: number, out: readonly Card[] = []): number {
  if (row.kind === 'layout') return sum(payout(row, players))
  const inPlay = dealtPack(rules, players).filter((card) => !out.includes(card))
  const hand = Math.floor(inPlay.length / players)
  return sum(parts(rules, row).map(({ prices }) => {
    const tricks = (prices.get(TRICK) ?? 0) * hand + sum(LAST_TRICKS.slice(0, hand).map((item) => prices.get(item) ?? 0))
    return tricks + sum(inPlay.map((card) => cardPrice(prices, card)))
  }))
}

// --- schedule ---

/** Whether contracts come from lists that are drawn. */
export const drawsLists = (rules: Rules): boolean => rules.selection === 'random_common' || rules.selection === 'random_individual'

/** Contracts in each player's list: all active rows, or as many as are drawn. */
export const listLength = (rules: Rules): number => (drawsLists(rules) && rules.list_size) || activeRows(rules).length

/** Whether every player has a list of his own to work off, rather than the table one for all. */
export const eachPlayer = (rules: Rules): boolean => rules.selection !== 'fixed_order_once' && rules.selection !== 'each_once_per_table'

/** Deals in one series of the schedule, uncut. */
export const seriesDeals = kept((rules: Rules, players: number): number => listLength(rules) * (eachPlayer(rules) ? players : 1))

/** Deals in the match. */
export const scheduledDeals = (rules: Rules, players: number): number =>
  forPlayers(rules.deals, players, 0) || seriesDeals(rules, players) * rules.series
