"""What one seat, or a spectator, may see of a deal: built up from public facts, in one function."""

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import AceEnd, DealAction, Seat
from barbu.deal.layout import LayoutPlay
from barbu.deal.tricks import Trick, TrickPlay


class TrickView(msgspec.Struct, frozen=True, gc=False):
    """A deal of tricks as one seat sees it."""

    hand: tuple[Card, ...]
    """The viewer's own cards; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards left in each hand."""
    turn: Seat
    leader: Seat
    table: tuple[Card, ...]
    done: tuple[Trick, ...]
    trump: Suit | None
    broken: bool
    """Whether the banned suit has been broken."""
    captured: tuple[tuple[Card, ...], ...]
    """Captured cards that lie face up before each seat, as the table has agreed."""
    legal: tuple[DealAction, ...]
    """What the viewer may do; empty when it is not his turn."""


class LayoutView(msgspec.Struct, frozen=True, gc=False):
    """A layout as one seat sees it."""

    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    turn: Seat
    start: Rank | None
    ace: AceEnd | None
    log: tuple[tuple[Seat, DealAction], ...]
    """All that was laid and passed."""
    finished: tuple[Seat, ...]
    extra: int
    """Which card of one turn is due: 0 the ordinary one, 1 the first after an ace, and so on."""
    legal: tuple[DealAction, ...]


DealView = TrickView | LayoutView


def deal_view(play: TrickPlay | LayoutPlay, seat: Seat | None) -> DealView:
    """What the seat, or a spectator for None, may see now."""
    hand = play.hands[seat] if seat is not None else ()
    counts = tuple(map(len, play.hands))
    legal = play.legal if seat == play.turn and not play.over else ()
    if isinstance(play, LayoutPlay):
        log, finished = play.log, play.finished
        return LayoutView(hand, counts, play.turn, play.start, play.ace, log, finished, play.extra, legal)
    return TrickView(
        hand=hand,
        counts=counts,
        turn=play.turn,
        leader=play.leader,
        table=play.table,
        done=play.done,
        trump=play.setup.trump,
        broken=play.broken,
        captured=_face_up(play),
        legal=legal,
    )


def _face_up(play: TrickPlay) -> tuple[tuple[Card, ...], ...]:
    """Captured cards that the table's rule leaves face up."""
    mode = play.setup.rules.visible_captures
    shown: list[list[Card]] = [[] for _ in range(play.setup.players)]
    if mode != "hidden":
        for trick in play.done:
            shown[trick.winner] += (card for card in trick.cards if mode == "open" or card in play.rules.losses)
    return tuple(map(tuple, shown))
