// What travels between the studio and the server; docs/web.md says it in words.
import type { BookText, CardText, ReplayDeal, RulesetSource } from '../lib/wire'

/** Any JSON value that an option may have. */
export type Value = string | number | boolean | Value[] | { [name: string]: Value }
export type Row = { kind: 'tricks' | 'layout'; id: string } & Record<string, Value>
/** A ruleset as the studio edits it: every option by its name, `contracts` a list of rows. */
export interface Rules { [name: string]: Value | Row[]; contracts: Row[] }

/** One place of a ruleset by its dotted key (`deck.size`, `contracts.hearts.slam`), and what it shall be. */
export interface Setting { key: string; value: Value | null }
export type Patch = Setting[]

export type Scope = 'ruleset' | 'deck' | 'doubling' | 'tricks' | 'layout'
export type Case = { const: string; title: string }

/** One option, or the values inside it, as JSON Schema says it. */
export interface Property {
  title?: string
  description?: string
  default?: Value
  type?: 'boolean' | 'integer' | 'string' | 'array' | 'object'
  oneOf?: Case[]
  anyOf?: Property[]
  items?: Property
  minimum?: number
  maximum?: number
  multipleOf?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  pattern?: string
  propertyNames?: { pattern?: string; enum?: string[] }
  additionalProperties?: Property | boolean
  properties?: Record<string, Property>
  'barbu:named'?: Record<string, string>
  barbu?: { key: string; role: 'play' | 'custom' | 'about'; group: string; when: { field: string; values: Value[] } | null }
}

export interface Group { id: string; scope: Scope; title: string; options: string[] }
export interface Known { id: string; title: string; kind: Row['kind']; glyph: string; presets: number; signed: Row; penalty: Row }
export interface Item { id: string; title: string }

/** GET /api/ruleset-form?lang= */
export interface Form {
  lang: string
  schema: { properties: Record<string, Property>; $defs: Record<'tricks' | 'layout', { properties: Record<string, Property> }> }
  groups: Group[]
  contracts: Known[]
  items: Item[]
}

export interface Mend { text: string; patch: Patch }
export interface Note { key: string; type: string; text: string; mends: Mend[] }
export interface Change { kind: 'changed' | 'added' | 'removed' | 'moved'; key: string; text: string; back: Patch }
export interface ContractOf {
  id: string
  title: string
  kind: Row['kind']
  glyph: string
  active: boolean
  positive: boolean
  total: Record<string, number | null>
}
export interface TableOf { players: number; playable: boolean; deals: number | null; hand: number | null }

/** POST /api/studio {source, base?, patch?}. */
export interface Report {
  rules: Rules | null
  title: string
  hash: string | null
  link: string | null
  problems: Note[]
  advice: Note[]
  idle: Note[]
  silent: Record<string, string>
  tables: TableOf[]
  contracts: ContractOf[]
  base: { name: string; title: string; hash: string } | null
  changes: Change[]
}

/** POST /api/studio/worth {source, worth, players, contracts?}. */
export interface Worthy { patch: Patch; refused: { contract: string; text: string; near: number[] }[] }

/** POST /api/studio/example {source, contract, players, seed?}; `told`: how the points of each seat came, in words. */
export interface Example { seed: string; names: string[]; deal: ReplayDeal; told: string[][] }

/** One of GET /api/rulesets. */
export interface Saved { id: string; name: string; version: number; hash: string; at: string; players: number[]; link: string; unread: boolean }
export interface SavedVersion { number: number; hash: string; at: string; link: string }
export interface SavedWhole extends Saved { rules: Rules | null; versions: SavedVersion[] }

export type Source = RulesetSource
export type { BookText, CardText }
