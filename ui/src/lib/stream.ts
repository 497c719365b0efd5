// Events of a table, resumed where they stopped. One stream a tab; closed while the tab is hidden.
import type { Table, Told } from './wire'

export interface Listener {
  table(table: Table): void
  told(told: Told): void
  phrase(seat: number, phrase: string): void
  line(up: boolean): void
  /** The server has refused the stream. */
  refused(): void
}

/** Listens until the returned function is called. */
export function listen(id: string, listener: Listener): () => void {
  let source: EventSource | null = null
  let seen: number | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  function open() {
    clearTimeout(again)
    source?.close()
    source = new EventSource(`/api/tables/${id}/events${seen === null ? '' : `?after=${seen}`}`)
    source.onopen = () => {
      tries = 0
      listener.line(true)
    }
    source.onerror = () => {
      listener.line(false)
      if (source?.readyState !== EventSource.CLOSED) return
      listener.refused()
      const wait = Math.min(8000, 400 * 2 ** tries++) * (0.5 + Math.random())
      again = setTimeout(open, wait)
    }
    source.addEventListener('table', (event) => listener.table(JSON.parse(event.data)))
    source.addEventListener('phrase', (event) => {
      const { seat, phrase } = JSON.parse(event.data)
      listener.phrase(seat, phrase)
    })
    source.addEventListener('view', (event) => {
      const told: Told = JSON.parse(event.data)
      seen = told.seq
      listener.told(told)
    })
  }

  function close() {
    clearTimeout(again)
    source?.close()
    source = null
  }

  const visibility = () => (document.hidden ? close() : open())
  const online = () => !document.hidden && open()
  document.addEventListener('visibilitychange', visibility)
  window.addEventListener('online', online)
  open()
  return () => {
    document.removeEventListener('visibilitychange', visibility)
    window.removeEventListener('online', online)
    close()
  }
}
