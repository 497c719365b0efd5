// What a contract pays, in words.
import { points, t } from '../lib/words.svelte'

/** What each finishing place of a layout brings; the places at the end that bring nothing are not said. */
export function places(payout: number[]): string[] {
  const last = payout.findLastIndex((value) => value !== 0)
  return payout.slice(0, last + 1).map((value, at) => t('page-place-pays', { place: at + 1, points: points(value) }))
}
