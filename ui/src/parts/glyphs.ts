// Which drawing stands for a contract, or for what a price counts.
import { letter } from '../lib/words.svelte'

const RANKS: Record<string, string> = {
  Q: 'queens',
  K: '<path d="M4 17V6.5L8.2 10.2L12 4L15.8 10.2L20 6.5V17Z"/><rect x="4" y="18.6" width="16" height="2.6" rx="1.2"/><circle cx="12" cy="3.4" r="1.6"/>',
  J: '<path d="M3 16.5C3.5 10 8 7.5 13 8C17.5 8.5 20.5 11 21 16.5C15 14.3 9 14.3 3 16.5Z"/><path d="M13 7.4C14.5 3.6 18 2 21.6 2.4C20.6 5.6 18 7.8 14.6 8Z"/><path d="M3.4 18.6C9 16.6 15 16.6 20.6 18.6V21C15 19.2 9 19.2 3.4 21Z"/>',
}
const ALIASES: Record<string, string> = {
  trick: 'tricks', last: 'last1', last_two: 'last2', last_trick: 'last1', 'last-two': 'last2', 'last-trick': 'last1', sum: 'salad', star: 'trumps', layout: 'domino',
}

const suit = (letter: string) => `<use href="#suit-${letter}" transform="translate(2.5 2.7) scale(.19)"/>`
const text = (word: string, size: number, y: number) =>
  `<text x="12" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle">${word.replace(/[<&]/g, '')}</text>`

/** The drawing for a sign such as `suit:H`, or for a plain item such as `H`, `Q`, `KH`. */
export function face(sign: string, name: string, drawings: Record<string, string>): string {
  const second = /^(.*)[#*_](\d)$/.exec(sign)
  if (second && !(sign in drawings)) return face(second[1], name, drawings) + small(second[2])
  const bare = sign.replace(/^(suit|rank|card|text):/, '')
  const key = ALIASES[bare] ?? bare
  if (key === 'text') return custom(name)
  if (key in drawings && key !== 'custom') return drawings[key]
  if (/^[SHDC]$/.test(key)) return suit(key)
  if (key === 'KH') return drawings.barbu
  if (key in RANKS) return drawings[RANKS[key]] ?? RANKS[key]
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
