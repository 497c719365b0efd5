"""What chance brings, and that anyone can check it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from barbu.bots import bot
from barbu.cards import Rank, cards
from barbu.croupier import Fresh, Secrets, Seeded, chance, checks, first_dealer
from barbu.match import Dealt, FirstDealer, Header, Lists, Match, Revealed
from barbu.rules import Ruleset, names, preset
from barbu.rules.meaning import dealt_pack, hand_size, strengths
from barbu.shuffle import shuffled
from barbu.table import Solo, Unwritten
from tests.support.drive import shortened
from tests.support.show import variant


def played(rules: Ruleset, secrets: Secrets, players: int = 4, id: str = "match") -> Match:
    """A match between random bots."""
    header = Header(id, rules, tuple(f"p{seat}" for seat in range(players)))
    solo = Solo(Match.start(header), Unwritten(), secrets, {seat: bot("random") for seat in range(players)})
    for _ in solo.advance():
        pass
    return solo.match


def deals(match: Match) -> list[Dealt]:
    return [event for event in match.events if isinstance(event, Dealt)]


@pytest.mark.parametrize("name", names())
def test_every_deal_of_a_match_is_the_one_promised(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        match = played(shortened(rules, players, 6), Fresh(), players)
        assert match.finished
        found = checks(match)
        assert len(found) == len(deals(match))
        assert all(check.fair for check in found)


def test_a_commitment_is_the_hash_of_match_deal_and_secret() -> None:
    match = played(preset("bga-32"), Fresh(), id="abc")
    told = [event for event in match.events if isinstance(event, (Dealt, Revealed))]
    for number, (dealt, revealed) in enumerate(zip(told[::2], told[1::2], strict=True), start=1):
        assert isinstance(dealt, Dealt)
        assert isinstance(revealed, Revealed)
        secret = bytes.fromhex(revealed.secret)
        assert dealt.commitment == hashlib.sha256(b"abc" + str(number).encode() + secret).hexdigest()
        pack = shuffled(dealt_pack(match.rules, 4), secret)
        size = hand_size(match.rules, 4)
        assert dealt.hands == tuple(tuple(sorted(pack[at : at + size])) for at in range(0, 4 * size, size))


def test_a_secret_is_told_only_when_no_hand_is_out() -> None:
    match = Match.start(Header("m", preset("bga-32"), ("a", "b", "c", "d")))
    secrets = Fresh()
    while (event := chance(match, secrets)) is not None:
        match = match.apply(event)
    assert not any(isinstance(event, Revealed) for event in match.events)
    assert checks(match)[0].secret is None


def test_a_changed_card_is_found_out() -> None:
    match = played(preset("bga-32"), Fresh())
    first = deals(match)[0]
    hands = list(map(list, first.hands))
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    swapped = msgspec.structs.replace(first, hands=tuple(map(tuple, hands)))
    events = tuple(swapped if event == first else event for event in match.events)
    found = checks(msgspec.structs.replace(match, events=events))
    assert [check.fair for check in found] == [False, *[True] * (len(found) - 1)]
    assert found[0].promised
    assert not found[0].shuffled


def test_no_two_deals_share_a_secret_though_hands_are_thrown_in() -> None:
    rules = variant(
        "fr-tableau-52",
        'players = [3]\ndeck.leftover = "random"\ndeck.removed = {}\nselection = "each_once_per_table"\n'
        'order = ["barbu"]',
    )
    thrown_in = 0
    for seed in range(60):
        match = played(rules, Seeded(str(seed)), 3)
        secrets = [event.secret for event in match.events if isinstance(event, Revealed)]
        assert len(secrets) == len(set(secrets)) == len(deals(match))
        assert all(check.fair for check in checks(match))
        thrown_in += match.results[0].round.thrown_in
    assert thrown_in


def test_the_same_seed_deals_the_same_cards_and_another_does_not() -> None:
    rules = preset("fr-tableau-32")
    one, same, other = (played(rules, Seeded(seed), id="m") for seed in ("a", "a", "b"))
    assert one.events == same.events
    assert [deal.hands for deal in deals(one)] != [deal.hands for deal in deals(other)]


def test_chance_of_the_operating_system_does_not_repeat() -> None:
    rules = preset("bga-32")
    assert len({deals(played(rules, Fresh()))[0].hands for _ in range(5)}) == 5


# --- who deals first --------------------------------------------------------------------------------


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Replaces the shuffle by a pack whose first cards are given."""

    def put(top: str) -> None:
        first = cards(top)
        monkeypatch.setattr(
            "barbu.croupier.shuffled", lambda pack, _: (*first, *(card for card in pack if card not in first))
        )

    return put


def by(custom: str) -> Ruleset:
    return variant("fr-tableau-32", f'first_dealer = "{custom}"')


def test_S0_9_the_highest_card_deals_first_and_ties_draw_again(stack: Callable[[str], None]) -> None:
    stack("KS 9H KD KC  8S QS QD  7C AC")
    drawn = first_dealer(by("highest"), 4, Fresh())
    # Seats 0, 2 and 3 tie with kings; of 8, Q, Q seats 2 and 3 tie again; the ace is the last one's.
    assert drawn == FirstDealer(3, cards("KS 9H KD KC 8S QS QD 7C AC"))


def test_the_lowest_card_deals_first_where_the_table_wants_that(stack: Callable[[str], None]) -> None:
    stack("8S 9H 8D KC  AS 7S")
    assert first_dealer(by("lowest"), 4, Fresh()) == FirstDealer(2, cards("8S 9H 8D KC AS 7S"))


def test_the_holder_of_a_card_deals_first(stack: Callable[[str], None]) -> None:
    stack("8S 9H 8D KC AS KH")
    rules = variant("fr-tableau-32", 'first_dealer = "holder"\nfirst_dealer_card = "KH"')
    assert first_dealer(rules, 4, Fresh()) == FirstDealer(1, cards("8S 9H 8D KC AS KH"))


def test_height_is_the_one_of_the_ruleset(stack: Callable[[str], None]) -> None:
    stack("KS AH 8D 9C")
    low_ace = variant("fr-tableau-32", 'first_dealer = "highest"\nranking = "ace_low"')
    assert strengths(low_ace)[Rank.KING] > strengths(low_ace)[Rank.ACE]
    assert first_dealer(low_ace, 4, Fresh()).seat == 0


@pytest.mark.parametrize("custom", ["random", "highest", "lowest"])
def test_every_seat_may_deal_first(custom: str) -> None:
    seats = Counter(first_dealer(by(custom), 4, Seeded(str(seed))).seat for seed in range(400))
    assert set(seats) == {0, 1, 2, 3}
    assert min(seats.values()) > 60


# --- lists ------------------------------------------------------------------------------------------


def lists(selection: str) -> Lists:
    rules = variant("fr-tableau-32", f'selection = "{selection}"\nlist_size = 3\nchooser = "nobody"\nleader = "next"')
    match = Match.start(Header("m", rules, ("a", "b", "c", "d"))).apply(FirstDealer(0))
    event = chance(match, Seeded("x"))
    assert isinstance(event, Lists)
    match.apply(event)
    return event


def test_a_common_list_is_one_for_all_and_individual_lists_differ() -> None:
    common, own = lists("random_common"), lists("random_individual")
    assert len(set(common.ids)) == 1
    assert len(set(own.ids)) > 1
    assert all(len(ids) == len(set(ids)) == 3 for ids in (*common.ids, *own.ids))
