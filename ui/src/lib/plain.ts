// What browsers keep for https and localhost, done without it: a table at home is served over plain http.

/** A name for one act that nobody else will think of. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, '0')).join('')

/** Copies the text; whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

/** How many times the usual size the reader's text is. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
