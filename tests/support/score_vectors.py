"""Writes what the scorekeeper of the page must come to: `python -m tests.support.score_vectors FOLDER EVENINGS`.

`evenings.jsonl`: a ruleset a line, drawn by chance, with what it means at its table and evenings kept by it: the
entries, all that follows from them, and entries that are refused. `examples.jsonl`: the worked examples of
tests/vectors, each with its ruleset. `defaults.json`: what a ruleset means where it says nothing. Every figure is the
engine's own, but for the examples, whose scores stand in their file.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card
from barbu.deal import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.errors import BarbuError
from barbu.match import Entered, Entry, Match, grid, sheet
from barbu.match.opening import offered
from barbu.match.schedule import roles
from barbu.notation.writer import entry_words
from barbu.rules import LayoutContract, Ruleset, names, preset, problems
from barbu.rules.glyphs import glyph
from barbu.rules.meaning import dealt_pack, hand_size, items, positive, scheduled_deals, total
from barbu.rules.model import Contract
from barbu.rules.options import SCOPES, options_of
from barbu.rules.plain import to_plain
from barbu.scoring import Bet, Line
from barbu.table.statistics import statistics
from tests.support.evenings import broken, opened, random_entry
from tests.support.random_rulesets import seeded
from tests.support.vectors import ScoreVector, outcome_of, read, table_of

EVENINGS = 8
"""Evenings for each ruleset."""
PEOPLE = ("Luz", "Ana", "Rui", "Mina", "Zoé", "Otto", "Li", "Éva")
"""Of whom some sit at each evening."""
BROKEN = 0.5
"""How often the next deal is first entered wrongly."""
NO_DOUBLE = "no_double_"
"""Heads the contract of an example that was not played, as nobody doubled it."""
LATER = ("V59",)
"""The example whose contract no ruleset can say yet."""

Plain = dict[str, Any]


# --- as JSON ----------------------------------------------------------------------------------------


def plain_outcome(outcome: Outcome) -> Plain:
    """The outcome as the page holds it."""
    out = [str(card) for card in outcome.out]
    match outcome:
        case TrickOutcome(taken, tricks):
            return {"kind": "tricks", "taken": dict(taken), "tricks": tricks, "out": out}
        case LayoutOutcome(finish):
            return {"kind": "layout", "finish": finish, "out": out}
        case NotPlayed(undoubled):
            return {"kind": "unplayed", "undoubled": undoubled, "out": out}


def plain_entry(entry: Entry) -> Plain:
    """The entry as the page holds it."""
    return {
        "contract": entry.contract,
        "outcome": plain_outcome(entry.outcome),
        "blind": entry.blind,
        "trump": None if entry.trump is None else str(entry.trump),
        "start": None if entry.start is None else str(entry.start),
        "bets": [_plain_bet(bet) for bet in entry.bets],
    }


def _plain_bet(bet: Bet) -> Plain:
    return {"doubler": bet.doubler, "doubled": bet.doubled, "redoubled": bet.redoubled}


def _plain_line(line: Line) -> Plain:
    return {key: getattr(line, key) for key in ("reason", "points", "item", "count", "source")}


def _plain_values(values: Mapping[str, object]) -> Plain:
    """What fills a refusal, without the legal acts: those are the page's to show."""
    return {key: _plain_value(value) for key, value in values.items() if key != "legal"}


def _plain_value(value: object) -> object:
    if isinstance(value, Card):
        return str(value)
    return [_plain_value(item) for item in value] if isinstance(value, tuple) else value


# --- what a ruleset means ---------------------------------------------------------------------------


def meaning(rules: Ruleset, players: int) -> Plain:
    """Pack, hands, schedule and prices at this table."""
    return {
        "pack": [str(card) for card in dealt_pack(rules, players)],
        "hand": hand_size(rules, players),
        "deals": scheduled_deals(rules, players),
        "rows": [_row_meaning(rules, row, players) for row in rules.contracts],
    }


def _row_meaning(rules: Ruleset, row: Contract, players: int) -> Plain:
    return {
        "id": row.id,
        "items": [] if isinstance(row, LayoutContract) else items(rules, row),
        "total": total(rules, row, players),
        "positive": positive(rules, row),
        "glyph": glyph(rules, row),
    }


def defaults() -> Plain:
    """What each option is where a ruleset says nothing."""
    return {
        scope: {option.field: option.kind.plain(option.default) for option in options_of(scope) if option.field != "id"}
        for scope in SCOPES
    }


# --- evenings ---------------------------------------------------------------------------------------


def evening(rules: Ruleset, players: int, rng: random.Random) -> tuple[Plain, Match]:
    """A kept evening, as long as it came to be, with what is refused on the way; and the same as the engine has it."""
    match = opened(rules, players, rng)
    first, lists = match.state.first, match.state.lists
    wanted = rng.choice((1, 2, 3, 4, 5, 100))
    steps: list[Plain] = []
    refused: list[Plain] = []
    while not match.finished and len(steps) < wanted:
        entry = random_entry(match, rng)
        if entry is None:
            break
        if rng.random() < BROKEN:
            refused.append(attempt(match, broken(entry, rules, players, rng)))
        steps.append(_step(match, entry))
        match = match.apply(Entered(entry))
    if match.finished and steps:
        refused.append(attempt(match, entry_again(steps, match)))
    return {"first": first, "lists": lists, "deals": steps, "refused": refused, **_end(match)}, match


def entry_again(steps: list[Plain], match: Match) -> Entry:
    """The last entry a second time, when the evening is over."""
    result = match.results[-1]
    round = result.round
    return Entry(round.contract.id, result.outcome, round.blind, round.trump, round.start, round.bets)


def _step(match: Match, entry: Entry) -> Plain:
    """The next deal: what it may be, and what it was."""
    who = roles(match.rules, match.players, match.state.first, len(match.results))
    return {
        "open": [row.id for row in offered(match.state, who)],
        "entry": plain_entry(entry),
        "line": " ".join(entry_words(entry)),
    }


def attempt(match: Match, entry: Entry) -> Plain:
    """An entry after so many deals, and what is said to it."""
    tried = {"after": len(match.results), "entry": plain_entry(entry), "id": None, "values": {}}
    try:
        match.apply(Entered(entry))
    except BarbuError as refused:
        return {**tried, "id": refused.id, "values": _plain_values(refused.values)}
    return tried


def _end(match: Match) -> Plain:
    """The sheet and the grid."""
    whole = sheet(match.state)
    leaders = [result.round.roles.leader for result in match.results]
    rows = [
        {
            "dealer": row.dealer,
            "chooser": row.chooser,
            "leader": leader,
            "contract": row.contract,
            "blind": row.blind,
            "lines": [[_plain_line(line) for line in own] for own in row.score.lines],
            "base": row.score.base,
            "points": row.score.points,
            "slam": row.score.slam,
            "running": row.running,
        }
        for row, leader in zip(whole.rows, leaders, strict=True)
    ]
    boxes = [
        (box.series, box.owner, box.contract, None if box.deal is None else box.deal - 1) for box in grid(match.state)
    ]
    return {"rows": rows, "totals": whole.totals, "places": whole.places, "grid": boxes, "finished": match.finished}


def _rules(seed: int, rng: random.Random) -> tuple[Ruleset, int]:
    """Every eighth ruleset is a preset, the others are drawn from all options; some of them so that rows get barred."""
    if seed % 8 == 0:
        rules = preset(names()[seed // 8 % len(names())])
        return rules, rng.choice(rules.players)
    rules, players = seeded(f"evenings/{seed}")
    return (_with_bars(rules, players, rng) if seed % 8 == 1 else rules), players


def _with_bars(rules: Ruleset, players: int, rng: random.Random) -> Ruleset:
    """The ruleset with random left-overs and rows about single cards, where that can be played."""
    deck = msgspec.structs.replace(rules.deck, leftover="random", removed=(), blocked_contract="zero")
    other = msgspec.structs.replace(rules, deck=deck, players=(players,))
    pack = dealt_pack(other, players)
    rows = tuple(_about_a_card(row, rng.choice(pack)) for row in rules.contracts)
    other = msgspec.structs.replace(other, contracts=rows)
    return rules if problems(other) else other


def _about_a_card(row: Contract, card: Card) -> Contract:
    if isinstance(row, LayoutContract) or row.sums:
        return row
    return msgspec.structs.replace(row, prices=immutabledict({str(card): -10}))


def table(seed: int) -> Plain:
    """One line of `evenings.jsonl`."""
    rng = random.Random(f"evenings/{seed}")
    rules, players = _rules(seed, rng)
    kept = [evening(rules, players, rng) for _ in range(EVENINGS)]
    seats = [tuple(rng.sample(PEOPLE, players)) for _ in kept]
    return {
        "seed": seed,
        "rules": to_plain(rules),
        "players": players,
        "meaning": meaning(rules, players),
        "evenings": [{**plain, "names": names} for (plain, _), names in zip(kept, seats, strict=True)],
        "figures": figures([named(match, names) for (_, match), names in zip(kept, seats, strict=True)]),
    }


def named(match: Match, names: tuple[str, ...]) -> Match:
    """The match of these players."""
    return Match.fold(msgspec.structs.replace(match.header, names=names), match.events)


def figures(matches: list[Match]) -> Plain:
    """What the evenings tell of their players."""
    found = statistics(matches)
    players = [
        {
            "name": name,
            "evenings": each.evenings,
            "wins": each.wins,
            "shared": each.shared,
            "contracts": [[id, of.deals, float(of.points), float(of.ahead)] for id, of in each.contracts.items()],
            "best": each.best,
            "worst": each.worst,
        }
        for name, each in found.players.items()
    ]
    return {
        "players": players,
        "duels": [[*pair, each.evenings, each.won, each.tied] for pair, each in found.duels.items()],
    }


# --- worked examples --------------------------------------------------------------------------------


def example(vector: ScoreVector) -> Plain:
    """A worked example with its ruleset; the score is the example's own."""
    skipped = vector.contract.startswith(NO_DOUBLE)
    rules, players = table_of(vector.preset)
    contract = vector.contract.removeprefix(NO_DOUBLE)
    row = next((row for row in rules.contracts if row.id == contract), None)
    return {
        "id": vector.id,
        "rules": to_plain(rules),
        "players": players,
        "contract": contract,
        "outcome": None if row is None or vector.base else _facts(rules, row, players, vector, skipped),
        "chooser": vector.chooser,
        "base": vector.base,
        "stakes": vector.doubles,
        "score": vector.score,
    }


def _facts(rules: Ruleset, row: Contract, players: int, vector: ScoreVector, skipped: bool) -> Plain:
    if skipped:
        return plain_outcome(NotPlayed(True))
    if isinstance(row, LayoutContract):
        assert vector.finish is not None
        return plain_outcome(LayoutOutcome(vector.finish))
    assert vector.taken is not None
    return plain_outcome(outcome_of(rules, row, players, vector.taken))


def _line(seed: int) -> bytes:
    return msgspec.json.encode(table(seed)) + b"\n"


def write(folder: Path, evenings: int) -> None:
    """All three files."""
    folder.mkdir(parents=True, exist_ok=True)
    encode = msgspec.json.encode
    (folder / "defaults.json").write_text(json.dumps(defaults(), indent=1), encoding="utf-8")
    examples = (example(vector) for vector in read("scores.jsonl", ScoreVector) if vector.id not in LATER)
    (folder / "examples.jsonl").write_bytes(b"".join(encode(line) + b"\n" for line in examples))
    with (folder / "evenings.jsonl").open("wb") as file, ProcessPoolExecutor() as pool:
        file.writelines(pool.map(_line, range(-(-evenings // EVENINGS)), chunksize=20))


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))
