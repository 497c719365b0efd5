"""`barbu score`: what other scorekeepers got wrong (P25–P39), what is refused, taken back, put away, gone on with."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cli.saves import read_record
from barbu.cli.score.keeping import Left
from barbu.cli.score.pages import chart
from barbu.deal import TrickOutcome
from barbu.errors import NotUnderstood
from barbu.match import Entered, FirstDealer, Header, Match, sheet
from barbu.notation import dumps, loads
from barbu.rules import Ruleset, preset
from barbu.sheets import filled
from barbu.sheets.tabular import table
from barbu.table.notebook import entries
from tests.support.evenings import random_entry
from tests.support.keeper import Keeper
from tests.support.kept import begun, kept

SHORT = ("A", "B", "C", "D", "E")


def begun_by(rules: Ruleset | str, players: int = 4, names: tuple[str, ...] = SHORT) -> Match:
    """An evening whose players have short names."""
    rules = preset(rules) if isinstance(rules, str) else rules
    return Match.start(Header("evening-1", rules, names[:players])).apply(FirstDealer(0))


def first(id: str, base: str = "classic-32", **changes: object) -> Ruleset:
    """The rules with this contract first, and changed."""
    found = preset(base)
    row = msgspec.structs.replace(found.contract(id), **changes)
    others = tuple(each for each in found.contracts if each.id != id)
    return msgspec.structs.replace(found, name="test", source="", contracts=(row, *others))


def result(keeper: Keeper, deal: int = -1) -> tuple[int, ...]:
    """The points of a deal."""
    return keeper.match.results[deal].score.points


# --- what other scorekeepers got wrong --------------------------------------------------------------


def test_P25_one_player_may_take_both_last_tricks(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, begun_by(first("tricks", prices=immutabledict(last=-20, last2=-10), slam="none")))
    told = keeper.type("B", "B")
    assert result(keeper) == (0, -30, 0, 0)
    assert "−30" in told


def test_P26_a_price_of_its_own_for_one_card_is_asked_and_applied(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, begun_by(first("hearts", prices=immutabledict(H=-3, AH=-6), slam="none")))
    assert "A♥: who took it?" in keeper.type("A 2 B 2 C 2 D 2", "help")
    keeper.type("C")
    assert result(keeper) == (-6, -6, -9, -6)
    assert sum(result(keeper)) == 7 * -3 - 6


def test_P27_a_split_that_cannot_be_is_refused_and_nothing_is_flipped(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, begun_by(first("salad")))
    asked = keeper.type("A 7, B 1", "help")
    assert "8 of 8 hearts left to give" in asked, "what is entered are cards, and never points"
    assert "do not fit into the tricks" in keeper.type("A 3, B 5"), "one trick of four has no room for five hearts"
    assert "8 of 8 hearts left to give" in keeper.type("help"), "what was refused is not kept"
    keeper.type("A 4, B 4", "A 2, B 2")
    for typed in ("A", "B"):
        assert "do not fit" in keeper.type(typed), "nor has it room for a queen of another suit beside four hearts"
    assert not keeper.match.results
    keeper.type("undo")
    for typed in ("A −1, B -115", "A -115", "-1 A"):
        assert "not the points" in keeper.type(typed)
    keeper.type("A 3, B", "A", *["A"] * 5)
    assert len(keeper.match.results) == 1


def test_P28_the_salad_follows_when_a_price_changes(tmp_path: Path) -> None:
    totals = []
    for price in (-10, -20):
        found = first("salad", slam="none")
        row = msgspec.structs.replace(found.contract("queens"), prices=immutabledict(Q=price))
        rules = msgspec.structs.replace(
            found, contracts=tuple(row if each.id == "queens" else each for each in found.contracts)
        )
        keeper = Keeper(tmp_path / str(price), begun_by(rules))
        keeper.type("A 4 B 4", *["A"] * 6)
        while not keeper.match.results:
            keeper.type("rest A")
        totals.append(sum(result(keeper)))
    assert totals[0] - totals[1] == 4 * 10


def test_P30_a_layout_of_three_with_52_cards_is_entered_by_order(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, begun_by(first("domino", "fr-tableau-52"), 3))
    told = keeper.type("2C", "domino", "C B")
    assert len(keeper.match.results) == 1, told
    assert keeper.match.results[0].outcome.finish == (2, 1, 0)  # type: ignore[union-attr]


def test_P32_an_old_deal_is_corrected_and_all_after_it_follows(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, kept(begun("evening-1"), 10))
    before, clean = keeper.match, dumps(Match.fold(keeper.match.header, keeper.match.live))
    look = keeper.paper.look(keeper.voice)
    drawn = [line.plain for line in chart(keeper.match, look)]
    entry = entries(before)[2]
    assert isinstance(entry.outcome, TrickOutcome)
    turned = immutabledict({item: counts[1:] + counts[:1] for item, counts in entry.outcome.taken.items()})
    other = msgspec.structs.replace(entry, outcome=TrickOutcome(turned, entry.outcome.tricks, entry.outcome.out))
    keeper.type("edit 3")
    keeper.enter(other, random.Random(1))
    after = keeper.match
    assert entries(after) == (*entries(before)[:2], other, *entries(before)[3:])
    assert after.state == Match.fold(after.header, (*before.live[:3], Entered(other), *before.live[4:])).state
    assert sheet(after.state).totals != sheet(before.state).totals
    assert [line.plain for line in chart(after, look)] != drawn
    assert read_record(keeper.file.path).state == after.state
    keeper.type("undo")
    assert dumps(Match.fold(keeper.match.header, keeper.match.live)) == clean
    assert [line.plain for line in chart(keeper.match, look)] == drawn
    keeper.type("redo")
    assert keeper.match.state == after.state


def test_P33_the_grid_is_shown_and_a_contract_done_is_not_called_twice(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, begun_by("marie-luce-52"))
    told = keeper.type("hearts", "rest A")
    assert "No hearts" in told
    assert re.search(r"No hearts +· +1 +· +·", told), "whose box is ticked, by the deal"
    rng = random.Random(33)
    while keeper.keeping.deal().roles.chooser != 1:
        entry = random_entry(keeper.match, rng)
        assert entry is not None
        keeper.enter(entry, rng)
    assert "“No hearts” has been played already" in keeper.type("hearts")
    assert keeper.keeping.lines == []


@pytest.mark.parametrize("name", ["classic-32", "marie-luce-52", "tournament-52", "suite-8"])
def test_P34_an_evening_is_loaded_after_every_deal(name: str, tmp_path: Path) -> None:
    rng = random.Random(name)
    match = begun("evening-1", name)
    Keeper(tmp_path, match).close()
    for entry in entries(kept(match, seed=name)):
        keeper = Keeper(tmp_path, id="evening-1")
        assert keeper.match == match
        keeper.enter(entry, rng)
        match = match.apply(Entered(entries(keeper.match)[-1]))
        assert keeper.match.state == match.state
        keeper.close()
    keeper = Keeper(tmp_path, id="evening-1")
    assert keeper.match.finished
    with pytest.raises(Left):
        keeper.type("")


def test_P35_points_below_nothing_are_told_with_their_sign_in_every_view(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, begun_by("classic-32"))
    assert "−35" in keeper.type("A 7, B")
    assert "−35" in keeper.type("score")
    assert "−35" in keeper.type("chart")
    assert ",-35,-35,-5,-5," in table(filled(keeper.match, keeper.voice.locale))
    for typed in ("A -3", "A −3", "−3 A"):
        assert "not the points" in keeper.type(typed)
    assert len(keeper.match.results) == 1


def test_P36_an_evening_keeps_the_rules_that_it_began_with(tmp_path: Path) -> None:
    rules = msgspec.structs.replace(preset("classic-32"), name="Chez Mamie", series=2)
    keeper = Keeper(tmp_path, begun_by(rules))
    keeper.type("rest A")
    keeper.close()
    again = Keeper(tmp_path, id="evening-1")
    assert again.match.rules == rules
    assert again.match == keeper.match


def test_P38_two_evenings_at_once_keep_apart(tmp_path: Path) -> None:
    one, two = Keeper(tmp_path, kept(begun("one"), 2)), Keeper(tmp_path, kept(begun("two"), 5))
    one.type("undo", "undo")
    two.type("undo")
    assert [len(each.match.results) for each in (one, two)] == [0, 4]
    assert read_record(one.file.path).state == one.match.state
    assert read_record(two.file.path).state == two.match.state
    with pytest.raises(NotUnderstood, match="open in another terminal"):
        one.evenings.open("one")


def test_P39_the_doubles_of_an_old_deal_are_corrected(tmp_path: Path) -> None:
    rules = preset("tournament-52")
    keeper = Keeper(tmp_path, begun_by(rules))
    assert "may not double C" in keeper.type("hearts", "B>A, A>C"), "where it is typed, and not at the end"
    keeper.type("B>A", "A 5 B 4 C 4")
    assert not keeper.match.results, "the ace has a price of its own here"
    keeper.type("A")
    (bet,) = keeper.match.results[0].round.bets
    assert (bet.doubler, bet.doubled, bet.redoubled) == (1, 0, False)
    moved = result(keeper)
    keeper.type("edit 1", "", "B>A*", "")
    (bet,) = keeper.match.results[0].round.bets
    assert (bet.doubler, bet.doubled, bet.redoubled) == (1, 0, True)
    assert result(keeper)[2:] == moved[2:]
    assert result(keeper)[0] < moved[0]
    assert loads(keeper.file.path.read_text(encoding="utf-8")).state == keeper.match.state
