// Acts in words: what a button will do, and what is suggested.
import { t, words } from '../lib/words.svelte'
import type { Action, Hint, Seat, View } from '../lib/wire'
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

/** What is suggested, and one reason: by how much it is better, else what is certain of it. */
export function suggestion(view: View, hint: Hint): string {
  const act = t('page-hint-act', { act: label(view, hint.action) })
  if (hint.over && hint.because !== 'only') return `${act} ${reason(view, hint.action, hint.over)}`
  return hint.because ? `${act} ${t(`page-hint-${hint.because}`)}` : act
}

/** What an act is about, in a word or two. */
function thing(view: View, action: Action): string {
  if ('card' in action) return words.short(action.card)
  if (action.kind === 'choose') return words.contract(action.contract, view.options.find((each) => each.id === action.contract)?.name ?? '')
  if (action.kind === 'trump' && action.suit) return words.suit(action.suit)
  return action.kind === 'start' ? words.rank(action.rank) : label(view, action)
}

function reason(view: View, action: Action, over: NonNullable<Hint['over']>): string {
  if (action.kind !== 'double' || over.action.kind !== 'double') return beside(view, over)
  return !action.seats.length || !over.action.seats.length ? stake(view, action.seats, over) : beside(view, over)
}

/** What a double brings: the one that is suggested beside silence, or the best one beside the silence suggested. */
function stake(view: View, said: Seat[], over: NonNullable<Hint['over']>): string {
  const act = label(view, over.action)
  if (!said.length) return over.points > 0 ? t('page-hint-double-not', { points: over.points, act }) : t('page-hint-double-even', { act })
  if (over.points < 0) return t('page-hint-double-owed', { points: -over.points })
  return over.points ? t('page-hint-double', { points: over.points }) : t('page-hint-equal', { other: act })
}

function beside(view: View, over: NonNullable<Hint['over']>): string {
  const other = thing(view, over.action)
  return over.points > 0 ? t('page-hint-over', { points: over.points, other }) : t('page-hint-equal', { other })
}
