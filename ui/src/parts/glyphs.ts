// Which drawing stands for a contract, or for what a price counts.
import { letter } from '../lib/words.svelte'

/** The signs of deck.svg that stand for contracts. */
const DRAWN = new Set(['barbu', 'domino', 'hearts', 'jacks', 'kings', 'last1', 'last2', 'queens', 'salad', 'tricks', 'trumps'])
const RANKS: Record<string, string> = { Q: 'queens', K: 'kings', J: 'jacks' }
const ALIASES: Record<string, string> = {
  trick: 'tricks', last: 'last1', last_two: 'last2', last_trick: 'last1', 'last-two': 'last2', 'last-trick': 'last1', sum: 'salad', star: 'trumps', layout: 'domino',
}

const drawing = (sign: string) => `<use href="#contract-${sign}"/>`
const suit = (letter: string) => `<use href="#suit-${letter}" transform="translate(2.5 2.7) scale(.19)"/>`
const text = (word: string, size: number, y: number) =>
  `<text x="12" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle">${word.replace(/[<&]/g, '')}</text>`

/** The drawing for a sign such as `suit:H`, or for a plain item such as `H`, `Q`, `KH`. */
export function face(sign: string, name: string): string {
  const second = /^(.*)[#*_](\d)$/.exec(sign)
  if (second && !DRAWN.has(sign)) return face(second[1], name) + small(second[2])
  const bare = sign.replace(/^(suit|rank|card|text):/, '')
  const key = ALIASES[bare] ?? bare
  if (key === 'text') return custom(name)
  if (DRAWN.has(key)) return drawing(key)
  if (/^[SHDC]$/.test(key)) return suit(key)
  if (key === 'KH') return drawing('barbu')
  if (key in RANKS) return drawing(RANKS[key])
  if (/^(\d+|A)$/.test(key)) return text(letter(key), 19, 19)
  const card = /^(10|[2-9JQKA])([SHDC])$/.exec(key)
  if (card) return outlined(card[1], card[2])
  return custom(name || key)
}

const outlined = (rank: string, of: string) =>
  '<rect x="4" y="2" width="16" height="20" rx="2.6" fill="none" stroke="currentColor" stroke-width="1.7"/>' +
  `<text x="12" y="11.6" font-size="9.6" font-weight="700" text-anchor="middle">${letter(rank)}</text>` +
  `<use href="#suit-${of}" transform="translate(8.2 12.6) scale(.076)"/>`

const custom = (name: string) =>
  '<rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="1.7" stroke-dasharray="3 2.4"/>' +
  text([...name].slice(0, 2).join(''), 10, 15.6)

const small = (number: string) => `<circle cx="19" cy="19" r="5" fill="var(--surface)"/><text x="19" y="22" font-size="8.5" font-weight="700" text-anchor="middle">${number}</text>`
