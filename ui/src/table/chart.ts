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

/** The same heights moved apart so that no two are nearer than `gap`, around where they were and between `low` and `high`. */
export function spread(heights: number[], gap: number, low = -Infinity, high = Infinity): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b])
  // What would touch stands together, the middle of it where the middle of its places is.
  const groups: number[][] = []
  const first = (group: number[]) => {
    const length = gap * (group.length - 1)
    const middle = group.reduce((sum, at) => sum + heights[at], 0) / group.length
    return Math.max(low, Math.min(middle - length / 2, high - length))
  }
  for (const at of order) {
    groups.push([at])
    while (groups.length > 1 && first(groups[groups.length - 1]) < first(groups[groups.length - 2]) + gap * groups[groups.length - 2].length)
      groups.push(groups.splice(-2).flat())
  }
  const out = [...heights]
  for (const group of groups) group.forEach((at, nth) => (out[at] = first(group) + gap * nth))
  return out
}
