import { beforeAll, describe, expect, test, vi } from 'vitest'
import { choosing, extra, layout, table, trick } from '../fixtures/samples'
import { speak, t, type MessageId } from '../lib/words.svelte'
import type { Hint, Lang, View } from '../lib/wire'
import { suggestion } from './acts'
import { understand } from './commands'
import { printed, spoken } from './spoken'
import { meantCards, meantSuits, plain } from './typed'

const texts = import.meta.glob<string>('../../../src/barbu/locales/*/{cards,contracts,page}.ftl', { query: '?raw', import: 'default', eager: true })
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', async (address: string) => {
    const found = Object.keys(texts).find((path) => address.includes(path.split('/locales/')[1]))
    return { text: async () => texts[found!] }
  })
})

const holding = (...hand: string[]) => ({ ...trick(), hand })

test('accents, ligatures and capitals make no difference', () => {
  expect(plain(' Cœur ')).toBe('coeur')
  expect(plain('SÄÄNNÖT')).toBe('saannot')
})

describe('cards are named in the letters of the language', () => {
  const named: [Lang, string, string][] = [
    ['en', 'qs', 'QS'], ['en', 'queen of spades', ''], ['en', '♥K', 'KH'],
    ['fr', 'dt', 'QC'], ['fr', 'dame de trèfle', 'QC'], ['fr', '10k', '10D'], ['fr', 'vco', 'JH'], ['fr', 'as de pique', 'AS'], ['fr', 'qs', 'QS'],
    ['pt', 'de', 'QS'], ['pt', '10o', '10D'], ['pt', 'valete de copas', 'JH'],
    ['de', 'dp', 'QS'], ['de', 'bkr', 'JC'], ['de', 'Karo König', 'KD'], ['de', 'fünf herz', '5H'],
    ['fi', 'qp', 'QS'], ['fi', 'herttakuningas', 'KH'], ['fi', '10ru', '10D'],
    ['zh', '黑Q', 'QS'], ['zh', '红桃10', '10H'], ['zh', '7h', '7H'],
  ]
  test.each(named)('%s: %s', async (lang, line, card) => {
    await speak(lang)
    expect(meantCards(line)).toEqual(card ? [card] : [])
  })

  test.each([['fr', 'rc'], ['pt', 'rc'], ['de', 'kk'], ['fi', 'kr']] as [Lang, string][])('a letter of several suits asks: %s %s', async (lang, line) => {
    await speak(lang)
    const meant = meantCards(line)
    expect(meant.length).toBeGreaterThan(1)
    const reply = understand(line, holding(...meant), null)
    expect('say' in reply && reply.say).toContain(line)
    expect(understand(line, holding(meant[0], '7S'), null)).toEqual({ card: meant[0] })
  })

  test.each(['fr', 'pt', 'de'] as Lang[])('a rank alone plays nothing: %s', async (lang) => {
    await speak(lang)
    expect(understand('as', holding('AS', '7H'), null)).toHaveProperty('say')
  })
})

test.each([['fr', 'coeur'], ['fr', 'CŒUR'], ['fr', 'cœu'], ['pt', 'copas'], ['zh', '红桃'], ['fi', 'hertta']] as [Lang, string][])('a suit: %s %s', async (lang, line) => {
  await speak(lang)
  expect(meantSuits(line)).toEqual(['H'])
})

test.each(['en', 'fr', 'pt', 'de', 'fi', 'zh'] as Lang[])('no word of the table is a card too: %s', async (lang) => {
  await speak(lang)
  for (const id of ['hand', 'trick', 'last', 'score', 'contract', 'who', 'order', 'rules', 'legal', 'pass', 'stop', 'claim', 'hint', 'help'])
    expect(understand(t(`page-words-${id}` as MessageId), holding(...meantCards(t(`page-words-${id}` as MessageId)), 'AS'), null), id).not.toHaveProperty('card')
})

test.each([['fr', 'regles'], ['fr', 'help'], ['fi', 'saannot'], ['pt', 'ultima']] as [Lang, string][])('words without accents are known: %s %s', async (lang, line) => {
  await speak(lang)
  const reply = understand(line, trick(), null)
  expect('say' in reply && reply.say).not.toBe(t('page-text-unknown', { text: line }))
})

describe('what is not possible is answered', () => {
  const said = (line: string, view: View) => {
    const reply = understand(line, view, table().rules)
    return 'say' in reply ? reply.say : reply
  }
  beforeAll(() => speak('en'))

  test('why nobody may pass or stop, and what may be done', () => {
    expect(said('pass', trick())).toBe('Nobody passes here. You can play ace of clubs and eight of clubs.')
    expect(said('pass', layout())).toMatch(/^You may pass only when none of your cards fits\. You can play .*\.$/)
    expect(said('stop', layout())).toMatch(/^You can stop only .* ace\. You can play .*\.$/)
    expect(said('pass', choosing())).toBe('Nobody passes here. It is your turn to choose.')
    expect(said('pass', { ...trick(), to_act: 2 })).toBe('It is not your turn yet. It is Rui’s turn.')
    expect(said('stop', { ...trick(), seat: null })).toBe('You are watching.')
  })

  test('what is possible is done', () => {
    expect(said('pass', { ...layout(), legal: [{ kind: 'pass' }] })).toEqual({ act: 'pass' })
    expect(said('stop', extra())).toEqual({ act: 'stop' })
  })

  test('rules are those of the contract in play, before it the contracts with what they pay', () => {
    expect(said('rules', trick())).toEqual({ ask: 'rules' })
    const told = said('rules', choosing())
    expect(told).toContain('No queens: 20 per queen.\nBarbu: 80 for king of hearts.')
    expect(told).not.toMatch(/[♠♥♦♣]/)
  })

  test('what is suggested has its cards in words', () => {
    const hint: Hint = { seq: 90, action: { kind: 'play', card: '8C' }, why: 'Expected: −4 ([AC]: −21).' }
    expect(spoken(suggestion(trick(), hint))).toBe('Play eight of clubs. Expected: −4 (ace of clubs: −21).')
    expect(spoken('10♠, K♥ or ♦', printed)).toBe('ten of spades, king of hearts or diamonds')
  })
})
