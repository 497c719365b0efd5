// The player's own rulesets: kept in this browser at once, and on the server as soon as it answers.
import { get, post, Refused } from '../lib/api'
import { newKey } from '../lib/plain'
import { guest, me } from '../lib/session.svelte'
import { collectionAs, collectionIn, plainName, type Read } from './keeping'
import { merged, type Kept } from './merge'
import type { Report, Rules, Saved, SavedVersion, SavedWhole, Source } from './wire'

export type { Kept }

const KEY = 'barbu.rulesets'
/** Letters that a name may have. */
export const LONGEST = 60

function read(): Read {
  try {
    return collectionIn(localStorage.getItem(KEY), newKey)
  } catch {
    return { all: [], unread: [] }
  }
}

let now: Read = $state.raw(read())
/** Whether the browser had no room for the last change: what it keeps is then older than what is here. */
let ahead = false

/** Changes the list, as another page of this browser may have left it. */
function write(by: (list: Kept[]) => Kept[], unread = (list: Read['unread']) => list): void {
  const there = ahead ? now : read()
  now = { all: by(there.all), unread: unread(there.unread) }
  try {
    localStorage.setItem(KEY, collectionAs(now))
    ahead = false
  } catch {
    // Without room in the browser the server's copy must do.
    ahead = true
  }
}

// Outside a page, as in the tests of what uses it, nobody tells.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === KEY || event.key === null) now = read()
})

const change = (key: string, change: Partial<Kept>) => write((list) => list.map((each) => (each.key === key ? { ...each, ...change } : each)))
const forget = (key: string) => write((list) => list.filter((each) => each.key !== key))
const lost = (error: unknown): boolean => !(error instanceof Refused) || error.problem.status >= 500
const is = (error: unknown, ...statuses: number[]): boolean => error instanceof Refused && statuses.includes(error.problem.status)

export const collection = {
  get all(): Kept[] { return now.all.filter((each) => each.owed !== 'delete') },
  /** What this browser keeps and cannot read. */
  get unread(): Read['unread'] { return now.unread },
  find: (key: string): Kept | null => now.all.find((each) => each.key === key && each.owed !== 'delete') ?? null,
  /** The ruleset that has this name, however it is typed; `but` the one of this key. */
  named: (name: string, but = ''): Kept | null => collection.all.find((each) => each.key !== but && plainName(each.name) === plainName(name)) ?? null,
  drop: (key: string): void => write((list) => list, (all) => all.filter((each) => each.key !== key)),
}

/** Whether nobody can read it any more, neither this browser nor the server. */
export const spoiled = (kept: Kept): boolean => !kept.link && !kept.rules

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

/** The name, or the same with a number that no ruleset has yet, nor any of those that were `refused`. */
export function freeName(name: string, refused: readonly string[] = []): string {
  const plain = name.replace(/ \(\d+\)$/, '')
  for (let number = 2; collection.named(name) || refused.includes(name); number++) name = `${plain.slice(0, LONGEST - 5)} (${number})`
  return name
}

/** A version of a ruleset of the collection: which one, and from which it was changed. */
export interface Own { key: string; version: number }

/** Saves the rules under their name: as a new ruleset, or as the version after this one. What is refused changes nothing. */
export async function save(rules: Rules, link: string, own: Own | null, base: Source | null = null): Promise<Kept> {
  const old = own && collection.find(own.key)
  const kept: Kept = {
    key: old?.key ?? newKey(), id: old?.id ?? null, guest: old?.guest ?? null, version: (old && own?.version) ?? 1, name: String(rules.name),
    players: rules.players as number[], link, at: new Date().toISOString(), rules, base, owed: 'save',
  }
  await attempt(kept, old)
  return collection.find(kept.key) ?? kept
}

export async function rename(key: string, name: string): Promise<void> {
  const kept = collection.find(key)
  if (kept) await attempt({ ...kept, name, rules: kept.rules && { ...kept.rules, name }, owed: kept.owed ?? 'rename' }, kept)
}

export async function remove(key: string): Promise<void> {
  const kept = collection.find(key)
  if (!kept) return
  if (!kept.id) return forget(key)
  await attempt({ ...kept, owed: 'delete' }, kept)
}

export async function duplicate(key: string, name: string): Promise<void> {
  const kept = collection.find(key)
  if (!kept) return
  await attempt({ ...kept, key: newKey(), id: null, guest: null, version: 1, name, at: new Date().toISOString(), rules: kept.rules && { ...kept.rules, name }, owed: 'save' }, null)
}

/** Keeps it here and tells the server; what is refused leaves the list as it was, and who was first is learned at once. */
async function attempt(kept: Kept, old: Kept | null): Promise<void> {
  write((list) => [kept, ...list.filter((each) => each.key !== kept.key)])
  try {
    await send(kept)
  } catch (error) {
    write((list) => (old ? list.map((each) => (each.key === old.key ? old : each)) : list.filter((each) => each.key !== kept.key)))
    if (is(error, 409)) await meet()
    throw error
  }
}

/** What it says, from this browser or from the server. */
export async function rulesOf(kept: Kept): Promise<Source> {
  if (kept.rules) return { rules: kept.rules }
  const whole = kept.id && (await get<SavedWhole>(`/rulesets/${kept.id}`))
  return whole && whole.rules ? { rules: whole.rules } : { link: kept.link }
}

/** Makes what a link of an older version says the newest one. */
export async function putBack(kept: Kept, link: string): Promise<Kept> {
  const { rules } = await post<Report>('/studio/', { source: { link } })
  return save({ ...rules!, name: kept.name }, link, kept, kept.base ?? null)
}

/** Its versions, the newest first; none where only this browser has it. */
export const versionsOf = async (kept: Kept): Promise<SavedVersion[]> => (kept.id ? (await get<SavedWhole>(`/rulesets/${kept.id}`)).versions : [])

/** What is being told just now, by the key of the ruleset. */
const telling = new Map<string, Promise<void>>()

/** Tells the server what it has not been told; a lost line leaves it owed, a refusal is thrown. */
function send(kept: Kept, apart = false): Promise<void> {
  const told = deliver(kept, apart).finally(() => telling.get(kept.key) === told && telling.delete(kept.key))
  telling.set(kept.key, told)
  return told
}

async function deliver(kept: Kept, apart: boolean): Promise<void> {
  try {
    await guest()
    if (kept.owed === 'delete') {
      await post(`/rulesets/${kept.id}/delete`).catch(gone)
      return forget(kept.key)
    }
    const saved = await (kept.owed === 'rename' ? post<Saved>(`/rulesets/${kept.id}/rename`, { name: kept.name }) : sendRules(kept, apart))
    change(kept.key, told(saved))
  } catch (error) {
    if (!lost(error)) throw error
  }
}

const sameGuest = (kept: Kept): boolean => !!kept.id && kept.guest === me.session?.id

async function sendRules(kept: Kept, apart: boolean): Promise<Saved> {
  const source: Source = kept.rules ? { rules: kept.rules } : { link: kept.link }
  // Nobody is there to be asked for another name: it gets a number.
  const named = (name: string, ask: (name: string) => Promise<Saved>, refused: string[] = []): Promise<Saved> =>
    ask(name).catch((error: unknown) => {
      if (!apart || refused.length > 8 || !is(error, 409)) throw error
      return named(freeName(name, [...refused, name]), ask, [...refused, name])
    })
  const fresh = (name: string) => named(name, (name) => post<Saved>('/rulesets/', { source, name }))
  const renamed = () => named(kept.name, (name) => post<Saved>(`/rulesets/${kept.id}/rename`, { name }))
  if (!sameGuest(kept)) return fresh(kept.name)
  let saved: Saved
  try {
    saved = await post<Saved>(`/rulesets/${kept.id}`, { source, base_version: kept.version })
  } catch (error) {
    // Deleted elsewhere in the meantime: it is there again. Saved elsewhere: both are kept, this one under a name of its own.
    if (is(error, 404)) return fresh(kept.name)
    if (apart && is(error, 409)) return fresh(freeName(kept.name))
    throw error
  }
  return saved.name === kept.name ? saved : renamed()
}

function gone(error: unknown): void {
  if (!is(error, 404)) throw error
}

let meeting: Promise<void> | undefined

/** Brings this browser's list and the server's together; without a server, or a guest, it stays as it is. */
export function meet(): Promise<void> {
  return (meeting ??= together().finally(() => (meeting = undefined)))
}

async function together(): Promise<void> {
  const tell = async () => {
    for (const { key } of now.all.filter((each) => each.owed)) {
      // What is on its way is not told twice.
      await telling.get(key)?.catch(() => {})
      const kept = now.all.find((each) => each.key === key)
      // A name that the server does not take is forgotten; rules that it does not take stay in this browser.
      if (kept?.owed) await send(kept, true).catch(() => kept.owed === 'rename' && change(key, { owed: null }))
    }
  }
  try {
    await tell()
    const id = me.session?.id
    if (!id) return
    const there = await get<Saved[]>('/rulesets')
    write((list) => merged(list, there, id, newKey))
    await tell()
  } catch {
    // The line is down: what the browser keeps is shown.
  }
}
