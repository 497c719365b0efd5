"""Hints in words: every kind of reason, in every language, with cards as the caller prints them."""

from __future__ import annotations

import itertools

import pytest

from barbu.bots import Advice, Compared, Why, advice
from barbu.cards import Card
from barbu.deal import Play
from barbu.kernel.jit import COMPILED
from barbu.locales import available, locale
from barbu.match import Double, MatchView, view
from barbu.rules import from_plain, preset
from barbu.table.hints import reason
from tests.support import drive
from tests.support.positions import trick_position

ROW = {"id": "row", "prices": {"KH": -20, "trick": -1, "last": -5, "Q": -3}}
KINDS = ("item", "place", "slam", "slammed", "doubles", "others")


def position(sign: str = "signed") -> MatchView:
    plain = {"players": [3], "deck": {"size": 24, "leftover": "none"}, "sign": sign, "contracts": [ROW]}
    return trick_position(from_plain(plain), 3, ["KH 9C", "QH 10C", "AH 9H"], "KH QH")


def told(compared: Compared, code: str = "en", *, sign: str = "signed") -> str:
    seen = position(sign)
    other, action = (Play(Card.parse(card)) for card in ("AH", "9H"))
    return reason(seen, Advice(action, other, 3.0, compared), locale(code), str)


def test_the_reason_comes_before_what_is_expected() -> None:
    why = Why("item", 0.12, 0.554, "last", once=True)
    assert told(Compared(-4.2, -20.9, why)) == (
        "The last trick: yours in 12 of 100 cases (AH: 55). Expected: −4 against −21."
    )
    assert told(Compared(-4.2, -20.9, Why("item", 0.4, 1.26, "Q")), "de") == (
        "Damen: im Schnitt 0,4 für dich (AH: 1,3). Zu erwarten: −4 gegen −21."
    )
    assert told(Compared(-4.2, -20.9, Why("item", 0.05, 0.31, "KH", once=True)), "fr") == (
        "KH\u00a0: pour vous 5 fois sur 100 (AH\u00a0: 31). À attendre\u00a0: −4 contre −21."
    )


def test_close_points_have_a_decimal_and_equal_ones_are_about_as_good() -> None:
    assert told(Compared(-4.2, -4.4)) == "It cannot take the trick. Expected: −4.2 (AH: −4.4)."
    assert told(Compared(-4.21, -4.24), "fi").endswith("Odotettavissa: −4. AH on suunnilleen yhtä hyvä.")
    assert "about as good" not in told(Compared(-4.21, -4.24, Why("others", -3.0, -2.0)))


def test_a_reason_that_shows_no_difference_is_not_told() -> None:
    why = Why("item", 0.401, 0.404, "Q")
    assert told(Compared(-4, -5, why)) == "It cannot take the trick. Expected: −4 (AH: −5)."


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_is_told_in_every_language(kind: str, code: str) -> None:
    items = ("trick", "last", "Q", "KH", "H") if kind == "item" else ("",)
    for item in items:
        text = told(Compared(-4, -21, Why(kind, 0.25, 0.75, item)), code)  # type: ignore[arg-type]
        assert "AH" in text
        assert "−21" in text
        assert text[0] == text[0].upper()


def test_a_double_that_costs_is_owed_and_silence_that_costs_is_prudent() -> None:
    rules = preset("pagat-52")
    walked = drive.walk(rules, 4, drive.any_legal, "hints")
    match = next(match for match in walked if isinstance((*match.legal, None)[0], Double))
    seen = view(match, match.to_act)
    speech = next(action for action in seen.legal if isinstance(action, Double) and len(action.seats) == 1)
    name = seen.names[speech.seats[0]]
    for action, other, text in (
        (speech, Double(), "It costs something, but a double is owed. Expected: −9 (double nobody: −4)."),
        (Double(), speech, f"Double {name}: too little to gain for the risk. Expected: −9 (double {name}: −4)."),
    ):
        assert reason(seen, Advice(action, other, -5, Compared(-9, -4)), locale("en"), str) == text
    for action, other in ((speech, Double()), (Double(), speech)):
        found = Advice(action, other, 5, Compared(-4, -9))
        assert reason(seen, found, locale("en"), str).startswith("Expected: −4 (")


@pytest.mark.skipif(not COMPILED, reason="the adviser's worlds take minutes in plain Python")
@pytest.mark.parametrize("name", ["pagat-52", "fr-tableau-32", "bga-32"])
def test_whatever_is_advised_is_told_in_every_language(name: str) -> None:
    rules = preset(name)
    walked = drive.walk(rules, 4, drive.any_legal, "told")
    for match in itertools.islice(walked, 0, 400, 11):
        if match.to_act is not None:
            seen = view(match, match.to_act)
            found = advice(seen)
            for code in available():
                text = reason(seen, found, locale(code), str)
                assert text or found.other is None
