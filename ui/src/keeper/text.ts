// An evening as a record, the text that the server, the archive and every other Barbu read, and back.
import type { Card, Rank, Suit } from '../score/cards'
import type { Entry } from '../score/entry'
import { checkTable, type Table } from '../score/evening'
import type { Outcome } from '../score/outcome'
import type { Bet } from '../score/points'
import { entryLine } from '../score/record'
import { readRules, rowOf, type WrittenRules } from '../score/rules'

/** All that a record tells of an evening kept by hand. */
export interface Told {
  readonly id: string
  readonly rules: WrittenRules
  readonly names: readonly string[]
  readonly first: number
  readonly lists: readonly (readonly string[])[]
  readonly entries: readonly Entry[]
}

/** Thrown for what is not the record of an evening kept by hand. */
export class Unreadable extends Error {}

// --- the ruleset as a text that stands alone ---

const ALONE = '1'

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer())
}

export async function packed(rules: WrittenRules): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify({ rules })), new CompressionStream('deflate'))
  return ALONE + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function unpacked(text: string): Promise<WrittenRules> {
  if (!text.startsWith(ALONE)) throw new Unreadable(text.slice(0, 1))
  const plain = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = await through(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)), new DecompressionStream('deflate'))
  return (JSON.parse(new TextDecoder().decode(bytes)) as { rules: WrittenRules }).rules
}

// --- writing ---

const line = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ').trim()

export async function record(told: Told): Promise<string> {
  const rules = readRules(told.rules)
  const head = ['barbu 1', `match: ${told.id}`, `ruleset: ${line(rules.name)}`, `rules: ${await packed(told.rules)}`, ...told.names.map((name) => `player: ${line(name)}`)]
  const events = [
    `first ${told.first}`,
    ...(told.lists.length ? [`list ${told.lists.map((ids) => ids.join(' ')).join(' | ')}`] : []),
    ...told.entries.map((entry) => `entered ${entryLine(rules, rowOf(rules, entry.contract)!, entry)}`),
  ]
  return `${head.join('\n')}\n\n${events.join('\n')}\n`
}

// --- reading ---

/** What a record tells; what was corrected or taken back in it is no part of that. Throws `Unreadable`. */
export async function toldBy(text: string): Promise<Told> {
  try {
    return await read(text)
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(String(error))
  }
}

async function read(text: string): Promise<Told> {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const end = lines.findIndex((each) => !each.trim())
  const head = lines.slice(0, end < 0 ? lines.length : end)
  if (head[0]?.trim() !== 'barbu 1') throw new Unreadable(head[0] ?? '')
  const all = (word: string) => head.flatMap((each) => (each.startsWith(`${word}: `) ? [each.slice(word.length + 2)] : []))
  const rules = await unpacked(all('rules')[0] ?? '')
  let first = 0
  let lists: string[][] = []
  const entries: Entry[] = []
  for (const each of lines.slice(head.length)) {
    const [word, ...rest] = each.trim().split(/\s+/)
    if (!word) continue
    if (word === 'first') first = whole(rest[0])
    else if (word === 'list') lists = rest.join(' ').split('|').map((ids) => ids.trim().split(' '))
    else if (word === 'entered') entries.push(entryBy(rest))
    else if (word === 'corrected') entries[whole(rest[0]) - 1] = entryBy(rest.slice(1))
    else if (word === 'undone') entries.splice(-whole(rest[0]))
    else throw new Unreadable(each)
  }
  const told: Told = { id: all('match')[0] ?? '', rules, names: all('player'), first, lists, entries }
  const table = tableOf(told)
  if (checkTable(table) || entries.some((entry) => !rowOf(table.rules, entry.contract))) throw new Unreadable(told.id)
  return told
}

function whole(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Unreadable(text)
  return Number(text)
}

const counts = (text: string): number[] => (text ? text.split(',').map(whole) : [])

function entryBy([contract, ...words]: string[]): Entry {
  const found = new Map<string, string[]>()
  for (const word of words) {
    const [key, value = ''] = word.split(/=(.*)/s)
    found.set(key, [...(found.get(key) ?? []), value])
  }
  const one = (key: string) => found.get(key)?.[0] ?? null
  return {
    contract, outcome: outcomeBy(found), blind: found.has('blind'), trump: one('trump') as Suit | null, start: one('start') as Rank | null,
    bets: (found.get('bet') ?? []).map(betBy),
  }
}

function outcomeBy(found: Map<string, string[]>): Outcome {
  const out: Card[] = found.get('out') ?? []
  const finish = found.get('finish')
  if (finish) return { kind: 'layout', finish: counts(finish[0]), out }
  if (found.has('undoubled') || found.has('barred')) return { kind: 'unplayed', undoubled: found.has('undoubled'), out }
  const taken = Object.fromEntries([...found].flatMap(([key, [value]]) => (key.startsWith('took:') ? [[key.slice(5), counts(value)]] : [])))
  const tricks = found.get('tricks')
  return { kind: 'tricks', taken, tricks: tricks ? counts(tricks[0]) : null, out }
}

function betBy(text: string): Bet {
  const [doubler, doubled] = text.replace('!', '').split('>')
  return { doubler: whole(doubler), doubled: whole(doubled ?? ''), redoubled: text.endsWith('!') }
}

/** The table that a record tells of. */
export const tableOf = ({ rules, names, first, lists }: Pick<Told, 'rules' | 'names' | 'first' | 'lists'>): Table => ({ rules: readRules(rules), players: names.length, first, lists })
