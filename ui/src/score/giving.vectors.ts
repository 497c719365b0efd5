// Entering a deal tap by tap: what may still come to a deal that can be is never refused, and what is not refused can.
import { expect, test } from 'vitest'
import { check, complete, give, asked, blank, left, outcome, settled, takers, type Draft } from './giving'
import { TRICK } from './meaning'
import { checkOutcome, type TrickOutcome } from './outcome'
import { score } from './points'
import { readRules, rowOf, type Rules } from './rules'
import { lines, type Line } from './vectors'

/** One deal in so many is entered tap by tap: all of them would take minutes. */
const EVERY = 150

/** Numbers that look drawn and are the same each time: from 0 to `most` − 1. */
function draws(seed: number): (most: number) => number {
  let state = seed * 2654435761 + 12345
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const target = ({ taken, tricks }: TrickOutcome, item: string): readonly number[] => (item === TRICK ? tricks! : taken[item])

/** The single gives that make up an outcome, in any order; for every other deal the tricks first, as most people count them. */
function gives(draft: Draft, facts: TrickOutcome, draw: (most: number) => number): [string, number][] {
  const all = Object.keys(draft.given).flatMap((item) =>
    target(facts, item).flatMap((count, seat) => Array.from({ length: Math.max(0, count) }, (): [string, number] => [item, seat])))
  for (let at = all.length - 1; at > 0; at--) {
    const other = draw(at + 1)
    ;[all[at], all[other]] = [all[other], all[at]]
  }
  if (draw(2)) all.sort(([one], [other]) => Number(other === TRICK) - Number(one === TRICK))
  return all
}

/** The draft completed by any takers that are offered; where none is, it could not have been completed. */
function completed(draft: Draft, draw: (most: number) => number, where: string): Draft {
  while (!complete(draft)) {
    const open = Object.keys(draft.given).filter((item) => left(draft, item) > 0)
    const item = open[draw(open.length)]
    const able = takers(draft, item)
    expect(able, `${where}: ${JSON.stringify(draft.given)} ${item}`).not.toEqual([])
    draft = give(draft, item, able[draw(able.length)])
  }
  return draft
}

function canBe(draft: Draft, draw: (most: number) => number, where: string): void {
  const done = completed(draft, draw, where)
  expect(checkOutcome(done.rules, done.row, done.players, outcome(done)), where).toBeNull()
}

function entersWhole(rules: Rules, players: number, contract: string, facts: TrickOutcome, draw: (most: number) => number, where: string): void {
  const row = rowOf(rules, contract)
  if (row?.kind !== 'tricks') throw new Error(where)
  let draft = blank(rules, row, players, facts.out)
  const taps = gives(draft, facts, draw)
  const stop = draw(taps.length + 1)
  for (const [at, [item, seat]] of taps.entries()) {
    if (at === stop) {
      canBe(draft, draw, where)
      const sure = settled(draft)
      const beyond = asked(rules, row).filter((each) => sure.given[each].some((count, seat) => count > target(facts, each)[seat]))
      expect(beyond, `${where}: what is sure must be so`).toEqual([])
    }
    draft = give(draft, item, seat)
    expect(check(draft), `${where}: ${JSON.stringify(draft.given)}`).toBeNull()
  }
  expect(complete(draft), where).toBe(true)
  const call = { players, chooser: null, declarer: 0, blind: false, bets: [] }
  expect(score(rules, row, outcome(draft), call), where).toEqual(score(rules, row, facts, call))
}

test('deals entered tap by tap', () => {
  let deals = 0
  let parts = 0
  for (const line of lines<Line>('evenings.jsonl')) {
    const rules = readRules(line.rules)
    line.evenings.forEach((kept, at) => {
      const draw = draws(line.seed * 100 + at)
      const where = `ruleset ${line.seed}, evening ${at}`
      for (const { entry } of kept.deals)
        if (entry.outcome.kind === 'tricks' && draw(EVERY) === 0) {
          entersWhole(rules, line.players, entry.contract, entry.outcome, draw, where)
          deals += 1
        }
      for (const { entry } of kept.refused)
        if (entry.outcome.kind === 'tricks' && draw(EVERY / 5) === 0 && partly(rules, line.players, entry.contract, entry.outcome, draw, where)) parts += 1
    })
  }
  console.log(`${deals} deals entered, ${parts} parts of refused ones completed`)
  expect(deals).toBeGreaterThan(200)
}, 600_000)

/** Some of the counts of a deal that was refused: unless they are refused too, there is a deal that has them. */
function partly(rules: Rules, players: number, contract: string, facts: TrickOutcome, draw: (most: number) => number, where: string): boolean {
  const row = rowOf(rules, contract)
  if (row?.kind !== 'tricks') return false
  let draft = blank(rules, row, players, facts.out)
  if (!asked(rules, row).every((item) => target(facts, item)?.length === players)) return false
  const taps = gives(draft, facts, draw)
  for (const [item, seat] of taps.slice(0, draw(taps.length + 1))) draft = give(draft, item, seat)
  if (check(draft)) return false
  canBe(draft, draw, where)
  return true
}
