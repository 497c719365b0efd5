// Two lists side by side: what both have stands, and between it lies what only one of them has.

/** What lies before a thing that both have, or at the end: places in the old list and in the new one. */
export interface Gap { removed: number[]; added: number[]; kept: [number, number] | null }

/** The longest list that both have in common, and the gaps before each of its things and after the last. */
export function gaps(old: readonly string[], now: readonly string[]): Gap[] {
  // most[i][j]: how much the lists have in common from their places i and j on.
  const most = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) most[i][j] = old[i] === now[j] ? most[i + 1][j + 1] + 1 : Math.max(most[i + 1][j], most[i][j + 1])
  const found: Gap[] = []
  let gap: Gap = { removed: [], added: [], kept: null }
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      found.push({ ...gap, kept: [i++, j++] })
      gap = { removed: [], added: [], kept: null }
    } else if (j >= now.length || (i < old.length && most[i + 1][j] >= most[i][j + 1])) gap.removed.push(i++)
    else gap.added.push(j++)
  }
  return [...found, gap]
}

/** Each removed thing with the added one that stands in its place: of the same name, or the next where as many came as went. */
export function pairs<T>(removed: readonly T[], added: readonly T[], name: (each: T) => string): [T | null, T | null][] {
  const left = [...removed]
  const found = added.map((each): [T | null, T] => {
    const at = left.findIndex((old) => name(old) === name(each))
    return [at < 0 ? null : left.splice(at, 1)[0], each]
  })
  const alone = found.filter(([old]) => !old)
  if (alone.length === left.length) for (const each of alone) each[0] = left.shift() ?? null
  return [...left.map((old): [T, null] => [old, null]), ...found]
}
