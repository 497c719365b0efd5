// The page's words: one Fluent catalogue, the same files as the server's; only the chosen language is loaded.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { MessageId } from './messages.gen'
import { settings } from './settings.svelte'
import type { Lang } from './wire'

export type { MessageId }
export type Values = Record<string, FluentVariable>

/** Addresses of the catalogues: text, fetched for one language, no script. */
const FILES = import.meta.glob<string>('../../../src/barbu/locales/*/{cards,contracts,page}.ftl', { query: '?url', import: 'default', eager: true })

export const LANGUAGES: Record<string, string> = { en: 'English', fr: 'Français', pt: 'Português', de: 'Deutsch', fi: 'Suomi', zh: '中文' }
const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur']

const folder = (path: string) => path.split('/').at(-2) ?? ''
/** Languages that have the page's own texts. */
export const available = (): Lang[] =>
  [...new Set(Object.keys(FILES).filter((path) => path.endsWith('/page.ftl')).map(folder))] as Lang[]

interface Spoken { bundle: FluentBundle; lang: string }
let shown: Spoken = $state.raw({ bundle: new FluentBundle('en'), lang: 'en' })

async function bundleFor(lang: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const paths = Object.keys(FILES).filter((path) => folder(path) === lang)
  const texts = paths.map((path) => fetch(FILES[path]).then((response) => response.text()))
  // What tells numbers apart takes a while to make: it is made while the words come, in a task of its own.
  await new Promise((done) => setTimeout(done))
  bundle.addResource(new FluentResource('n = { $n ->\n *[other] { $n }\n }'))
  bundle.formatPattern(bundle.getMessage('n')!.value!, { n: 1 })
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text))
  return bundle
}

/** The best language for a browser that prefers these, in order. */
export function negotiate(wanted: readonly string[]): Lang {
  const have = available()
  for (const tag of wanted) {
    const found = have.find((lang) => lang === tag.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}

/** Loads the language and shows it. `pseudo`: mirrored English, for trying right-to-left. */
export async function speak(lang: Lang, pseudo = false): Promise<void> {
  const bundle = await bundleFor(lang)
  worded.clear()
  shown = { bundle, lang }
  document.documentElement.lang = pseudo ? 'ar-XB' : lang
  document.documentElement.dir = pseudo || RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr'
}

/** Makes sure that the texts of these files are there too, in every language that is shown from now on. */
export async function alsoSpeak(files: Record<string, string>): Promise<void> {
  if (Object.keys(files).every((path) => path in FILES)) return
  Object.assign(FILES, files)
  const bundle = await bundleFor(shown.lang)
  worded.clear()
  shown = { bundle, lang: shown.lang }
}

export const language = (): Lang => shown.lang as Lang

/** What was worded before, in the language shown: a card is named again at every step of a deal. */
const worded = new Map<string, string>()
const MOST_WORDED = 3000

/** The message in the language shown. */
export function t(id: MessageId, values?: Values): string {
  const { bundle } = shown
  let key: string = id
  for (const name in values) key += `\n${name} ${typeof values[name]} ${values[name]}`
  let text = worded.get(key)
  if (text === undefined) {
    const message = bundle.getMessage(id)
    text = message?.value ? bundle.formatPattern(message.value, values) : id
    if (worded.size > MOST_WORDED) worded.clear()
    worded.set(key, text)
  }
  return text
}

const has = (id: string) => shown.bundle.hasMessage(id)

/** Points with a true minus sign. */
export const points = (value: number): string => (value < 0 ? `${leftToRight()}−${-value}` : String(value))
/** Points gained or lost, with a sign; nought has none. */
export const signed = (value: number): string => (value > 0 ? `${leftToRight()}+${value}` : points(value))
/** Keeps a sign before its number where the text runs from right to left. */
const leftToRight = (): string => (shown && document.documentElement.dir === 'rtl' ? '\u200e' : '')

/** A text that stands alone, as at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(shown.lang) + text.slice(1)
/** A text ended as the language ends a sentence. */
export const sentence = (text: string): string => t('page-text-sentence', { text })

const SETS: Record<string, Record<string, string>> = {
  KQJ: { K: 'K', Q: 'Q', J: 'J', A: 'A' },
  RDV: { K: 'R', Q: 'D', J: 'V', A: 'A' },
  KDB: { K: 'K', Q: 'D', J: 'B', A: 'A' },
  KRS: { K: 'K', Q: 'R', J: 'S', A: 'Ä' },
}
export const LETTER_SETS = Object.keys(SETS)

/** The index letter of a rank: the chosen set's, else the language's. */
export function letter(rank: string): string {
  return SETS[settings.letters]?.[rank] ?? (has(`rank-letter-${rank}`) ? t(`rank-letter-${rank}` as MessageId) : rank)
}

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export const words = {
  /** The spoken name of a card. */
  card(card: string): string {
    return t('page-card', { rank: t(`rank-${card.slice(0, -1)}` as MessageId), suit: t(`suit-${card.slice(-1)}` as MessageId) })
  },
  /** Index letter and suit sign; `Words` draws the sign. */
  short(card: string): string {
    return letter(card.slice(0, -1)) + SIGNS[card.slice(-1)]
  },
  suit: (suit: string): string => t(`suit-${suit}` as MessageId),
  sign: (suit: string): string => SIGNS[suit],
  rank: (rank: string): string => t(`rank-${rank}` as MessageId),
  /** The contract's name: the table's own, else the catalogue's. */
  contract(id: string, name: string): string {
    if (name) return name
    const [, kind, number] = /^(.*?)(?:_(\d+))?$/.exec(id) ?? [, id, '']
    const key = `contract-${kind.replaceAll('_', '-')}`
    return has(key) ? t(key as MessageId) + (number ? ` ${number}` : '') : id
  },
  /** What a price is for: tricks, hearts, a card. */
  item(item: string): string {
    return has(`item-${item}`) ? t(`item-${item}` as MessageId) : words.short(item)
  },
  /** A price with what it is for: 10 per heart. */
  price(item: string, price: number): string {
    const key = `price-${item}`
    return has(key) ? t(key as MessageId, { points: points(price) }) : t('price-card', { points: points(price), card: words.short(item) })
  },
  commas: (items: string[]): string => items.join(shown.lang === 'zh' ? '，' : ', '),
  list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(shown.lang === 'en' ? 'en-GB' : shown.lang, { type }).format(items)
  },
}
