// What room there is: the kind of screen, and where cloth and hand lie, measured once the page has laid them out.
import { onMount } from 'svelte'
import { textScale } from '../lib/plain'

export class Measured {
  wide = $state(true)
  /** A phone on its side. */
  low = $state(false)
  /** Text so large that the table says less, for hand and trick to stay on the screen. */
  big = $state(false)
  high = $state(800)
  /** Left, top, width and height within the play. */
  cloth = $state([0, 0, 344, 320])
  strip = $state([0, 0, 344])
  /** The cards come once the rest of the table stands: two short tasks instead of a long one. */
  stands = $state(false)

  play: HTMLElement | undefined = $state()
  clothAt: HTMLElement | undefined = $state()
  stripAt: HTMLElement | undefined = $state()

  /** Measures from now on, as long as the component that made this stands. */
  constructor() {
    onMount(() => {
      const large = matchMedia('(min-width: 900px) and (min-height: 521px)')
      const side = matchMedia('(min-width: 560px) and (max-height: 520px)')
      const look = () => ([this.wide, this.low] = [large.matches, side.matches])
      look()
      this.measure()
      for (const each of [large, side]) each.addEventListener('change', look)
      const frame = requestAnimationFrame(() => setTimeout(() => (this.stands = true)))
      return () => {
        cancelAnimationFrame(frame)
        for (const each of [large, side]) each.removeEventListener('change', look)
      }
    })
    $effect(() => {
      const watcher = new ResizeObserver(() => this.measure())
      for (const each of [this.play, this.clothAt, this.stripAt, this.stripAt?.parentElement]) if (each) watcher.observe(each)
      return () => watcher.disconnect()
    })
  }

  measure(): void {
    this.big = textScale() > 1.3
    const from = this.play?.getBoundingClientRect()
    if (!from) return
    const of = (element: HTMLElement | undefined) => {
      const rect = element?.getBoundingClientRect()
      return rect ? [rect.left - from.left, rect.top - from.top, rect.width, rect.height] : [0, 0, from.width, from.height]
    }
    const [cloth, strip] = [of(this.clothAt), of(this.stripAt).slice(0, 3)]
    if (`${cloth}` !== `${this.cloth}`) this.cloth = cloth
    if (`${strip}` !== `${this.strip}`) this.strip = strip
  }
}
