// The statistics of the page against those of the terminal, over evenings by chance.
import { expect, test } from 'vitest'
import { gain, readRules } from '../score/rules'
import { lines, type Line } from '../score/vectors'
import { figures } from './figures'
import type { Kept } from './kept'

/** The evenings of a line as a browser keeps them. */
const keptOf = ({ rules, evenings }: Line): Kept[] =>
  evenings.map(({ names, first, lists, deals }, at): Kept => ({
    id: String(at), began: '', changed: '', rules: { ...rules }, rulesTitle: '', first, lists, people: names.map(() => null),
    state: { title: '', names, deals: deals.map(({ entry }, deal) => ({ uid: String(deal), entry })), halves: [] }, at: 0, last: 0, writes: 0,
    server: { revision: 0, had: null, owed: true, refused: '' }, conflicts: [], deleted: false, may: 'own',
  }))

test('players, contracts and duels over evenings by rulesets of all kinds', () => {
  let [players, finished] = [0, 0]
  for (const line of lines<Line>('evenings.jsonl')) {
    const rules = readRules(line.rules)
    const found = figures(keptOf(line))
    const where = `ruleset ${line.seed}`
    const told = found.players.map(({ name, evenings, wins, shared, best, worst }) => ({ name, evenings, wins, shared, best: best?.contract ?? null, worst: worst?.contract ?? null }))
    expect(told, where).toEqual(line.figures.players.map(({ name, evenings, wins, shared, best, worst }) => ({ name, evenings, wins, shared, best, worst })))
    for (const [at, { contracts }] of line.figures.players.entries()) {
      const own = found.players[at].contracts
      expect(own.map((each) => [each.contract, each.deals]), where).toEqual(contracts.map(([id, deals]) => [id, deals]))
      for (const [nth, [, , points, ahead]] of contracts.entries()) {
        expect(gain(rules, own[nth].points), where).toBeCloseTo(points, 9)
        expect(own[nth].ahead, where).toBeCloseTo(ahead, 9)
      }
    }
    const duels = [...found.duels].map(([key, { won, lost, level }]) => [...key.split('\n'), won + lost + level, won, level])
    expect(duels.map(String).sort(), where).toEqual(line.figures.duels.map(String).sort())
    players += found.players.length
    finished += line.figures.players.reduce((all, each) => all + each.evenings, 0)
  }
  console.log(`statistics of ${players} players, ${finished} of their evenings finished`)
  expect(finished).toBeGreaterThan(1000)
}, 600_000)
