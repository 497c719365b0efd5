// What a strong player thinks of the acts of a finished match: asked for one by one, and kept while the page is open.
import { get, Refused } from '../lib/api'
import { label, printed } from '../table/acts'
import { t } from '../lib/words.svelte'
import type { Opinion, Replay, ReplayDeal } from '../lib/wire'

type Play = ReplayDeal['plays'][number]

export class Opinions {
  known: Map<number, Opinion> = $state.raw(new Map())
  asking = $state(false)
  /** A sentence of the server, or that it cannot be reached. */
  refusal = $state('')

  constructor(private readonly match: string) {}

  async ask(plays: Play[]): Promise<void> {
    if (this.asking) return
    this.asking = true
    this.refusal = ''
    try {
      for (const { step } of plays) {
        if (!this.known.has(step)) this.known = new Map(this.known).set(step, await get<Opinion>(`/matches/${this.match}/opinion?step=${step}`))
      }
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : t('page-missing')
    } finally {
      this.asking = false
    }
  }

  of = (play: Play): Opinion | undefined => this.known.get(play.step)
  /** The points that the act cost, as far as they are known. */
  cost = (play: Play): number => this.of(play)?.behind ?? 0
}

/** The opinion in a sentence or two. */
export function told(replay: Replay, play: Play, opinion: Opinion): string {
  if (opinion.only) return t('page-opinion-only')
  const same = JSON.stringify(opinion.best) === JSON.stringify(play.action)
  if (same) return t('page-opinion-same')
  const names = { seat: null, names: replay.names, options: replay.rules.contracts, lap: null }
  return `${t('page-opinion', { act: label(names, opinion.best) })} ${printed(opinion.why)}`.trim()
}
