// What is told besides a record is believed only as far as it has the right form.
import { expect, test } from 'vitest'
import { untouched } from './entering'
import { halvesBy, notesBy, titled } from './notes'

test('notes of another form are left out', () => {
  expect(notesBy({ uids: 5, halves: 'x', people: 3, ruleset: ['a'] })).toEqual({})
  expect(notesBy(null)).toEqual({})
  expect(notesBy({ uids: ['a', 'a'], people: [null, 'p'] })).toEqual({ people: [null, 'p'] })
  expect(notesBy({ uids: ['a', 'b'], ruleset: 'Ours' })).toEqual({ uids: ['a', 'b'], ruleset: 'Ours' })
})

test('of halves those are kept that can be gone on with', () => {
  const good = { ...untouched(null, 'hearts'), given: { H: [1, 0, 0, 0] }, said: { H: [0] } }
  const bad = [null, 'x', {}, { ...good, given: { H: [1] } }, { ...good, finish: [4] }, { ...good, out: 5 }, { ...good, blind: 'no' }]
  expect(halvesBy([good, ...bad], 4)).toEqual([good])
  expect(halvesBy('x', 4)).toEqual([])
})

test('a name is a text, and not too long', () => {
  expect([titled(5), titled('  Cellar '), titled('x'.repeat(99)).length]).toEqual(['', 'Cellar', 60])
})
