"""Ruleset files: what extends what, rows in order, every mistake named by its key."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from barbu.locales import available, locale
from barbu.locales.shown import shown
from barbu.rules import BadRuleset, LayoutContract, Problem, Ruleset, TrickContract, from_plain, names, preset, to_plain
from barbu.rules.check import problems
from barbu.rules.link import decode
from barbu.rules.load import LONGEST, draft
from barbu.rules.presets import read
from barbu.rules.words import problem_text
from tests.locales.clean import faults, raw_words
from tests.locales.messages import uses
from tests.support.mutate import packed


def problems_of(text: str) -> tuple[Problem, ...]:
    """What is wrong with a file."""
    with pytest.raises(BadRuleset) as refused:
        read(text)
    return refused.value.problems


def classic(text: str) -> Ruleset:
    """The rules that a file makes of `classic-32`."""
    return read(f'extends = "classic-32"\n{text}')


# --- extends, order ---------------------------------------------------------------------------------


def test_a_file_that_extends_a_preset_and_says_nothing_has_its_rules_and_no_name() -> None:
    rules, base = classic(""), preset("classic-32")
    assert (rules.name, rules.source, rules.assumed) == ("", "", ())
    assert {key: value for key, value in to_plain(rules).items() if key != "contracts"} == {
        key: value for key, value in to_plain(base).items() if key not in ("name", "source", "assumed", "contracts")
    }
    assert rules.contracts == base.contracts


def test_what_a_file_says_replaces_what_it_extends_key_by_key() -> None:
    rules = classic('sign = "penalty"\n[deck]\nsize = 52\n[contracts.hearts]\nprices = { H = 5 }')
    assert rules.sign == "penalty"
    assert rules.deck.size == 52
    assert rules.deck.leftover == "none"
    hearts = rules.contract("hearts")
    assert isinstance(hearts, TrickContract)
    assert dict(hearts.prices) == {"H": 5}
    assert hearts.slam == "mirror"


def test_a_new_row_comes_after_those_that_a_file_extends() -> None:
    rules = classic("[contracts.last_trick]\nprices = { last = -40 }")
    assert [row.id for row in rules.contracts][-2:] == ["domino", "last_trick"]


def test_a_row_that_becomes_of_another_kind_starts_afresh() -> None:
    rules = classic('[contracts.domino]\nkind = "tricks"\nprices = { trick = 5 }')
    assert isinstance(rules.contract("domino"), TrickContract)
    rules = classic('order = ["domino", "queens"]\n[contracts.queens]\nkind = "layout"\npayout = [10]')
    assert isinstance(rules.contract("queens"), LayoutContract)


def test_order_picks_and_orders_the_rows() -> None:
    rules = classic('order = ["domino", "barbu"]')
    assert [row.id for row in rules.contracts] == ["domino", "barbu"]


def test_order_removes_rows_from_salads() -> None:
    rules = classic('order = ["tricks", "queens", "salad"]')
    salad = rules.contract("salad")
    assert isinstance(salad, TrickContract)
    assert set(salad.sums) == {"tricks", "queens"}


def test_a_file_may_stand_on_its_own() -> None:
    rules = read("[contracts.tricks]\nprices = { trick = -1 }")
    assert [row.id for row in rules.contracts] == ["tricks"]
    assert rules.players == (4,)


@pytest.mark.parametrize("text", ['[contracts.hearts]\nprices = { "♥" = -10, "k♥" = -50, "T" = -1 }', ""])
def test_items_and_cards_may_be_written_in_any_way_that_is_read(text: str) -> None:
    rules = classic(text or '[deck]\nremoved = { 4 = ["7c", "7♠", "7D", "7♥"] }')
    assert from_plain(to_plain(rules)) == rules


# --- mistakes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("player = 4", "player"),
        ("[deck]\nsizes = 32", "deck.sizes"),
        ("[doubling]\nenable = true", "doubling.enable"),
        ("[contracts.hearts]\nprice = 5", "contracts.hearts.price"),
        ("[contracts.domino]\nslam = 'mirror'", "contracts.domino.slam"),
        ("[rules]\na = 1", "rules"),
    ],
)
def test_an_unknown_key_is_refused_by_its_name(text: str, key: str) -> None:
    (problem,) = problems_of(f'extends = "classic-32"\n{text}')
    assert (problem.key, problem.message) == (key, "unknown-key")
    assert problem.values["given"] == key.rpartition(".")[2]


def test_a_key_that_is_nearly_right_is_told_its_spelling() -> None:
    (problem,) = problems_of('extends = "classic-32"\n[contracts.hearts]\nearly_ned = true')
    assert "Did you mean early_end?" in str(shown(problem, locale("en")))


def test_every_mistake_of_a_file_is_told_at_once() -> None:
    found = problems_of(
        'extends = "classic-32"\nsign = 1\n[deck]\nsize = 31\n[contracts.hearts]\nslam = "x"\nlead = "y"'
    )
    keys = {"sign", "deck.size", "contracts.hearts.slam", "contracts.hearts.lead"}
    assert {problem.key for problem in found} == keys


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[deck]\nremoved = ["7S", "ZZ"]', "“ZZ” must be a card"),
        ('[deck]\nremoved = ["7S", "7C", "7♣"]', "“7C” is there twice"),
        ("[deck]\nsize = { 3 = 32, 4 = 31 }", "deck.size.4: “31” must be a whole number"),
        ("contracts = 5", "contracts: Here a table of options is expected, not “5”"),
        ("[contracts]\nhearts = 5", "contracts.hearts: Here a table of options is expected, not “5”"),
        ('[deck]\nremoved = { 3 = ["8S"], 4 = ["8S", "QQ"] }', "“QQ” must be a card"),
        ('[contracts.hearts]\nprices = { Q = -5, H = "x" }', "contracts.hearts.prices.H: “x” must be a whole number"),
        ("[contracts.hearts]\nprices = { Q = -5, q = 3 }", "“q” and “Q” are the same item"),
        ("players = [3, true]", "“true” must be a whole number"),
        ("[doubling]\nquota = 12345678901234567890", "“123456789…” must be a whole number"),
        ("[doubling]\nquota = -12345678901234567890", "“-123456789…” must be a whole number"),
        ("series = 1\n[deck]\nsize = 32\n[deck]\nsize = 52", "Line 5 gives a key or a table"),
        ("[contracts.hearts]\nprices = { H = 1, H = 2 }", "Line 3 gives a key or a table"),
    ],
)
def test_the_one_item_that_is_wrong_is_named(text: str, told: str) -> None:
    (problem,) = problems_of(f'extends = "classic-32"\n{text}')
    assert told in str(shown(problem, locale("en")))


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (
            "[contracts.hearts]\nprices = { trick = 1.5, ZZ = 2, H = 99999999999999999999999, XX = 'y', Q = 3, q = 4 }",
            ["trick 1.5", "prices ZZ", "H 99999999999999999999999", "prices XX", "XX y", "prices q"],
        ),
        ("players = [2, 8, 'x', 4.5, true]", ["players 2", "players 8", "players x", "players 4.5", "players True"]),
        ("players = [4, 9, 4, 3, 3]", ["players 9", "players 4", "players 3"]),
        ("[deck]\nsize = { 3 = 30, 9 = 32, 4 = 31, x = 1 }", ["3 30", "size 9", "4 31", "size x", "x 1"]),
        ("[deck]\nremoved = { 3 = ['ZZ', '7C', 'YY'], 4 = ['7C', '7C'] }", ["3 ZZ", "3 YY", "4 7C"]),
        (
            "order = ['heart', 'nothing', 'barbu', 'barbu']\nsign = 1",
            ["order heart", "order nothing", "order barbu", "sign 1"],
        ),
    ],
)
def test_everything_that_is_wrong_in_one_list_is_named(text: str, faults: list[str]) -> None:
    found = problems_of(f'extends = "classic-32"\n{text}')
    told = [f"{problem.key.rpartition('.')[2]} {problem.values['given']}" for problem in found]
    assert told == faults


def test_an_unknown_base_does_not_hide_what_else_is_wrong() -> None:
    found = problems_of(
        'extends = "clasic-32"\norder = ["tricks", "domino", "tricks"]\nsign = 1\ncolour = 2\n'
        "[contracts.domino]\npayout = [1, 'x']\nace = 'up'\n[contracts.barbu]\nslam = 'mirror'\nslim = 1"
    )
    assert [(problem.key, problem.message) for problem in found] == [
        ("extends", "unknown-preset"),
        ("order", "order-twice"),
        ("contracts.domino.payout", "must-be-whole"),
        ("contracts.domino.ace", "must-be-one-of"),
        ("contracts.barbu.slim", "unknown-key"),
        ("sign", "must-be-one-of"),
        ("colour", "unknown-key"),
    ]
    assert problems_of("extends = 5\nsign = 1")[-1].key == "sign"


def test_a_row_that_is_no_table_does_not_hide_what_else_is_wrong() -> None:
    found = problems_of('extends = "classic-32"\nsign = "x"\n[contracts]\nhearts = 5\nnew = [1]\ntricks = { slam = 1 }')
    keys = {"sign", "contracts.hearts", "contracts.new", "contracts.tricks.slam"}
    assert keys <= {problem.key for problem in found}


def test_a_file_may_begin_with_a_mark_of_its_encoding() -> None:
    assert read('\ufeffextends = "classic-32"') == classic("")


def test_conflicts_of_rows_do_not_hide_those_of_the_table() -> None:
    found = problems_of(
        'extends = "classic-32"\nleader = "chooser"\ndeals = 99\n[contracts.hearts]\nprices = {}\n'
        '[contracts.salad]\nsums = ["domino"]\n'
        '[contracts.domino]\npayout = [1, 2, 3, 4, 5]\nstart_rank = "2"\n'
    )
    assert {problem.message for problem in found} == {
        "leader-needs-chooser",
        "contract-pays-nothing",
        "salad-of-wrong-kind",
        "payout-too-long",
        "rank-not-in-pack",
    }


CLASSIC = 'extends = "classic-32"\n'
PROVOKED: dict[str, str | Callable[[], object]] = {
    "file-too-long": "#" * (LONGEST + 1),
    "not-toml": "players =",
    "toml-key-twice": "series = 1\nseries = 2",
    "order-twice": CLASSIC + 'order = ["hearts", "barbu", "hearts"]',
    "item-twice": CLASSIC + "[contracts.hearts]\nprices = { 10H = -5, TH = 3 }",
    "damaged-link": lambda: decode("1AAAA"),
    "unknown-link-version": lambda: decode("9AAAA"),
    "must-be-table": "deck = 3\n[contracts.tricks]\nprices = { trick = 1 }",
    "unknown-key": "colour = 1",
    "unknown-preset": 'extends = "clasic-32"',
    "unknown-contract": CLASSIC + 'order = ["heart"]',
    "must-be-flag": CLASSIC + "[contracts.hearts]\nactive = 1",
    "must-be-whole": CLASSIC + "series = 5",
    "must-be-one-of": CLASSIC + 'sign = "minus"',
    "must-be-text": CLASSIC + "name = 5",
    "must-be-id": '[contracts."No Hearts"]\nprices = { H = 1 }',
    "must-be-suit": CLASSIC + '[contracts.hearts]\nbanned_suit = "X"',
    "must-be-rank": CLASSIC + '[contracts.domino]\nstart_rank = "1"',
    "must-be-card": CLASSIC + '[deck]\nremoved = ["1H"]',
    "must-be-list": CLASSIC + "players = 4",
    "must-be-distinct": CLASSIC + "players = [4, 4]",
    "must-be-players": CLASSIC + "[deck]\nsize = { 9 = 52 }",
    "must-be-prices": CLASSIC + "[contracts.hearts]\nprices = 5",
    "must-be-item": CLASSIC + "[contracts.hearts]\nprices = { heart = 5 }",
    "contract-twice": lambda: from_plain({"contracts": [{"id": "a", "prices": {"H": 1}}] * 2}),
    "no-contracts": "series = 1",
    "contract-pays-nothing": CLASSIC + "[contracts.hearts]\nprices = {}",
    "salad-with-prices": CLASSIC + "[contracts.salad]\nprices = { H = 1 }",
    "salad-of-unknown": CLASSIC + '[contracts.salad]\nsums = ["jacks"]',
    "salad-of-wrong-kind": CLASSIC + '[contracts.salad]\nsums = ["domino"]',
    "scale-does-not-divide": CLASSIC + "[contracts.salad]\ndivide = 3",
    "early-end-needs-cards": CLASSIC + "[contracts.tricks]\nearly_end = true",
    "early-end-against-slam": CLASSIC + '[contracts.hearts]\nearly_end = true\nslam_trigger = "all_tricks"',
    "slam-needs-cards": CLASSIC + '[contracts.tricks]\nslam_trigger = "all_items"',
    "needs-card": CLASSIC + 'first_dealer = "holder"',
    "selection-needs-chooser": CLASSIC + 'selection = "each_once_per_player"',
    "selection-leaves-no-choice": CLASSIC + 'chooser = "dealer"',
    "leader-needs-chooser": CLASSIC + 'leader = "chooser"',
    "list-too-long": CLASSIC + 'selection = "random_common"\nlist_size = 20',
    "nothing-for-players": CLASSIC + "players = [4, 6]\n[deck]\nsize = { 4 = 32 }",
    "too-many-deals": CLASSIC + "deals = 25",
    "removed-not-in-pack": CLASSIC + '[deck]\nremoved = ["2C", "3C", "4C", "5C"]',
    "too-few-cards": "players = [7]\n[deck]\nsize = 24\nremoved = ['9C', '9S', '9D', '9H', '10C', '10S', '10D', '10H', "
    "'JC', 'JS', 'JD', 'JH', 'QC', 'QS', 'QD', 'QH', 'KC', 'KS', 'KD', 'KH']\n[contracts.tricks]\nprices = {trick = 1}",
    "cards-do-not-divide": CLASSIC + "players = [3]",
    "card-not-in-pack": CLASSIC + 'first_dealer = "holder"\nfirst_dealer_card = "2C"',
    "rank-not-in-pack": CLASSIC + '[contracts.domino]\nstart_rank = "2"',
    "contract-without-card": CLASSIC + '[contracts.barbu]\nprices = { 2H = -50 }',
    "payout-too-long": CLASSIC + "[contracts.domino]\npayout = [1, 2, 3, 4, 5]",
    "ruleset-of-newer-version": CLASSIC + "schema = 2",
    "preset-has-changed": lambda: decode(changed_since()),
}  # fmt: skip
"""One ruleset for each thing that can be wrong with one."""


def changed_since() -> str:
    """A link that builds on a preset as it is not."""
    return packed({"base": "classic-32", "hash": "00000000", "change": {}})


WORDS = {"nothing", "yes", "no", "for-players", "problem-at", "option-with-key"}
"""Messages of this layer that tell nothing wrong, beside prices."""


def test_everything_that_can_be_wrong_is_provoked() -> None:
    titles = {f"preset-{name}{end}" for name in names() for end in ("", "-note", "-source")}
    named = {use.id for use in uses() if use.place.startswith("rules/")} - titles
    assert {id for id in named - WORDS if not id.startswith(("price-", "idle-"))} == set(PROVOKED)


@pytest.mark.parametrize("message", PROVOKED)
def test_what_is_wrong_is_told_well_in_every_language(message: str) -> None:
    wrong = PROVOKED[message]
    with pytest.raises(BadRuleset) as refused:
        wrong() if callable(wrong) else read(wrong)
    (problem, *_) = [problem for problem in refused.value.problems if problem.message == message]
    for code in available():
        told = str(shown(problem, locale(code)))
        example = "{ trick = -5, KH = -50 }"
        assert faults(told.replace(example, "x"), message) == [], told


@pytest.mark.parametrize("message", PROVOKED)
def test_the_form_tells_conflicts_without_keys_of_options(message: str) -> None:
    """What could be read is told to people who have never seen a file."""
    text = PROVOKED[message]
    rules = draft(text, preset)[0] if isinstance(text, str) else None
    for problem in problems(rules) if rules else ():
        for code in available():
            assert raw_words(problem_text(problem, locale(code)), code) == set()
