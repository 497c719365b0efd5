import { describe, expect, it } from 'vitest'
import { kindOf, stride, typedWhole, within, writtenWhole } from './kinds'
import type { Property } from './wire'

const CARD = '^(?:2|3|10|J|Q|K|A)[CSDH]$'
const of = (property: Property) => kindOf(property).kind

describe('the control of an option follows from its schema', () => {
  it('one of a few is shown as short segments, long sentences as a list, many as a menu', () => {
    const cases = (...titles: string[]) => ({ oneOf: titles.map((title, at) => ({ const: String(at), title })) })
    const look = (property: Property) => (kindOf(property) as { look?: string }).look
    expect(look(cases('clockwise', 'anticlockwise'))).toBe('segments')
    expect(look(cases('the dealer', 'the player after the chooser, so that the chooser plays last'))).toBe('radios')
    expect(look(cases(...Array.from({ length: 13 }, () => 'two')))).toBe('select')
    expect(look(cases('每位玩家对每个合约选择一次，按顺序', '所有合约整桌一起依次打一遍'))).toBe('radios')
  })
  it.each<[string, Property, string]>([
    ['yes or no', { type: 'boolean' }, 'flag'],
    ['a whole number', { type: 'integer', minimum: 0, maximum: 30 }, 'whole'],
    ['a card or none', { type: 'string', pattern: '^(?:(?:2|A)[CSDH])?$', default: '' }, 'card'],
    ['a text', { type: 'string', maxLength: 60, pattern: '^[^x]*$', default: '' }, 'text'],
    ['what names a row', { type: 'string', pattern: '^[a-z][a-z0-9_-]*$' }, 'fixed'],
    ['cards', { type: 'array', items: { type: 'string', pattern: CARD }, uniqueItems: true }, 'cards'],
    ['an order', { type: 'array', items: { oneOf: [{ const: 'C', title: 'clubs' }] }, uniqueItems: true }, 'order'],
    ['numbers of players', { type: 'array', items: { type: 'integer', minimum: 3, maximum: 7 }, uniqueItems: true }, 'numbers'],
    ['points by place', { type: 'array', items: { type: 'integer', minimum: -9999, maximum: 9999 }, uniqueItems: false }, 'places'],
    ['other rows', { type: 'array', items: { type: 'string', pattern: '^[a-z][a-z0-9_-]*$' } }, 'rows'],
    ['texts', { type: 'array', items: { type: 'string', pattern: '^[^x]*$' } }, 'texts'],
    ['prices', { type: 'object', propertyNames: { pattern: 'trick' }, additionalProperties: { type: 'integer' } }, 'prices'],
    ['one for each table', { anyOf: [{ type: 'integer' }, { type: 'object', propertyNames: { enum: ['3', '4'] } }] }, 'byPlayers'],
    ['a version', {}, 'fixed'],
  ])('%s', (_, property, kind) => expect(of(property)).toBe(kind))
})

describe('whole numbers', () => {
  const wide = { kind: 'whole', low: -9999, high: 9999, step: 1, named: {} } as const
  const pack = { kind: 'whole', low: 24, high: 52, step: 4, named: {} } as const
  it('step by what is usual', () => {
    expect([stride(wide, -10), stride(wide, 7), stride(pack, 32)]).toEqual([5, 1, 4])
  })
  it('stay within their range, at a multiple', () => {
    expect([within(pack, 99), within(pack, 33), within(wide, -20000)]).toEqual([52, 32, -9999])
  })
})

describe('a number that is typed', () => {
  it.each([['0', 0], ['-0', 0], ['007', 7], [' 20 ', 20], ['+5', 5], ['−80', -80], ['–80', -80], ['-80', -80], ['１２', 12], ['9999999', 9999999]])('is read: %j', (text, number) => {
    expect(Object.is(typedWhole(text), number)).toBe(true)
  })
  it.each(['', '-', '−', 'x', '1.5', '1,5', '1e3', '--1', '1-', '0x10', 'Infinity', '½'])('is none: %j', (text) => expect(typedWhole(text)).toBeNull())
  it('is shown with the minus of the page', () => {
    expect([writtenWhole(-300), writtenWhole(0), writtenWhole(80)]).toEqual(['−300', '0', '80'])
  })
})
