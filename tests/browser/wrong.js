// What is wrong with how a page looks: what is cut off or broken, what lies on something else, what scrolls sideways.
// `whole`: all of it stands on one screen; `hand`: at least the cards of the hand do; `sideways`, `down`: what may scroll that way.
({whole = false, hand = false, sideways = '', down = ''}) => {
  const wrong = []
  const root = document.querySelector('dialog[open]') ?? document.body
  const visible = (each) => each.checkVisibility({opacityProperty: true, visibilityProperty: true}) && getComputedStyle(each).clipPath === 'none'
  const said = (each) => (each.getAttribute('aria-label') ?? each.textContent).replace(/\s+/g, ' ').trim().slice(0, 50)
  const where = (each) => {
    for (let at = each; at; at = at.parentElement) if (at.className && typeof at.className === 'string') return at.className.replace(/\s*svelte-\w+/g, '')
    return each.tagName
  }
  const told = (each) => `${where(each)}: ${said(each)}`
  const found = (selector) => [...root.querySelectorAll(selector)].filter(visible)
  // Names of players and tables may be as long as they like; at a seat, over a card, in a line of all and in a small grid they end with an ellipsis.
  const named = (each) => each.textContent.trim().length >= 8 && each.closest('.seat .name, .name > .cut, .lies .cut, .cut.won, .cut.who, .peek .one, header.bar .what, .owner')
  const inner = (rect, by, down = by) => ({left: rect.left + by, top: rect.top + down, right: rect.right - by, bottom: rect.bottom - down})

  /** What may be left out where there is no room for it, and is, whole: it stands on a line that is not seen. */
  const spared = (each) => {
    const spare = each.closest('.spare')
    return spare && spare.getBoundingClientRect().top > spare.parentElement.getBoundingClientRect().bottom - 3
  }

  /** What is left of a box after everything that cuts it, and how much a box that does not scroll takes away. */
  function cut(element, box) {
    let lost = 0
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const clip = at.getBoundingClientRect()
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      if (!scrolls && style.textOverflow !== 'ellipsis') lost = Math.max(lost, clip.left - box.left, box.right - clip.right, clip.top - box.top, box.bottom - clip.bottom)
      box = {left: Math.max(box.left, clip.left), top: Math.max(box.top, clip.top), right: Math.min(box.right, clip.right), bottom: Math.min(box.bottom, clip.bottom)}
    }
    return [box, lost]
  }

  // --- text: every line of it, as high as its ink; the ink stands inside a box that is as high as the font wants
  const things = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || element.closest('.sr, .skip, svg, .layer, .said, [role=alert], script, style, option') || !visible(element) || spared(element)) continue
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && at.scrollWidth > at.clientWidth + 1 && !named(at)) wrong.push(`cut off by ${at.scrollWidth - at.clientWidth}: ${told(element)}`)
    }
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const word of walker.currentNode.data.matchAll(/[\p{Script=Latin}\p{M}’']{2,}/gu)) {
      // A word longer than any of ours is a player's name.
      if (word[0].length >= 20) continue
      const part = document.createRange()
      part.setStart(walker.currentNode, word.index)
      part.setEnd(walker.currentNode, word.index + word[0].length)
      const lines = [...part.getClientRects()].filter((each) => each.width > 0.5)
      if (lines.some((each) => Math.abs(each.top - lines[0].top) > each.height / 2)) wrong.push(`broken inside: ${word[0]} in ${told(element)}`)
    }
    for (const rect of range.getClientRects()) {
      const [box, lost] = cut({parentElement: element}, inner(rect, 1, rect.height * 0.22))
      if (lost > 2) wrong.push(`cut off by ${Math.round(lost)}: ${told(element)}`)
      if (box.right - box.left > 1 && box.bottom - box.top > 1) things.push({element, box, text: true})
    }
  }

  // --- what can be tapped, and what is drawn as one thing
  const ACTS = 'button, a[href], input, select, textarea, summary'
  const DRAWN = '.pill, .chip, .badge, .face, .tag, .led, .mine, .card.trick, .card.hand, .tile, .notice, .notyet'
  for (const element of found(`${ACTS}, ${DRAWN}`)) {
    if (element.closest('.sr, .skip, .collect') || spared(element) || element.matches('input[type=radio], input[type=checkbox]')) continue
    for (const rect of element.getClientRects()) {
      const [box, lost] = cut(element, inner(rect, 1))
      if (lost > 2) wrong.push(`cut off by ${Math.round(lost)}: ${told(element)}`)
      if (rect.width && element.matches(ACTS) && !element.matches('.card.trick, .tile') && getComputedStyle(element).display !== 'inline' && (rect.width < 24 || rect.height < 24)) wrong.push(`too small to hit: ${told(element)}`)
      if (box.right - box.left > 1 && box.bottom - box.top > 1) things.push({element, box, text: false})
    }
  }
  for (const each of found('button:not(.card), a.button, h1, h2, .chip, .notyet, .pill'))
    if (!each.closest('.cut, .skip') && each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).display !== 'inline') wrong.push(`too narrow: ${told(each)}`)

  // --- one thing on another
  const floats = (each) => {
    for (let at = each; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    return null
  }
  const high = document.documentElement.scrollHeight > innerHeight + 1
  const together = (a, b) => ['button', 'a', 'label', '.picture', '.pill', '.chip', '.badge', '.tile'].some((each) => a.closest(each) && a.closest(each) === b.closest(each))
  const cards = (each) => each.matches('.card.trick, .card.hand')
  for (let one = 0; one < things.length; one++)
    for (let two = one + 1; two < things.length; two++) {
      const [a, b] = [things[one], things[two]]
      // Cards of a trick touch, so that a ring around one may reach over its neighbour; what must be seen of them is asked below.
      const most = !a.text && !b.text && (cards(a.element) || cards(b.element)) ? 4 : 1
      if (a.box.right <= b.box.left + most || b.box.right <= a.box.left + most || a.box.bottom <= b.box.top + (most > 1 ? most : 0) || b.box.bottom <= a.box.top + (most > 1 ? most : 0)) continue
      if (a.element.contains(b.element) || b.element.contains(a.element) || together(a.element, b.element)) continue
      // The sign of who led hangs at the foot of its card and may reach over the next one's; what stands in your own place is for the card that comes there.
      const onCards = (one, other) => cards(one) && other.matches('.card.trick, .card.hand, .led, .mine')
      if (onCards(a.element, b.element) || onCards(b.element, a.element)) continue
      // What stands still while the page scrolls lies on what passes under it.
      if (high && floats(a.element) !== floats(b.element)) continue
      wrong.push(`overlap: ${told(a.element)} | ${told(b.element)}`)
    }

  // --- the index of every card is seen: its upper left, as wide and as high as rank and suit are
  const layer = root.querySelector('.layer')
  for (const card of found('.card.hand, .card.trick')) {
    const rect = card.getBoundingClientRect()
    const [wide, tall] = rect.width < 72 ? [0.38, 0.68] : [0.24, 0.44]
    for (const [x, y] of [[0.08, 0.1], [wide, 0.1], [0.08, tall], [wide, tall], [wide / 2, tall / 2]]) {
      const point = [rect.left + rect.width * x, rect.top + rect.width * y]
      if (point[1] < 0 || point[1] > innerHeight || point[0] < 0 || point[0] > innerWidth) continue
      const over = document.elementsFromPoint(...point).find((each) => each.closest('.card.hand, .refusal'))?.closest('.card, .refusal')
      const lies = [...layer.querySelectorAll('.card.trick')].filter((each) => each !== card && Number(each.style.zIndex) > Number(card.style.zIndex)).some((each) => {
        const other = each.getBoundingClientRect()
        return point[0] > other.left + 1 && point[0] < other.right - 1 && point[1] > other.top + 1 && point[1] < other.bottom - 1
      })
      if (card.matches('.hand') ? over !== card : lies || over) wrong.push(`index hidden: ${card.dataset.shown}`)
    }
  }

  // --- who sits at the cloth does not stick out of it
  for (const seat of found('.cloth .seat')) {
    const [rect, cloth] = [seat.getBoundingClientRect(), seat.closest('.cloth').getBoundingClientRect()]
    const out = Math.max(cloth.left - rect.left, rect.right - cloth.right, cloth.top - rect.top)
    if (out > 0.5) wrong.push(`out of the cloth by ${Math.round(out)}: ${told(seat)}`)
  }

  // --- what scrolls sideways is known to, says so, and can be scrolled without a mouse
  for (const each of found('*')) {
    const style = getComputedStyle(each)
    if (whole && !(down && each.matches(down)) && /auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight + 1) wrong.push(`scrolls down by ${each.scrollHeight - each.clientHeight}: ${told(each)}`)
    if (!/auto|scroll/.test(style.overflowX) || each.scrollWidth <= each.clientWidth + 1 || each.matches('textarea, select')) continue
    if (!sideways || !each.matches(sideways)) wrong.push(`scrolls sideways by ${each.scrollWidth - each.clientWidth}: ${told(each)}`)
    wrong.push(...(each.dataset.more ? [] : [`scrolls without a sign by ${each.scrollWidth - each.clientWidth}: ${told(each)}`]))
    if (each.tabIndex < 0) wrong.push(`scrolls for the mouse alone: ${told(each)}`)
  }

  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the page: ${document.documentElement.scrollWidth}`)
  for (const {element, box} of things) {
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`beside the screen: ${told(element)}`)
    if (whole && (box.top < 0 || box.bottom > innerHeight)) wrong.push(`off the screen by ${Math.round(Math.max(-box.top, box.bottom - innerHeight))}: ${told(element)}`)
  }
  if (whole || hand)
    for (const {element, box} of things)
      if (element.matches('.card.hand, .cloth .pill') && (box.top < 0 || box.bottom > innerHeight)) wrong.push(`out of sight by ${Math.round(Math.max(-box.top, box.bottom - innerHeight))}: ${told(element)}`)
  if (whole && high) wrong.push(`higher than the screen: ${document.documentElement.scrollHeight - innerHeight}`)
  return [...new Set(wrong)]
}
