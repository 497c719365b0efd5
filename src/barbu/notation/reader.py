"""Reading a record; anything unreadable is refused by its line."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import Lay, Pass, Play, Stop
from barbu.deal.outcome import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.errors import BarbuError, NotUnderstood
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.events import (
    Acted,
    Corrected,
    Dealt,
    Entered,
    Entry,
    Event,
    FirstDealer,
    Header,
    Lists,
    Revealed,
    Undone,
)
from barbu.match.state import Match
from barbu.rules.check import BadRuleset
from barbu.rules.link import decode
from barbu.rules.model import Ruleset
from barbu.scoring import Bet

VERSIONS = ("1",)
LONGEST = 1_000_000
"""Characters of a record; a longer one is refused unread."""


class BadRecord(NotUnderstood):
    """A record that cannot be read, or tells a match that cannot have been."""


def loads(text: str) -> Match:
    """The match that a record tells; raises `BadRecord` naming the line."""
    header, events = load(text)
    match = _at_line(1, lambda: Match.start(header))
    for number, event in events:
        match = _at_line(number, partial(match.apply, event))
    return match


def load(text: str) -> tuple[Header, list[tuple[int, Event]]]:
    """The header and the events of a record with their line numbers; the match itself is not folded."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST:
        raise BadRecord("record-too-long", most=LONGEST)
    lines = text.replace("\r\n", "\n").split("\n")
    end = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    header = _header(lines[:end])
    body = enumerate(lines[end:], start=end + 1)
    return header, [(number, _at_line(number, partial(_event, line))) for number, line in body if line.strip()]


def load_events(lines: Sequence[str]) -> tuple[Event, ...]:
    """The events of lines that stand somewhere behind a header."""
    return tuple(_at_line(number, partial(_event, line)) for number, line in enumerate(lines, start=1))


T = TypeVar("T")


def _at_line(number: int, read: Callable[[], T]) -> T:
    try:
        return read()
    except BadRecord:
        raise
    except BarbuError as error:
        raise BadRecord("bad-record-line", line=number, reason=error) from error
    except (ValueError, IndexError, KeyError):
        raise BadRecord("unreadable-line", line=number) from None


def _header(lines: Sequence[str]) -> Header:
    if not lines or lines[0].split() not in [["barbu", version] for version in VERSIONS]:
        raise BadRecord("not-a-record", versions=VERSIONS)
    fields: dict[str, list[str]] = {}
    at: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        word, colon, value = line.partition(": ")
        if not colon or word not in ("match", "ruleset", "rules", "player", "seeded"):
            raise BadRecord("unreadable-line", line=number)
        fields.setdefault(word, []).append(value)
        at[word] = number
    if any(len(fields.get(word, [])) != 1 for word in ("match", "rules")):
        raise BadRecord("incomplete-header")
    rules = _at_line(at["rules"], partial(_rules, at["rules"], fields["rules"][0]))
    return Header(fields["match"][0], rules, tuple(fields.get("player", [])), "seeded" in fields)


def _rules(number: int, text: str) -> Ruleset:
    """The ruleset, written as a link is; what is damaged is no link to whoever reads a record."""
    try:
        return decode(text)
    except BadRuleset as error:
        if [problem.message for problem in error.problems] == ["damaged-link"]:
            raise BadRecord("damaged-rules", line=number) from None
        raise


def _event(line: str) -> Event:
    word, *rest = line.split()
    if word.isdecimal():
        return Acted(_number(word), _action(rest[0], rest[1:]))
    read = _EVENTS.get(word)
    if read is None:
        raise ValueError(word)
    return read(rest)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise ValueError(text)
    return int(text)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_number, text.split(","))) if text else ()


def _cards(words: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, words))


def _split(words: Sequence[str], mark: str) -> list[list[str]]:
    groups: list[list[str]] = [[]]
    for word in words:
        if word == mark:
            groups.append([])
        else:
            groups[-1].append(word)
    return groups


def _none_left(words: Sequence[str]) -> None:
    if words:
        raise ValueError(words[0])


def _dealt(words: list[str]) -> Dealt:
    commitment = ""
    if len(words) > 1 and words[-2] == "commit":
        words, commitment = words[:-2], words[-1]
    cards, *out = _split(words, "/")
    if len(out) > 1:
        raise ValueError("/")
    return Dealt(tuple(map(_cards, _split(cards, "|"))), _cards(out[0]) if out else (), commitment)


def _undone(words: list[str]) -> Undone:
    (count,) = words
    return Undone(_number(count))


def _revealed(words: list[str]) -> Revealed:
    (secret,) = words
    return Revealed(secret)


_EVENTS: dict[str, Callable[[list[str]], Event]] = {
    "first": lambda words: FirstDealer(_number(words[0]), _cards(words[1:])),
    "list": lambda words: Lists(tuple(map(tuple, _split(words, "|")))),
    "dealt": _dealt,
    "reveal": _revealed,
    "entered": lambda words: Entered(_entry(words)),
    "corrected": lambda words: Corrected(_number(words[0]), _entry(words[1:])),
    "undone": _undone,
}


def _action(word: str, words: list[str]) -> Action:
    match word, words:
        case "play", [card]:
            return Play(Card.parse(card))
        case "lay", [card]:
            return Lay(Card.parse(card))
        case "lay", [card, "high" | "low" as end]:
            return Lay(Card.parse(card), end)
        case "pass", []:
            return Pass()
        case "stop", []:
            return Stop()
        case "choose", [contract]:
            return Choose(contract)
        case "choose", [contract, "blind"]:
            return Choose(contract, blind=True)
        case "look", []:
            return Look()
        case "trump", [suit]:
            return NameTrump(None if suit == "none" else Suit.parse(suit))
        case "start", [rank]:
            return NameStart(Rank.parse(rank))
        case "double", seats:
            return Double(tuple(map(_number, seats)))
        case _:
            raise ValueError(word)


def _entry(words: list[str]) -> Entry:
    contract, *rest = words
    found: dict[str, list[str]] = {}
    for word in rest:
        key, _, value = word.partition("=")
        found.setdefault(key, []).append(value)
    outcome = _outcome(found)
    fields: dict[str, Any] = {
        "blind": bool(found.pop("blind", [])),
        "bets": tuple(map(_bet, found.pop("bet", []))),
    }
    if trump := found.pop("trump", []):
        fields["trump"] = Suit.parse(trump[0])
    if start := found.pop("start", []):
        fields["start"] = Rank.parse(start[0])
    _none_left(list(found))
    return Entry(contract, outcome, **fields)


def _bet(text: str) -> Bet:
    doubler, mark, doubled = text.removesuffix("!").partition(">")
    if not mark:
        raise ValueError(text)
    return Bet(_number(doubler), _number(doubled), text.endswith("!"))


def _outcome(found: dict[str, list[str]]) -> Outcome:
    out = _cards(found.pop("out", []))
    if "finish" in found:
        return LayoutOutcome(_numbers(found.pop("finish")[0]), out)
    if "undoubled" in found or "barred" in found:
        undoubled = bool(found.pop("undoubled", []))
        found.pop("barred", None)
        return NotPlayed(undoubled, out)
    tricks = _numbers(found.pop("tricks")[0]) if "tricks" in found else None
    items = [key for key in found if key.startswith("took:")]
    taken = {key.removeprefix("took:"): _numbers(found.pop(key)[0]) for key in items}
    return TrickOutcome(immutabledict(taken), tricks, out)
