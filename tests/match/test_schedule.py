"""Whose deal it is, and which contracts are open."""

import msgspec
import pytest

from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Lists, Match, grid
from barbu.match.phases import Choosing, DrawingLists, Playing
from barbu.match.schedule import deals_left_with, roles
from barbu.rules import Ruleset, preset, problems
from barbu.rules.meaning import scheduled_deals, series_deals
from tests.support import drive
from tests.support.drive import any_legal, play_out, shortened
from tests.support.table import begun, dealt, entered, rules_of, skipped


def seats(rules: Ruleset, deals: int, players: int = 4, first: int = 0) -> str:
    """Dealer, chooser and leader of the first deals, as `0-1` dealers, choosers (`.` for nobody), leaders."""
    found = [roles(rules, players, first, deal) for deal in range(deals)]
    rows = ([who.dealer for who in found], [who.chooser for who in found], [who.leader for who in found])
    return " ".join("".join("." if seat is None else str(seat) for seat in row) for row in rows)


ROLES = {
    "fr-tableau-32": "01230123 12301230 12301230",
    "fr-tableau-32-variants": "01230123 12301230 23012301",
    "fr-tableau-32-short-ordered": "0123012 ....... 1230123",
    "fr-tableau-32-short-picked": "0123012 1230123 1230123",
    "classic-32": "00000011 ........ 11111122",
    "classic-32-dealer-chooses": "00000011 00000011 11111122",
    "classic-32-left-chooses": "00000011 11111122 11111122",
    "marie-luce-52": "01230123 12301230 12301230",
    "suite-8": "01230123 ........ 12301230",
    "tournament-52": "00000001 00000001 00000001",
    "pagat-52": "00000001 11111112 11111112",
    "barbu-app": "01230123 01230123 01230123",
    "bga-52": "012301 ...... 012301",
    "gautron-52": "01230123 01230123 01230123",
    "ludophinois-32": "00000111 ........ 11111222",
    "king-tr": "01230123 01230123 01230123",
}


@pytest.mark.parametrize(("name", "expected"), ROLES.items())
def test_S0_11_S0_25_S1_12_S3_11_S4_4_S4_31_who_deals_chooses_and_leads(name: str, expected: str) -> None:
    assert seats(rules_of(name), len(expected.split()[0])) == expected


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("name", ROLES)
def test_another_first_dealer_turns_the_whole_table(name: str, first: int) -> None:
    rules = rules_of(name)
    for deal in range(scheduled_deals(rules, 4)):
        plain, turned = roles(rules, 4, 0, deal), roles(rules, 4, first, deal)
        assert turned.dealer == (plain.dealer + first) % 4
        assert turned.leader == (plain.leader + first) % 4


@pytest.mark.parametrize("players", range(3, 8))
def test_roles_go_round_a_table_of_any_size(players: int) -> None:
    rules = rules_of("qcsalon-classic")
    found = [roles(rules, players, 1, deal) for deal in range(series_deals(rules, players))]
    assert [who.dealer for who in found] == [(deal + 1) % players for deal in range(len(found))]
    assert [who.chooser for who in found] == [(deal + 2) % players for deal in range(len(found))]


# --- series -----------------------------------------------------------------------------------------


def test_a_series_that_would_repeat_its_dealers_begins_one_seat_further() -> None:
    """Eight deals for four: in the end everyone has dealt each of them."""
    assert seats(rules_of("suite-8x4"), 32).split()[0] == "01230123123012302301230130123012"


@pytest.mark.parametrize(
    ("name", "deals", "dealers"),
    [
        ("bga-52", 12, "012301230123"),
        ("fr-tableau-32-short-ordered", 14, "01230123012301"),
        ("classic-32", 48, "000000111111222222333333" * 2),
        ("fr-tableau-32", 56, "0123" * 14),
    ],
)
def test_the_deal_goes_on_from_one_series_to_the_next(name: str, deals: int, dealers: str) -> None:
    twice = msgspec.structs.replace(rules_of(name), series=2)
    assert seats(twice, deals).split()[0] == dealers


def test_each_series_has_boxes_of_its_own() -> None:
    rules = rules_of("king-tr")
    match = entered(begun(rules), *(row.id for row in rules.active))
    assert len(match.results) == series_deals(rules, 4)
    match = dealt(match)
    assert isinstance(match.phase, Choosing)
    assert match.phase.options == rules.active
    boxes = grid(match.state)
    assert [box.series for box in boxes] == [0] * 10 + [1] * 10
    assert [box.deal is not None for box in boxes] == [True] * 10 + [False] * 10


# --- length -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "deals"), [("fr-tableau-32", 4, 28), ("marie-luce-52", 6, 42)])
def test_S3_72_deals_cut_the_schedule_and_change_nothing_else(name: str, players: int, deals: int) -> None:
    whole = rules_of(name)
    assert scheduled_deals(whole, players) == deals
    cut = msgspec.structs.replace(whole, deals=players + 1)
    match = play_out(cut, players, any_legal, "cut")
    assert len(match.results) == players + 1
    assert sum(box.deal is None for box in grid(match.state)) == deals - players - 1
    found = [result.round.roles for result in match.results]
    assert found == [roles(whole, players, match.state.first, deal) for deal in range(players + 1)]


def test_S3_72_two_players_may_choose_the_same_row_in_the_short_match() -> None:
    match = entered(begun(rules_of("marie-luce-short")), "queens", "queens", "queens", "queens")
    assert match.finished


@pytest.mark.parametrize(("name", "most"), [("fr-tableau-32", 21), ("marie-luce-52", 21), ("suite-8", 8)])
def test_more_deals_than_the_schedule_has_are_refused(name: str, most: int) -> None:
    rules = rules_of(name)
    assert problems(msgspec.structs.replace(rules, deals=most)) == ()
    found = problems(msgspec.structs.replace(rules, deals=most + 1))
    assert {problem.message for problem in found} == {"too-many-deals"}
    assert problems(msgspec.structs.replace(rules, deals=most + 1, series=2)) == ()


def test_a_table_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(NotUnderstood) as refusal:
        drive.start(preset("classic-32"), 5)
    assert refusal.value.id == "wrong-players"


@pytest.mark.parametrize("seat", [-1, 4])
def test_the_first_dealer_sits_at_the_table(seat: int) -> None:
    with pytest.raises(NotLegal) as refusal:
        begun(preset("classic-32"), dealer=seat)
    assert refusal.value.id == "no-such-seat"


def test_deals_left_with_a_declarer_count_the_present_one() -> None:
    rules = preset("tournament-52")
    assert [deals_left_with(rules, 4, 0, deal, 0) for deal in (0, 5, 6, 7)] == [7, 2, 1, 0]
    app = preset("barbu-app")
    assert [deals_left_with(app, 4, 0, deal, 1) for deal in (0, 1, 2, 25, 26)] == [7, 7, 6, 1, 0]
    assert deals_left_with(msgspec.structs.replace(app, deals=5), 4, 0, 0, 1) == 1


# --- which contract is due --------------------------------------------------------------------------


def contracts(match: Match) -> list[str]:
    return [result.round.contract.id for result in match.results]


@pytest.mark.parametrize("name", ["suite-8", "fr-tableau-32-short-ordered", "bga-52", "king-pt"])
def test_S0_39_S4_2_a_fixed_order_for_the_table(name: str) -> None:
    rules = rules_of(name)
    match = skipped(begun(rules), scheduled_deals(rules, 4))
    assert contracts(match) == [row.id for row in rules.active]


def test_S1_12_a_fixed_order_for_each_dealer() -> None:
    rules = rules_of("classic-32")
    match = skipped(begun(rules), 24)
    assert contracts(match) == [row.id for row in rules.active] * 4


def test_a_fixed_order_for_each_dealer_while_the_deal_passes_every_time() -> None:
    rules = msgspec.structs.replace(rules_of("classic-32"), dealer_rotation="every_deal")
    match = skipped(begun(rules), 24)
    assert contracts(match) == [row.id for row in rules.active for _ in range(4)]
    pairs = {(result.round.roles.dealer, result.round.contract.id) for result in match.results}
    assert len(pairs) == 24


def test_a_fixed_order_takes_no_other_contract() -> None:
    match = begun(rules_of("classic-32"))
    with pytest.raises(StopIteration):
        entered(match, "hearts")
    match = dealt(match)
    assert isinstance(match.phase, Playing)
    assert match.phase.round.contract.id == "tricks"


def test_S0_40_each_contract_once_for_the_table() -> None:
    rules = rules_of("fr-tableau-32-short-picked")
    match = dealt(entered(begun(rules), "salad", "domino", "tricks"))
    assert isinstance(match.phase, Choosing)
    assert [row.id for row in match.phase.options] == ["hearts", "queens", "barbu", "last_two"]


def test_S0_5_S3_12_S3_13_each_contract_once_for_each_player() -> None:
    match = dealt(entered(begun(rules_of("marie-luce-52")), "barbu", "barbu", "queens", "salad"))
    assert match.to_act == 1
    assert isinstance(match.phase, Choosing)
    assert [row.id for row in match.phase.options] == ["queens", "hearts", "tricks", "last_trick", "salad", "domino"]


# --- random lists -----------------------------------------------------------------------------------

COMMON = msgspec.structs.replace(rules_of("fr-tableau-32"), selection="random_common", list_size=3)
INDIVIDUAL = msgspec.structs.replace(COMMON, selection="random_individual")
ONE = ("salad", "tricks", "domino")
FOUR = (ONE, ("hearts", "queens", "tricks"), ("barbu", "salad", "tricks"), ("domino", "barbu", "hearts"))


def test_random_lists_are_drawn_before_the_first_deal() -> None:
    match = begun(COMMON)
    assert isinstance(match.phase, DrawingLists)
    match = match.apply(Lists((ONE,) * 4))
    assert scheduled_deals(COMMON, 4) == 12
    assert isinstance(dealt(match).phase, Choosing)


@pytest.mark.parametrize("seat", range(4))
def test_everyone_chooses_from_his_own_list(seat: int) -> None:
    match = dealt(begun(INDIVIDUAL, dealer=(seat - 1) % 4).apply(Lists(FOUR)))
    assert isinstance(match.phase, Choosing)
    assert match.to_act == seat
    assert tuple(row.id for row in match.phase.options) == FOUR[seat]
    assert [box.contract for box in grid(match.state) if box.owner == seat] == list(FOUR[seat])


def test_where_nobody_chooses_the_list_is_an_order() -> None:
    rules = msgspec.structs.replace(
        rules_of("classic-32"), selection="random_individual", list_size=2, dealer_rotation="block"
    )
    lists = (("domino", "tricks"), ("hearts", "salad"), ("tricks", "domino"), ("barbu", "queens"))
    match = skipped(begun(rules).apply(Lists(lists)), 8)
    assert match.finished
    assert contracts(match) == [contract for ids in lists for contract in ids]


@pytest.mark.parametrize(
    ("rules", "lists"),
    [
        (COMMON, FOUR),
        (COMMON, (ONE,) * 3),
        (INDIVIDUAL, (*FOUR[:3], ("salad", "tricks"))),
        (INDIVIDUAL, (*FOUR[:3], ("salad", "tricks", "tricks"))),
        (INDIVIDUAL, (*FOUR[:3], ("salad", "tricks", "trumps"))),
    ],
)
def test_wrong_lists_are_refused(rules: Ruleset, lists: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(NotLegal) as refusal:
        begun(rules).apply(Lists(lists))
    assert refusal.value.id == "wrong-lists"


@pytest.mark.parametrize("rules", [COMMON, INDIVIDUAL])
def test_whole_matches_with_random_lists(rules: Ruleset) -> None:
    match = play_out(shortened(rules, 4, 12), 4, any_legal, "lists")
    lists = match.state.lists
    for seat in range(4):
        chose = [result.round.contract.id for result in match.results if result.round.roles.chooser == seat]
        assert sorted(chose) == sorted(lists[seat])
