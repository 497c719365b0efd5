import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { table, trick } from '../fixtures/samples'
import type { Action, Table, Told, View } from './wire'
import { TableState } from './table.svelte'

vi.mock('./words.svelte', () => ({ t: (id: string) => id }))
vi.mock('./sound', () => ({ play: () => {} }))

const view: View = trick()
const card: Action = { kind: 'play', card: 'AC' }
/** How things stand, without how they came about, as after a line that was lost. */
const standing = (more: number, change: Partial<View> = {}): Told => ({ seq: view.seq + more, happened: null, view: { ...view, seq: view.seq + more, ...change } })

let answer: (response: Response) => void
let game: TableState

const refused = (status: number, problem: object) => new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'csrftoken=one', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)))
  game = new TableState('table')
  game.receive(standing(0))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a card that was played', () => {
  test('stays played where a line that comes back tells what was known', () => {
    expect(game.ready).toBe(true)
    void game.act(card)
    game.receive(standing(0))
    expect(game.pending).toEqual(card)
  })

  test('is done once the table has gone on, also where nothing says how', () => {
    void game.act(card)
    game.receive(standing(1))
    expect(game.pending).toBe(null)
    expect(game.ready).toBe(true)
  })

  test('comes back with a word where the table had gone on without it', async () => {
    const done = game.act(card)
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer(refused(409, { type: 'stale', title: 'Stale', status: 409, text: 'The table has moved on.' }))
    await done
    expect(game.pending).toBe(null)
    expect(game.refusal).toBe('The table has moved on.')
  })

  test('refused late does not bring back the one played since', async () => {
    const first = game.act(card)
    await vi.waitFor(() => expect(answer).toBeDefined())
    const late = answer
    game.receive(standing(1))
    const next: Action = { kind: 'play', card: '7H' }
    void game.act(next)
    late(refused(409, { type: 'stale', title: 'Stale', status: 409, text: '' }))
    await first
    expect(game.pending).toEqual(next)
  })
})

describe('the result of a match', () => {
  const result = (match: string): Told => standing(1, { phase: 'Finished', match })
  const answered = async (done: Promise<unknown>, change: Partial<Table>) => {
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer(new Response(JSON.stringify({ ...table(), ...change }), { headers: { 'content-type': 'application/json' } }))
    await done
  }
  const others = { status: 'waiting', match: null } as const

  beforeEach(async () => {
    answer = undefined!
    await answered(game.send('phrase'), { status: 'finished' })
    game.receive(result('m1'))
    answer = undefined!
  })

  test('stays while others want the next one, until one goes there too', async () => {
    await answered(game.send('phrase'), others)
    expect(game.lingering).toBe(true)
    expect(game.view?.phase).toBe('Finished')
    await game.rematch()
    expect(game.lingering).toBe(false)
    expect(game.view).toBe(null)
  })

  test('is gone once the next one has begun', async () => {
    await answered(game.send('phrase'), others)
    answer = undefined!
    await answered(game.send('phrase'), { status: 'playing', match: 'm2' })
    expect(game.lingering).toBe(false)
    expect(game.view).toBe(null)
  })

  test('is left by who asks for the next one', async () => {
    const asked = game.rematch()
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer(new Response(null, { status: 204 }))
    await asked
    answer = undefined!
    await answered(game.send('phrase'), others)
    expect(game.lingering).toBe(false)
    expect(game.view).toBe(null)
  })
})

describe('an act that the viewer wants back', () => {
  /** The table says so, in answer to a command. */
  async function told(change: Partial<Table>) {
    answer = undefined!
    const done = game.send('undo', { agree: true })
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer(new Response(JSON.stringify({ ...table(), ...change }), { headers: { 'content-type': 'application/json' } }))
    await done
  }

  test('is wished again where only a bot acted meanwhile, and only then', async () => {
    const stale = () => refused(409, { type: 'stale', title: 'Stale', status: 409, text: 'The table has moved on.', seq: view.seq + 1 })
    const asked: number[] = []
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body).expect_seq)
      return Promise.resolve(asked.length % 2 ? stale() : new Response('{}', { headers: { 'content-type': 'application/json' } }))
    })
    game.table = table()
    await game.undo(true)
    expect(asked).toEqual([view.seq, view.seq + 1])
    game.table = { ...table(), seats: table().seats.map((each) => ({ ...each, kind: 'person' })) }
    await game.undo(true)
    expect(asked).toEqual([view.seq, view.seq + 1, view.seq])
    expect(game.refusal).toBe('The table has moved on.')
  })

  test('is told to stay where the wish is gone and nothing was taken back', async () => {
    await told({ undo: { by: 0, agreed: [0] } })
    expect(game.refusal).toBe('')
    await told({ undo: null })
    expect(game.refusal).toBe('page-undo-denied')
  })

  test('is no news where it was taken back', async () => {
    await told({ undo: { by: 0, agreed: [0] } })
    game.receive({ ...standing(1), happened: { kind: 'undone', count: 1 } })
    await told({ undo: null })
    expect(game.refusal).toBe('')
  })

  test('of another is no news either', async () => {
    await told({ undo: { by: 2, agreed: [2] } })
    await told({ undo: null })
    expect(game.refusal).toBe('')
  })
})

test('one who lost his seat before the start is told so', () => {
  const seated = { ...table(), status: 'waiting' as const }
  game['know'](seated)
  expect(game.refusal).toBe('')
  game['listen'] = () => {}
  game['know']({ ...seated, seat: null })
  expect(game.refusal).toBe('page-seat-lost')
})

test('a refusal goes with the next touch, once it could be read', () => {
  game.why('KS')
  expect(game.refusal).not.toBe('')
  vi.advanceTimersByTime(60_000)
  expect(game.refusal).not.toBe('')
  game.touched()
  vi.advanceTimersByTime(0)
  expect(game.refusal).toBe('')
  game.why('KS')
  game.touched()
  vi.advanceTimersByTime(3900)
  expect(game.refusal).not.toBe('')
  vi.advanceTimersByTime(200)
  expect(game.refusal).toBe('')
})
