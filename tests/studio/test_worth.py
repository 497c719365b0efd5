"""Totals at every table, equal worths, advice, and an example deal."""

from __future__ import annotations

import random

import msgspec
import pytest

from barbu.locales import available, explain, locale
from barbu.locales.shown import shown
from barbu.rules import Ruleset, TrickContract, from_plain, names, preset, problems
from barbu.rules.kinds import Prices
from barbu.rules.meaning import scheduled_deals, total
from barbu.rules.plain import understood, whole
from barbu.studio.advice import advice
from barbu.studio.example import example, only
from barbu.studio.mends import Patch
from barbu.studio.patch import Setting, patched
from barbu.studio.tables import parts, silent, tables
from barbu.studio.worth import worth
from tests.locales.clean import faults
from tests.support.changes import with_random_value
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import with_deck, with_row

NAMES = ("Ana", "Rui", "Mina", "Luz", "Noor", "Teo", "Bea")


def after(rules: Ruleset, patch: Patch) -> Ruleset:
    return from_plain(patched(whole(rules), patch))


# --- totals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_a_table_is_told_its_totals_and_deals(name: str) -> None:
    rules = preset(name)
    told = {each.players: each for each in tables(rules)}
    assert list(told) == [3, 4, 5, 6, 7]
    for players in rules.players:
        here = told[players]
        assert here.playable
        assert here.deals == scheduled_deals(rules, players)
        assert here.totals == {row.id: total(rules, row, players) for row in rules.contracts}


def test_the_totals_of_the_atlas() -> None:
    told = {each.players: each.totals for each in tables(preset("fr-tableau-32"))}
    assert [told[players]["tricks"] for players in (3, 4, 5)] == [100, 80, 60]
    assert [told[players]["salad"] for players in (3, 4, 5)] == [420, 400, 380]
    assert told[4]["domino"] == -400


def test_a_table_that_cannot_play_is_told_no_more_than_holds() -> None:
    told = {each.players: each for each in tables(preset("classic-32"))}
    assert not told[5].playable
    assert told[5].deals is None
    assert told[5].totals["tricks"] is None


def test_broken_rulesets_are_told_all_the_same() -> None:
    rng = random.Random("broken")
    for _ in range(count(300, 6000)):
        rules = with_random_value(preset(rng.choice(names())), rng)
        rules = with_random_value(rules, rng)
        assert len(tables(rules)) == 5
        assert isinstance(silent(rules), dict)


def test_options_that_do_not_apply_name_the_one_that_silences_them() -> None:
    found = silent(preset("classic-32"))
    assert found["list_size"] == "selection"
    assert found["doubling.quota"] == "doubling.enabled"
    assert found["contracts.barbu.slam_points"] == "contracts.barbu.slam"
    known = {prefix + field for _, prefix, part in parts(preset("classic-32")) for field in part.__struct_fields__}
    assert set(found) | set(found.values()) <= known


# --- equal worths -----------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [8, 40, 80, 100])
def test_every_contract_that_can_is_worth_as_much(points: int) -> None:
    for seed in range(count(60, 1500)):
        rules, players = seeded(f"worth {seed}")
        made = worth(rules, points, players)
        changed, unread = understood(patched(whole(rules), made.patch))
        assert changed is not None, unread
        refused = {each.contract for each in made.refused}
        for row in rules.contracts:
            if isinstance(row, TrickContract) and not row.sums and row.id not in refused:
                comes_to = total(changed, changed.contract(row.id), players)
                assert abs(comes_to) == points
                assert (comes_to > 0) == (total(rules, row, players) > 0)
        for each in made.refused:
            for near in each.near:
                assert each.contract not in {one.contract for one in worth(rules, near, players).refused} or near > 9000


def test_the_french_table_is_made_worth_40() -> None:
    rules = after(preset("fr-tableau-32"), worth(preset("fr-tableau-32"), 40, 4).patch)
    ids = ("tricks", "hearts", "queens", "barbu", "last_two")
    assert [total(rules, rules.contract(id), 4) for id in ids] == [40] * 5
    assert total(rules, rules.contract("salad"), 4) == 200
    assert total(rules, rules.contract("domino"), 4) == -400


@pytest.mark.parametrize("code", available())
def test_what_cannot_be_worth_so_much_says_why(code: str) -> None:
    zero = with_row(preset("classic-32"), "hearts", prices=Prices({"H": 1, "S": -1}))
    tiny = with_row(preset("classic-32"), "hearts", prices=Prices({"KH": 9000, "QH": -8999}))
    for rules, points in ((preset("classic-52"), 80), (zero, 80), (tiny, 80)):
        (refusal,) = worth(rules, points, 4, ["hearts"]).refused
        assert faults(explain(refusal.reason, locale(code)), refusal.reason.id) == []


# --- advice -----------------------------------------------------------------------------------------


def advised(rules: Ruleset) -> dict[str, tuple[Patch, ...]]:
    return {each.problem.message: each.mends for each in advice(rules)}


ODD = {
    "advice-first-chooser": preset("fr-tableau-32-short-picked"),
    "advice-uneven": preset("fr-tableau-32-short-picked"),
    "advice-dealer-second": msgspec.structs.replace(preset("classic-32"), leader="previous"),
    "advice-counts-still": with_row(preset("classic-32"), "hearts", active=False),
    "advice-gaps": with_row(with_deck(preset("classic-52"), removed=(), leftover="random"), "domino", missing="block"),
}
ODD["advice-gaps"] = msgspec.structs.replace(ODD["advice-gaps"], players=(3,))


@pytest.mark.parametrize("message", ODD)
def test_advice_is_given_told_and_settled(message: str) -> None:
    rules = ODD[message]
    assert not problems(rules)
    found = next(each for each in advice(rules) if each.problem.message == message)
    for patch in found.mends:
        assert message not in advised(after(rules, patch))
    for code in available():
        assert faults(str(shown(found.problem, locale(code))).partition("：")[2 if code == "zh" else 0], message) == []


def test_S0_41_a_table_list_is_advised_to_make_up_for_the_first_choice() -> None:
    assert advised(ODD["advice-first-chooser"])["advice-first-chooser"] == (
        (Setting("handicap", True),),
        (Setting("leader", "after_chooser"),),
    )


def test_E66_a_dealer_who_plays_second_is_pointed_out() -> None:
    assert "advice-dealer-second" in advised(ODD["advice-dealer-second"])
    assert "advice-dealer-second" not in advised(preset("suite-8"))


def test_presets_from_the_seeds_need_little_advice() -> None:
    given = {name for name in names() if advice(preset(name))}
    assert not given & {"classic-32", "fr-tableau-32", "marie-luce-52", "suite-8", "tournament-52"}


# --- an example -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_an_example_of_every_contract_adds_up_to_its_total(name: str) -> None:
    rules = preset(name)
    for row in rules.contracts:
        match = example(rules, row.id, NAMES[: rules.players[0]], "1")
        (result,) = match.results
        assert match.finished
        assert result.round.contract.id == row.id
        assert example(rules, row.id, NAMES[: rules.players[0]], "1").events == match.events
        if result.score.slam is None and not rules.handicap and not result.outcome.out:
            assert sum(result.score.points) == total(rules, row, rules.players[0])


def test_an_example_of_any_ruleset_comes_to_an_end() -> None:
    for seed in range(count(40, 1500)):
        rules, players = seeded(f"example {seed}")
        for row in rules.contracts:
            if problems(only(rules, row.id, players)):  # a row that is switched off, and could not be played
                assert not row.active
            else:
                assert example(rules, row.id, NAMES[:players], str(seed)).finished
