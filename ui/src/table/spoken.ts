// Cards in a text by their names instead of index letters and signs.
import { RANKS } from '../lib/ranks'
import { letter, t, words, type MessageId } from '../lib/words.svelte'
import { SUITS } from './typed'

/** The index letter in the texts of the server, which knows nothing of the letters chosen here. */
export const printed = (rank: string): string => t(`rank-letter-${rank}` as MessageId)

/** The text with every card and suit sign in words. */
export function spoken(text: string, index: (rank: string) => string = letter): string {
  const ranks = new Map(RANKS.map((rank) => [index(rank), rank]))
  return text.replace(new RegExp(`(${[...ranks.keys()].join('|')})?([♠♥♦♣])`, 'g'), (_, index: string | undefined, sign: string) => {
    const suit = SUITS.find((each) => words.sign(each) === sign)!
    return index === undefined ? words.suit(suit) : words.card(ranks.get(index) + suit)
  })
}
