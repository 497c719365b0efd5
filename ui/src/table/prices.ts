// What a contract pays, in words.
import { points, t, words } from '../lib/words.svelte'
import type { Offer } from '../lib/wire'

/** What each finishing place of a layout brings; the places at the end that bring nothing are not said. */
export function places(payout: number[]): string[] {
  const last = payout.findLastIndex((value) => value !== 0)
  return payout.slice(0, last + 1).map((value, at) => t('page-place-pays', { place: at + 1, points: points(value) }))
}

const isCard = (item: string) => /^(10|[2-9JQKA])[SHDC]$/.test(item)

/** What a contract costs, in as few words as can be understood beside its name. */
export function costs({ prices, payout }: Pick<Offer, 'prices' | 'payout'>): string {
  if (payout.length) return payout.filter(Boolean).map(points).join(' · ')
  if (new Set(prices.map((each) => each.source)).size > 1) return t('page-everything')
  if (prices.length === 1 && isCard(prices[0].item)) return words.short(prices[0].item)
  if (prices.length > 1 && prices.every((each) => each.item.startsWith('last'))) return prices.map((each) => points(each.price)).join(' + ')
  // Beside cards with prices of their own, the name says what the only other price is for.
  const bare = prices.filter((each) => !isCard(each.item)).length === 1 && prices.length > 1
  return words.commas(prices.map(({ item, price }) => (isCard(item) ? `${words.short(item)} ${points(price)}` : bare ? points(price) : words.price(item, price))))
}
