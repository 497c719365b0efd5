// Who the browser is to the server: a guest with a name and a language, made when one is needed.
import { get, post } from './api'
import { save, settings } from './settings.svelte'
import { available, language, negotiate, speak } from './words.svelte'
import type { Lang, Session } from './wire'

export const me: { session: Session | null } = $state({ session: null })

/** The language to begin with: the address's, the player's choice, else the browser's. */
export function firstLanguage(): { lang: Lang; pseudo: boolean } {
  const wanted = new URLSearchParams(location.search).get('lang') ?? settings.lang
  const pseudo = wanted === 'ar-XB'
  const known = available().find((lang) => lang === wanted)
  return { lang: known ?? negotiate(navigator.languages), pseudo }
}

let greeted: Promise<boolean> | undefined

/** Asks once who we are; whether the server was told another language than it knew. */
export function greet(): Promise<boolean> {
  return (greeted ??= meet().catch(() => {
    greeted = undefined
    return false
  }))
}

async function meet(): Promise<boolean> {
  me.session = await get<Session>('/session')
  const other = !!me.session.id && me.session.lang !== language()
  if (other) await rename({ lang: language() })
  return other
}

/** Makes sure there is a guest. */
export async function guest(): Promise<void> {
  if (!me.session?.id) me.session = await post<Session>('/session', { lang: language() })
}

export async function rename(change: { name?: string; lang?: Lang }): Promise<void> {
  me.session = await post<Session>('/session', { lang: language(), ...change })
}

export async function changeLanguage(lang: Lang): Promise<void> {
  settings.lang = lang
  save()
  await speak(lang)
  if (me.session?.id) await rename({ lang })
}
