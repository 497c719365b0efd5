"""Writing a record.

A record begins with `barbu 1` and a header, one `word: value` a line, up to an empty line; then every event is
one line: a word, and what belongs to it. Seats are numbers from 0; cards are written `QS`, `10H`.

    first 2                        who deals first, and any cards drawn for it
    list hearts queens …           one line with every seat's list, separated by |
    dealt 7C 8C … | … / 2C         hands by seat, then cards turned out after /
    commit 9f…                     follows `dealt` on the same line
    1 choose hearts [blind]        1 look      1 trump S|none      1 start 10      1 double 0 2
    1 play QS                      1 lay AS [high|low]              1 pass          1 stop
    reveal 5a…
    entered hearts …               a deal kept by hand, see `entry_words`
    corrected 3 hearts …
    undone 4
"""

from collections.abc import Iterable

from barbu.cards import show
from barbu.deal.actions import Lay, Pass, Play, Stop
from barbu.deal.outcome import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
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
from barbu.rules.link import encode

VERSION = 1


def dumps(match: Match) -> str:
    """The whole record of a match."""
    return dump_header(match.header) + "".join(map(dump_event, match.events))


def dump_header(header: Header) -> str:
    """The head of a record, the empty line after it included."""
    lines = [
        f"barbu {VERSION}",
        f"match: {header.id}",
        f"ruleset: {header.rules.name}",
        f"rules: {encode(header.rules, standalone=True)}",
        *(f"player: {name}" for name in header.names),
        *(["seeded: yes"] if header.seeded else []),
    ]
    return "\n".join(lines) + "\n\n"


def dump_event(event: Event) -> str:
    """One event as one line, its end included."""
    return " ".join(_words(event)) + "\n"


def _words(event: Event) -> list[str]:
    match event:
        case FirstDealer(seat, drawn):
            return ["first", str(seat), *map(str, drawn)]
        case Lists(ids):
            return ["list", " | ".join(map(" ".join, ids))]
        case Dealt(hands, out, commitment):
            cards = " | ".join(map(show, hands)) + (f" / {show(out)}" if out else "")
            return ["dealt", cards, *(["commit", commitment] if commitment else [])]
        case Revealed(secret):
            return ["reveal", secret]
        case Acted(seat, action):
            return [str(seat), *_act_words(action)]
        case Entered(entry):
            return ["entered", *entry_words(entry)]
        case Corrected(deal, entry):
            return ["corrected", str(deal), *entry_words(entry)]
        case Undone(count):
            return ["undone", str(count)]


def _act_words(action: Action) -> list[str]:
    match action:
        case Play(card):
            return ["play", str(card)]
        case Lay(card, end):
            return ["lay", str(card), *([end] if end else [])]
        case Pass():
            return ["pass"]
        case Stop():
            return ["stop"]
        case Choose(contract, blind):
            return ["choose", contract, *(["blind"] if blind else [])]
        case Look():
            return ["look"]
        case NameTrump(suit):
            return ["trump", "none" if suit is None else str(suit)]
        case NameStart(rank):
            return ["start", str(rank)]
        case Double(seats):
            return ["double", *map(str, seats)]


def entry_words(entry: Entry) -> list[str]:
    """An entered deal: the contract, then `word=value` for all that was called and counted."""
    words = [entry.contract]
    if entry.blind:
        words.append("blind")
    if entry.trump is not None:
        words.append(f"trump={entry.trump}")
    if entry.start is not None:
        words.append(f"start={entry.start}")
    words += (f"bet={bet.doubler}>{bet.doubled}{'!' if bet.redoubled else ''}" for bet in entry.bets)
    return words + _outcome_words(entry.outcome)


def _outcome_words(outcome: Outcome) -> list[str]:
    out = [f"out={card}" for card in outcome.out]
    match outcome:
        case LayoutOutcome(finish):
            return [f"finish={_numbers(finish)}", *out]
        case NotPlayed(undoubled):
            return ["undoubled" if undoubled else "barred", *out]
        case TrickOutcome(taken, tricks):
            won = [f"tricks={_numbers(tricks)}"] if tricks is not None else []
            return [*won, *(f"took:{item}={_numbers(counts)}" for item, counts in taken.items()), *out]


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))
