// Why something cannot be, in a sentence: the messages of the server's refusals, filled in as the server fills them.
import type { Refusal } from '../score/refusal'
import type { Rules } from '../score/rules'
import { t, words, type MessageId } from '../lib/words.svelte'

const SEATS = ['seat', 'speaker', 'targets']
const ITEMS = ['item', 'items', 'entered']

/** The refusal in the language shown; `open`: the contracts that there are to choose from. */
export function why(refusal: Refusal, rules: Rules, names: readonly string[], open: readonly string[] = []): string {
  const contract = (id: string) => words.contract(id, rules.contracts.find((row) => row.id === id)?.name ?? '')
  const one = (key: string, value: unknown): string | number => {
    if (SEATS.includes(key) && typeof value === 'number') return names[value] ?? String(value)
    if (ITEMS.includes(key)) return words.item(String(value))
    if (key === 'contract') return contract(String(value))
    if (key === 'cards') return words.short(String(value))
    return typeof value === 'number' ? value : String(value)
  }
  const filled: Record<string, string | number> = { legal: words.list(open.map(contract), 'disjunction') }
  for (const [key, value] of Object.entries(refusal.values)) {
    const many = key === 'targets' || key === 'allowed' ? 'disjunction' : 'conjunction'
    filled[key] = Array.isArray(value) ? words.list(value.map((each) => String(one(key, each))), many) || '–' : one(key, value)
  }
  if ('speaker' in filled) filled.me = refusal.values.seat === refusal.values.speaker ? 'self' : 'no'
  // The ids of refusals are those of errors.ftl, which these pages load.
  return t(refusal.id as unknown as MessageId, filled)
}
