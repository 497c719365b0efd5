// Whether some distribution of the cards in play fits the counts that were entered, be they all or some of them.
import type { Card } from './cards'
import { covers, isCardItem, namedCards } from './meaning'

/** Whether seats that hold so many priced cards each have room for them. */
export type Room = (held: number[]) => boolean

/** The counts that are not single cards, as far as cards have not been found for them. */
interface Open {
  /** For each item, how many more cards each seat must be given. */
  readonly due: readonly (readonly number[])[]
  /** For each item, how many of its cards may still go to anybody: none where all have been entered. */
  readonly spare: readonly number[]
}

/**
 * Whether the priced cards can have owners so that each seat gets at least what was entered and has room for its own.
 *
 * A card whose taker was entered is his. A card that counts for several items may be anyone's whose counts allow it:
 * these are tried one by one. What then remains due are cards that count once; any card may go to where there is room.
 */
export function fits(inPlay: readonly Card[], players: number, taken: Readonly<Record<string, readonly number[]>>, room: Room): boolean {
  const cardItems = Object.keys(taken).filter(isCardItem)
  const broad = cardItems.filter((item) => !namedCards([item]).length)
  const counted = (card: Card) => broad.flatMap((item, at) => (covers(item, card) ? [at] : []))
  let open: Open | null = {
    due: broad.map((item) => taken[item]),
    spare: broad.map((item) => inPlay.filter((card) => covers(item, card)).length - taken[item].reduce((all, one) => all + one, 0)),
  }
  const held = Array<number>(players).fill(0)
  const owned = namedCards(cardItems).filter((card) => inPlay.includes(card) && taken[card].includes(1))
  for (const card of owned) {
    const owner = taken[card].indexOf(1)
    held[owner] += 1
    open = open && given(open, counted(card), owner)
  }
  if (!open) return false
  const shared = inPlay.filter((card) => !owned.includes(card)).map(counted).filter((counts) => counts.length > 1)
  return search(shared, 0, held, open, room, new Set())
}

/** What is open after a seat was given a card that counts for these items; null where one of them has none left. */
function given(open: Open, counts: readonly number[], owner: number): Open | null {
  const due = [...open.due]
  const spare = [...open.spare]
  for (const item of counts) {
    if (due[item][owner] > 0) due[item] = due[item].map((more, seat) => more - (seat === owner ? 1 : 0))
    else if (spare[item] > 0) spare[item] -= 1
    else return null
  }
  return { due, spare }
}

/** Whether the cards from `at` on, each given by the items that it counts for, can find owners. */
function search(shared: readonly number[][], at: number, held: readonly number[], open: Open, room: Room, seen: Set<string>): boolean {
  if (at === shared.length) return room(held.map((mine, seat) => open.due.reduce((all, due) => all + due[seat], mine)))
  // However well the cards are shared, a seat gets as many as it is due of one item: where that is too much, stop here.
  if (!room(held.map((mine, seat) => open.due.reduce((most, due) => Math.max(most, mine + due[seat]), mine)))) return false
  const state = `${at}/${held}/${open.due.join('/')}/${open.spare}`
  if (seen.has(state)) return false
  seen.add(state)
  const counts = shared[at]
  const wants = (seat: number) => counts.filter((item) => open.due[item][seat] > 0).length
  // Whoever is due the card for most of its items needs the least room with it, so that a fit is found soonest.
  const owners = held.map((_, seat) => seat).sort((one, other) => wants(other) - wants(one))
  return owners.some((owner) => {
    const after = given(open, counts, owner)
    return after !== null && search(shared, at + 1, held.map((mine, seat) => mine + (seat === owner ? 1 : 0)), after, room, seen)
  })
}
