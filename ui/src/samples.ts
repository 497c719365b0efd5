// The table in each phase without a server: samples.html#phase=trick&players=4&theme=dark&lang=fr
import { mount } from 'svelte'
import './app.css'
import './cards/cards.css'
import * as samples from './fixtures/samples'
import { dress, settings, type Settings } from './lib/settings.svelte'
import { TableState } from './lib/table.svelte'
import { speak } from './lib/words.svelte'
import type { Lang, Told, View } from './lib/wire'
import Sample from './fixtures/Sample.svelte'

const wanted = new URLSearchParams(location.hash.slice(1))
const players = Number(wanted.get('players') ?? 4)
const long = wanted.has('long')
const phases: Record<string, () => View> = {
  trick: () => samples.trick(players, long), choosing: () => samples.choosing(players, long), blind: samples.blind, watching: samples.watching,
  doubling: () => samples.doubling(players, long), trump: samples.trump, start: samples.start, layout: () => samples.layout(players, long), extra: samples.extra,
  dealEnd: () => samples.dealEnd(players, long), matchEnd: samples.matchEnd,
}

Object.assign(settings, { theme: wanted.get('theme') ?? 'light' } as Partial<Settings>)
for (const key of ['large', 'oneRow', 'textTable', 'confirm'] as const) settings[key] = wanted.has(key)
if (wanted.has('two')) settings.colours = 2
if (wanted.has('plain')) settings.winning = false
dress(false)

const view = phases[wanted.get('phase') ?? 'trick']()
if (wanted.has('spades')) view.trump = 'S'
if (wanted.has('full')) Object.assign(view, { hand: samples.FULL, order: samples.RANKS52, counts: view.counts.map(() => 13) })
if (wanted.has('worst')) samples.worst(view)
if (wanted.has('out')) view.out = ['2C', 'QH']
if (wanted.has('claim')) view.claim = 'all'
if (wanted.has('tied')) view.sheet.rows.at(-1)!.running.fill(Math.max(...view.sheet.totals))
if (wanted.has('pass')) view.legal = [{ kind: 'pass' }]
const game = new TableState('sample')
game.table = samples.table(view.names.length, long)
const told: Told = { seq: view.seq, happened: null, view }
const sitters = game.table.seats.map((each) => ({ ...each }))
if (wanted.has('away')) {
  Object.assign(sitters[2], { kind: 'person', bot: null, here: false })
  game.table = { ...game.table, seats: sitters, takeover: [Number(wanted.get('away')) || 2] }
}
if (wanted.has('replaced')) {
  Object.assign(sitters[0], { away: true })
  game.table = { ...game.table, seats: sitters }
}
if (wanted.has('repeat')) game.table = { ...game.table, repeat: { match: 'm0', deal: 5, points: view.names.map((_, seat) => -20 * seat) } }
if (wanted.has('undo')) game.table = { ...game.table, undo: { by: Number(wanted.get('undo')) || 2, agreed: [] } }
if (wanted.has('spectator')) {
  Object.assign(view, { seat: null, hand: [], legal: [], why_not: {}, to_act: view.to_act === null ? null : 2 })
  game.table = { ...game.table, seat: null }
}
if (wanted.has('wanted')) game.table = { ...game.table, status: 'waiting' }
const late = Number(wanted.get('clock') ?? 0)
if (late) view.clock = { left: late, bank: 60 }
if (wanted.has('other')) view.to_act = 2
const suggested = view.legal.at(-1)!
if (wanted.has('hint')) game.hint = { seq: view.seq, action: suggested, why: suggested.kind === 'double' ? 'Expected: 12 (double nobody: 6).' : 'The last trick: yours in 12 of 100 cases ([AC]: 55). Expected: −4 against −21.' }
void speak((wanted.get('lang') ?? 'en') as Lang, wanted.has('rtl')).then(() => {
  const { hint } = game
  game.receive(told)
  game.hint = hint
  mount(Sample, { target: document.getElementById('app')!, props: { game } })
})
