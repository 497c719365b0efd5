// Every piece of text that can be seen, as boxes; then what is cut off, and what lies on something else.
() => {
  const wrong = []
  const visible = (each) => each.checkVisibility({opacityProperty: true, visibilityProperty: true})
  const said = (each) => each.textContent.replace(/\s+/g, ' ').trim().slice(0, 50)
  const where = (each) => {
    for (let at = each; at; at = at.parentElement) if (at.className && typeof at.className === 'string') return at.className.replace(/\s*svelte-\w+/g, '')
    return each.tagName
  }
  // Names of players and tables may be as long as they like; they end with an ellipsis.
  const named = (each) => each.textContent.trim().length >= 20 && each.closest('.name, .who, .one, .title, th, li')

  const boxes = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!text.data.trim() || !element || element.closest('.sr, .skip, svg, .layer, .said, [role=alert], script, style, option')) continue
    if (!visible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const rect of range.getClientRects()) {
      // The ink of a line stands inside its box, which is as high as the font wants.
      let [left, top, right, bottom] = [rect.left + 1, rect.top + rect.height * 0.22, rect.right - 1, rect.bottom - rect.height * 0.22]
      let lost = 0
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const clip = at.getBoundingClientRect()
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        if (!scrolls && style.textOverflow !== 'ellipsis') lost = Math.max(lost, clip.left - left, right - clip.right, clip.top - top, bottom - clip.bottom)
        if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1 && !named(at)) lost = Math.max(lost, at.scrollWidth - at.clientWidth)
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      if (lost > 2) wrong.push(`cut off by ${Math.round(lost)}: ${where(element)}: ${said(element)}`)
      if (right - left > 1 && bottom - top > 1) boxes.push({element, left, top, right, bottom})
    }
  }
  for (const each of document.querySelectorAll('button:not(.card), a.button, h1, h2, .chip, .notyet, .pill'))
    if (visible(each) && !each.closest('.cut, .skip') && each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).display !== 'inline')
      wrong.push(`too narrow: ${where(each)}: ${said(each)}`)

  const floats = (each) => {
    for (let at = each; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    return false
  }
  for (let one = 0; one < boxes.length; one++)
    for (let two = one + 1; two < boxes.length; two++) {
      const [a, b] = [boxes[one], boxes[two]]
      if (a.element === b.element || a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top || b.bottom <= a.top) continue
      if (floats(a.element) || floats(b.element)) continue
      wrong.push(`overlap: ${where(a.element)}: ${said(a.element)} | ${where(b.element)}: ${said(b.element)}`)
    }

  // Cards in the hand hide no words.
  for (const {element, left, top, right, bottom} of boxes) {
    const point = [(left + right) / 2, (top + bottom) / 2]
    if (point[1] < 0 || point[1] > innerHeight || point[0] < 0 || point[0] > innerWidth) continue
    const on = document.elementFromPoint(...point)?.closest('.card.hand')
    if (on && !on.contains(element)) wrong.push(`under the card ${on.dataset.card}: ${where(element)}: ${said(element)}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the page: ${document.documentElement.scrollWidth}`)
  return [...new Set(wrong)]
}
