"""A person at `barbu play`: a program that types, reads the screen, and knows from the record what should be on it."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pexpect

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.cli.hand import numbered
from barbu.cli.saves import read_record
from barbu.cli.voice import Voice
from barbu.deal import AceEnd, Lay, Pass, Play, Stop
from barbu.errors import NotLegal
from barbu.locales import locale
from barbu.match import Action, Choose, Double, Look, Match, NameStart, NameTrump, view

SOURCE = Path(__file__).resolve().parent.parent.parent / "src"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


class Typist:
    """A person in front of a terminal."""

    def __init__(self, folder: Path, lang: str, terminal: str = "dumb", width: int = 240) -> None:
        self.folder = folder
        self.lang = lang
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))},
            "TERM": terminal,
            "PYTHONPATH": str(SOURCE),
            "COLUMNS": str(width),
            "LINES": "40",
        }
        self.size = (40, width)
        self.child: pexpect.spawn[str]

    def run(self, *words: str) -> None:
        """Starts `barbu play` with these words."""
        command = ["-m", "barbu", "play", *words, "--data", str(self.folder), "--lang", self.lang, "--pace", "instant"]
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env=self.environment,
            dimensions=self.size,
            encoding="utf-8",
            timeout=30,
            preexec_fn=hears_ctrl_c,
        )
        self.child.delaybeforesend = None

    def answered(self) -> str:
        """The screen's words up to the next question, or up to the end."""
        self.child.expect([r"(?:\n|^)> $", pexpect.EOF])
        return clean((self.child.before or "") + str(self.child.after if isinstance(self.child.after, str) else ""))

    def type(self, text: str) -> str:
        """Types a line; what is answered to it."""
        self.child.sendline(text)
        return self.answered()

    @property
    def over(self) -> bool:
        """Whether the program has ended."""
        return self.child.after is pexpect.EOF

    def end(self) -> int | None:
        """The exit code, once the program has ended."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        code: int | None = self.child.exitstatus
        return code

    def kill(self) -> None:
        """Ends the program as a loss of power would."""
        self.child.kill(signal.SIGKILL)
        self.child.expect(pexpect.EOF)
        self.child.close()

    def interrupt(self) -> int | None:
        """Ctrl-C."""
        self.child.sendintr()
        return self.end()

    @property
    def record(self) -> Path:
        """The record of the match, the only one in the folder."""
        (path,) = (self.folder / "matches").glob("*.barbu")
        return path

    @property
    def match(self) -> Match:
        """The match as it stands on the disk."""
        return read_record(self.record)

    def voice(self, match: Match, seat: int) -> Voice:
        """How the screen speaks."""
        return Voice(locale(self.lang), match.header.names, seat, match.rules)


def hears_ctrl_c() -> None:
    """A job in the background is started deaf to Ctrl-C, and so are its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def clean(text: str) -> str:
    """The words on a screen, without its colours and line ends."""
    return " ".join(ESCAPE.sub("", text).replace("\u00a0", " ").split())


def spelled(match: Match, seat: int, act: Action, voice: Voice, rng: Random) -> str:
    """One of the ways to type an act."""
    seen = view(match, seat)
    match act:
        case Play(card):
            return rng.choice(
                [str(numbered(seen).index(card) + 1), f"{card.rank}{card.suit.symbol}", voice.card(card).lower()]
            )
        case Lay(card, end):
            word = "" if end is None else " " + voice.words(end)[0]
            return rng.choice([str(numbered(seen).index(card) + 1), voice.card(card)]) + word
        case Pass():
            return rng.choice(["", voice.words("pass")[0]])
        case Stop():
            return voice.words("stop")[0]
        case Look():
            return voice.words("look")[0]
        case Choose(contract):
            assert seen.round is not None
            row = match.rules.contract(contract)
            number = str(seen.round.options.index(contract) + 1)
            return rng.choice([number, contract, voice.contract(row).upper()])
        case NameTrump(suit):
            return voice.words("no-trump")[0] if suit is None else rng.choice([suit.symbol, voice.locale.suit(suit)])
        case NameStart(rank):
            return rng.choice([voice.locale.rank(rank), rank.letter])
        case Double(seats):
            names = [rng.choice([str(each + 1), voice.name(each)]) for each in seats]
            return " ".join(names) or voice.words("none")[0]


def wrong(match: Match, seat: int, voice: Voice, rng: Random) -> Iterator[tuple[str, NotLegal]]:
    """Lines that mean an act, and the refusal that each must get."""
    round = view(match, seat).round
    assert round is not None
    cards = {*round.hand, *rng.sample(FULL_PACK, 4)}
    acts: list[tuple[str, Action]] = [(voice.card(card), Play(card)) for card in sorted(cards)]
    acts += [
        (f"{voice.card(card)} {voice.words(end)[0]}", Lay(card, end)) for card, end in _aces() if _is_layout(match)
    ]
    acts += [(voice.words("pass")[0], Pass()), (voice.words("stop")[0], Stop()), (voice.words("look")[0], Look())]
    blind = any(isinstance(act, Choose) and act.blind for act in match.legal)
    acts += [(row.id, Choose(row.id, blind)) for row in match.rules.active]
    phase = type(match.phase).__name__
    if phase == "NamingStart":
        acts += [("2", NameStart(Rank.TWO))]
    if phase == "NamingTrump":
        # The names of suits and "none" are answers here.
        acts = [pair for pair in acts if not isinstance(pair[1], (Pass, Stop)) and pair[0] != "hearts"]
    if phase == "Doubling":
        acts += [(str(each + 1), Double((each,))) for each in range(match.players)]
        acts += [(voice.words("none")[0], Double())]
    for text, act in acts:
        meant = Lay(act.card) if isinstance(act, Play) and _is_layout(match) else act
        try:
            match.act(meant, seat)
        except NotLegal as refusal:
            yield text, refusal


def _aces() -> list[tuple[Card, AceEnd]]:
    ends: tuple[AceEnd, ...] = ("high", "low")
    return [(Card(suit, Rank.ACE), end) for suit in Suit for end in ends]


def _is_layout(match: Match) -> bool:
    return type(getattr(match.phase, "play", None)).__name__ == "LayoutPlay"
