// The rules of the contract in play, as the rule book has them.
import { post } from '../lib/api'
import { language } from '../lib/words.svelte'
import type { HelpText, RulesetInfo, View } from '../lib/wire'

/** In the player's language; null where none is in play, and where there is no line. */
export async function contractHelp(view: View, rules: RulesetInfo | null): Promise<HelpText | null> {
  if (!view.contract || !rules) return null
  const wanted = { source: { link: rules.link }, contract: view.contract.id, players: view.names.length, lang: language() }
  return post<HelpText>('/rules/help', wanted).catch(() => null)
}
