"""A keeper at `barbu score`: a program that types deals drawn by chance, in the words of the language."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

import msgspec
from rich.text import Text

from barbu.cli.look import Look
from barbu.cli.score.answers import words
from barbu.cli.score.dialogue import Question
from barbu.cli.score.files import Evenings, File
from barbu.cli.score.keeping import Keeping
from barbu.cli.voice import Voice
from barbu.deal import LayoutOutcome, NotPlayed, TrickOutcome
from barbu.locales import locale
from barbu.match import Entry, Match
from barbu.match.opening import offered
from barbu.match.schedule import roles
from barbu.rules import LayoutContract, TrickContract
from barbu.rules.kinds import TRICK
from barbu.rules.meaning import barred, dealt_pack
from barbu.table.draft import asked, finishing


class Paper:
    """A screen that remembers what was written on it, and is typed at by a test."""

    def __init__(self, lines: Iterable[str] = (), width: int = 100) -> None:
        self.said: list[str] = []
        self.todo = list(lines)
        self.width = width

    def look(self, voice: Voice) -> Look:
        return Look(voice, self.width, 40, None)

    def print(self, lines: Iterable[Text | str]) -> None:
        self.said += [line.plain if isinstance(line, Text) else line for line in lines]

    def ask(self, prompt: str) -> str:
        if not self.todo:
            raise EOFError
        return self.todo.pop(0)

    @property
    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.said)


class Keeper:
    """An evening on disk and whoever keeps it."""

    def __init__(self, folder: Path, match: Match | None = None, id: str = "", lang: str = "en") -> None:
        self.evenings = Evenings(folder)
        self.file: File = self.evenings.create(match) if match is not None else self.evenings.open(id)
        self.voice = Voice(locale(lang), self.file.match.header.names, None, self.file.match.rules)
        self.paper = Paper()
        self.keeping = Keeping(self.file, self.voice, self.paper)  # type: ignore[arg-type]

    @property
    def match(self) -> Match:
        """The evening as it stands."""
        return self.keeping.match

    def type(self, *lines: str) -> str:
        """Types the lines; what was answered."""
        self.paper.said.clear()
        self.paper.todo += lines
        while self.paper.todo:
            self.keeping.ask()
        return self.paper.text

    def enter(self, entry: Entry, rng: random.Random) -> str:
        """Types a whole deal, question by question."""
        self.paper.said.clear()
        done = len(self.match.results)
        editing = self.keeping.editing
        for _ in range(200):
            question = self.keeping.fed(self.keeping.lines)
            if isinstance(question, Entry):
                self.keeping.ask()  # nothing is to be asked
            else:
                self.paper.todo.append(spelled(question, entry, self.keeping.deal().match, self.voice, rng))
                self.keeping.ask()
            if len(self.match.results) > done or (editing and not self.keeping.editing):
                break
        return self.paper.text

    def close(self) -> None:
        """Lets go of the evening."""
        self.file.close()


def spelled(question: Question, entry: Entry, match: Match, voice: Voice, rng: random.Random) -> str:
    """One of the ways to answer the question for this deal."""
    match question.about:
        case "out":
            return " ".join(map(rng.choice((str, voice.card)), entry.outcome.out))
        case "choice":
            return rng.choice(
                (entry.contract, str(_number(entry, match)), voice.contract_by_id(match.rules, entry.contract))
            )
        case "blind":
            return words(voice, "score-word-yes" if entry.blind else "score-word-no")[0]
        case "trump":
            return "" if entry.trump is None else rng.choice((entry.trump.symbol, voice.locale.suit(entry.trump)))
        case "start":
            return "" if entry.start is None else voice.locale.rank(entry.start)
        case "doubles":
            return ", ".join(
                f"{voice.name(bet.doubler)}>{voice.name(bet.doubled)}{rng.choice('*!') * bet.redoubled}"
                for bet in entry.bets
            ) or rng.choice(("", voice.words("none")[0]))
        case "counts":
            return _counts(question, entry, voice, rng)
        case "finish":
            return _finish(question, entry, voice)


def _number(entry: Entry, match: Match) -> int:
    """The number of the contract among those offered."""
    options = offered(match.state, roles(match.rules, match.players, match.state.first, len(match.results)))
    in_play = set(dealt_pack(match.rules, match.players)) - set(entry.outcome.out)
    first = match.rules.choice_time == "before"
    free = [row for row in options if first or not barred(match.rules, row, in_play)] or list(options)
    return [row.id for row in free].index(entry.contract) + 1


def _counts(question: Question, entry: Entry, voice: Voice, rng: random.Random) -> str:
    outcome = entry.outcome
    assert isinstance(outcome, TrickOutcome)
    counts = outcome.tricks if question.item == TRICK else outcome.taken[question.item]
    assert counts is not None
    if len(question.lines) > 1:  # the deal ended before its last trick
        return voice.words("stop")[0]
    having = [(voice.name(seat), count) for seat, count in enumerate(counts) if count]
    way = rng.randrange(4)
    if way == 0 and len(having) > 1:
        return " ".join(f"{name[:3]}{count}" for name, count in having)
    if way == 1:
        return ", ".join(f"{count} {name}" for name, count in having)
    if way == 2 and sum(counts) <= 4:
        return " ".join(name for name, count in having for _ in range(count))
    return ", ".join(f"{name} {count}" for name, count in having)


def _finish(question: Question, entry: Entry, voice: Voice) -> str:
    """The order of finishing; then, where it was told short, the word that nobody could go on."""
    assert isinstance(entry.outcome, LayoutOutcome)
    told = any(line.startswith("1. ") for line in question.lines)
    names = " ".join(map(voice.name, entry.outcome.finish))
    return voice.words("stop")[0] if told or not names else names


def as_asked(entry: Entry, match: Match) -> Entry:
    """The entry as far as it is asked: what nobody needs is left out, and the last place goes without saying."""
    row, outcome = match.rules.contract(entry.contract), entry.outcome
    change = msgspec.structs.replace
    if isinstance(row, TrickContract) and isinstance(outcome, TrickOutcome) and TRICK not in asked(match.rules, row):
        entry = change(entry, outcome=change(outcome, tricks=None))
    if isinstance(outcome, LayoutOutcome):
        finish = finishing(match.players, outcome.finish)
        entry = change(entry, outcome=LayoutOutcome(finish, outcome.out))
    if isinstance(row, LayoutContract) and row.start != "named":
        entry = change(entry, start=None)
    if isinstance(outcome, NotPlayed) and not outcome.undoubled:
        entry = change(entry, trump=None, start=None)
    return entry
