// The scale of the chart and the places of the names at its end.

/** Round values from below the lowest to above the highest, five or so. */
export function marks(low: number, high: number): number[] {
  const rough = Math.max(1, high - low) / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** The same heights moved apart so that no two are nearer than `gap`. */
export function spread(heights: number[], gap: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b])
  const out = [...heights]
  for (let at = 1; at < order.length; at++) out[order[at]] = Math.max(out[order[at]], out[order[at - 1]] + gap)
  const over = Math.max(0, (out[order[order.length - 1]] ?? 0) - Math.max(...heights) - gap / 2)
  return out.map((value) => value - over / 2)
}
