// What many evenings say of their players: wins, what each contract brings, who beats whom.
import { sheet } from '../score/evening'
import { scheduledDeals } from '../score/meaning'
import { gain, type Rules } from '../score/rules'
import { foldedOf } from './book.svelte'
import type { Kept } from './kept'

export interface Average {
  readonly contract: string
  readonly deals: number
  /** Points a deal, in the table's own sign. */
  readonly points: number
  /** How much more than the table on average in the same deals, as a gain: a layout pays everybody, so points alone do not tell. */
  readonly ahead: number
}
export interface Figures {
  readonly name: string
  /** Finished ones. */
  readonly evenings: number
  /** Evenings won alone, and those won together with others. */
  readonly wins: number
  readonly shared: number
  readonly deals: number
  /** Points a deal, in the table's own sign. */
  readonly average: number
  readonly contracts: readonly Average[]
  /** The contracts in which he was furthest ahead of his tables, and furthest behind. */
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
  const names = [...new Set(told.flatMap((each) => (each.rows.length ? each.names : [])))]
  const players = names.map((name) => one(name, told)).sort((a, b) => b.wins - a.wins || b.shared - a.shared || (a.name < b.name ? -1 : 1))
  return { players, duels: duels(told) }
}

/** Divided by every number of players there is: averages of tables are then whole, and compared without rounding. */
const PARTS = 420

interface Sum { deals: number; points: number; ahead: number }

function one(name: string, told: readonly Told[]): Figures {
  const mine = told.filter((each) => each.names.includes(name))
  const sums = new Map<string, Sum>()
  for (const { names, rows, rules } of mine) {
    const seat = names.indexOf(name)
    for (const { contract, points } of rows) {
      const sum = sums.get(contract) ?? { deals: 0, points: 0, ahead: 0 }
      const all = points.reduce((had, each) => had + gain(rules, each), 0)
      const ahead = PARTS * gain(rules, points[seat]) - (PARTS / names.length) * all
      sums.set(contract, { deals: sum.deals + 1, points: sum.points + points[seat], ahead: sum.ahead + ahead })
    }
  }
  const found = [...sums]
  const contracts = found.map(([contract, { deals, points, ahead }]): Average => ({ contract, deals, points: points / deals, ahead: ahead / deals / PARTS }))
  /** The first of which none is further to this side. */
  const end = (side: 1 | -1): Average | null => {
    let best = 0
    for (const [at, [, sum]] of found.entries()) if (side * (sum.ahead * found[best][1].deals - found[best][1].ahead * sum.deals) > 0) best = at
    return contracts[best] ?? null
  }
  const deals = found.reduce((all, [, each]) => all + each.deals, 0)
  const over = mine.filter((each) => each.over)
  const first = over.filter(({ names, places }) => places[names.indexOf(name)] === 1)
  const alone = first.filter(({ places }) => places.filter((place) => place === 1).length === 1)
  return {
    name, evenings: over.length, wins: alone.length, shared: first.length - alone.length, deals,
    average: deals ? found.reduce((all, [, each]) => all + each.points, 0) / deals : 0, contracts, best: end(1), worst: end(-1),
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
