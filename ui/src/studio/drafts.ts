// What somebody is working on, kept in the browser so that a reload or a flat battery loses nothing.
import type { History } from './history'
import { kept } from './history'
import { draftIn, type Unread } from './keeping'
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

const found = (key: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export const load = (key: string): Draft | null => draftIn(found(key))

/** Whether there is something under this key, be it readable or not. */
export const known = (key: string): boolean => found(key) !== null

/** Drafts that cannot be read any more. */
export function unreadDrafts(): Unread[] {
  try {
    return names().map((name) => name.slice(PREFIX.length)).filter((key) => !load(key)).map((key) => ({ key, name: '', text: found(key) ?? '' }))
  } catch {
    return []
  }
}

/** Tells of every change of the draft by another page of this browser; returns how to stop. */
export function watch(key: string, changed: (draft: Draft) => void): () => void {
  const listen = (event: StorageEvent) => {
    const draft = event.key === PREFIX + key ? load(key) : null
    if (draft) changed(draft)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
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
