"""How fast the reference engine is: deals a second by kind of contract, and a match folded again from its record.

    python -m benchmarks.reference

Besides the figures, which depend on the machine, each is given as a ratio to a fixed piece of plain Python
measured in the same run.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from barbu.cards import Card, Rank, Suit
from barbu.deal import DealPlay, Setup, act, outcome, start
from barbu.match import Acted, Dealt, FirstDealer, Header, Match
from barbu.match.phases import Dealing, DrawingDealer
from barbu.notation import dumps, loads
from barbu.rules import Contract, LayoutContract, Ruleset, preset
from barbu.rules.meaning import dealt_pack, hand_size
from barbu.scoring import Call, score

PLAYERS = 4
ROWS: dict[str, tuple[str, str]] = {
    "tricks": ("classic-32", "tricks"),
    "hearts": ("classic-32", "hearts"),
    "queens": ("classic-32", "queens"),
    "king of hearts": ("classic-32", "barbu"),
    "salad": ("classic-32", "salad"),
    "last two": ("fr-tableau-32", "last_two"),
    "trumps": ("bga-32", "trumps"),
    "layout": ("classic-32", "domino"),
}
"""A row of each kind, all with 32 cards."""


def best(work: Callable[[], object], times: int = 3) -> float:
    """The shortest time of several, in seconds."""
    found = []
    for _ in range(times):
        before = time.perf_counter()
        work()
        found.append(time.perf_counter() - before)
    return min(found)


def yardstick() -> int:
    """A fixed piece of plain Python, to compare machines by."""
    return sum(len(str(number)) for number in range(100_000))


# --- deals ------------------------------------------------------------------------------------------


def hands_of(rules: Ruleset, rng: random.Random) -> tuple[tuple[Card, ...], ...]:
    """Random hands for four."""
    pack = list(dealt_pack(rules, PLAYERS))
    rng.shuffle(pack)
    size = hand_size(rules, PLAYERS)
    return tuple(tuple(pack[seat * size : (seat + 1) * size]) for seat in range(PLAYERS))


def setup_of(rules: Ruleset, row: Contract) -> Setup:
    """The row with spades for trumps, or its start rank."""
    if isinstance(row, LayoutContract):
        return Setup(rules, row, PLAYERS, 0, start=row.start_rank if row.start == "fixed" else Rank.TEN)
    return Setup(rules, row, PLAYERS, 0, trump=None if row.trump == "none" else Suit.SPADES)


def random_deals(name: str, contract: str, count: int, seed: int = 0) -> None:
    """Plays and scores so many random deals."""
    rules = preset(name)
    setup = setup_of(rules, rules.contract(contract))
    rng = random.Random(seed)
    for _ in range(count):
        play: DealPlay = start(setup, hands_of(rules, rng))
        while not play.over:
            play = act(play, rng.choice(play.legal))
        score(rules, setup.row, outcome(play), Call(PLAYERS))


def deals_a_second(name: str, contract: str, count: int = 200) -> float:
    """Complete random deals a second, best of three."""
    return count / best(lambda: random_deals(name, contract, count))


# --- matches ----------------------------------------------------------------------------------------


def random_match(rules: Ruleset, seed: int = 0) -> Match:
    """A finished match of four."""
    match = Match.start(Header("benchmark", rules, ("North", "East", "South", "West")))
    rng = random.Random(seed)
    while not match.finished:
        match = match.apply(next(_events(match, rng)))
    return match


def _events(match: Match, rng: random.Random) -> Iterator[Acted | Dealt | FirstDealer]:
    match match.phase:
        case DrawingDealer():
            yield FirstDealer(0)
        case Dealing():
            yield Dealt(hands_of(match.rules, rng))
        case _:
            assert match.to_act is not None
            yield Acted(match.to_act, rng.choice(match.legal))


def fold_seconds(match: Match) -> float:
    """Time to fold the match again from its events, best of three."""
    return best(lambda: Match.fold(match.header, match.events))


def read_seconds(match: Match) -> float:
    """Time to read and fold the match from its text, best of three."""
    text = dumps(match)
    return best(lambda: loads(text))


def main() -> None:
    """Prints all figures."""
    unit = best(yardstick)
    print(f"yardstick: {unit * 1000:.1f} ms of plain Python; ratios are to it\n")
    print("complete random deals of 32 cards      a second   deals in a yardstick")
    for kind, (name, contract) in ROWS.items():
        rate = deals_a_second(name, contract)
        print(f"  {kind:36} {rate:8.0f}   {rate * unit:8.1f}")
    match = random_match(preset("tournament-52"))
    print(f"\na match of {len(match.results)} deals, {len(match.events)} events      ms   yardsticks")
    for what, seconds in (("folded from its events", fold_seconds(match)), ("read from its text", read_seconds(match))):
        print(f"  {what:36} {seconds * 1000:8.1f}   {seconds / unit:8.1f}")


if __name__ == "__main__":
    main()
