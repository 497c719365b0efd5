// The faces of the cards, drawn in a box of 100 × 140 from the suits and figures of deck.svg. Colours are CSS variables that the card's class sets.

export interface CardParts { rank: string; suit: string }

/** "10H" → rank "10", suit "H". */
export function parts(card: string): CardParts {
  return { rank: card.slice(0, -1), suit: card.slice(-1) }
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

const drawn = new Map<string, string>()

/** A face with the index letter of its rank; `full` from 72 px of width on. */
export function face(card: string, letter: string, full: boolean): string {
  const key = `${card} ${letter} ${full}`
  let text = drawn.get(key)
  if (!text) drawn.set(key, (text = draw(card, letter, full)))
  return text
}

function draw(card: string, letter: string, full: boolean): string {
  const { rank, suit } = parts(card)
  const figure = 'JQK'.includes(rank)
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
