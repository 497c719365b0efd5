// The typed commands of the text table.
import { points, sentence, t, words, type MessageId } from '../lib/words.svelte'
import type { CardText, ContractInfo, RulesetInfo, View } from '../lib/wire'
import { inOrder } from '../lib/pace'
import { inOrder as seated, who } from './names'
import { places } from './prices'
import { spoken } from './spoken'
import { heldCards, isRank, meantSuits, plain } from './typed'

/** What a word does; the others are answered. */
export type Command = 'pass' | 'stop' | 'claim' | 'hint'
/** What somebody else must be asked for. */
export type Question = 'hint' | 'rules'
export type Reply = { say: string } | { card: CardText } | { act: Exclude<Command, 'hint'> } | { ask: Question }

const WORDS = ['hand', 'trick', 'last', 'score', 'contract', 'who', 'order', 'out', 'rules', 'legal', 'pass', 'stop', 'claim', 'hint', 'help'] as const
type Word = (typeof WORDS)[number]

const all = (some: CardText[]) => words.list(some.map(words.card))
const cards = (some: CardText[]) => (some.length ? sentence(all(some)) : t('page-text-nothing'))
const legalCards = (view: View) => [...new Set(view.legal.flatMap((each) => ('card' in each ? [each.card] : [])))]

/** What a typed line asks for: a card, an act, or an answer to read. */
export function understand(line: string, view: View, rules: RulesetInfo | null): Reply {
  const text = plain(line)
  const word = WORDS.find((each) => plain(t(`page-words-${each}` as MessageId)) === text)
  if (word) return does(word, view, rules)
  const held = heldCards(line, view.hand)
  if (held.length === 1 && !isRank(line)) return { card: held[0] }
  if (held.length) return { say: t('page-text-which', { text: line.trim(), cards: words.list(held.map(words.card), 'disjunction') }) }
  const suits = meantSuits(line)
  if (suits.length) return { say: cards(view.hand.filter((each) => suits.includes(each.slice(-1)))) }
  const english = WORDS.find((each) => each === text)
  return english ? does(english, view, rules) : { say: t('page-text-unknown', { text: line.trim() }) }
}

function does(word: Word, view: View, rules: RulesetInfo | null): Reply {
  if (word === 'claim' && !view.claim) return { say: t('page-text-no-claim') }
  if (word === 'claim') return { act: word }
  if (word === 'pass' || word === 'stop') return view.legal.some((each) => each.kind === word) ? { act: word } : { say: refused(word, view) }
  if (word === 'hint' || (word === 'rules' && view.contract && rules)) return { ask: word }
  return { say: answer(word, view, rules) }
}

/** Why nobody may pass or stop here, and what may be done instead. */
function refused(word: 'pass' | 'stop', view: View): string {
  const waits = elsewhere(view)
  if (waits) return waits
  const why = word === 'stop' ? 'page-text-no-stop' : view.layout ? 'page-text-pass-fits' : 'page-text-no-pass'
  return [t(why), legalCards(view).length ? answer('legal', view, null) : t('page-say-choose')].join(' ')
}

/** Why the viewer can do nothing now; "" where it is his turn. */
export function elsewhere(view: View): string {
  if (view.seat === null) return sentence(t('page-watching'))
  if (view.to_act === view.seat) return ''
  return [t('page-not-your-turn'), view.to_act === null ? '' : t('page-text-whose', { who: who(view, view.to_act) })].filter(Boolean).join(' ')
}

function answer(word: Exclude<Word, Command>, view: View, rules: RulesetInfo | null): string {
  switch (word) {
    case 'hand':
      return cards(view.hand)
    case 'trick':
      return view.trick?.table.length ? played(view, view.trick.table) : t('page-text-empty')
    case 'last':
      return view.trick?.last ? played(view, inOrder(view.trick.last, view)) : t('page-text-no-last')
    case 'score':
      return sentence(words.list(view.names.map((_, seat) => `${who(view, seat)} ${points(view.sheet.totals[seat] ?? 0)}`)))
    case 'contract':
      return view.contract ? [words.contract(view.contract.id, view.contract.name), pays(view.contract)].filter(Boolean).map(sentence).join(' ') : t('page-text-nothing')
    case 'who':
      return view.to_act === view.seat ? t('page-text-yours') : view.to_act === null ? t('page-text-nothing') : t('page-text-whose', { who: who(view, view.to_act) })
    case 'order':
      return [beats(view), t('page-text-turns', { names: words.list(seated(view).map((seat) => who(view, seat))) })].join(' ')
    case 'out':
      return cards(view.out)
    case 'rules':
      return rules?.contracts.filter((each) => each.active).map((each) => offered(each, view.names.length)).join('\n') || t('page-text-nothing')
    case 'legal':
      return legalCards(view).length ? t('page-text-legal', { cards: all(legalCards(view)) }) : t('page-text-nothing')
    case 'help':
      return t('page-text-help')
  }
}

/** Who played what, a sentence a card. */
const played = (view: View, some: { seat: number; card: CardText }[]): string =>
  some.map(({ seat, card }) => sentence(t('page-text-plays', { who: who(view, seat), card: words.card(card) }))).join(' ')

/** What a contract pays: by items, or by place. */
const pays = ({ items, payout }: { items: { item: string; price: number }[]; payout: number[] }): string =>
  spoken(words.list(items.length ? items.map((each) => words.price(each.item, each.price)) : places(payout)))

/** A contract that may be chosen in this match, and what it pays. */
function offered({ id, name, prices, payout }: ContractInfo, players: number): string {
  const paid = pays({ items: prices, payout: payout[String(players)] ?? [] })
  return sentence(paid ? t('page-text-offered', { contract: words.contract(id, name), pays: paid }) : words.contract(id, name))
}

/** What beats what: the ranks from high to low, and trumps before them. */
function beats(view: View): string {
  if (view.contract?.kind === 'layout') return t('page-order-layout')
  const ranks = [...view.order].reverse().map(words.rank).join(', ')
  return [t(view.trump ? 'page-order-trump' : 'page-order-plain'), view.trump ? sentence(t('page-trump-is', { suit: words.suit(view.trump) })) : '', t('page-text-order', { ranks })].filter(Boolean).join(' ')
}
