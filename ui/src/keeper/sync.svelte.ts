// The evenings of this browser and those on the server: told as soon as the server answers, never waited for.
import { get, put, remove, Refused } from '../lib/api'
import { guest, me } from '../lib/session.svelte'
import { book } from './book.svelte'
import { newId, same, shared, type Deal, type Kept, type Shared } from './kept'
import type { Company } from './store'
import { halvesBy, notesBy, titled, type Notes } from './notes'
import { record, toldBy, type Told } from './text'
import { readRules } from '../score/rules'

/** An evening as the server has it. */
export interface There {
  id: string
  revision: number
  changed: string
  deleted: boolean
  title: string
  record: string
  notes: Notes
  may: Kept['may']
}
interface Line { id: string; revision: number; deleted: boolean; may: Kept['may'] }
interface KeeperThere { revision: number; keeper: Partial<Company> }

/** Whether the server answered when it was last asked. */
export const line: { up: boolean } = $state({ up: true })

/** Times that one evening is sent again after another was faster. */
const TRIES = 6
const SLOW = 20_000

/** What is sent of an evening besides its record. */
const notesOf = (kept: Kept): Notes => ({ uids: kept.state.deals.map((deal) => deal.uid), people: [...kept.people], halves: [...kept.state.halves], ruleset: kept.rulesTitle })

export const toldOf = (kept: Kept): Told => ({
  id: kept.id, rules: kept.rules, names: kept.state.names, first: kept.first, lists: kept.lists, entries: kept.state.deals.map((deal) => deal.entry),
})

const sharedBy = (there: There, told: Told): Shared => ({
  title: there.title, names: told.names,
  deals: told.entries.map((entry, at): Deal => ({ uid: there.notes.uids?.[at] ?? `${there.id} ${at}`, entry })),
})

/** An evening that came from elsewhere, as this browser keeps it. */
export function keptBy(there: There, told: Told): Kept {
  const has = sharedBy(there, told)
  return {
    id: there.id, began: there.changed, changed: there.changed, rules: told.rules, rulesTitle: there.notes.ruleset || readRules(told.rules).name,
    first: told.first, lists: told.lists, people: told.names.map((_, seat) => there.notes.people?.[seat] ?? null),
    state: { ...has, halves: halvesBy(there.notes.halves, told.names.length) }, at: 0, last: 0, writes: 0,
    server: { revision: there.revision, had: has, owed: false, refused: '' }, conflicts: [], deleted: false, may: there.may,
  }
}

/** Keeps what the server has of an evening. */
export async function received(there: There): Promise<void> {
  const kept = book.find(there.id)
  if (there.deleted) {
    // Deleted elsewhere: what was changed here since is not thrown away, and brings the evening back.
    if (kept && !kept.server.owed) await book.forget(there.id)
    else if (kept) await book.amend(there.id, (now) => ({ server: { ...now.server, revision: there.revision } }))
    return
  }
  const told = await toldBy(there.record)
  if (!kept) return book.add(keptBy(there, told))
  if (kept.may !== there.may) await book.amend(there.id, () => ({ may: there.may }))
  if (there.revision > kept.server.revision) await book.received(there.id, sharedBy(there, told), there.revision)
}

export async function pull(id: string): Promise<void> {
  await received(await get<There>(`/evenings/${id}`))
}

// --- sending ---

const sending = new Set<string>()

/** Tells the server what it has not been told of this evening. */
export async function send(id: string): Promise<void> {
  if (sending.has(id)) return
  sending.add(id)
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = book.find(id)
      if (!kept?.server.owed || kept.server.refused || kept.may === 'read' || !(await once(kept))) return
    }
  } finally {
    sending.delete(id)
  }
}

/** Sends it once; whether there is more to send. */
async function once(kept: Kept): Promise<boolean> {
  try {
    await guest()
    if (kept.deleted) {
      if (kept.server.revision) await remove(`/evenings/${kept.id}?base=${kept.server.revision}`)
      await book.forget(kept.id)
      return false
    }
    const had = shared(kept.state)
    const body = { base: kept.server.revision, title: had.title, record: await record(toldOf(kept)), notes: notesOf(kept) }
    const { revision } = await put<{ revision: number }>(`/evenings/${kept.id}`, body)
    line.up = true
    await book.sent(kept.id, had, revision)
    return true
  } catch (error) {
    return refused(kept, error)
  }
}

async function refused(kept: Kept, error: unknown): Promise<boolean> {
  if (!(error instanceof Refused) || error.problem.status >= 500 || error.problem.status === 429) {
    line.up = false
    return false
  }
  line.up = true
  const there = (error.problem as unknown as { evening?: There | null }).evening
  if (error.problem.status === 409 && there) {
    await received(there)
    return !!book.find(kept.id)?.server.owed
  }
  if (error.problem.status === 404) {
    if (kept.deleted) {
      await book.forget(kept.id)
      return false
    }
    // Another guest's, as after the browser has forgotten who it was: it is sent as a new one.
    if (kept.server.revision) return !!(await book.amend(kept.id, (now) => ({ server: { ...now.server, revision: 0 } })))
  }
  await book.amend(kept.id, (now) => ({ server: { ...now.server, refused: error.message } }))
  return false
}

// --- all together ---

let meeting: Promise<void> | undefined

/** Brings both sides together; without a line everything stays as it is. */
export function meet(): Promise<void> {
  return (meeting ??= together().finally(() => (meeting = undefined)))
}

async function together(): Promise<void> {
  try {
    if (me.session?.id || book.everything.some((each) => each.server.owed)) {
      await guest()
      const { evenings } = await get<{ evenings: Line[] }>('/evenings')
      line.up = true
      for (const each of evenings) {
        const kept = book.find(each.id)
        if (kept ? each.revision > kept.server.revision : !each.deleted) await pull(each.id)
      }
      await meetCompany()
    }
    for (const kept of book.everything.filter((each) => each.server.owed)) await send(kept.id)
  } catch (error) {
    if (!(error instanceof Refused)) line.up = false
  }
}

/** Players and groups: what is new on either side is on both. */
async function meetCompany(): Promise<void> {
  const there = await get<KeeperThere>('/keeper')
  const here = book.company
  const join = <T extends { id: string }>(own: readonly T[], other: readonly T[]): T[] => [...own, ...other.filter((each) => !own.some((one) => one.id === each.id))]
  const first = here.owed ? here : { people: there.keeper.people ?? [], groups: there.keeper.groups ?? [] }
  const second = here.owed && there.revision > here.revision ? { people: there.keeper.people ?? [], groups: there.keeper.groups ?? [] } : { people: [], groups: [] }
  const both: Company = { people: join(first.people, second.people), groups: join(first.groups, second.groups) }
  if (!here.owed && there.revision === here.revision) return
  let revision = there.revision
  if (here.owed) revision = (await put<{ revision: number }>('/keeper', { base: there.revision, keeper: both })).revision
  // What has been changed while the server was asked is newer than its answer.
  await book.changeCompany((now) =>
    same([now.people, now.groups], [here.people, here.groups])
      ? { ...both, revision, owed: false }
      : { people: join(now.people, both.people), groups: join(now.groups, both.groups), revision, owed: true })
}

/** Keeps both sides together for as long as a page of evenings is open; returns how to stop. */
export function keepTogether(): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = book.listen((id) => {
    clearTimeout(timers.get(id))
    timers.set(id, setTimeout(() => void (id === 'company' ? meet() : send(id)), 300))
  })
  const again = () => void (document.hidden || meet())
  const slow = setInterval(() => book.everything.some((each) => each.server.owed && !each.server.refused) && again(), SLOW)
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    stop()
    clearInterval(slow)
    for (const timer of timers.values()) clearTimeout(timer)
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}

/** Follows one evening that others may change; returns how to stop. */
export function follow(id: string): () => void {
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let over = false
  const open = () => {
    source = new EventSource(`/api/evenings/${id}/stream`)
    source.onopen = () => {
      line.up = true
      void send(id)
    }
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED && !over) again = setTimeout(open, 5000)
    }
    source.addEventListener('evening', (event) => {
      const { revision } = JSON.parse(event.data) as { revision: number }
      const kept = book.find(id)
      if (kept && revision > kept.server.revision && !sending.has(id)) void pull(id).catch(() => {})
    })
  }
  open()
  return () => {
    over = true
    clearTimeout(again)
    source?.close()
  }
}

/** An evening out of a file: the record, or the same as JSON. A copy where it is here already. */
export async function imported(text: string): Promise<string> {
  const json = text.trimStart().startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { record: text }
  const told = await toldBy(String(json.record ?? ''))
  const id = book.find(told.id) || !/^[a-z0-9-]{8,40}$/.test(told.id) ? newId() : told.id
  const there: There = { id, revision: 0, changed: new Date().toISOString(), deleted: false, title: titled(json.title) || readRules(told.rules).name, record: String(json.record), notes: notesBy(json.notes), may: 'own' }
  const kept = keptBy(there, { ...told, id })
  await book.add({ ...kept, server: { revision: 0, had: null, owed: true, refused: '' } })
  return id
}

/** The evening as a file that any Barbu reads, and that says what the record does not. */
export const exported = async (kept: Kept): Promise<string> =>
  JSON.stringify({ barbu: 'evening 1', title: kept.state.title, record: await record(toldOf(kept)), notes: notesOf(kept) }, null, 1)
