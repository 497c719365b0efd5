"""The layout on the table: a line a suit, a column a rank."""

from collections.abc import Iterator

from rich.text import Text

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.cli.look import Look
from barbu.cli.paint import QUIET, coloured
from barbu.deal import Lay, LayoutView
from barbu.deal.layout import run_order
from barbu.match import MatchView, RoundView
from barbu.rules import LayoutContract
from barbu.rules.meaning import dealt_pack

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
OPEN, OUT, SHUT = "__", "··", "××"
"""A place that waits for its card, a card that is not in play and is stepped over, one that stops its run."""


def ranks(view: MatchView, play: LayoutView) -> tuple[Rank, ...]:
    """The columns; the ace stands at the end that is settled, else above until one is laid."""
    return run_order(view.rules, play.ace or "high", view.players)


def laid(play: LayoutView) -> set[Card]:
    """The cards on the table."""
    return {act.card for _, act in play.log if isinstance(act, Lay)}


def absent(view: MatchView, round: RoundView) -> set[Card]:
    """The cards of the full pack that are in nobody's hand in this deal."""
    return set(FULL_PACK) - set(dealt_pack(view.rules, view.players)) | set(round.out)


def waiting(view: MatchView, round: RoundView, play: LayoutView) -> set[Card]:
    """The cards that would fit now; with the ace's end still open, both its places count."""
    if play.start is None:
        return set()
    row = view.rules.contract(round.contract or "")
    bridged = absent(view, round) if isinstance(row, LayoutContract) and row.missing == "bridge" else set()
    down = laid(play) | bridged
    fits: set[Card] = set()
    for end in (play.ace,) if play.ace else ("high", "low"):
        order = run_order(view.rules, end, view.players)
        if play.start in order:
            at = order.index(play.start)
            for suit in Suit:
                fits |= set(_ends([Card(suit, rank) for rank in order], at, down))
    return fits


def _ends(run: list[Card], at: int, down: set[Card]) -> Iterator[Card]:
    """The next cards of a run on both sides of its start."""
    if run[at] not in down:
        yield run[at]
        return
    for side in (run[at + 1 :], run[:at][::-1]):
        following = next((card for card in side if card not in down), None)
        if following is not None:
            yield following


def drawn(view: MatchView, round: RoundView, play: LayoutView, look: Look) -> list[Text]:
    """The four runs. No column is wider than thirteen ranks allow on forty columns."""
    order = ranks(view, play)
    down, out, fits = laid(play), absent(view, round), waiting(view, round, play)
    row = view.rules.contract(round.contract or "")
    bridges = isinstance(row, LayoutContract) and row.missing == "bridge"
    cell = 3 if look.width < 4 + 4 * len(order) else 4 if look.width < 4 + 5 * len(order) else 5
    lines = []
    for suit in SUITS:
        line = Text.assemble(coloured(suit.symbol), "" if cell == 3 else " ")
        for place, rank in enumerate(order):
            card = Card(suit, rank)
            if card in down:
                shown = _card(card, cell, look)
            elif card in out:
                shown = Text((OUT if bridges else SHUT).rjust(cell), QUIET)
            else:
                shown = Text((OPEN if card in fits else "").rjust(cell))
            line.append_text(shown if place or cell > 3 else shown[cell - 2 :])
        lines.append(line)
    return _centred(lines, look) + ([_footnote(order, out, look, bridges)] if _is_noted(order, out) else [])


def _card(card: Card, cell: int, look: Look) -> Text:
    if cell == 5:
        tile = look.tile(card)
        return tile if look.colour else Text(look.voice.card(card).rjust(cell))
    text = (look.voice.card(card) if cell > 4 else look.voice.locale.rank(card.rank)).rjust(cell - 1)
    style = look.tile(card).style if look.colour else ""
    return Text.assemble(" ", (text, style))


def _centred(lines: list[Text], look: Look) -> list[Text]:
    margin = (look.width - max(line.cell_len for line in lines)) // 2
    return [Text.assemble(" " * max(0, margin), line) for line in lines]


def _is_noted(order: tuple[Rank, ...], out: set[Card]) -> bool:
    """Whether a card that the columns have is not in play."""
    return any(card.rank in order for card in out)


def _footnote(order: tuple[Rank, ...], out: set[Card], look: Look, bridges: bool) -> Text:
    gone = look.voice.listed([look.voice.card(card) for card in sorted(out) if card.rank in order])
    return Text(look.voice.say("board-bridged" if bridges else "board-blocked", cards=gone), QUIET)
