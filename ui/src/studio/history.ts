// What was done to a ruleset, step by step, so that it can be undone and done again.
import { same } from './patch'
import type { Rules } from './wire'

export interface History {
  past: Rules[]
  now: Rules
  future: Rules[]
  /** What the last step was about, and when: the next one about the same shortly after belongs to it. */
  last: { about: string; at: number } | null
}

/** Steps that are kept in the memory, and of those the ones kept over a reload. */
const MOST = 200
const MOST_KEPT = 20
/** Milliseconds within which changes of one thing are one step: a word typed, a number stepped up. */
const TOGETHER = 900

export const begun = (now: Rules): History => ({ past: [], now, future: [], last: null })

/** After one more change; `about` says of what, "" for a step of its own; `held`: it goes on until it is let go, however slowly. */
export function done(history: History, now: Rules, about: string, at: number, held = false): History {
  const { last } = history
  const together = !!about && last?.about === about && (held || at - last.at < TOGETHER)
  // Back where it began: there is nothing to undo.
  if (together && held && same(now, history.past.at(-1))) return { past: history.past.slice(0, -1), now, future: [], last: null }
  const past = together ? history.past : [...history.past, history.now].slice(-MOST)
  return { past, now, future: [], last: { about, at } }
}

export function undone(history: History): History {
  const now = history.past.at(-1)
  return now ? { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], last: null } : history
}

export function redone(history: History): History {
  const [now, ...future] = history.future
  return now ? { past: [...history.past, history.now], now, future, last: null } : history
}

/** What of it outlives a reload. */
export const kept = ({ past, now, future }: History): History => ({ past: past.slice(-MOST_KEPT), now, future: future.slice(0, MOST_KEPT), last: null })
