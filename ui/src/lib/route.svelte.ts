// The page's address, and going to another without loading everything again.
let path = $state(location.pathname)
let query = $state(location.search)

export const route = {
  get parts(): string[] {
    return path.split('/').filter(Boolean)
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query)
  },
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  follow()
  if (!replace) window.scrollTo(0, 0)
}

/** `go` for what takes its time, asked for before that begins: it leads on from here, and nobody away from elsewhere. */
export function onward(): typeof go {
  const at = location.href
  return (to, replace) => void (location.href === at && go(to, replace))
}

function follow(): void {
  path = location.pathname
  query = location.search
}

/** Follows ordinary links to the page's own addresses; returns how to stop. */
export function watchLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return
    event.preventDefault()
    go(link.pathname + link.search)
  }
  document.addEventListener('click', click)
  window.addEventListener('popstate', follow)
  return () => {
    document.removeEventListener('click', click)
    window.removeEventListener('popstate', follow)
  }
}
