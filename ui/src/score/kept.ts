import type { Rules } from './rules'

/**
 * A function of a ruleset and something of it (a row, a number of players) that works each value out once.
 * Rulesets never change, and every tap on the scorekeeper asks for the same packs and prices again.
 */
export function kept<A, V>(make: (rules: Rules, of: A) => V): (rules: Rules, of: A) => V {
  const all = new WeakMap<Rules, Map<A, V>>()
  return (rules, of) => {
    let known = all.get(rules)
    if (!known) all.set(rules, (known = new Map()))
    let value = known.get(of)
    if (value === undefined) known.set(of, (value = make(rules, of)))
    return value
  }
}
