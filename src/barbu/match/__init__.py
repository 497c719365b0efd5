"""A whole match: its events and their fold, the schedule, the doubles, the score sheet."""

import barbu.match.words  # noqa: F401  (tells the catalogues how what is here is worded)
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
from barbu.match.sheet import Box, Row, Sheet, grid, sheet
from barbu.match.state import Match
from barbu.match.view import MatchView, RoundView, view

__all__ = [
    "Acted",
    "Action",
    "Box",
    "Choose",
    "Corrected",
    "Dealt",
    "Double",
    "Entered",
    "Entry",
    "Event",
    "FirstDealer",
    "Header",
    "Lists",
    "Look",
    "Match",
    "MatchView",
    "NameStart",
    "NameTrump",
    "Revealed",
    "RoundView",
    "Row",
    "Sheet",
    "Undone",
    "grid",
    "sheet",
    "view",
]
