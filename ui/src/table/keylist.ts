// The keys of the table, as they are listed.
import type { MessageId } from '../lib/words.svelte'

export const KEYS: [string[], MessageId][] = [
  [['←', '→'], 'page-key-move'], [['Enter'], 'page-key-play'], [['1', '–', '9'], 'page-key-nth'], [['L'], 'page-key-last'], [['O'], 'page-key-order'], [['S'], 'page-key-scores'],
  [['H'], 'page-key-hint'], [['C'], 'page-key-claim'], [['T'], 'page-key-text'], [['?'], 'page-key-list'], [['Esc'], 'page-key-escape'],
]
