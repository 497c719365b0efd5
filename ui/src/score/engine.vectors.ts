// The scorekeeper's engine against the server's: what `tools/scores.py` has written must come out here, to the last line.
import { expect, test } from 'vitest'
import { begin, checkTable, entered, grid, next, refusal, sheet, type Evening, type Table } from './evening'
import { glyphOf } from './glyph'
import { dealtPack, handSize, items, positive, scheduledDeals, total } from './meaning'
import { checkOutcome, type Outcome } from './outcome'
import { score, settle } from './points'
import { entryLine } from './record'
import { lines, read, type Kept, type Line, type Meaning } from './vectors'
import { DEFAULTS, readRules, rowOf, type Rules, type WrittenRules } from './rules'

/** Evenings that must at least be there, so that a list cut short is noticed. */
const LEAST = 20_000

interface Example {
  id: string
  rules: WrittenRules
  players: number
  contract: string
  outcome: Outcome | null
  chooser: number | null
  base: number[] | null
  stakes: [number, number, number][]
  score: number[]
}

/** `toEqual` takes a while, so it is only asked where two things are not written the same. It knows −0 from 0. */
function same(found: unknown, wanted: unknown, where: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, where).toEqual(wanted)
}

test('a ruleset that says nothing means the same', () => {
  expect(DEFAULTS).toEqual(JSON.parse(read('defaults.json')))
})

test('every worked example', () => {
  const examples = [...lines<Example>('examples.jsonl')]
  expect(examples.length).toBe(85)
  for (const example of examples) {
    const { players, chooser, outcome } = example
    const rules = readRules(example.rules)
    if (!outcome) {
      expect(settle(example.base!, example.stakes), example.id).toEqual(example.score)
      continue
    }
    const row = rowOf(rules, example.contract)!
    const bets = example.stakes.map(([doubler, doubled, multiple]) => ({ doubler, doubled, redoubled: multiple === 2 }))
    expect(checkOutcome(rules, row, players, outcome), example.id).toBeNull()
    const made = score(rules, row, outcome, { players, chooser, declarer: chooser ?? 0, blind: false, bets })
    expect(made.points, example.id).toEqual(example.score)
  }
})

test('evenings over rulesets of all kinds', () => {
  const seen = { rulesets: 0, evenings: 0, deals: 0, refused: 0, accepted: 0 }
  for (const line of lines<Line>('evenings.jsonl')) {
    const rules = readRules(line.rules)
    seen.rulesets += 1
    means(rules, line)
    for (const [at, kept] of line.evenings.entries()) {
      const where = `ruleset ${line.seed}, evening ${at}`
      const table = { rules, players: line.players, first: kept.first, lists: kept.lists }
      plays(table, kept, where)
      seen.evenings += 1
      seen.deals += kept.deals.length
      for (const { id } of kept.refused) seen[id === null ? 'accepted' : 'refused'] += 1
    }
  }
  console.log(Object.entries(seen).map(([what, count]) => `${count} ${what}`).join(', '))
  expect(seen.evenings).toBeGreaterThanOrEqual(LEAST)
}, 600_000)

function means(rules: Rules, { players, meaning, seed }: Line): void {
  const rows = rules.contracts.map((row) => ({
    id: row.id, items: row.kind === 'tricks' ? items(rules, row) : [], total: total(rules, row, players), positive: positive(rules, row), glyph: glyphOf(rules, row),
  }))
  const found: Meaning = { pack: dealtPack(rules, players), hand: handSize(rules, players), deals: scheduledDeals(rules, players), rows }
  same(found, meaning, `ruleset ${seed}`)
}

function plays(table: Table, kept: Kept, where: string): void {
  same(checkTable(table), null, where)
  let evening = begin(table)
  const stages: Evening[] = [evening]
  for (const { open, entry, line } of kept.deals) {
    same(next(evening)?.open.map((row) => row.id), open, where)
    evening = entered(evening, entry)
    stages.push(evening)
    same(entryLine(table.rules, rowOf(table.rules, entry.contract)!, entry), line, where)
  }
  ends(evening, kept, where)
  for (const { after, entry, id, values } of kept.refused) {
    const found = refusal(stages[after], entry)
    same(found && { id: found.id, values: sorted(found.values) }, id && { id, values: sorted(values) }, `${where}: ${JSON.stringify(entry)}`)
  }
}

function ends(evening: Evening, kept: Kept, where: string): void {
  const whole = sheet(evening)
  const rows = whole.rows.map(({ roles, contract, blind, score: made, running }) => ({
    dealer: roles.dealer, chooser: roles.chooser, leader: roles.leader, contract, blind,
    lines: made.lines, base: made.base, points: made.points, slam: made.slam, running,
  }))
  same(rows, kept.rows, where)
  same(whole.totals, kept.totals, where)
  same(whole.places, kept.places, where)
  same(grid(evening).map((box) => [box.series, box.owner, box.contract, box.deal]), kept.grid, where)
  same(next(evening) === null, kept.finished, where)
  const signed = [...whole.totals, ...whole.rows.flatMap((row) => [...row.score.points, ...row.score.base, ...row.score.lines.flat().map((line) => line.points)])]
  if (signed.some((points) => Object.is(points, -0))) expect(signed, where).not.toContain(-0)
}

const sorted = (values: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
