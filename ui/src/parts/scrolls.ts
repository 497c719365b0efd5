// What scrolls sideways shows at which edge there is more (app.css), and can be reached by keys.
export function scrolls(box: HTMLElement) {
  const look = () => {
    const more = box.scrollWidth - box.clientWidth
    const at = Math.abs(box.scrollLeft)
    if (more <= 1) return void (delete box.dataset.more, box.removeAttribute('tabindex'))
    box.tabIndex = 0
    box.dataset.more = at < 1 ? 'after' : at > more - 1 ? 'before' : 'both'
  }
  const watcher = new ResizeObserver(look)
  for (const each of [box, ...box.children]) watcher.observe(each)
  box.addEventListener('scroll', look, { passive: true })
  return { destroy: () => watcher.disconnect() }
}
