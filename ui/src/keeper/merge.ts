// Two copies of an evening, and the one that both come from: what follows from the changes of both. What cannot both be
// true is not decided here: the other copy's account stands, and the conflict says what this one had.
import { same, shared, type Conflict, type Deal, type Shared } from './kept'

export interface Merged {
  readonly merged: Shared
  readonly conflicts: readonly Conflict[]
}

/** The evening after the changes of both copies; `base` is what they last had in common, null where they never had. */
export function merge(base: Shared | null, mine: Shared, theirs: Shared): Merged {
  const conflicts: Conflict[] = []
  const [ours, others] = [byUid(mine), byUid(theirs)]
  const old = byUid(base)
  const deals: Deal[] = []
  for (const deal of theirs.deals) {
    const own = ours.get(deal.uid)
    const was = old.get(deal.uid)
    // Taken back here, and as it was there: it stays away. One that is new there comes at its place, below.
    if (!own && was && same(was.entry, deal.entry)) continue
    if (!was && !own) continue
    if (own && was && same(deal.entry, was.entry)) {
      deals.push(own)
      continue
    }
    deals.push(deal)
    const mineChanged = !was || !own || !same(own.entry, was.entry)
    if (mineChanged && !(own && same(own.entry, deal.entry)))
      conflicts.push({ uid: deal.uid, mine: own?.entry ?? null, theirs: deal.entry, both: false })
  }
  for (const [at, deal] of mine.deals.entries()) {
    const was = old.get(deal.uid)
    if (!was || others.has(deal.uid) || same(was.entry, deal.entry)) continue
    // Changed here and taken back there: nothing is lost before somebody says so.
    deals.splice(at, 0, deal)
    conflicts.push({ uid: deal.uid, mine: deal.entry, theirs: null, both: false })
  }
  append(deals, mine.deals.filter((deal) => !old.has(deal.uid) && !others.has(deal.uid)), theirs.deals.filter((deal) => !old.has(deal.uid) && !ours.has(deal.uid)), conflicts)
  return { merged: { ...heading(base, mine, theirs), deals }, conflicts }
}

/** The deals that each copy has added at its end: what is the same in both is one deal. */
function append(deals: Deal[], own: Deal[], other: Deal[], conflicts: Conflict[]): void {
  for (let at = 0; at < Math.max(own.length, other.length); at++) {
    const [one, two] = [own[at], other[at]]
    deals.push(two ?? one)
    if (one && two && !same(one.entry, two.entry)) conflicts.push({ uid: two.uid, mine: one.entry, theirs: two.entry, both: true })
  }
}

/** Title and names: what one copy has changed; where both have, this one's. */
function heading(base: Shared | null, mine: Shared, theirs: Shared): Omit<Shared, 'deals'> {
  const pick = <T>(was: T | undefined, here: T, there: T): T => (same(was, here) ? there : here)
  return {
    title: pick(base?.title, mine.title, theirs.title),
    names: mine.names.map((name, seat) => pick(base?.names[seat], name, theirs.names[seat] ?? name)),
  }
}

const byUid = (of: Shared | null): Map<string, Deal> => new Map((of?.deals ?? []).map((deal) => [deal.uid, deal]))

/** The evening once a conflict has been decided. */
export function decided(state: Shared, conflict: Conflict, choice: 'mine' | 'theirs' | 'both', newUid: () => string): Shared {
  const at = state.deals.findIndex((deal) => deal.uid === conflict.uid)
  const there = state.deals.filter((deal) => deal.uid !== conflict.uid)
  const place = at < 0 ? there.length : at
  const chosen = choice === 'mine' ? [conflict.mine] : choice === 'theirs' ? [conflict.theirs] : [conflict.theirs, conflict.mine]
  const entries = chosen.filter((entry) => entry !== null)
  const deals = entries.map((entry, nth): Deal => ({ uid: nth ? newUid() : conflict.uid, entry }))
  return { ...shared(state), deals: [...there.slice(0, place), ...deals, ...there.slice(place)] }
}
