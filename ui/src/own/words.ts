// The texts of these pages, loaded with the first of them.
import { alsoSpeak } from '../lib/words.svelte'

export const words = (): Promise<void> => alsoSpeak(import.meta.glob<string>('../../../src/barbu/locales/*/ownpage.ftl', { query: '?url', import: 'default', eager: true }))
