// A rule book beside another: what the other said is struck out, what this one says instead is marked.
import { gaps, pairs } from './gaps'

/** What a screen reader is told before words that are gone, and before new ones. */
export interface Marks { was: string; came: string }

/** A sentence, an item of a list, a row of a table, or an example as a whole. */
interface Unit { kind: 'sentence' | 'item' | 'row' | 'whole'; text: string; element: Element }

const trimmed = (element: Element): string => (element.textContent ?? '').trim()

/** Sentences of a text, in the way of its language. */
export function sentences(text: string, lang: string): string[] {
  const cut = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)
  return [...cut].map((each) => each.segment.trim()).filter(Boolean)
}

/** What a section says itself, without the sections in it. */
function units(section: Element, lang: string): Unit[] {
  return [...section.children].flatMap((each): Unit[] => {
    if (each.matches('section, nav, h1, h2, h3, h4, h5')) return []
    if (each.matches('p') && !each.children.length) return sentences(trimmed(each), lang).map((text) => ({ kind: 'sentence', text, element: each }))
    if (each.matches('ul, ol')) return [...each.children].map((item) => ({ kind: 'item', text: trimmed(item), element: item }))
    const rows = each.matches('table, .wide') ? [...each.querySelectorAll('tbody tr')] : []
    if (rows.length) return rows.map((row) => ({ kind: 'row', text: cells(row).map(trimmed).join('|'), element: row }))
    return [{ kind: 'whole', text: trimmed(each), element: each }]
  })
}

const cells = (row: Element): Element[] => [...row.children]
const own = (section: Element): string => section.getAttribute('aria-labelledby') ?? ''
const heading = (section: Element): Element | null => section.querySelector(':scope > :is(h1, h2, h3, h4)')

/** Marks `now`, whose language is given, as far as it differs from `old`. */
export function compare(old: ParentNode, now: ParentNode, lang: string, marks: Marks): void {
  const marked = (tag: 'ins' | 'del', content: (string | Node)[]): Element => {
    const hidden = Object.assign(document.createElement('span'), { className: 'sr', textContent: `${tag === 'ins' ? marks.came : marks.was} ` })
    const element = document.createElement(tag)
    element.append(hidden, ...content)
    return element
  }
  const wrap = (tag: 'ins' | 'del', element: Element): void => element.replaceChildren(marked(tag, [...element.childNodes]))
  const both = (element: Element, before: string): void => {
    const came = marked('ins', [...element.childNodes])
    element.replaceChildren(...(before ? [marked('del', [before]), ' '] : []), came)
  }

  const before = new Map([...old.querySelectorAll('article, section')].map((each) => [own(each), each]))
  const after = new Map([...now.querySelectorAll('article, section')].map((each) => [own(each), each]))
  for (const [id, section] of after) {
    const base = before.get(id)
    if (!base) {
      section.classList.add('new')
      const title = heading(section)
      if (title) wrap('ins', title)
      continue
    }
    const [title, was] = [heading(section), heading(base)]
    if (id && title && was && trimmed(title) !== trimmed(was)) both(title, trimmed(was))
    blocks(units(base, lang), units(section, lang), section)
  }
  for (const [id, section] of before) if (!after.has(id)) gone(section)

  /** What is left of a section that is no longer there: its heading, where it stood. */
  function gone(section: Element): void {
    const parent = after.get(own(section.parentElement!.closest('article, section')!))
    const title = heading(section)
    if (!parent || !title) return
    const stump = document.createElement('section')
    stump.className = 'old'
    stump.append(title.cloneNode(true))
    stump.querySelector('[id]')?.removeAttribute('id')
    wrap('del', stump.firstElementChild!)
    let place = section.previousElementSibling
    while (place && !(place.matches('section') && after.has(own(place)))) place = place.previousElementSibling
    const next = place ? after.get(own(place))! : heading(parent)
    next ? next.after(stump) : parent.prepend(stump)
  }

  function blocks(base: Unit[], all: Unit[], section: Element): void {
    const told = new Map<Element, (string | Element)[]>()
    const say = (unit: Unit, ...parts: (string | Element)[]) => told.set(unit.element, [...(told.get(unit.element) ?? []), ...parts])
    let last: Unit | null = null
    for (const { removed, added, kept } of gaps(base.map((each) => each.text), all.map((each) => each.text))) {
      const [out, into, next] = [removed.map((at) => base[at]), added.map((at) => all[at]), kept ? all[kept[1]] : null]
      const of = (list: Unit[], kind: Unit['kind']) => list.filter((each) => each.kind === kind)
      const near = (kind: Unit['kind']) => of(into, kind)[0] ?? [last, next].find((each) => each?.kind === kind) ?? null

      const struck = of(out, 'sentence').map((each) => marked('del', [each.text]))
      const paragraph = near('sentence')
      if (struck.length && paragraph) say(paragraph, ...struck)
      else if (struck.length) lone(struck, last, section)
      for (const each of of(into, 'sentence')) say(each, marked('ins', [each.text]))

      for (const kind of ['item', 'row'] as const) {
        let place = last?.kind === kind ? last.element : null
        for (const [was, is] of pairs(of(out, kind), of(into, kind), (each) => trimmed(each.element.firstElementChild ?? each.element))) {
          if (is && kind === 'item') both(is.element, was?.text ?? '')
          else if (is) row(is.element, was?.element ?? null)
          else if (was) {
            const copy = was.element.cloneNode(true) as Element
            for (const part of kind === 'item' ? [copy] : cells(copy)) wrap('del', part)
            copy.classList.add('old')
            const ahead = next?.kind === kind ? next.element : null
            if (place) place.after(copy)
            else ahead?.before(copy)
            if (place || ahead) place = copy
          }
          if (is) place = is.element
        }
      }
      for (const each of of(into, 'whole')) each.element.classList.add('new')
      if (next?.kind === 'sentence') say(next, next.text)
      last = next ?? into.at(-1) ?? last
    }
    for (const [element, parts] of told) {
      if (parts.some((each) => typeof each !== 'string')) element.replaceChildren(...parts.flatMap((each, at) => (at && lang !== 'zh' ? [' ', each] : [each])))
    }
  }

  /** A row in whose place another stood: cell by cell, as far as they differ. */
  function row(now: Element, old: Element | null): void {
    const were = old ? cells(old) : []
    cells(now).forEach((cell, at) => {
      if (!old) wrap('ins', cell)
      else if (trimmed(cell) !== (were[at] ? trimmed(were[at]) : '')) both(cell, were[at] ? trimmed(were[at]) : '')
    })
    now.classList.add('new')
  }

  /** Sentences of a paragraph that is gone as a whole. */
  function lone(struck: Element[], last: Unit | null, section: Element): void {
    const paragraph = document.createElement('p')
    paragraph.append(...struck.flatMap((each, at) => (at ? [' ', each] : [each])))
    const place = last && [...section.children].find((each) => each.contains(last.element))
    const first = place ?? heading(section)
    first ? first.after(paragraph) : section.prepend(paragraph)
  }
}
