// A rule book as a part of a page: its headings one level lower, and what the base does not say marked.

/** Sentences of a text, in the way of its language. */
export function sentences(text: string, lang: string): string[] {
  const cut = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)
  return [...cut].map((each) => each.segment.trim()).filter(Boolean)
}

const BLOCKS = 'p, li, caption, tbody tr'

const words = (element: Element): string => {
  const cells = element.matches('tr') ? [...element.children] : []
  return (cells.length ? cells.map((cell) => cell.textContent).join(' | ') : (element.textContent ?? '')).trim()
}

/** Everything that a book says, a sentence or a line of a table each. */
export function said(html: string, lang: string): Set<string> {
  const blocks = [...parsed(html).querySelectorAll(BLOCKS)]
  return new Set(blocks.flatMap((each) => (each.matches('tr') ? [words(each)] : sentences(words(each), lang))))
}

const parsed = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** The book with ids of its own and lower headings, and with each sentence marked that `known` does not hold. */
export function prepared(html: string, lang: string, known: Set<string> | null, lower = 1): string {
  const root = parsed(html)
  for (const each of root.querySelectorAll('[id]')) each.id = `book:${each.id}`
  for (const each of root.querySelectorAll('a[href^="#"]')) each.setAttribute('href', `#book:${each.getAttribute('href')!.slice(1)}`)
  for (const each of root.querySelectorAll('[aria-labelledby]')) each.setAttribute('aria-labelledby', `book:${each.getAttribute('aria-labelledby')}`)
  if (lower) for (const each of root.querySelectorAll('h1, h2, h3, h4')) rename(each, `h${Number(each.tagName[1]) + lower}`)
  if (known) for (const each of root.querySelectorAll(BLOCKS)) mark(each, lang, known)
  const box = document.createElement('div')
  box.append(root)
  return box.innerHTML
}

function rename(element: Element, tag: string): void {
  const next = document.createElement(tag)
  for (const { name, value } of element.attributes) next.setAttribute(name, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

function mark(element: Element, lang: string, known: Set<string>): void {
  if (element.closest('nav')) return
  if (element.matches('tr')) {
    if (!known.has(words(element))) element.classList.add('new')
    return
  }
  // Only text without elements in it is cut into sentences; the rest is marked whole.
  const all = sentences(words(element), lang)
  const fresh = all.filter((each) => !known.has(each))
  if (!fresh.length) return
  if (fresh.length === all.length || element.children.length) return void element.classList.add('new')
  const text = element.textContent ?? ''
  element.textContent = ''
  let at = 0
  for (const each of fresh) {
    const from = text.indexOf(each, at)
    element.append(text.slice(at, from), Object.assign(document.createElement('mark'), { textContent: each }))
    at = from + each.length
  }
  element.append(text.slice(at))
}
