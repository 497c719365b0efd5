// The player's own rulesets: kept in this browser at once, and on the server as soon as it answers.
import { get, post, Refused } from '../lib/api'
import { newKey } from '../lib/plain'
import { guest, me } from '../lib/session.svelte'
import { merged, type Kept } from './merge'
import type { Rules, Saved, SavedWhole, Source } from './wire'

export type { Kept }

const KEY = 'barbu.rulesets'

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

let list: Kept[] = $state.raw(read())

function write(next: Kept[]): void {
  list = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without room in the browser the server's copy must do.
  }
}

const change = (key: string, change: Partial<Kept>) => write(list.map((each) => (each.key === key ? { ...each, ...change } : each)))
const lost = (error: unknown): boolean => !(error instanceof Refused) || error.problem.status >= 500

export const collection = {
  get all(): Kept[] {
    return list.filter((each) => each.owed !== 'delete')
  },
  find: (key: string): Kept | null => list.find((each) => each.key === key && each.owed !== 'delete') ?? null,
}

/** How a request names it: by its version on the server, so that a match refers to it, else by what it says. */
export function sourceOf(kept: Kept): Source {
  if (kept.id && !kept.owed) return { saved: kept.id, version: kept.version }
  return kept.rules ? { rules: kept.rules } : { link: kept.link }
}

/** Where it is shown. */
export const placeOf = (kept: Kept): string => `/rules/${kept.link}?own=${kept.key}`

const told = (saved: Saved): Partial<Kept> => ({
  id: saved.id, guest: me.session?.id ?? null, name: saved.name, version: saved.version, players: saved.players, link: saved.link, at: saved.at, owed: null,
})

/** Saves the rules under their name: a new ruleset, or a version more of the one with this key; its key. */
export async function save(rules: Rules, link: string, key: string | null, base: Source | null = null): Promise<string> {
  const old = key ? collection.find(key) : null
  const name = String(rules.name)
  const now: Kept = {
    key: old?.key ?? newKey(), id: old?.id ?? null, guest: old?.guest ?? null, version: old?.version ?? 1, name,
    players: rules.players as number[], link, at: new Date().toISOString(), rules, base, owed: 'save',
  }
  write([now, ...list.filter((each) => each.key !== now.key)])
  await send(now)
  return now.key
}

export async function rename(key: string, name: string): Promise<void> {
  const kept = collection.find(key)
  if (!kept) return
  change(key, { name, rules: kept.rules && { ...kept.rules, name }, owed: kept.owed ?? 'rename' })
  await send(collection.find(key)!)
}

export async function remove(key: string): Promise<void> {
  const kept = collection.find(key)
  if (!kept) return
  if (!kept.id) return write(list.filter((each) => each.key !== key))
  change(key, { owed: 'delete' })
  await send({ ...kept, owed: 'delete' })
}

export async function duplicate(key: string, name: string): Promise<void> {
  const kept = collection.find(key)
  if (!kept) return
  const copy: Kept = { ...kept, key: newKey(), id: null, guest: null, version: 1, name, at: new Date().toISOString(), rules: kept.rules && { ...kept.rules, name }, owed: 'save' }
  write([copy, ...list])
  await send(copy)
}

/** What it says, from this browser or from the server. */
export async function rulesOf(kept: Kept): Promise<Source> {
  if (kept.rules) return { rules: kept.rules }
  if (kept.id) return { rules: (await get<SavedWhole>(`/rulesets/${kept.id}`)).rules }
  return { link: kept.link }
}

/** Tells the server what it has not been told; a lost line leaves it owed, a refusal is thrown. */
async function send(kept: Kept): Promise<void> {
  try {
    await guest()
    if (kept.owed === 'delete') {
      await post(`/rulesets/${kept.id}/delete`).catch(gone)
      return write(list.filter((each) => each.key !== kept.key))
    }
    const saved = await (kept.owed === 'rename' ? post<Saved>(`/rulesets/${kept.id}/rename`, { name: kept.name }) : sendRules(kept))
    change(kept.key, told(saved))
  } catch (error) {
    if (!lost(error)) throw error
  }
}

const sameGuest = (kept: Kept): boolean => !!kept.id && kept.guest === me.session?.id

async function sendRules(kept: Kept): Promise<Saved> {
  const source: Source = kept.rules ? { rules: kept.rules } : { link: kept.link }
  const fresh = () => post<Saved>('/rulesets/', { source, name: kept.name })
  if (!sameGuest(kept)) return fresh()
  try {
    const saved = await post<Saved>(`/rulesets/${kept.id}`, { source, base_version: kept.version })
    return saved.name === kept.name ? saved : await post<Saved>(`/rulesets/${kept.id}/rename`, { name: kept.name })
  } catch (error) {
    // Saved elsewhere in the meantime, or deleted: both are kept, this one as a ruleset of its own.
    if (error instanceof Refused && [404, 409].includes(error.problem.status)) return fresh()
    throw error
  }
}

function gone(error: unknown): void {
  if (!(error instanceof Refused && error.problem.status === 404)) throw error
}

let meeting: Promise<void> | undefined

/** Brings this browser's list and the server's together; without a server, or a guest, it stays as it is. */
export function meet(): Promise<void> {
  return (meeting ??= together().finally(() => (meeting = undefined)))
}

async function together(): Promise<void> {
  try {
    for (const kept of list.filter((each) => each.owed)) await send(kept).catch(() => {})
    const id = me.session?.id
    if (!id) return
    const there = await get<Saved[]>('/rulesets')
    write(merged(list, there, id, newKey))
    for (const kept of list.filter((each) => each.owed === 'save')) await send(kept).catch(() => {})
  } catch {
    // The line is down: what the browser keeps is shown.
  }
}
