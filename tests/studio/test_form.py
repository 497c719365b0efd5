"""The form is read off the options: every option stands in it once, and every ruleset fits its schema."""

from __future__ import annotations

from collections import Counter
from typing import Any

import jsonschema_rs
import pytest

from barbu.locales import available, locale
from barbu.rules import BadRuleset, from_plain, names, preset, to_plain
from barbu.rules.kinds import ForPlayers, ListOf, Whole
from barbu.rules.options import OPTIONS, Scope, options_of
from barbu.rules.plain import whole
from barbu.studio.contracts import known, plain_rows
from barbu.studio.form import DIALECT, groups, schema
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import RULESETS, rules_of

RELATIVES = sorted(file.stem for file in RULESETS.glob("*.toml"))


def checker(lang: str = "en") -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(schema(lang))


@pytest.mark.parametrize("lang", available())
def test_the_schema_is_one(lang: str) -> None:
    assert schema(lang)["$schema"] == DIALECT
    jsonschema_rs.meta.validate(schema(lang))


@pytest.mark.parametrize("name", [*names(), *RELATIVES])
def test_every_preset_fits_the_schema(name: str) -> None:
    rules = rules_of(name)
    for plain in (whole(rules), to_plain(rules)):
        checker().validate(plain)


def test_random_rulesets_fit_the_schema() -> None:
    fits = checker()
    for seed in range(count(300, 10_000)):
        rules, _ = seeded(f"form {seed}")
        for plain in (whole(rules), to_plain(rules)):
            fits.validate(plain)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", []), ("players", [4, 4]), ("players", [2]), ("players", 4), ("sign", "minus"), ("series", 0),
        ("series", True), ("deals", {"8": 1}), ("deals", {"4": 401}), ("name", "x" * 61), ("name", "a\nb"),
        ("colour", "red"), ("schema", 2), ("first_dealer_card", "1H"), ("deck", {"size": 31}), ("deck", {"sizes": 32}),
        ("contracts", [{"kind": "tricks"}]), ("contracts", [{"kind": "x", "id": "a"}]),
        ("contracts", [{"kind": "tricks", "id": "A"}]), ("contracts", [{"kind": "tricks", "id": "a", "start": "laid"}]),
        ("contracts", [{"kind": "tricks", "id": "a", "prices": {"heart": 1}}]),
        ("contracts", [{"kind": "layout", "id": "a", "start_rank": "1"}]),
    ],
)  # fmt: skip
def test_what_rulesets_refuse_the_schema_refuses(field: str, value: object) -> None:
    plain = {**whole(preset("classic-32")), field: value}
    assert not checker().is_valid(plain)
    with pytest.raises(BadRuleset):
        from_plain(plain)


def test_numbers_in_steps_begin_at_a_multiple() -> None:
    """The schema says `multipleOf`, which counts from 0."""
    for option in OPTIONS.values():
        kind = option.kind.item if isinstance(option.kind, (ForPlayers, ListOf)) else option.kind
        if isinstance(kind, Whole):
            assert kind.low % kind.step == 0, option.key


@pytest.mark.parametrize("lang", available())
def test_every_option_stands_in_one_group_that_has_a_title(lang: str) -> None:
    found = list(groups(lang))
    placed = Counter((scope, field) for _, scope, _, fields in found for field in fields)
    assert set(placed) == {(option.scope, option.field) for option in OPTIONS.values()}
    assert set(placed.values()) == {1}
    assert all(title == locale(lang).text(f"studio-group-{id.replace('_', '-')}") for id, _, title, _ in found)
    for scope in {scope for _, scope, _, _ in found}:
        titles = [title for _, other, title, _ in found if other == scope]
        assert len(set(titles)) == len(titles)


def test_every_option_stands_in_the_schema_with_what_it_is_for() -> None:
    made = schema("en")
    parts: dict[Scope, Any] = {"ruleset": made, **made["$defs"]}
    parts |= {"deck": made["properties"]["deck"], "doubling": made["properties"]["doubling"]}
    places = {scope: part["properties"] for scope, part in parts.items()}
    for option in OPTIONS.values():
        told = places[option.scope][option.field]
        assert told["barbu"]["key"] == option.key
        assert told["barbu"]["role"] == option.role
        assert told["title"]
        assert told["description"]
        if option.when is not None:
            beside = told["barbu"]["when"]["field"]
            assert beside in {other.field for other in options_of(option.scope)}
    own = {"kind", "schema", "deck", "doubling", "contracts"}
    for scope, properties in places.items():
        assert set(properties) - own == {option.field for option in options_of(scope)}


def test_contracts_that_may_be_added_fit_a_table_of_either_sign() -> None:
    assert {each.row.id for each in known()} >= {"tricks", "hearts", "queens", "barbu", "salad", "domino", "trumps"}
    for each in known():
        for sign, row in plain_rows(each.row):
            base = whole(preset("classic-32" if sign == "signed" else "fr-tableau-32"))
            checker().validate({**base, "contracts": [row]})
    hearts = next(each for each in known() if each.row.id == "hearts")
    prices = {sign: row["prices"] for sign, row in plain_rows(hearts.row)}
    assert prices["signed"]["H"] == -prices["penalty"]["H"] < 0
