import { expect, test } from 'vitest'
import { begin, fold, type Table } from '../score/evening'
import type { WrittenRules } from '../score/rules'
import { readRules } from '../score/rules'
import { anyEntry, chance } from './chance'
import { record, toldBy, Unreadable } from './text'

const rules: WrittenRules = {
  name: 'Chez Ösi', players: [5], chooser: 'dealer', selection: 'each_once_per_player', dealer_rotation: 'every_deal', choice_time: 'before', blind_multiplier: 2,
  deck: { size: 52, leftover: 'random' },
  contracts: [
    { kind: 'tricks', id: 'salad', prices: { trick: -5, H: -5, Q: -10, '10': -2, KH: -50, last: -5 } },
    { kind: 'layout', id: 'domino', payout: [100, 50] },
  ],
}

test('an evening is read back from its record as it was', async () => {
  const table: Table = { rules: readRules(rules), players: 5, first: 2, lists: [] }
  const random = chance(3)
  let evening = begin(table)
  for (let entry = anyEntry(evening, random); entry; entry = anyEntry(evening, random)) evening = fold(table, [...evening.results.map((each) => each.entry), entry]).evening
  const entries = evening.results.map((each) => each.entry)
  entries[0] = { ...entries[0], bets: [{ doubler: 1, doubled: 0, redoubled: true }], trump: 'H', start: '10' }
  const told = { id: 'abc-1', rules, names: ['Luz', 'Ana Maria', 'Rui', 'Mina', '李'], first: 2, lists: [], entries }
  const text = await record(told)
  expect(text).toContain('\nfirst 2\nentered ')
  expect(await toldBy(text)).toEqual(told)
  expect((await toldBy(`${text}undone 2\n`)).entries).toEqual(entries.slice(0, -2))
})

test('what is no record of an evening is refused', async () => {
  for (const text of ['', 'barbu 1', 'barbu 1\nrules: 2abc\n\nfirst 0', '{"a": 1}']) await expect(toldBy(text)).rejects.toThrow(Unreadable)
})
