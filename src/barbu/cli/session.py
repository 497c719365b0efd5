"""An evening at the table: the match is shown, the person is asked, until it is over or he leaves."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from barbu.cli import pages
from barbu.cli.ask import asked
from barbu.cli.frame import NOTES, frame
from barbu.cli.look import Look
from barbu.cli.paint import REFUSAL, coloured, fitted, flow, wrapped
from barbu.cli.screen import Screen, console
from barbu.cli.summary import deal_summary
from barbu.cli.tell import told
from barbu.cli.typed import Command, plain, read
from barbu.cli.voice import Voice
from barbu.deal import DealView, Play, Trick, TrickView, deal_view
from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Acted, Match, MatchView, view
from barbu.match.phases import Result
from barbu.table import Solo, Step
from barbu.table.hints import act, reason


class Pace(msgspec.Struct, frozen=True):
    """Seconds to look: after a card or call, and after a trick."""

    card: float
    trick: float


PACES = {"slow": Pace(0.9, 2.0), "normal": Pace(0.45, 1.2), "fast": Pace(0.15, 0.6), "instant": Pace(0.0, 0.0)}


class Left(Exception):
    """The person has left the table; everything is saved."""


class Session:
    """One person's place at a table, in a terminal."""

    def __init__(self, solo: Solo, voice: Voice, screen: Screen, pace: Pace) -> None:
        self.solo = solo
        self.voice = voice
        self.screen = screen
        self.pace = pace
        self._notes: list[Text] = []
        self._refused = False
        """Whether the notes are a refusal."""
        self._whole_due = True
        """Whether the next question shows the whole table where pictures are not drawn over."""

    @property
    def look(self) -> Look:
        """The room there is now."""
        return self.screen.look(self.voice)

    def run(self) -> None:
        """Plays to the end of the match; raises `Left` where the person leaves before."""
        self.screen.begin()
        while True:
            for step in self.solo.advance():
                self._show(step)
            if self.solo.match.finished:
                self._say(pages.ending(self.solo.match, self.look))
                return
            self._turn()

    # --- what happens ---------------------------------------------------------------------------------

    def _show(self, step: Step) -> None:
        """Tells one step and leaves time to see it."""
        sentences = told(step, self.voice)
        if self.screen.live and isinstance(step.event, Acted) and isinstance(step.event.action, Play):
            sentences = sentences[1:]  # the card is seen
        self._note(sentences)
        done = step.after.results[len(step.before.results) :]
        if done:
            self._deal_over(step, done[-1])
            return
        if not isinstance(step.event, Acted):
            self._whole_due = True
            if sentences and self.screen.live:
                self._draw(view(step.after, self.solo.seat))
                self.screen.pause(self.pace.trick)
            return
        seen = view(step.after, self.solo.seat)
        trick = _just_taken(step, seen)
        self._draw(seen, trick)
        if trick is not None:
            self.screen.pause(self.pace.trick)
            self._notes = self._notes[-1:]
        elif step.event.seat != self.solo.seat:
            self.screen.pause(self.pace.card)

    def _note(self, sentences: Sequence[str]) -> None:
        lines = [coloured(text) for text in sentences]
        self._notes += lines
        if not self.screen.live:
            self.screen.print(lines)

    def _draw(self, seen: MatchView, held: Trick | None = None, prompt: Sequence[Text] = ()) -> None:
        if self.screen.live:
            self.screen.draw(composed(seen, self.look, self._notes, held, prompt))

    def _deal_over(self, step: Step, result: Result) -> None:
        """The last trick, then who took what, then a rest."""
        if result.play is not None and self.screen.live:
            seen = view(step.before, self.solo.seat)
            final = deal_view(result.play, self.solo.seat)
            self._draw(_with(seen, final), final.done[-1] if isinstance(final, TrickView) else None)
            self.screen.pause(self.pace.trick)
        lines = deal_summary(step.after, result, self.look)
        if result.play is None:
            lines = [*self._notes, Text(""), *lines]
        self._notes = []
        self._whole_due = True
        self._page(lines)
        if not step.after.finished:
            self._rest(step.after)

    # --- the person's turn ----------------------------------------------------------------------------

    def _turn(self) -> None:
        """Asks until an act is taken."""
        seen = self.solo.view
        if _is_last_card(seen):
            self._show(self.solo.act(seen.legal[0]))
            return
        self._ask(seen)
        try:
            typed = read(self._typed("prompt"), seen, self.voice)
            if isinstance(typed, Command):
                self._command(typed)
                self._refused = False
                return
            step = self.solo.act(typed)
        except (NotLegal, NotUnderstood) as error:
            self._refuse(self.voice.explain(error))
            return
        self._notes, self._refused = [], False
        self._show(step)

    def _ask(self, seen: MatchView) -> None:
        if self.screen.live:
            self.screen.draw(composed(seen, self.look, self._notes, None, asked(seen, self.look), asks=True))
            return
        if self._whole_due:
            self.screen.print(frame(seen, self.look, (), None, asked(seen, self.look)))
        else:
            self.screen.print(["", *pages.own_hand(seen, self.look), *asked(seen, self.look)])
        self._whole_due = False

    def _typed(self, prompt: str) -> str:
        """What the person types; leaving the keyboard for good is leaving the table."""
        try:
            return self.screen.ask(self.voice.say(prompt) + " ")
        except EOFError:
            raise Left from None

    def _refuse(self, text: str) -> None:
        lines = [coloured(line.plain, REFUSAL) for line in wrapped(Text(text), self.look.width)]
        if self.screen.live:
            self._notes, self._refused = lines, True
        else:
            self.screen.print(lines)

    # --- commands -------------------------------------------------------------------------------------

    def _command(self, command: Command) -> None:
        if command.name == "quit":
            raise Left
        if command.name == "undo":
            self._undo()
            return
        if command.name == "hint":
            self._hint()
            return
        if command.name in ("hand", "table"):
            self._whole_due = command.name == "table"
            self._notes = []
            return
        if self._refused:
            self._notes = []  # the answer to something else must not stand there again
        self._page(pages.page(command.name, self.solo.match, self.solo.view, self.look))
        if self.screen.live:
            self._typed("press-enter")

    def _hint(self) -> None:
        """What a strong player would do, in the place of what was said before."""
        with console(error=True).status(self.voice.say("bots-warming")):
            found = self.solo.hint()
        seen, locale = self.solo.view, self.voice.locale
        told = locale.text("hint-told", act=act(seen, found.action, locale, self.voice.card))
        self._notes = []
        self._note([locale.sentences([told, reason(seen, found, locale, self.voice.card)]).strip()])

    def _undo(self) -> None:
        step = self.solo.undo()
        self._notes = []
        self._whole_due = True
        self._note(told(step, self.voice))

    def _rest(self, match: Match) -> None:
        """Waits for Enter between two deals; looking at the sheet or leaving is possible too."""
        if not self.screen.live:
            return
        while True:
            word = plain(self._typed("next-deal"))
            if not word:
                return
            name = next((name for name in pages.BETWEEN if word in self.voice.words(name)), None)
            if name == "quit":
                raise Left
            if name is None:
                self._refuse_below(self.voice.say("only-enter"))
            else:
                self._page(pages.page(name, match, view(match, self.solo.seat), self.look))

    def _refuse_below(self, text: str) -> None:
        self.screen.print([Text(text, REFUSAL)])

    def _page(self, lines: Sequence[Text]) -> None:
        """A page of its own: drawn in place of the table, or written below."""
        self.screen.clear()
        self._say(lines)

    def _say(self, lines: Sequence[Text]) -> None:
        self.screen.print(["", *lines, ""])


def composed(
    seen: MatchView, look: Look, notes: Sequence[Text], held: Trick | None, prompt: Sequence[Text], asks: bool = False
) -> list[Text]:
    """The frame as rich as the terminal's height allows."""
    room = look.height - 1
    lines: list[Text] = []
    for height, count, short in ((look.height, NOTES, False), (0, NOTES, False), (0, 1, True), (-1, 1, True)):
        said = asked(seen, look, short) if asks else prompt
        trimmed = msgspec.structs.replace(look, height=height)
        lines = fitted(frame(seen, trimmed, flow(notes, " ", look.width)[-count:], held, said), look.width)
        if len(lines) <= room:
            break
    return lines


def _with(seen: MatchView, play: DealView) -> MatchView:
    """The view with the deal as it ended."""
    assert seen.round is not None
    round = msgspec.structs.replace(seen.round, play=play, counts=play.counts, hand=play.hand)
    return msgspec.structs.replace(seen, round=round, to_act=None, legal=())


def _just_taken(step: Step, seen: MatchView) -> Trick | None:
    """The trick that the step completed, if it did."""
    play = seen.round.play if seen.round else None
    acted = isinstance(step.event, Acted) and isinstance(step.event.action, Play)
    if acted and isinstance(play, TrickView) and not play.table and play.done:
        return play.done[-1]
    return None


def _is_last_card(seen: MatchView) -> bool:
    """Whether the person holds one card and must play it: nothing is left to decide."""
    round = seen.round
    return round is not None and isinstance(round.play, TrickView) and len(round.hand) == 1 == len(seen.legal)
