"""One deal: who may do what, what follows, what each seat sees, and the facts it ends with."""

import barbu.deal.words  # noqa: F401  (tells the catalogues how what is here is worded)
from barbu.deal.actions import AceEnd, DealAction, Lay, Pass, Play, Seat, Stop
from barbu.deal.outcome import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.deal.runs import Board, board
from barbu.deal.setup import Setup
from barbu.deal.state import DealPlay, act, outcome, start
from barbu.deal.tricks import Trick
from barbu.deal.view import DealView, LayoutView, TrickView, deal_view

__all__ = [
    "AceEnd",
    "Board",
    "DealAction",
    "DealPlay",
    "DealView",
    "Lay",
    "LayoutOutcome",
    "LayoutView",
    "NotPlayed",
    "Outcome",
    "Pass",
    "Play",
    "Seat",
    "Setup",
    "Stop",
    "Trick",
    "TrickOutcome",
    "TrickView",
    "act",
    "board",
    "deal_view",
    "outcome",
    "start",
]
