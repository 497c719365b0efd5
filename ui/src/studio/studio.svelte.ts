// A ruleset while it is edited: what was done to it, and what the server says of it as it now stands.
import { get, post, Refused } from '../lib/api'
import { newKey } from '../lib/plain'
import { language, t } from '../lib/words.svelte'
import { collection, rulesOf, save as saveOwn, type Kept, type Own } from './collection.svelte'
import { drop, keep, load, ofOwn, watch, type Draft } from './drafts'
import { begun, done, redone, undone, type History } from './history'
import { patched, same } from './patch'
import type { BookText, Change, ContractOf, Form, Note, Patch, Report, Rules, Source } from './wire'

/** Milliseconds without a change after which the server is asked. */
const PAUSE = 150

/** What a ruleset says of itself that its descendant does not inherit. */
const ABOUT: Patch = [{ key: 'source', value: '' }, { key: 'assumed', value: [] }]

/** What the server said when a draft was begun: shown until it is asked about the draft itself. */
const begunWith = new Map<string, Report>()

const forms = new Map<string, Promise<Form>>()

/** The form in a language; asked for once, and again after a lost line. */
function formOf(lang: string): Promise<Form> {
  const asked = forms.get(lang) ?? get<Form>(`/ruleset-form?lang=${lang}`)
  forms.set(lang, asked)
  asked.catch(() => forms.delete(lang))
  return asked
}

export class Studio {
  form: Form | null = $state.raw(null)
  report: Report | null = $state.raw(null)
  book: BookText | null = $state.raw(null)
  /** The book of the ruleset that this one is compared with. */
  baseBook: BookText | null = $state.raw(null)
  trouble = $state('')
  history: History = $state.raw(begun({ contracts: [] }))
  base: Source | null = $state.raw(null)
  own: Draft['own'] = $state.raw(null)
  unsaved = $state(false)
  /** Whether the answer to the last change is not there yet. */
  asking = $state(false)

  #key: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #unwatch: () => void

  constructor(draft: Draft) {
    this.#key = draft.key
    this.#take(draft)
    // Two pages of one browser that change the same ruleset show the same.
    this.#unwatch = watch(draft.key, (other) => {
      this.#take(other)
      this.ask()
    })
    this.report = begunWith.get(draft.key) ?? null
    begunWith.delete(draft.key)
  }

  #take({ history, base, own, unsaved }: Draft): void {
    this.history = history
    this.base = base
    this.own = own
    this.unsaved = unsaved
  }

  get key(): string { return this.#key }
  get rules(): Rules { return this.history.now }
  get name(): string { return String(this.rules.name ?? '') }
  get title(): string { return this.name || t('page-studio-unnamed') }
  get contracts(): ContractOf[] { return this.report?.contracts ?? [] }

  contract(id: string): ContractOf | null { return this.contracts.find((each) => each.id === id) ?? null }
  changeOf(key: string): Change | null { return this.report?.changes.find((each) => each.key === key) ?? null }
  notesOf(key: string): Note[] {
    const all = [...(this.report?.problems ?? []), ...(this.report?.idle ?? [])]
    return all.filter((each) => each.key === key || each.key.startsWith(`${key}.`))
  }

  change(patch: Patch, about = '', held = false): void {
    this.#step(done(this.history, patched(this.rules, patch), about, Date.now(), held))
  }
  set(key: string, value: Parameters<typeof same>[0]): void {
    this.change([{ key, value: value as never }], key)
  }
  undo(): void { this.#step(undone(this.history)) }
  redo(): void { this.#step(redone(this.history)) }

  #step(next: History): void {
    if (same(next.now, this.history.now)) return
    this.history = next
    this.unsaved = true
    this.#keep()
    this.ask()
  }

  #keep(): void {
    const { history, base, own, unsaved } = this
    keep({ key: this.#key, history, base, own, unsaved, at: Date.now() })
  }

  compare(base: Source): void {
    this.base = base
    this.baseBook = null
    this.#keep()
    this.ask(0)
  }

  /** Everything in the language shown now. */
  async speak(): Promise<void> {
    this.baseBook = null
    this.ask(0)
    try {
      this.form = await formOf(language())
    } catch (error) {
      this.complain(error)
    }
  }

  /** Asks what the server says, once nothing has changed for a moment; only the answer to the last question counts. */
  ask(pause = PAUSE): void {
    clearTimeout(this.#timer)
    this.asking = true
    this.#timer = setTimeout(() => void this.#ask(++this.#asked), pause)
  }
  stop(): void {
    clearTimeout(this.#timer)
    this.#unwatch()
  }

  /** When the report is about the rules as they now are; the line may be down, and then it is not. */
  async settled(): Promise<void> {
    if (!this.asking) return
    clearTimeout(this.#timer)
    await this.#ask(++this.#asked)
  }

  async #ask(number: number): Promise<void> {
    try {
      const source: Source = { rules: this.rules }
      const report = await post<Report>('/studio/', { source, ...(this.base ? { base: this.base } : {}) })
      if (number !== this.#asked) return
      this.report = report
      this.trouble = ''
      if (!this.base && report.base) {
        this.base = { preset: report.base.name }
        this.#keep()
      }
      if (!report.problems.length) await this.#read(number, source)
    } catch (error) {
      if (number === this.#asked) this.complain(error)
    }
    if (number === this.#asked) this.asking = false
  }

  /** The book of what can be played; where there are conflicts the last one stays. */
  async #read(number: number, source: Source): Promise<void> {
    const of = (each: Source) => post<BookText>('/rules/book', { source: each, lang: language() }).catch(() => null)
    const [base, book] = await Promise.all([this.baseBook ?? (this.base && of(this.base)), of(source)])
    if (number !== this.#asked) return
    this.baseBook = base
    this.book = book ?? this.book
  }

  complain(error: unknown): void {
    this.trouble = error instanceof Refused ? error.message : t('page-studio-offline')
  }

  /** The ruleset that it changes, if it is still there; the version it began from may no longer be the newest. */
  get kept(): Kept | null { return this.own && collection.find(this.own.key) }

  /** Saves under a name, as the version after that of `over`, or as a ruleset of its own. A refusal changes nothing. */
  async save(name: string, over: Own | null): Promise<void> {
    const before = this.history
    if (name !== this.name) this.change([{ key: 'name', value: name }])
    await this.settled()
    try {
      const { key, version } = await saveOwn(this.rules, this.report?.link ?? '', over, this.base)
      this.own = { key, version }
    } catch (error) {
      this.#step(before)
      throw error
    }
    this.unsaved = false
    this.#keep()
  }

  /** All as the base has it, the name apart; one step, which can be undone. */
  async restart(): Promise<void> {
    if (!this.base) return
    const { rules } = await post<Report>('/studio/', { source: this.base })
    if (rules) this.#step(done(this.history, { ...patched(rules, ABOUT), name: this.rules.name }, '', Date.now()))
  }

  discard(): void { drop(this.#key) }
}

const fresh = (rules: Rules, report: Report, more: Partial<Draft> = {}): Draft => {
  const draft: Draft = { key: newKey().slice(0, 12), history: begun(rules), base: null, own: null, unsaved: false, at: Date.now(), ...more }
  keep(draft)
  begunWith.set(draft.key, report)
  return draft
}

/** What could not be read, in sentences. */
export class Unreadable extends Error {
  constructor(readonly notes: Note[]) {
    // A file is mended where its key stands.
    super(notes.map(({ key, text }) => (key ? `${key}: ${text}` : text)).join(' '))
  }
}

/** A draft that begins from a source: a preset without its name, anything else as it is. */
export async function draftFrom(source: Source): Promise<Draft> {
  void formOf(language()).catch(() => {})
  const report = await post<Report>('/studio/', { source })
  if (!report.rules) throw new Unreadable(report.problems)
  const preset = 'preset' in source
  const rules = patched(report.rules, preset ? [...ABOUT, { key: 'name', value: '' }] : [])
  return fresh(rules, report, { base: preset ? source : report.base && { preset: report.base.name }, unsaved: 'toml' in source })
}

/** A draft that changes a ruleset of the collection; the one that was left unsaved, where there is one. */
export async function draftOfOwn(key: string): Promise<Draft | null> {
  const kept = collection.find(key)
  if (!kept) return null
  const left = ofOwn(key)
  if (left?.unsaved || (left?.own?.version === kept.version && left.history.now.name === kept.name)) return left
  if (left) drop(left.key)
  const report = await post<Report>('/studio/', { source: await rulesOf(kept) })
  if (!report.rules) throw new Unreadable(report.problems)
  const base: Source | null = kept.base ?? (report.base && { preset: report.base.name })
  return fresh({ ...report.rules, name: kept.name }, report, { base, own: { key, version: kept.version } })
}

export const draftOf = (key: string): Draft | null => load(key)
