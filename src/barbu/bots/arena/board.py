"""The play of one deal on the kernel's record: the same as that of the match, and far quicker."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from barbu.bots.imagined import starter_of, vector_of
from barbu.bots.player import chance_at
from barbu.bots.turn import Turn
from barbu.deal.actions import Lay, Pass, Play, Seat, Stop
from barbu.kernel.convert import action_of, code_of, codes_in, deal_of
from barbu.kernel.facts import Log
from barbu.kernel.play import cover, legal, step
from barbu.kernel.records import Deal, Records, deals
from barbu.kernel.score import score
from barbu.match.actions import Action
from barbu.match.events import Acted
from barbu.match.phases import Playing
from barbu.match.sheet import sheet
from barbu.match.state import Match
from barbu.rules.meaning import scheduled_deals
from barbu.rules.model import LayoutContract
from barbu.scoring.points import Call

if TYPE_CHECKING:
    from barbu.bots.arena.players import Player


class Board:
    """A moment of the play, or its end."""

    def __init__(self, deal: Records, turn: Seat, legal: int) -> None:
        self.deal, self.turn, self.legal = deal, turn, legal
        self.acts = codes_in(legal)
        """The codes of all that may be done; none at the end."""
        self.decided: dict[str, int] = {}
        """What players do here, by name: equal turns and seeds give equal acts."""
        self.next: dict[int, Board] = {}


Path = list[tuple[Board, int]]
"""The moments of a play so far, each with what was done there."""


class DealPlay:
    """The play of one deal, whoever plays it: what has come up once is kept for others who come there."""

    def __init__(self, match: Match, seed: str) -> None:
        phase = match.phase
        assert isinstance(phase, Playing)
        self.match, self.seed, self.rules = match, seed, match.rules
        round, setup = phase.round, phase.play.setup
        call = Call(match.players, round.roles.chooser, round.roles.declarer, round.blind, round.bets)
        self.vector = vector_of(msgspec.structs.replace(setup, first=0), call)
        self.first, self.starter = phase.play.turn, starter_of(match.rules, setup.row)
        self.deals_again = isinstance(setup.row, LayoutContract) and setup.row.blocked == "redeal"
        self.before = tuple(map(match.rules.gain, sheet(match.state).totals))
        """What each seat has gained in the deals before."""
        self.last = len(match.results) == scheduled_deals(match.rules, match.players) - 1
        self.vectors = np.array([self.vector])
        deal = np.array([deal_of(match.rules, self.vector, phase.play)])
        self.root = Board(deal, self.first, int(legal(self.vector, deal[0])))

    def path(self, seated: Sequence[Player]) -> tuple[Path, Board]:
        """How these play it, and the end."""
        board, path = self.root, Path()
        while board.acts:
            act = board.acts[0] if len(board.acts) == 1 else self._decided(board, path, seated[board.turn])
            path.append((board, act))
            board = self._after(board, act)
        return path, board

    def _decided(self, board: Board, path: Path, player: Player) -> int:
        if player.name not in board.decided:
            board.decided[player.name] = player.card(self, board, path)
        return board.decided[player.name]

    def _after(self, board: Board, act: int) -> Board:
        if act not in board.next:
            deal = deals(1)
            turn, acts = step(self.vectors, board.deal, act, deal)
            board.next[act] = Board(deal, turn, acts)
        return board.next[act]

    # --- what it comes to -----------------------------------------------------------------------------

    def gains(self, end: Board) -> list[int] | None:
        """What each seat has gained in the whole match; None where more deals are to come."""
        if not self.last or (self.deals_again and end.deal[0].blocked):
            return None
        found = np.zeros(len(self.before), np.int64)
        score(self.vector, end.deal[0], found)
        return [had + more for had, more in zip(self.before, found.tolist(), strict=True)]

    def match_after(self, path: Path) -> Match:
        """The match after these acts."""
        match = self.match
        for board, act in path:
            match = match.apply(Acted(board.turn, action_of(self.rules, self.vector, board.legal, act)))
        return match

    # --- for those who play ---------------------------------------------------------------------------

    def turn(self, board: Board, path: Path) -> tuple[Turn, Random]:
        """What the seat whose turn it is may know, and its chance."""
        seen = deals(1)
        cover(board.deal, board.turn, seen)
        deal: Deal = seen[0]
        again = board.turn if deal.extra else -1
        log = Log([at.turn for at, _ in path], [act for _, act in path], self.first, again, self.starter)
        own = deal.hands[: len(self.before)]
        turn = Turn(self.vector, deal, board.acts, own, log, self.before if self.last else ())
        return turn, chance_at(self.seed, board.turn, self.match.seq + len(path))

    def code(self, board: Board, action: Action) -> int:
        """The code of an act here."""
        assert isinstance(action, (Lay, Pass, Play, Stop))
        return code_of(self.rules, self.vector, board.legal, action)
