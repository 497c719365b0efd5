// Evenings by chance, for the checks: deals that can have been, entered as a person would.
import { checkEntry, type Entry } from '../score/entry'
import { lap, next, type Evening } from '../score/evening'
import { asked, blank, complete, finished, give, layoutOutcome, outcome, takers } from '../score/giving'
import { leftoverCount, dealtPack } from '../score/meaning'
import type { Outcome } from '../score/outcome'

/** Numbers from 0 up to below 1, always the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]

/** An entry that the next deal of the evening may have had; null at its end. */
export function anyEntry(evening: Evening, random: () => number): Entry | null {
  const due = next(evening)
  if (!due) return null
  const { rules, players } = evening.table
  for (let tries = 0; tries < 200; tries++) {
    const row = pick(random, due.open)
    const out = someOf(dealtPack(rules, players), leftoverCount(rules, players), random)
    let made: Outcome
    if (row.kind === 'layout') {
      const order = someOf(Array.from({ length: players }, (_, seat) => seat), players, random)
      let count = 1
      while (!finished(row, players, order.slice(0, count))) count++
      made = layoutOutcome(order.slice(0, count), out)
    } else {
      let draft = blank(rules, row, players, out)
      for (const item of asked(rules, row))
        for (let able = takers(draft, item); able.length; able = takers(draft, item)) draft = give(draft, item, pick(random, able))
      if (!complete(draft)) continue
      made = outcome(draft)
    }
    const blind = rules.chooser !== 'nobody' && rules.choice_time === 'before'
    const entry: Entry = { contract: row.id, outcome: made, blind, trump: null, start: null, bets: [] }
    if (!checkEntry({ rules, players, row, open: due.open, lap: () => lap(evening, row) }, entry)) return entry
  }
  throw new Error('no deal can be found')
}

function someOf<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0])
}
