// What a key asks for at the table.
export type Shortcut = 'left' | 'right' | 'last' | 'order' | 'scores' | 'list' | 'text' | 'hint' | 'claim' | 'escape' | number

const KEYS: Record<string, Shortcut> = { ArrowLeft: 'left', ArrowRight: 'right', l: 'last', o: 'order', s: 'scores', t: 'text', h: 'hint', c: 'claim', '?': 'list', Escape: 'escape' }

export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
  if (typing) return null
  if (/^[1-9]$/.test(event.key)) return Number(event.key)
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}
