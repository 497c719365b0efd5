import { describe, expect, it } from 'vitest'
import { collectionAs, collectionIn, draftIn, plainName, sound } from './keeping'

const rules = { players: [4], contracts: [{ kind: 'tricks', id: 'hearts' }] }
const kept = { key: 'k', id: 'a', guest: 'me', name: 'Mamie', version: 1, players: [4], link: '2x', at: '2026-01-01T00:00:00Z', rules, base: null, owed: null }
const draft = { key: 'd', history: { past: [rules], now: rules, future: [], last: null }, base: null, own: null, unsaved: true, at: 5 }
let next = 0
const read = (value: unknown) => collectionIn(typeof value === 'string' ? value : JSON.stringify(value), () => `new${next++}`)

describe('what a browser keeps of a collection', () => {
  it('is read as it was written', () => {
    expect(read([kept])).toEqual({ all: [kept], unread: [] })
    expect(collectionIn(null, () => '')).toEqual({ all: [], unread: [] })
    const both = read([kept, 7])
    expect(read(collectionAs(both))).toEqual(both)
  })
  it.each(['', '{', '7', '"x"', '{}', 'null'])('stands apart as a whole where it is no list: %s', (found) => {
    expect(read(found)).toMatchObject({ all: [], unread: [{ name: '', text: found }] })
  })
  it.each([
    null, 7, [], {}, { ...kept, key: '' }, { ...kept, name: 7 }, { ...kept, version: '1' }, { ...kept, players: 4 }, { ...kept, players: ['4'] },
    { ...kept, link: null }, { ...kept, at: 'then' }, { ...kept, id: null, link: '', rules: null },
  ])('stands apart where it is no ruleset, and the others are there: %j', (spoiled) => {
    const all = read([spoiled, { ...kept, key: 'other' }])
    expect(all.all.map((each) => each.key)).toEqual(['other'])
    expect(all.unread).toMatchObject([{ text: JSON.stringify(spoiled) }])
  })
  it('keeps the name of what it cannot read', () => {
    expect(read([{ ...kept, version: null }]).unread).toMatchObject([{ name: 'Mamie' }])
  })
  it('leaves rules that cannot be shown to the link', () => {
    for (const spoiled of [7, {}, { ...rules, contracts: [7] }, { ...rules, players: 'four' }]) expect(read([{ ...kept, rules: spoiled }]).all).toMatchObject([{ link: '2x', rules: null }])
  })
  it('takes what it does not know for nothing', () => {
    expect(read([{ ...kept, owed: 'burn', base: 7, id: 7 }]).all).toMatchObject([{ owed: null, base: null, id: null }])
  })
  it('has each key once', () => {
    expect(read([kept, kept])).toMatchObject({ all: [kept], unread: [{ name: 'Mamie' }] })
  })
})

describe('what a browser keeps of a draft', () => {
  it('is read as it was written', () => {
    expect(draftIn(JSON.stringify(draft))).toEqual(draft)
  })
  it.each([
    null, 7, [], {}, { ...draft, key: 7 }, { ...draft, history: null }, { ...draft, history: { ...draft.history, now: {} } },
    { ...draft, history: { ...draft.history, past: 7 } }, { ...draft, history: { ...draft.history, future: [7] } },
  ])('is none where it cannot be shown: %j', (spoiled) => {
    expect(draftIn(JSON.stringify(spoiled))).toBeNull()
  })
  it('is none where half of it was written', () => {
    expect(draftIn(JSON.stringify(draft).slice(0, 60))).toBeNull()
    expect(draftIn(null)).toBeNull()
  })
})

describe('names', () => {
  it('are the same however they are typed', () => {
    expect(plainName('  Chez   MAMIE ')).toBe('chez mamie')
    expect(plainName('e\u0301te\u0301')).toBe(plainName('été'))
  })
})

describe('rules that a form can show', () => {
  it('have players and contracts, each by an id of its own', () => {
    expect(sound(rules)).toBe(true)
    expect(sound({ ...rules, contracts: [...rules.contracts, ...rules.contracts] })).toBe(false)
    expect(sound({ ...rules, contracts: [{ kind: 'poker', id: 'x' }] })).toBe(false)
  })
})
