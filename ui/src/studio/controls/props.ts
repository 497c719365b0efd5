// What every control is given: a value, how to change it, and which words in the page name and explain it.
import { getContext, setContext } from 'svelte'
import type { Studio } from '../studio.svelte'
import type { Value } from '../wire'

export interface Control<K, V extends Value = Value> {
  kind: K
  value: V
  /** Ids of the elements that name and describe it. */
  label: string
  help: string
  /** Its name, for its parts. */
  name: string
  change: (value: V) => void
}

const STUDIO = Symbol('studio')
export const provide = (studio: Studio): Studio => setContext(STUDIO, studio)
export const studioHere = (): Studio => getContext<Studio>(STUDIO)
