"""S0, the French "tableau" rules: the layout, and how a match is won."""

from __future__ import annotations

from barbu.cards import Card
from barbu.deal import Lay, Pass, act
from barbu.deal.layout import LayoutPlay
from barbu.match import view
from barbu.rules import preset
from tests.support.show import layout_with_rest, layouts, paid_out, play_of, played, refused
from tests.support.table import begun, dealt, in_layout, legal, points

S0 = preset("fr-tableau-32")


def test_S0_32_the_first_without_cards_is_first_and_each_suit_has_its_run() -> None:
    play = in_layout(layout_with_rest(S0, "domino", "8C 9C", "10C 9D", "8D KS"), "8C")
    assert legal(play) == "pass"
    play = in_layout(play, "pass 8D 8H 9C")
    assert (play.finished, play.over) == ((0,), False)
    play = in_layout(play, "10C pass JC 9D")
    assert (play.finished, play.over) == ((0, 1), True)
    assert points(play) == (-300, -100, 0, 0)
    for whole in layouts(played("fr-tableau-32")):
        emptied = [seat for seat in whole.finished if not whole.hands[seat]]
        assert emptied == list(whole.finished)
        assert paid_out(S0, "domino", whole.finished) == points(whole)


def test_S0_33_the_chooser_begins_with_any_card_and_its_rank_is_the_start() -> None:
    match = dealt(begun(S0, dealer=0)).choose("domino")
    play = play_of(match)
    assert match.to_act == 1
    assert [lay.card for lay in play.legal if isinstance(lay, Lay)] == list(play.hands[1])
    for card in play.hands[1]:
        laid = play_of(match.lay(card))
        assert isinstance(laid, LayoutPlay)
        assert laid.start == card.rank


def test_S0_34_then_a_neighbour_in_its_suit_or_a_card_of_the_start_rank_may_be_laid() -> None:
    play = in_layout(layout_with_rest(S0, "domino", "JD 7C", "10D QD 9D JS 10S KH", "8C 8D"), "JD")
    assert legal(play) == "10D QD JS"
    assert refused(act, play, Lay(Card.parse("9D"))) == "does-not-continue"
    assert refused(act, play, Lay(Card.parse("10S"))) == "suit-not-open"
    assert legal(in_layout(play, "JS pass JH pass")) == "10D QD 10S"


def test_S0_35_nobody_passes_with_a_card_that_fits() -> None:
    play = in_layout(layout_with_rest(S0, "domino", "JD 7C", "10D 7S", "8C 8D"), "JD")
    assert refused(act, play, Pass()) == "must-lay"
    stuck = in_layout(play, "10D")
    assert legal(stuck) == "pass"


def test_S0_36_an_ace_gives_the_right_to_one_more_card_and_another_ace_renews_it() -> None:
    play = in_layout(layout_with_rest(S0, "domino", "KC 7C", "AC QC KS 7S 7H", "JC 8C 8S"), "KC AC")
    assert (play.turn, legal(play)) == (1, "QC KS stop")
    assert in_layout(play, "stop").turn == 2
    assert in_layout(play, "QC").turn == 2
    aces = in_layout(layout_with_rest(S0, "domino", "AC AD KC 7H", "8C 9C", "JC 10C"), "AC")
    assert (aces.turn, legal(aces)) == (0, "AD KC stop")
    again = in_layout(aces, "AD")
    assert (again.turn, legal(again)) == (0, "KC stop")
    assert in_layout(again, "KC").turn == 1


def test_S0_37_the_lowest_score_wins() -> None:
    for players in S0.players:
        sheet = view(played("fr-tableau-32", players), None).sheet
        lowest = min(sheet.totals)
        assert sheet.winners == tuple(seat for seat, total in enumerate(sheet.totals) if total == lowest)
        assert sheet.totals[sheet.places.index(max(sheet.places))] == max(sheet.totals)
