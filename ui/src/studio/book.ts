// A rule book as a part of a page: its headings lower, its tables movable, and what it says otherwise than another marked.
import { compare, type Marks } from './compare'

const parsed = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** The book, or a part of it, with ids of its own and lower headings; beside a base, with what the base says otherwise struck out. */
export function prepared(html: string, base: { html: string; lang: string; marks: Marks } | null, lower = 1, part = ''): string {
  const root = parsed(html)
  if (base) compare(parsed(base.html), root, base.lang, base.marks)
  if (part) only(root, part)
  for (const each of root.querySelectorAll('[id]')) each.id = `book:${each.id}`
  for (const each of root.querySelectorAll('a[href^="#"]')) each.setAttribute('href', `#book:${each.getAttribute('href')!.slice(1)}`)
  for (const each of root.querySelectorAll('[aria-labelledby]')) each.setAttribute('aria-labelledby', `book:${each.getAttribute('aria-labelledby')}`)
  if (lower) for (const each of root.querySelectorAll('h1, h2, h3, h4')) rename(each, `h${Number(each.tagName[1]) + lower}`)
  for (const each of root.querySelectorAll('table')) movable(each)
  const box = document.createElement('div')
  box.append(root)
  return box.innerHTML
}

/** Leaves what the book says of one contract, without its headings. */
function only(root: DocumentFragment, contract: string): void {
  const parts = [`contract-${contract}`, `lay-${contract}`].flatMap((id) => root.querySelector(`section[aria-labelledby="${CSS.escape(id)}"]`) ?? [])
  for (const part of parts) {
    part.removeAttribute('aria-labelledby')
    part.querySelector(':scope > :is(h2, h3, h4)')?.remove()
  }
  root.replaceChildren(...parts)
}

function rename(element: Element, tag: string): void {
  const next = document.createElement(tag)
  for (const { name, value } of element.attributes) next.setAttribute(name, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/** A table stands in a box that can be moved sideways, should it be wider than the page. */
function movable(table: Element): void {
  let box = table.closest('.wide')
  if (!box) {
    box = document.createElement('div')
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', table.querySelector('caption')?.textContent ?? '')
    table.replaceWith(box)
    box.append(table)
  }
  box.removeAttribute('tabindex')
  box.className = 'wide scroll'
}
