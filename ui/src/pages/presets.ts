// Which preset a player of each language begins with, and what a new table asks of the server.
import { capital, t } from '../lib/words.svelte'
import { post } from '../lib/api'
import { guest } from '../lib/session.svelte'
import type { Lang, NewTable, RulesetInfo, RulesetSource, Sitter, Table } from '../lib/wire'

export const FIRST: Record<Lang, string> = {
  fr: 'fr-tableau-32', pt: 'classic-32', de: 'classic-32', en: 'classic-32', zh: 'marie-luce-52', fi: 'suite-8',
}

/** How the server is told to play by a ruleset of its list, and what tells it from the others there. */
export const asSource = (each: RulesetInfo): RulesetSource => (each.saved ? { saved: each.saved.id, version: each.saved.version } : { preset: each.name })
export const keyOf = (each: RulesetInfo): string => each.saved?.id ?? each.name
export const keyIn = (source: RulesetSource): string => ('preset' in source ? source.preset : 'saved' in source ? source.saved : '')

export async function openTable(source: RulesetSource, wish: Partial<NewTable>): Promise<Table> {
  await guest()
  const plain: NewTable = { source, players: 4, open: false, clock: 0, bots: [], hints: false, start: false, pace: 'natural' }
  return post<Table>('/tables/', { ...plain, ...wish })
}

/** The bot that is offered first. */
export const usual = (bots: string[]): string => (bots.includes('regular') ? 'regular' : (bots[0] ?? ''))

const LEVELS = ['beginner', 'casual', 'regular', 'strong', 'expert'] as const
type Level = (typeof LEVELS)[number]

/** How well a bot plays, in words; the name of one that is no level for people. */
export const botName = (name: string): string => (LEVELS.includes(name as Level) ? t(`page-bot-${name as Level}`) : name)

/** Who sits there: a bot has its level until it gets a name with the start. */
export const called = (sitter: Sitter): string => sitter.name || capital(botName(sitter.bot ?? ''))
