// Signs in a 24 box, one colour.

export const CONTRACTS: Record<string, string> = {
  barbu: '<g transform="scale(.375)"><path d="M15 20.5L11 5.5L22 12.5L32 2L42 12.5L53 5.5L49 20.5Z"/><circle cx="24.5" cy="26" r="3"/><circle cx="39.5" cy="26" r="3"/><path d="M32 63C18.5 53.5 8 46.5 8 38.5C8 33.5 12 30.8 17.5 30.8C24 30.8 29.5 33.3 32 37.8C34.5 33.3 40 30.8 46.5 30.8C52 30.8 56 33.5 56 38.5C56 46.5 45.5 53.5 32 63ZM26.8 44.5Q24.8 47 27.3 48.5Q32 52 36.7 48.5Q39.2 47 37.2 44.5Q32 48.3 26.8 44.5Z" fill-rule="evenodd"/></g>',
  custom: '<rect x="4" y="3" width="16" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.4"/><path d="M12 8.5V15.5M8.5 12H15.5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  domino: '<rect x="7" y="2" width="10" height="20" rx="2.4" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M7.5 12H16.5" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="7" r="1.7"/><circle cx="10" cy="15" r="1.4"/><circle cx="14" cy="19" r="1.4"/>',
  hearts: '<path d="M50 92C24 70 6 52 6 32C6 17 17 7 29 7C38 7 46 12 50 21C54 12 62 7 71 7C83 7 94 17 94 32C94 52 76 70 50 92Z" transform="translate(2.5 2.7) scale(.19)"/>',
  last1: '<circle cx="3" cy="12" r="1.5"/><circle cx="7.5" cy="12" r="1.5"/><circle cx="12" cy="12" r="1.5"/><rect x="15.2" y="4.5" width="6.6" height="15" rx="1.8"/>',
  last2: '<circle cx="2.8" cy="12" r="1.5"/><circle cx="7" cy="12" r="1.5"/><rect x="9.8" y="5" width="5.4" height="14" rx="1.6"/><rect x="16.8" y="5" width="5.4" height="14" rx="1.6"/>',
  queens: '<path d="M3.5 8.5L7.2 17.5H16.8L20.5 8.5L15.3 12.3L12 6L8.7 12.3Z"/><circle cx="3.5" cy="7.5" r="1.8"/><circle cx="20.5" cy="7.5" r="1.8"/><circle cx="12" cy="4.5" r="2"/><rect x="6.8" y="19" width="10.4" height="2.2" rx="1.1"/>',
  salad: '<path d="M2 12.8H22C22 17.2 19.5 19.8 16.5 20.6V22H7.5V20.6C4.5 19.8 2 17.2 2 12.8Z"/><path d="M3.6 11.2C2.6 8.3 4.8 6.1 7.2 6.8C7.8 4.2 11.6 3.6 13 5.8L14.6 7.6C17.6 6.6 20.9 8.4 20.4 11.2Z"/><path d="M16.2 6.4L20.6 1.8" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',
  tricks: '<rect x="3.5" y="7.5" width="9" height="12.5" rx="1.6" transform="rotate(-14 8 14)" fill="none" stroke="currentColor" stroke-width="1.8"/><rect x="10" y="4.5" width="9.5" height="13.5" rx="1.8" transform="rotate(12 15 11)"/>',
  trumps: '<path d="M12 2.5L14.8 8.6L21.5 9.4L16.5 13.9L17.9 20.5L12 17.2L6.1 20.5L7.5 13.9L2.5 9.4L9.2 8.6Z"/>',
}

/** Stroked with 1.9 and round ends. */
export const ICONS = {
  back: '<path d="M15 5L8 12L15 19"/>',
  book: '<path d="M12 7C10 5.5 7 5 4 5.5V18.5C7 18 10 18.5 12 20C14 18.5 17 18 20 18.5V5.5C17 5 14 5.5 12 7ZM12 7V20"/>',
  cards: '<rect x="4" y="7" width="9" height="13" rx="1.8"/><path d="M10 4H18A2 2 0 0 1 20 6V16M16.5 20V12M13.8 14.7L16.5 12L19.2 14.7"/>',
  check: '<path d="M5 12.5L10 17.5L19.5 7"/>',
  down: '<path d="M6 9.5L12 15.5L18 9.5"/>',
  endi: '<path d="M6 5L13 12L6 19M18 5V19"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  first: '<path d="M18 5L11 12L18 19M6 5V19"/>',
  grid: '<rect x="4" y="4" width="16" height="16" rx="2.5"/><path d="M4 10H20M10 4V20"/>',
  grip: '<path d="M9 6V6.1M15 6V6.1M9 12V12.1M15 12V12.1M9 18V18.1M15 18V18.1" stroke-width="2.8"/>',
  hint: '<path d="M9.5 18H14.5M10.5 21H13.5M12 3A6.5 6.5 0 0 0 8.5 15C9.2 15.6 9.5 16 9.5 16H14.5S14.8 15.6 15.5 15A6.5 6.5 0 0 0 12 3Z"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11V16.5M12 7.6V8"/>',
  last: '<path d="M4 12A8 8 0 1 0 7 5.8"/><path d="M4 4V8.5H8.5"/><path d="M12 8V12L15 14"/>',
  link: '<path d="M10 14A4 4 0 0 0 16 14.3L19 11.3A4 4 0 0 0 13.3 5.6L12 7M14 10A4 4 0 0 0 8 9.7L5 12.7A4 4 0 0 0 10.7 18.4L12 17"/>',
  lock: '<rect x="5.5" y="10.5" width="13" height="9.5" rx="2"/><path d="M8.5 10.5V8A3.5 3.5 0 0 1 15.5 8V10.5"/>',
  menu: '<path d="M5 7H19M5 12H19M5 17H19"/>',
  minus: '<path d="M5 12H19"/>',
  more: '<circle cx="5.5" cy="12" r="1.4" fill="currentColor"/><circle cx="12" cy="12" r="1.4" fill="currentColor"/><circle cx="18.5" cy="12" r="1.4" fill="currentColor"/>',
  next: '<path d="M9 5L16 12L9 19"/>',
  pen: '<path d="M5 19L6 15L16 5L19 8L9 18Z"/>',
  people: '<circle cx="9" cy="8.5" r="3.5"/><path d="M3 19.5C3 15.5 6 14 9 14S15 15.5 15 19.5"/><circle cx="17" cy="9.5" r="2.6"/><path d="M17 14.3C19.5 14.3 21 16 21 18.5"/>',
  play: '<path d="M8 5.5V18.5L18.5 12Z" fill="currentColor"/>',
  plus: '<path d="M12 5V19M5 12H19"/>',
  print: '<path d="M7 9V4H17V9M7 17H4.5V9.5H19.5V17H17M7 14H17V20H7Z"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16L20.5 20.5"/>',
  share: '<path d="M12 14V4M8 7.5L12 3.5L16 7.5M6 12V19.5H18V12"/>',
  shield: '<path d="M12 3.5L19 6V11.5C19 16 16 19 12 20.5C8 19 5 16 5 11.5V6Z"/><path d="M9 12L11.3 14.3L15.2 9.8"/>',
  sliders: '<path d="M5 8H12M17 8H19M5 16H7M12 16H19"/><circle cx="14.5" cy="8" r="2.4"/><circle cx="9.5" cy="16" r="2.4"/>',
  smile: '<circle cx="12" cy="12" r="8.5"/><path d="M8.5 14Q12 17.5 15.5 14M9 9.8V10M15 9.8V10"/>',
  sort: '<path d="M4 8H16L13 5M20 16H8L11 19"/>',
  redo: '<path d="M16 5L20 9L16 13"/><path d="M20 9H10A5.5 5.5 0 0 0 10 20H15"/>',
  undo: '<path d="M8 5L4 9L8 13"/><path d="M4 9H14A5.5 5.5 0 0 1 14 20H9"/>',
  up: '<path d="M6 14.5L12 8.5L18 14.5"/>',
  x: '<path d="M6 6L18 18M18 6L6 18"/>',
} satisfies Record<string, string>

export type IconName = keyof typeof ICONS

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
