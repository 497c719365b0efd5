"""Acts as they travel, and as the match takes them."""

from barbu.cards import Card, Rank, Suit
from barbu.deal import Lay, Pass, Play, Stop
from barbu.errors import NotUnderstood
from barbu.match import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.web import wire


def read(action: wire.Action) -> Action:
    """The act that the page means; raises `NotUnderstood`."""
    match action:
        case wire.Choose(contract=contract, blind=blind):
            return Choose(contract, blind)
        case wire.Look():
            return Look()
        case wire.Trump(suit=suit):
            return NameTrump(Suit.parse(suit) if suit is not None else None)
        case wire.Start(rank=rank):
            return NameStart(Rank.parse(rank))
        case wire.Double(seats=seats):
            if len(set(seats)) < len(seats):
                raise NotUnderstood("seat-twice")
            return Double(tuple(sorted(seats)))
        case wire.Play(card=card):
            return Play(Card.parse(card))
        case wire.Lay(card=card, end=end):
            return Lay(Card.parse(card), end)
        case wire.Pass():
            return Pass()
        case wire.Stop():
            return Stop()


def write(action: Action) -> wire.Action:
    """The act as the page reads it."""
    match action:
        case Choose(contract, blind):
            return wire.Choose(contract, blind)
        case Look():
            return wire.Look()
        case NameTrump(suit):
            return wire.Trump(None if suit is None else str(suit))
        case NameStart(rank):
            return wire.Start(str(rank))
        case Double(seats):
            return wire.Double(list(seats))
        case Play(card):
            return wire.Play(str(card))
        case Lay(card, end):
            return wire.Lay(str(card), end)
        case Pass():
            return wire.Pass()
        case Stop():
            return wire.Stop()
