"""`barbu play` in a pseudo-terminal: whole matches typed, refused, stopped, killed and resumed."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.cells import cell_len
from rich.console import Console

from barbu.cards import Rank
from barbu.cli.commands import SHORT_LIST, offers
from barbu.cli.screen import Screen
from barbu.cli.typed import read
from barbu.cli.voice import Voice
from barbu.deal import Lay
from barbu.errors import NotUnderstood
from barbu.locales import available, locale
from barbu.match import Choose, Look, Match, sheet, view
from barbu.match.phases import Playing
from barbu.notation import dumps
from barbu.rules import preset
from tests.support.typist import Typist, clean, spelled, wrong

RULES = Path(__file__).resolve().parent / "every-phase.toml"
DUTIES = RULES.with_name("duties.toml")
SEEDS = ("5", "7", "1", "9", "2", "6", "10", "3")
SEAT = 1

pytestmark = pytest.mark.skipif("sys.platform == 'win32'", reason="needs a pseudo-terminal")


def moment(match: Match) -> str:
    """The phase, and which kind of play it is."""
    if isinstance(match.phase, Playing):
        play = type(match.phase.play).__name__
        return f"{play} extra" if getattr(match.phase.play, "extra", 0) else play
    if any(isinstance(act, Look) for act in match.legal):
        return "Choosing blind"
    return type(match.phase).__name__


MOMENTS = {
    "Choosing blind", "Choosing", "NamingTrump", "NamingStart", "Doubling", "TrickPlay", "LayoutPlay",
    "LayoutPlay extra",
}  # fmt: skip


def printed_sheet(text: str, players: int) -> tuple[list[list[int]], list[int]]:
    """The numbers of a printed sheet: a line a deal, and the totals."""
    number = r"[−+]?\d+|–"
    row = re.compile(rf"^ *(\d+) .*?((?: +(?:{number})){{{players}}}) *$", re.MULTILINE)
    total = re.compile(rf"^total((?: +(?:{number})){{{players}}}) *$", re.MULTILINE)
    rows = [[_number(word) for word in found[2].split()] for found in row.finditer(text)]
    totals = total.search(text)
    assert totals is not None
    return rows, [_number(word) for word in totals[1].split()]


def _number(word: str) -> int:
    return 0 if word == "–" else int(word.replace("−", "-"))


class Evening:
    """A match typed to its end, with accidents on the way."""

    def __init__(self, typist: Typist, seed: str) -> None:
        self.typist = typist
        self.rng = Random(seed)
        self.refused: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        self.interrupted: Counter[str] = Counter()
        self.chosen: set[str] = set()

    def play(self, limit: int = 2000) -> str:
        """What was on the screen at the end."""
        screen = self.typist.answered()
        for _ in range(limit):
            if self.typist.over:
                return screen
            match = self.typist.match
            assert match.to_act == SEAT
            self._err(match)
            if self._break(match):
                continue
            screen = self._act(match)
        raise AssertionError("the match does not end")

    def _err(self, match: Match) -> None:
        """Types what is refused, a few times of each kind."""
        voice = self.typist.voice(match, SEAT)
        for text, refusal in wrong(match, SEAT, voice, self.rng):
            if self.refused[refusal.id] < 2:
                answer = self.typist.type(text)
                assert clean(voice.explain(refusal)) in answer, (text, answer)
                assert self.typist.match == match
                self.refused[refusal.id] += 1

    def _break(self, match: Match) -> bool:
        """Stops the program here for the first times that the match comes to such a moment."""
        now = moment(match)
        for accidents, stop in ((self.interrupted, self.typist.interrupt), (self.killed, self.typist.kill)):
            if not accidents[now]:
                accidents[now] += 1
                stop()
                before = dumps(match)
                assert dumps(self.typist.match) == before
                self.typist.run("--resume")
                self.typist.answered()
                assert dumps(self.typist.match) == before
                return True
        return False

    def _act(self, match: Match) -> str:
        options = match.legal
        if any(isinstance(act, Look) for act in options) and self.rng.random() < 0.7:
            options = tuple(act for act in options if isinstance(act, Look))
        aces = tuple(act for act in options if isinstance(act, Lay) and act.card.rank == Rank.ACE)
        act = self.rng.choice(aces or options)  # so that the card after an ace is met
        if isinstance(act, Choose):
            self.chosen.add(act.contract)
        voice = self.typist.voice(match, SEAT)
        screen = self.typist.type(spelled(match, SEAT, act, voice, self.rng))
        assert self.typist.match.live[: len(match.live)] == match.live
        return screen


def typed_match(folder: Path, lang: str, seed: str, terminal: str = "dumb") -> Evening:
    """A whole match by the rules that meet every phase."""
    typist = Typist(folder, lang, terminal)
    typist.run(str(RULES), "--seed", seed, "--seat", str(SEAT + 1), "--bot", "random")
    evening = Evening(typist, seed)
    evening.play()
    typist.child.close()
    assert typist.child.exitstatus == 0
    return evening


@pytest.mark.parametrize(("lang", "seed"), [("en", "1"), ("fr", "3")])
def test_a_whole_match_is_typed_refused_stopped_killed_and_resumed(tmp_path: Path, lang: str, seed: str) -> None:
    evening = typed_match(tmp_path, lang, seed)
    match = evening.typist.match
    assert match.finished
    print(lang, seed, dict(evening.refused), dict(evening.killed))
    assert set(evening.killed) >= MOMENTS
    assert set(evening.interrupted) >= MOMENTS
    assert set(evening.refused) >= OFTEN
    assert len(match.results) == 12


OFTEN = {
    "choose-a-contract", "contract-done", "name-a-trump", "name-a-start", "speak-in-the-lap", "may-not-double",
    "play-a-card", "not-in-hand", "must-follow", "tricks-are-played", "suit-not-open", "does-not-continue",
    "must-lay", "no-stopping",
}  # fmt: skip
"""Refusals that any match by these rules meets; `test_typed` meets the rare ones too."""


RARE = {
    "contract-barred", "must-double", "must-beat", "must-ruff", "must-overruff", "must-dump", "first-trick-ban",
    "lead-ban", "ace-needs-end", "ace-end-is-settled",
}  # fmt: skip
"""Refusals that need the right cards in hand: with those above, all that a person can meet by typing."""


class Hunt(Evening):
    """Matches without accidents, played until every rare refusal was met at a terminal."""

    def _break(self, match: Match) -> bool:
        return False

    def play(self, limit: int = 2000) -> str:
        screen = self.typist.answered()
        while not self.typist.over and not set(self.refused) >= RARE:
            match = self.typist.match
            self._err(match)
            screen = self._act(match)
        return screen


def test_the_rare_refusals_are_met_at_a_terminal_too(tmp_path: Path) -> None:
    met: Counter[str] = Counter()
    for seed in SEEDS:
        typist = Typist(tmp_path / seed, "en")
        typist.run(str(DUTIES), "--seed", seed, "--seat", str(SEAT + 1), "--bot", "random")
        hunt = Hunt(typist, seed)
        hunt.refused = met
        hunt.play()
        if not typist.over:
            typist.kill()
        if set(met) >= RARE:
            break
    assert set(met) >= RARE


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_not_understood_is_told(tmp_path: Path, lang: str) -> None:
    typist = Typist(tmp_path, lang)
    typist.run("bga-32", "--seed", "n")
    typist.answered()
    match = typist.match
    voice = typist.voice(match, 0)
    for text in ("zz", "99", "1H", "♠"):
        with pytest.raises(NotUnderstood) as refusal:
            read(text, view(match, 0), voice)
        assert clean(voice.explain(refusal.value)) in typist.type(text)
        assert typist.match == match
    typist.kill()


def test_a_drawn_table_is_stopped_killed_and_resumed(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "en", "xterm-256color", 80)
    typist.size = (24, 80)
    typist.environment |= {"COLUMNS": "80", "LINES": "24"}
    question = "\\x1b\\[J> "
    typist.run("bga-32", "--seed", "d")
    match: Match | None = None
    for stop in (typist.interrupt, typist.kill):
        typist.child.expect(question)
        before = typist.match
        assert match is None or before == match
        typist.child.sendline("1")
        typist.child.expect(question)
        match = typist.match
        assert match.live[: len(before.live)] == before.live
        assert len(match.live) > len(before.live)
        code = stop()
        assert code in (130, None)
        assert typist.match == match
        typist.run("--resume")
    typist.child.expect(question)
    assert typist.match == match
    typist.kill()


def test_the_printed_sheet_is_the_fold_of_the_record(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "en")
    typist.run("fr-tableau-32-short-picked", "--seed", "s", "--bot", "random")
    answers = [typist.answered()]
    rng = Random(3)
    while not typist.over:
        match = typist.match
        act = rng.choice(match.legal)
        typist.child.sendline(spelled(match, 0, act, typist.voice(match, 0), rng))
        typist.child.expect([r"(?:\n|^)> $", pexpect.EOF])
        answers.append(str(typist.child.before).replace("\r\n", "\n"))
    made = sheet(typist.match.state)
    rows, totals = printed_sheet(answers[-1], 4)
    assert rows == [list(row.score.points) for row in made.rows]
    assert totals == list(made.totals)
    for place, seat in sorted((place, seat) for seat, place in enumerate(made.places)):
        assert f"{place}. " in answers[-1]
        assert typist.match.header.names[seat] in answers[-1]


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "en")
    typist.run("bga-32", "--seed", "c")
    typist.answered()
    match = typist.match
    typist.child.sendintr()
    typist.child.expect(f"barbu play --resume {match.header.id}")
    assert typist.end() == 130
    typist.run("--resume", match.header.id[:6])
    typist.answered()
    assert typist.match == match
    assert "quit" in typist.voice(match, 0).words("quit")
    typist.child.sendline("quit")
    typist.child.expect("Saved")
    assert typist.end() == 0


def test_nothing_is_lost_when_killed_while_bots_play(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "en")
    typist.run("classic-32", "--seed", "k")
    rng = Random(5)
    typist.answered()
    for turn in range(6):
        match = typist.match
        act = rng.choice(match.legal)
        typist.child.sendline(spelled(match, 0, act, typist.voice(match, 0), rng))
        # Somewhere between the line and the next question.
        typist.child.expect(["plays", "takes", "lays", "\n", "> "])
        typist.kill()
        left = typist.match
        assert left.live[: len(match.live)] == match.live
        typist.run("--resume")
        typist.answered()
        assert typist.match.live[: len(left.live)] == left.live, turn


def test_a_match_is_open_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    first, second = Typist(tmp_path, "en"), Typist(tmp_path, "en")
    first.run("bga-32")
    first.answered()
    match = first.match
    second.run("--resume")
    second.child.expect("another terminal")
    assert second.end() == 2
    assert first.match == match
    first.kill()
    second.run("--resume")
    second.answered()
    second.kill()


@pytest.mark.parametrize(("terminal", "width"), [("xterm-256color", 80), ("xterm-256color", 40), ("vt100", 80)])
def test_a_drawn_table_can_be_played_at(tmp_path: Path, terminal: str, width: int) -> None:
    typist = Typist(tmp_path, "en", terminal, width)
    typist.size = (24, width)
    typist.environment |= {"COLUMNS": str(width), "LINES": "24"}
    typist.run("bga-32", "--seed", "d")
    question = ["\\x1b\\[J> ", "Enter for the next deal: ", "Enter to go back to the table: "]
    deals = 0
    for typed in ("?", "", "grid", "", "last", "", "help", "", *["1"] * 300):
        at = typist.child.expect([*question, pexpect.EOF])
        if at == 3:
            break
        deals += at == 1
        nothing = at or "nothing to lay" in str(typist.child.before)
        typist.child.sendline("" if nothing else typed)
    assert typist.match.finished
    assert deals == len(typist.match.results) - 1
    typist.child.close()
    assert typist.child.exitstatus == 0


@pytest.mark.parametrize(("terminal", "coloured"), [("xterm", True), ("vt100", False)])
def test_a_refusal_is_not_shown_again_after_a_page_and_colours_are_for_those_who_have_them(
    tmp_path: Path, terminal: str, coloured: bool
) -> None:
    typist = Typist(tmp_path, "en", terminal, 80)
    typist.size = (24, 80)
    typist.environment |= {"COLUMNS": "80", "LINES": "24"}
    typist.environment.pop("COLORTERM", None)
    typist.run("classic-32", "--seed", "d")
    typist.child.expect("\\x1b\\[J> ")
    drawn = str(typist.child.before)
    typist.child.sendline("nonsense")
    typist.child.expect("\\x1b\\[J> ")
    assert "nonsense” is" in str(typist.child.before)
    typist.child.sendline("grid")
    typist.child.expect("Enter to go back to the table: ")
    typist.child.sendline("")
    typist.child.expect("\\x1b\\[J> ")
    assert "nonsense” is" not in str(typist.child.before)
    typist.child.close(force=True)
    assert bool(re.search(r"\x1b\[[0-9;]+m", drawn)) == coloured


def test_a_hint_is_an_act_that_is_taken_with_its_reason(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "en", "xterm-256color", 80)
    typist.size = (30, 80)
    typist.environment |= {"COLUMNS": "80", "LINES": "30"}
    typist.run("classic-32", "--seed", "d", "--bot", "careful")
    said = r"Hint: (10|[2-9JQKA])([♠♥♦♣])\. .*(?:Expected: −?[0-9.]+|nothing else)"
    for _ in range(2):
        typist.child.expect("\\x1b\\[J> ")
        typist.child.sendline("hint")
        typist.child.expect("\\x1b\\[J> ", timeout=120)
        found = re.search(said, " ".join(clean(str(typist.child.before)).split()))
        assert found, clean(str(typist.child.before))
        before = len(typist.match.events)
        typist.child.sendline(found[1] + found[2])
        typist.child.expect("\\x1b\\[J")
        assert len(typist.match.events) > before
    typist.kill()


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize(("width", "height", "sentences"), [(60, 24, False), (80, 24, True), (80, 40, True)])
def test_the_presets_to_pick_from_fit_the_screen(lang: str, width: int, height: int, sentences: bool) -> None:
    screen = Screen(Console(width=width, height=height, file=io.StringIO()), interactive=False)
    voice = Voice(locale(lang))
    lines = [
        str(line)
        for line in offers(
            {name: preset(name) for name in SHORT_LIST}, voice, screen, ["", voice.say("welcome"), ""], "pick"
        )
    ]
    assert all(cell_len(line) <= width for line in lines)
    assert len(lines) < height
    assert all(any(name in line for line in lines) for name in SHORT_LIST)
    if sentences and height == 40:
        assert locale(lang).text("preset-suite-8-note") in " ".join(line.strip() for line in lines)


def test_who_picks_wrongly_is_told_so_last(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "en", "xterm-256color", 60)
    typist.size = (24, 60)
    typist.environment |= {"COLUMNS": "60", "LINES": "24"}
    typist.run()
    typist.child.expect("> $")
    typist.child.sendline("clasic-32")
    typist.child.expect("> $")
    assert clean(str(typist.child.before)).endswith("Did you mean classic-32, classic-52 or classic-32-flat40?")
    typist.child.sendline("more")
    typist.child.expect("> $")
    assert "trictrac-52" in clean(str(typist.child.before))
    typist.child.sendline("suite-8")
    typist.child.expect("\\x1b\\[J> ")
    assert typist.match.header.rules.name == "suite-8"
    typist.kill()
