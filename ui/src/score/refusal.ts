// Why something cannot be: the id of a message in the catalogues, and what fills it. The server refuses with the same.
import type { RefusalId } from '../lib/messages.gen'

export type { RefusalId }

export interface Refusal {
  readonly id: RefusalId
  /** Seats are numbers, contracts ids, cards as written; whoever shows the message puts them into words. */
  readonly values: Readonly<Record<string, unknown>>
}

export const refuse = (id: RefusalId, values: Refusal['values'] = {}): Refusal => ({ id, values })

/** Thrown where a refused entry is scored all the same: whoever enters asks first. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.id)
  }
}
