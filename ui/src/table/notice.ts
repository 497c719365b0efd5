// What of all that needs an answer is shown: one thing, the most urgent.
import type { TableState } from '../lib/table.svelte'
import type { View } from '../lib/wire'

export type Notice = { kind: 'offline' | 'replaced' | 'clock' } | { kind: 'undo'; by: number } | { kind: 'asked'; seats: number[] } | { kind: 'away'; seat: number }

export function notice({ offline, table, late }: TableState, { seat, to_act }: View): Notice | null {
  if (offline) return { kind: 'offline' }
  if (!table || seat === null) return null
  if (table.seats[seat]?.away) return { kind: 'replaced' }
  if (late !== null && to_act === seat) return { kind: 'clock' }
  const { undo, takeover } = table
  if (undo && undo.by !== seat && !undo.agreed.includes(seat)) return { kind: 'undo', by: undo.by }
  if (undo?.by === seat) return { kind: 'asked', seats: table.seats.flatMap((each, at) => (each.kind === 'person' && !each.away && !undo.agreed.includes(at) ? [at] : [])) }
  return takeover.length ? { kind: 'away', seat: takeover[0] } : null
}
