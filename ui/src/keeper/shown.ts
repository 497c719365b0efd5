// An evening in the form in which the parts of the table show a match: names, sheet, grid.
import { grid, next, sheet, type Evening, type Next } from '../score/evening'
import { glyphOf } from '../score/glyph'
import { LAST_TRICKS, namedCards, scheduledDeals, TRICK } from '../score/meaning'
import type { Line as ScoreLine } from '../score/points'
import type { Row, Rules } from '../score/rules'
import { signed, t, words } from '../lib/words.svelte'
import type { BoxPart, ContractInfo, SheetPart } from '../lib/wire'
import { REASONS } from '../table/sheet'

export interface Shown {
  readonly seat: null
  readonly names: string[]
  readonly sheet: SheetPart
  readonly grid: BoxPart[]
  readonly deals: number
}

export function shownOf(evening: Evening, names: readonly string[], now: string | null): Shown {
  const { rules, players } = evening.table
  const due = next(evening)
  const { rows, totals, places } = sheet(evening)
  const nameOf = (id: string) => rules.contracts.find((row) => row.id === id)?.name ?? ''
  return {
    seat: null,
    names: [...names],
    deals: scheduledDeals(rules, players),
    sheet: {
      rows: rows.map((row, at) => ({
        deal: at + 1, dealer: row.roles.dealer, chooser: row.roles.chooser, contract: row.contract, name: nameOf(row.contract),
        points: [...row.score.points], running: [...row.running], lines: row.score.lines.map((own) => [...own]), slam: row.score.slam,
      })),
      totals: [...totals],
      places: [...places],
    },
    grid: grid(evening).map((box) => ({
      ...box, name: nameOf(box.contract), deal: box.deal === null ? null : box.deal + 1,
      now: box.deal === null && !!due && box.contract === now && isOf(box, due, evening),
    })),
  }
}

/** Whether the box is one of those that the next deal may tick. */
export function isOf(box: { series: number; owner: number | null; contract: string }, due: Next, { results, table }: Evening): boolean {
  const series = Math.floor(due.number / seriesLength(table.rules, table.players))
  return box.series === series && (box.owner === null || box.owner === due.roles.declarer) && !!results && due.open.some((row) => row.id === box.contract)
}

const seriesLength = (rules: Rules, players: number): number => Math.max(1, scheduledDeals({ ...rules, deals: 0, series: 1 }, players))

/** What the contract is called at this table. */
export const titleOf = (row: Row): string => words.contract(row.id, row.name)

/** Drawings and names, as the parts of the table ask for them. */
export const signsOf = (rules: Rules): Pick<ContractInfo, 'id' | 'name' | 'glyph'>[] =>
  rules.contracts.map((row) => ({ id: row.id, name: row.name, glyph: glyphOf(rules, row) }))

/** So many of a thing: 2 tricks, 3 hearts' sign, the king of hearts. */
export function amount(item: string, count: number): string {
  if (item === TRICK) return t('page-tricks', { count })
  if (LAST_TRICKS.includes(item)) return words.item(item)
  if (namedCards([item]).length) return words.short(item)
  return `${count} ${thing(item)}`
}

/** A thing that is counted, short: a suit's sign, a rank's letter. */
export function thing(item: string): string {
  if ('CSDH'.includes(item)) return words.sign(item)
  return namedCards([item]).length ? words.short(item) : words.item(item)
}

/** How the points came, in a line: 2 hearts −20, queens −20. */
export function came(lines: readonly ScoreLine[]): string {
  const told = lines.map((line) => `${line.reason === 'item' ? amount(line.item, line.count) : t(REASONS[line.reason])} ${signed(line.points)}`)
  return words.commas(told)
}
