"""What is wrong with how a page looks: text that is cut off, text that lies on other text, a page that is too wide."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

MISSING = ".play:not(.hidden) .middle:not(:has([data-tile])), .board-box:not(:has(h1))"
"""Where a piece of the table that is fetched only when a deal needs it has not come yet."""

# Nothing moves any more: fonts are there, the whole table stands, and animations have ended.
SETTLED = f"""async () => {{
  await document.fonts.ready
  const late = () => document.querySelector('.table[data-stands=false], .notice:not(:has(.said)), {MISSING}')
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  for (let quiet = 0; quiet < 3; ) {{
    await new Promise((done) => setTimeout(done, 30))
    await frame()
    // What goes with a list that is scrolled stands still until then.
    const timed = document.getAnimations().filter((each) => each.timeline === document.timeline)
    const moving = timed.filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
    await Promise.all(moving.map((each) => each.finished.catch(() => {{}})))
    quiet = moving.length || late() ? 0 : quiet + 1
  }}
}}"""

WRONG = Path(__file__).with_name("wrong.js").read_text(encoding="utf-8").partition("\n")[2]
"""What is cut off, and what lies on something else: a list of sentences."""


def settled(page: Any) -> None:
    """Waits until nothing moves any more."""
    page.evaluate(SETTLED)


def faults(page: Any, *, whole: bool = False, hand: bool = False, sideways: str = "", down: str = "") -> list[str]:
    """What is wrong with how the page looks now.

    `whole`: also what of it is not on the screen; `hand`: only which cards of the hand are not; `sideways`, `down`:
    selectors of what may scroll that way.
    """
    settled(page)
    return list(page.evaluate(WRONG, {"whole": whole, "hand": hand, "sideways": sideways, "down": down}))


def covering(*factors: Sequence[Any], more: Sequence[tuple[Any, ...]] = ()) -> list[tuple[Any, ...]]:
    """As few combinations as a greedy choice finds in which any two values of two factors meet; `more`: these too."""
    found = list(dict.fromkeys(more))

    def pairs(case: tuple[Any, ...]) -> set[tuple[Any, ...]]:
        return set(itertools.combinations(enumerate(case), 2))

    every = {case: pairs(case) for case in itertools.product(*factors)}
    left = set().union(*every.values()).difference(*(pairs(case) for case in found))
    while left:
        best = max(every, key=lambda case: len(every[case] & left))
        found.append(best)
        left -= every[best]
    return found
