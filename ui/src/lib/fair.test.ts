import { expect, test } from 'vitest'
import { kept } from './fair'

// As the Python of `shuffle.py` and `croupier.py` deals them: `barbu.croupier.dealt_hands`.
const DEALT = [
  { match: '0a1b2c3d4e5f6071', number: 1, commitment: '8de073dfc329f12a24044c2c8593b9461266b073b2c6c035fcd2d34965b55854',
    secret: 'e2e804ad0e77493a299dbf86505fa096f5bad09ba9fc50ed3f9758c6ceae39dc',
    hands: ['8C 9C JC AC 10S QD 8H AH', '7C 9S QS 8D 9D 7H 9H 10H', '10C JS KS JD KD AD QH KH', 'QC KC 7S 8S AS 7D 10D JH'], out: '' },
  { match: '0a1b2c3d4e5f6071', number: 12, commitment: '3a8a421bcd1eb55f3784cce3c619f3b3f1c8ce783a911ee6792b1a0c157f5803',
    secret: '0cb418c880c6241c0f357c431d91bd9dcdce4dbaf6aec4e2674290dff45d93ad',
    hands: ['2C 3C 5C 7C 4S 5S 7S 9S 2D 6D 9D 10D KD AD 5H 6H 7H', '4C 8C QC KC AC 2S 3S 10S JS QS AS 2H 3H 9H 10H JH QH', '9C 10C JC 6S 8S KS 3D 4D 5D 7D 8D JD QD 4H 8H KH AH'], out: '6C' },
  { match: '0a1b2c3d4e5f6071', number: 3, commitment: '2a9bdf74a7e8b25e7e5b57d2f4d799fb09fc9048e4c3fc00b34cfb43c3939227',
    secret: 'ac05af94a650fe792e6f685167d55d7d5306787093ee31960d0a8b1dde0fc313',
    hands: ['8C JC 4S 7S 9S QS 3D 7D 7H QH', '2C 3C 6C 7C AC 2S 3S 4D 6D 4H', '4C 9C KC 5S 6S 10S 8D 9D JD KH', '10C QC JS KS 2D 5D 3H 5H 6H 10H', '8S AS 10D QD KD AD 2H 8H 9H JH'], out: '5C AH' },
].map((deal) => ({ ...deal, hands: deal.hands.map((hand) => hand.split(' ')), out: deal.out ? deal.out.split(' ') : [] }))

test.each(DEALT)('the promise of deal $number is found kept', (deal) => {
  const { promised, shuffled, pack } = kept(deal)
  expect({ promised, shuffled }).toEqual({ promised: true, shuffled: true })
  expect(new Set(pack)).toEqual(new Set([...deal.hands.flat(), ...deal.out]))
})

test.each(DEALT)('whatever is changed in deal $number is seen', (deal) => {
  const [first, second, ...others] = deal.hands
  const swapped = [[second[0], ...first.slice(1)], [first[0], ...second.slice(1)], ...others]
  expect(kept({ ...deal, hands: swapped })).toMatchObject({ promised: true, shuffled: false })
  const secret = deal.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  expect(kept({ ...deal, secret })).toMatchObject({ promised: false, shuffled: false })
  expect(kept({ ...deal, number: deal.number + 1 })).toMatchObject({ promised: false, shuffled: true })
  expect(kept({ ...deal, match: '0a1b2c3d4e5f6072' })).toMatchObject({ promised: false, shuffled: true })
})
