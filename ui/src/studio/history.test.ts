import { describe, expect, it } from 'vitest'
import { begun, done, kept, redone, undone } from './history'
import type { Rules } from './wire'

const rules = (name: string): Rules => ({ name, contracts: [] })
const named = (history: { now: Rules }) => history.now.name

describe('steps', () => {
  const two = done(done(begun(rules('a')), rules('b'), '', 0), rules('c'), '', 10)
  it('are undone and done again', () => {
    expect(named(undone(two))).toBe('b')
    expect(named(undone(undone(two)))).toBe('a')
    expect(named(redone(undone(undone(two))))).toBe('b')
    expect(undone(begun(rules('a'))).now.name).toBe('a')
    expect(redone(two)).toBe(two)
  })
  it('that come after an undo take the place of what was undone', () => {
    const other = done(undone(two), rules('d'), '', 20)
    expect(other.future).toEqual([])
    expect(named(undone(other))).toBe('b')
  })
  it('about one thing shortly after one another are one', () => {
    let history = begun(rules(''))
    for (const [at, name] of ['C', 'Ch', 'Che', 'Chez'].entries()) history = done(history, rules(name), 'name', at * 200)
    expect(history.past).toHaveLength(1)
    expect(done(history, rules('Chez M'), 'name', 5000).past).toHaveLength(2)
    expect(done(history, rules('x'), 'deals', 700).past).toHaveLength(2)
    expect(named(undone(history))).toBe('')
  })
  it('of one thing that is held are one, however slow, and none where it is let go as it was', () => {
    let history = begun(rules('a'))
    for (const [at, name] of ['b', 'c', 'd'].entries()) history = done(history, rules(name), 'order x 1', at * 5000, true)
    expect(history.past).toHaveLength(1)
    expect(done(history, rules('e'), 'order x 2', 15_001, true).past).toHaveLength(2)
    const back = done(history, rules('a'), 'order x 1', 20_000, true)
    expect(back.past).toHaveLength(0)
    expect(named(back)).toBe('a')
  })
  it('that are kept over a reload are few, and the last of them', () => {
    let history = begun(rules('0'))
    for (let at = 1; at <= 60; at++) history = done(history, rules(String(at)), '', at)
    expect(kept(history).past).toHaveLength(20)
    expect(named(undone(kept(history)))).toBe('59')
  })
})
