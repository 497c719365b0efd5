"""Every mend that is offered settles what it is offered for, and reads well in every language."""

from __future__ import annotations

import random

import msgspec
import pytest

from barbu.locales import available, locale
from barbu.rules import BadRuleset, Problem, Ruleset, names, preset, problems
from barbu.rules.load import draft
from barbu.rules.plain import understood, whole
from barbu.studio.mends import IDEAS, Mended, mended
from barbu.studio.patch import Setting, patched
from barbu.studio.words import patch_text
from tests.rules.test_load import PROVOKED
from tests.support.changes import with_random_value
from tests.support.scale import count

WITHOUT = {"contract-twice"}
"""Conflicts that no setting settles: two rows of one name cannot be told apart."""

CONFLICTS = sorted({*IDEAS, *WITHOUT})


def conflict(message: str) -> tuple[Ruleset, Mended]:
    """A ruleset with this conflict, and what is offered for it."""
    given = PROVOKED[message]
    if isinstance(given, str):
        rules, _ = draft(given, preset)
        assert rules is not None
    else:
        twice = preset("classic-32").contracts
        rules = msgspec.structs.replace(preset("classic-32"), contracts=(*twice, twice[0]))
    return rules, next(each for each in mended(rules, None, ()) if each.problem.message == message)


@pytest.mark.parametrize("message", CONFLICTS)
def test_a_conflict_has_mends_and_each_settles_it(message: str) -> None:
    rules, found = conflict(message)
    assert bool(found.mends) == (message not in WITHOUT | {"no-contracts"}), "there is no row at all to be played"
    for patch in found.mends:
        after, unread = understood(patched(whole(rules), patch))
        assert not unread
        assert after is not None
        assert found.problem not in problems(after)


@pytest.mark.parametrize("message", [message for message in CONFLICTS if message not in WITHOUT])
def test_a_mend_is_told_in_every_language(message: str) -> None:
    rules, found = conflict(message)
    for code in available():
        told = [patch_text(patch, whole(rules), locale(code)) for patch in found.mends]
        assert len(set(told)) == len(told)
        assert all(told)
        assert not any("{" in each or "mend-" in each or "None" in each for each in told), told


def test_every_conflict_that_there_is_has_an_idea_or_is_known_to_have_none() -> None:
    found = {message for message, given in PROVOKED.items() if isinstance(given, str) and draft(given, preset)[0]}
    assert found <= set(CONFLICTS)


def test_mends_of_rulesets_changed_by_chance_settle_them_one_after_the_other() -> None:
    """Whatever a single change breaks, a few mends put right; a page that applies the first one always gets there."""
    rng, broken = random.Random("mends"), 0
    for name in names():
        for _ in range(count(30, 600)):
            rules = with_random_value(preset(name), rng)
            if not problems(rules):
                continue
            broken += 1
            for _ in range(6):
                offered = [patch for each in mended(rules, None, ()) for patch in each.mends]
                if not problems(rules) or not offered:
                    break
                after, _ = understood(patched(whole(rules), offered[0]))
                assert after is not None
                rules = after
            assert not problems(rules), (name, problems(rules))
    assert broken > 30


@pytest.mark.parametrize("name", ["classic-32", "score-barbu-app"])
def test_what_cannot_be_read_is_put_right_place_by_place(name: str) -> None:
    plain = {**whole(preset(name)), "series": 99, "sign": 5, "colour": 1, "deck": {"size": 31, "sizes": 3}}
    plain["contracts"] = [{**plain["contracts"][0], "slam": "big", "prices": {"trick": "x"}}, *plain["contracts"][1:]]
    rules, unread = understood(plain)
    assert rules is None
    patch = [setting for each in mended(None, plain, unread) for setting in each.mends[0]]
    after, unread = understood(patched(plain, patch))
    assert not unread
    assert after is not None
    assert after.series == 4


# --- patches ----------------------------------------------------------------------------------------


def test_a_row_that_goes_leaves_the_salads() -> None:
    plain = whole(preset("classic-32"))
    for patch in ([Setting("contracts.hearts", None)], [Setting("order", ["tricks", "queens", "barbu", "salad"])]):
        rows = {row["id"]: row for row in patched(plain, patch)["contracts"]}
        assert "hearts" not in rows
        assert "hearts" not in rows["salad"]["sums"]


def test_a_row_that_is_put_in_sums_what_there_is() -> None:
    row = {"kind": "tricks", "sums": ["tricks", "jacks"]}
    rows = patched(whole(preset("classic-32")), [Setting("contracts.salad_2", row)])["contracts"]
    assert rows[-1] == {"kind": "tricks", "sums": ["tricks"], "id": "salad_2"}


@pytest.mark.parametrize(
    ("key", "value"),
    [("contracts.nothing.slam", "none"), ("order", ["nothing"]), ("order", 5), ("contracts.a", 5), ("order", [[]])],
)
def test_a_key_without_a_place_is_refused(key: str, value: object) -> None:
    with pytest.raises(BadRuleset):
        patched(whole(preset("classic-32")), [Setting(key, value)])


@pytest.mark.parametrize(
    "key", ["a", "a.b.c", ".", "", "contracts", "contracts.", "deck", "deck.size.4", "contracts.hearts.prices.H"]
)
def test_any_other_key_leads_to_a_ruleset_or_to_what_is_wrong_with_it(key: str) -> None:
    values: tuple[object, ...] = (1, None, "x", [], {}, [[]])
    for value in values:
        data = patched(whole(preset("classic-32")), [Setting(key, value)])
        rules, unread = understood(data)
        assert (rules is None) == bool(unread)
        assert all(isinstance(each, Mended) for each in mended(rules, data, unread))
        assert all(isinstance(problem, Problem) for problem in unread)
