// What this browser keeps of an evening: the deals as they were entered, what is half entered, what the server has.
import type { Card, Rank, Suit } from '../score/cards'
import type { Entry } from '../score/entry'
import type { WrittenRules } from '../score/rules'

/** A deal has a name of its own, so that two copies of an evening can be brought together. */
export interface Deal {
  readonly uid: string
  readonly entry: Entry
}

/** A deal while it is being entered; what is not known yet is kept as far as it goes. */
export interface Half {
  /** The deal that is changed; null for the next one. */
  readonly uid: string | null
  readonly contract: string | null
  readonly out: readonly Card[]
  readonly blind: boolean
  readonly trump: Suit | null
  readonly start: Rank | null
  /** Whom each seat has doubled or redoubled, and whether the lap is over. */
  readonly named: readonly (readonly number[])[]
  readonly spoken: boolean
  /** How many of each thing each seat took. */
  readonly given: Readonly<Record<string, readonly number[]>>
  /** For each thing the seats of which it has been said how many they took: the rest is then somebody else's. */
  readonly said: Readonly<Record<string, readonly number[]>>
  readonly finish: readonly number[]
  readonly unplayed: boolean
}

/** What two phones that keep the same evening tell each other. */
export interface Shared {
  readonly title: string
  readonly names: readonly string[]
  readonly deals: readonly Deal[]
}

/** All that a step can change and take back. */
export interface State extends Shared {
  /** Deals that are half entered: the next one, and old ones that are being changed. */
  readonly halves: readonly Half[]
}

/** What has been entered of the deal with this name, or of the next one. */
export const halfOf = ({ halves }: State, uid: string | null): Half | null => halves.find((half) => half.uid === uid) ?? null
export const withoutHalf = (state: State, uid: string | null): State => ({ ...state, halves: state.halves.filter((half) => half.uid !== uid) })
export const withHalf = (state: State, half: Half): State => ({ ...state, halves: [...withoutHalf(state, half.uid).halves, half] })

/** A deal of which two phones say different things; what the other one says stands until somebody decides. */
export interface Conflict {
  /** The deal that stands; of one that is deleted elsewhere, the one that was. */
  readonly uid: string
  /** Null where it was deleted here, or there. */
  readonly mine: Entry | null
  readonly theirs: Entry | null
  /** Whether both were entered as the next deal, so that both may be true. */
  readonly both: boolean
}

/** What the server is known to have. */
export interface Server {
  readonly revision: number
  readonly had: Shared | null
  /** Whether it has not been told everything. */
  readonly owed: boolean
  /** What it will not take, and why; told again after the next change. */
  readonly refused: string
}

export interface Kept {
  readonly id: string
  readonly began: string
  readonly changed: string
  readonly rules: WrittenRules
  /** What the ruleset is called. */
  readonly rulesTitle: string
  readonly first: number
  readonly lists: readonly (readonly string[])[]
  /** The saved player at each seat; null for a name that is not saved. */
  readonly people: readonly (string | null)[]
  readonly state: State
  /** The number of the step that `state` is, and of the last one that can be done again. */
  readonly at: number
  readonly last: number
  /** Counts every write, so that a second tab sees that it is behind. */
  readonly writes: number
  readonly server: Server
  readonly conflicts: readonly Conflict[]
  readonly deleted: boolean
  /** What this phone may do with it: it began it, was handed it, or looks on. */
  readonly may: 'own' | 'edit' | 'read'
}

export const shared = ({ title, names, deals }: Shared): Shared => ({ title, names, deals })

/** Whether two values say the same, in whatever order their keys stand. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
}

/** A name that nobody else will think of, in the form that the server asks for. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const text = [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}
