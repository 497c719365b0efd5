// The evenings of this browser, as the pages show them. What is tapped is shown at once and kept right behind it, in order.
import { SvelteMap } from 'svelte/reactivity'
import { get } from '../lib/api'
import { newKey } from '../lib/plain'
import { collection } from '../studio/collection.svelte'
import { begin, fold, type Folded, type Table } from '../score/evening'
import type { WrittenRules } from '../score/rules'
import { newId, type Conflict, type Kept, type State } from './kept'
import { decided } from './merge'
import * as store from './store'
import type { KeptCompany, Ruleset, Store } from './store'
import { tableOf } from './text'

/** What an evening begins with. */
export interface Beginning {
  title: string
  ruleset: Pick<Ruleset, 'title' | 'rules'>
  names: string[]
  people: (string | null)[]
  first: number
  lists: string[][]
}

let db: Store
let list: Kept[] = $state.raw([])
let company: KeptCompany = $state.raw({ people: [], groups: [], revision: 0, owed: false })
let rulesets: Ruleset[] = $state.raw([])
let trouble = $state('')
/** Writes under way for each evening: until they are done, what is shown is ahead of what is kept. */
const pending = new SvelteMap<string, number>()
let queue: Promise<unknown> = Promise.resolve()
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('barbu.score')
const listeners = new Set<(id: string) => void>()
let opening: Promise<void> | undefined

const put = (kept: Kept): void => {
  list = [kept, ...list.filter((each) => each.id !== kept.id)].sort((one, other) => other.changed.localeCompare(one.changed))
}

async function reload(): Promise<void> {
  const all = await store.evenings(db)
  // What was read may be older than what has been written since.
  const newer = (each: Kept): Kept => {
    const here = book.find(each.id)
    return here && (pending.get(each.id) || here.writes > each.writes) ? here : each
  }
  const added = list.filter((each) => pending.get(each.id) && !all.some((other) => other.id === each.id))
  list = [...added, ...all.map(newer)].sort((one, other) => other.changed.localeCompare(one.changed))
  company = await store.company(db)
}

/** Does what changes an evening, after all that was begun before it. */
function after<T>(id: string, work: () => Promise<T>): Promise<T> {
  pending.set(id, (pending.get(id) ?? 0) + 1)
  const done = queue.then(work).finally(() => {
    pending.set(id, (pending.get(id) ?? 1) - 1)
    others?.postMessage(id)
  })
  queue = done.then(() => {
    for (const listener of listeners) listener(id)
  }, (error: unknown) => (trouble = String(error)))
  return done
}

/** The same, with what is kept then shown, unless more has been tapped since. */
async function keeping(id: string, work: () => Promise<Kept | null>): Promise<Kept | null> {
  const kept = await after(id, work)
  if (kept && !pending.get(id)) put(kept)
  return kept
}

export const book = {
  get all(): Kept[] { return list.filter((each) => !each.deleted) },
  /** Those deleted here too, until the server knows. */
  get everything(): Kept[] { return list },
  get company(): KeptCompany { return company },
  get rulesets(): Ruleset[] { return rulesets },
  get trouble(): string { return trouble },
  find: (id: string): Kept | null => list.find((each) => each.id === id) ?? null,

  /** Opens the store; once. */
  open(): Promise<void> {
    return (opening ??= (async () => {
      db = await store.openStore()
      rulesets = await store.rulesets(db)
      await reload()
      others?.addEventListener('message', () => void reload())
      // What is only in a browser is not to be thrown away by it.
      void navigator.storage?.persist?.()
    })())
  },
  /** Whoever wants to know that an evening was changed here; returns how to stop. */
  listen(listener: (id: string) => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Whether all that is shown of an evening is kept. */
  settled: (id: string): boolean => !pending.get(id),

  async begin({ title, ruleset, names, people, first, lists }: Beginning, id = newId()): Promise<string> {
    const now = new Date().toISOString()
    const kept: Kept = {
      id, began: now, changed: now, rules: ruleset.rules, rulesTitle: ruleset.title, first, lists, people,
      state: { title, names, deals: [], halves: [] }, at: 0, last: 0, writes: 0,
      server: { revision: 0, had: null, owed: true, refused: '' }, conflicts: [], deleted: false, may: 'own',
    }
    await book.add(kept)
    return kept.id
  },
  async add(kept: Kept): Promise<void> {
    put(kept)
    await after(kept.id, () => store.add(db, kept))
  },
  /** Another state of an evening: a step. */
  change(id: string, by: (state: State) => State): void {
    const old = book.find(id)
    if (!old || old.may === 'read') return
    const to = by(old.state)
    put({ ...old, state: to, at: old.at + 1, last: old.at + 1, changed: new Date().toISOString() })
    void keeping(id, () => store.change(db, id, old.state, to)).catch(() => reload())
  },
  /** A step back or forward; whether there was one. */
  step: async (id: string, by: -1 | 1): Promise<boolean> => !!(await keeping(id, () => store.step(db, id, by))),
  amend: (id: string, by: (kept: Kept) => Partial<Kept>): Promise<Kept | null> => keeping(id, () => store.amend(db, id, by)),
  sent: (id: string, had: Parameters<typeof store.sent>[2], revision: number) => keeping(id, () => store.sent(db, id, had, revision)),
  received: (id: string, theirs: Parameters<typeof store.received>[2], revision: number) => keeping(id, () => store.received(db, id, theirs, revision)),
  async forget(id: string): Promise<void> {
    await after(id, () => store.forget(db, id))
    list = list.filter((each) => each.id !== id)
  },
  decide(id: string, conflict: Conflict, choice: 'mine' | 'theirs' | 'both'): void {
    book.change(id, (state) => ({ ...decided(state, conflict, choice, newKey), halves: state.halves }))
    void book.amend(id, (kept) => ({ conflicts: kept.conflicts.filter((each) => each.uid !== conflict.uid) }))
  },
  /** Changes who is known; with it, and all at once, who sits in an evening. */
  async changeCompany(by: (now: KeptCompany) => Partial<KeptCompany>, seated?: store.Seated): Promise<void> {
    await after('company', () => store.changeCompany(db, by, seated))
    await reload()
  },

  /** Learns the rulesets that the server has, and keeps them; without a line those of the last time are there. */
  async learn(): Promise<void> {
    const own = collection.all.flatMap((each): Ruleset[] => (each.rules && (!each.id || each.owed) ? [{ key: each.key, title: each.name, note: '', own: true, rules: each.rules as unknown as WrittenRules }] : []))
    const told = await get<Ruleset[]>('/presets/rules').catch(() => null)
    const presets = told ?? rulesets.filter((each) => !own.some((other) => other.key === each.key))
    const all = [...own, ...presets]
    if (told || own.length) {
      await store.keepRulesets(db, all.filter((each) => each.own), true)
      await store.keepRulesets(db, all.filter((each) => !each.own), false)
    }
    rulesets = all
  },
}

const tables = new WeakMap<object, Table>()
/** The table of an evening; always the same one for the same evening, so that what follows from it is known. */
export function tableFor(kept: Kept): Table {
  let table = tables.get(kept.rules)
  if (!table || table.players !== kept.state.names.length || table.first !== kept.first || table.lists !== kept.lists)
    tables.set(kept.rules, (table = tableOf({ rules: kept.rules, names: kept.state.names, first: kept.first, lists: kept.lists })))
  return table
}

/** The evening that the deals tell, as far as they fit. */
export const foldedOf = (kept: Kept): Folded => (kept.state.deals.length ? fold(tableFor(kept), kept.state.deals.map((deal) => deal.entry)) : { evening: begin(tableFor(kept)), refused: null })
