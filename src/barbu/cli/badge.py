"""The contract in play: what it costs, what is still to come, and the points so far."""

from collections.abc import Iterator

from barbu.cards import Card, Rank, Suit
from barbu.cli.voice import Voice
from barbu.deal import LayoutView, TrickView
from barbu.match import MatchView, RoundView
from barbu.rules import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import (
    card_points,
    dealt_pack,
    hand_size,
    item_covers,
    items,
    parts,
    payout,
    trick_points,
)
from barbu.scoring.words import item_name, points


def signed(rules: Ruleset) -> bool:
    """Whether gains are marked with a plus: where points are good, losses have their minus."""
    return rules.sign == "signed"


def item_sign(item: str, voice: Voice) -> str:
    """A priced item as shortly as can be: a suit sign, a letter, a card, or a word."""
    if item == TRICK or item in LAST_TRICKS:
        return voice.say(f"item-{item}", count=1)
    if item in ("C", "S", "D", "H"):
        return Suit.parse(item).symbol
    if item[-1] in "CSDH":
        return voice.card(Card.parse(item))
    return voice.locale.rank(Rank.parse(item))


def price_list(rules: Ruleset, row: Contract, players: int, voice: Voice) -> list[str]:
    """What the row pays, item by item or place by place."""
    if isinstance(row, LayoutContract):
        prizes = payout(row, players)
        while len(prizes) > 1 and prizes[-1] == 0:
            prizes = prizes[:-1]
        return [voice.say("price-place", place=place, points=points(prize, signed(rules)))
                for place, prize in enumerate(prizes, start=1)]  # fmt: skip
    return [
        f"{item_sign(item, voice)} {points(price, signed(rules))}"
        for part in parts(rules, row)
        for item, price in part.prices.items()
        if price
    ]


def to_come(view: MatchView, round: RoundView, voice: Voice) -> str:
    """What is still to be won or to be feared in this deal; empty text where there is nothing to say."""
    play, rules = round.play, view.rules
    if play is None or round.contract is None:
        return ""
    row = rules.contract(round.contract)
    if isinstance(play, LayoutView):
        assert isinstance(row, LayoutContract)
        left = [points(prize, signed(rules)) for prize in payout(row, view.players)[len(play.finished) :] if prize]
        return voice.say("left-places", points=voice.locale.commas(left)) if left else ""
    assert isinstance(row, TrickContract)
    left = [item_left for item in items(rules, row) if (item_left := _left(view, round, play, item, voice))]
    return voice.say("left", things=voice.listed(left)) if left else voice.say("left-nothing")


def _left(view: MatchView, round: RoundView, play: TrickView, item: str, voice: Voice) -> str:
    """How much of an item is still to be taken, in words; empty text for none."""
    tricks_left = sum(play.counts) // view.players + bool(play.table) if play.table else play.counts[0]
    if item == TRICK:
        return voice.say("count-tricks", count=tricks_left) if tricks_left else ""
    if item in LAST_TRICKS:
        return item_name(item, voice.locale) if tricks_left > LAST_TRICKS.index(item) else ""
    gone = {card for trick in play.done for card in trick.cards} | set(round.out)
    gone |= _priced_apart(view.rules, view.rules.contract(round.contract or ""), item)
    count = sum(item_covers(item, card) for card in dealt_pack(view.rules, view.players) if card not in gone)
    if not count:
        return ""
    if len(item) > 1 and item[-1] in "CSDH":
        return item_name(item, voice.locale)
    return voice.say("count-things", count=count, things=item_name(item, voice.locale, count))


def _priced_apart(rules: Ruleset, row: Contract, item: str) -> set[Card]:
    """The cards that have a price of their own beside the item's, and so do not count for it."""
    assert isinstance(row, TrickContract)
    with_it = [part.prices for part in parts(rules, row) if item in part.prices]
    if len(with_it) != 1:
        return set()
    return {Card.parse(other) for other in with_it[0] if other != item and len(other) > 1 and other[-1] in "CSDH"}


def so_far(view: MatchView, round: RoundView) -> tuple[int, ...]:
    """The points of each seat in this deal, slams and side rules apart."""
    found = [0] * view.players
    for seat, gained in _gained(view, round):
        found[seat] += gained
    return tuple(found)


def _gained(view: MatchView, round: RoundView) -> Iterator[tuple[int, int]]:
    play = round.play
    if play is None or round.contract is None:
        return
    row = view.rules.contract(round.contract)
    if isinstance(play, LayoutView):
        assert isinstance(row, LayoutContract)
        yield from zip(play.finished, payout(row, view.players), strict=False)
        return
    assert isinstance(row, TrickContract)
    worth, each = card_points(view.rules, row), trick_points(view.rules, row, hand_size(view.rules, view.players))
    for trick, own in zip(play.done, each, strict=False):
        yield trick.winner, own + sum(worth.get(card, 0) for card in trick.cards)


def trick_worth(view: MatchView, round: RoundView, number: int) -> int:
    """What the trick with this number, counted from 0, brought its winner."""
    play = round.play
    assert isinstance(play, TrickView)
    gained = list(_gained(view, round))
    return gained[number][1]
