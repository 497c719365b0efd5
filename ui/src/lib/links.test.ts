import { expect, it } from 'vitest'
import { linkIn } from './links'

it.each([
  '2eNqr', ' 2eNqr\n', 'http://here/rules/2eNqr', 'http://here/rules/2eNqr/', 'https://here:8000/rules/2eNqr?lang=fr&own=k', 'http://here/rules/2eNqr#top',
  'http://here/new?bots&rules=2eNqr', 'http://here/score/new?rules=2eNqr&x=1', 'Our rules: http://here/rules/2eNqr\nSee you on Sunday!',
])('the rules are found in %j', (pasted) => expect(linkIn(pasted)).toBe('2eNqr'))

it('there are none in nothing', () => expect(linkIn('  ')).toBe(''))
