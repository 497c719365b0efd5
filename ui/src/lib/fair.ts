// What the house promised of a deal, worked out again in the browser: the server is asked nothing.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { FULL_PACK } from '../score/cards'
import type { CardText } from './wire'

export interface Promised {
  match: string
  /** The number of the deal in its match from 1, hands thrown in included. */
  number: number
  commitment: string
  secret: string
  hands: CardText[][]
  out: CardText[]
}
export interface Kept {
  /** Whether the hash is that of the secret. */
  promised: boolean
  /** Whether the cards are those that the secret determines. */
  shuffled: boolean
  /** The pack as the secret shuffles it. */
  pack: CardText[]
}

/** 32-bit numbers, big endian, of HMAC-SHA-256 under the secret over a counter of 8 bytes from 0. */
function* words(secret: Uint8Array): Generator<number> {
  for (let counter = 0; ; counter++) {
    const block = new DataView(new ArrayBuffer(8))
    block.setUint32(4, counter)
    const drawn = new DataView(hmac(sha256, secret, new Uint8Array(block.buffer)).buffer)
    for (let at = 0; at < 32; at += 4) yield drawn.getUint32(at)
  }
}

/** Fisher–Yates from the last place down; numbers that would favour low places are passed over. */
function shuffled(cards: readonly CardText[], secret: Uint8Array): CardText[] {
  const pack = [...cards]
  const drawn = words(secret)
  for (let last = pack.length - 1; last > 0; last--) {
    const bound = last + 1
    let word: number
    do word = drawn.next().value!
    while (word >= 2 ** 32 - (2 ** 32 % bound))
    const other = word % bound
    ;[pack[last], pack[other]] = [pack[other], pack[last]]
  }
  return pack
}

export function kept({ match, number, commitment, secret, hands, out }: Promised): Kept {
  const raw = hexToBytes(secret)
  const dealt = new Set([...hands.flat(), ...out])
  const pack = shuffled(FULL_PACK.filter((card) => dealt.has(card)), raw)
  const size = hands[0].length
  const same = (cards: CardText[], block: CardText[]) => cards.length === block.length && cards.every((card) => block.includes(card))
  const text = utf8ToBytes(match + number)
  const hash = bytesToHex(sha256(new Uint8Array([...text, ...raw])))
  return {
    promised: hash === commitment,
    shuffled: hands.every((hand, seat) => same(hand, pack.slice(seat * size, (seat + 1) * size))) && same(out, pack.slice(hands.length * size)),
    pack,
  }
}
