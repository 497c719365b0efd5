"""Every worked example: scores of deals, and what may be played or laid."""

from collections.abc import Sequence

import msgspec
import pytest

from barbu.cards import Card, Rank, Suit
from barbu.deal import Lay, LayoutOutcome, Outcome, Pass, Play, Setup, Trick, act, start
from barbu.deal.check import check_outcome
from barbu.deal.layout import LayoutPlay
from barbu.deal.tricks import FILTERS, TrickPlay, playable, trick_rules
from barbu.errors import NotLegal
from barbu.match import Dealt, FirstDealer
from barbu.rules import LayoutContract, Ruleset, TrickContract
from barbu.rules.meaning import dealt_pack
from barbu.scoring import Bet, Call, score, settle
from tests.support import drive
from tests.support.vectors import LayoutVector, ScoreVector, TrickVector, outcome_of, read, table_of

NO_DOUBLE = "no_double_"
"""Heads the contract of a deal that was not played, as nobody doubled it."""

LATER = ("V59",)
"""Its contract prices a player's longest suit, which no ruleset can say yet."""

SCORES = read("scores.jsonl", ScoreVector)
COVERED = [vector for vector in SCORES if vector.id not in LATER]
PRICED = [vector for vector in COVERED if vector.base is None and not vector.contract.startswith(NO_DOUBLE)]
UNDOUBLED = [vector for vector in COVERED if vector.contract.startswith(NO_DOUBLE)]
SETTLED = [vector for vector in COVERED if vector.base is not None]
TRICKS = read("legal-tricks.jsonl", TrickVector)
LAYOUTS = read("legal-layout.jsonl", LayoutVector)


def by_id(vector: ScoreVector | TrickVector | LayoutVector) -> str:
    return vector.id


def parsed(words: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, words))


def test_every_line_is_checked_but_one() -> None:
    assert [vector.id for vector in SCORES] == [f"V{number:02}" for number in range(1, 87)]
    assert [vector.id for vector in TRICKS] == [f"L{number:02}" for number in range(1, 30)]
    assert [vector.id for vector in LAYOUTS] == [f"D{number:02}" for number in range(1, 11)]
    checked = {vector.id for vector in [*PRICED, *UNDOUBLED, *SETTLED]}
    assert {vector.id for vector in SCORES} - checked == {"V59"}


# --- scores -----------------------------------------------------------------------------------------


def facts(rules: Ruleset, players: int, vector: ScoreVector) -> Outcome:
    """The outcome that the example tells."""
    row = rules.contract(vector.contract)
    if isinstance(row, LayoutContract):
        assert vector.finish is not None
        return LayoutOutcome(vector.finish)
    assert vector.taken is not None
    return outcome_of(rules, row, players, vector.taken)


@pytest.mark.parametrize("vector", PRICED, ids=by_id)
def test_the_facts_of_a_deal_give_its_score(vector: ScoreVector) -> None:
    rules, players = table_of(vector.preset)
    outcome = facts(rules, players, vector)
    bets = tuple(Bet(doubler, doubled, multiple == 2) for doubler, doubled, multiple in vector.doubles)
    call = Call(players, chooser=vector.chooser, bets=bets)
    assert score(rules, rules.contract(vector.contract), outcome, call).points == vector.score


@pytest.mark.parametrize("vector", PRICED, ids=by_id)
def test_the_facts_of_a_deal_are_complete_and_can_be(vector: ScoreVector) -> None:
    rules, players = table_of(vector.preset)
    check_outcome(rules, rules.contract(vector.contract), players, facts(rules, players, vector))


@pytest.mark.parametrize("vector", SETTLED, ids=by_id)
def test_doubles_are_settled_from_the_scores_before_them(vector: ScoreVector) -> None:
    assert vector.base is not None
    assert settle(vector.base, vector.doubles) == vector.score


@pytest.mark.parametrize("vector", UNDOUBLED, ids=by_id)
def test_a_deal_that_nobody_doubled_is_shared_out_where_the_table_skips_it(vector: ScoreVector) -> None:
    rules, players = table_of(vector.preset)
    doubling = msgspec.structs.replace(rules.doubling, skip_undoubled=True)
    match = drive.start(msgspec.structs.replace(rules, doubling=doubling), players).apply(FirstDealer(0))
    pack = dealt_pack(rules, players)
    match = match.apply(Dealt(tuple(pack[seat::players] for seat in range(players))))
    match = match.choose(vector.contract.removeprefix(NO_DOUBLE))
    for _ in range(players - 1):
        match = match.double()
    assert [result.score.points for result in match.results] == [vector.score]


# --- what may be played -----------------------------------------------------------------------------


def trick_play(vector: TrickVector) -> TrickPlay:
    """The deal at the moment of the example; what it does not tell is left empty."""
    rules, players = table_of(vector.preset)
    row = rules.contract(vector.contract)
    assert isinstance(row, TrickContract)
    trump = Suit.parse(vector.trump) if vector.trump else None
    setup = Setup(rules, row, players, 0, trump=trump)
    turn = len(vector.table)
    hands = tuple(parsed(vector.hand) if seat == turn else () for seat in range(players))
    done = (Trick(0, (), 0),) * (vector.trick - 1)
    return TrickPlay(setup, trick_rules(rules, row), hands, 0, parsed(vector.table), done, vector.hearts_broken)


@pytest.mark.parametrize("vector", TRICKS, ids=by_id)
def test_these_cards_may_be_played(vector: TrickVector) -> None:
    play = trick_play(vector)
    legal = playable(play.rules, parsed(vector.hand), play.moment)
    assert set(legal) == set(parsed(vector.legal))
    assert [action.card for action in play.legal] == list(legal)


@pytest.mark.parametrize("vector", TRICKS, ids=by_id)
def test_the_others_are_refused_by_the_rule_that_forbids_them(vector: TrickVector) -> None:
    play = trick_play(vector)
    led = play.table[0].suit if play.table else None
    follows = any(card.suit == led for card in parsed(vector.hand))
    for card in set(parsed(vector.hand)) - set(parsed(vector.legal)):
        with pytest.raises(NotLegal) as refused:
            act(play, Play(card))
        assert refused.value.id in dict(FILTERS)
        assert (refused.value.id == "must-follow") == (follows and card.suit != led)
        assert refused.value.values["legal"] == play.legal


# --- what may be laid -------------------------------------------------------------------------------


def layout_play(vector: LayoutVector) -> LayoutPlay:
    """The layout at the moment of the example: all other cards of the pack are in other hands."""
    rules, players = table_of(vector.preset)
    row = next(row for row in rules.contracts if isinstance(row, LayoutContract))
    if vector.ace is not None:
        row = msgspec.structs.replace(row, ace="low" if vector.ace == "low" else "ranked")
    pack = dealt_pack(rules, players)
    assert not set(parsed(vector.missing)) & set(pack)
    own, laid = parsed(vector.hand), parsed(vector.laid)
    others = tuple(card for card in pack if card not in own and card not in laid)
    play = start(Setup(rules, row, players, 0, start=Rank.parse(vector.start)), (own, others, *[()] * (players - 2)))
    assert isinstance(play, LayoutPlay)
    return msgspec.structs.replace(play, down=play.down | set(laid))


@pytest.mark.parametrize("vector", LAYOUTS, ids=by_id)
def test_these_cards_may_be_laid(vector: LayoutVector) -> None:
    play = layout_play(vector)
    assert {lay.card for lay in play.lays} == set(parsed(vector.legal))
    assert vector.legal or play.legal == (Pass(),)


@pytest.mark.parametrize("vector", LAYOUTS, ids=by_id)
def test_the_others_are_refused_as_the_suit_is_closed_or_its_run_elsewhere(vector: LayoutVector) -> None:
    play = layout_play(vector)
    for card in set(parsed(vector.hand)) - set(parsed(vector.legal)):
        opened = Card(card.suit, Rank.parse(vector.start)) in play.down
        with pytest.raises(NotLegal) as refused:
            act(play, Lay(card))
        assert refused.value.id == ("does-not-continue" if opened else "suit-not-open")
        assert refused.value.values["legal"] == play.legal
    if vector.legal:
        with pytest.raises(NotLegal) as refused:
            act(play, Pass())
        assert refused.value.id == "must-lay"
