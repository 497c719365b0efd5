"""A person who plays by tapping what the page offers, without knowing the rules."""

from __future__ import annotations

import time
from typing import Any

OPEN = """async ([source, players, seats]) => {
  const token = () => (/csrftoken=([^;]*)/.exec(document.cookie) || [])[1]
  const post = async (path, body) => {
    const headers = {'Content-Type': 'application/json', 'X-CSRFToken': token()}
    const response = await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)})
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  await fetch('/api/session')
  await post('/session', {lang: document.documentElement.lang.slice(0, 2) === 'fr' ? 'fr' : 'en'})
  const table = await post('/tables/', {
    source, players, open: false, clock: 0, bots: seats, hints: true, start: !seats.includes(null), pace: 'instant',
  })
  return table.id
}"""

# What the page offers now: the name of the state, and where to tap.
OFFERED = """() => {
  const at = (selector) => document.querySelector(selector)
  if (!at('.table')) return ['loading', null]
  if (at('.end')) {
    if (at('.table').dataset.phase === 'Finished') return ['finished', null]
    return at('.end footer .main') ? ['end', '.end footer .main'] : ['wait', null]
  }
  if (at('.tile[aria-pressed]') && !at('.tile[aria-pressed=true]')) return ['contract', '.tile[aria-pressed]']
  if (at('.pick') && !at('.pick[aria-pressed=true]')) return [at('.table').dataset.phase, '.pick']
  if (at('.tray .bar .main')) return [at('.table').dataset.phase, '.tray .bar .main']
  if (!at('.pill.yours')) return ['wait', null]
  if (at('button.hand:not([aria-disabled])')) return ['card', 'button.hand:not([aria-disabled])']
  return ['wait', null]
}"""


CHOOSE = """(where) => {
  const found = document.querySelectorAll(where)
  const one = found[Math.floor(Math.random() * found.length)]
  one?.setAttribute('data-tap', '')
  return !!one
}"""


def open_table(
    page: Any, server: str, source: dict[str, str], players: int, seats: list[str | None] | None = None
) -> str:
    """Opens a table with bots on the other seats and goes there; returns its address."""
    page.goto(server + "/help")
    page.wait_for_selector("h1")
    id = page.evaluate(OPEN, [source, players, seats or []])
    page.goto(f"{server}/t/{id}")
    return f"{server}/t/{id}"


def fast(page: Any) -> None:
    """Settings of a player in a hurry."""
    page.add_init_script("localStorage.setItem('barbu.settings', JSON.stringify({hold: 500, speed: 'fast'}))")


def play(page: Any, deals: int, seconds: float, keyboard: bool = False) -> dict[str, int]:
    """Plays so many deals, or to the end of the match; returns how often each thing was done."""
    done: dict[str, int] = {}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        state, where = page.evaluate(OFFERED)
        if state == "finished" or done.get("end", 0) >= deals:
            done["finished"] = int(state == "finished")
            return done
        if where is None:
            page.wait_for_timeout(60)
            continue
        if keyboard and state == "card":
            page.keyboard.press("1")
        else:
            if page.evaluate(CHOOSE, where):
                tap(page)
        done[state] = done.get(state, 0) + 1
        page.wait_for_timeout(120)
    raise AssertionError(f"stuck after {done}: {page.evaluate(OFFERED)} at {page.url}")


def tap(page: Any) -> None:
    """Taps what was chosen where it can be seen, unless it has moved on meanwhile."""
    spot = page.evaluate("""() => {
      const one = document.querySelector('[data-tap]')
      if (!one) return null
      one.removeAttribute('data-tap')
      one.scrollIntoView({block: 'nearest'})
      const box = one.getBoundingClientRect()
      return [box.left + Math.min(12, box.width / 2), box.top + Math.min(20, box.height / 2)]
    }""")
    if spot:
        page.mouse.click(*spot)


def now(page: Any) -> dict[str, Any]:
    """What the table shows, to be compared after a reload."""
    return dict(
        page.evaluate("""() => ({
      phase: document.querySelector('.table')?.dataset.phase,
      hand: [...document.querySelectorAll('button.hand')].map((each) => each.dataset.card).sort(),
      trick: [...document.querySelectorAll('button.trick')].map((each) => each.dataset.shown).sort(),
      contract: document.querySelector('h2')?.textContent,
    })""")
    )
