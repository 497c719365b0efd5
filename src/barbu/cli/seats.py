"""Who sits where: round the table where there is room, else one line a player."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from rich.cells import cell_len
from rich.text import Text

from barbu.cards import Card
from barbu.cli.badge import so_far
from barbu.cli.look import Look
from barbu.cli.paint import NOW, QUIET, STRONG, clipped, mark, right
from barbu.deal import LayoutView, Seat, Trick, TrickView
from barbu.match import MatchView, RoundView
from barbu.scoring.words import points

ROUND_TABLE = 72
"""Columns that a table with everyone around it needs."""
ROUND_TABLES = {7: 96}
"""The same for numbers of players that need more, so that no two blocks touch."""


class Place(msgspec.Struct, frozen=True):
    """What is shown of one seat."""

    seat: Seat
    name: str
    roles: str
    """Letters: who deals, who chose, who leads."""
    cards: int
    tricks: int | None
    """None in a layout."""
    finish: int | None
    """The place in which the hand emptied."""
    deal: int
    total: int
    card: Card | None
    """The card in the trick."""
    takes: bool
    """Whether that card has taken the trick."""
    turn: bool
    first: bool
    """Whether he led the trick shown."""


def places(view: MatchView, round: RoundView, look: Look, held: Trick | None = None) -> list[Place]:
    """All seats from the viewer round in the order of play; `held` is a finished trick still on the table."""
    play, me = round.play, view.seat or 0
    deal = so_far(view, round)
    trick = _on_table(view, play, held)
    found = []
    for step in range(view.players):
        seat = (me + step) % view.players
        tricks = sum(done.winner == seat for done in play.done) if isinstance(play, TrickView) else None
        finish = None
        if isinstance(play, LayoutView) and seat in play.finished:
            finish = play.finished.index(seat) + 1
        found.append(
            Place(
                seat=seat,
                name=look.voice.name(seat),
                roles=roles(view, round, seat, look),
                cards=round.counts[seat] if round.counts else 0,
                tricks=tricks,
                finish=finish,
                deal=deal[seat],
                total=view.sheet.totals[seat],
                card=trick.get(seat),
                takes=held is not None and seat == held.winner,
                turn=held is None and seat == view.to_act,
                first=seat == next(iter(trick), None),
            )
        )
    return found


def _on_table(view: MatchView, play: TrickView | LayoutView | None, held: Trick | None) -> dict[Seat, Card]:
    """The cards of the trick, in the order played."""
    if held is not None:
        leader, cards = held.leader, held.cards
    elif isinstance(play, TrickView):
        leader, cards = play.leader, play.table
    else:
        return {}
    return {(leader + at) % view.players: card for at, card in enumerate(cards)}


def roles(view: MatchView, round: RoundView, seat: Seat, look: Look) -> str:
    """The letters of what the seat does in this deal."""
    who, letters = round.roles, []
    if seat == who.dealer:
        letters.append("dealer")
    if seat == who.chooser:
        letters.append("declarer" if view.rules.doubling.enabled else "chooser")
    if seat == who.leader and round.contract is not None:
        letters.append("leader")
    return "".join(look.voice.say(f"letter-{role}") for role in letters)


# --- one line a player ------------------------------------------------------------------------------


def listed(all: Sequence[Place], view: MatchView, look: Look) -> list[Text]:
    """A line a player, under the names of the columns; narrow terminals and screen readers get this."""
    heads, rows = _columns(all, look)
    widths = [max(cell_len(head), *(len(row[at]) for row in rows)) for at, head in enumerate(heads)]
    shows_trick = any(place.card for place in all)
    fixed = 4 + sum(widths) + len(widths) + (6 if shows_trick else 0)
    room = max(4, min(30, look.width - fixed, max(cell_len(place.name) + 1 + cell_len(place.roles) for place in all)))
    head = "".join(f" {right(head, width)}" for head, width in zip(heads, widths, strict=True))
    lines = [Text(" " * (4 + room) + head, QUIET)]
    return lines + [_line(place, row, widths, room, look) for place, row in zip(all, rows, strict=True)]


def _columns(all: Sequence[Place], look: Look) -> tuple[list[str], list[list[str]]]:
    """The numbers beside the names. In tricks all hold as many cards, so a narrow terminal leaves those out."""
    tricks = any(place.tricks is not None for place in all)
    columns = {
        "cards": [str(place.cards) for place in all],
        "tricks": [str(place.tricks or 0) for place in all],
        "deal": [points(place.deal) for place in all],
        "total": [points(place.total) for place in all],
    }
    gone = {"tricks"} if not tricks else {"cards"} if look.width < 60 else set()
    shown = {name: texts for name, texts in columns.items() if name not in gone}
    return [look.voice.say(f"head-{name}") for name in shown], [list(row) for row in zip(*shown.values(), strict=True)]


def _line(place: Place, row: Sequence[str], widths: Sequence[int], room: int, look: Look) -> Text:
    line = Text("▶ " if place.turn else "  ", STRONG)
    line.append_text(mark(place.seat))
    name = clipped(place.name, room - cell_len(place.roles) - bool(place.roles))
    line.append(" ")
    line.append(name, STRONG if place.seat == look.voice.me else "")
    line.append(" " * (room - cell_len(name) - cell_len(place.roles)))
    line.append(place.roles, QUIET)
    line.append("".join(f" {text:>{width}}" for text, width in zip(row, widths, strict=True)))
    if place.finish:
        line.append(" " + look.voice.say("place", place=place.finish), NOW)
    if place.card is not None:
        line.append(" ")
        line.append_text(look.tile(place.card, takes=place.takes))
    return line


# --- round the table --------------------------------------------------------------------------------

# For each number of players the others' blocks, from the left round to the right: horizontal place
# (left, centre, right edge as a fraction), first line, and line and place of their card.
_SIDES: dict[int, tuple[tuple[float, int, int, float], ...]] = {
    3: ((0.0, 0, 1, 0.36), (1.0, 0, 1, 0.64)),
    4: ((0.0, 3, 4, 0.36), (0.5, 0, 3, 0.5), (1.0, 3, 4, 0.64)),
    5: ((0.0, 4, 5, 0.34), (0.26, 0, 3, 0.38), (0.74, 0, 3, 0.62), (1.0, 4, 5, 0.66)),
    6: ((0.0, 5, 6, 0.36), (0.0, 1, 3, 0.36), (0.5, 0, 3, 0.5), (1.0, 1, 3, 0.64), (1.0, 5, 6, 0.64)),
    7: (
        (0.0, 5, 6, 0.33),
        (0.0, 1, 4, 0.28),
        (0.31, 0, 3, 0.41),
        (0.69, 0, 3, 0.59),
        (1.0, 1, 4, 0.72),
        (1.0, 5, 6, 0.67),
    ),
}
_MY_CARD = {3: 3, 4: 5, 5: 6, 6: 7, 7: 7}


def around(all: Sequence[Place], view: MatchView, look: Look) -> list[Text]:
    """Everyone round the table, the viewer below; the first to play after him on his left or right."""
    return drawn_round(all, view, look).lines()


def drawn_round(all: Sequence[Place], view: MatchView, look: Look) -> "Canvas":
    """The table with everyone where he sits."""
    width = look.width
    height = max(_MY_CARD[len(all)] + 2, max(line + 3 for _, line, _, _ in _SIDES[len(all)]) + 1)
    canvas = Canvas(width, height)
    sides: Sequence[tuple[float, int, int, float]] = _SIDES[len(all)]
    if view.rules.direction == "anticlockwise":
        sides = [(1 - at, line, card_line, 1 - card_at) for at, line, card_line, card_at in sides]
    block = 19 if len(all) > 5 else 24
    for place, (at, line, card_line, card_at) in zip(all[1:], sides, strict=True):
        align = "left" if at < 0.1 else "right" if at > 0.9 else "centre"
        for row, text in enumerate(_block(place, block, look)):
            canvas.put(line + row, at, text, align)
        canvas.put(card_line, card_at, _card_of(place, look), "centre")
    mine = all[0]
    canvas.put(_MY_CARD[len(all)], 0.5, _card_of(mine, look), "centre")
    canvas.put(height - 1, 0.5, _own_line(mine, width, look), "centre")
    return canvas


def _card_of(place: Place, look: Look) -> Text:
    if place.card is not None:
        return look.tile(place.card, takes=place.takes)
    return Text("")


def _block(place: Place, width: int, look: Look) -> list[Text]:
    say = look.voice.say
    facts = say("count-cards", count=place.cards)
    if place.tricks is not None:
        facts += " · " + say("count-tricks", count=place.tricks)
    elif place.finish:
        facts = say("place-finished", place=place.finish)
    total = say("seat-points", deal=points(place.deal), total=points(place.total))
    return [_name(place, width), Text(clipped(facts, width), QUIET), Text(clipped(total, width), QUIET)]


def _name(place: Place, width: int) -> Text:
    tail = f" {place.roles}" if place.roles else ""
    name = clipped(place.name, width - 4 - cell_len(tail))
    shown = Text.assemble(mark(place.seat), " ", (f" {name} " if place.turn else name, NOW if place.turn else STRONG))
    if place.turn:
        shown = Text.assemble("▶", shown)
    shown.append(tail, QUIET)
    return shown


def _own_line(place: Place, width: int, look: Look) -> Text:
    say = look.voice.say
    facts = [say("count-cards", count=place.cards)]
    if place.tricks is not None:
        facts.append(say("count-tricks", count=place.tricks))
    elif place.finish:
        facts = [say("place-finished", place=place.finish)]
    facts.append(say("seat-points", deal=points(place.deal), total=points(place.total)))
    return Text.assemble(_name(place, width // 2), "  ", (" · ".join(facts), QUIET))


class Canvas:
    """Lines of so many columns on which texts are put side by side."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, row: int, at: float, text: Text, align: str) -> None:
        """Puts the text at a fraction of the width: from there on, up to there, or around it."""
        place = round(at * self.width)
        start = {"left": place, "right": place - text.cell_len, "centre": place - text.cell_len // 2}[align]
        self._rows[row].append((max(0, min(start, self.width - text.cell_len)), text))

    @property
    def apart(self) -> bool:
        """Whether a column at least is between any two texts."""
        for row in self._rows:
            pieces = sorted((start, text.cell_len) for start, text in row if text.cell_len)
            if any(start + long >= after for (start, long), (after, _) in pairwise(pieces)):
                return False
        return True

    def lines(self) -> list[Text]:
        """The lines from top to bottom."""
        return [self._line(row) for row in self._rows]

    def _line(self, row: list[tuple[int, Text]]) -> Text:
        line = Text()
        for start, text in sorted(row, key=lambda piece: piece[0]):
            line.append(" " * max(0, start - line.cell_len))
            line.append_text(text)
        return line
