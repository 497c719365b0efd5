"""The contracts: what each counts, what it comes to, how it is played, and an example."""

from collections.abc import Iterator
from fractions import Fraction

from barbu.cards import Rank
from barbu.rulebook import layout
from barbu.rulebook.choice import counts_cards
from barbu.rulebook.document import Block, Bullets, Section, Sentence, Table, paragraph
from barbu.rulebook.examples import layout_example, trick_example
from barbu.rulebook.pen import Pen, rank_key
from barbu.rulebook.slams import slam, what_counts
from barbu.rulebook.tricks import of_row
from barbu.rules.kinds import LAST_TRICKS, TRICK, Prices
from barbu.rules.meaning import item_covers, named_cards, parts, payout, total
from barbu.rules.model import Contract, LayoutContract, TrickContract

SUITS = ("C", "S", "D", "H")


def overview(pen: Pen) -> Table:
    """All contracts at a glance: what counts, and the points of all players together."""
    text = pen.locale.text
    totals = {row.id: [total(pen.rules, row, players) for players in pen.tables] for row in pen.rules.active}
    alike = all(len(set(points)) == 1 for points in totals.values())
    heads = (
        [text("book-overview-total")]
        if alike
        else [text("book-overview-total-players", players=players) for players in pen.tables]
    )
    rows = tuple(
        (pen.contract(row), _counted(pen, row), *map(pen.written, totals[row.id][: len(heads)]))
        for row in pen.rules.active
    )
    head = (text("book-overview-contract"), text("book-overview-counts"), *heads)
    caption = text("book-overview" if alike else "book-overview-players")
    return Table(caption, head, rows, frozenset(range(2, len(head))))


def _counted(pen: Pen, row: Contract) -> str:
    """What counts in the contract, in a cell."""
    if isinstance(row, LayoutContract):
        return pen.locale.listed([pen.written(points) for points in payout(row, pen.usual_table)], "unit")
    if not row.sums:
        return pen.prices(row.prices)
    id = "book-overview-sums" if scale(row) == 1 else "book-overview-sums-scaled"
    names = pen.locale.listed([pen.contract(pen.rules.contract(part.source)) for part in parts(pen.rules, row)])
    return pen.locale.text(id, contracts=names)


def sections(pen: Pen) -> tuple[Section, ...]:
    """One section for each contract that is played."""
    groups = layout.groups(pen)
    return tuple(
        Section(f"contract-{row.id}", pen.contract(row), (*_told(pen, row, groups), *example(pen, row)))
        for row in pen.rules.active
    )


def example(pen: Pen, row: Contract) -> Iterator[Block]:
    """A worked example of the contract, where there is something to see."""
    if not pen.counts(row):
        return
    if isinstance(row, LayoutContract):
        yield layout_example(pen, row)
    else:
        yield trick_example(pen, row)


def _told(pen: Pen, row: Contract, groups: list[list[LayoutContract]]) -> Iterator[Block]:
    if isinstance(row, TrickContract):
        yield from of_tricks(pen, row)
        return
    yield from paragraph(pen.say("book-goal-layout", rows=[row], aim=layout.aim(pen, row)))
    yield from layout.prizes(pen, row)
    yield from paragraph(*_total(pen, row), *layout.end(pen, row))
    group = next(group for group in groups if row in group)
    if row is group[0]:
        yield from paragraph(pen.say("book-layout-see", worked_out=True, section=layout.title(pen, group)))
    else:
        yield from paragraph(pen.say("book-layout-same", rows=[row], other=pen.contract(group[0])))


def inactive(pen: Pen) -> list[Block]:
    """Contracts that only count as parts of others."""
    found = []
    for row in pen.rules.contracts:
        salads = [other for other in pen.tricks if row.id in other.sums]
        if not row.active and salads:
            values = {"contract": pen.contract(row), **pen.names(salads)}
            found.append(pen.say("book-inactive", "tricks.active", rows=[row], values=values))
    return paragraph(*found)


# --- contracts in tricks ----------------------------------------------------------------------------


def of_tricks(pen: Pen, row: TrickContract) -> Iterator[Block]:
    """The contract's points and its own rules of play."""
    yield from prices(pen, row)
    yield from paragraph(*of_row(pen, row))
    yield from slams(pen, row)


def prices(pen: Pen, row: TrickContract) -> Iterator[Block]:
    """What the contract is about and what it counts."""
    if row.sums:
        yield from paragraph(
            pen.say("book-goal-salad", "tricks.sums", rows=[row], worked_out=True, count=len(row.sums))
        )
        yield Bullets(tuple(_parts(pen, row)))
        yield from paragraph(*_scale(pen, row), *_adding(pen, row), *_total(pen, row))
    else:
        yield from paragraph(*(_alone(pen, row) or (_goal(pen, row), *_prices(pen, row), *_total(pen, row))))


def slams(pen: Pen, row: TrickContract) -> Iterator[Block]:
    """What comes of taking everything."""
    yield from paragraph(*slam(pen, row))


def _alone(pen: Pen, row: TrickContract) -> tuple[Sentence, ...]:
    """A single card or trick that is all the contract is about: one sentence says what, at what price, and how much."""
    prices = pen.felt(row.prices)
    if len(prices) != 1:
        return ()
    ((item, price),) = prices.items()
    single = named_cards([item])
    if not single and item not in LAST_TRICKS:
        return ()
    id, values = _item(pen, prices, item)
    return (pen.say(f"{id}-alone", "tricks.prices", rows=[row], values={**values, **pen.effect(price)}),)


def _goal(pen: Pen, row: TrickContract) -> Sentence:
    gains = {pen.rules.gain(price) > 0 for price in pen.felt(row.prices).values() if price}
    if len(gains) != 1:
        id, states = ("book-goal-mixed", ()) if gains else ("book-goal-nothing", ("tricks.prices",))
        return pen.say(id, *states, rows=[row], worked_out=True)
    id = "book-goal-take" if gains.pop() else "book-goal-avoid"
    return pen.say(id, rows=[row], worked_out=True, values=dict(what_counts(pen, row)))


def _prices(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    prices = pen.felt(row.prices)
    for item, price in prices.items():
        id, values = _item(pen, prices, item)
        yield pen.say(id, "tricks.prices", rows=[row], values={**values, **pen.effect(price)})
    if any(item in SUITS for item in prices) and any(map(_is_rank, prices)):
        yield pen.say("book-price-both", rows=[row], worked_out=True)


def _is_rank(item: str) -> bool:
    return item in {rank.letter for rank in Rank}


def _item(pen: Pen, prices: Prices, item: str) -> tuple[str, dict[str, str | int]]:
    """The message on the price of an item, and what fills it."""
    if item == TRICK:
        return "book-price-trick", {}
    if item in LAST_TRICKS:
        return "book-price-last", {"place": LAST_TRICKS.index(item) + 1}
    if item in SUITS:
        return "book-price-suit", {"suit": item}
    if _is_rank(item):
        return "book-price-rank", {"rank": rank_key(Rank.parse(item))}
    (card,) = named_cards([item])
    covered = any(other != item and item_covers(other, card) for other in prices)
    return "book-price-card-instead" if covered else "book-price-card", pen.card(card)


def _total(pen: Pen, row: Contract) -> Iterator[Sentence]:
    if not pen.counts(row):
        return
    out = isinstance(row, TrickContract) and counts_cards(pen, row)
    if amounts := pen.by_players(lambda players: total(pen.rules, row, players), "points", pen.written):
        values = {"out": "yes" if out else "no", "amounts": amounts}
        yield pen.say("book-total-tables", rows=[row], worked_out=True, values=values)
        return
    points = pen.effect(total(pen.rules, row, pen.usual_table))
    yield pen.say("book-total-all-in" if out else "book-total", rows=[row], worked_out=True, values=points)


# --- salads -----------------------------------------------------------------------------------------


def scale(row: TrickContract) -> Fraction:
    """By what a salad multiplies the points of its parts."""
    return Fraction(row.multiply, row.divide)


def _parts(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    for part in parts(pen.rules, row):
        named = pen.rules.contract(part.source)
        values = {"contract": pen.contract(named), "prices": pen.prices(part.prices)}
        yield pen.say("book-salad-part", "tricks.sums", rows=[row], worked_out=True, values=values)


def _scale(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    by = scale(row)
    states, count = ("tricks.multiply", "tricks.divide"), len(row.sums)
    turned = "-turned" if by < 0 else ""
    size = abs(by)
    if by == 0:
        yield pen.say("book-salad-zero", *states, rows=[row], count=count)
    elif size.denominator > 1:
        values = {"multiply": size.numerator, "divide": size.denominator, "count": count}
        yield pen.say(f"book-salad{turned}-fraction", *states, rows=[row], values=values)
    elif size > 1:
        yield pen.say(f"book-salad{turned}-times", *states, rows=[row], times=size.numerator, count=count)
    elif turned:
        yield pen.say("book-salad-turned", *states, rows=[row], count=count)


def _adding(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    if len(row.sums) > 1:
        yield pen.say("book-salad-adds", rows=[row])
    yield pen.say("book-salad-own", rows=[row], worked_out=True, count=len(row.sums))
