"""An evening kept in the terminal: each deal is asked, checked, written down, and told with how its points came."""

from collections.abc import Callable, Sequence

import msgspec
from rich.text import Text

from barbu.cli import pages as play_pages
from barbu.cli.look import Look
from barbu.cli.paint import QUIET, REFUSAL, fitted, wrapped
from barbu.cli.prose import contract_rules
from barbu.cli.score import pages
from barbu.cli.score.answers import words
from barbu.cli.score.dialogue import Deal, Question
from barbu.cli.score.files import File
from barbu.cli.screen import Screen
from barbu.cli.summary import contract_grid, deal_summary, score_sheet
from barbu.cli.typed import plain
from barbu.cli.voice import Voice
from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Entered, Entry, Match
from barbu.table.notebook import LaterDeal, Notebook, opened

OWN = {
    "redo": "score-word-redo", "edit": "score-word-edit", "cancel": "score-word-cancel", "chart": "score-word-chart",
}  # fmt: skip
"""Commands that there are only here, with the messages of their words."""
HOW = (
    "score-how-counts", "score-how-order", "score-how-undo", "score-how-edit", "score-how-cancel", "score-how-pages",
    "score-how-rules", "score-how-quit",
)  # fmt: skip
"""The lines of help."""
COMMANDS = ("undo", "redo", "edit", "cancel", "score", "grid", "chart", "rules", "quit", "help")


NOTHING = Question("choice", ())
"""What is asked when the last deal is entered."""


class Left(Exception):
    """The keeper has put the evening away; everything is saved."""


class Keeping:
    """One evening in front of its keeper."""

    def __init__(self, file: File, voice: Voice, screen: Screen) -> None:
        self.file, self.voice, self.screen = file, voice, screen
        self.book = Notebook.of(file.match)
        self.editing = file.aside.deal if file.aside.deal <= len(self.book.entries) else 0
        """The deal that is being corrected, counted from 1; 0 for none."""
        self.lines: list[str] = []
        """What has been typed of the deal that is asked."""
        self.dropped: list[str] = []
        """What was taken back of it."""
        self.question = NOTHING
        self._resume(file.aside.lines)

    def say(self, id: str, /, **values: str | int) -> str:
        """A message."""
        return self.voice.locale.text(id, **values)

    def words(self, name: str) -> tuple[str, ...]:
        """What may be typed for a command: as at the table, where there is the same one."""
        return words(self.voice, OWN[name]) if name in OWN else self.voice.words(name)

    @property
    def match(self) -> Match:
        """The evening as it stands."""
        return self.book.match

    def run(self) -> None:
        """Keeps the evening until it is put away; raises `Left`."""
        self.head()
        while True:
            self.ask()

    # --- what is asked --------------------------------------------------------------------------------

    def deal(self) -> Deal:
        """The deal that is asked: the next, or the one corrected."""
        if not self.editing:
            return Deal(self.match, self.voice)
        before = opened(self.match)
        for entry in self.book.entries[: self.editing - 1]:
            before = before.apply(Entered(entry))
        return Deal(before, self.voice, self.book.entries[self.editing - 1])

    def fed(self, lines: Sequence[str]) -> Question | Entry:
        """What comes after these lines: another question, or the whole deal. Raises a refusal."""
        asking = self.deal().asking()
        try:
            question = next(asking)
            for line in lines:
                question = asking.send(line)
        except StopIteration as done:
            entry: Entry = done.value
            return entry
        return question

    def _resume(self, lines: Sequence[str]) -> None:
        """Goes on with what had been typed, as far as it still fits."""
        if self.match.finished and not self.editing:
            return
        for line in lines:
            try:
                if isinstance(self.fed([*self.lines, line]), Entry):
                    break
            except (NotLegal, NotUnderstood):
                break
            self.lines.append(line)

    def ask(self) -> None:
        """One question and what is typed to it."""
        over = self.match.finished and not self.editing
        if not over:
            asked = self.fed(self.lines)
            if isinstance(asked, Entry):  # nothing was to be asked
                self.told(asked)
                return
            self.question = asked
            title = self.voice.contract_by_id(self.match.rules, asked.contract) if asked.contract else ""
            self.print([*([Text(title, "bold")] if title else []), *map(Text, asked.lines)])
        else:
            self.question = NOTHING
            self.print([Text(self.say("score-over"))])
        try:
            typed = self.screen.ask(self.voice.say("prompt") + " ")
        except EOFError:
            raise Left from None
        try:
            self.answered(typed, over)
        except (NotLegal, NotUnderstood) as error:
            self.print([Text(self.voice.explain(error), REFUSAL)])

    def answered(self, typed: str, over: bool) -> None:
        """Does what was typed; raises a refusal. One letter is a name or a suit before it is a command."""
        word, _, rest = plain(typed).partition(" ")
        command = next((name for name in COMMANDS if word in self.words(name)), None)
        name = word in map(plain, self.voice.names) or self.is_contract(plain(typed))
        if (
            command is not None
            and not over
            and (name or (len(word) == 1 and not rest and self.question.about != "choice"))
        ):
            try:
                self.answer(typed)
            except NotUnderstood:
                self.command(command, rest)
        elif command is not None:
            self.command(command, rest)
        elif not over:
            self.answer(typed)
        elif word:
            raise NotUnderstood("score-over")
        else:
            raise Left

    def is_contract(self, line: str) -> bool:
        """Whether a contract is asked for, and this is the whole name of one: then it is no command."""
        rows = self.match.rules.active if self.question is not NOTHING and self.question.about == "choice" else ()
        return any(line in (plain(row.id), plain(self.voice.contract(row))) for row in rows)

    def answer(self, typed: str) -> None:
        """One more line of the deal."""
        lines = [*self.lines, typed]
        asked = self.fed(lines)
        if isinstance(asked, Entry):
            self.told(asked)
            return
        self.lines, self.dropped = lines, []
        self.keep_aside()

    def told(self, entry: Entry) -> None:
        """The deal is whole: it is written down and shown."""
        number = self.editing or len(self.book.entries) + 1
        if self.editing:
            try:
                book = self.book.correct(self.editing, entry)
            except LaterDeal as later:
                if not self.agreed(self.voice.explain(later)):
                    self.reset()
                    return
                book = self.book.cut(self.editing, entry)
        else:
            book = self.book.enter(entry)
        self.changed(book)
        result = self.match.results[number - 1]
        self.print([Text(""), *deal_summary(self.match, result, self.look)])
        self.head()

    def agreed(self, question: str) -> bool:
        """Whether the keeper says yes."""
        self.print([Text(question, REFUSAL), Text(self.say("score-cut", yes=words(self.voice, "score-word-yes")[0]))])
        try:
            return plain(self.screen.ask(self.voice.say("prompt") + " ")) in words(self.voice, "score-word-yes")
        except EOFError:
            raise Left from None

    # --- what is kept ---------------------------------------------------------------------------------

    def changed(self, book: Notebook) -> None:
        """The evening as it now is: on the disk first, then here."""
        if book.match.events != self.match.events:
            self.file.save(book.match)
        self.book = book
        self.reset()

    def reset(self) -> None:
        """Nothing is half entered."""
        self.editing, self.lines, self.dropped = 0, [], []
        self.keep_aside()

    def keep_aside(self) -> None:
        """Writes what is half entered."""
        self.file.put_aside(msgspec.structs.replace(self.file.aside, deal=self.editing, lines=tuple(self.lines)))

    # --- commands -------------------------------------------------------------------------------------

    def command(self, name: str, rest: str) -> None:
        """Does what was asked for; raises a refusal."""
        does: dict[str, Callable[[], None]] = {
            "undo": self.undo, "redo": self.redo, "cancel": self.cancel, "quit": self.quit,
            "edit": lambda: self.edit(rest),
        }  # fmt: skip
        if name in does:
            does[name]()
        else:
            self.print([Text(""), *self.page(name), Text("")])

    def undo(self) -> None:
        """Takes back the last line of a deal half entered, or the latest change."""
        if self.lines:
            self.dropped.append(self.lines.pop())
            self.keep_aside()
        elif self.editing:
            self.reset()
        else:
            self.changed(self.book.undo())
            self.head()

    def redo(self) -> None:
        """Gives back what was taken back last."""
        if self.dropped:
            self.lines.append(self.dropped.pop())
            self.keep_aside()
        else:
            self.changed(self.book.redo())
            self.head()

    def cancel(self) -> None:
        """Nothing of the deal half entered stays."""
        self.reset()
        self.head()

    def edit(self, rest: str) -> None:
        """A deal is told anew; the latest one where none is named."""
        done = len(self.book.entries)
        deal = int(rest) if rest.isdecimal() else done if not rest else 0
        if not 1 <= deal <= done:
            raise NotLegal("no-such-deal", deal=deal, most=done)
        self.editing, self.lines, self.dropped = deal, [], []
        self.keep_aside()
        self.print([Text(""), *deal_summary(self.match, self.match.results[deal - 1], self.look)])
        self.print([Text(self.say("score-editing", deal=deal))])

    def quit(self) -> None:
        """The evening is put away."""
        raise Left

    # --- what is shown --------------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """The room there is now."""
        return self.screen.look(self.voice)

    def head(self) -> None:
        """Whose deal is next; or the end."""
        if self.match.finished:
            self.print([Text(""), *play_pages.ending(self.match, self.look)])
        else:
            self.print([Text(""), *pages.deal_head(self.match, self.look)])

    def page(self, name: str) -> list[Text]:
        """The page of a command."""
        match name:
            case "score":
                return score_sheet(self.match, self.look, why=True)
            case "grid":
                return contract_grid(self.match, self.look)
            case "chart":
                return pages.chart(self.match, self.look)
            case "rules":
                return self.rules()
            case _:
                return [line for id in HOW for line in wrapped(Text(self.say(id)), self.look.width)]

    def rules(self) -> list[Text]:
        """What the contract that is entered costs, or all that may be chosen."""
        rules = self.match.rules
        ids = [self.question.contract] if self.question.contract else [row.id for row in self.deal().options]
        lines: list[Text] = []
        for row in map(rules.contract, ids):
            lines += [Text(self.voice.contract(row), "bold")]
            lines += map(Text, contract_rules(rules, row, self.match.players, self.voice))
        return lines or [Text(self.say("score-over"), QUIET)]

    def print(self, lines: Sequence[Text]) -> None:
        """Writes the lines below what is there."""
        self.screen.print(fitted(lines, self.look.width))
