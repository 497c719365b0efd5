"""An evening begun: the rules, the players, who deals first, the lists that are drawn."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.text import Text

from barbu.cli.commands import picked
from barbu.cli.paint import REFUSAL, fitted
from barbu.cli.rules import find
from barbu.cli.score.answers import contract_named, seat_named, words
from barbu.cli.screen import Screen
from barbu.cli.typed import plain
from barbu.cli.voice import Voice
from barbu.croupier import Fresh, chance
from barbu.errors import NotLegal, NotUnderstood
from barbu.locales import Locale
from barbu.match import FirstDealer, Header, Lists, Match
from barbu.match.phases import DrawingDealer, DrawingLists
from barbu.match.state import LONGEST_NAME
from barbu.rules import Ruleset
from barbu.rules.meaning import list_length
from barbu.shuffle import new_id

T = TypeVar("T")


class Wish(msgspec.Struct, frozen=True):
    """An evening as it is asked for on the command line."""

    ruleset: str = ""
    names: tuple[str, ...] = ()
    first: str = ""
    title: str = ""


class Begin:
    """Asks for what has not been said on the command line."""

    def __init__(self, wish: Wish, locale: Locale, screen: Screen, data: Path) -> None:
        self.wish, self.locale, self.screen, self.data = wish, locale, screen, data

    def match(self) -> Match:
        """The evening before its first deal; raises a refusal, or `KeyboardInterrupt` at the end of input."""
        rules = find(self.wish.ruleset, self.data) if self.wish.ruleset else picked(self.locale, self.screen, self.data)
        names = self._names(rules)
        voice = Voice(self.locale, names, None, rules)
        match = Match.start(Header(new_id(), rules, names))
        match = self._first(match, voice)
        return self._lists(match, voice) if isinstance(match.phase, DrawingLists) else match

    def _names(self, rules: Ruleset) -> tuple[str, ...]:
        if self.wish.names:
            return checked(self.wish.names, rules)
        counts = self.locale.listed([str(count) for count in rules.players], "or")
        text = self.locale.text("score-ask-names", counts=counts)
        return self._asked(
            [text],
            lambda line: checked(
                re.split(r"[,;、，；]|\s{2,}", line) if re.search(r"[,;、，；]", line) else line.split(), rules
            ),
        )

    def _first(self, match: Match, voice: Voice) -> Match:
        """Who deals first: told, or drawn."""
        draw = words(voice, "score-word-draw")

        def read(line: str) -> Match:
            if plain(line) in draw:
                event = chance(match, Fresh())
                assert isinstance(event, FirstDealer)
                return match.apply(FirstDealer(event.seat))
            seat = 0 if not plain(line) else seat_named(plain(line), voice)
            if seat is None:
                raise NotUnderstood("score-whom", given=line[:40], names=voice.listed(voice.names))
            return match.apply(FirstDealer(seat))

        assert isinstance(match.phase, DrawingDealer)
        if self.wish.first:
            after = read(self.wish.first)
        else:
            text = self.locale.text("score-ask-first", who=voice.name(0), draw=draw[0])
            after = self._asked([text], read)
        self._print([Text(voice.of("told-first-dealer", after.state.first))])
        return after

    def _lists(self, match: Match, voice: Voice) -> Match:
        """The contracts that were drawn: told, or drawn here."""
        rules, count = match.rules, list_length(match.rules)
        owners = [None] if rules.selection == "random_common" else list(range(match.players))
        lists: list[tuple[str, ...]] = []
        for owner in owners:
            who = "none" if owner is None else voice.name(owner)
            text = self.locale.text("score-ask-list", who=who, count=count)

            def read(line: str) -> tuple[str, ...]:
                if not plain(line):
                    event = chance(match, Fresh())
                    assert isinstance(event, Lists)
                    return event.ids[owner or 0]  # noqa: B023
                return self._list(line, rules, count, voice)

            lists.append(self._asked([text], read))
            told = voice.listed([voice.contract_by_id(rules, id) for id in lists[-1]])
            self._print([Text(voice.say("told-list", contracts=told))])
        return match.apply(Lists(tuple(lists) if len(lists) > 1 else tuple(lists * match.players)))

    def _list(self, line: str, rules: Ruleset, count: int, voice: Voice) -> tuple[str, ...]:
        ids = []
        for part in re.split(r"[,;、，；]+", line):
            if (id := contract_named(plain(part), rules, voice)) is None:
                raise NotUnderstood("score-which-contract", given=part.strip()[:40])
            ids.append(id)
        if len(ids) != count or len(set(ids)) != count:
            raise NotLegal("wrong-lists", count=count, players=1)
        return tuple(ids)

    def _asked(self, lines: Sequence[str], read: Callable[[str], T]) -> T:
        while True:
            self._print(list(map(Text, lines)))
            try:
                typed = self.screen.ask(self.locale.text("play-prompt") + " ")
            except EOFError:
                raise KeyboardInterrupt from None
            try:
                return read(typed)
            except (NotLegal, NotUnderstood) as error:
                self._print([Text(Voice(self.locale).explain(error), REFUSAL)])

    def _print(self, lines: Sequence[Text]) -> None:
        self.screen.print(fitted(lines, self.screen.console.width))


def checked(names: Sequence[str], rules: Ruleset) -> tuple[str, ...]:
    """The players' names, each another one; raises a refusal."""
    found = tuple(" ".join(name.split()) for name in names if name.strip())
    if len(found) not in rules.players:
        raise NotUnderstood("wrong-players", given=len(found), allowed=rules.players)
    for name in found:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise NotUnderstood("bad-name", given=name, most=LONGEST_NAME)
    if len({plain(name) for name in found}) < len(found):
        raise NotUnderstood("score-same-names")
    return found
