"""What a hint says of two acts: what they are expected to come to, and what in the play-outs makes the difference."""

from __future__ import annotations

import itertools
import random

import msgspec
import numpy as np
import pytest

from barbu.bots import Compared, Why, advice, opinion, reasons
from barbu.bots.imagined import choices, imagined, table_of
from barbu.bots.levels import ADVISER, level
from barbu.bots.player import chance
from barbu.bots.search import Search, par, prospect
from barbu.deal import Lay, Play
from barbu.kernel.jit import COMPILED
from barbu.kernel.search import endings
from barbu.match import Choose, Double, MatchView, view
from barbu.rules import names, preset
from barbu.rules.plain import from_plain
from tests.support import drive
from tests.support.positions import trick_position
from tests.support.random_rulesets import at_most, seeded, without_endless_redeals
from tests.support.scale import count

pytestmark = pytest.mark.skipif(not COMPILED, reason="the adviser's worlds take minutes in plain Python")


def moments(name: str, step: int = 9, most: int = 500) -> list[MatchView]:
    """Views of those to act with a choice, at some moments of a match."""
    rules = preset(name)
    walked = drive.walk(rules, rules.players[0], drive.any_legal, "reasons")
    return [view(match, match.to_act) for match in itertools.islice(walked, 0, most, step) if len(match.legal) > 1]


def test_all_that_pays_in_a_deal_is_among_the_causes() -> None:
    """The items of the row, and what a slam changes, come to what the deal brought, in every play-out."""
    rng, checked = random.Random("causes"), 0
    for seed in range(count(60, 1500)):
        rules, players = seeded(f"causes {seed}")
        rules = msgspec.structs.replace(without_endless_redeals(rules), handicap=False)
        walked = drive.walk(at_most(rules, 1), players, drive.any_legal, f"causes {seed}")
        found = [match for match in walked if len(match.legal) > 1 and isinstance(match.legal[0], (Play, Lay))]
        for match in rng.sample(found, min(2, len(found))):
            seen = view(match, match.to_act)
            vector, deal = table_of(seen)
            codes = [code for code, _ in choices(seen, vector, deal)][:2]
            ends, gains = endings(vector, deal, imagined(seen, 6, 1), codes)
            undoubled = ends["undoubled"][:, :, seen.seat]
            causes = list(reasons._causes(seen, vector, ends))
            if vector.kind:
                assert (causes[0].pays == undoubled).all()
            else:
                total = sum(cause.pays * (int(vector.blind) if cause.kind == "item" else 1) for cause in causes)
                assert np.allclose(total, undoubled), (seed, causes)
            doubled = list(reasons._doubled(seen, vector, ends, gains))
            assert (undoubled + (doubled[0].pays if doubled else 0) == gains[:, :, seen.seat]).all()
            checked += 1
    assert checked > 60


@pytest.mark.parametrize("name", names()[::6])
def test_a_hint_and_an_opinion_say_the_same_of_the_same_two_acts(name: str) -> None:
    told = 0
    for seen in moments(name):
        found = advice(seen)
        if found.other is None:
            continue
        assert found.compared is not None
        told += 1
        assert opinion(seen, found.other).compared == found.compared
        assert opinion(seen, found.action).compared is None
        if isinstance(found.action, (Play, Lay)) and found.compared.why and found.compared.why.kind != "others":
            better = seen.rules.gain(1) * (found.compared.mine - found.compared.theirs)
            assert better > 0, "what is one's own reason is one's own gain"
    assert told > 3


def test_what_is_certain_is_expected_to_the_point_and_its_reason_named() -> None:
    """Two cards are left, and the ace would take the king of hearts."""
    row = {"id": "row", "prices": {"KH": -20, "trick": -1}}
    rules = from_plain({"players": [3], "deck": {"size": 24, "leftover": "none"}, "contracts": [row]})
    seen = trick_position(rules, 3, ["KH 9C", "QH 10C", "AH 9H"], "KH QH")
    found = advice(seen)
    assert isinstance(found.action, Play)
    assert str(found.action.card) == "9H"
    assert found.compared is not None
    assert found.compared.mine > found.compared.theirs
    assert found.compared.why == Why("item", 0.0, 1.0, "KH", once=True)
    assert found.compared.theirs <= -21


def test_penalties_are_told_as_the_table_writes_them() -> None:
    row = {"id": "row", "prices": {"KH": 20}}
    plain = {"players": [3], "deck": {"size": 24, "leftover": "none"}, "sign": "penalty", "contracts": [row]}
    seen = trick_position(from_plain(plain), 3, ["KH 9C", "QH 10C", "AH 9H"], "KH QH")
    assert advice(seen).compared == Compared(0.0, 20.0, Why("item", 0.0, 1.0, "KH", once=True))


def test_a_contract_is_set_beside_what_an_average_hand_makes_of_it() -> None:
    rules = preset("fr-tableau-32")
    walked = drive.walk(rules, 4, drive.any_legal, "choice")
    match = next(match for match in walked if any(isinstance(act, Choose) for act in match.legal[1:]))
    seen = view(match, match.to_act)
    found = advice(seen)
    assert seen.round is not None
    assert isinstance(found.action, Choose)
    assert isinstance(found.other, Choose)
    assert found.compared is not None
    assert found.compared.usual is not None
    adviser = level(ADVISER)
    assert isinstance(adviser, Search)
    hands = imagined(seen, adviser.worlds * 2, chance(seen, ADVISER).getrandbits(60))
    told = ((found.action, found.compared.mine), (found.other, found.compared.theirs))
    for (act, own), usual in zip(told, found.compared.usual, strict=True):
        row = rules.contract(act.contract)
        ahead = prospect(seen, seen.round, row, hands) - par(seen, seen.round, row)
        assert rules.gain(1) * (own - usual) == pytest.approx(ahead)


def test_what_is_expected_of_doubles_differs_by_what_the_doubles_bring() -> None:
    compared = 0
    for seen in moments("pagat-52", 1, 200):
        if isinstance(seen.legal[0], Double):
            found = advice(seen)
            if found.compared is not None:
                compared += 1
                assert found.compared.mine - found.compared.theirs == pytest.approx(found.points)
    assert compared > 2
