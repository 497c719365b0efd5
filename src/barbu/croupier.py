"""The croupier: what chance brings to a match, drawn from secrets and checkable afterwards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from barbu.cards import Card
from barbu.deal import Seat
from barbu.match import Dealt, Event, FirstDealer, Lists, Match, Revealed
from barbu.match.first import best_drawers
from barbu.match.phases import Choosing, Dealing, DrawingDealer, DrawingLists, Finished
from barbu.rules import Ruleset
from barbu.rules.meaning import dealt_pack, hand_size, list_length
from barbu.shuffle import SECRET_BYTES, commitment, new_secret, pick, seeded_secret, shuffled


class Secrets(Protocol):
    """Where the secrets of a match come from; one label always gives one secret."""

    def of(self, label: str) -> bytes:
        """The 32-byte secret of a draw."""
        ...


class Fresh:
    """Secrets from the operating system, kept as long as this value lives."""

    def __init__(self) -> None:
        self._known: dict[str, bytes] = {}

    def of(self, label: str) -> bytes:
        """The secret of a draw, made when it is first asked for."""
        return self._known.setdefault(label, new_secret())


class Seeded:
    """Secrets that follow from a written seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def of(self, label: str) -> bytes:
        """The secret of a draw; equal seeds give equal ones."""
        return seeded_secret(self.seed, label)


def chance(match: Match, secrets: Secrets) -> Event | None:
    """The event that the match waits for from chance; None while it waits for a player, and when all is done."""
    if (due := _unrevealed(match)) is not None:
        return Revealed(secrets.of(_deal_label(due)).hex())
    match match.phase:
        case DrawingDealer():
            return first_dealer(match.rules, match.players, secrets)
        case DrawingLists():
            return Lists(_lists(match.rules, match.players, secrets))
        case Dealing():
            return deal(match, secrets)
        case _:
            return None


def _deal_label(number: int) -> str:
    return f"deal {number}"


def hands_dealt(match: Match) -> int:
    """How many times cards have been dealt, hands thrown in included."""
    return sum(isinstance(event, Dealt) for event in match.events)


def _unrevealed(match: Match) -> int | None:
    """The number of the deal whose secret is to be told: its hands are no longer out, and it is still kept."""
    if not hands_are_in(match):
        return None
    last = next((event for event in reversed(match.events) if isinstance(event, (Dealt, Revealed))), None)
    return hands_dealt(match) if isinstance(last, Dealt) and last.commitment else None


def hands_are_in(match: Match) -> bool:
    """Whether no hand is out: between two deals, and at the end."""
    phase = match.phase
    return isinstance(phase, (Dealing, Finished)) or (isinstance(phase, Choosing) and not phase.round.hands)


# --- the cards --------------------------------------------------------------------------------------


def deal(match: Match, secrets: Secrets) -> Dealt:
    """The next deal. Its number counts hands thrown in too, so that no two deals share a secret."""
    number = hands_dealt(match) + 1
    secret = secrets.of(_deal_label(number))
    hands, out = dealt_hands(match.rules, match.players, secret)
    return Dealt(hands, out, commitment(match.header.id, number, secret))


def dealt_hands(rules: Ruleset, players: int, secret: bytes) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands and the cards turned out that a secret determines: a block of the pack for each seat, then the rest."""
    pack = shuffled(dealt_pack(rules, players), secret)
    size = hand_size(rules, players)
    hands = tuple(tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(players))
    return hands, tuple(sorted(pack[players * size :]))


def keeps_its_promises(match: Match, known: Mapping[str, bytes]) -> bool:
    """Whether the secrets are those whose hashes the match told before its deals."""
    dealt = [event for event in match.events if isinstance(event, Dealt)]
    for number, event in enumerate(dealt, 1):
        secret = known.get(_deal_label(number), b"")
        if event.commitment and commitment(match.header.id, number, secret) != event.commitment:
            return False
    return all(len(secret) == SECRET_BYTES for secret in known.values())


class Check(msgspec.Struct, frozen=True):
    """Whether one deal of a record came from the secret that was promised."""

    deal: int
    """Counted from 1, hands thrown in included."""
    secret: str | None
    """None where it has not been told."""
    promised: bool
    """Whether the secret is the one whose hash was told before the deal."""
    shuffled: bool
    """Whether the cards are those that the secret determines."""
    committed: bool = True
    """Whether any hash was told before the deal; a deal without one cannot be checked."""
    over: bool = True
    """Whether its hands are no longer out, so that its secret is due."""

    @property
    def fair(self) -> bool:
        """Whether nothing was changed."""
        return self.promised and self.shuffled


def checks(match: Match) -> tuple[Check, ...]:
    """Every deal of the record checked against its commitment; cards dealt by hand have none."""
    found: list[Check] = []
    number = 0
    dealt: Dealt | None = None
    for event in match.events:
        if isinstance(event, Dealt):
            if dealt is not None:
                found.append(_untold(number, dealt))
            number, dealt = number + 1, event
        elif isinstance(event, Revealed) and dealt is not None and dealt.commitment:
            found.append(_checked(match, number, dealt, event.secret))
            dealt = None
    if dealt is not None:
        found.append(_untold(number, dealt, hands_are_in(match)))
    return tuple(found)


def _untold(number: int, dealt: Dealt, over: bool = True) -> Check:
    return Check(number, None, False, False, bool(dealt.commitment), over)


def _checked(match: Match, number: int, dealt: Dealt, secret: str) -> Check:
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        return Check(number, secret, False, False)
    hands, out = dealt_hands(match.rules, match.players, raw)
    same = tuple(tuple(sorted(hand)) for hand in dealt.hands) == hands and tuple(sorted(dealt.out)) == out
    return Check(number, secret, commitment(match.header.id, number, raw) == dealt.commitment, same)


# --- the first dealer and the lists -----------------------------------------------------------------


def first_dealer(rules: Ruleset, players: int, secrets: Secrets) -> FirstDealer:
    """Who deals first, by the table's custom."""
    match rules.first_dealer:
        case "random":
            return FirstDealer(pick(players, secrets.of("first dealer")))
        case "holder":
            drawn: list[Card] = []
            for card in _drawing(rules, players, secrets):
                drawn.append(card)
                if card == rules.first_dealer_card:
                    break
            return FirstDealer((len(drawn) - 1) % players, tuple(drawn))
        case _:
            return _by_height(rules, players, _drawing(rules, players, secrets))


def _drawing(rules: Ruleset, players: int, secrets: Secrets) -> Iterator[Card]:
    """Cards drawn one after the other; a pack that runs out is shuffled again."""
    packs = 0
    while True:
        packs += 1
        yield from shuffled(dealt_pack(rules, players), secrets.of(f"first dealer {packs}"))


def _by_height(rules: Ruleset, players: int, cards: Iterator[Card]) -> FirstDealer:
    """Each draws a card; those who tie for the highest, or lowest, draw again among themselves."""
    drawn: list[Card] = []
    drawers: Sequence[Seat] = range(players)
    while len(drawers) > 1:
        round = {seat: next(cards) for seat in drawers}
        drawn += round.values()
        drawers = best_drawers(rules, round)
    return FirstDealer(drawers[0], tuple(drawn))


def _lists(rules: Ruleset, players: int, secrets: Secrets) -> tuple[tuple[str, ...], ...]:
    """The random lists: one for all, or one for each seat."""
    ids = [row.id for row in rules.active]
    length = list_length(rules)
    if rules.selection == "random_common":
        return (shuffled(ids, secrets.of("list"))[:length],) * players
    return tuple(shuffled(ids, secrets.of(f"list {seat}"))[:length] for seat in range(players))
