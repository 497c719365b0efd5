"""One deal asked question by question: what was called, then who took what. Points are never asked."""

from collections.abc import Callable, Generator, Sequence
from typing import Literal, TypeVar

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.cli.badge import item_name
from barbu.cli.score.answers import bets, cards_out, contract_named, counted, finishers, words
from barbu.cli.typed import plain, suits_meant
from barbu.cli.voice import Voice
from barbu.deal import LayoutOutcome, NotPlayed, Outcome
from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Choose, Entry, Match
from barbu.match.doubling import Lap
from barbu.match.entries import check_lap
from barbu.match.opening import doubling_lap, offered
from barbu.match.phases import Round
from barbu.match.schedule import Roles, roles
from barbu.rules import Contract, LayoutContract, TrickContract
from barbu.rules.kinds import TRICK
from barbu.rules.meaning import barred, dealt_pack, leftover_count, positive
from barbu.scoring import Bet
from barbu.table.draft import Draft, asked, finishers_left, finishing

T = TypeVar("T")


About = Literal["out", "choice", "blind", "trump", "start", "doubles", "counts", "finish"]


class Question(msgspec.Struct, frozen=True):
    """What is asked."""

    about: About
    lines: tuple[str, ...]
    contract: str | None = None
    """The contract that it is about, once that is known."""
    item: str = ""
    """The thing of which the counts are asked."""


Asking = Generator[Question, str, T]
"""Yields questions, is sent what was typed, and returns the answer."""


class Deal:
    """The next deal of an evening, or one that is told anew; `old` is then how it was told before."""

    def __init__(self, match: Match, voice: Voice, old: Entry | None = None) -> None:
        self.match, self.voice, self.old = match, voice, old
        self.rules, self.players = match.rules, match.players
        self.roles: Roles = roles(self.rules, self.players, match.state.first, len(match.results))
        self.options = offered(match.state, self.roles)

    def say(self, id: str, /, **values: str | int) -> str:
        """A message."""
        return self.voice.locale.text(id, **values)

    def asking(self) -> Asking[Entry]:
        """The questions of the deal."""
        out, row, playable = yield from self._contract()
        blind = yield from self._blind(row)
        if not playable:
            return Entry(row.id, NotPlayed(False, out), blind)
        trump = yield from self._trump(row)
        start = yield from self._start(row)
        doubled: tuple[Bet, ...] = ()
        if self.rules.doubling.enabled:
            doubled = yield from self._doubles(row)
            if self.rules.doubling.skip_undoubled and not positive(self.rules, row) and not doubled:
                return Entry(row.id, NotPlayed(True, out), blind, trump, start)
        outcome = yield from (self._finish(row, out) if isinstance(row, LayoutContract) else self._counts(row, out))
        return Entry(row.id, outcome, blind, trump, start, doubled)

    # --- what was called ------------------------------------------------------------------------------

    def _contract(self) -> Asking[tuple[tuple[Card, ...], Contract, bool]]:
        """The cards that are out, the contract, and whether it can be played with these cards."""
        while True:
            out = yield from self._out()
            in_play = set(dealt_pack(self.rules, self.players)) - set(out)
            stuck = [row for row in self.options if barred(self.rules, row, in_play)]
            first = self.rules.choice_time == "before"
            free = [row for row in self.options if first or row not in stuck]
            zero = self.rules.deck.blocked_contract == "zero"
            if free or zero:
                row = yield from self._choice(free or stuck, stuck)
                if row not in stuck or zero:
                    return out, row, row not in stuck
            self._again = True

    _again = False
    """Whether the cards were thrown in, for none of the contracts can be played with them."""

    def _out(self) -> Asking[tuple[Card, ...]]:
        count = leftover_count(self.rules, self.players)
        if not count:
            return ()
        old = self.old.outcome.out if self.old is not None else ()
        text = self.say("score-ask-again" if self._again else "score-ask-out", count=count)

        def read(line: str) -> tuple[Card, ...]:
            found = cards_out(line, self.rules, self.players, self.voice)
            if (
                len(found) != count
                or len(set(found)) != count
                or not {*found} <= {*dealt_pack(self.rules, self.players)}
            ):
                raise NotUnderstood("wrong-leftover", count=count, cards=found)
            return found

        kept = " ".join(map(self.voice.card, old))
        return (yield from self._asked("out", [text], read, old or None, kept))

    def _choice(self, options: Sequence[Contract], stuck: Sequence[Contract]) -> Asking[Contract]:
        """The contract due, or the one that was chosen."""
        if self.rules.chooser == "nobody" or len(options) == 1:
            return options[0]
        lines = [f"{number:>2} {self.voice.contract(row)}" for number, row in enumerate(options, 1)]
        out = [row for row in stuck if row not in options]
        if out:
            lines.append(self.voice.say("ask-barred", contracts=self.voice.listed(list(map(self.voice.contract, out)))))
        chooser = self.roles.chooser if self.roles.chooser is not None else self.roles.dealer
        lines.append(self.say("score-ask-choice", who=self.voice.name(chooser)))

        def read(line: str) -> Contract:
            line = plain(line)
            if line.isdecimal() and not 1 <= int(line) <= len(options):
                raise NotUnderstood("play-no-such-number", given=int(line), most=len(options))
            id = options[int(line) - 1].id if line.isdecimal() else contract_named(line, self.rules, self.voice)
            if id is None:
                raise NotUnderstood("score-which-contract", given=line[:40])
            row = next((row for row in options if row.id == id), None)
            if row is None:
                blocked = any(other.id == id for other in stuck)
                legal = tuple(Choose(row.id) for row in options)
                raise (
                    NotLegal("contract-barred", contract=id)
                    if blocked
                    else NotLegal("contract-done", contract=id, legal=legal)
                )
            return row

        old = next((row for row in options if self.old is not None and row.id == self.old.contract), None)
        return (yield from self._asked("choice", lines, read, old, self.voice.contract(old) if old is not None else ""))

    def _blind(self, row: Contract) -> Asking[bool]:
        if self.rules.chooser == "nobody" or self.rules.choice_time == "after":
            return False
        if self.rules.choice_time == "before":
            return True
        yes, no = words(self.voice, "score-word-yes"), words(self.voice, "score-word-no")
        text = self.say("score-ask-blind", times=self.rules.blind_multiplier)

        def read(line: str) -> bool:
            if plain(line) not in (*yes, *no):
                raise NotUnderstood("score-yes-or-no", yes=yes[0], no=no[0])
            return plain(line) in yes

        old = self.old.blind if self.old is not None else False
        return (yield from self._asked("blind", [text], read, old, (yes if old else no)[0], row))

    def _trump(self, row: Contract) -> Asking[Suit | None]:
        """The trump suit, which may be left out: no points depend on it."""
        if not isinstance(row, TrickContract) or row.trump not in ("named", "named_or_none"):
            return None

        def read(line: str) -> Suit | None:
            suits = suits_meant(plain(line), self.voice)
            if len(suits) != 1 and plain(line) not in self.voice.words("no-trump"):
                raise NotUnderstood("score-which-suit", given=line.strip()[:40])
            return suits[0] if suits else None

        old = self.old.trump if self.old is not None else None
        kept = old.symbol if old is not None else self.say("score-not-noted")
        return (yield from self._asked("trump", [self.voice.say("ask-trump")], read, old, kept, row))

    def _start(self, row: Contract) -> Asking[Rank | None]:
        """The rank at which the layout began, which may be left out."""
        if not isinstance(row, LayoutContract) or row.start != "named":
            return None

        def read(line: str) -> Rank | None:
            ranks = self.voice.rank_words.get(plain(line), ())
            if not ranks:
                raise NotUnderstood("score-which-rank", given=line.strip()[:40])
            return ranks[0]

        old = self.old.start if self.old is not None else None
        kept = self.voice.locale.rank(old) if old is not None else self.say("score-not-noted")
        return (yield from self._asked("start", [self.say("score-ask-start")], read, old, kept, row))

    def _doubles(self, row: Contract) -> Asking[tuple[Bet, ...]]:
        lap = doubling_lap(self.match.state, Round(len(self.match.results), self.roles, row=row))
        old = self.old.bets if self.old is not None and self.old.contract == row.id else ()
        lines = [*self._owed(lap), self.say("score-ask-doubles")]
        nobody = self.voice.words("none")

        def read(line: str) -> tuple[Bet, ...]:
            found = () if plain(line) in nobody else bets(line, self.voice)
            check_lap(lap, found)
            return found

        kept = ", ".join(self._bet(bet) for bet in old) or nobody[0]
        return (yield from self._asked("doubles", lines, read, old, kept, row))

    def _bet(self, bet: Bet) -> str:
        return f"{self.voice.name(bet.doubler)}>{self.voice.name(bet.doubled)}{'*' if bet.redoubled else ''}"

    def _owed(self, lap: Lap) -> list[str]:
        """Who still owes this declarer doubles."""
        if not self.rules.doubling.quota_enforce:
            return []
        owing = [f"{self.voice.name(seat)} {count}" for seat, count in enumerate(lap.owed) if count]
        if not owing:
            return []
        declarer = self.voice.name(lap.declarer)
        return [self.say("score-owed", who=declarer, owing=self.voice.listed(owing), deals=lap.deals_left)]

    # --- who took what --------------------------------------------------------------------------------

    def _counts(self, row: Contract, out: tuple[Card, ...]) -> Asking[Outcome]:
        assert isinstance(row, TrickContract)
        draft = Draft(self.rules, row, self.players, out)
        old = self._same(row, out)
        shown = self._told(old, row) if old is not None else ""
        ended = False
        while not ended and (item := next(iter(draft.open), None)) is not None:
            early = row.early_end and item == TRICK and sum(draft.counts(TRICK)) > 0
            text = self._left(draft, item)

            def read(line: str, draft: Draft = draft, item: str = item, early: bool = early) -> Draft | Outcome | None:
                if early and plain(line) in self.voice.words("stop"):
                    return None
                return counted(line, item, draft, self.voice)

            more = [self.say("score-may-end", word=self.voice.words("stop")[0])] if early else []
            given: Draft | Outcome | None = yield from self._asked("counts", [text, *more], read, old, shown, row, item)
            if given is None:
                draft = self._ended(draft)
                ended = not draft.open or draft.open == (TRICK,)
            elif isinstance(given, Draft):
                draft, old = given.settled, None
            else:
                return given
        return draft.outcome

    def _ended(self, draft: Draft) -> Draft:
        """The draft of a deal that ended before its last trick: no more tricks are asked for."""
        return Ended(draft.rules, draft.row, draft.players, draft.out, draft.given)

    def _left(self, draft: Draft, item: str) -> str:
        """How much of a thing is left to give, and who has what."""
        needed, left = draft.needed(item), draft.left(item)
        thing = item_name(item, self.voice, needed)
        text = (
            self.say("score-ask-whole", left=left, needed=needed, thing=thing)
            if needed > 1
            else self.say("score-ask-one", thing=thing)
        )
        have = [f"{self.voice.name(seat)} {count}" for seat, count in enumerate(draft.counts(item)) if count]
        return f"{text} ({self.voice.locale.commas(have)})" if have else text

    def _same(self, row: Contract, out: tuple[Card, ...]) -> Outcome | None:
        """How the deal was told before, where that still is an account of this contract with these cards."""
        old = self.old
        if old is None or old.contract != row.id or old.outcome.out != out or isinstance(old.outcome, NotPlayed):
            return None
        return old.outcome

    def _told(self, outcome: Outcome, row: Contract) -> str:
        """An outcome in few words."""
        if isinstance(outcome, LayoutOutcome):
            return " ".join(self.voice.name(seat) for seat in outcome.finish)
        parts = []
        for item in asked(self.rules, row) if isinstance(row, TrickContract) else ():
            counts = (
                getattr(outcome, "tricks", None) if item == TRICK else getattr(outcome, "taken", {}).get(item)
            ) or ()
            have = [f"{self.voice.name(seat)} {count}" for seat, count in enumerate(counts) if count]
            parts.append(f"{item_name(item, self.voice, 2)}: {', '.join(have)}")
        return "; ".join(parts)

    def _finish(self, row: Contract, out: tuple[Card, ...]) -> Asking[Outcome]:
        assert isinstance(row, LayoutContract)
        finish: tuple[int, ...] = ()
        old = self._same(row, out)
        shown = self._told(old, row) if old is not None else ""
        stuck = row.missing == "block"
        while len(finish) < self.players and (not finish or finishers_left(row, self.players, finish)):
            left = finishers_left(row, self.players, finish)
            lines = [self.say("score-ask-finish", place=len(finish) + 1, left=left)]
            if finish:
                lines.append(" ".join(f"{at}. {self.voice.name(seat)}" for at, seat in enumerate(finish, 1)))
            if stuck:
                lines.append(self.say("score-may-be-stuck", word=self.voice.words("stop")[0]))

            def read(line: str, finish: tuple[int, ...] = finish) -> tuple[int, ...] | Outcome | None:
                if stuck and plain(line) in self.voice.words("stop"):
                    return None
                return finishing(self.players, finishers(line, finish, self.voice))

            given: tuple[int, ...] | Outcome | None = yield from self._asked("finish", lines, read, old, shown, row)
            if given is None:
                break
            if not isinstance(given, tuple):
                return given
            finish, old = given, None
        return LayoutOutcome(finish, out)

    def _asked(
        self, about: About, lines: Sequence[str], read: Callable[[str], T], old: object, kept: str,
        row: Contract | None = None, item: str = "",
    ) -> Asking[T]:  # fmt: skip
        """The answer to a question; an empty line leaves all as it was where there was something."""
        told = [*lines[:-1], f"{lines[-1]} {self.say('score-enter-keeps', kept=kept)}"] if kept else list(lines)
        typed = yield Question(about, tuple(told), row.id if row is not None else None, item)
        if not plain(typed):
            if not kept:
                raise NotUnderstood("score-nothing-typed")
            return old  # type: ignore[return-value]
        return read(typed)


class Ended(Draft, frozen=True):
    """The draft of a deal that ended before its last trick."""

    def left(self, item: str) -> int:
        """How many of a thing are left to give; of tricks none."""
        return 0 if item == TRICK else super().left(item)
