// What somebody is working on, kept in the browser so that a reload or a flat battery loses nothing.
import type { History } from './history'
import { kept } from './history'
import type { Source } from './wire'

export interface Draft {
  key: string
  history: History
  /** What it is compared with; null until the server has said which preset is nearest. */
  base: Source | null
  /** The ruleset of the collection that it changes, and the version it began from. */
  own: { key: string; version: number } | null
  /** Whether something was changed since it was last saved. */
  unsaved: boolean
  at: number
}

const PREFIX = 'barbu.draft.'
const MOST = 8

const names = (): string[] => Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))

export function load(key: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Keeps the draft; where the browser has no more room, it goes without its steps. */
export function keep(draft: Draft): void {
  const steps = kept(draft.history)
  for (const history of [steps, { ...steps, past: [], future: [] }]) {
    try {
      localStorage.setItem(PREFIX + draft.key, JSON.stringify({ ...draft, history }))
      return
    } catch {
      drop(draft.key)
    }
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** All drafts with unsaved work, the latest first; what is older than the latest few is forgotten. */
export function unsaved(): Draft[] {
  try {
    const all = names().flatMap((name) => load(name.slice(PREFIX.length)) ?? [])
    all.sort((one, other) => other.at - one.at)
    for (const old of all.slice(MOST)) drop(old.key)
    return all.slice(0, MOST).filter((each) => each.unsaved)
  } catch {
    return []
  }
}

/** The draft that changes this ruleset of the collection. */
export function ofOwn(key: string): Draft | null {
  try {
    return names().map((name) => load(name.slice(PREFIX.length))).find((each) => each?.own?.key === key) ?? null
  } catch {
    return null
  }
}
