// Signs; those in a 24 box, one colour, are drawn in deck.svg.

/** Stroked with 1.9 and round ends. */
export type IconName =
  | 'back' | 'book' | 'cards' | 'check' | 'down' | 'endi' | 'eye' | 'first' | 'grid'
  | 'grip' | 'hint' | 'info' | 'key' | 'last' | 'link' | 'lock' | 'menu' | 'minus' | 'more'
  | 'next' | 'pen' | 'people' | 'play' | 'plus' | 'print' | 'search' | 'share' | 'shield'
  | 'sliders' | 'smile' | 'sort' | 'redo' | 'undo' | 'up' | 'x'

/** The markers of the seats, in a 12 box. */
export const MARKERS = [
  '<circle cx="6" cy="6" r="5"/>',
  '<rect x="1.3" y="1.3" width="9.4" height="9.4" rx="1.5"/>',
  '<path d="M6 .6L11.6 10.8H.4Z"/>',
  '<path d="M6 0L12 6L6 12L0 6Z"/>',
  '<path d="M4 0H8V4H12V8H8V12H4V8H0V4H4Z"/>',
  '<path d="M6 11.5L.3 2H11.7Z"/>',
  '<path d="M6 .2L11.5 4.3L9.4 11H2.6L.5 4.3Z"/>',
]

/** The mark in a 64 box. */
export const MARK =
  '<path d="M14 20H50V36C50 46 42 52 32 52C22 52 14 46 14 36Z" fill="#F4DEC4"/><path d="M32 63C19 52.5 9 44.5 9 35C9 29.5 13 26.5 14 22V33C16 30.5 19 29.5 22 29.5C26.5 29.5 30.3 32 32 36C33.7 32 37.5 29.5 42 29.5C45 29.5 48 30.5 50 33V22C51 26.5 55 29.5 55 35C55 44.5 45 52.5 32 63Z" fill="#9B2335"/><path d="M27.5 43.5Q32 47.5 36.5 43.5" stroke="#F4DEC4" stroke-width="2.6" fill="none" stroke-linecap="round"/><circle cx="25" cy="25.5" r="2.2" fill="#241D18"/><circle cx="39" cy="25.5" r="2.2" fill="#241D18"/><path d="M13 20.5L9.5 5L21.5 12L32 1.5L42.5 12L54.5 5L51 20.5Z" fill="#DDAA3F"/>'
