"""Which contract each deal is about, and how many deals that makes."""

from collections.abc import Iterator

from barbu.rulebook.document import Block, Bullets, Sentence, paragraph
from barbu.rulebook.pen import Pen
from barbu.rules.meaning import (
    each_player,
    is_card_item,
    items,
    list_length,
    named_cards,
    scheduled_deals,
    series_deals,
)
from barbu.rules.model import RANDOM, TrickContract


def choice(pen: Pen) -> list[Block]:
    """How the contracts are used up, when the choice is made, and how long that takes."""
    rules = pen.rules
    blocks: list[Block] = []
    selection = pen.say(f"book-selection-{rules.selection.replace('_', '-')}", "selection", values=_choosing(pen))
    if len(rules.active) == 1:
        blocks += paragraph(pen.say("book-selection-single", "tricks.active", "layout.active", worked_out=True))
    elif rules.selection.startswith("fixed_order"):
        order = [pen.say("book-order-item", rows=[row], contract=pen.contract(row)) for row in rules.active]
        blocks += [*paragraph(selection), Bullets(tuple(order), ordered=True)]
    else:
        blocks += paragraph(selection, *_list(pen), *_last(pen))
    blocks += paragraph(*_time(pen))
    blocks += paragraph(*_barred(pen))
    return [*blocks, *paragraph(*_length(pen))]


def _choosing(pen: Pen) -> dict[str, str]:
    """The value of messages on lists drawn by lot."""
    return {"choosing": pen.choosing()} if pen.rules.selection in RANDOM else {}


def _list(pen: Pen) -> Iterator[Sentence]:
    if pen.rules.selection not in RANDOM:
        return
    count, every = list_length(pen.rules), len(pen.rules.active)
    if count < every:
        yield pen.say("book-list-some", "list_size", worked_out=True, count=count, all=every)
    else:
        yield pen.say("book-list-all", "list_size", worked_out=True, count=count)


def _last(pen: Pen) -> Iterator[Sentence]:
    """A word of warning, where the choice narrows down."""
    if pen.rules.selection == "each_once_per_player" and len(pen.rules.active) > 1 and not _cut(pen):
        yield pen.say("book-choice-last", worked_out=True)


def _time(pen: Pen) -> Iterator[Sentence]:
    rules = pen.rules
    single = len(rules.active) == 1 and (rules.choice_time == "after" or rules.blind_multiplier == 1)
    if rules.chooser == "nobody" or single:
        return
    yield pen.say(f"book-choice-{rules.choice_time}", "choice_time")
    if rules.choice_time != "after":
        if rules.blind_multiplier > 1:
            yield pen.say("book-blind-multiplier", "blind_multiplier", times=rules.blind_multiplier)
        else:
            yield pen.say("book-blind-plain", "blind_multiplier")


def _barred(pen: Pen) -> Iterator[Sentence]:
    """Contracts about single cards that may all be out of play."""
    barred = False
    for row in pen.tricks:
        priced = items(pen.rules, row)
        cards = named_cards(priced)
        if not cards or len(cards) < len(priced) or len(cards) > pen.left_over():
            continue
        barred = True
        values = {**pen.cards(cards), "contract": pen.contract(row), "choosing": pen.choosing()}
        yield pen.say("book-barred", "deck.leftover", rows=[row], worked_out=True, values=values)
    if barred:
        way = pen.rules.deck.blocked_contract
        yield pen.say(f"book-barred-{way}", "deck.blocked_contract", worked_out=True, choosing=pen.choosing())


def _cut(pen: Pen) -> bool:
    """Whether the match ends before the schedule does, at some table."""
    return any(scheduled_deals(pen.rules, players) < _full(pen, players) for players in pen.tables)


def _full(pen: Pen, players: int) -> int:
    return series_deals(pen.rules, players) * pen.rules.series


def _length(pen: Pen) -> Iterator[Sentence]:
    rules, single = pen.rules, len(pen.rules.active) == 1
    if _cut(pen):
        again = any(scheduled_deals(rules, players) > series_deals(rules, players) for players in pen.tables)
        if again and not single:
            yield pen.say("book-series-again", worked_out=True)
        return
    if rules.series > 1 and not single:
        yield pen.say("book-series", "series", count=rules.series)
    deals, states = _full(pen, pen.usual_table), ("series",) if single else ()
    if amounts := pen.by_players(lambda players: _full(pen, players), "deals"):
        yield pen.say("book-deals-tables", *states, worked_out=True, amounts=amounts)
    elif rules.series > 1 or not each_player(rules) or single:
        yield pen.say("book-deals-sum", *states, worked_out=True, count=deals)
    else:
        yield pen.say("book-deals-each", worked_out=True, contracts=list_length(rules), deals=deals)


def ending(pen: Pen) -> Iterator[Sentence]:
    """After how many deals the match ends."""
    amounts = pen.by_players(lambda players: scheduled_deals(pen.rules, players), "deals")
    count = scheduled_deals(pen.rules, pen.usual_table)
    if _cut(pen) and amounts:
        yield pen.say("book-deals-cut-tables", "deals", worked_out=True, amounts=amounts)
    elif _cut(pen):
        yield pen.say("book-deals-cut", "deals", count=count)
    elif amounts:
        yield pen.say("book-deals-done", "deals", worked_out=True)
    else:
        id = "book-deals-all" if len(pen.rules.active) > 1 else "book-deals-only"
        yield pen.say(id, "deals", worked_out=True, count=count)


def counts_cards(pen: Pen, row: TrickContract) -> bool:
    """Whether the row prices cards, some of which may be out of play."""
    return bool(pen.left_over()) and any(map(is_card_item, items(pen.rules, row)))
