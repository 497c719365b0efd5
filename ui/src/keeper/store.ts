// The browser's own store of evenings. One change is one transaction: whatever happens, all of it is there or none.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { WrittenRules } from '../score/rules'
import { same, shared, type Kept, type Server, type Shared, type State } from './kept'
import { merge } from './merge'

/** A ruleset that is kept for evenings without a line. */
export interface Ruleset {
  /** `preset NAME`, or `own KEY`. */
  readonly key: string
  readonly title: string
  readonly note: string
  readonly own: boolean
  readonly rules: WrittenRules
}

export interface Person { readonly id: string; readonly name: string }
/** Who often plays together, and by which rules. */
export interface Group { readonly id: string; readonly name: string; readonly people: readonly string[]; readonly ruleset: string }
export interface Company { readonly people: readonly Person[]; readonly groups: readonly Group[] }
export interface KeptCompany extends Company { readonly revision: number; readonly owed: boolean }

interface Tables extends DBSchema {
  evenings: { key: string; value: Kept }
  /** Every state that can be gone back to or forward to. */
  steps: { key: [string, number]; value: State }
  rulesets: { key: string; value: Ruleset }
  company: { key: 'company'; value: KeptCompany }
}

export type Store = IDBPDatabase<Tables>
type Work = ReturnType<typeof both>

/** Steps that can be taken back. */
const MOST_STEPS = 400
const SURE = { durability: 'strict' } as const
const NOBODY: KeptCompany = { people: [], groups: [], revision: 0, owed: false }

export const openStore = (name = 'barbu.score'): Promise<Store> =>
  openDB<Tables>(name, 1, {
    upgrade(db) {
      db.createObjectStore('evenings', { keyPath: 'id' })
      db.createObjectStore('steps')
      db.createObjectStore('rulesets', { keyPath: 'key' })
      db.createObjectStore('company')
    },
  })

const both = (db: Store) => db.transaction(['evenings', 'steps'], 'readwrite', SURE)
const stepsOf = (id: string, from = -Infinity, to = Infinity): IDBKeyRange => IDBKeyRange.bound([id, from], [id, to])

/** Runs what is one change; if it fails, nothing of it has happened. */
async function atOnce<T, W extends Pick<Work, 'done' | 'abort'>>(work: W, act: (work: W) => Promise<T>): Promise<T> {
  try {
    const answer = await act(work)
    await work.done
    return answer
  } catch (error) {
    // What was written before the fault would stay else; one that the store has given up itself cannot be given up again.
    try {
      work.abort()
    } catch {}
    await work.done.catch(() => {})
    throw error
  }
}
const whole = <T>(db: Store, act: (work: Work) => Promise<T>): Promise<T> => atOnce(both(db), act)

// --- evenings ---

export const evenings = (db: Store): Promise<Kept[]> => db.getAll('evenings')
export const evening = (db: Store, id: string): Promise<Kept | undefined> => db.get('evenings', id)

/** Keeps a new evening. */
export const add = (db: Store, kept: Kept): Promise<void> =>
  whole(db, async (work) => {
    await work.objectStore('evenings').put(kept)
    await work.objectStore('steps').put(kept.state, [kept.id, kept.at])
  })

async function read(work: Work, id: string): Promise<Kept> {
  const kept = await work.objectStore('evenings').get(id)
  if (!kept) throw new Error(`no evening ${id}`)
  return kept
}

async function write(work: Work, kept: Kept, change: Partial<Kept>): Promise<Kept> {
  const next: Kept = { ...kept, ...change, writes: kept.writes + 1, changed: new Date().toISOString() }
  await work.objectStore('evenings').put(next)
  return next
}

const owing = (server: Server): Server => ({ ...server, owed: true, refused: '' })

/**
 * The evening changed from one state to another. Where somebody else has changed it since (`from` is no longer what is
 * kept), both changes are brought together. What was taken back can then not be done again.
 */
export const change = (db: Store, id: string, from: State, to: State): Promise<Kept> =>
  whole(db, async (work) => {
    const kept = await read(work, id)
    const state = same(kept.state, from) ? { state: to, conflicts: kept.conflicts } : together(kept, from, to)
    const told = same(shared(state.state), shared(kept.state))
    const at = kept.at + 1
    const steps = work.objectStore('steps')
    await steps.delete(stepsOf(id, at))
    await steps.delete(stepsOf(id, -Infinity, at - MOST_STEPS))
    await steps.put(state.state, [id, at])
    return write(work, kept, { ...state, at, last: at, server: told ? kept.server : owing(kept.server) })
  })

function together(kept: Kept, from: State, to: State): Pick<Kept, 'state' | 'conflicts'> {
  const { merged, conflicts } = merge(shared(from), shared(to), shared(kept.state))
  return { state: { ...merged, halves: to.halves }, conflicts: [...kept.conflicts, ...conflicts] }
}

/** One step back (-1) or forward (1); null where there is none. */
export const step = (db: Store, id: string, by: -1 | 1): Promise<Kept | null> =>
  whole(db, async (work) => {
    const kept = await read(work, id)
    const at = kept.at + by
    const state = at > kept.last ? undefined : await work.objectStore('steps').get([id, at])
    if (!state) return null
    const told = same(shared(state), shared(kept.state))
    return write(work, kept, { state, at, server: told ? kept.server : owing(kept.server) })
  })

/** What is told of an evening and is no step: whose it is, whether it is deleted, which conflicts are open. */
export const amend = (db: Store, id: string, by: (kept: Kept) => Partial<Kept>): Promise<Kept> =>
  whole(db, async (work) => {
    const kept = await read(work, id)
    return write(work, kept, by(kept))
  })

/** Forgets an evening altogether. */
export const forget = (db: Store, id: string): Promise<void> =>
  whole(db, async (work) => {
    await work.objectStore('evenings').delete(id)
    await work.objectStore('steps').delete(stepsOf(id))
  })

/** Forgets all there is. */
export const empty = (db: Store): Promise<void> =>
  atOnce(db.transaction(['evenings', 'steps', 'rulesets', 'company'], 'readwrite', SURE), async (work) => {
    for (const name of work.objectStoreNames) await work.objectStore(name).clear()
  })

// --- with the server ---

/** The server has taken what was sent. What has been changed since is still owed. */
export const sent = (db: Store, id: string, had: Shared, revision: number): Promise<Kept> =>
  amend(db, id, (kept) => ({ server: { revision, had, owed: kept.deleted || !same(had, shared(kept.state)), refused: '' } }))

/**
 * The server has another evening than was known: what was changed here and there is brought together. Taking back what
 * another has entered would lose it, so steps begin anew where anything has come.
 */
export const received = (db: Store, id: string, theirs: Shared, revision: number): Promise<Kept> =>
  whole(db, async (work) => {
    const kept = await read(work, id)
    const { merged, conflicts } = merge(kept.server.had, shared(kept.state), theirs)
    const server: Server = { revision, had: theirs, owed: kept.deleted || !same(merged, theirs), refused: '' }
    if (same(merged, shared(kept.state))) return write(work, kept, { server })
    const state: State = { ...merged, halves: stillHalf(kept.state, merged) }
    const at = kept.last + 1
    const steps = work.objectStore('steps')
    await steps.delete(stepsOf(id))
    await steps.put(state, [id, at])
    return write(work, kept, { state, at, last: at, server, conflicts: [...kept.conflicts, ...conflicts] })
  })

/** What is half entered goes on, unless its deal has gone, or has come as a whole from the phone that took it over. */
function stillHalf({ halves, deals }: State, merged: Shared): State['halves'] {
  const came = merged.deals.filter((deal) => !deals.some((old) => old.uid === deal.uid)).map((deal) => deal.entry.contract)
  return halves.filter((half) => (half.uid ? merged.deals.some((deal) => deal.uid === half.uid) : !came.includes(half.contract ?? '')))
}

// --- rulesets and company ---

export const rulesets = (db: Store): Promise<Ruleset[]> => db.getAll('rulesets')

/** Keeps these rulesets instead of those there were of the same kind. */
export async function keepRulesets(db: Store, list: readonly Ruleset[], own: boolean): Promise<void> {
  const work = db.transaction('rulesets', 'readwrite')
  const gone = (await work.store.getAll()).filter((each) => each.own === own && !list.some((other) => other.key === each.key))
  await Promise.all([...gone.map((each) => work.store.delete(each.key)), ...list.map((each) => work.store.put(each)), work.done])
}

export const company = async (db: Store): Promise<KeptCompany> => (await db.get('company', 'company')) ?? NOBODY

/** The saved players of an evening, seat by seat. */
export interface Seated { readonly id: string; readonly people: readonly string[] }

/** Changes who is known, renames them in every evening, and says who sits in one, all at once. */
export const changeCompany = (db: Store, by: (now: KeptCompany) => Partial<KeptCompany>, seated?: Seated): Promise<KeptCompany> =>
  atOnce(db.transaction(['company', 'evenings', 'steps'], 'readwrite', SURE), async (work) => {
    const now = (await work.objectStore('company').get('company')) ?? NOBODY
    const next: KeptCompany = { ...now, owed: true, ...by(now) }
    await work.objectStore('company').put(next, 'company')
    const there = seated && (await work.objectStore('evenings').get(seated.id))
    if (there) await work.objectStore('evenings').put({ ...there, people: seated.people, writes: there.writes + 1, server: owing(there.server) })
    const renamed = new Map(next.people.filter((each) => now.people.some((old) => old.id === each.id && old.name !== each.name)).map((each) => [each.id, each.name]))
    if (renamed.size)
      for (const kept of await work.objectStore('evenings').getAll()) {
        if (!kept.people.some((person) => person && renamed.has(person))) continue
        const names = kept.state.names.map((name, seat) => renamed.get(kept.people[seat] ?? '') ?? name)
        await work.objectStore('evenings').put({ ...kept, state: { ...kept.state, names }, writes: kept.writes + 1, server: owing(kept.server) })
        // A step back is about deals and not about what somebody is called.
        for (let cursor = await work.objectStore('steps').openCursor(stepsOf(kept.id)); cursor; cursor = await cursor.continue())
          await cursor.update({ ...cursor.value, names })
      }
    return next
  })
