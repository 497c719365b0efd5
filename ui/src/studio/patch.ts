// Changing a ruleset as plain data, setting by setting, as the server does it: nothing here knows a rule.
import type { Patch, Row, Rules, Value } from './wire'

const ROW = 'contracts.'

/** The ruleset after all settings, one after the other; what is not touched is shared with the old one. */
export function patched(rules: Rules, patch: Patch): Rules {
  return patch.reduce((now, { key, value }) => {
    if (key === 'order') return { ...now, contracts: ordered(now.contracts, value as string[]) }
    if (!key.startsWith(ROW)) return set(now, key.split('.'), value) as Rules
    const [id, ...path] = key.slice(ROW.length).split('.')
    if (path.length) return { ...now, contracts: now.contracts.map((row) => (row.id === id ? (set(row, path, value) as Row) : row)) }
    return { ...now, contracts: value === null ? without(now.contracts, id) : put(now.contracts, { ...(value as Row), id }) }
  }, rules)
}

function set(part: Record<string, unknown>, [field, ...rest]: string[], value: Value | null): Record<string, unknown> {
  if (rest.length) return { ...part, [field]: set((part[field] ?? {}) as Record<string, unknown>, rest, value) }
  if (value !== null) return { ...part, [field]: value }
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== field))
}

/** The row added, or in the place of the one of its id; it sums only those that are there. */
function put(rows: Row[], row: Row): Row[] {
  const there = new Set(rows.map((each) => each.id).filter((id) => id !== row.id))
  const kept = Array.isArray(row.sums) ? ({ ...row, sums: row.sums.filter((id) => there.has(id as string)) } as Row) : row
  return rows.some((each) => each.id === row.id) ? rows.map((each) => (each.id === row.id ? kept : each)) : [...rows, kept]
}

const without = (rows: Row[], gone: string): Row[] =>
  rows
    .filter((row) => row.id !== gone)
    .map((row) => (Array.isArray(row.sums) && row.sums.includes(gone) ? ({ ...row, sums: row.sums.filter((id) => id !== gone) } as Row) : row))

function ordered(rows: Row[], ids: string[]): Row[] {
  const kept = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return rows.filter((row) => !ids.includes(row.id)).reduce((left, row) => without(left, row.id), kept)
}

/** What stands at a dotted key; undefined where nothing does. */
export function valueAt(rules: Rules, key: string): Value | undefined {
  const path = key.split('.')
  let at: unknown = rules
  if (key.startsWith(ROW)) at = rules.contracts.find((row) => row.id === path[1])
  for (const field of key.startsWith(ROW) ? path.slice(2) : path) at = (at as Record<string, unknown> | undefined)?.[field]
  return at as Value | undefined
}

/** An id that no row has yet: domino, domino_2, domino_3. */
export function freshId(id: string, rows: readonly Row[]): string {
  const kind = id.replace(/_\d+$/, '')
  const taken = new Set(rows.map((row) => row.id))
  for (let number = 1; ; number++) {
    const next = number === 1 ? kind : `${kind}_${number}`
    if (!taken.has(next)) return next
  }
}

/** The ids with one moved by so many places, no further than to an end. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id)
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, id)
}

/** Whether two values are the same, however their tables are ordered. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => name in right && same(left[name], right[name]))
}
