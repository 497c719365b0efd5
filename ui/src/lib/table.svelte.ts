// One table as this page knows it: who sits there, what is shown of the match, what has been sent.
import { get, insist, post, Refused } from './api'
import { collected, shown, waits, type Shown } from './pace'
import { paced, settings } from './settings.svelte'
import { play } from './sound'
import { newKey } from './plain'
import { listen } from './stream'
import type { Action, CardText, Hint, Table, Told, View } from './wire'
import { t } from './words.svelte'

/** A hand that fell this far behind is shown as it stands. */
const FAR_BEHIND = 12

/** Milliseconds for which a refusal stands at least. */
const READ = 4000

/** Seconds of a turn that are told and drawn: the last ones. */
export const LAST = 10

export class TableState {
  table: Table | null = $state.raw(null)
  shown: Shown | null = $state.raw(null)
  /** What was done and not told yet. */
  pending: Action | null = $state.raw(null)
  refusal = $state('')
  /** Whether the result of a match is still looked at while others want the next one. */
  lingering = $state(false)
  /** What was suggested when it was asked for; of no use once something has happened. */
  hint: Hint | null = $state.raw(null)
  /** A line to be read aloud besides what happens. */
  note = $state('')
  nudged: CardText | null = $state(null)
  offline = $state(false)
  /** The players whose phrases are not shown. */
  muted: number[] = $state([])
  said: { seat: number; phrase: string; at: number }[] = $state([])
  missing = $state(false)
  /** How many finished deals the viewer has looked at. */
  seen = $state(0)

  /** What is left of this turn's time, and when that was so. */
  clock: { left: number; bank: number; at: number } | null = $state.raw(null)
  /** Seconds left of the turn that runs, then of its bank, once they are few; null before. */
  late: number | null = $state(null)
  /** Whether more time was taken in this turn. */
  longer = $state(false)

  private queue: Told[] = []
  private newest: Told | null = null
  /** The number of events at which the pending act was done. */
  private actedAt = 0
  /** The number of events at which the viewer asked to take back. */
  private askedAt = -1
  /** Whether this player has left the result for the next match. */
  private leaving = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private unsaying: ReturnType<typeof setTimeout> | undefined
  private saidAt = 0
  private ticking: ReturnType<typeof setInterval> | undefined
  private lineTimer: ReturnType<typeof setTimeout> | undefined
  private stop: () => void = () => {}
  private alive = true

  constructor(readonly id: string, readonly heard: (told: Told) => void = () => {}) {}

  get view(): View | null {
    return this.shown?.told.view ?? null
  }

  open(): void {
    window.addEventListener('offline', this.gone)
    this.listen()
  }

  /** The stream is that of a seat: taking one, or a new match, begins another. */
  private listen(): void {
    this.stop()
    this.stop = listen(this.id, {
      table: (table) => this.know(table),
      told: (told) => this.receive(told),
      phrase: (seat, phrase) => this.hear(seat, phrase),
      line: (up) => this.line(up),
      refused: () => void this.look(),
    })
  }

  /** A stream that is refused is most often that of a table which is no longer there. */
  private async look(): Promise<void> {
    try {
      await get<Table>(`/tables/${this.id}`)
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.status !== 404) return
      this.missing = true
      this.close()
    }
  }

  /** Hears everything anew, as after another language was chosen. */
  again(): void {
    this.forget()
    this.listen()
  }

  private know(table: Table): void {
    const before = this.table
    this.table = table
    if (before?.undo && before.undo.by === table.seat && !table.undo && this.askedAt === this.newest?.seq) this.say(t('page-undo-denied'))
    if (table.undo && table.undo.by === table.seat) this.askedAt = this.newest?.seq ?? -1
    if (before && before.seat !== null && table.seat === null && table.status === 'waiting') this.say(t('page-seat-lost'))
    if (!before || (before.seat === table.seat && before.match === table.match)) return
    if (before.match !== table.match && (before.match || this.lingering)) {
      this.lingering = table.status === 'waiting' && table.seat !== null && this.view?.phase === 'Finished' && !this.leaving
      this.leaving = false
      if (!this.lingering) this.forget()
    }
    this.listen()
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.newest = null
    this.shown = null
    this.pending = null
    this.seen = 0
  }

  close(): void {
    this.alive = false
    window.removeEventListener('offline', this.gone)
    clearTimeout(this.timer)
    clearTimeout(this.unsaying)
    clearTimeout(this.lineTimer)
    clearInterval(this.ticking)
    this.stop()
  }

  receive(told: Told): void {
    if (this.newest?.seq !== told.seq) {
      this.longer = false
      this.hint = null
    }
    this.newest = told
    this.wind(told.view.clock)
    // Told anew after a lost line, it may be how things stand that says so, and not what happened.
    if (this.pending && told.seq !== this.actedAt) this.pending = null
    this.queue.push(told)
    if (this.queue.length > FAR_BEHIND) this.catchUp()
    else this.step()
  }

  /** Shows what is waiting, a step at a time; a finished trick is seen first. */
  private step(): void {
    const next = this.queue[0]
    if (!next) return
    if (waits(this.shown, next)) return
    this.queue.shift()
    const before = this.shown
    this.shown = shown(before, next)
    if (!before || next.happened?.kind === 'dealt') this.looked(next.view)
    this.heard(next)
    this.sounds(next)
    clearTimeout(this.timer)
    if (this.shown.held) this.waitForTrick()
    else if (this.queue.length) this.timer = setTimeout(() => this.step(), paced(next.happened ? 220 : 0))
  }

  /** A deal that ended before this page was opened has been seen, unless the table still waits after it. */
  private looked(view: View): void {
    const waits = view.phase === 'Dealing' || view.phase === 'Finished'
    this.seen = view.sheet.rows.length - (waits && view.sheet.rows.length ? 1 : 0)
  }

  /** Goes on to the next deal, as far as this player is concerned. */
  async nextDeal(): Promise<void> {
    const view = this.view
    if (!view) return
    if (view.phase !== 'Dealing') this.seen = view.sheet.rows.length
    else await this.send('ready')
  }

  private waitForTrick(): void {
    if (settings.hold) this.timer = setTimeout(() => this.collect(), paced(settings.hold))
  }

  /** Collects the finished trick and goes on. */
  collect(): void {
    if (!this.shown?.held) return
    clearTimeout(this.timer)
    this.shown = collected(this.shown)
    play('trick')
    this.timer = setTimeout(() => this.step(), paced(this.queue.length ? 260 : 0))
  }

  private catchUp(): void {
    clearTimeout(this.timer)
    const last = this.queue.at(-1)!
    this.queue = []
    this.shown = { told: last, held: null, gone: null }
    this.looked(last.view)
  }

  private sounds(told: Told): void {
    if (told.happened?.kind !== 'acted') return
    if (told.happened.ended) play('end')
    else if (told.view.to_act === told.view.seat && told.view.seat !== null) play('turn')
    else play('card')
  }

  private gone = () => this.line(false)

  private line(up: boolean): void {
    if (up) {
      clearTimeout(this.lineTimer)
      this.lineTimer = undefined
      this.offline = false
    } else this.lineTimer ??= setTimeout(() => (this.offline = this.alive), 1500) // Further failures do not put it off.
  }

  /** Whether the viewer may act on what is shown. */
  get ready(): boolean {
    return !this.pending && !this.queue.length && !!this.view && this.view.seat !== null && this.view.to_act === this.view.seat
  }

  async act(action: Action): Promise<void> {
    if (!this.ready || !this.newest) return
    this.collect()
    this.pending = action
    this.actedAt = this.newest.seq
    this.refusal = ''
    this.hint = null
    const error = await this.once('act', this.actedAt, { action })
    // Refused late, it is not the act that has been done since.
    if (error && this.pending === action) this.pending = null
  }

  /** The rest of the deal is certain: it is played out at once. */
  async claim(): Promise<void> {
    if (!this.ready || !this.newest) return
    this.collect()
    await this.once('claim', this.newest.seq)
  }

  /** What changes the match is sent under a key until it is answered, and done once; or why it is not. */
  private async once(command: string, expect_seq: number, more: object = {}): Promise<unknown> {
    const body = { ...more, expect_seq, key: newKey() }
    try {
      await insist(`/tables/${this.id}/${command}`, body, () => this.alive, () => this.line(false))
      return this.line(true)
    } catch (error) {
      if (error instanceof Refused) this.line(true)
      this.tell(error)
      return error
    }
  }

  /** Wishes the last act back, or answers such a wish: at the point that the page knows, and at no other. */
  async undo(agree: boolean): Promise<void> {
    let expect_seq = this.newest?.seq
    const alone = !!this.table?.seats.every((each, seat) => seat === this.table!.seat || each.kind !== 'person')
    for (;;) {
      try {
        return await this.post('undo', { agree, expect_seq })
      } catch (error) {
        // Where only a bot acted meanwhile the wish is still the same.
        if (!alone || !(error instanceof Refused) || error.problem.seq === undefined) return this.tell(error)
        expect_seq = error.problem.seq
      }
    }
  }

  /** Leaves the result for another match: asks for it, or joins those who have. */
  async rematch(): Promise<void> {
    if (this.lingering) {
      this.lingering = false
      return this.forget()
    }
    this.leaving = true // Until the table says so itself, which may be later than the answer.
    if (!(await this.send('rematch'))) this.leaving = false
  }

  /** Any other command of the table. */
  async send(command: string, body: unknown = {}): Promise<boolean> {
    try {
      await this.post(command, body)
      return true
    } catch (error) {
      this.refuse(error)
      return false
    }
  }

  private async post(command: string, body: unknown): Promise<void> {
    const table = await post<Table | ''>(`/tables/${this.id}/${command}`, body)
    if (table && typeof table === 'object' && 'seats' in table) this.know(table)
  }

  /** The clock shows so much from now on. */
  private wind(clock: { left: number; bank: number } | null): void {
    this.clock = clock && { ...clock, at: Date.now() }
    clearInterval(this.ticking)
    this.tick()
    if (clock) this.ticking = setInterval(() => this.tick(), 250)
  }

  private tick(): void {
    const left = this.clock ? this.clock.left - (Date.now() - this.clock.at) / 1000 : Infinity
    this.late = left > LAST ? null : Math.max(0, left > 0 ? left : left + this.clock!.bank)
  }

  /** Takes a minute more for this turn. */
  async more(): Promise<void> {
    this.longer = true
    try {
      this.wind(await post<{ left: number; bank: number }>(`/tables/${this.id}/more`))
    } catch (error) {
      this.refuse(error)
    }
  }

  /** Asks what a strong player would do here. */
  async ask(): Promise<void> {
    if (!this.mayAsk) return
    try {
      const hint = await get<Hint>(`/tables/${this.id}/hint`)
      if (hint.seq === this.newest?.seq) this.hint = hint
      this.refusal = ''
    } catch (error) {
      this.refuse(error)
    }
  }

  get mayAsk(): boolean {
    return settings.hints && !!this.table?.hints && this.ready
  }

  refuse(error: unknown): void {
    if (!(error instanceof Refused && error.problem.type === 'stale')) this.tell(error)
  }

  /** What a player did comes back with a word, even where the table has only moved on. */
  private tell(error: unknown): void {
    this.say(error instanceof Refused && error.problem.text ? error.problem.text : t('page-no-line'))
  }

  private say(refusal: string): void {
    clearTimeout(this.unsaying)
    this.refusal = refusal
    this.saidAt = Date.now()
  }

  /** A refusal goes with the next touch, when there was time to read it. */
  touched(): void {
    clearTimeout(this.unsaying)
    if (this.refusal) this.unsaying = setTimeout(() => (this.refusal = ''), Math.max(0, this.saidAt + READ - Date.now()))
  }

  /** Says why a card may not be played, and shakes it once. */
  why(card: CardText): void {
    this.say(this.view?.why_not[card] ?? t('page-not-your-turn'))
    this.nudged = card
    setTimeout(() => (this.nudged = null), 200)
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((each) => each !== seat) : [...this.muted, seat]
  }

  private hear(seat: number, phrase: string): void {
    if (!settings.phrases || this.muted.includes(seat)) return
    const said = { seat, phrase, at: Date.now() }
    this.said = [...this.said.filter((each) => each.seat !== seat), said]
    setTimeout(() => (this.said = this.said.filter((each) => each.at !== said.at)), 5000)
  }
}
