// Acts in words: what a button will do, and what is suggested.
import { t, words } from '../lib/words.svelte'
import type { Action, Hint, View } from '../lib/wire'
import { listed, type Names } from './names'

/** Who is there, and what may be said of contracts and doubles. */
export type Board = Names & Pick<View, 'lap'> & { options: { id: string; name: string }[] }

/** What the act is, as a button says it. */
export function label(view: Board, action: Action): string {
  switch (action.kind) {
    case 'choose': {
      const offer = view.options.find((each) => each.id === action.contract)
      return t(action.blind ? 'page-play-blind' : 'page-play-contract', { contract: words.contract(action.contract, offer?.name ?? '') })
    }
    case 'start':
      return t('page-start-with', { rank: words.rank(action.rank) })
    case 'trump':
      return action.suit ? t('page-play-trump', { suit: words.suit(action.suit) }) : t('page-play-no-trump')
    case 'double':
      return doubling(view, action.seats)
    case 'play':
      return t('page-play-card', { card: words.short(action.card) })
    case 'lay':
      return t(action.end === 'high' ? 'page-lay-high' : action.end === 'low' ? 'page-lay-low' : 'page-lay-card', { card: words.short(action.card) })
    case 'pass':
      return t('page-pass')
    case 'stop':
      return t('page-stop')
    case 'look':
      return t('page-look-first')
  }
}

function doubling(view: Board, seats: number[]): string {
  const back = seats.filter((seat) => view.seat !== null && view.lap?.cells[seat][view.seat] === 'double')
  const first = seats.filter((seat) => !back.includes(seat))
  if (!seats.length) return t('page-double-none')
  if (!back.length) return t('page-double-who', { who: listed(view, first) })
  if (!first.length) return t('page-redouble-who', { who: listed(view, back) })
  return t('page-double-both', { double: listed(view, first), redouble: listed(view, back) })
}

/** What is suggested, and why. */
export const suggestion = (view: View, hint: Hint): string => `${t('page-hint-act', { act: label(view, hint.action) })} ${printed(hint.why)}`.trim()

/** A sentence of the server with its cards, [7S], as they are printed here. */
export const printed = (text: string): string => text.replace(/\[(\w+)\]/g, (_, card: string) => words.short(card))
