// The faces of the cards, drawn in a box of 100 × 140. Colours are CSS variables that the card's class sets.
import { BUSTS, SUIT_PATHS } from './art'

export interface CardParts { rank: string; suit: string }

/** "10H" → rank "10", suit "H". */
export function parts(card: string): CardParts {
  return { rank: card.slice(0, -1), suit: card.slice(-1) }
}

/** The definitions that every face refers to; once in the document. */
export function sprite(): string {
  const suits = Object.entries(SUIT_PATHS).map(([suit, d]) => `<path id="suit-${suit}" d="${d}"/>`)
  const busts = Object.entries(BUSTS).map(([court, art]) => `<g id="bust-${court}">${art}</g>`)
  const half = '<clipPath id="half"><rect x="24" y="8" width="52" height="62"/></clipPath>'
  return `<defs>${half}${suits.join('')}${busts.join('')}<g id="card-back">${BACK}</g></defs>`
}

const pip = (suit: string, x: number, y: number, size: number, turned = false) => {
  const turn = turned ? `rotate(180 ${x} ${y}) ` : ''
  return `<use href="#suit-${suit}" fill="var(--i)" transform="${turn}translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"/>`
}

/** Where the pips of a full card stand: column (−1, 0, 1) and height. */
const COLUMNS: Record<string, [number, number][]> = {
  2: [[0, 30], [0, 110]],
  3: [[0, 30], [0, 70], [0, 110]],
  4: [[-1, 30], [1, 30], [-1, 110], [1, 110]],
  5: [[-1, 30], [1, 30], [0, 70], [-1, 110], [1, 110]],
  6: [[-1, 30], [1, 30], [-1, 70], [1, 70], [-1, 110], [1, 110]],
  7: [[-1, 30], [1, 30], [0, 50], [-1, 70], [1, 70], [-1, 110], [1, 110]],
  8: [[-1, 30], [1, 30], [0, 50], [-1, 70], [1, 70], [0, 90], [-1, 110], [1, 110]],
  9: [[-1, 28], [1, 28], [-1, 56], [1, 56], [0, 70], [-1, 84], [1, 84], [-1, 112], [1, 112]],
  10: [[-1, 28], [1, 28], [0, 42], [-1, 56], [1, 56], [-1, 84], [1, 84], [0, 98], [-1, 112], [1, 112]],
}

function index(letter: string, suit: string, full: boolean): string {
  const [x, y, size, wide] = full ? [5, 27, 25, 22] : [6, 36, 37, 35]
  const squeeze = letter.length > 1 ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''
  const text = `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="var(--i)"${squeeze}>${letter}</text>`
  return text + (full ? pip(suit, 13.2, 38.5, 16.5) : pip(suit, 19.5, 57, 29))
}

function court(name: string): string {
  const half = `<g class="art" clip-path="url(#half)"><use href="#bust-${name}" transform="translate(23.6 14) scale(.88)"/></g>`
  const frame = '<rect x="24" y="8.5" width="52" height="123" rx="7"'
  return (
    `${frame} fill="var(--p)"/>${half}<g transform="rotate(180 50 70)">${half}</g>` +
    `<path class="art" d="M24 70H76" stroke="var(--b)" stroke-width="1.8"/>${frame} fill="none" stroke="var(--i)"/>`
  )
}

/** A face with the index letter of its rank; `full` from 72 px of width on. */
export function face(card: string, letter: string, full: boolean): string {
  const { rank, suit } = parts(card)
  const figure = `${rank}${suit}` in BUSTS
  if (!full) {
    const body = figure
      ? `<use class="art" href="#bust-${card}" transform="translate(32 72) scale(1.07)"/>`
      : pip(suit, 63, 99, 58)
    return body + index(letter, suit, false)
  }
  const corner = index(letter, suit, true)
  const corners = `${corner}<g transform="rotate(180 50 70)">${corner}</g>`
  if (figure) return court(card) + corners
  if (rank === 'A') return pip(suit, 50, 70, 46) + corners
  const size = rank === '9' || rank === '10' ? 17.5 : 18.5
  const pips = (COLUMNS[rank] ?? []).map(([column, y]) => pip(suit, 50 + 13.5 * column, y, size, y > 70))
  return pips.join('') + corners
}

const MARK =
  '<path d="M14 20H50V36C50 46 42 52 32 52C22 52 14 46 14 36Z" fill="#F4DEC4"/><path d="M32 63C19 52.5 9 44.5 9 35C9 29.5 13 26.5 14 22V33C16 30.5 19 29.5 22 29.5C26.5 29.5 30.3 32 32 36C33.7 32 37.5 29.5 42 29.5C45 29.5 48 30.5 50 33V22C51 26.5 55 29.5 55 35C55 44.5 45 52.5 32 63Z" fill="#9B2335"/><path d="M27.5 43.5Q32 47.5 36.5 43.5" stroke="#F4DEC4" stroke-width="2.6" fill="none" stroke-linecap="round"/><circle cx="25" cy="25.5" r="2.2" fill="#241D18"/><circle cx="39" cy="25.5" r="2.2" fill="#241D18"/><path d="M13 20.5L9.5 5L21.5 12L32 1.5L42.5 12L54.5 5L51 20.5Z" fill="#DDAA3F"/>'

const WAVES = '<path d="M0 0Q6 9 12 0M-6 6Q0 15 6 6M6 6Q12 15 18 6" fill="none" stroke="#B4566A" stroke-width="1.1"/>'

const BACK =
  `<pattern id="waves" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#8C2338"/>${WAVES}</pattern>` +
  '<rect width="100" height="140" fill="#FBF3E4"/><rect x="6" y="6" width="88" height="128" rx="5" fill="url(#waves)"/>' +
  '<rect x="9" y="9" width="82" height="122" rx="3.5" fill="none" stroke="#E8C77A"/>' +
  '<rect x="27" y="33" width="46" height="74" rx="23" fill="#FBF3E4" stroke="#E8C77A" stroke-width="1.5"/>' +
  `<g transform="translate(33.5 37) scale(.515)">${MARK}</g><g transform="rotate(180 50 70) translate(33.5 37) scale(.515)">${MARK}</g>`
