// What `tools/scores.py` has written for the checks of the scorekeeper, as they read it.
import { readFileSync } from 'node:fs'
import type { Entry } from './entry'
import type { WrittenRules } from './rules'

export interface Meaning {
  pack: readonly string[]
  hand: number
  deals: number
  rows: { id: string; items: readonly string[]; total: number; positive: boolean; glyph: string }[]
}
export interface Kept {
  names: string[]
  first: number
  lists: string[][]
  deals: { open: string[]; entry: Entry; line: string }[]
  refused: { after: number; entry: Entry; id: string | null; values: Record<string, unknown> }[]
  rows: unknown[]
  totals: number[]
  places: number[]
  grid: unknown[]
  finished: boolean
}
/** What all evenings of a line tell of their players: contracts with deals, gain and advance a deal; duels with evenings, won, level. */
export interface Figures {
  players: { name: string; evenings: number; wins: number; shared: number; contracts: [string, number, number, number][]; best: string | null; worst: string | null }[]
  duels: [string, string, number, number, number][]
}
export interface Line { seed: number; rules: WrittenRules; players: number; meaning: Meaning; evenings: Kept[]; figures: Figures }

export const read = (name: string): string => readFileSync(new URL(`../../../build/scores/${name}`, import.meta.url), 'utf8')
/** The lines of a file, each parsed only when it is reached: all at once would not fit. */
export function* lines<T>(name: string): Generator<T> {
  const text = read(name)
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    yield JSON.parse(text.slice(at, end)) as T
    at = end + 1
  }
}
