// A player's rulesets in two places, in this browser and on the server: what each has to learn from the other.
import type { Rules, Saved, Source } from './wire'

/** A ruleset of the collection as this browser keeps it. */
export interface Kept {
  /** Its name in this browser. */
  key: string
  /** Its id on the server, and the guest whose it is there; null while only this browser has it. */
  id: string | null
  guest: string | null
  name: string
  version: number
  players: number[]
  /** Empty where the server can no longer read it and this browser has no copy. */
  link: string
  at: string
  /** Null where the link must do. */
  rules: Rules | null
  /** What it began from and is compared with, where this browser knows. */
  base?: Source | null
  /** What the server has not been told yet. */
  owed: 'save' | 'rename' | 'delete' | null
}

/** The browser's list after the server has told its own; what the server has not been told yet stays as it is here. */
export function merged(here: readonly Kept[], there: readonly Saved[], guest: string, newKey: () => string): Kept[] {
  const told = new Map(there.map((each) => [each.id, each]))
  const kept = here.flatMap((each): Kept[] => {
    if (each.id === null) return [each]
    const found = told.get(each.id)
    told.delete(each.id)
    if (found) return [each.owed ? each : renewed(each, found)]
    // Deleted elsewhere; but what another guest of this browser had, or what was changed here, is not lost.
    if (each.guest === guest && each.owed !== 'save') return []
    return each.owed === 'delete' ? [] : [{ ...each, id: null, guest: null, owed: 'save' }]
  })
  const fresh = [...told.values()].map((each) => renewed({ key: newKey(), id: each.id, guest, rules: null, owed: null } as Kept, each))
  return [...kept, ...fresh].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function renewed(kept: Kept, { name, version, players, link, at, unread }: Saved): Kept {
  // What the server can no longer read it is given once more, if this browser still knows what it said.
  if (unread && kept.link && kept.version === version) return { ...kept, owed: 'save' }
  return { ...kept, name, version, players, link, at, rules: link === kept.link ? kept.rules : null }
}
