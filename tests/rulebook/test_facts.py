"""What the book says is what the engine does, in the cases where a short sentence could easily say too much."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Card
from barbu.deal.outcome import LayoutOutcome, NotPlayed
from barbu.locales import available, locale
from barbu.rulebook import Book, book, card, sentences
from barbu.rulebook.document import tables
from barbu.rulebook.pen import pen
from barbu.rulebook.worked import call, example, slam_worth
from barbu.rules import Ruleset, TrickContract, names, preset
from barbu.rules.meaning import payout, positive, total
from barbu.rules.model import LayoutContract
from barbu.scoring import score
from tests.support.random_rulesets import seeded
from tests.support.scale import count

LANGUAGES = [code for code in available() if locale(code).has("book-title")]


def changed(name: str, row: str = "", **fields: Any) -> Ruleset:
    """A preset with other values for one of its contracts, or for itself."""
    rules = preset(name)
    if not row:
        return msgspec.structs.replace(rules, name="", **fields)
    rows = tuple(msgspec.structs.replace(each, **fields) if each.id == row else each for each in rules.contracts)
    return msgspec.structs.replace(rules, name="", contracts=rows)


def prices(**points: int) -> immutabledict[str, int]:
    """A price list."""
    return immutabledict(points)


def said(rules: Ruleset, id: str, code: str = "en", row: str = "") -> list[str]:
    """What the book says with this message, of this contract."""
    found = (each for each in sentences(book(rules, locale(code))) if each.id == id)
    return [each.text for each in found if not row or row in each.rows]


def ids(rules: Ruleset, players: int | None = None) -> list[str]:
    """The messages of the book in their order."""
    return [each.id for each in sentences(book(rules, locale("en"), players))]


# --- slams ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paid", "words"),
    [
        (prices(trick=-5), "what would have been lost is won"),
        (prices(trick=3), "what would have been won is lost"),
        (prices(trick=3, H=-5), "the result is turned round"),
        (prices(trick=-5, H=3), "the result is turned round"),
    ],
)
def test_a_mirror_slam_turns_round_whatever_the_contract_pays(paid: immutabledict[str, int], words: str) -> None:
    rules = changed("classic-32", "tricks", prices=paid, slam="mirror", slam_trigger="all_tricks")
    row = rules.contract("tricks")
    assert isinstance(row, TrickContract)
    (told,) = said(rules, "book-slam-mirror", row="tricks")
    assert words in told
    made, plain = slam_worth(rules, row, 4)
    assert made == -plain
    assert said(rules, "book-slam-worth", row="tricks") == [
        f"The slam is written as {made:+} in place of {plain:+}.".replace("-", "−")
    ]


@pytest.mark.parametrize("way", ["fixed", "charge_others"])
def test_a_slam_that_pays_nothing_is_told_as_one(way: str) -> None:
    rules = changed("classic-32", "queens", slam=way, slam_points=0)
    row = rules.contract("queens")
    assert isinstance(row, TrickContract)
    assert slam_worth(rules, row, 4)[0] == 0
    (told,) = said(rules, "book-slam-zero", row="queens")
    assert told.endswith("nobody scores anything in this deal.")
    assert not re.search(r"\b0\b", told)


# --- what a contract is about -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paid", "told"),
    [
        (prices(last=-20), ["Only the last trick counts: it costs its winner 20 points."]),
        (prices(last=20), ["Only the last trick counts: it earns its winner 20 points."]),
        (prices(last2=-1), ["Only the last trick but one counts: it costs its winner 1 point."]),
        (prices(KH=-20), ["Only one card counts, the king of hearts (K♥): whoever takes it loses 20 points."]),
        (prices(QS=1), ["Only one card counts, the queen of spades (Q♠): whoever takes it wins 1 point."]),
        (
            prices(last=-20, last2=-10),
            [
                "Keep out of the last tricks.",
                "The last trick costs its winner 20 points.",
                "The last trick but one costs its winner 10 points.",
                "In all there are 30 points to lose in this contract.",
            ],
        ),
    ],
)
def test_what_is_one_card_or_trick_is_told_in_one_sentence(paid: immutabledict[str, int], told: list[str]) -> None:
    rules = changed("tournament-52", "last_two", prices=paid)
    here = [each for each in sentences(book(rules, locale("en"))) if each.rows == ("last_two",)]
    about = ("book-goal", "book-price", "book-total")
    assert [each.text for each in here if each.id.startswith(about)] == told


def test_any_card_is_promised_only_where_no_contract_has_a_duty_to_ruff() -> None:
    (plain,) = said(preset("classic-32"), "book-discard-any")
    assert plain == "If you have none of that suit, you may play any card."
    assert said(changed("classic-32", "tricks", trump="H", must_ruff=False), "book-discard-any") == [plain]
    (told,) = said(changed("classic-32", "tricks", trump="H", must_ruff=True), "book-discard-any")
    assert "within the rules of the contract" in told


@pytest.mark.parametrize("seed", range(count(30, 500)))
def test_points_are_won_only_where_the_book_says_so(seed: int) -> None:
    """The sentence is there where it holds, and every example of another contract bears it out."""
    rules, _ = seeded(f"winning/{seed}")
    told = [each for each in sentences(book(rules, locale("en"))) if each.id == "book-winning-only"]
    table = pen(rules, rules.players, locale("en")).usual_table
    for row in rules.active:
        if told and row.id not in told[0].rows:
            points = max(rules.gain(points) for points in example(rules, row, table).score.base)
            assert points <= 0 or (isinstance(row, TrickContract) and row.slam != "none")
    gains = {row.id for row in rules.active if positive(rules, row) and total(rules, row, rules.players[0])}
    assert not told or gains - {row.id for row in rules.active if isinstance(row, LayoutContract)} <= set(told[0].rows)


def test_slams_are_named_where_they_earn_points() -> None:
    assert said(preset("fr-tableau-32"), "book-winning-only") == ["Points can be won only in Domino."]
    assert said(preset("classic-32"), "book-winning-only") == ["Slams apart, points can be won only in Domino."]
    assert said(preset("suite-8"), "book-winning-only") == [
        "Points can be won only in these contracts: Domino and Domino 2."
    ]
    assert said(preset("tournament-52"), "book-winning-only") == []  # with doubles points are won in any deal


def test_the_card_of_a_contract_says_what_to_play_without_the_suit_led() -> None:
    for name in names():
        rules = preset(name)
        for row in rules.active:
            told = {each.id for each in card(rules, row.id, rules.players[0], locale("en")).sentences}
            if isinstance(row, TrickContract):
                assert "book-follow" in told
                assert told & {"book-discard-any", "book-ruff-free", "book-ruff-must"}


def test_a_layout_that_also_costs_is_one_to_win_points_in() -> None:
    rules = preset("tournament-52")
    row = rules.contract("domino")
    assert isinstance(row, LayoutContract)
    assert min(payout(row, 4)) < 0
    (told,) = said(rules, "book-double-positive-declarer-only")
    assert "Domino" in told
    assert "only points" not in told


# --- layouts ----------------------------------------------------------------------------------------


def test_a_layout_that_pays_every_place_ends_with_one_player_left() -> None:
    rules = changed("classic-32", "domino", payout=(90, 60, 30, 0), end="settled")
    assert said(rules, "book-layout-end-settled") == []
    assert len(said(rules, "book-layout-end-all-but-one")) == 1
    rules = changed("classic-32", "domino", payout=(90, 60), end="settled")
    (told,) = said(rules, "book-layout-end-settled")
    assert "two players" in told
    assert told.endswith("for the rest all score the same.")


def test_a_share_of_the_places_left_drops_its_fraction() -> None:
    rules = changed("fr-tableau-52", "domino", missing="block", blocked="split")
    (told,) = said(rules, "book-blocked-split")
    assert "fractions are dropped" in told
    row = rules.contract("domino")
    stuck = score(rules, row, LayoutOutcome(()), call(3)).points
    shares = {abs(points) for points in stuck}
    assert shares == {abs(sum(payout(row, 3))) // 3}  # type: ignore[arg-type]
    assert abs(sum(payout(row, 3))) % 3  # type: ignore[arg-type]


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_cannot_begin_is_told_without_a_word_that_the_table_does_not_use(code: str) -> None:
    fixed, named = (preset(name) for name in ("classic-32", "tournament-52"))
    assert said(fixed, "book-start-lacks", code) == said(named, "book-start-lacks", code)


# --- the pack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_stay_out_too_only_where_others_do(code: str) -> None:
    out = immutabledict({3: (Card.parse("7C"), Card.parse("7S"))})
    decks = [msgspec.structs.replace(preset("fr-tableau-32").deck, size=size, removed=out) for size in (32, 52)]
    stripped, whole = (changed("fr-tableau-32", deck=deck) for deck in decks)
    assert said(stripped, "book-removed", code) != said(whole, "book-removed", code)
    if code == "en":
        assert said(whole, "book-removed") == ["With 3 players, 7♣ and 7♠ stay out of the pack."]
        assert said(stripped, "book-removed") == ["With 3 players, 7♣ and 7♠ also stay out of the pack."]


# --- numbers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_thousands_are_written_alike_in_sentences_and_tables(code: str) -> None:
    rules = changed("classic-32", "barbu", prices=prices(KH=-1250))
    assert any("1250" in text for text in said(rules, "book-price-card-alone", code, "barbu"))
    whole = book(rules, locale(code))
    assert any("1250" in cell for section in whole.sections for t in tables(section) for row in t.rows for cell in row)
    texts = [each.text for each in sentences(whole)]
    assert not any(re.search(r"1.250", text) for text in texts)


def test_what_depends_on_the_number_of_players_is_one_sentence() -> None:
    rules = preset("marie-luce-52")
    assert said(rules, "book-hand-tables") == [
        "Each player gets 17 cards with 3 players, 13 with 4, 10 with 5, 8 with 6."
    ]
    told = ids(rules)
    for id in ("book-hand-tables", "book-leftover-tables", "book-deals-tables"):
        assert told.count(id) == 1
    assert told.count("book-total-tables") <= len(rules.active)
    assert not {id for id in ids(rules, 4) if id.endswith("-tables")}


# --- one contract, several series -------------------------------------------------------------------


def test_a_table_with_one_contract_reads_like_one() -> None:
    rules = preset("classic-32")
    rows = tuple(msgspec.structs.replace(each, active=each.id == "tricks") for each in rules.contracts)
    one = msgspec.structs.replace(rules, name="", contracts=rows)
    assert said(one, "book-brief-tricks") == ["Each deal is played in tricks."]
    assert said(one, "book-selection-single") == ["There is only one contract, which is played in every deal."]
    assert not [id for id in ids(one) if id.startswith(("book-selection-fixed", "book-order-item"))]


def test_contracts_that_come_several_times_are_not_said_to_come_once() -> None:
    told = list(sentences(book(preset("suite-8x4"), locale("en"))))
    (order,) = (each.text for each in told if each.id.startswith("book-selection"))
    assert "once" not in order
    assert [each.text for each in told if each.id in ("book-series", "book-deals-sum")] == [
        "When all the contracts have been played, everything begins again: in all they are played through 4 times.",
        "That makes 32 deals in all.",
    ]


def test_a_match_that_is_cut_short_is_not_said_to_begin_again_more_often_than_it_does() -> None:
    whole = changed("suite-8", series=4)
    short, longer = (msgspec.structs.replace(whole, deals=deals) for deals in (6, 12))
    assert [id for id in ids(short) if id.startswith("book-series") or id == "book-deals-sum"] == []
    assert [id for id in ids(longer) if id.startswith("book-series")] == ["book-series-again"]
    assert "book-deals-cut" in ids(short)


def test_one_contract_alone_is_not_all_the_contracts() -> None:
    rules = changed("suite-8", series=4)
    rows = tuple(msgspec.structs.replace(each, active=each.id == "tricks") for each in rules.contracts)
    alone = msgspec.structs.replace(rules, contracts=rows)
    assert "book-series" not in ids(alone)
    assert said(alone, "book-deals-sum") == ["That makes 4 deals in all."]
    assert said(alone, "book-deals-only") == ["The match ends after 4 deals."]


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("fr-tableau-32", "fr", "21 à 35 donnes"), ("fr-tableau-32", "en", "21 to 35 deals"),
        ("fr-tableau-32", "de", "21 bis 35 Runden"), ("fr-tableau-32", "pt", "21 a 35 mãos"),
        ("fr-tableau-32", "zh", "21到35局"), ("suite-8", "fi", "8 kierrosta"),
    ],
)  # fmt: skip
def test_how_many_deals_there_are_is_said_in_words(name: str, code: str, words: str) -> None:
    assert words in said(preset(name), "book-lede", code)[0]


def test_who_is_named_has_been_told_of() -> None:
    """The player opposite the chooser cuts: the chooser comes first."""
    told = ids(changed("marie-luce-52", shuffle_cut="opposite_chooser"))
    assert told.index("book-chooser-next") < told.index("book-cut-opposite-chooser")


# --- what is different ------------------------------------------------------------------------------


def different(found: Book) -> list[tuple[str, ...]]:
    """The rows of the table of differences."""
    assert found.sections[-1].anchor == "differences"
    return [row for table in tables(found.sections[-1]) for row in table.rows]


def test_a_turn_the_other_way_round_is_told_once() -> None:
    rows = different(book(changed("classic-32", direction="anticlockwise"), locale("en"), base=preset("classic-32")))
    assert len(rows) == 1
    assert rows[0][1].count(".") == 1


def test_a_sentence_on_two_options_is_one_difference() -> None:
    found = book(changed("classic-32", "domino", start="laid"), locale("en"), base=preset("classic-32"))
    assert len(different(found)) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_parts_of_a_salad_are_told_apart_in_a_cell(code: str) -> None:
    rules = preset("classic-32")
    fewer = changed("classic-32", "salad", sums=("barbu",))
    here = pen(rules, (4,), locale(code))
    (row,) = (row for row in different(book(fewer, locale(code), base=rules)) if "−10" in row[2])
    for id in ("tricks", "hearts", "queens"):
        assert here.contract(rules.contract(id)) in row[2]
    assert row[2].count(";") + row[2].count("；") == 2


# --- the doubles ------------------------------------------------------------------------------------


def test_rounding_of_what_nobody_doubles_favours_the_declarer() -> None:
    doubling = msgspec.structs.replace(preset("tournament-52").doubling, skip_undoubled=True)
    rules = changed("tournament-52", doubling=doubling)
    (told,) = said(rules, "book-undoubled-skipped")
    assert "in the declarer’s favour" in told
    points = score(rules, rules.contract("tricks"), NotPlayed(undoubled=True), call(4, declarer=0)).points
    assert points == (1, -9, -9, -9)  # 26 points, a third of which is not whole
