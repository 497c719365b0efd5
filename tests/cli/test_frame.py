"""Every picture fits its terminal, and says what is to be said, with any rules and any number of players."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from barbu.bots import bot
from barbu.cli import pages, seats
from barbu.cli.ask import asked
from barbu.cli.look import Look
from barbu.cli.paint import FINE, wrapped
from barbu.cli.prose import contract_rules
from barbu.cli.session import composed
from barbu.cli.summary import deal_summary, score_sheet
from barbu.cli.voice import Voice
from barbu.croupier import Seeded, chance
from barbu.deal import LayoutView, TrickView
from barbu.locales import available, locale
from barbu.match import Header, Match, view
from barbu.rules import Ruleset, names, preset
from barbu.rules.load import loads
from barbu.table import Solo, Unwritten
from tests.support.drive import shortened

EVERY_PHASE = loads((Path(__file__).resolve().parent / "every-phase.toml").read_text(encoding="utf-8"), preset)
SEVEN = loads(
    'players = [3, 4, 5, 6, 7]\nchooser = "next"\nleader = "chooser"\nselection = "each_once_per_table"\n'
    'dealer_rotation = "every_deal"\n[deck]\nsize = 52\nleftover = "lowest"\n'
    "[contracts.tricks]\nprices = { trick = -2 }\n[contracts.hearts]\nprices = { H = -2, AH = -6 }\n"
    '[contracts.salad]\nsums = ["tricks", "hearts"]\n'
    '[contracts.domino]\nkind = "layout"\npayout = [450, 200, 50]\nstart = "laid"\n',
    preset,
)
NAMES = ("Bartholomew-Alexander the Third", "Wu", "Ármányos Béla Zoltán", "D", "Élise", "Åsa-Lena", "Ξένια")


def moments(rules: Ruleset, players: int, seed: str) -> list[Match]:
    """The match each time that someone must act, and at the end."""
    names = tuple(name[:30] for name in NAMES[:players])
    header = Header("m", shortened(rules, players, 5), names)
    solo = Solo(Match.start(header), Unwritten(), Seeded(seed), {seat: bot("random") for seat in range(players)})
    return [step.after for step in solo.advance() if step.after.to_act is not None or step.after.finished]


def looks(match: Match, seat: int, lang: str) -> list[Look]:
    voice = Voice(locale(lang), match.header.names, seat, match.rules)
    sizes = ((80, 24), (40, 24), (120, 40), (60, 24))
    return [Look(voice, width, height, deck) for width, height in sizes for deck in (FINE, None)]


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_everything_fits_eighty_and_forty_columns(players: int, lang: str) -> None:
    rng = Random(players)
    tables = [SEVEN, *([EVERY_PHASE] if players == 3 else []), *([preset("tournament-52")] if players == 4 else [])]
    for rules in tables:
        for match in rng.sample(moments(rules, players, lang), 40):
            seat = rng.randrange(players)
            seen = view(match, match.to_act if match.to_act is not None else seat)
            for look in looks(match, seen.seat or 0, lang):
                lines = composed(seen, look, [], None, (), asks=True)
                lines += pages.page("score", match, seen, look) + pages.page("grid", match, seen, look)
                lines += pages.page("last", match, seen, look) + pages.page("help", match, seen, look)
                lines += pages.page("rules", match, seen, look) + pages.ending(match, look)
                for result in match.results[-1:]:
                    lines += deal_summary(match, result, look)
                too_wide = [line.plain for line in lines if line.cell_len > look.width]
                assert not too_wide, look.width


@pytest.mark.parametrize("players", [4, 7])
def test_a_turn_fits_twenty_four_lines(players: int) -> None:
    rules = preset("tournament-52") if players == 4 else SEVEN
    for match in moments(rules, players, "h")[::7]:
        if match.to_act is None:
            continue
        seen = view(match, match.to_act)
        for look in looks(match, match.to_act, "en"):
            lines = composed(seen, look, [], None, (), asks=True)
            assert len(lines) < look.height, "\n".join(line.plain for line in lines)


def test_who_sits_left_and_right_follows_the_direction_of_play() -> None:
    for direction, left in (("clockwise", "b"), ("anticlockwise", "d")):
        rules = loads(f'extends = "classic-32"\ndirection = "{direction}"', preset)
        header = Header("m", rules, ("a", "b", "c", "d"))
        solo = Solo(Match.start(header), Unwritten(), Seeded("x"), {seat: bot("random") for seat in (1, 2, 3)}, 0)
        for _ in solo.advance():
            pass
        look = Look(Voice(locale("en"), header.names, 0), 80, 24, None)
        lines = [line.plain for line in composed(solo.view, look, [], None, (), asks=True)]
        row = next(line for line in lines if "■ b" in line)
        assert row.lstrip("▶ ").startswith("■ b" if left == "b" else "◆ d")


def test_hidden_hands_are_on_no_picture() -> None:
    match = next(match for match in moments(preset("classic-32"), 4, "x") if match.to_act is not None)
    for seat in range(4):
        seen = view(match, seat)
        look = Look(Voice(locale("en"), match.header.names, seat), 80, 24, None)
        text = " ".join(line.plain for line in composed(seen, look, [], None, (), asks=True))
        assert seen.round is not None
        play = seen.round.play
        table = play.table if isinstance(play, TrickView) else ()
        for other in range(4):
            for card in getattr(match.phase, "round").hands[other]:  # noqa: B009
                assert (locale("en").card(card) in text) == (other == seat or card in table)


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("name", names())
def test_the_rules_of_every_contract_can_be_told(name: str, lang: str) -> None:
    rules = preset(name)
    for players in rules.players:
        voice = Voice(locale(lang), NAMES[:players], 0, rules)
        for row in rules.contracts:
            sentences = contract_rules(rules, row, players, voice)
            assert len(sentences) >= 4
            assert all(not sentence[:1].islower() for sentence in sentences)
            assert all(sentence.endswith((".", "。")) for sentence in sentences)


def test_a_question_lists_its_answers() -> None:
    seen_phases = set()
    for match in moments(EVERY_PHASE, 3, "q"):
        if match.to_act is None:
            continue
        look = looks(match, match.to_act, "en")[0]
        assert asked(view(match, match.to_act), look)
        seen_phases.add(type(match.phase).__name__)
    assert seen_phases >= {"Choosing", "Doubling", "Playing"}


def test_ties_are_named_as_ties() -> None:
    match = Match.start(Header("m", preset("classic-32"), ("Ann", "Bo", "Cy", "Di")))
    text = "\n".join(
        line.plain for line in pages.ending(match, Look(Voice(locale("en"), match.header.names), 80, 24, None))
    )
    assert "Ann, Bo, Cy, and Di share first place with a total of 0" in text or "Ann, Bo, Cy and Di share" in text
    assert score_sheet(match, Look(Voice(locale("en"), match.header.names), 80, 24, None))


# --- signs two columns wide -------------------------------------------------------------------------


def test_lines_of_wide_signs_break_between_them_and_no_point_begins_a_line() -> None:
    text = "1 每门花色排成一列：你可以开一门花色，或往上往下接一张。"
    for width in range(8, 60):
        lines = [line.plain for line in wrapped(Text(text), width)]
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not [line for line in lines if cell_len(line) > width or line[0] in "，。："]
        assert all(cell_len(line) >= width - 4 for line in lines[:-1])


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_numbers_stand_below_each_other(lang: str) -> None:
    rules = preset("classic-32")
    for players in (("小林", "阿明", "Wu", "D"), ("A", "Bartholomew", "欧阳小芳", "D")):
        solo = Solo(
            Match.start(Header("m", rules, players)), Unwritten(), Seeded("1"), dict.fromkeys(range(4), bot("random"))
        )
        match = [step.after for step in solo.advance()][-1]
        look = Look(Voice(locale(lang), players, 0, rules), 100, 40, None)
        sheet = score_sheet(match, look)
        widths = {line.cell_len for line in sheet[:25]}
        assert len(widths) == 1, [line.plain for line in sheet]
        grid = pages.page("grid", match, view(match, 0), look)
        assert len({line.cell_len for line in grid[1:-1]}) == 1, [line.plain for line in grid]
        head, *rows = [line.plain for line in deal_summary(match, match.results[-1], look)[2:7]]
        totals = {cell_len(found[0]) for row in rows if (found := re.match(r".*?\d+ +[−+]?\d+", row))}
        assert totals == {cell_len(head)}


def test_cards_laid_last_stand_in_one_column_whatever_the_names() -> None:
    matches = moments(EVERY_PHASE, 3, "laid")
    laid = [match for match in matches if isinstance(getattr(view(match, 0).round, "play", None), LayoutView)]
    look = Look(Voice(locale("en"), laid[0].header.names, 0, EVERY_PHASE), 80, 24, None)
    for match in laid:
        lines = [line.plain.rstrip() for line in pages.last_trick(view(match, 0), look)]
        ends = {cell_len(line) for line in lines if re.search("[♠♥♦♣]$", line)}
        assert len(ends) <= 1, lines


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_nobody_touches_his_neighbour_at_a_round_table(players: int, lang: str) -> None:
    width = seats.ROUND_TABLES.get(players, seats.ROUND_TABLE)
    for match in Random(lang).sample(moments(SEVEN, players, lang), 40):
        seen = view(match, 0)
        if seen.round is None or not isinstance(seen.round.play, TrickView):
            continue
        look = Look(Voice(locale(lang), match.header.names, 0, SEVEN), width, 24, FINE)
        table = seats.drawn_round(seats.places(seen, seen.round, look), seen, look)
        assert table.apart, "\n".join(line.plain for line in table.lines())


@pytest.mark.parametrize(("name", "title"), [("classic-32", "Dealing"), ("fr-tableau-32", "Choosing the contract")])
def test_the_first_picture_says_whether_anything_is_chosen(name: str, title: str) -> None:
    match = Match.start(Header("first", preset(name), ("a", "b", "c", "d"), True))
    secrets = Seeded("first")
    while view(match, 0).round is None:
        event = chance(match, secrets)
        assert event is not None
        match = match.apply(event)
    drawn = composed(view(match, 0), Look(Voice(locale("en"), match.header.names, 0), 80, 24, None), (), None, ())
    assert title in drawn[0].plain
