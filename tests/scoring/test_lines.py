"""How points came: one line for each price, place, slam, share, blind choice, handicap and double, in this order."""

from __future__ import annotations

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import cards
from barbu.deal import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.rules import Ruleset, preset
from barbu.rules.kinds import ordered_prices
from barbu.scoring import Bet, Call, Line, Score, score, settle
from tests.support.table import with_doubling, with_row

CLASSIC = preset("classic-32")
TABLEAU = preset("fr-tableau-32")
TOURNAMENT = preset("tournament-52")
GAUTRON = preset("gautron-52")
Counts = tuple[int, ...]


def made(rules: Ruleset, contract: str, outcome: Outcome, call: Call | None = None) -> Score:
    """The score of these facts."""
    return score(rules, rules.contract(contract), outcome, call or Call(4))


def took(tricks: Counts | None = None, out: str = "", **taken: Counts) -> TrickOutcome:
    """The facts of a deal of tricks."""
    return TrickOutcome(immutabledict(taken), tricks, cards(out))


# --- prices -----------------------------------------------------------------------------------------


def test_each_item_of_a_price_list_has_its_line_and_nothing_taken_has_none() -> None:
    result = made(TABLEAU, "last_two", took(last=(0, 1, 0, 0), last2=(0, 1, 0, 0)))
    assert result.lines == (
        (),
        (Line("item", 50, "last", 1, "last_two"), Line("item", 30, "last2", 1, "last_two")),
        (),
        (),
    )
    assert (result.base, result.points, result.slam) == ((0, 80, 0, 0), (0, 80, 0, 0), None)


def test_a_salad_has_the_lines_of_its_parts_in_the_order_of_the_rows() -> None:
    facts = took((7, 1, 0, 0), H=(7, 1, 0, 0), Q=(3, 1, 0, 0), KH=(0, 1, 0, 0), last=(1, 0, 0, 0), last2=(1, 0, 0, 0))
    result = made(TABLEAU, "salad", facts)
    assert result.lines == (
        (
            Line("item", 70, "trick", 7, "tricks"),
            Line("item", 70, "H", 7, "hearts"),
            Line("item", 60, "Q", 3, "queens"),
            Line("item", 50, "last", 1, "last_two"),
            Line("item", 30, "last2", 1, "last_two"),
        ),
        (
            Line("item", 10, "trick", 1, "tricks"),
            Line("item", 10, "H", 1, "hearts"),
            Line("item", 20, "Q", 1, "queens"),
            Line("item", 80, "KH", 1, "barbu"),
        ),
        (),
        (),
    )
    assert result.points == (280, 120, 0, 0)


def test_a_salad_at_half_price_halves_each_line() -> None:
    facts = took((12, 1, 0, 0), H=(13, 0, 0, 0), Q=(4, 0, 0, 0), KH=(1, 0, 0, 0), last=(0, 1, 0, 0), last2=(1, 0, 0, 0))
    assert made(GAUTRON, "salad", facts).lines[1] == (
        Line("item", 30, "last", 1, "last_two"),
        Line("item", 5, "trick", 1, "tricks"),
    )


def test_S4_31_a_card_with_a_price_of_its_own_is_not_counted_among_its_suit() -> None:
    result = made(TOURNAMENT, "hearts", took(H=(3, 10, 0, 0), AH=(1, 0, 0, 0)))
    assert result.lines[0] == (Line("item", -4, "H", 2, "hearts"), Line("item", -6, "AH", 1, "hearts"))
    assert result.lines[1] == (Line("item", -20, "H", 10, "hearts"),)
    alone = made(TOURNAMENT, "hearts", took(H=(1, 12, 0, 0), AH=(1, 0, 0, 0)))
    assert alone.lines[0] == (Line("item", -6, "AH", 1, "hearts"),)


def test_only_the_named_cards_of_a_suit_leave_it() -> None:
    prices = ordered_prices([("H", -1), ("AH", -5), ("KH", -3), ("QS", -13)])
    rules = with_row(TOURNAMENT, "hearts", prices=prices)
    result = made(rules, "hearts", took(H=(13, 0, 0, 0), AH=(1, 0, 0, 0), KH=(1, 0, 0, 0), QS=(1, 0, 0, 0)))
    assert result.lines[0] == (
        Line("item", -11, "H", 11, "hearts"),
        Line("item", -13, "QS", 1, "hearts"),
        Line("item", -3, "KH", 1, "hearts"),
        Line("item", -5, "AH", 1, "hearts"),
    )


def test_an_item_at_a_price_of_zero_has_its_line() -> None:
    rules = with_row(TABLEAU, "hearts", prices=ordered_prices([("H", 10), ("KH", 0)]))
    result = made(rules, "hearts", took(H=(4, 4, 0, 0), KH=(1, 0, 0, 0)))
    assert result.lines[0] == (Line("item", 30, "H", 3, "hearts"), Line("item", 0, "KH", 1, "hearts"))


def test_tricks_that_were_not_told_count_nothing() -> None:
    rules = with_row(TABLEAU, "queens", prices=ordered_prices([("trick", 0), ("Q", 20)]))
    assert made(rules, "queens", took(Q=(1, 1, 1, 1))).lines == ((Line("item", 20, "Q", 1, "queens"),),) * 4


# --- places -----------------------------------------------------------------------------------------


def domino(rules: Ruleset, *finish: int, players: int = 4) -> Score:
    """The score of a layout in which these seats finished."""
    return made(rules, "domino", LayoutOutcome(finish), Call(players))


def test_places_have_their_prizes_and_the_last_who_is_known_has_his_place() -> None:
    assert domino(TOURNAMENT, 2, 0, 3).lines == (
        (Line("place", 20, count=2),),
        (Line("place", -5, count=4),),
        (Line("place", 45, count=1),),
        (Line("place", 5, count=3),),
    )


def test_seats_that_did_not_finish_share_what_is_left() -> None:
    rules = with_row(CLASSIC, "domino", payout=(100, 50, -10, -15))
    assert domino(rules, 1, 0).lines == (
        (Line("place", 50, count=2),),
        (Line("place", 100, count=1),),
        (Line("shared_places", -12, count=3),),
        (Line("shared_places", -12, count=3),),
    )
    assert domino(rules, 1).points == (8, 100, 8, 8)
    assert domino(rules).lines == ((Line("shared_places", 31, count=1),),) * 4
    assert domino(with_row(CLASSIC, "domino", payout=(9, 6, 3, 1)), 1, 0, 2).points == (6, 9, 3, 1)


@pytest.mark.parametrize(("left", "share"), [(7, 3), (-7, -3), (1, 0), (-1, 0), (0, 0), (8, 4), (-8, -4)])
def test_a_shared_place_is_rounded_toward_zero(left: int, share: int) -> None:
    rules = with_row(CLASSIC, "domino", payout=(100, 50, left, 0))
    assert domino(rules, 0, 1).points == (100, 50, share, share)


def test_a_shared_place_at_nothing_has_its_line() -> None:
    assert domino(CLASSIC, 0, 1).lines[2:] == ((Line("shared_places", 0, count=3),),) * 2


# --- slams ------------------------------------------------------------------------------------------


def all_queens(slam: str, points: int = 0, rules: Ruleset = CLASSIC) -> Score:
    """Seat 2 takes every queen."""
    return made(with_row(rules, "queens", slam=slam, slam_points=points), "queens", took(Q=(0, 0, 4, 0)))


@pytest.mark.parametrize("rules", [CLASSIC, TABLEAU])
def test_a_slam_has_a_line_of_its_own_that_makes_up_the_difference(rules: Ruleset) -> None:
    charged = rules.gain(-80)
    queens = Line("item", charged, "Q", 4, "queens")

    def gained(points: int) -> Line:
        return Line("slam", rules.gain(points))

    assert all_queens("none", rules=rules).lines == ((), (), (queens,), ())
    assert all_queens("mirror", rules=rules).lines == ((), (), (queens, gained(160)), ())
    assert all_queens("fixed", 30, rules).lines == ((), (), (queens, gained(110)), ())
    assert all_queens("zero", rules=rules).lines == ((), (), (queens, gained(80)), ())
    others = (gained(-25),)
    assert all_queens("charge_others", 25, rules).lines == (others, others, (queens, gained(80)), others)


def test_the_score_names_the_seat_that_made_a_slam() -> None:
    assert [all_queens(slam).slam for slam in ("none", "mirror", "fixed", "charge_others", "zero")] == [
        None,
        2,
        2,
        2,
        2,
    ]
    assert made(CLASSIC, "queens", took(Q=(0, 1, 3, 0))).slam is None
    assert made(CLASSIC, "tricks", took((0, 0, 0, 8))).slam == 3
    assert made(CLASSIC, "tricks", took((1, 0, 0, 7))).slam is None


def test_a_slam_of_cards_counts_what_has_a_price() -> None:
    prices = ordered_prices([("last", -5), ("H", -1), ("KH", 0)])
    rules = with_row(CLASSIC, "hearts", prices=prices)
    facts = took(last=(0, 1, 0, 0), H=(1, 0, 7, 0), KH=(1, 0, 0, 0))
    assert made(rules, "hearts", facts).slam == 2
    assert made(rules, "hearts", took(last=(0, 1, 0, 0), H=(1, 0, 7, 0), KH=(0, 0, 1, 0))).slam is None


def test_a_slam_of_several_kinds_of_cards_takes_all_of_them() -> None:
    rules = with_row(CLASSIC, "queens", prices=ordered_prices([("Q", -20), ("KH", -50)]))
    assert made(rules, "queens", took(Q=(4, 0, 0, 0), KH=(1, 0, 0, 0))).slam == 0
    assert made(rules, "queens", took(Q=(4, 0, 0, 0), KH=(0, 1, 0, 0))).slam is None


def test_a_slam_of_tricks_that_were_not_told_is_none() -> None:
    rules = with_row(CLASSIC, "queens", slam_trigger="all_tricks")
    assert made(rules, "queens", took(Q=(4, 0, 0, 0))).slam is None
    assert made(rules, "queens", took((8, 0, 0, 0), Q=(4, 0, 0, 0))).slam == 0


# --- deals that were not played ---------------------------------------------------------------------


def undoubled(rules: Ruleset, contract: str, players: int = 4, declarer: int = 0, out: str = "") -> Score:
    """The score of a deal that nobody doubled and nobody played."""
    return made(rules, contract, NotPlayed(True, cards(out)), Call(players, declarer, declarer))


def test_E74_the_others_share_the_loss_rounded_up_and_the_declarer_keeps_the_rounding() -> None:
    loss = Line("undoubled", -7)
    assert undoubled(TOURNAMENT, "barbu", declarer=1).lines == ((loss,), (Line("undoubled", 1),), (loss,), (loss,))
    eight = Line("undoubled", -8)
    assert undoubled(TOURNAMENT, "queens").lines == ((), (eight,), (eight,), (eight,))
    penalty = msgspec.structs.replace(TOURNAMENT, sign="penalty")
    penalty = with_row(penalty, "barbu", prices=ordered_prices([("KH", 20)]))
    assert undoubled(penalty, "barbu").points == (-1, 7, 7, 7)


def test_cards_that_are_out_cost_nobody_anything_in_a_deal_that_was_not_played() -> None:
    rules = with_row(preset("tournament-5p"), "queens", prices=ordered_prices([("Q", -6)]))
    assert undoubled(rules, "queens", 5).points == (0, -6, -6, -6, -6)
    assert undoubled(rules, "queens", 5, out="QS QD").points == (0, -3, -3, -3, -3)


def test_a_deal_ticked_at_zero_has_no_lines() -> None:
    assert made(CLASSIC, "barbu", NotPlayed(False), Call(5)) == Score(((),) * 5, (0,) * 5, (0,) * 5)


# --- what was called --------------------------------------------------------------------------------


def test_a_blind_choice_has_a_line_for_each_seat_whose_points_it_changes() -> None:
    rules = msgspec.structs.replace(TABLEAU, blind_multiplier=3)
    result = made(rules, "tricks", took((5, 3, 0, 0)), Call(4, 0, 0, blind=True))
    assert result.lines == (
        (Line("item", 50, "trick", 5, "tricks"), Line("blind", 100)),
        (Line("item", 30, "trick", 3, "tricks"), Line("blind", 60)),
        (),
        (),
    )
    seeing = made(rules, "tricks", took((5, 3, 0, 0)), Call(4, 0, 0))
    assert seeing.points == (50, 30, 0, 0)
    single = msgspec.structs.replace(TABLEAU, blind_multiplier=1)
    assert made(single, "tricks", took((5, 3, 0, 0)), Call(4, 0, 0, blind=True)) == seeing


@pytest.mark.parametrize("rules", [CLASSIC, TABLEAU])
@pytest.mark.parametrize(("gain", "after"), [(-30, -60), (30, 15), (25, 12), (-1, -2), (1, 0), (0, 0)])
def test_S0_43_the_handicap_doubles_the_choosers_losses_and_halves_his_gains(
    rules: Ruleset, gain: int, after: int
) -> None:
    points, changed = rules.gain(gain), rules.gain(after)
    rules = with_row(msgspec.structs.replace(rules, handicap=True), "domino", payout=(points,) * 4)
    result = made(rules, "domino", LayoutOutcome((0, 1, 2, 3)), Call(4, 1, 1))
    assert result.points == (points, changed, points, points)
    line = (Line("handicap", changed - points),) if changed != points else ()
    assert result.lines[1] == (Line("place", points, count=2), *line)
    assert made(rules, "domino", LayoutOutcome((0, 1, 2, 3)), Call(4)).points == (points,) * 4


def test_doubles_come_last_and_leave_the_base() -> None:
    rules = with_doubling(TOURNAMENT, doubled=1, redoubled=2)
    bets = (Bet(1, 0), Bet(2, 0, True))
    result = made(rules, "queens", took(Q=(2, 1, 0, 1)), Call(4, 0, 0, bets=bets))
    assert result.base == (-12, -6, 0, -6)
    assert result.points == (-42, 0, 24, -6)
    assert [[(line.reason, line.points) for line in own] for own in result.lines] == [
        [("item", -12), ("doubles", -30)],
        [("item", -6), ("doubles", 6)],
        [("doubles", 24)],
        [("item", -6)],
    ]


def test_a_double_counts_as_often_as_the_table_says() -> None:
    rules = with_doubling(TOURNAMENT, doubled=3, redoubled=5)
    facts = took(Q=(1, 3, 0, 0))
    assert made(rules, "queens", facts, Call(4, 0, 0, bets=(Bet(1, 0),))).points == (30, -54, 0, 0)
    assert made(rules, "queens", facts, Call(4, 0, 0, bets=(Bet(1, 0, True),))).points == (54, -78, 0, 0)


def test_all_at_once_in_their_order() -> None:
    rules = msgspec.structs.replace(TABLEAU, blind_multiplier=2, handicap=True)
    rules = with_doubling(with_row(rules, "queens", slam="mirror"), enabled=True)
    call = Call(4, 2, 2, blind=True, bets=(Bet(3, 2),))
    result = made(rules, "queens", took(Q=(0, 0, 4, 0)), call)
    assert result.lines[2] == (
        Line("item", 80, "Q", 4, "queens"),
        Line("slam", -160),
        Line("blind", -80),
        Line("handicap", 80),
        Line("doubles", -80),
    )
    assert result.lines[3] == (Line("doubles", 80),)
    assert (result.base, result.points, result.slam) == ((0, 0, -80, 0), (0, 0, -160, 80), 2)


def test_every_pair_settles_from_the_same_points() -> None:
    assert settle((10, 0, 0), [(0, 1, 1), (1, 2, 1), (2, 0, 2)]) == (40, -10, -20)
    assert settle((10, 4), []) == (10, 4)
