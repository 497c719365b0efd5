// A ruleset as JSON holds it: what a table agrees on. The written form leaves out what has its default value.
import type { Card, Rank, Suit } from './cards'

/** One value for every number of players, or one for each. */
export type PerPlayers<T> = T | { readonly [players: string]: T }
/** Points by item: `trick`, `last`, `last2` …, a suit `H`, a rank `Q` or a card `KH`. */
export type Prices = Readonly<Record<string, number>>

export type Slam = 'none' | 'mirror' | 'fixed' | 'charge_others' | 'zero'

/** A contract played in tricks. It pays by `prices`, or by those of the rows it `sums`. */
export interface TrickRow {
  readonly kind: 'tricks'
  readonly id: string
  readonly name: string
  /** A row that is not active is not played, but still counts in a sum that names it. */
  readonly active: boolean
  readonly prices: Prices
  readonly sums: readonly string[]
  readonly multiply: number
  readonly divide: number
  readonly trump: 'none' | 'named' | 'named_or_none' | Suit
  readonly must_beat: 'no' | 'trumps' | 'always'
  readonly must_ruff: boolean
  readonly must_overruff: boolean
  readonly must_underruff: boolean
  readonly banned_suit: Suit | ''
  readonly lead: 'free' | 'only_if_nothing_else' | 'until_broken'
  readonly broken_by: 'any' | 'discard'
  readonly first_trick: 'free' | 'no_lead' | 'no_play' | 'no_points'
  readonly forced_dump: 'no' | 'void' | 'void_or_under'
  readonly early_end: boolean
  readonly slam: Slam
  readonly slam_points: number
  readonly slam_trigger: 'default' | 'all_items' | 'all_tricks'
}

/** A contract played by laying cards; it pays by the order in which hands empty. */
export interface LayoutRow {
  readonly kind: 'layout'
  readonly id: string
  readonly name: string
  readonly active: boolean
  /** Points by finishing place, padded with zeros. */
  readonly payout: PerPlayers<readonly number[]>
  readonly start: 'fixed' | 'laid' | 'named'
  readonly start_rank: Rank
  readonly starter: 'default' | 'dealer' | 'next' | 'previous' | 'holder'
  readonly starter_card: Card
  readonly ace: 'ranked' | 'low' | 'first_decides'
  readonly ace_again: 'none' | 'optional' | 'mandatory'
  readonly ace_chain: 'renew' | 'once' | 'free'
  readonly end: 'settled' | 'all_but_one'
  readonly missing: 'bridge' | 'block'
  readonly blocked: 'redeal' | 'split'
}

export type Row = TrickRow | LayoutRow

export interface Deck {
  readonly size: PerPlayers<number>
  readonly removed: PerPlayers<readonly Card[]>
  readonly leftover: 'none' | 'lowest' | 'random'
  readonly remove_order: readonly Suit[]
  readonly blocked_contract: 'redeal' | 'zero'
}

export interface Doubling {
  readonly enabled: boolean
  readonly who: 'any' | 'declarer_only'
  readonly declarer: 'redouble_only' | 'may_double'
  readonly positive: 'declarer_only' | 'free'
  readonly redouble: 'own_turn' | 'declarer_only' | 'none'
  readonly quota: number
  readonly quota_enforce: boolean
  readonly skip_undoubled: boolean
  readonly doubled: number
  readonly redoubled: number
}

export interface Rules {
  readonly name: string
  readonly source: string
  readonly assumed: readonly string[]
  readonly players: readonly number[]
  readonly deck: Deck
  readonly ranking: 'natural' | 'ten_high' | 'ace_low' | 'reversed'
  readonly direction: 'clockwise' | 'anticlockwise'
  readonly first_dealer: 'random' | 'highest' | 'lowest' | 'holder'
  readonly first_dealer_card: Card
  readonly shuffle_cut: 'previous' | 'next' | 'opposite_chooser' | 'nobody'
  readonly deal_style: 'one' | 'two' | 'free'
  readonly visible_captures: 'hidden' | 'penalties' | 'open'
  readonly dealer_rotation: 'every_deal' | 'block'
  readonly chooser: 'nobody' | 'dealer' | 'next' | 'previous'
  readonly selection:
    | 'each_once_per_player' | 'fixed_order_per_dealer' | 'fixed_order_once' | 'each_once_per_table'
    | 'random_common' | 'random_individual'
  readonly list_size: number
  readonly choice_time: 'after' | 'before' | 'either'
  readonly blind_multiplier: number
  readonly leader: 'dealer' | 'next' | 'previous' | 'chooser' | 'after_chooser'
  readonly deals: PerPlayers<number>
  readonly series: number
  readonly sign: 'signed' | 'penalty'
  readonly handicap: boolean
  readonly doubling: Doubling
  readonly contracts: readonly Row[]
}

/** A row as written: what differs from the defaults. */
export type WrittenRow = (Partial<TrickRow> | Partial<LayoutRow>) & { readonly id: string }
/** A ruleset as written: what differs from the defaults. */
export type WrittenRules = Partial<Omit<Rules, 'deck' | 'doubling' | 'contracts'>> & {
  readonly deck?: Partial<Deck>
  readonly doubling?: Partial<Doubling>
  readonly contracts: readonly WrittenRow[]
}

/** What a ruleset means where it says nothing. The checks of the vectors compare these with the server's. */
export const DEFAULTS = {
  tricks: {
    name: '', active: true, prices: {}, sums: [], multiply: 1, divide: 1, trump: 'none', must_beat: 'no',
    must_ruff: false, must_overruff: false, must_underruff: false, banned_suit: '', lead: 'free', broken_by: 'any',
    first_trick: 'free', forced_dump: 'no', early_end: false, slam: 'none', slam_points: 0, slam_trigger: 'default',
  },
  layout: {
    name: '', active: true, payout: [100, 50], start: 'fixed', start_rank: '10', starter: 'default', starter_card: '',
    ace: 'ranked', ace_again: 'mandatory', ace_chain: 'renew', end: 'settled', missing: 'bridge', blocked: 'redeal',
  },
  deck: { size: 32, removed: [], leftover: 'lowest', remove_order: ['C', 'S', 'D', 'H'], blocked_contract: 'redeal' },
  doubling: {
    enabled: false, who: 'any', declarer: 'redouble_only', positive: 'declarer_only', redouble: 'own_turn', quota: 2,
    quota_enforce: true, skip_undoubled: false, doubled: 1, redoubled: 2,
  },
  ruleset: {
    name: '', source: '', assumed: [], players: [4], ranking: 'natural', direction: 'clockwise', first_dealer: 'random',
    first_dealer_card: '', shuffle_cut: 'previous', deal_style: 'one', visible_captures: 'penalties',
    dealer_rotation: 'block', chooser: 'nobody', selection: 'fixed_order_per_dealer', list_size: 0, choice_time: 'after',
    blind_multiplier: 1, leader: 'next', deals: 0, series: 1, sign: 'signed', handicap: false,
  },
} as const satisfies {
  tricks: Omit<TrickRow, 'id' | 'kind'>
  layout: Omit<LayoutRow, 'id' | 'kind'>
  deck: Deck
  doubling: Doubling
  ruleset: Omit<Rules, 'deck' | 'doubling' | 'contracts'>
}

/** The whole ruleset that a written one means. It was checked where it was written. */
export function readRules(written: WrittenRules): Rules {
  return {
    ...DEFAULTS.ruleset,
    ...written,
    deck: { ...DEFAULTS.deck, ...written.deck },
    doubling: { ...DEFAULTS.doubling, ...written.doubling },
    contracts: written.contracts.map(readRow),
  }
}

function readRow(row: WrittenRow): Row {
  if (row.kind === 'layout') return { ...DEFAULTS.layout, ...row, kind: 'layout' }
  return { ...DEFAULTS.tricks, ...(row as Partial<TrickRow> & { id: string }), kind: 'tricks' }
}

/** The value that holds at a table of so many players; `missing` where a table leaves it out. */
export function forPlayers<T extends number | readonly unknown[]>(value: PerPlayers<T>, players: number, missing: T): T {
  if (typeof value === 'number' || Array.isArray(value)) return value as T
  return (value as { readonly [players: string]: T })[players] ?? missing
}

/** The rows that are played. */
export const activeRows = (rules: Rules): Row[] => rules.contracts.filter((row) => row.active)

/** The row with this id. */
export const rowOf = (rules: Rules, id: string): Row | undefined => rules.contracts.find((row) => row.id === id)

/** Points of this table's own sign as a gain: more is better. The way back is the same; zero has no sign. */
export const gain = (rules: Rules, points: number): number => (rules.sign === 'penalty' ? 0 - points : points)
