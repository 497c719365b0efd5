// What several evenings say of their players.
import { expect, test } from 'vitest'
import type { Entry } from '../score/entry'
import type { WrittenRules } from '../score/rules'
import { figures } from './figures'
import type { Kept } from './kept'

const rules: WrittenRules = {
  chooser: 'nobody', selection: 'fixed_order_once', players: [3], deck: { size: 24 },
  contracts: [{ kind: 'tricks', id: 'barbu', prices: { KH: -50 } }, { kind: 'layout', id: 'domino', payout: [100, 50] }],
}
const nothing = { blind: false, trump: null, start: null, bets: [] }
const barbu = (seat: number): Entry => ({ ...nothing, contract: 'barbu', outcome: { kind: 'tricks', taken: { KH: [0, 1, 2].map((each) => Number(each === seat)) }, tricks: null, out: [] } })
const domino = (...finish: number[]): Entry => ({ ...nothing, contract: 'domino', outcome: { kind: 'layout', finish, out: [] } })
const evening = (names: string[], ...entries: Entry[]): Kept => ({
  id: names.join(), began: '', changed: '', rules: { ...rules }, rulesTitle: 'Ours', first: 0, lists: [], people: names.map(() => null),
  state: { title: '', names, deals: entries.map((entry, at) => ({ uid: String(at), entry })), halves: [] }, at: 0, last: 0, writes: 0,
  server: { revision: 0, had: null, owed: true, refused: '' }, conflicts: [], deleted: false, may: 'own',
})

test('wins, averages, the best and the worst contract, one against another', () => {
  const { players, duels } = figures([
    evening(['Luz', 'Ana', 'Rui'], barbu(0), domino(1, 2, 0)),
    evening(['Ana', 'Luz', 'Rui'], barbu(2), domino(2, 1, 0)),
    evening(['Luz', 'Ana', 'Rui'], barbu(1)),
  ])
  const of = (name: string) => players.find((each) => each.name === name)!
  // Luz −50 · Ana 100 · Rui 50; then Luz and Rui are level with 50 before Ana with nothing: both have won.
  expect(players.map((each) => [each.name, each.evenings, each.wins, each.shared])).toEqual([['Ana', 2, 1, 0], ['Luz', 2, 0, 1], ['Rui', 2, 0, 1]])
  expect(of('Ana').contracts).toEqual([{ contract: 'barbu', deals: 3, points: -50 / 3, ahead: 0 }, { contract: 'domino', deals: 2, points: 50, ahead: 0 }])
  // A layout pays everybody: Rui has 75 a deal in it, which is 25 more than the table, and Luz half of the table.
  expect(of('Rui').best).toEqual({ contract: 'domino', deals: 2, points: 75, ahead: 25 })
  expect(of('Luz').worst).toEqual({ contract: 'domino', deals: 2, points: 25, ahead: -25 })
  expect(of('Luz').average).toBe((-50 + 0 + 0 + 50 + 0) / 5)
  expect(duels.get('Ana\nLuz')).toEqual({ won: 1, lost: 1, level: 0 })
  expect(duels.get('Luz\nRui')).toEqual({ won: 0, lost: 1, level: 1 })
})
