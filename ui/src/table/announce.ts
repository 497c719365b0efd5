// What is read aloud: one sentence an event, put together when several come at once.
import type { Told, View } from '../lib/wire'
import { t, words } from '../lib/words.svelte'
import { points } from '../lib/words.svelte'
import { listed, who } from './names'

export function sentence(told: Told): string {
  const { happened, view } = told
  if (!happened) return ''
  if (happened.kind === 'undone') return t('page-say-undone')
  if (happened.kind !== 'acted') return ''
  const said = acted(view, happened.seat, happened.action)
  if (!happened.trick) return said
  const { winner, points: worth } = happened.trick
  const self = winner === view.seat
  const values = { who: who(view, winner), points: points(worth) }
  const taken = worth ? t(self ? 'page-you-take' : 'page-takes', values) : t(self ? 'page-you-take-trick' : 'page-takes-trick', values)
  return `${said} ${taken}.`
}

function acted(view: View, seat: number, action: Extract<NonNullable<Told['happened']>, { kind: 'acted' }>['action']): string {
  const name = who(view, seat)
  switch (action.kind) {
    case 'play':
      return t('page-say-played', { who: name, card: words.card(action.card) })
    case 'lay':
      return t('page-say-laid', { who: name, card: words.card(action.card) })
    case 'pass':
      return t('page-say-passed', { who: name })
    case 'stop':
      return t('page-say-stopped', { who: name })
    case 'choose':
      return t('page-say-chose', { who: name, contract: words.contract(action.contract, view.contract?.name ?? '') })
    case 'double':
      return action.seats.length ? t('page-say-doubled', { who: name, seats: listed(view, action.seats) }) : t('page-say-silent', { who: name })
    case 'trump':
      return t('page-say-trump', { who: name, suit: action.suit ? words.suit(action.suit) : t('page-no-trump') })
    case 'start':
      return t('page-say-start', { who: name, rank: words.rank(action.rank) })
    case 'look':
      return ''
  }
}

/** What the viewer may do now, in one sentence; "" when it is another's turn. */
export function prompt(view: View): string {
  if (view.seat === null || view.to_act !== view.seat) return ''
  const cards = new Set(view.legal.flatMap((each) => ('card' in each ? [each.card] : []))).size
  return cards ? t('page-say-turn', { count: cards }) : t('page-say-choose')
}
