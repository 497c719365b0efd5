"""Who can be measured, by name: the bots, and some players that only the arena has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Protocol

import msgspec

from barbu.bots import bot, names
from barbu.bots.arena.board import Board, DealPlay, Path
from barbu.bots.arena.open_hands import OpenHands
from barbu.bots.player import Bot
from barbu.bots.search import Search
from barbu.bots.turn import CardPlayer
from barbu.errors import NotUnderstood
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.state import Match
from barbu.match.view import MatchView, view

OPEN = "open-hands"
OUTSIDE = "pimc-h20"


class Player(Protocol):
    """Somebody at the table. `name` stands for all that he is: players of one name decide alike."""

    @property
    def name(self) -> str:
        """How he is called in tables, and on the command line."""
        ...

    def ready(self, match: Match) -> Callable[[str], Action]:
        """What is asked of him at this moment: a seed → a legal act. He has seen what he may see."""
        ...

    def card(self, play: DealPlay, board: Board, path: Path) -> int:
        """The same act in the play of the cards, as a code."""
        ...


class Fair(msgspec.Struct, frozen=True):
    """A bot, which sees what its seat may see."""

    name: str
    bot: Bot
    cards: CardPlayer | None = None
    """The bot that plays the cards, where it can do without a view."""

    def ready(self, match: Match) -> Callable[[str], Action]:
        """It is shown its view."""
        seen = view(match, match.to_act)
        return lambda seed: self.bot.decide(seen, seed)

    def card(self, play: DealPlay, board: Board, path: Path) -> int:
        """It is shown its turn, or its view."""
        if self.cards is not None:
            return self.cards.code(*play.turn(board, path))
        return play.code(board, self.ready(play.match_after(path))(play.seed))


class Cheat(msgspec.Struct, frozen=True):
    """The player who sees all hands."""

    name: str

    def ready(self, match: Match) -> Callable[[str], Action]:
        """He is shown the match itself."""
        return lambda seed: OpenHands().decide(match, seed)

    def card(self, play: DealPlay, board: Board, path: Path) -> int:
        """He is shown the deal itself."""
        return OpenHands().code(play.vector, board.deal[0], board.acts)


class Fixed:
    """Takes the first contract open, the first trump or start rank there is, and never doubles unless he must."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`; looks where he may, like everybody else."""
        look = next((action for action in view.legal if isinstance(action, Look)), None)
        return look or min(view.legal, key=lambda action: len(action.seats) if isinstance(action, Double) else 0)


class Mixed:
    """Plays like one bot, and chooses contracts or doubles like others."""

    def __init__(self, play: Bot, choose: Bot | None = None, double: Bot | None = None) -> None:
        self.play, self.choose, self.double = play, choose or play, double or play

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        match view.legal[-1]:
            case Choose() | Look() | NameTrump() | NameStart():
                return self.choose.decide(view, seed)
            case Double():
                return self.double.decide(view, seed)
        return self.play.decide(view, seed)


@cache
def _bots() -> dict[str, Bot]:
    special: dict[str, Bot] = {"heuristic": bot("regular"), OUTSIDE: Search(20, clear=0, trust=0), "fixed": Fixed()}
    return {name: bot(name) for name in names()} | special


def player_names() -> tuple[str, ...]:
    """All names there are, but for mixtures."""
    return (*_bots(), OPEN)


@cache
def player(name: str) -> Player:
    """The player of this name; raises `NotUnderstood`. `NAME+choose=NAME+double=NAME` is a mixture."""
    if name == OPEN:
        return Cheat(name)
    first, *parts = name.split("+")
    roles, plays = dict(_roles(name, parts)), _bot(first)
    return Fair(name, Mixed(plays, **roles) if roles else plays, plays if isinstance(plays, CardPlayer) else None)


def _roles(name: str, parts: list[str]) -> Iterator[tuple[str, Bot]]:
    for part in parts:
        role, _, other = part.partition("=")
        if role not in ("choose", "double"):
            raise NotUnderstood("arena-no-such-player", given=name, allowed=player_names())
        yield role, _bot(other)


def _bot(name: str) -> Bot:
    if name not in _bots():
        raise NotUnderstood("arena-no-such-player", given=name, allowed=player_names())
    return _bots()[name]
