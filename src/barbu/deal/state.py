"""A deal in play, whichever kind it is: start it, act in it, read its outcome."""

from barbu.cards import Card
from barbu.deal.actions import DealAction
from barbu.deal.layout import LayoutPlay, lay_card, layout_outcome, start_layout
from barbu.deal.outcome import LayoutOutcome, TrickOutcome
from barbu.deal.setup import Setup
from barbu.deal.tricks import TrickPlay, play_card, start_tricks, trick_outcome
from barbu.errors import NotLegal
from barbu.rules.model import TrickContract

DealPlay = TrickPlay | LayoutPlay


def start(setup: Setup, hands: tuple[tuple[Card, ...], ...]) -> DealPlay:
    """The deal before its first card."""
    if isinstance(setup.row, TrickContract):
        return start_tricks(setup, hands)
    return start_layout(setup, hands)


def act(play: DealPlay, action: DealAction) -> DealPlay:
    """The deal after the act of the player whose turn it is; raises `NotLegal`."""
    if play.over:
        raise NotLegal("deal-is-over")
    return play_card(play, action) if isinstance(play, TrickPlay) else lay_card(play, action)


def outcome(play: DealPlay) -> TrickOutcome | LayoutOutcome:
    """The facts of a deal that is over."""
    assert play.over
    return trick_outcome(play) if isinstance(play, TrickPlay) else layout_outcome(play)
