// Whether these pages open without a line, too: a worker keeps what they are made of. Only where the browser lets us.

export const offline: { ready: boolean } = $state({ ready: false })

let asked = false

/** Lets the worker keep the pages; once. */
export function keepOffline(): void {
  if (asked || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  asked = true
  void navigator.serviceWorker.register('/score-worker.js', { scope: '/score', updateViaCache: 'none' }).then((found) => {
    const worker = found.active ?? found.waiting ?? found.installing
    if (!worker) return
    const look = () => (offline.ready ||= worker.state === 'activated')
    worker.addEventListener('statechange', look)
    look()
  }, () => {})
}
