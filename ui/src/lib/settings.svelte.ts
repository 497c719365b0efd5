// What a player has chosen for this device. Kept in the browser; no account.

export interface Settings {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'reduced' | 'full'
  colours: 4 | 2
  large: boolean
  oneRow: boolean
  /** A set of index letters, or "" for the language's own. */
  letters: string
  confirm: boolean
  autoplay: boolean
  /** How long a finished trick stays, in ms; 0 waits for a tap. */
  hold: 500 | 900 | 1500 | 0
  speed: 'slow' | 'normal' | 'fast'
  sort: 'suit' | 'rank'
  ascending: boolean
  sound: boolean
  volume: number
  keys: boolean
  phrases: boolean
  hints: boolean
  /** Whether the card that is winning the trick is outlined. */
  winning: boolean
  textTable: boolean
  lang: string
}

export const DEFAULTS: Settings = {
  theme: 'auto', motion: 'auto', colours: 4, large: false, oneRow: false, letters: '', confirm: false, autoplay: false,
  hold: 900, speed: 'normal', sort: 'suit', ascending: false, sound: false, volume: 0.5, keys: true, phrases: true, hints: true, winning: true,
  textTable: false, lang: '',
}

const KEY = 'barbu.settings'

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(kept())

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const PACE = { slow: 1.6, normal: 1, fast: 0.5 } as const

/** The duration at the chosen speed, in ms. */
export const paced = (ms: number): number => ms * PACE[settings.speed]

/** Puts the settings that CSS reads on the root element. */
export function dress(dark: boolean): void {
  const root = document.documentElement
  root.dataset.theme = settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme
  root.dataset.colours = String(settings.colours)
  root.dataset.motion = settings.motion
  root.style.setProperty('--pace', String(PACE[settings.speed]))
}
