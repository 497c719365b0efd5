import { describe, expect, it } from 'vitest'
import { merged, type Kept } from './merge'
import type { Saved } from './wire'

const kept = (change: Partial<Kept>): Kept => ({
  key: 'k', id: 'a', guest: 'me', name: 'Mamie', version: 1, players: [4], link: '2x', at: '2026-01-01T00:00:00Z', rules: { contracts: [] }, owed: null, ...change,
})
const saved = (change: Partial<Saved> = {}): Saved => ({ id: 'a', name: 'Mamie', version: 1, hash: 'h', at: '2026-01-01T00:00:00Z', players: [4], link: '2x', unread: false, ...change })
const after = (here: Kept[], there: Saved[], guest = 'me') => merged(here, there, guest, () => 'new')

describe('a collection in two places', () => {
  it('learns what was saved elsewhere', () => {
    expect(after([], [saved()])).toMatchObject([{ key: 'new', id: 'a', rules: null, owed: null }])
    expect(after([kept({})], [saved({ version: 2, link: '2y' })])).toMatchObject([{ key: 'k', version: 2, link: '2y', rules: null }])
  })
  it('keeps the rules where nothing has changed', () => {
    expect(after([kept({})], [saved({ name: 'Chez Mamie' })])).toMatchObject([{ name: 'Chez Mamie', rules: { contracts: [] } }])
  })
  it('forgets what the same guest deleted elsewhere, and keeps what another guest had', () => {
    expect(after([kept({})], [])).toEqual([])
    expect(after([kept({ guest: 'somebody' })], [])).toMatchObject([{ id: null, owed: 'save' }])
  })
  it('keeps what the server has not been told yet', () => {
    expect(after([kept({ id: null, owed: 'save' })], [])).toMatchObject([{ owed: 'save' }])
    expect(after([kept({ owed: 'save', name: 'Changed' })], [])).toMatchObject([{ id: null, name: 'Changed', owed: 'save' }])
    expect(after([kept({ owed: 'delete' })], [saved()])).toMatchObject([{ owed: 'delete' }])
    expect(after([kept({ owed: 'delete' })], [])).toEqual([])
  })
  it('gives the server once more what it can no longer read, and lists what this browser does not know either', () => {
    const spoiled = saved({ unread: true, link: '', players: [] })
    expect(after([kept({})], [spoiled])).toMatchObject([{ link: '2x', rules: { contracts: [] }, owed: 'save' }])
    expect(after([kept({})], [{ ...spoiled, version: 2 }])).toMatchObject([{ link: '', rules: null, owed: null, version: 2 }])
    expect(after([], [spoiled])).toMatchObject([{ name: 'Mamie', link: '' }])
  })
  it('shows what was saved last first', () => {
    const all = after([kept({ id: null, at: '2026-01-02T00:00:00Z', owed: 'save' })], [saved({ id: 'b', at: '2026-01-03T00:00:00Z' })])
    expect(all.map((each) => each.id)).toEqual(['b', null])
  })
})
