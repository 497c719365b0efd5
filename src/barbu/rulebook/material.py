"""Players and pack: who can play, with which cards, and how these rank."""

from collections.abc import Iterator

from barbu.cards import Card, Rank
from barbu.rulebook.document import Block, Bullets, Sentence, paragraph
from barbu.rulebook.pen import Pen
from barbu.rules.kinds import for_players
from barbu.rules.meaning import dealt_pack, fixed_pack, strengths

FULL = 52

LISTED = 3
"""Packs for different numbers of players that read better one below another."""


def material(pen: Pen) -> list[Block]:
    """What is on the table before the first deal."""
    players = pen.say("book-players", "players", players=pen.either(pen.tables))
    packs = [*_pack(pen), *_removed(pen)]
    told: list[Block] = paragraph(players, *packs)
    if len(packs) >= LISTED:
        told = [*paragraph(players), Bullets(tuple(packs))]
    return [*told, *paragraph(*_lowest(pen)), *paragraph(_ranking(pen))]


def _pack(pen: Pen) -> Iterator[Sentence]:
    for where, size in pen.each_table(lambda players: for_players(pen.rules.deck.size, players, FULL)):
        if size == FULL:
            yield pen.say("book-pack-full", "deck.size", values=where)
            continue
        lowest = lowest_rank(size)
        ranks: dict[str, str | int] = {"from": 2, "to": lowest - 1, "ranks": lowest - 2}
        ends = {"lowest": pen.locale.rank(Rank(lowest)), "highest": pen.locale.rank(Rank.ACE)}
        yield pen.say("book-pack-stripped", "deck.size", values={**where, **ranks, **ends, "size": size})


def lowest_rank(size: int) -> int:
    """The lowest rank in a pack of this size."""
    return Rank.ACE - size // 4 + 1


def _removed(pen: Pen) -> Iterator[Sentence]:
    def removed(players: int) -> tuple[tuple[Card, ...], bool]:
        cards = tuple(sorted(for_players(pen.rules.deck.removed, players, ())))
        return cards, bool(cards) and for_players(pen.rules.deck.size, players, FULL) < FULL

    for where, (cards, stripped) in pen.each_table(removed):
        if cards:
            values = {**where, **pen.cards(cards), "also": "yes" if stripped else "no"}
            yield pen.say("book-removed", "deck.removed", values=values)


def _lowest(pen: Pen) -> Iterator[Sentence]:
    """The lowest cards that leave for good, so that hands are equal."""
    if pen.rules.deck.leftover != "lowest":
        return

    def lowest(players: int) -> tuple[Card, ...]:
        kept = set(dealt_pack(pen.rules, players))
        return tuple(card for card in fixed_pack(pen.rules, players) if card not in kept)

    several = False
    for where, cards in pen.each_table(lowest):
        if cards:
            several = True
            values = {**where, **pen.cards(cards)}
            yield pen.say("book-leftover-lowest", "deck.leftover", worked_out=True, values=values)
    if several:
        suits = pen.locale.listed([pen.locale.suit(suit) for suit in pen.rules.deck.remove_order])
        yield pen.say("book-leftover-order", "deck.remove_order", suits=suits)


def _ranking(pen: Pen) -> Sentence:
    held = {card.rank for players in pen.tables for card in dealt_pack(pen.rules, players)}
    strength = strengths(pen.rules)
    ranks = sorted(held, key=lambda rank: strength[rank], reverse=True)
    return pen.say("book-ranking", "ranking", worked_out=True, ranks=pen.ranks(ranks))
