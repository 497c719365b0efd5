// An evening in the browser's store: by chance entered, taken back, done again, changed, killed and opened again.
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { begin, fold, sheet, type Table } from '../score/evening'
import { readRules, type WrittenRules } from '../score/rules'
import { anyEntry, chance } from './chance'
import { newId, shared, type Kept, type State } from './kept'
import { add, change, changeCompany, company, evening, evenings, forget, openStore, received, sent, step, type Store } from './store'

const rules: WrittenRules = {
  chooser: 'dealer', selection: 'each_once_per_player', dealer_rotation: 'every_deal',
  contracts: [
    { kind: 'tricks', id: 'tricks', prices: { trick: -5 }, slam: 'mirror' },
    { kind: 'tricks', id: 'hearts', prices: { H: -5 } },
    { kind: 'tricks', id: 'barbu', prices: { KH: -50 } },
    { kind: 'tricks', id: 'salad', sums: ['tricks', 'hearts', 'barbu'] },
    { kind: 'layout', id: 'domino', payout: [100, 50] },
  ],
}
const table: Table = { rules: readRules(rules), players: 4, first: 1, lists: [] }
const START: State = { title: 'Sunday', names: ['Luz', 'Ana', 'Rui', 'Mina'], deals: [], halves: [] }

const fresh = (id = newId()): Kept => ({
  id, began: '2026-01-01T20:00:00Z', changed: '2026-01-01T20:00:00Z', rules, rulesTitle: 'Ours', first: 1, lists: [], people: [null, 'ana', null, null],
  state: START, at: 0, last: 0, writes: 0, server: { revision: 0, had: null, owed: true, refused: '' }, conflicts: [], deleted: false, may: 'own',
})
let stores = 0
const open = (name = `test ${++stores}`): Promise<Store> => openStore(name)
const folded = (state: State) => fold(table, state.deals.map((deal) => deal.entry))

/** One deal more, or null at the end. */
function dealt(state: State, random: () => number): State | null {
  const entry = anyEntry(folded(state).evening, random)
  return entry && { ...state, halves: [], deals: [...state.deals, { uid: newId(), entry }] }
}
/** Another account of some deal after which all others still stand. */
function edited(state: State, random: () => number): State {
  const at = Math.floor(random() * state.deals.length)
  const before = fold(table, state.deals.slice(0, at).map((deal) => deal.entry)).evening
  const entry = anyEntry(before, random)!
  const next = { ...state, deals: state.deals.map((deal, nth) => (nth === at ? { ...deal, entry } : deal)) }
  return folded(next).refused ? state : next
}

describe('an evening in the store', () => {
  for (let seed = 1; seed <= 25; seed++)
    test(`is what a fresh replay of what remains is (chance ${seed})`, async () => {
      const random = chance(seed)
      const name = `chance ${seed}`
      let db = await open(name)
      const { id } = fresh()
      await add(db, fresh(id))
      const past: State[] = [START]
      let at = 0
      for (let turn = 0; turn < 40; turn++) {
        const now = past[at]
        const doing = random()
        let next: State | null = now
        if (doing < 0.45) next = dealt(now, random)
        else if (doing < 0.6) next = now.deals.length ? edited(now, random) : null
        else if (doing < 0.7) next = { ...now, title: `evening ${turn}` }
        if (doing >= 0.85) {
          if (await step(db, id, 1)) at++
        } else if (doing >= 0.7) {
          if (await step(db, id, -1)) at--
        } else if (next) {
          await change(db, id, now, next)
          past.splice(++at, Infinity, next)
        }
        if (random() < 0.4) {
          db.close()
          db = await open(name)
        }
        const kept = (await evening(db, id))!
        expect(kept.state).toEqual(past[at])
        expect(JSON.stringify(kept.state)).toBe(JSON.stringify(past[at]))
        const replay = fold(table, kept.state.deals.map((deal) => deal.entry))
        expect(replay.refused).toBeNull()
        expect(sheet(replay.evening).rows).toHaveLength(kept.state.deals.length)
      }
      while (await step(db, id, -1)) at--
      const first = (await evening(db, id))!
      expect(sheet(folded(first.state).evening)).toEqual(sheet(begin(table)))
      expect(sheet(folded(first.state).evening).totals).toEqual([0, 0, 0, 0])
    })

  test('loses nothing at a kill between any two writes', async () => {
    const random = chance(7)
    const name = 'killed'
    const db = await open(name)
    const { id } = fresh()
    await add(db, fresh(id))
    let now = START
    const put = IDBObjectStore.prototype.put
    for (let turn = 0; turn < 12; turn++) {
      const next = dealt(now, random)!
      for (const nth of [1, 2]) {
        let calls = 0
        IDBObjectStore.prototype.put = function (...words: Parameters<typeof put>) {
          if (++calls === nth) throw new Error('killed')
          return put.apply(this, words)
        }
        await expect(change(db, id, now, next)).rejects.toThrow('killed')
        IDBObjectStore.prototype.put = put
        const again = await open(name)
        expect((await evening(again, id))!.state).toEqual(now)
        again.close()
      }
      await change(db, id, now, next)
      now = next
      const again = await open(name)
      expect((await evening(again, id))!.state).toEqual(now)
      again.close()
    }
  })

  test('keeps two evenings apart, and forgets one altogether', async () => {
    const db = await open()
    const [one, two] = [fresh(), fresh()]
    await add(db, one)
    await add(db, two)
    await change(db, one.id, START, dealt(START, chance(1))!)
    expect((await evening(db, two.id))!.state).toEqual(START)
    await forget(db, one.id)
    expect((await evenings(db)).map((each) => each.id)).toEqual([two.id])
    expect(await step(db, two.id, -1)).toBeNull()
  })

  test('brings together what two tabs have changed', async () => {
    const db = await open()
    const { id } = fresh()
    await add(db, fresh(id))
    const after = dealt(START, chance(3))!
    await change(db, id, START, after)
    const kept = await change(db, id, START, { ...START, title: 'Monday' })
    expect(kept.state).toEqual({ ...after, title: 'Monday' })
    expect(kept.conflicts).toEqual([])
  })
})

describe('an evening and the server', () => {
  test('owes what it has not told, and nothing once it has', async () => {
    const db = await open()
    const { id } = fresh()
    await add(db, fresh(id))
    const one = dealt(START, chance(5))!
    await change(db, id, START, one)
    const had = shared(one)
    const two = dealt(one, chance(6))!
    await change(db, id, one, two)
    expect((await sent(db, id, had, 1)).server.owed).toBe(true)
    expect((await sent(db, id, shared(two), 2)).server).toEqual({ revision: 2, had: shared(two), owed: false, refused: '' })
    const half = { uid: null, contract: 'hearts', out: [], blind: false, trump: null, start: null, named: [], spoken: false, given: {}, said: {}, finish: [], unplayed: false }
    expect((await change(db, id, two, { ...two, halves: [half] })).server.owed).toBe(false)
    expect((await step(db, id, -1))!.server.owed).toBe(false)
    expect((await step(db, id, -1))!.server.owed).toBe(true)
  })

  test('takes what another phone has entered, and what is half entered here goes on', async () => {
    const db = await open()
    const { id } = fresh()
    await add(db, fresh(id))
    const there = dealt(START, chance(9))!
    const entered = there.deals[0].entry.contract
    const other = entered === 'hearts' ? 'barbu' : 'hearts'
    const half = { uid: null, contract: other, out: [], blind: false, trump: null, start: null, named: [], spoken: false, given: {}, said: {}, finish: [], unplayed: false }
    await change(db, id, START, { ...START, halves: [half] })
    const kept = await received(db, id, shared(there), 3)
    expect(kept.state).toEqual({ ...there, halves: [half] })
    expect(kept.server).toMatchObject({ revision: 3, owed: false })
    expect(await step(db, id, -1)).toBeNull()
    // The same deal half entered in both places is whole where it was finished.
    const again = fresh()
    await add(db, again)
    await change(db, again.id, START, { ...START, halves: [{ ...half, contract: entered }] })
    expect((await received(db, again.id, shared(there), 3)).state.halves).toEqual([])
  })

  test('asks where both phones have entered the next deal', async () => {
    const db = await open()
    const { id } = fresh()
    await add(db, fresh(id))
    const [mine, theirs] = [dealt(START, chance(11))!, dealt(START, chance(12))!]
    await change(db, id, START, mine)
    const kept = await received(db, id, shared(theirs), 1)
    expect(kept.state.deals).toEqual(theirs.deals)
    expect(kept.conflicts).toEqual([{ uid: theirs.deals[0].uid, mine: mine.deals[0].entry, theirs: theirs.deals[0].entry, both: true }])
  })
})

test('who sits in an evening is told together with who is known', async () => {
  const db = await open()
  const kept = fresh()
  await add(db, kept)
  const people = kept.state.names.map((name) => ({ id: name.toLowerCase(), name }))
  await changeCompany(db, () => ({ people }), { id: kept.id, people: people.map((each) => each.id) })
  const told = (await evening(db, kept.id))!
  expect(told.people).toEqual(people.map((each) => each.id))
  expect(told).toMatchObject({ state: kept.state, at: kept.at, writes: kept.writes + 1, server: { owed: true } })
  expect((await company(db)).people).toEqual(people)
  // What cannot be written whole is not written at all.
  const broken = { id: kept.id, people: [(() => '') as unknown as string] }
  await expect(changeCompany(db, () => ({ people: [] }), broken)).rejects.toThrow()
  expect((await company(db)).people).toEqual(people)
})

test('a saved player is renamed everywhere, and a step back does not undo it', async () => {
  const db = await open()
  const kept = fresh()
  await add(db, kept)
  await changeCompany(db, () => ({ people: [{ id: 'ana', name: 'Ana' }] }))
  const after = dealt(START, chance(2))!
  await change(db, kept.id, START, after)
  await changeCompany(db, (now) => ({ people: now.people.map((each) => ({ ...each, name: 'Anna' })) }))
  expect((await evening(db, kept.id))!.state.names).toEqual(['Luz', 'Anna', 'Rui', 'Mina'])
  expect((await step(db, kept.id, -1))!.state.names).toEqual(['Luz', 'Anna', 'Rui', 'Mina'])
})
