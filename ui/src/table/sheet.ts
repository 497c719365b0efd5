// The table of where a deal's points came from: a row a source, a column a seat.
import type { MessageId } from '../lib/words.svelte'
import type { Line, Reason, SheetPart } from '../lib/wire'

/** What a row is called whose points come from no priced item. */
export const REASONS: Record<Exclude<Reason, 'item'>, MessageId> = {
  place: 'page-place-points', shared_places: 'page-shared-places', slam: 'page-slam', undoubled: 'page-undoubled', blind: 'page-blind', handicap: 'page-handicap', doubles: 'page-doubles-row',
}

export interface Source { key: string; reason: Reason; item: string; source: string; points: number[]; several: boolean; items: Set<string> }

/** The rows in the order in which they first appear; the last tricks are one row, a layout's places too. */
export function sources(lines: Line[][]): Source[] {
  const rows: Source[] = []
  lines.forEach((own, seat) => {
    for (const line of own) {
      const item = line.item.startsWith('last') ? 'last' : line.item
      const key = `${line.reason}/${item}/${line.source}`
      let row = rows.find((each) => each.key === key)
      if (!row) rows.push((row = { key, reason: line.reason, item, source: line.source, points: Array<number>(lines.length).fill(0), several: false, items: new Set() }))
      row.items.add(line.item)
      row.several = row.items.size > 1
      row.points[seat] += line.points
    }
  })
  return rows
}

export type Row = SheetPart['rows'][number]

/** Totals before this deal. */
export const before = (row: Row): number[] => row.running.map((total, seat) => total - row.points[seat])

/** The seats that came off best, by the table's sign. */
export function best(points: number[], penalty: boolean): number[] {
  const top = penalty ? Math.min(...points) : Math.max(...points)
  return points.flatMap((value, seat) => (value === top ? [seat] : []))
}
