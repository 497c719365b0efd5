"""Somebody who keeps score on the page, by taps alone, and counts them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from barbu.deal import LayoutOutcome, NotPlayed, TrickOutcome
from barbu.match import Entered, Entry, FirstDealer, Match, sheet
from barbu.match.events import Header
from barbu.match.opening import doubling_lap
from barbu.match.phases import Round
from barbu.match.schedule import roles
from barbu.rules import Ruleset, preset
from barbu.rules.kinds import TRICK
from barbu.rules.meaning import leftover_count

NAMES = ["Luz", "Ana", "Rui", "Mina", "Zoé", "Otto", "Li"]
PHONE = {"width": 390, "height": 844}


def evening(rules: Ruleset, players: int, first: int = 0) -> Match:
    """The same evening as the engine has it."""
    return Match.start(Header("evening", rules, tuple(NAMES[:players]))).apply(FirstDealer(first))


def number(text: str) -> int:
    """The number that a text begins with, its minus being a true one."""
    found = re.match(r"\s*([−+]?)(\d+)", text)
    assert found, text
    return -int(found[2]) if found[1] == "−" else int(found[2])


class Keeper:
    """A page of the scorekeeper."""

    def __init__(self, page: Any, server: str) -> None:
        self.page, self.server = page, server
        self.taps = 0
        self.each: list[tuple[str, int]] = []

    def begin(self, ruleset: str, players: int = 4, first: int = 0, title: str = "") -> str:
        """Begins an evening; its address."""
        page = self.page
        page.goto(f"{self.server}/score/new?lang=en")
        page.wait_for_selector(f"#rules option[value={ruleset}]", state="attached")
        page.select_option("#rules", ruleset)
        count = page.get_by_role("radiogroup", name="Players").get_by_role("radio", name=str(players), exact=True)
        if count.count():
            count.check(force=True)
        for seat in range(players):
            page.get_by_label(f"Player {seat + 1}", exact=True).fill(NAMES[seat])
        dealer = page.get_by_role("radiogroup", name="Who deals first?")
        dealer.get_by_role("radio", name=NAMES[first], exact=True).check(force=True)
        if title:
            page.get_by_label("Name of the evening").fill(title)
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector("[data-totals]")
        return str(page.url)

    def tap(self, what: Any) -> None:
        """One tap."""
        what.click()
        self.taps += 1

    def totals(self) -> list[int]:
        """The totals under the grid."""
        self.page.wait_for_selector("[data-totals]")
        return [number(each) for each in self.page.locator("[data-totals] td").all_inner_texts()]

    def enter(self, match: Match, entry: Entry) -> Match:
        """Enters the next deal by taps; the engine's evening after it."""
        before = self.taps
        self._choose(match, entry)
        for card in entry.outcome.out:
            self.tap(self.page.locator(f"[data-card='{card}']"))
        row = next(each for each in match.rules.contracts if each.id == entry.contract)
        if match.rules.doubling.enabled:
            self._double(match, entry)
        if isinstance(entry.outcome, TrickOutcome):
            self._count(entry.outcome)
        elif isinstance(entry.outcome, LayoutOutcome):
            self._finish(entry.outcome)
        self.write()
        self.each.append((row.id, self.taps - before))
        return match.apply(Entered(entry))

    def write(self) -> None:
        """Writes the deal down."""
        self.tap(self.page.get_by_role("button", name="Write down", exact=True))
        self.page.wait_for_selector("[data-totals]")
        saved(self.page)

    def _choose(self, match: Match, entry: Entry) -> None:
        if match.rules.chooser == "nobody":
            self.tap(self.page.locator(".bottom .main"))
        else:
            self.tap(self.page.locator(f".box[data-contract='{entry.contract}']"))
        self.page.wait_for_selector(".entry")

    def _double(self, match: Match, entry: Entry) -> None:
        who = roles(match.rules, match.players, match.state.first, len(match.results))
        row = next(each for each in match.rules.contracts if each.id == entry.contract)
        lap = doubling_lap(match.state, Round(len(match.results), who, row=row))
        while lap.speaker is not None:
            speaker = lap.speaker
            said = [bet.doubled for bet in entry.bets if bet.doubler == speaker]
            earlier = [bet.doubler for bet in lap.bets if bet.doubled == speaker]
            said += [
                bet.doubler for bet in entry.bets if bet.doubled == speaker and bet.redoubled and bet.doubler in earlier
            ]
            for seat in said:
                cell = self.page.locator(f"[data-cell='{speaker}-{seat}']")
                if cell.get_attribute("aria-pressed") != "true":
                    self.tap(cell)
            lap = lap.after(tuple(sorted(said)))
        self.tap(self.page.get_by_role("button", name="Go on", exact=True))
        played = self.page.get_by_role("button", name="It was played all the same")
        if not isinstance(entry.outcome, NotPlayed) and played.count():
            self.tap(played)

    def _count(self, outcome: TrickOutcome) -> None:
        """Each thing in the order in which it is asked for: a tap a player, or the rest to one."""
        given = {**outcome.taken, **({TRICK: outcome.tricks} if outcome.tricks is not None else {})}
        while self.page.get_by_role("button", name="Write down", exact=True).count() == 0:
            item = self.page.locator("[data-now]").get_attribute("data-now")
            self._one_tap(given[item])

    def _one_tap(self, counts: Sequence[int]) -> None:
        page = self.page
        shown = page.locator("[data-now] .stepper b").all_inner_texts()
        if not shown:
            return self.tap(page.locator("[data-now] .who").nth(counts.index(1)))
        left = [count - int(text) for count, text in zip(counts, shown, strict=True)]
        due = [seat for seat, count in enumerate(left) if count]
        if len(due) == 1:
            return self.tap(page.locator("[data-rest] button").nth(due[0]))
        seat = int(page.locator("[data-now] .asked").get_attribute("data-seat"))
        return self.tap(page.locator(".pad button").nth(counts[seat]))

    def _finish(self, outcome: LayoutOutcome) -> None:
        for seat in outcome.finish:
            place = self.page.locator(f".entry [data-seat='{seat}']")
            if place.get_attribute("aria-pressed") != "true":
                self.tap(place)

    def agrees(self, match: Match) -> None:
        """The page has the engine's totals."""
        assert self.totals() == list(sheet(match.state).totals)


def usual(match: Match, entry: Entry) -> bool:
    """Whether the deal is one of a single thing, without doubles: what is entered most often."""
    outcome = entry.outcome
    single = not isinstance(outcome, TrickOutcome) or len(outcome.taken) + (outcome.tricks is not None) <= 1
    return single and not entry.bets and not leftover_count(match.rules, match.players)


def rules_of(name: str) -> Ruleset:
    """A preset."""
    return preset(name)


STORED = """() => new Promise((done, failed) => {
  const asked = indexedDB.open('barbu.score')
  asked.onerror = () => failed(asked.error)
  asked.onsuccess = () => {
    const all = asked.result.transaction('evenings').objectStore('evenings').getAll()
    all.onsuccess = () => { asked.result.close(); done(all.result) }
  }
})"""


def stored(page: Any) -> list[dict[str, Any]]:
    """The evenings that this browser keeps."""
    return list(page.evaluate(STORED))


def kept(page: Any, url: str) -> dict[str, Any]:
    """The evening of this address, as this browser keeps it once nothing is being written."""
    saved(page)
    return next(each for each in stored(page) if each["id"] in url)


def saved(page: Any) -> None:
    """Waits until all that was tapped is kept: another page may then be gone to."""
    page.wait_for_function("() => !document.querySelector('[data-kept=false]')")


def told(page: Any) -> None:
    """Waits until the server has been told everything."""
    page.wait_for_selector("[data-owed=false]", state="attached")


def on_server(page: Any, url: str) -> dict[str, Any]:
    """The evening as the server has it."""
    id = url.rsplit("/score/", 1)[1].split("/")[0]
    return dict(page.evaluate(f"fetch('/api/evenings/{id}').then((answer) => answer.json())"))
