import { describe, expect, test } from 'vitest'
import type { Entry } from '../score/entry'
import { chance, pick } from './chance'
import { same, type Deal, type Shared } from './kept'
import { decided, merge } from './merge'

const entry = (contract: string): Entry => ({ contract, outcome: { kind: 'layout', finish: [0], out: [] }, blind: false, trump: null, start: null, bets: [] })
const deal = (uid: string, contract = uid): Deal => ({ uid, entry: entry(contract) })
const evening = (...deals: Deal[]): Shared => ({ title: 'Sunday', names: ['Luz', 'Ana', 'Rui'], deals })
const base = evening(deal('a'), deal('b'))

describe('two copies of an evening', () => {
  test('have the changes of both', () => {
    const mine = { ...evening(deal('a', 'x'), deal('b')), title: 'Monday' }
    const theirs = { ...evening(deal('a'), deal('b', 'y'), deal('c')), names: ['Luz', 'Anna', 'Rui'] }
    expect(merge(base, mine, theirs)).toEqual({
      merged: { title: 'Monday', names: ['Luz', 'Anna', 'Rui'], deals: [deal('a', 'x'), deal('b', 'y'), deal('c')] }, conflicts: [],
    })
    expect(merge(base, evening(deal('a')), base).merged).toEqual(evening(deal('a')))
    expect(merge(base, base, evening(deal('a'))).merged).toEqual(evening(deal('a')))
  })

  test('that entered the same deal have one', () => {
    const { merged, conflicts } = merge(base, evening(...base.deals, deal('c', 'x')), evening(...base.deals, deal('d', 'x')))
    expect(merged.deals).toEqual([...base.deals, deal('d', 'x')])
    expect(conflicts).toEqual([])
  })

  test('that say different things of a deal ask', () => {
    const both = merge(base, evening(deal('a', 'x'), deal('b')), evening(deal('a', 'y'), deal('b')))
    expect(both.merged.deals[0]).toEqual(deal('a', 'y'))
    expect(both.conflicts).toEqual([{ uid: 'a', mine: entry('x'), theirs: entry('y'), both: false }])
    expect(decided(both.merged, both.conflicts[0], 'mine', () => 'new').deals).toEqual([deal('a', 'x'), deal('b')])
    const gone = merge(base, evening(deal('a', 'x'), deal('b')), evening(deal('b')))
    expect(gone.merged.deals).toEqual([deal('a', 'x'), deal('b')])
    expect(gone.conflicts).toEqual([{ uid: 'a', mine: entry('x'), theirs: null, both: false }])
    expect(decided(gone.merged, gone.conflicts[0], 'theirs', () => 'new').deals).toEqual([deal('b')])
    const taken = merge(base, evening(deal('b')), evening(deal('a', 'y'), deal('b')))
    expect(taken.conflicts).toEqual([{ uid: 'a', mine: null, theirs: entry('y'), both: false }])
  })

  test('that both went on may both be right', () => {
    const { merged, conflicts } = merge(base, evening(...base.deals, deal('c')), evening(...base.deals, deal('d')))
    expect(merged.deals.map((each) => each.uid)).toEqual(['a', 'b', 'd'])
    expect(decided(merged, conflicts[0], 'both', () => 'new').deals).toEqual([...base.deals, deal('d'), deal('new', 'c')])
  })

  test('never lose an entry in silence', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const random = chance(seed)
      const change = (from: Shared, mark: string): Shared => {
        let deals = [...from.deals]
        for (let turn = 0; turn < 3; turn++) {
          const at = Math.floor(random() * (deals.length || 1))
          const act = pick(random, ['add', 'edit', 'drop', 'none'])
          if (act === 'add') deals.push(deal(`${mark}${turn}`, pick(random, ['x', 'y', `${mark}${turn}`])))
          if (act === 'edit' && deals.length) deals = deals.map((each, nth) => (nth === at ? deal(each.uid, pick(random, ['x', 'y', `${mark}e${turn}`])) : each))
          if (act === 'drop') deals.pop()
        }
        return { ...from, deals }
      }
      const [mine, theirs] = [change(base, 'm'), change(base, 't')]
      const { merged, conflicts } = merge(base, mine, theirs)
      const told = [...merged.deals.map((each) => each.entry), ...conflicts.flatMap((each) => [each.mine, each.theirs])].filter((each) => each !== null)
      for (const each of [...mine.deals, ...theirs.deals]) {
        const was = base.deals.find((old) => old.uid === each.uid)
        if (was && same(was.entry, each.entry)) continue
        expect(told.some((one) => same(one, each.entry)), `chance ${seed}: ${each.uid}`).toBe(true)
      }
      expect(new Set(merged.deals.map((each) => each.uid)).size).toBe(merged.deals.length)
    }
  })
})
