"""The hand: sorted as it is held, the cards that may be played raised by their numbers."""

from collections.abc import Sequence

from rich.text import Text

from barbu.cards import Card
from barbu.cli.look import Look
from barbu.cli.paint import QUIET, STRONG, TILE, sorted_hand
from barbu.deal import Lay, Play
from barbu.match import MatchView
from barbu.rules.meaning import strengths


def held(view: MatchView, cards: Sequence[Card]) -> list[Card]:
    """The cards as the viewer holds them."""
    return sorted_hand(cards, strengths(view.rules))


def numbered(view: MatchView) -> list[Card]:
    """The cards that the viewer may play, in the order of their numbers, from 1."""
    legal = {act.card for act in view.legal if isinstance(act, (Play, Lay))}
    return [card for card in held(view, view.round.hand if view.round else ()) if card in legal]


def drawn(view: MatchView, cards: Sequence[Card], look: Look, high: bool = False) -> list[Text]:
    """The hand over its numbers, in several rows where the terminal is narrow; `high` cards are three lines high."""
    mine = held(view, cards)
    may = numbered(view)
    deciding = bool(may)
    per_line = max(1, (look.width + 1) // (TILE + 1))
    rows = -(-len(mine) // per_line) if mine else 0
    each = -(-len(mine) // rows) if rows else 1
    lines: list[Text] = []
    for start in range(0, len(mine), each):
        row = mine[start : start + each]
        dims = [deciding and card not in may for card in row]
        shown = [look.tile(card, dim=dim) for card, dim in zip(row, dims, strict=True)]
        lines.append(Text(" ").join(shown))
        if high:
            lines += [Text(" ").join(Text(" " * TILE, each.style) for each in shown)] * 2
        if not all(dims) and deciding:
            numbers = [str(may.index(card) + 1).center(TILE) if card in may else " " * TILE for card in row]
            lines.append(Text(" ".join(numbers).rstrip(), STRONG if look.colour else QUIET))
    return lines
