// What travels between server and page: the one description that both sides keep to.
//
// Cards are written "QS", "10H"; suits "S", ranks "10"; seats are numbers in the direction of play.
// Contracts, options and reasons travel as ids; the page words them from the catalogues. All numbers that
// follow from rules (prices, totals, what is still to come, what is legal) are sent; the page computes none.
// Deals are counted from 1. A glyph is "tricks", "last1", "last2", "salad", "domino", "trumps", "barbu",
// "suit:H", "rank:Q", "card:QS" or "text". GET /api/catalogue/{lang} is Fluent text (text/plain).
//
// Every address is under /api. Commands are POSTs with a JSON body, header X-CSRFToken (from the cookie
// "csrftoken"); a refusal is application/problem+json (Problem).

export type Seat = number
export type CardText = string
export type Lang = 'en' | 'fr' | 'pt' | 'de' | 'fi' | 'zh'

/** A refusal. `type` is the message id ("must-follow"); `text` the sentence in the session's language. */
export interface Problem {
  type: string
  title: string
  status: number
  text: string
  values: Record<string, unknown>
  legal: Action[]
  /** For `stale`: the present number of events. */
  seq?: number
}

// --- session ----------------------------------------------------------------------------------------

/** GET /api/session; POST /api/session {name?, lang?} creates or changes the guest. */
export interface Session {
  id: string | null
  name: string
  lang: Lang
}

/** POST /api/session/offer: a link by which another device becomes the same guest, once and for so many seconds. */
export interface Handover {
  path: string
  seconds: number
}

/** GET /api/passkeys: what a guest comes back by; all of it, by POST /api/passkeys and DELETE /api/passkeys/{id} too. */
export interface Passkey { id: string; made: string; used: string | null; here: boolean }
/** POST /api/passkeys/new and /api/passkeys/ask: what the browser's WebAuthn is given; what it answers goes, as
 *  `{answer}`, to POST /api/passkeys and /api/passkeys/enter. */
export interface PasskeyOptions { options: any }

/** POST /api/session/offered {token}: whose the link is. POST /api/session/accept {token} takes it. */
export interface Offered {
  name: string
  /** Whether this device is that guest already. */
  same: boolean
}

// --- rulesets ---------------------------------------------------------------------------------------

/** What a table is told to play: a preset's name, the text of a link, a TOML file, the ruleset itself, or one of the guest's own. */
export type RulesetSource = { preset: string } | { link: string } | { toml: string } | { rules: Record<string, unknown> } | { saved: string; version?: number }

/** GET /api/presets (the guest's own first, those have `saved`), and the answer of POST /api/rules/check {source}. */
export interface RulesetInfo {
  name: string
  /** What it is called in the session's language, and one sentence on a preset ("" for another ruleset). */
  title: string
  note: string
  link: string
  hash: string
  players: number[]
  sign: 'signed' | 'penalty'
  direction: 'clockwise' | 'anticlockwise'
  doubling: boolean
  /** By number of players. */
  deals: Record<string, number>
  pack: Record<string, number>
  contracts: ContractInfo[]
  /** The ruleset in words, a sentence a line, in the session's language. */
  sentences: string[]
  saved: { id: string; version: number } | null
}

/** The answer of POST /api/rules/book {source, lang?, players?}: an `article` in which every name is escaped. */
export interface BookText {
  title: string
  html: string
}

/** The answer of POST /api/rules/help {source, contract, players, lang?}: one contract, to read during play. */
export interface HelpText {
  title: string
  sentences: string[]
  /** The same in parts, as an `article` in which every name is escaped. */
  html: string
}

export interface ContractInfo {
  id: string
  /** The table's own name for it, else "" and the catalogue's `contract-<id>`. */
  name: string
  kind: 'tricks' | 'layout'
  glyph: string
  active: boolean
  prices: PriceInfo[]
  /** By finishing place, for a layout, by number of players. */
  payout: Record<string, number[]>
  /** What the table scores together, by number of players. */
  total: Record<string, number>
  positive: boolean
}

/** `item`: "trick", "last", "last2", a suit, a rank or a card; `source`: the row whose price it is. */
export interface PriceInfo { item: string; price: number; source: string }

/** GET /api/reach. `shared`: whether others can open the address that this page has; else `others`, that they can. */
export interface Reach { shared: boolean; others: string[] }

/** GET /api/choices. Phrases are ids; an emoji is said as it is. */
export interface Choices {
  bots: string[]
  phrases: string[]
  emojis: string[]
  langs: Lang[]
}

// --- tables -----------------------------------------------------------------------------------------

export type Clock = 0 | 15 | 30 | 60

/** POST /api/tables. */
export interface NewTable {
  source: RulesetSource
  players: number
  open: boolean
  clock: Clock
  /** Bot name for each other seat; null leaves it free. */
  bots: (string | null)[]
  /** Whether hints are allowed although other people play. */
  hints: boolean
  /** Plays at once, the opener at seat 0 and bots elsewhere. */
  start: boolean
  pace: 'natural' | 'instant'
}

export interface Sitter {
  kind: 'person' | 'bot' | 'free'
  name: string
  bot: string | null
  /** Whether a person's page is connected. */
  here: boolean
  /** Whether a bot plays for him now. */
  away: boolean
  ready: boolean
}

/** GET /api/tables/{id}; GET /api/tables gives {mine: Table[], open: Table[]}, unfinished ones first. */
export interface Table {
  id: string
  rules: RulesetInfo
  players: number
  open: boolean
  clock: Clock
  seats: Sitter[]
  /** The viewer's seat; null for a spectator. */
  seat: Seat | null
  opener: boolean
  status: 'waiting' | 'playing' | 'finished'
  match: string | null
  your_turn: boolean
  spectators: number
  undo: { by: Seat; agreed: Seat[] } | null
  takeover: Seat[]
  /** Whether hints may be asked for here. */
  hints: boolean
  pace: 'natural' | 'instant'
  /** A deal of an earlier match that is played here once more, and what it brought each seat then. */
  repeat: { match: string; deal: number; points: number[] } | null
}

// POST /api/tables/{id}/sit {seat?} · /leave · /bot {seat, bot|null} · /kick {seat} · /start · /ready ·
//      /rematch · /delete · /takeover {seat} · /back · /undo {agree, expect_seq?} · /phrase {phrase} · /settings {open, clock}
// POST /api/tables/{id}/more → {left, bank}: a minute more for this turn, once
// GET  /api/tables/{id}/hint → Hint: what a strong player would do in the guest's place
// POST /api/tables/{id}/claim {expect_seq, key} → {seq}: the rest of the deal is certain, see View.claim
// POST /api/tables/{id}/act {action, expect_seq, key} → {seq}
// GET  /api/tables/{id}/events  (SSE; resumes from Last-Event-ID or ?after=N; heartbeat comment every 15 s)
//      event "table": Table (no id) · event "view": Told with id = seq · event "phrase": {seat, phrase}

/** Made from the seat's own view after `seq` events. `why`: the reason and what is expected of it, in sentences; cards in
 *  them are written [7S]. */
export interface Hint { seq: number; action: Action; why: string }

/** One step of the match as this seat may see it: what happened, and how things stand after it. */
export interface Told {
  seq: number
  happened: Happened | null
  view: View
}

/** The public side of an event. `dealt` names no card. */
export type Happened =
  | { kind: 'first_dealer'; seat: Seat; drawn: { seat: Seat; card: CardText }[][] }
  | { kind: 'lists' }
  | { kind: 'dealt'; out: CardText[]; thrown_in: boolean }
  | { kind: 'acted'; seat: Seat; action: Action; trick: { winner: Seat; points: number } | null; ended: boolean }
  | { kind: 'revealed' }
  | { kind: 'undone'; count: number }

export type Action =
  | { kind: 'choose'; contract: string; blind: boolean }
  | { kind: 'look' }
  | { kind: 'trump'; suit: string | null }
  | { kind: 'start'; rank: string }
  | { kind: 'double'; seats: Seat[] }
  | { kind: 'play'; card: CardText }
  | { kind: 'lay'; card: CardText; end: 'high' | 'low' | null }
  | { kind: 'pass' }
  | { kind: 'stop' }

export interface View {
  match: string
  seq: number
  seat: Seat | null
  names: string[]
  phase: 'Choosing' | 'NamingTrump' | 'NamingStart' | 'Doubling' | 'Playing' | 'Finished' | 'Dealing' | 'Drawing'
  to_act: Seat | null
  legal: Action[]
  /** For each card of the hand that may not be played: why, in the session's language. */
  why_not: Record<CardText, string>
  deal: number
  deals: number
  dealer: Seat | null
  chooser: Seat | null
  leader: Seat | null
  contract: Stake | null
  blind: boolean
  trump: string | null
  start: string | null
  hand: CardText[]
  /** The ranks of this ruleset from low to high, for sorting a hand. */
  order: string[]
  counts: number[]
  out: CardText[]
  commitment: string
  options: Offer[]
  looked: boolean
  lap: Lap | null
  trick: TrickPart | null
  /** Whether the viewer, being on lead, can show the rest to be certain: all tricks are his, or nothing counts. */
  claim: 'all' | 'nothing' | 'none' | 'certain' | null
  layout: LayoutPart | null
  /** Points each seat has made in this deal so far, doubles apart. */
  so_far: number[]
  sheet: SheetPart
  grid: BoxPart[]
  /** Seconds left on the clock of the seat to act, and its bank; null without a clock. */
  clock: { left: number; bank: number } | null
  rules: string
}

/** The contract in play: what it pays and what is still to come. */
export interface Stake {
  id: string
  name: string
  glyph: string
  kind: 'tricks' | 'layout'
  items: { item: string; price: number; source: string; left: number; of: number }[]
  payout: number[]
  to_come: number
  /** What this deal shares out in all: a priced card that is out brings nobody anything. */
  total: number
}

export interface Offer { id: string; name: string; glyph: string; total: number; state: 'open' | 'done' | 'barred'; prices: PriceInfo[]; payout: number[] }

/** The doubling lap. `cells[i][j]`: what seat i has said about seat j. */
export interface Lap {
  speaker: Seat
  cells: ('none' | 'double' | 'redouble' | 'answered')[][]
  spoken: Seat[]
  may: Seat[]
  must: Seat | null
  owed: number[]
  deals_left: number
}

export interface TrickPart {
  leader: Seat
  table: { seat: Seat; card: CardText }[]
  winning: Seat | null
  last: { leader: Seat; cards: CardText[]; winner: Seat } | null
  won: number[]
  captured: CardText[][]
}

/** The layout: for each suit its run from one end to the other. */
export interface LayoutPart {
  suits: string[]
  rows: { card: CardText; state: 'laid' | 'bridged' | 'out' | 'open' | 'empty'; start: boolean; by: Seat | null }[][]
  ace: 'high' | 'low' | null
  finished: Seat[]
  extra: boolean
  passes: number[]
}

/** How points come to a seat. */
export type Reason = 'item' | 'place' | 'shared_places' | 'slam' | 'undoubled' | 'blind' | 'handicap' | 'doubles'

export interface Line { reason: Reason; points: number; item: string; count: number; source: string }

export interface SheetPart {
  rows: { deal: number; dealer: Seat; chooser: Seat | null; contract: string; name: string; points: number[]; running: number[]; lines: Line[][]; slam: Seat | null }[]
  totals: number[]
  places: number[]
}

export interface BoxPart { series: number; owner: Seat | null; contract: string; name: string; deal: number | null; now: boolean }

// POST /api/matches/{id}/again {deal, seat, pace} → Table: a deal of a finished match once more, alone with bots

// --- archive ----------------------------------------------------------------------------------------

/** GET /api/matches (the guest's own; `repeat`: a deal played once more, `by_hand`: kept with real cards) · GET /api/matches/{id}/record (text/plain) · POST /api/matches {record}. */
export interface MatchInfo { id: string; rules: string; names: string[]; finished: boolean; deals: number; totals: number[]; places: number[]; repeat: boolean; by_hand: boolean; at: string }

/** GET /api/matches/{id}/replay (finished matches, and finished deals of one in play): all hands face up. */
export interface Replay {
  match: string
  /** Whether the match is over, its last secret told: only then is there an opinion, a record, a deal once more. */
  finished: boolean
  rules: RulesetInfo
  names: string[]
  deals: ReplayDeal[]
  sheet: SheetPart
}

/** GET /api/matches/{id}/opinion?step=N (finished matches): what a strong player would have done, knowing what the seat
 *  could know then; `behind`: how many points the act was expected to bring less, null where that is not compared; `why`:
 *  what both were expected to come to, in a sentence like that of a hint. */
export interface Opinion { step: number; seat: Seat; best: Action; behind: number | null; only: boolean; why: string }

export interface ReplayDeal {
  deal: number
  dealer: Seat
  chooser: Seat | null
  contract: string
  name: string
  entered: boolean
  thrown_in: boolean
  hands: CardText[][]
  out: CardText[]
  trump: string | null
  start: string | null
  bets: { doubler: Seat; doubled: Seat; redoubled: boolean }[]
  /** `step`: how many events of the match were before it; its opinion is asked for by it. */
  plays: { seat: Seat; action: Action; trick: { winner: Seat; points: number } | null; step: number }[]
  /** How the runs lay in the end, where cards were laid. */
  layout: LayoutPart | null
  lines: Line[][]
  points: number[]
  /** "" where nothing was promised of the cards beforehand, as of a deal played once more. */
  commitment: string
  secret: string | null
  /** Whether the deal can be played once more. */
  again: boolean
}
