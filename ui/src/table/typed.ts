// What a typed line names: cards and suits, in the words and letters of the language or the international ones.
import { RANKS } from '../lib/ranks'
import { letter, t, words, type MessageId } from '../lib/words.svelte'
import type { CardText } from '../lib/wire'

export const SUITS = ['S', 'H', 'D', 'C'] as const
/** Signs that some keyboards have instead of the filled ones. */
const OUTLINES: Record<string, string> = { S: '♤', H: '♡', D: '♢', C: '♧' }

/** The text in small letters without accents, ligatures or doubled spaces. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/[\p{M}\ufe0f]/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('ß', 'ss').trim().replace(/\s+/g, ' ')

/** What may be typed, and which of these it may mean. */
function meanings(ids: readonly string[], kind: 'rank' | 'suit', more: (id: string) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const id of ids) {
    const typed = [...t(`play-word-${kind}-${id}` as MessageId).split(' '), t(`${kind}-${id}` as MessageId), id, ...more(id)]
    for (const word of new Set(typed.map(plain))) found.set(word, [...(found.get(word) ?? []), id])
  }
  return found
}
const ranks = () => meanings(RANKS, 'rank', (rank) => [letter(rank)])
const suits = () => meanings(SUITS, 'suit', (suit) => [words.sign(suit), OUTLINES[suit]])

/** The cards that a line may mean; a rank alone may mean any of its four. */
export function meantCards(line: string): CardText[] {
  const text = plain(line).replace(/[\s.-]/g, '')
  const [byRank, bySuit] = [ranks(), suits()]
  const alone = byRank.get(text) ?? []
  if (alone.length) return alone.flatMap((rank) => SUITS.map((suit) => rank + suit))
  const named = (rank: string, suit: string) => (byRank.get(rank) ?? []).flatMap((each) => (bySuit.get(suit) ?? []).map((of) => each + of))
  const cuts = [...text].map((_, at) => [[...text].slice(0, at).join(''), [...text].slice(at).join('')]).slice(1)
  const found = cuts.flatMap(([before, after]) => named(before, after))
  // The suit may come first: ♠7, herttakuningas. A single letter there may be anything.
  const other = () => cuts.filter(([before]) => before.length > 1 || before > '\x7f').flatMap(([before, after]) => named(after, before))
  return [...new Set(found.length ? found : other())]
}

/** The one card of the hand that a line means, or those among which it does not decide; none where it names none. */
export function heldCards(line: string, hand: CardText[]): CardText[] {
  const meant = meantCards(line)
  return hand.filter((card) => meant.includes(card))
}

/** Whether the line is a rank without a suit: that never plays a card. */
export const isRank = (line: string): boolean => ranks().has(plain(line))

/** The suits that a line names: by a word, its beginning or a letter. */
export function meantSuits(line: string): string[] {
  const text = plain(line)
  const begun = () => SUITS.filter((suit) => text.length > 2 && plain(words.suit(suit)).startsWith(text))
  return suits().get(text) ?? begun()
}
