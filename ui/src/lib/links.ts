// Links as people paste them: an address of ours, with what a chat has put around it, or only the text that holds the rules.

/** The text that holds the rules. */
export function linkIn(pasted: string): string {
  const found = pasted.trim().split(/\s+/).find((each) => each.includes('://')) ?? pasted.trim()
  const named = /[?&]rules=([^&#]+)/.exec(found)?.[1]
  return named ?? found.split(/[?#]/)[0].split('/').filter(Boolean).at(-1) ?? ''
}
