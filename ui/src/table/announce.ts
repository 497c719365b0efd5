// What is read aloud: one sentence an event, put together when several come at once.
import type { Action, Told, View } from '../lib/wire'
import { points, sentence as ended, t, words } from '../lib/words.svelte'
import { listed, who, type Names } from './names'

export function sentence(told: Told): string {
  const { happened, view } = told
  if (!happened) return ''
  if (happened.kind === 'undone') return t('page-say-undone')
  if (happened.kind !== 'acted') return ''
  const said = acted(view, happened.seat, happened.action, view.contract?.name)
  if (!happened.trick) return said
  const { winner, points: worth } = happened.trick
  const self = winner === view.seat
  const values = { who: who(view, winner), points: points(worth) }
  const taken = worth ? t(self ? 'page-you-take' : 'page-takes', values) : t(self ? 'page-you-take-trick' : 'page-takes-trick', values)
  return `${said} ${ended(taken)}`
}

/** One's own act has a sentence of its own: no name fits both "plays" and "play". */
export function acted(view: Names, seat: number, action: Action, contract = ''): string {
  const self = seat === view.seat
  const name = who(view, seat)
  switch (action.kind) {
    case 'play':
      return t(self ? 'page-say-you-played' : 'page-say-played', { who: name, card: words.card(action.card) })
    case 'lay':
      return t(self ? 'page-say-you-laid' : 'page-say-laid', { who: name, card: words.card(action.card) })
    case 'pass':
      return t(self ? 'page-say-you-passed' : 'page-say-passed', { who: name })
    case 'stop':
      return t(self ? 'page-say-you-stopped' : 'page-say-stopped', { who: name })
    case 'choose':
      return t(self ? 'page-say-you-chose' : 'page-say-chose', { who: name, contract: words.contract(action.contract, contract) })
    case 'double':
      if (!action.seats.length) return t(self ? 'page-say-you-silent' : 'page-say-silent', { who: name })
      return doubled(view, name, self, action.seats)
    case 'trump':
      return t(self ? 'page-say-you-trump' : 'page-say-trump', { who: name, suit: action.suit ? words.suit(action.suit) : t('page-no-trump') })
    case 'start':
      return t(self ? 'page-say-you-start' : 'page-say-start', { who: name, rank: words.rank(action.rank) })
    case 'look':
      return ''
  }
}

function doubled(view: Names, name: string, self: boolean, seats: number[]): string {
  const others = seats.filter((seat) => seat !== view.seat)
  const values = { who: name, seats: listed(view, others) }
  if (self) return t('page-say-you-doubled', values)
  if (others.length === seats.length) return t('page-say-doubled', values)
  return t(others.length ? 'page-say-doubled-you-too' : 'page-say-doubled-you', values)
}

/** What the viewer may do now, in one sentence; "" when it is another's turn. */
export function prompt(view: View): string {
  if (view.seat === null || view.to_act !== view.seat) return ''
  const cards = new Set(view.legal.flatMap((each) => ('card' in each ? [each.card] : []))).size
  const turn = cards ? t('page-say-turn', { count: cards }) : t('page-say-choose')
  return view.claim ? `${turn} ${t(`page-say-claim-${view.claim}`)}` : turn
}
