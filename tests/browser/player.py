"""A person who plays what the page offers, without knowing the rules: by tapping, by keys, or by the text table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.looks import MISSING

OPEN = """async ([source, players, seats, lang]) => {
  const token = () => (/csrftoken=([^;]*)/.exec(document.cookie) || [])[1]
  const post = async (path, body) => {
    const headers = {'Content-Type': 'application/json', 'X-CSRFToken': token()}
    const response = await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)})
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  await fetch('/api/session')
  await post('/session', {lang})
  const table = await post('/tables/', {
    source, players, open: false, clock: 0, bots: seats, hints: true, start: !seats.includes(null), pace: 'instant',
  })
  return table.id
}"""

# What the page offers now: the name of the state, where to tap, and a stamp that changes with every answer.
OFFERED = """() => {
  // What is missing of a choice would leave the cards alone to be seen: no card is asked for there.
  const missing = 'MISSING'
  const at = (selector) => document.querySelector(selector)
  const table = at('.table')
  if (!table) return ['loading', null, '']
  const phase = table.dataset.phase
  const found = () => {
    // A finger that came too late may have opened what lies under it.
    if (at('dialog[open]')) return ['sheet', 'dialog[open] header button']
    if (table.classList.contains('between')) {
      if (!at('.end')) return ['wait', null]
      if (phase === 'Finished') return ['finished', null]
      return at('.end footer .main') ? ['end', '.end footer .main'] : ['wait', null]
    }
    if (table.dataset.ready !== 'true' || at(missing)) return ['wait', null]
    if (at('.tile[aria-pressed]') && !at('.tile[aria-pressed=true]')) return ['contract', '.tile[aria-pressed]']
    if (at('.pick') && !at('.pick[aria-pressed=true]')) return [phase, '.pick']
    if (phase === 'Doubling' && at('.tray .bar .notyet')) return ['cells', 'button.cell, .sets .button']
    if (at('.tray .bar .main')) return [phase === 'Playing' ? 'layout' : phase, '.tray .bar .main']
    for (const where of ['button.hand:not([aria-disabled])', '.text [data-word]:not(.notyet)'])
      if (at(where)) return ['card', where]
    return ['wait', null]
  }
  const [state, where] = found()
  const pressed = document.querySelectorAll('.table [aria-pressed=true]').length
  return [state, where, [table.dataset.seq, state, pressed, at('.tray .bar .main')?.textContent ?? ''].join()]
}""".replace("MISSING", MISSING)

# Waits until there is something to do that was not there before, for so many milliseconds at most.
UNTIL = f"""([before, patience]) => new Promise((done) => {{
  const until = performance.now() + patience
  const look = () => {{
    const now = ({OFFERED})()
    const is = (now[1] !== null || now[0] === 'finished') && now[2] !== before
    if (is || performance.now() > until) done(is ? now : null)
    else setTimeout(look, 15)
  }}
  look()
}})"""

# A point at which one of the elements, drawn by lot, can be seen and touched.
POINT = """([where, draw]) => {
  const found = [...document.querySelectorAll(where)]
  const one = found[Math.floor(draw * found.length)]
  if (!one) return null
  const inside = one.getBoundingClientRect()
  if (inside.top < 0 || inside.bottom > innerHeight) one.scrollIntoView({block: 'center'})
  const box = one.getBoundingClientRect()
  for (const y of [0.25, 0.5, 0.1, 0.75, 0.9])
    for (const x of [0.15, 0.5, 0.85, 0.05, 0.95, 0.3, 0.7]) {
      const point = [box.left + box.width * x, box.top + box.height * y]
      const top = document.elementFromPoint(...point)
      if (top && (one === top || one.contains(top))) return point
    }
  return null
}"""

Way = Callable[[Any, str, str], None]
"""How a person does what is offered: the page, the state, where."""

_drawn = 0


def draw() -> float:
    """The next of a row of numbers in [0, 1) that is the same in every run."""
    global _drawn
    _drawn += 1
    return (_drawn * 0.6180339887498949) % 1


def open_table(
    page: Any, server: str, source: dict[str, str], players: int, seats: Sequence[str | None] = (), lang: str = "en"
) -> str:
    """Opens a table with bots on the other seats and goes there; returns its address."""
    page.goto(server + "/help")
    page.wait_for_selector("h1")
    id = page.evaluate(OPEN, [source, players, list(seats), lang])
    page.goto(f"{server}/t/{id}")
    return f"{server}/t/{id}"


def fast(page: Any, **more: Any) -> None:
    """Settings of a player in a hurry; they are set once, and kept by the page from then on."""
    wanted = json.dumps({"hold": 500, "speed": "fast", **more})
    page.add_init_script(
        f"localStorage.getItem('barbu.settings') || localStorage.setItem('barbu.settings', JSON.stringify({wanted}))"
    )


def tapping(page: Any, state: str, where: str) -> None:
    """Taps with the mouse."""
    point = page.evaluate(POINT, [where, draw()])
    if point:
        page.mouse.click(*point)


def touching(page: Any, state: str, where: str) -> None:
    """Taps with a finger."""
    point = page.evaluate(POINT, [where, draw()])
    if point:
        page.touchscreen.tap(*point)


REACHED = "(where) => document.querySelector(where) && !!document.activeElement?.matches(where)"
"""Whether it has the focus; null when it is no longer there, because what was done before had its effect after all."""


def with_tab(page: Any, where: str) -> None:
    """Goes with Tab to the element and presses Enter there."""
    for _ in range(120):
        reached = page.evaluate(REACHED, where)
        if reached:
            page.keyboard.press("Enter")
        if reached is not False:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {where} at {page.url}")


def keys(page: Any, state: str, where: str) -> None:
    """Plays with the keyboard alone: digits, arrows, Tab and Enter."""
    if state != "card":
        with_tab(page, where)
    elif draw() < 0.5:
        page.keyboard.press("1")
    else:
        page.keyboard.press("ArrowRight")
        for _ in range(20):
            if page.evaluate(REACHED, where):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")


WORD = "([where, draw]) => [...document.querySelectorAll(where)].map((each) => each.dataset.word)[draw]"


def typing(page: Any, state: str, where: str) -> None:
    """Plays with the text table alone: cards, "pass" and "stop" are typed, buttons are reached with Tab."""
    word = page.evaluate(WORD, [where, 0])
    if state == "layout" and page.locator(where).count() == 1:
        word = "pass" if page.locator(where).inner_text() == "Pass" else "stop"
    if not word:
        return with_tab(page, where)
    field = page.locator("#typed")
    field.focus()
    field.press("Control+A")
    page.keyboard.type(word.lower())
    page.keyboard.press("Enter")


def offered(page: Any, before: str = "", patience: float = 3000) -> tuple[str, str | None, str] | None:
    """What there is to do, once it is something else than before; None when it stays."""
    found = page.evaluate(UNTIL, [before, patience])
    return (found[0], found[1], found[2]) if found else None


def play(
    page: Any, deals: int, seconds: float, way: Way = tapping, until: Callable[[str], bool] = lambda state: False
) -> dict[str, int]:
    """Plays so many deals, to the end of the match or until a state; returns how often each thing was done."""
    done: dict[str, int] = {}
    end = time.monotonic() + seconds
    before = ""
    while time.monotonic() < end:
        found = offered(page, before)
        if found is None:
            before = ""  # What was done had no effect: a card moved away under the finger. Once more.
            continue
        state, where, before = found
        if where is None or done.get("end", 0) >= deals or until(state):
            return {**done, "finished": int(state == "finished")}
        if state == "Doubling" and draw() < 0.4 and page.locator("button.cell").count():
            state, where = "cells", "button.cell, .sets .button"
        way(page, state, where)
        done[state] = done.get(state, 0) + 1
    raise AssertionError(f"stuck after {done}: {page.evaluate(OFFERED)} at {page.url}")


def now(page: Any) -> dict[str, Any]:
    """What the table shows, to be compared after a reload."""
    return dict(
        page.evaluate("""() => {
      const all = (selector, tell) => [...document.querySelectorAll(selector)].map(tell)
      const text = (each) => each.textContent.replace(/\\s+/g, ' ').trim()
      return {
        phase: document.querySelector('.table')?.dataset.phase,
        seq: document.querySelector('.table')?.dataset.seq,
        ready: document.querySelector('.table')?.dataset.ready,
        hand: all('button.hand', (each) => each.dataset.card).sort(),
        legal: all('button.hand:not([aria-disabled])', (each) => each.dataset.card).sort(),
        trick: all('button.trick', (each) => each.dataset.shown).sort(),
        layout: all('.runs [data-tile]', (each) => each.dataset.tile + each.className),
        contract: document.querySelector('h2')?.textContent,
        seats: all('.seat', text),
        choices: all('.tile, .pick', text),
        lap: all('td .cell', text),
        bar: all('.tray .bar', text),
        title: all('header .title', text),
      }
    }""")
    )
