// The typed commands of the text table.
import { letter, points, t, words, type MessageId } from '../lib/words.svelte'
import { RANKS } from '../lib/ranks'
import type { CardText, RulesetInfo, View } from '../lib/wire'
import { inOrder } from '../lib/pace'
import { who } from './names'

export type Reply = { say: string } | { card: CardText } | { act: 'pass' | 'stop' | 'hint' }

const WORDS = ['hand', 'trick', 'last', 'score', 'contract', 'who', 'rules', 'legal', 'pass', 'stop', 'hint', 'help'] as const
type Word = (typeof WORDS)[number]
const SUITS = ['S', 'H', 'D', 'C'] as const

const spoken = (cards: CardText[]) => words.list(cards.map(words.card))
const legalCards = (view: View) => [...new Set(view.legal.flatMap((each) => ('card' in each ? [each.card] : [])))]

/** What a typed line asks for: a card, an act, or an answer to read. */
export function understand(line: string, view: View, rules: RulesetInfo | null): Reply {
  const text = line.trim().toLocaleLowerCase()
  const card = asCard(text)
  if (card && view.hand.includes(card)) return { card }
  const suit = SUITS.find((each) => {
    const name = words.suit(each).toLocaleLowerCase()
    return name === text || (name.startsWith(text) && text.length > 2)
  })
  if (suit) return { say: spoken(view.hand.filter((each) => each.endsWith(suit))) || '–' }
  const word = WORDS.find((each) => each === text || t(`page-words-${each}` as MessageId).toLocaleLowerCase() === text)
  if (!word) return { say: t('page-text-unknown', { text: line }) }
  if (word === 'pass' || word === 'stop' || word === 'hint') return { act: word }
  return { say: answer(word, view, rules) }
}

/** A card: 7h, 10♥, ♥K, or in the language's words with the suit first, as 红心K or herttakuningas. */
function asCard(text: string): CardText | null {
  const rankOf = (typed: string) => RANKS.find((each) => [each, letter(each), words.rank(each)].some((name) => name.toLocaleLowerCase() === typed.trim()))
  const match = /^(.+?)([cshd♣♠♥♦])$/u.exec(text)
  const rank = match && rankOf(match[1])
  if (match && rank) return rank + ({ '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D' }[match[2]] ?? match[2].toUpperCase())
  for (const suit of SUITS) {
    const name = [words.suit(suit).toLocaleLowerCase(), words.sign(suit)].find((each) => text.startsWith(each))
    const rank = name && rankOf(text.slice(name.length))
    if (rank) return rank + suit
  }
  return null
}

function answer(word: Exclude<Word, 'pass' | 'stop' | 'hint'>, view: View, rules: RulesetInfo | null): string {
  const lying = (trick: { leader: number; cards: CardText[] } | null) =>
    trick ? inOrder(trick, view).map(({ seat, card }) => t('page-text-plays', { who: who(view, seat), card: words.card(card) })).join('. ') : t('page-text-no-last')
  switch (word) {
    case 'hand':
      return spoken(view.hand)
    case 'trick':
      return view.trick?.table.length ? view.trick.table.map(({ seat, card }) => t('page-text-plays', { who: who(view, seat), card: words.card(card) })).join('. ') : t('page-text-empty')
    case 'last':
      return lying(view.trick?.last ?? null)
    case 'score':
      return view.names.map((_, seat) => `${who(view, seat)} ${points(view.sheet.totals[seat] ?? 0)}`).join(', ')
    case 'contract':
      return view.contract ? `${words.contract(view.contract.id, view.contract.name)}. ${view.contract.items.map((each) => words.price(each.item, each.price)).join(', ')}` : '–'
    case 'who':
      return view.to_act === view.seat ? t('page-text-yours') : view.to_act === null ? '–' : t('page-text-whose', { who: who(view, view.to_act) })
    case 'rules':
      return rules?.sentences.join(' ') ?? '–'
    case 'legal':
      return legalCards(view).length ? t('page-text-legal', { cards: spoken(legalCards(view)) }) : '–'
    case 'help':
      return t('page-text-help')
  }
}
