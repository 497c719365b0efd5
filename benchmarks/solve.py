"""How fast deals are solved with open hands: four players, 32 cards, every hand whole, by kind of contract.

    python -m benchmarks.solve [DEALS]

Processor time for one deal, mean, median and largest, with the positions looked at: what one seat is sure of, the same
for each of its opening leads, and what each gains if each does the best for itself. Slams are left out of the simple
contracts; the last rows show what side rules cost.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import msgspec

from barbu.kernel import convert
from barbu.kernel.play import begin, legal
from barbu.kernel.records import Deal, Vector, deals
from barbu.kernel.solve import Solved, TooLong, against_all, each_for_itself
from barbu.kernel.vector import rule_vector
from barbu.rules import Ruleset, TrickContract, preset
from barbu.scoring import Bet, Call
from benchmarks import reference

LIMIT = 40_000_000
SIMPLE = ("tricks", "hearts", "queens", "king of hearts", "last two")
GOALS = dict.fromkeys(SIMPLE, 10.0) | {"salad": 60.0}
"""Milliseconds that the mean should stay within, for what one seat is sure of."""


def vector_of(name: str, contract: str, *, slam: bool = False, call: Call | None = None) -> Vector:
    """The rules of a row of a preset at a table of four, its slam left out or kept."""
    rules = preset(name)
    row = rules.contract(contract)
    if isinstance(row, TrickContract) and not slam:
        row = msgspec.structs.replace(row, slam="none")
    return rule_vector(reference.setup_of(rules, row), call)


def positions(rules: Ruleset, vector: Vector, number: int) -> list[Deal]:
    """So many random deals before the first card."""
    rng = random.Random(1)
    found = []
    for _ in range(number):
        deal: Deal = deals(1)[0]
        for seat, hand in enumerate(reference.hands_of(rules, rng)):
            deal.hands[seat] = convert.mask_of(rules, hand)
        begin(vector, deal, 0)
        found.append(deal)
    return found


def measured(given: list[Deal], work: Callable[[Deal, int], Solved]) -> str:
    """Mean, median and largest time in milliseconds, and thousands of positions on average."""
    times, looked = [], 0
    for number, deal in enumerate(given):
        before = time.process_time()
        try:
            looked += work(deal, number % 4).positions
        except TooLong:
            return f"{'more than ' + format(LIMIT, ',') + ' positions':>44}"
        times.append(1000 * (time.process_time() - before))
    mean, median = statistics.fmean(times), statistics.median(times)
    return f"{mean:9.2f}{median:9.2f}{max(times):9.1f}{looked / len(times) / 1000:9.0f} k"


def row(title: str, name: str, vector: Vector, number: int) -> None:
    """Prints the three figures of a contract."""
    given = positions(preset(name), vector, number + 1)

    def alone(deal: Deal, seat: int) -> Solved:
        return against_all(vector, deal, seat, [-1], limit=LIMIT)

    def leads(deal: Deal, seat: int) -> Solved:
        return against_all(vector, deal, 0, list(convert.codes_in(legal(vector, deal))), limit=LIMIT)

    def each(deal: Deal, seat: int) -> Solved:
        return each_for_itself(vector, deal, [-1], limit=LIMIT)

    found = []
    for work in (alone, leads, each):
        measured(given[:1], work)  # compiles
        found.append(measured(given[1:], work))
    goal = f"   goal {GOALS[title]:.0f} ms" if title in GOALS else ""
    print(f"{title:<24}{'   |'.join(found)}{goal}", flush=True)


def main(number: int) -> None:
    """Prints every figure."""
    columns = f"{'mean ms':>9}{'median':>9}{'largest':>9}{'positions':>11}"
    print(f"{'':<24}{'sure of':^38}   |{'every lead':^38}   |{'each for itself':^38}")
    print(f"{'':<24}{'   |'.join([columns] * 3)}")
    for kind, (name, contract) in reference.ROWS.items():
        row(kind, name, vector_of(name, contract), number)
    row("queens, slam", "classic-32", vector_of("classic-32", "queens", slam=True), number)
    row("salad, slam", "classic-32", vector_of("classic-32", "salad", slam=True), number)
    call = Call(4, chooser=0, bets=(Bet(1, 0), Bet(2, 0, True), Bet(3, 2)))
    row("hearts, doubled", "classic-32", vector_of("classic-32", "hearts", call=call), number)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
