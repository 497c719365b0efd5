"""E1 to E15: following suit and leading."""

import pytest

from barbu.cards import Suit
from barbu.errors import NotLegal
from barbu.rules import TrickContract
from tests.support.table import finished, hands_for, in_tricks, legal, points, rules_of, tricks, with_row

FREE = ("fr-tableau-32", "classic-32", "suite-8", "marie-luce-52")
"""Presets without a ban on leading hearts."""
BANS = ("fr-tableau-32-variants", "bga-52", "tournament-52")
"""Presets with one, in hearts and barbu."""
ALL = (*FREE, *BANS)

every_column = pytest.mark.parametrize("name", ALL)


def trick_rows(name: str) -> list[str]:
    """The ids of the preset's rows played in tricks without a trump."""
    rows = rules_of(name).contracts
    return [row.id for row in rows if isinstance(row, TrickContract) and row.trump == "none"]


EVERY_ROW = [(name, contract) for name in ALL for contract in trick_rows(name)]
every_row = pytest.mark.parametrize(("name", "contract"), EVERY_ROW)


# --- hearts in the first trick ----------------------------------------------------------------------

CLUB_LED = ("8C JC AC", "{hand}", "9C QC 10S", "10C KC 7S")


def after_a_club(name: str, contract: str, hand: str) -> str:
    """What seat 1 may play with this hand after a club led to the first trick."""
    hands = [seat.format(hand=hand) for seat in CLUB_LED]
    return legal(in_tricks(tricks(rules_of(name), contract, *hands), "8C"))


@every_row
def test_E1_a_void_player_with_only_hearts_plays_any_of_them_to_the_first_trick(name: str, contract: str) -> None:
    assert after_a_club(name, contract, "7H 9H KH") == "7H 9H KH"


@every_row
def test_E2_a_void_player_with_other_cards_too_throws_one_of_those_where_hearts_are_banned(
    name: str, contract: str
) -> None:
    banned = name == "marie-luce-52" and contract in ("barbu", "hearts", "salad")
    assert after_a_club(name, contract, "7H QS 9D") == ("QS 9D" if banned else "7H QS 9D")


@every_row
def test_E3_a_first_leader_with_only_hearts_leads_one(name: str, contract: str) -> None:
    play = tricks(rules_of(name), contract, "7H 9H KH", "8C 9C 10C", "8D 9D 10D", "8S 9S 10S")
    assert legal(play) == "7H 9H KH"


# --- leading hearts later ---------------------------------------------------------------------------


def second_lead(name: str, contract: str, script: str, *hands: str, trump: Suit | None = None) -> str:
    """What may be led to the second trick."""
    return legal(in_tricks(tricks(rules_of(name), contract, *hands, trump=trump), script))


hearts_and_barbu = pytest.mark.parametrize("contract", ["hearts", "barbu"])


@every_column
@hearts_and_barbu
def test_E4_with_no_heart_seen_yet_a_later_leader_is_free_or_leads_another_suit(name: str, contract: str) -> None:
    lead = second_lead(name, contract, "AC 9C 10C JC", "AC 9H QS", "9C 7H KH", "10C 7D 8D", "JC 7S 8S")
    assert lead == ("QS" if name in BANS else "9H QS")


def test_E4_the_salad_of_the_variants_has_no_such_ban() -> None:
    hands = ("AC 9H QS", "9C 7H KH", "10C 7D 8D", "JC 7S 8S")
    assert second_lead("fr-tableau-32-variants", "salad", "AC 9C 10C JC", *hands) == "9H QS"


DISCARDED = {"fr-tableau-32-variants": "9H QS", "bga-52": "9H QS", "tournament-52": "QS"}


@every_column
@hearts_and_barbu
def test_E5_a_heart_thrown_lifts_the_ban_but_the_tournament_ban_never_lifts(name: str, contract: str) -> None:
    script = "AC 9C 10C JC KC 7H QC 7D"
    hands = ("AC KC 9H QS", "9C 7H 8H KH", "10C QC 8D JD", "JC 7D 8S JS")
    assert second_lead(name, contract, script, *hands) == DISCARDED.get(name, "9H QS")


LED = {"fr-tableau-32-variants": "10H QS", "bga-52": "QS", "tournament-52": "QS"}


@every_column
@hearts_and_barbu
def test_E6_a_heart_led_from_nothing_else_breaks_them_only_where_any_heart_does(name: str, contract: str) -> None:
    hands = ("7H 8H KH", "AH 10H QS", "JH 7C 8C", "QH 9C 10C")
    assert second_lead(name, contract, "7H AH JH QH", *hands) == LED.get(name, "10H QS")


def test_E6_where_only_a_discard_breaks_hearts_the_row_says_so() -> None:
    rules = with_row(rules_of("fr-tableau-32-variants"), "hearts", broken_by="discard")
    play = tricks(rules, "hearts", "7H 8H 9H", "AH 10H QS", "JH 7C 8C", "QH 9C 10C")
    assert legal(in_tricks(play, "7H AH JH QH")) == "QS"


# --- heading and winning the trick ------------------------------------------------------------------


@every_row
def test_E7_nobody_need_head_the_trick(name: str, contract: str) -> None:
    play = tricks(rules_of(name), contract, "9C 8D", "7C AC", "8C KC", "10C QC")
    assert legal(in_tricks(play, "9C")) == "7C AC"


def test_E7_in_the_tournament_a_trump_led_must_be_beaten() -> None:
    play = tricks(rules_of("tournament-52"), "trumps", "9C 8D", "7C AC", "8C KC", "10C QC", trump=Suit.CLUBS)
    assert legal(in_tricks(play, "9C")) == "AC"
    plain = tricks(rules_of("tournament-52"), "trumps", "9C 8D", "7C AC", "8C KC", "10C QC", trump=Suit.SPADES)
    assert legal(in_tricks(plain, "9C")) == "7C AC"


@every_row
def test_E8_a_higher_card_of_another_suit_does_not_win(name: str, contract: str) -> None:
    play = tricks(rules_of(name), contract, "9C 8D", "10C 7D", "AS KS", "AD KD")
    assert in_tricks(play, "9C 10C AS AD").done[0].winner == 1


def test_E8_only_a_trump_does() -> None:
    hands = ("AC 8D", "10C 7D", "7S 8S", "AD KD")
    play = tricks(rules_of("tournament-52"), "trumps", *hands, trump=Suit.SPADES)
    assert in_tricks(play, "AC 10C 7S AD").done[0].winner == 2


@every_row
def test_E9_the_leader_wins_when_nobody_follows(name: str, contract: str) -> None:
    after = in_tricks(tricks(rules_of(name), contract, "7C 8C", "AS 7D", "KS 8D", "AD KD"), "7C AS KS AD")
    assert (after.done[0].winner, after.turn) == (0, 0)


# --- the king of hearts -----------------------------------------------------------------------------


def test_E10_the_king_falls_in_the_first_trick_from_a_hand_of_hearts_alone() -> None:
    play = tricks(rules_of("marie-luce-52"), "barbu", "8C JC", "KH 7H", "9C QC", "10C KC")
    after = in_tricks(play, "8C KH 9C 10C")
    assert after.over
    assert points(after) == (0, 0, 0, 100)


def test_E10_the_king_falls_in_the_first_trick_by_following_a_heart_that_had_to_be_led() -> None:
    play = tricks(rules_of("marie-luce-52"), "barbu", "8H JH", "KH 7C", "9H QC", "10H KC")
    led = in_tricks(play, "8H")
    assert legal(led) == "KH"
    after = in_tricks(led, "KH 9H 10H")
    assert (after.over, len(after.done)) == (True, 1)
    assert points(after) == (0, 100, 0, 0)


def test_E10_the_king_falls_in_no_other_way() -> None:
    led = tricks(rules_of("marie-luce-52"), "barbu", "KH 8C", "7H 7C", "9H 9C", "10H 10C")
    assert legal(led) == "8C"
    assert after_a_club("marie-luce-52", "barbu", "KH QS 9D") == "QS 9D"


VOID = dict.fromkeys(ALL, "KH 8H QS") | {"king-pt": "KH", "king-tr": "KH"}


@pytest.mark.parametrize("name", VOID)
def test_E11_a_void_player_keeps_the_king_unless_the_table_makes_him_throw_it(name: str) -> None:
    script = "AC 8C 9C 10C KC"
    hands = ("AC KC", "8C KH 8H QS", "9C QC", "10C JC")
    assert legal(in_tricks(tricks(rules_of(name), "barbu", *hands), script)) == VOID[name]


@pytest.mark.parametrize(
    ("contract", "dump"), [("hearts", "KH 8H JH"), ("kings_jacks", "KH JH"), ("queens", "QS"), ("barbu", "KH")]
)
def test_E11_king_tr_makes_him_throw_whatever_the_contract_penalises(contract: str, dump: str) -> None:
    play = tricks(rules_of("king-tr"), contract, "AC", "KH 8H QS 7D JH", "9C", "10C")
    assert legal(in_tricks(play, "AC")) == dump


@pytest.mark.parametrize("contract", ["hearts", "kings_jacks", "queens"])
def test_E11_king_pt_asks_for_the_king_alone(contract: str) -> None:
    play = tricks(rules_of("king-pt"), contract, "AC", "KH 8H QS 7D JH", "9C", "10C")
    assert legal(in_tricks(play, "AC")) == "KH 8H QS 7D JH"


UNDER = dict.fromkeys(ALL, "KH 8H") | {"king-pt": "KH 8H", "king-tr": "KH"}


@pytest.mark.parametrize("name", UNDER)
def test_E12_under_the_ace_of_hearts_the_king_may_stay_except_in_king_tr(name: str) -> None:
    play = tricks(rules_of(name), "barbu", "AH", "KH 8H", "9H", "10H")
    assert legal(in_tricks(play, "AH")) == UNDER[name]


# --- trumps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [("tournament-52", "KS"), ("king-tr", "8S KS"), ("bga-52", "KS")])
def test_E13_a_higher_trump_on_a_trump_led(name: str, may: str) -> None:
    play = tricks(rules_of(name), "trumps", "QS", "8S KS", "9S", "10S", trump=Suit.SPADES)
    assert legal(in_tricks(play, "QS")) == may


@pytest.mark.parametrize(("must_beat", "may"), [("no", "8S KS"), ("trumps", "KS"), ("always", "KS")])
def test_E13_on_bga_the_option_decides(must_beat: str, may: str) -> None:
    rules = with_row(rules_of("bga-52"), "trumps", must_beat=must_beat)
    play = tricks(rules, "trumps", "QS", "8S KS", "9S", "10S", trump=Suit.SPADES)
    assert legal(in_tricks(play, "QS")) == may


def overruffed(name: str, **fields: bool) -> str:
    """What a void player may play who cannot beat the ruff that lies there."""
    rules = with_row(rules_of(name), "trumps", **fields)
    play = tricks(rules, "trumps", "AC", "KS", "QS 7S 8D", "10C", trump=Suit.SPADES)
    return legal(in_tricks(play, "AC KS"))


RUFFED = {"tournament-52": "QS 7S 8D", "trictrac-52": "QS 7S 8D", "king-tr": "QS 7S", "bga-52": "QS 7S"}


@pytest.mark.parametrize(("name", "may"), RUFFED.items())
def test_E14_who_cannot_overruff_is_free_or_ruffs_lower(name: str, may: str) -> None:
    assert overruffed(name) == may


def test_E14_on_bga_without_forced_trumping_he_is_free() -> None:
    assert overruffed("bga-52", must_ruff=False) == "QS 7S 8D"


def test_E15_hearts_may_be_trumps_and_are_then_led_freely() -> None:
    hands = ("AH 7C", "8H KH", "9H QH", "10H JH")
    play = tricks(rules_of("tournament-52"), "trumps", *hands, trump=Suit.HEARTS)
    assert legal(play) == "AH 7C"
    assert legal(in_tricks(play, "AH 8H 9H 10H")) == "7C"
    assert points(finished(play)) == (5, 5, 0, 0)


# --- what the engine refuses ------------------------------------------------------------------------


@every_row
def test_E81_a_revoke_is_refused_and_names_what_may_be_played(name: str, contract: str) -> None:
    led = in_tricks(tricks(rules_of(name), contract, "8C", "7C 9D", "9C", "10C"), "8C")
    with pytest.raises(NotLegal) as refusal:
        in_tricks(led, "9D")
    assert refusal.value.id == "must-follow"
    assert refusal.value.values["legal"] == led.legal
    assert legal(led) == "7C"
    assert in_tricks(led, "7C").table == led.table + led.hands[1][:1]


def test_the_scripts_of_these_tests_deal_what_they_say() -> None:
    assert hands_for(rules_of("classic-32"), "tricks", ["8C AC 9C 10C", "7D 8D 9D KD"]) == (
        "8C KD",
        "AC 7D",
        "9C 8D",
        "10C 9D",
    )
