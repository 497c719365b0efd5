// What this browser keeps, read with care: another program, an older page or half a write may have left anything there.
import type { Kept } from './merge'
import type { Draft } from './drafts'
import type { Rules } from './wire'

/** What is there and cannot be read: as it was found. */
export interface Unread { key: string; name: string; text: string }
export interface Read { all: Kept[]; unread: Unread[] }

type Fields = Record<string, unknown>
const fields = (value: unknown): Fields | null => (typeof value === 'object' && value && !Array.isArray(value) ? (value as Fields) : null)
const text = (value: unknown): value is string => typeof value === 'string'
const count = (value: unknown): value is number => Number.isInteger(value)
const named = (value: unknown): string => (text(value) ? value : '')

/** Whether the form can show it; what is wrong with its options the server says. */
export function sound(rules: unknown): rules is Rules {
  const all = fields(rules)
  const rows = all?.contracts
  if (!all || !Array.isArray(all.players) || !all.players.every(count) || !Array.isArray(rows)) return false
  const ids = rows.map((row) => fields(row)?.id)
  const fit = rows.every((row) => text(fields(row)?.id) && ['tricks', 'layout'].includes(named(fields(row)?.kind)))
  return fit && new Set(ids).size === ids.length
}

/** The ruleset, if it is one: rules that cannot be shown are left to the link, which says the same. */
function fit(value: unknown): Kept | null {
  const all = fields(value)
  if (!all || !named(all.key) || !text(all.name) || !count(all.version)) return null
  if (!Array.isArray(all.players) || !all.players.every(count) || !text(all.link) || Number.isNaN(Date.parse(named(all.at)))) return null
  const rules = sound(all.rules) ? all.rules : null
  const id = named(all.id) || null
  if (!rules && !all.link && !id) return null
  const owed = (['save', 'rename', 'delete'] as const).find((each) => each === all.owed) ?? null
  return { ...(all as unknown as Kept), id, guest: named(all.guest) || null, rules, base: fields(all.base) as Kept['base'], owed }
}

const parsed = (found: string): unknown => {
  try {
    return JSON.parse(found)
  } catch {
    return undefined
  }
}

/** The list as it was found; what cannot be read stands apart, to be looked at, taken away or thrown away. */
export function collectionIn(found: string | null, newKey: () => string): Read {
  const there = found === null ? [] : parsed(found)
  if (!Array.isArray(there)) return { all: [], unread: [{ key: newKey(), name: '', text: found ?? '' }] }
  const read: Read = { all: [], unread: [] }
  for (const each of there) {
    const kept = fit(each)
    const as = fields(each)
    if (kept && !read.all.some((other) => other.key === kept.key)) read.all.push(kept)
    else if (as && text(as.key) && text(as.unread)) read.unread.push({ key: as.key, name: named(as.name), text: as.unread })
    else read.unread.push({ key: newKey(), name: named(as?.name), text: JSON.stringify(each) })
  }
  return read
}

/** The list as it is written. */
export const collectionAs = ({ all, unread }: Read): string =>
  JSON.stringify([...all, ...unread.map(({ key, name, text }) => ({ key, name, unread: text }))])

/** The draft, if it is one. */
export function draftIn(found: string | null): Draft | null {
  const all = fields(parsed(found ?? ''))
  const history = fields(all?.history)
  if (!all || !named(all.key) || !history || !sound(history.now)) return null
  const steps = [history.past, history.future]
  if (!steps.every(Array.isArray) || !steps.flat().every(sound)) return null
  const own = fields(all.own)
  return {
    ...(all as unknown as Draft), base: fields(all.base) as Draft['base'], at: count(all.at) ? all.at : 0, unsaved: all.unsaved === true,
    own: own && text(own.key) && count(own.version) ? { key: own.key, version: own.version } : null,
  }
}

/** What a name is held to be when two are compared. */
export const plainName = (name: string): string => name.normalize('NFC').split(/\s+/).filter(Boolean).join(' ').toLocaleLowerCase()
