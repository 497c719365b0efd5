"""What stands on a sheet: the deals of the schedule, the prices, the boxes, and the points that the engine makes."""

from __future__ import annotations

import random
from itertools import product

import msgspec
import pytest

from barbu.errors import NotUnderstood
from barbu.locales import available, locale
from barbu.match import grid
from barbu.match import sheet as score_sheet
from barbu.match.schedule import roles
from barbu.rules import LayoutContract, Ruleset, TrickContract, names, preset
from barbu.rules.meaning import each_player, scheduled_deals, total
from barbu.rules.words import contract_names
from barbu.sheets import Sheet, blank, filled
from tests.locales.clean import faults
from tests.support.evenings import kept_evening, opened
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import with_row

EN = locale("en")


def as_number(text: str) -> int:
    """Points with a real minus."""
    return int(text.replace("−", "-"))


def texts(sheet: Sheet) -> list[str]:
    """Everything that can be read on a sheet."""
    words = [getattr(sheet.words, name) for name in sheet.words.__struct_fields__]
    lines = [text for line in sheet.lines for text in (line.name, line.pays, line.total)]
    return [sheet.title, *sheet.facts, *words, *lines, *sheet.notes, *(each.text for each in sheet.reminders)]


# --- blank ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_S3_69_a_blank_sheet_has_a_row_a_deal_and_a_reminder_of_every_contract(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        sheet = blank(rules, players, EN)
        assert len(sheet.deals) == scheduled_deals(rules, players)
        for number, deal in enumerate(sheet.deals):
            who = roles(rules, players, 0, number)
            assert (deal.dealer, deal.chooser) == (who.dealer, who.chooser)
        assert [line.id for line in sheet.lines] == [row.id for row in rules.active]
        for line, row in zip(sheet.lines, rules.active, strict=True):
            assert abs(as_number(line.total.removesuffix("*"))) == abs(total(rules, row, players))
            assert line.pays
            assert len(line.boxes) == (players if each_player(rules) else 1)
            assert all(boxes == (None,) * rules.series for boxes in line.boxes)


@pytest.mark.parametrize(("name", "code"), list(product(names(), available())))
def test_a_sheet_is_clean_in_every_language(name: str, code: str) -> None:
    rules = preset(name)
    for players in rules.players:
        sheet = blank(rules, players, locale(code))
        for each in sheet.reminders:
            assert not faults(each.text), each.text
        for text in texts(sheet):
            assert text
            assert not any(fault in text for fault in ("{", "}", "None", "  ", "sheets-", "book-", "play-")), text


def test_S0_22_a_box_is_ticked_with_the_number_of_its_deal() -> None:
    match = kept_evening(preset("fr-tableau-32"), 4, "ticks", 9)
    boxes = {(line.id, owner): own[0] for line in filled(match, EN).lines for owner, own in enumerate(line.boxes)}
    assert {(box.contract, box.owner): box.deal for box in grid(match.state)} == boxes
    assert sum(done is not None for done in boxes.values()) == 9


@pytest.mark.parametrize("part", range(4))
def test_a_contract_that_nobody_chooses_is_printed_as_it_will_be_due(part: int) -> None:
    """The engine plays what the sheet foretold, lists that were drawn included."""
    fixed = [(preset(name), players) for name in names() for players in preset(name).players]
    drawn = [seeded(f"due/{seed}") for seed in range(part, count(60, 1200), 4)]
    foretold = 0
    for rules, players in [*fixed, *drawn]:
        if rules.chooser != "nobody" or rules.deck.leftover == "random":
            continue
        begun = opened(rules, players, random.Random(part))
        due = [deal.contract for deal in filled(begun, EN).deals]
        over = kept_evening(rules, players, part)
        here = EN.at_table(contracts=contract_names(rules))
        told = [here.contract(result.round.contract.id) for result in over.results]
        assert over.state.first == begun.state.first
        assert due[: len(told)] == told
        foretold += len(told)
    assert foretold > 100


def test_a_list_that_is_still_to_be_drawn_is_left_to_be_written() -> None:
    rules = msgspec.structs.replace(preset("classic-32"), selection="random_common", list_size=3)
    assert {deal.contract for deal in blank(rules, 4, EN).deals} == {""}


def test_names_are_told_apart_by_a_letter_or_two_or_by_numbers() -> None:
    rules = preset("classic-32")

    def labels(*called: str) -> list[str]:
        return [player.label for player in blank(rules, 4, EN, called).players]

    assert labels("Ana", "Luz", "Rui", "Mina") == ["A", "L", "R", "M"]
    assert labels("Ana", "Alf", "Rui", "Mina") == ["An", "Al", "Ru", "Mi"]
    assert labels("Ana", "anton", "Rui", "Mina") == ["1", "2", "3", "4"]
    assert labels("Ana") == labels() == ["1", "2", "3", "4"]
    assert [player.called for player in blank(rules, 4, EN, ["Ana"]).players][:2] == ["Ana", "player 2"]


@pytest.mark.parametrize(
    ("players", "called"), [(5, ()), (4, ("a",) * 5), (4, ("x" * 31,)), (4, ("a\u0007",)), (4, ("a\nb",))]
)
def test_what_cannot_be_a_sheet_is_refused(players: int, called: tuple[str, ...]) -> None:
    with pytest.raises(NotUnderstood):
        blank(preset("classic-32"), players, EN, called)


# --- reminders --------------------------------------------------------------------------------------


def told(rules: Ruleset, players: int = 4) -> str:
    """What a sheet says is agreed."""
    return "\n".join(f"{each.about} {each.text}" for each in blank(rules, players, EN).reminders)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"must_beat": "always"}, "No hearts: You must play higher in the suit led"),
        ({"first_trick": "no_play"}, "No ♥ may be played to the first trick"),
        ({"lead": "until_broken"}, "♥ may not be led before one has been played"),
        ({"early_end": True}, "The deal ends as soon as nothing is left that counts"),
        ({"forced_dump": "void"}, "you must throw a card that costs points"),
        ({"slam": "zero"}, "If one player takes everything that counts, nobody scores"),
        ({"slam": "fixed", "slam_points": 40}, "gains 40 points instead"),
        ({"trump": "S", "must_ruff": True}, "Without the suit led you must trump"),
    ],
)
def test_a_rule_that_people_dispute_is_recalled(change: dict[str, object], words: str) -> None:
    rules = preset("fr-tableau-32")
    assert words not in told(rules)
    assert words in told(with_row(rules, "hearts", **change))


def test_what_does_not_hold_is_said_too() -> None:
    plain = told(preset("fr-tableau-32"))
    for words in ("You need not play higher.", "A deal goes on to the last card.", "Taking everything is no way out"):
        assert words in plain
    assert "You need not play higher." not in told(with_row(preset("fr-tableau-32"), "hearts", must_beat="always"))


def test_a_deal_that_cannot_be_played_is_dealt_again() -> None:
    assert "the cards are shuffled and dealt again" in told(preset("marie-luce-52"), 5)
    rules = with_row(preset("fr-tableau-32"), "domino", missing="block", blocked="redeal")
    assert "If nobody can go on, the cards are dealt again." in told(rules, 5)


@pytest.mark.parametrize("part", range(8))
def test_every_option_of_a_row_that_a_table_may_dispute_is_recalled(part: int) -> None:
    """Two rulesets that differ in how a contract is played do not have the same reminders."""
    differ = 0
    for seed in range(part, count(16, 400), 8):
        rules, players = seeded(f"sheet/{seed}")
        for row in rules.active:
            for field, value in changes(row):
                other = with_row(rules, row.id, **{field: value})
                assert blank(other, players, EN).reminders != blank(rules, players, EN).reminders, (seed, row.id, field)
                differ += 1
    assert differ > 10


def changes(row: TrickContract | LayoutContract) -> list[tuple[str, object]]:
    """Other ways of playing the row that make a difference whatever else it says."""
    if isinstance(row, LayoutContract):
        again = "none" if row.ace_again != "none" else "optional"
        return [("ace_again", again), ("end", "settled" if row.end == "all_but_one" else "all_but_one")]
    return [
        ("early_end", not row.early_end),
        ("must_beat", "no" if row.must_beat == "always" else "always"),
        ("first_trick", "free" if row.first_trick == "no_points" else "no_points"),
        ("lead", "free" if row.lead == "only_if_nothing_else" else "only_if_nothing_else"),
        ("forced_dump", "no" if row.forced_dump == "void" else "void"),
        ("slam", "none" if row.slam == "zero" else "zero"),
    ]


# --- slams ------------------------------------------------------------------------------------------


def test_a_slam_is_told_with_its_worth() -> None:
    pays = {line.id: line.pays for line in blank(preset("classic-32"), 4, EN).lines}
    assert pays["hearts"] == "−10 per heart, slam +80"
    assert pays["barbu"] == "−50 for K♥"
    fixed = {line.id: line.pays for line in blank(preset("classic-32-flat40"), 4, EN).lines}
    assert fixed["hearts"] == "−10 per heart, slam +40"
    charged = with_row(preset("classic-32"), "hearts", slam="charge_others", slam_points=26)
    assert blank(charged, 4, EN).lines[1].pays == "−10 per heart, slam: the others −26 each"


# --- filled -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_the_points_of_a_filled_sheet_are_those_of_the_engine(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        match = kept_evening(rules, players, name)
        check(filled(match, EN), score_sheet(match.state), match.finished)


@pytest.mark.parametrize("part", range(6))
def test_so_they_are_for_any_ruleset(part: int) -> None:
    for seed in range(part, count(30, 600), 6):
        rules, players = seeded(f"filled/{seed}")
        match = kept_evening(rules, players, seed)
        check(filled(match, EN), score_sheet(match.state), match.finished)


def check(sheet: Sheet, made: object, finished: bool) -> None:
    """Every number on the sheet is the engine's; what is still to come is empty."""
    rows = made.rows  # type: ignore[attr-defined]
    for deal, row in zip(sheet.deals, rows, strict=False):
        assert (deal.dealer, deal.chooser) == (row.dealer, row.chooser)
        assert tuple(map(as_number, deal.points)) == row.score.points
        assert tuple(map(as_number, deal.totals)) == row.running
    for deal in sheet.deals[len(rows) :]:
        assert not any((*deal.points, *deal.totals))
    assert sheet.numbers == tuple((row.score.points, row.running) for row in rows)
    if finished:
        assert tuple(map(as_number, sheet.totals)) == made.totals  # type: ignore[attr-defined]
        assert tuple(map(int, sheet.places)) == made.places  # type: ignore[attr-defined]
    else:
        assert sheet.totals == sheet.places == ()


def test_doubles_stand_with_those_who_doubled_and_are_counted_against_what_is_owed() -> None:
    match = kept_evening(preset("tournament-52"), 4, "doubles")
    sheet = filled(match, EN)
    labels = [player.label for player in sheet.players]
    for result, deal in zip(match.results, sheet.deals, strict=True):
        for bet in result.round.bets:
            assert labels[bet.doubled] + "²" * bet.redoubled in deal.doubles[bet.doubler].split()
        assert sum(len(told.split()) for told in deal.doubles) == len(result.round.bets)
    assert sheet.owed == 2
    for declarer, doubler in product(range(4), repeat=2):
        assert declarer == doubler or sheet.paid[declarer][doubler] >= 2  # S4.31, E71: owed doubles were forced


def test_a_table_where_only_the_declarer_is_doubled_keeps_a_cross() -> None:
    sheet = filled(kept_evening(preset("barbu-app"), 4, "crosses"), EN)
    assert sheet.kept == "declarer"
    assert {told for deal in sheet.deals for told in deal.doubles} <= {"", "×", "×²"}
    assert blank(preset("classic-32"), 4, EN).kept == "no"


def test_a_list_drawn_for_a_player_alone_has_boxes_for_what_is_on_it() -> None:
    rules = msgspec.structs.replace(
        preset("fr-tableau-32"), selection="random_individual", list_size=3, dealer_rotation="every_deal"
    )
    match = kept_evening(rules, 4, "lists", 2)
    sheet = filled(match, EN)
    for seat, ids in enumerate(match.state.lists):
        assert {line.id for line in sheet.lines if line.boxes[seat]} == set(ids)
