import { describe, expect, test } from 'vitest'
import { arranged, sorted } from './hand'

const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const bySuit = { sort: 'suit', ascending: false } as const

describe('sorting', () => {
  test('by suit, colours alternate and the ten stands below the jack', () => {
    expect(sorted(['10H', '7S', 'AH', 'JH', '9C', '8D'], RANKS, bySuit)).toEqual(['7S', 'AH', 'JH', '10H', '9C', '8D'])
  })

  test('with one black suit missing the red ones stand around the other', () => {
    expect(sorted(['7H', '8C', '9D'], RANKS, bySuit).map((card) => card.slice(-1))).toEqual(['H', 'C', 'D'])
  })

  test('by rank', () => {
    expect(sorted(['7H', 'AC', '10D'], RANKS, { sort: 'rank', ascending: true })).toEqual(['7H', '10D', 'AC'])
  })

  test('an order of one’s own lasts while its cards are played', () => {
    const own = ['AC', '7H', '10D']
    expect(arranged(['7H', '10D'], RANKS, bySuit, own)).toEqual(['7H', '10D'])
    expect(arranged(['7H', '9S'], RANKS, bySuit, own)).toEqual(['9S', '7H'])
  })
})
