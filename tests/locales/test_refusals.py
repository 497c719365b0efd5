"""Refusals of every kind are provoked, and each reads well in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from immutabledict import immutabledict

from barbu import read_ruleset
from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal import DealPlay, Lay, LayoutOutcome, NotPlayed, Pass, Play, Stop, TrickOutcome, act
from barbu.errors import BarbuError, NotLegal
from barbu.locales import available, explain, locale
from barbu.match import (
    Action,
    Choose,
    Corrected,
    Dealt,
    Double,
    Entered,
    Entry,
    Event,
    FirstDealer,
    Header,
    Lists,
    Look,
    Match,
    NameStart,
    NameTrump,
    Revealed,
    Undone,
)
from barbu.match.phases import Playing
from barbu.rules import Ruleset, preset
from barbu.rules.meaning import hand_size, leftover_count, scheduled_deals
from barbu.rules.words import contract_names
from barbu.scoring import Bet
from tests.locales.clean import faults
from tests.locales.messages import uses
from tests.support.drive import any_legal, walk
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import begun, deal, dealt, easy_entry, in_tricks, layout, rules_of, sweep, tricks, with_row

NAMES = ("Anna", "Bruno", "Chloé", "Dávid", "Emma", "Farid", "Greta")


def tables() -> Iterator[tuple[Ruleset, int]]:
    """Rulesets in which every kind of refusal can come up, each with a number of players."""
    for name in ("classic-32", "marie-luce-52", "suite-8", "bga-52", "tournament-52"):
        yield preset(name), 4
    for name in ("king-tr", "hearts", "king-pt"):
        yield rules_of(name), 4
    yield msgspec.structs.replace(preset("gautron-52"), choice_time="either", blind_multiplier=2), 4
    for seed in range(count(25, 400)):
        yield seeded(f"refusals {seed}")


def acts(match: Match, rng: random.Random) -> list[Action]:
    """Acts of every kind, most of them not legal now."""
    cards = rng.sample(FULL_PACK, 12)
    if isinstance(match.phase, Playing):
        cards += match.phase.play.hands[match.phase.play.turn]
    wild: list[Action] = [Pass(), Stop(), Look(), Choose("nothing-of-the-kind"), NameTrump(None), Double((0,))]
    wild += [Choose(row.id, blind) for row in match.rules.contracts for blind in (False, True)]
    wild += [NameTrump(Suit.HEARTS), NameStart(Rank.TWO), NameStart(Rank.ACE), Double(), Double(tuple(range(7)))]
    wild += [act for card in cards for act in (Play(card), Lay(card), Lay(card, "high"), Lay(card, "low"))]
    return wild


def events(match: Match, rng: random.Random) -> list[Event]:
    """Events of every kind that hardly ever fit."""
    players = match.players
    full = tuple(tuple(FULL_PACK[seat::players]) for seat in range(players))
    same = ((FULL_PACK[0],) * hand_size(match.rules, players),) * players
    return [
        FirstDealer(0),
        FirstDealer(9),
        FirstDealer(0, FULL_PACK[:2]),
        Lists((("hearts", "hearts"),)),
        Dealt(full),
        Dealt(full[:2], FULL_PACK[:1]),
        Dealt(same, FULL_PACK[: leftover_count(match.rules, players)]),
        Revealed("00"),
        Undone(99),
        Corrected(77, Entry("hearts", LayoutOutcome(()))),
        Corrected(1, Entry("hearts", LayoutOutcome(()))),
        *map(Entered, entries(match)),
    ]


def entries(match: Match) -> Iterator[Entry]:
    """Entries for the next deal with one thing or another wrong."""
    yield Entry("nothing-of-the-kind", LayoutOutcome(()))
    if match.finished:
        return
    good = easy_entry(match)
    out, seats = good.outcome.out, range(match.players)
    changed = msgspec.structs.replace
    yield changed(good, blind=not good.blind)
    yield changed(good, trump=Suit.CLUBS, start=Rank.SEVEN)
    yield changed(good, bets=(Bet(0, 1), Bet(1, 0, True)))
    yield changed(good, bets=tuple(Bet(one, other) for one in seats for other in seats if one != other))
    outcomes = [
        NotPlayed(True, out),
        NotPlayed(False, out),
        LayoutOutcome((0, 0), out),
        LayoutOutcome((), out),
        LayoutOutcome((0,), (*out, Card(Suit.HEARTS, Rank.ACE))),
        TrickOutcome(immutabledict({"H": (1, 2)}), (9, 9), out),
    ]
    if isinstance(good.outcome, TrickOutcome):
        outcome = good.outcome
        nobody = (0,) * match.players
        one = immutabledict({item: counts[::-1] for item, counts in outcome.taken.items()})
        outcomes += [
            changed(outcome, tricks=None),
            changed(outcome, tricks=(1, *nobody[1:])),
            changed(outcome, tricks=(999, *nobody[1:])),
            changed(outcome, taken=immutabledict(dict.fromkeys(outcome.taken, (99, *nobody[1:])))),
            changed(outcome, taken=immutabledict(dict.fromkeys(outcome.taken, nobody))),
            changed(outcome, taken=immutabledict(dict.fromkeys(outcome.taken, (1,)))),
            changed(outcome, taken=one),
        ]
    for outcome_ in outcomes:
        yield changed(good, outcome=outcome_)


def refusals(match: Match, rng: random.Random) -> Iterator[BarbuError]:
    """What the match says to acts and events that do not fit."""
    for action in acts(match, rng):
        for seat in (match.to_act, rng.randrange(match.players)):
            try:
                match.act(action, seat)
            except BarbuError as refusal:
                yield refusal
    for event in events(match, rng):
        try:
            match.apply(event)
        except BarbuError as refusal:
            yield refusal
    try:
        match.act(Pass(), expect=-1)
    except BarbuError as refusal:
        yield refusal


def some_moments(rules: Ruleset, players: int, rng: random.Random) -> Iterator[Match]:
    """A few moments of a match: the first ones, and some later ones, the last one among them."""
    rules = msgspec.structs.replace(rules, deals=min(8, scheduled_deals(rules, players)))
    for number, match in enumerate(walk(rules, players, any_legal, f"refusals {rng.random()}")):
        if number < 8 or rng.random() < count(8, 40) / 100 or match.finished:
            yield match


RARE = {"ace-needs-end", "contract-barred", "deal-is-over", "must-overruff"}
"""Refusals that the moments may miss; they are provoked one by one below."""


def test_refusals_of_a_match_read_well_in_every_language() -> None:
    rng = random.Random(1)
    seen: dict[str, int] = {}
    for rules, players in tables():
        for match in some_moments(rules, players, rng):
            for refusal in refusals(match, rng):
                told = seen.get(refusal.id, 0)
                seen[refusal.id] = told + 1
                if told < 30 or told % 50 == 0:
                    check(refusal, rules, players)
    parts = ("deal/", "match/")
    known = {use.id for use in uses() if use.place.startswith(parts) and not use.id.startswith("act-")}
    known -= {"wrong-players", "bad-name", "bad-match-id"}
    assert known - set(seen) - RARE == set()


def check(error: BarbuError, rules: Ruleset, players: int) -> None:
    """The refusal reads well, with the players' names and without."""
    for code in available():
        for names in (NAMES[:players], ()):
            told = explain(error, locale(code), names, contract_names(rules))
            assert faults(told, error.id) == [], (code, error.id, error.values, told)
            if names and error.id != "no-such-seat":
                assert not re.search(r"(player |joueur |jogador |Spieler |pelaaja )\d|\d号玩家", told), told


def rarities() -> Iterator[tuple[Ruleset, DealPlay | Match, Action]]:
    """Rulesets, deals or matches, and acts that are refused for rare reasons."""
    trumps = preset("tournament-52")
    play = in_tricks(tricks(trumps, "trumps", "7H", "8S 2D", "9S 3S", "4D", trump=Suit.SPADES), "7H 8S")
    yield trumps, play, Play(Card.parse("3S"))
    yield trumps, sweep(trumps, "tricks"), Play(Card.parse("3S"))
    either = with_row(preset("fr-tableau-32"), "domino", ace="first_decides")
    yield either, layout(either, "domino", "AS KS", "AH KH", "7H 8H", "7D 8D"), Lay(Card.parse("AS"))
    barred = preset("marie-luce-52")
    match = dealt(begun(barred, 5), out="KH QH")
    yield barred, match, Choose("barbu")


def done(play: DealPlay | Match, action: Action) -> DealPlay | Match:
    """The deal or the match after the act."""
    if isinstance(play, Match):
        return play.act(action)
    assert isinstance(action, (Play, Lay))
    return act(play, action)


def test_rare_refusals_read_well_too() -> None:
    seen = set()
    for rules, play, action in rarities():
        with pytest.raises(BarbuError) as refused:
            done(play, action)
        check(refused.value, rules, 4)
        seen.add(refused.value.id)
    assert seen == RARE


SPEECHES = {
    "en": ("Here you may not double Anna. ", "Now you must double Anna: ", "Nobody may double their own seat. "),
    "fr": ("Ici, vous ne pouvez pas contrer Anna. ", "Maintenant, vous devez contrer Anna", "Nul ne peut se contrer"),
    "de": ("Hier darfst du kein Kontra an Anna geben. ", "Jetzt musst du Kontra an Anna geben: ", "Niemand kann sich "),
    "pt": ("Aqui não pode contrar Anna. ", "Agora tem de contrar Anna: ", "Ninguém pode contrar-se a si próprio. "),
    "fi": ("Tämä kahdennus ei käy: Anna. ", "Kahdennus on nyt pakko: Anna. ", "Kukaan ei voi kahdentaa itseään. "),
    "zh": ("你现在不能给Anna加倍。", "你现在必须给Anna加倍：", "不能给自己加倍。"),
}


@pytest.mark.parametrize("code", SPEECHES)
def test_who_speaks_is_spoken_to_and_not_named(code: str) -> None:
    others: dict[str, Any] = {"speaker": 0, "targets": (2,), "legal": ()}
    refused = NotLegal("may-not-double", seat=1, **others)
    due = NotLegal("must-double", seat=1, speaker=0, owed=1, left=1, legal=())
    oneself = NotLegal("may-not-double", seat=0, **others)
    names = ("You", "Anna", "Ben", "Cem")
    for refusal, begins in zip((refused, due, oneself), SPEECHES[code], strict=True):
        told = explain(refusal, locale(code), names, me=0)
        assert told.startswith(begins)
        assert "You" not in told
    assert "You" in explain(refused, locale(code), names, me=3)
    assert "You" in explain(refused, locale(code), names)


@pytest.mark.parametrize("names", [("A", "B"), ("A", "B", "C", "D" * 31), ("A", "B", "C", " "), ("A", "B", "C", "D\n")])
def test_players_that_cannot_be(names: tuple[str, ...]) -> None:
    with pytest.raises(BarbuError) as refused:
        Match.start(Header("match", preset("classic-32"), names))
    check(refused.value, preset("classic-32"), 4)


def test_a_match_id_that_cannot_be() -> None:
    with pytest.raises(BarbuError, match="cannot be the name of a match"):
        Match.start(Header("A match", preset("classic-32"), NAMES[:4]))


def test_a_play_refusal_says_which_rule_and_what_is_legal() -> None:
    play = act(deal(preset("classic-32"), "tricks", "KH", "7H 9H QH AS"), Play(Card.parse("KH")))
    with pytest.raises(BarbuError) as refused:
        act(play, Play(Card.parse("AS")))
    assert str(refused.value) == "You must follow suit: hearts were led. You can play 7♥, 9♥ or Q♥."
    french = explain(refused.value, locale("fr"))
    assert french == "Vous devez fournir à cœur, la couleur demandée. Vous pouvez jouer 7♥, 9♥ ou D♥."


def test_cards_that_do_not_divide_are_told_with_their_mends() -> None:
    with pytest.raises(
        BarbuError, match="31 cards do not divide among 4 players: remove 3 or choose random left-overs"
    ):
        read_ruleset('extends = "classic-32"\n[deck]\nremoved = ["7C"]')
