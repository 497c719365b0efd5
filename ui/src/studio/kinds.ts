// Which control an option is shown with: read off its schema, so that a new option needs nothing here.
import type { Case, Property, Value } from './wire'

export type Kind =
  | { kind: 'flag' }
  | { kind: 'one'; cases: Case[]; look: 'segments' | 'radios' | 'select' }
  | { kind: 'whole'; low: number; high: number; step: number; named: Record<string, string> }
  | { kind: 'card'; optional: boolean }
  | { kind: 'text'; most: number }
  /** Some of a few whole numbers, each once. */
  | { kind: 'numbers'; numbers: number[]; least: number }
  | { kind: 'cards'; most: number }
  /** All of these, in an order. */
  | { kind: 'order'; cases: Case[] }
  /** A list of whole numbers, one a place. */
  | { kind: 'places'; whole: Kind & { kind: 'whole' }; least: number; most: number }
  /** Ids of other rows. */
  | { kind: 'rows'; most: number }
  | { kind: 'texts' }
  /** A price for each of some items. */
  | { kind: 'prices'; whole: Kind & { kind: 'whole' } }
  /** One value for all, or one for each number of players. */
  | { kind: 'byPlayers'; each: Kind; counts: string[] }
  /** What names a thing and cannot be changed. */
  | { kind: 'fixed' }

const CARDS = '[CSDH]'
const ID = '^[a-z]'
const SHORT = 34
/** Titles longer than this would be cut off in a closed list. */
const LONG = 30

export function kindOf(property: Property): Kind {
  if (property.anyOf) return byPlayers(property.anyOf)
  if (property.oneOf) return { kind: 'one', cases: property.oneOf, look: look(property.oneOf) }
  switch (property.type) {
    case 'boolean':
      return { kind: 'flag' }
    case 'integer':
      return whole(property)
    case 'array':
      return list(property)
    case 'object':
      return { kind: 'prices', whole: whole(property.additionalProperties as Property) }
    case 'string':
      return text(property)
    default:
      return { kind: 'fixed' }
  }
}

function look(cases: Case[]): 'segments' | 'radios' | 'select' {
  const lengths = cases.map((each) => [...each.title].reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0))
  if (cases.length <= 3 && lengths.reduce((sum, each) => sum + each, 0) <= SHORT) return 'segments'
  return cases.length <= 6 && Math.max(...lengths) > LONG ? 'radios' : 'select'
}

const whole = (property: Property): Kind & { kind: 'whole' } => ({
  kind: 'whole', low: property.minimum ?? 0, high: property.maximum ?? 9999, step: property.multipleOf ?? 1, named: property['barbu:named'] ?? {},
})

function text(property: Property): Kind {
  const pattern = property.pattern ?? ''
  if (pattern.includes(CARDS)) return { kind: 'card', optional: pattern.endsWith('?$') }
  // A name by which other parts refer to it has no default and stays as it is.
  if (property.default === undefined && pattern.startsWith(ID)) return { kind: 'fixed' }
  return { kind: 'text', most: property.maxLength ?? 60 }
}

function list(property: Property): Kind {
  const { items = {}, minItems: least = 0, maxItems: most = 99 } = property
  if (items.oneOf) return { kind: 'order', cases: items.oneOf }
  if (items.type === 'integer') {
    const of = whole(items)
    if (!property.uniqueItems) return { kind: 'places', whole: of, least, most }
    return { kind: 'numbers', numbers: Array.from({ length: of.high - of.low + 1 }, (_, at) => of.low + at), least }
  }
  if (items.pattern?.includes(CARDS)) return { kind: 'cards', most }
  return items.pattern?.startsWith(ID) ? { kind: 'rows', most } : { kind: 'texts' }
}

const byPlayers = ([one, table]: Property[]): Kind => ({ kind: 'byPlayers', each: kindOf(one), counts: table.propertyNames?.enum ?? [] })

/** How far one tap on + or − goes: by fives where values stand at fives and the range is wide. */
export function stride(kind: Kind & { kind: 'whole' }, value: number): number {
  if (kind.step > 1) return kind.step
  return kind.high - kind.low > 400 && value % 5 === 0 ? 5 : 1
}

/** A whole number as it is shown in a field, and as people type it: with whatever minus, spaces or plus; null for no number. */
export const writtenWhole = (value: number): string => String(value).replace('-', '−')
export function typedWhole(text: string): number | null {
  const plain = text.replace(/[\s\u200e\u200f]/g, '').replace(/^[−–—‐‑-]/, '-').normalize('NFKC')
  return /^[-+]?\d+$/.test(plain) ? Number(plain) + 0 : null
}

export const within = (kind: Kind & { kind: 'whole' }, value: number): number => {
  const near = Math.round(value / kind.step) * kind.step
  return Math.max(kind.low, Math.min(kind.high, near))
}

/** A value to begin with where an option has none: by players, for one of them. */
export function first(value: Value | undefined): Value | undefined {
  return value && typeof value === 'object' && !Array.isArray(value) ? Object.values(value)[0] : value
}
