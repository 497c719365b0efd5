// What many evenings say of their players: wins, what each contract brings, who beats whom.
import { sheet } from '../score/evening'
import { scheduledDeals } from '../score/meaning'
import { gain, type Rules } from '../score/rules'
import { foldedOf } from './book.svelte'
import type { Kept } from './kept'

export interface Average { readonly contract: string; readonly deals: number; readonly points: number }
export interface Figures {
  readonly name: string
  readonly evenings: number
  /** Evenings won; a win that is shared counts as won. */
  readonly wins: number
  readonly deals: number
  /** Points a deal, in the table's own sign. */
  readonly average: number
  readonly contracts: readonly Average[]
  readonly best: Average | null
  readonly worst: Average | null
}
/** How often the one came before the other, after him, and level with him. */
export interface Duel { readonly won: number; readonly lost: number; readonly level: number }

interface Told { names: string[]; places: readonly number[]; over: boolean; rows: { contract: string; points: readonly number[] }[]; rules: Rules }

const toldOf = (kept: Kept, nameOf: (person: string | null, name: string) => string): Told => {
  const { evening } = foldedOf(kept)
  const { rows, places } = sheet(evening)
  return {
    names: kept.state.names.map((name, seat) => nameOf(kept.people[seat], name)), places, rules: evening.table.rules,
    over: rows.length > 0 && rows.length === scheduledDeals(evening.table.rules, evening.table.players),
    rows: rows.map((row) => ({ contract: row.contract, points: row.score.points })),
  }
}

/** The figures of every player of these evenings, who should have one ruleset; the one who wins most often first. */
export function figures(all: readonly Kept[], nameOf: (person: string | null, name: string) => string = (_, name) => name): { players: Figures[]; duels: Map<string, Duel> } {
  const told = all.map((kept) => toldOf(kept, nameOf))
  const names = [...new Set(told.flatMap((each) => each.names))]
  const players = names.map((name) => one(name, told)).sort((a, b) => b.wins / (b.evenings || 1) - a.wins / (a.evenings || 1) || b.evenings - a.evenings)
  return { players, duels: duels(told) }
}

function one(name: string, told: readonly Told[]): Figures {
  const mine = told.filter((each) => each.names.includes(name))
  const sums = new Map<string, { deals: number; points: number }>()
  for (const each of mine) {
    const seat = each.names.indexOf(name)
    for (const row of each.rows) {
      const sum = sums.get(row.contract) ?? { deals: 0, points: 0 }
      sums.set(row.contract, { deals: sum.deals + 1, points: sum.points + row.points[seat] })
    }
  }
  const contracts = [...sums].map(([contract, { deals, points }]): Average => ({ contract, deals, points: points / deals }))
  const rules = mine[0]?.rules
  const order = rules ? [...contracts].sort((a, b) => gain(rules, b.points) - gain(rules, a.points)) : []
  const deals = contracts.reduce((all, each) => all + each.deals, 0)
  const over = mine.filter((each) => each.over)
  return {
    name, evenings: over.length, wins: over.filter((each) => each.places[each.names.indexOf(name)] === 1).length, deals,
    average: deals ? contracts.reduce((all, each) => all + each.points * each.deals, 0) / deals : 0,
    contracts, best: order[0] ?? null, worst: order.length > 1 ? order[order.length - 1] : null,
  }
}

function duels(told: readonly Told[]): Map<string, Duel> {
  const found = new Map<string, Duel>()
  for (const { names, places, over } of told)
    if (over)
      for (const [seat, name] of names.entries())
        for (const [other, rival] of names.entries()) {
          if (seat === other) continue
          const key = `${name}\n${rival}`
          const was = found.get(key) ?? { won: 0, lost: 0, level: 0 }
          found.set(key, { won: was.won + Number(places[seat] < places[other]), lost: was.lost + Number(places[seat] > places[other]), level: was.level + Number(places[seat] === places[other]) })
        }
  return found
}
