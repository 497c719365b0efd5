// Cards as rulesets and records write them: rank, then suit, as `QS` or `10H`.

export type Suit = 'C' | 'S' | 'D' | 'H'
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A'
export type Card = string

/** The suits, in the order in which equal ranks leave a stripped pack. */
export const SUITS: readonly Suit[] = ['C', 'S', 'D', 'H']
/** The ranks by natural height, ace high. */
export const RANKS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

export const suitOf = (card: Card): Suit => card.slice(-1) as Suit
export const rankOf = (card: Card): Rank => card.slice(0, -1) as Rank
/** The rank as a number, 2 to 14. */
export const height = (card: Card): number => RANKS.indexOf(rankOf(card)) + 2

/** The 52 cards, by suit and rank. */
export const FULL_PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit))

const ACE = 14

/** The pack of `size` cards, a multiple of four: the highest ranks, ace down. */
export const strippedPack = (size: number): Card[] => FULL_PACK.filter((card) => height(card) > ACE - size / 4)
