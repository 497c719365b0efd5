"""Deals and matches set up by hand: cards and acts as text, everything else as the engine has it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit, cards, show
from barbu.deal import (
    DealAction,
    DealPlay,
    Lay,
    LayoutOutcome,
    NotPlayed,
    Outcome,
    Pass,
    Play,
    Setup,
    Stop,
    TrickOutcome,
    act,
    outcome,
    start,
)
from barbu.deal.layout import LayoutPlay
from barbu.deal.tricks import TrickPlay, trick_rules, winning_place
from barbu.match import Dealt, Entered, Entry, FirstDealer, Match
from barbu.match.opening import doubling_lap, offered
from barbu.match.phases import Round
from barbu.match.schedule import roles
from barbu.rules import Contract, LayoutContract, Ruleset, TrickContract, names, preset
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.load import loads
from barbu.rules.meaning import dealt_pack, hand_size, is_card_item, item_covers, items, leftover_count
from barbu.scoring import Bet, Call, Score, score
from tests.support import drive

RULESETS = Path(__file__).resolve().parent.parent / "rulesets"


def rules_of(name: str) -> Ruleset:
    """The preset of this name, or else the ruleset beside the tests."""
    if name in names():
        return preset(name)
    return loads((RULESETS / f"{name}.toml").read_text(encoding="utf-8"), preset)


def with_row(rules: Ruleset, contract: str, **fields: Any) -> Ruleset:
    """The ruleset with other values in one row."""
    rows = (msgspec.structs.replace(row, **fields) if row.id == contract else row for row in rules.contracts)
    return msgspec.structs.replace(rules, contracts=tuple(rows))


def with_doubling(rules: Ruleset, **fields: Any) -> Ruleset:
    """The ruleset with other values for the doubles."""
    return msgspec.structs.replace(rules, doubling=msgspec.structs.replace(rules.doubling, **fields))


def with_deck(rules: Ruleset, **fields: Any) -> Ruleset:
    """The ruleset with other values for the pack."""
    return msgspec.structs.replace(rules, deck=msgspec.structs.replace(rules.deck, **fields))


# --- one deal ---------------------------------------------------------------------------------------


def deal(
    rules: Ruleset,
    contract: str,
    *hands: str,
    first: int = 0,
    trump: Suit | None = None,
    start_rank: str = "",
    out: str = "",
) -> DealPlay:
    """A deal before its first card, with these hands by seat; they need not be a whole pack."""
    rank = Rank.parse(start_rank) if start_rank else None
    setup = Setup(rules, rules.contract(contract), len(hands), first, cards(out), trump, rank)
    return start(setup, tuple(map(cards, hands)))


def tricks(
    rules: Ruleset, contract: str, *hands: str, first: int = 0, trump: Suit | None = None, out: str = ""
) -> TrickPlay:
    """A deal of tricks before its first card; see `deal`."""
    play = deal(rules, contract, *hands, first=first, trump=trump, out=out)
    assert isinstance(play, TrickPlay)
    return play


def layout(
    rules: Ruleset, contract: str, *hands: str, first: int = 0, start_rank: str = "", out: str = ""
) -> LayoutPlay:
    """A layout before its first card; see `deal`."""
    play = deal(rules, contract, *hands, first=first, start_rank=start_rank, out=out)
    assert isinstance(play, LayoutPlay)
    return play


def in_tricks(play: TrickPlay, text: str) -> TrickPlay:
    """The deal after these cards, each played by the seat whose turn it is."""
    for card in cards(text):
        after = act(play, Play(card))
        assert isinstance(after, TrickPlay)
        play = after
    return play


def in_layout(play: LayoutPlay, text: str) -> LayoutPlay:
    """The layout after these acts: cards, `AS:high` or `AS:low` for an announced ace, `pass`, `stop`."""
    for word in text.split():
        after = act(play, _lay(word))
        assert isinstance(after, LayoutPlay)
        play = after
    return play


def _lay(word: str) -> DealAction:
    if word in ("pass", "stop"):
        return Pass() if word == "pass" else Stop()
    card, _, end = word.partition(":")
    return Lay(Card.parse(card), "high" if end == "high" else "low" if end == "low" else None)


def legal(play: DealPlay) -> str:
    """What the player whose turn it is may do, in words as `in_layout` reads them."""
    return " ".join(map(_word, play.legal))


def _word(action: DealAction) -> str:
    match action:
        case Play(card):
            return str(card)
        case Lay(card, end):
            return f"{card}:{end}" if end else str(card)
        case Pass():
            return "pass"
        case Stop():
            return "stop"


def finished(play: DealPlay) -> DealPlay:
    """The deal played to its end, always with the first legal act."""
    while not play.over:
        play = act(play, play.legal[0])
    return play


def taken(play: DealPlay) -> TrickOutcome:
    """The facts of a deal of tricks that is over."""
    facts = outcome(play)
    assert isinstance(facts, TrickOutcome)
    return facts


def scored(play: DealPlay, chooser: int | None = None) -> Score:
    """The score of a deal that is over, without doubles."""
    setup = play.setup
    return score(setup.rules, setup.row, outcome(play), Call(setup.players, chooser, chooser or 0))


def points(play: DealPlay, chooser: int | None = None) -> tuple[int, ...]:
    """The points of a deal that is over, without doubles."""
    return scored(play, chooser).points


# --- deals from scripts -----------------------------------------------------------------------------


def hands_for(
    rules: Ruleset, contract: str, script: Sequence[str], first: int = 0, trump: Suit | None = None
) -> tuple[str, ...]:
    """The hands that let these tricks fall, each written from its leader on."""
    row = rules.contract(contract)
    assert isinstance(row, TrickContract)
    play_rules = trick_rules(rules, row)
    players = len(cards(script[0]))
    hands: list[list[Card]] = [[] for _ in range(players)]
    leader = first
    for line in script:
        trick = cards(line)
        for place, card in enumerate(trick):
            hands[(leader + place) % players].append(card)
        leader = (leader + winning_place(play_rules, trick, trump)) % players
    return tuple(map(show, hands))


def script_played(rules: Ruleset, contract: str, script: Sequence[str], first: int = 0, out: str = "") -> TrickPlay:
    """A deal of the whole pack in which these tricks fall first; the cards not named are dealt in order."""
    players = len(cards(script[0]))
    hands = filled(rules, players, *hands_for(rules, contract, script, first), out=out)
    return in_tricks(tricks(rules, contract, *hands, first=first, out=out), " ".join(script))


def filled(rules: Ruleset, players: int, *given: str, out: str = "") -> tuple[str, ...]:
    """Whole hands: the cards given by seat, then the rest of the pack in order."""
    hands = [list(cards(hand)) for hand in given] + [[] for _ in range(players - len(given))]
    gone = {*cards(out), *(card for hand in hands for card in hand)}
    rest = [card for card in dealt_pack(rules, players) if card not in gone]
    for hand in hands:
        missing = hand_size(rules, players) - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
    assert not rest
    return tuple(map(show, hands))


def sweep_hands(rules: Ruleset, players: int, out: str = "") -> tuple[str, ...]:
    """Hands in which seat 0, leading from the top, takes every trick: clubs from the ace down, then spades."""
    pack = [card for card in dealt_pack(rules, players) if card not in cards(out)]
    strong = sorted(pack, key=lambda card: (card.suit, -card.rank))[: hand_size(rules, players)]
    return filled(rules, players, show(strong), out=out)


def sweep(rules: Ruleset, contract: str, players: int = 4, out: str = "") -> DealPlay:
    """A deal, played out, of which seat 0 took every trick."""
    return finished(deal(rules, contract, *sweep_hands(rules, players, out), out=out))


# --- matches ----------------------------------------------------------------------------------------


def begun(rules: Ruleset, players: int = 4, dealer: int = 0) -> Match:
    """A match whose first dealer is known."""
    return drive.start(rules, players).apply(FirstDealer(dealer))


def dealt(match: Match, *hands: str, out: str = "") -> Match:
    """The match after a deal of these cards; hands not given in full get the rest of the pack in order."""
    if not out and (count := leftover_count(match.rules, match.players)):
        known = cards(" ".join(hands))
        rest = [card for card in dealt_pack(match.rules, match.players) if card not in known]
        out = show(rest[:count])
    whole = filled(match.rules, match.players, *hands, out=out)
    return match.apply(Dealt(tuple(map(cards, whole)), cards(out)))


def easy_outcome(rules: Ruleset, row: Contract, players: int, out: str = "") -> Outcome:
    """A possible outcome: seat 0 takes all there is, or seats finish in order."""
    gone = cards(out)
    if isinstance(row, LayoutContract):
        return LayoutOutcome(tuple(range(players)), gone)
    in_play = [card for card in dealt_pack(rules, players) if card not in gone]
    hand = hand_size(rules, players)

    def count(item: str) -> int:
        if is_card_item(item):
            return sum(item_covers(item, card) for card in in_play)
        return int(LAST_TRICKS.index(item) < hand)

    nothing = (0,) * (players - 1)
    counts = {item: (count(item), *nothing) for item in items(rules, row) if item != TRICK}
    return TrickOutcome(immutabledict(counts), (hand, *nothing), gone)


def easy_entry(match: Match, contract: str = "") -> Entry:
    """An entry for the next deal, of this contract or the first one open, with no doubles but forced ones."""
    rules, players = match.rules, match.players
    who = roles(rules, players, match.state.first, len(match.results))
    open_rows = offered(match.state, who)
    row = next(row for row in open_rows if contract in ("", row.id))
    count = leftover_count(rules, players)
    out = show(dealt_pack(rules, players)[:count])
    bets = _forced(match, Round(len(match.results), who, row=row)) if rules.doubling.enabled else ()
    return Entry(row.id, easy_outcome(rules, row, players, out), bets=bets)


def _forced(match: Match, round: Round) -> tuple[Bet, ...]:
    """The doubles of a lap in which everyone says as little as allowed."""
    lap = doubling_lap(match.state, round)
    while lap.speaker is not None:
        lap = lap.after(lap.speeches()[0])
    return lap.bets


def entered(match: Match, *contracts: str) -> Match:
    """The match after easy entries of these contracts."""
    for contract in contracts:
        match = match.apply(Entered(easy_entry(match, contract)))
    return match


def skipped(match: Match, count: int) -> Match:
    """The match after so many easy entries of whatever is open first."""
    return entered(match, *[""] * count)


def unplayed(match: Match) -> bool:
    """Whether the latest deal was ticked without play."""
    return isinstance(match.results[-1].outcome, NotPlayed)
