import { describe, expect, it } from 'vitest'
import { gaps, pairs } from './gaps'

const told = (old: string, now: string) =>
  gaps([...old], [...now]).map(({ removed, added, kept }) => `-${removed.map((at) => old[at]).join('')}+${added.map((at) => now[at]).join('')}=${kept ? now[kept[1]] : ''}`)

describe('two lists', () => {
  it('that are the same have nothing between', () => {
    expect(told('ab', 'ab')).toEqual(['-+=a', '-+=b', '-+='])
  })
  it('show what went and what came, before what both have', () => {
    expect(told('abcd', 'axcde')).toEqual(['-+=a', '-b+x=c', '-+=d', '-+e='])
    expect(told('ab', '')).toEqual(['-ab+='])
    expect(told('', 'ab')).toEqual(['-+ab='])
  })
  it('keep as much as they can', () => {
    expect(told('xabc', 'abcx').filter((each) => each.endsWith('='))).toEqual(['-+x='])
  })
})

describe('pairs', () => {
  const name = (each: string) => each[0]
  it('are made of what has the same name', () => {
    expect(pairs(['a1', 'b1'], ['b2', 'c2', 'a2'], name)).toEqual([['b1', 'b2'], [null, 'c2'], ['a1', 'a2']])
  })
  it('are made in order where as many came as went', () => {
    expect(pairs(['a1', 'b1'], ['c2', 'b2'], name)).toEqual([['a1', 'c2'], ['b1', 'b2']])
  })
  it('leave what has nothing in its place', () => {
    expect(pairs(['a1', 'b1'], ['b2'], name)).toEqual([['a1', null], ['b1', 'b2']])
  })
})
