"""Laying cards: what a place pays, who begins, how rows grow, what an ace brings, when it ends."""

from collections.abc import Iterator

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.layout import LayoutPlay, frontier, run_order, settled_ace, start_layout
from barbu.deal.setup import Setup
from barbu.rulebook.document import Block, Bullets, Section, Sentence, paragraph
from barbu.rulebook.pen import Pen, Where, rank_key
from barbu.rules.meaning import dealt_pack, payout
from barbu.rules.model import LayoutContract

ABOUT_THE_ROW = ("id", "name", "active", "payout", "end")
"""What two layouts may differ in and still be laid alike."""


def groups(pen: Pen) -> list[list[LayoutContract]]:
    """The layouts, those together in which the cards are laid alike."""
    found: list[list[LayoutContract]] = []
    for row in pen.layouts:
        same = next((group for group in found if _laying(group[0]) == _laying(row)), None)
        if same:
            same.append(row)
        else:
            found.append([row])
    return found


def _laying(row: LayoutContract) -> tuple[object, ...]:
    fields = (name for name in row.__struct_fields__ if name not in ABOUT_THE_ROW)
    return tuple(getattr(row, name) for name in fields)


# --- what it pays and when it ends ------------------------------------------------------------------


class Places(msgspec.Struct, frozen=True):
    """What the places pay: the first ones one by one, then all the others."""

    first: tuple[int, ...]
    rest: int


def _places(row: LayoutContract, players: int) -> Places:
    prizes = payout(row, players)
    count = len(prizes) - 1
    while count > 1 and prizes[count - 1] == prizes[-1]:
        count -= 1
    return Places(prizes[:count], prizes[-1])


def aim(pen: Pen, row: LayoutContract) -> str:
    """Which place pays best, as messages choose by it; some other, where that depends on how many play."""
    if not pen.counts(row):
        return "none"
    best = {_best(pen, payout(row, players)) for players in pen.tables}
    return best.pop() if len(best) == 1 else "order"


def _best(pen: Pen, prizes: tuple[int, ...]) -> str:
    gains = [pen.rules.gain(points) for points in prizes]
    if gains[0] == max(gains):
        return "first"
    return "last" if gains[-1] > max(gains[:-1]) else "order"


def prizes(pen: Pen, row: LayoutContract) -> Iterator[Block]:
    """What each place pays, at each table where it is the same for all."""
    if not pen.counts(row):
        yield from paragraph(pen.say("book-place-nobody", "layout.payout", rows=[row]))
        return
    found = pen.each_table(lambda players: _places(row, players))
    for where, places in found:
        if where["for"] == "some":
            yield from paragraph(pen.say("book-place-players", "layout.payout", rows=[row], players=where["players"]))
        told = [
            pen.say("book-place", "layout.payout", rows=[row], values=pen.effect(points), place=place)
            for place, points in enumerate(places.first, start=1)
        ]
        behind = {players - len(places.first) for players in pen.tables if _places(row, players) == places}
        count = max(behind)
        values = {**pen.effect(places.rest), "count": count}
        rest = pen.say("book-place-rest", "layout.payout", rows=[row], worked_out=True, values=values)
        yield Bullets((*told, rest), ordered=True)


def end(pen: Pen, row: LayoutContract) -> Iterator[Sentence]:
    """When the layout stops."""
    done = {players: _settled_after(row, players) for players in pen.tables}
    if row.end == "all_but_one" or all(players - count == 1 for players, count in done.items()):
        yield pen.say("book-layout-end-all-but-one", "layout.end", rows=[row])
        return
    for where, count in pen.each_table(lambda players: done[players]):
        left = min(players - others for players, others in done.items() if others == count)
        values: dict[str, str | int] = {**where, "count": count, "left": left}
        yield pen.say("book-layout-end-settled", "layout.end", rows=[row], worked_out=True, values=values)


def _settled_after(row: LayoutContract, players: int) -> int:
    """How many must have finished before the places left all pay the same."""
    prizes = payout(row, players)
    return next(done for done in range(1, players + 1) if len(set(prizes[done:])) <= 1)


# --- how the cards are laid -------------------------------------------------------------------------


def section(pen: Pen, group: list[LayoutContract]) -> Section:
    """The layout in detail, told once for all contracts in which the cards are laid alike."""
    blocks = [
        *paragraph(*_opening(pen, group), pen.say("book-extend", rows=group), _beside(pen, group)),
        *paragraph(*_row_of_cards(pen, group)),
        *paragraph(pen.say("book-must-lay", rows=group), *_aces(pen, group)),
        *paragraph(*_gaps(pen, group)),
    ]
    return Section(f"lay-{group[0].id}", title(pen, group), tuple(blocks))


def title(pen: Pen, group: list[LayoutContract]) -> str:
    """The heading of the section."""
    names = pen.locale.listed([pen.contract(row) for row in group])
    return pen.locale.text("book-heading-layout", contract=names)


def _opening(pen: Pen, group: list[LayoutContract]) -> Iterator[Sentence]:
    row = group[0]
    yield from _starter(pen, group)
    match row.start:
        case "fixed":
            letter = pen.locale.rank(row.start_rank)
            values = {"rank": rank_key(row.start_rank), "letter": letter}
            yield pen.say("book-start-fixed", "layout.start", "layout.start_rank", rows=group, values=values)
        case "laid":
            yield pen.say("book-start-laid", "layout.start", rows=group)
        case "named":
            yield pen.say("book-start-named", "layout.start", rows=group)
    if row.start != "laid":
        yield pen.say("book-start-lacks", rows=group, worked_out=True)


def _starter(pen: Pen, group: list[LayoutContract]) -> Iterator[Sentence]:
    row, rules = group[0], pen.rules
    states = ["layout.starter"]
    who: str = row.starter
    if who == "default":
        who = "chooser" if rules.chooser != "nobody" else rules.leader
        states += [] if rules.chooser != "nobody" else ["leader"]
    if who == "holder" and row.starter_card is not None:
        states.append("layout.starter_card")
        yield pen.say("book-starter-holder", *states, rows=group, values=pen.card(row.starter_card))
        if pen.left_over():
            yield pen.say("book-starter-holder-out", rows=group, worked_out=True, choosing=pen.choosing())
    elif who == "next":
        yield pen.say("book-starter-next", *states, rows=group, side=pen.ahead())
    elif who == "previous":
        yield pen.say("book-starter-previous", *states, rows=group, side=pen.behind())
    else:
        yield pen.say(f"book-starter-{who}", *states, rows=group)


def _beside(pen: Pen, group: list[LayoutContract]) -> Sentence | None:
    """What may follow the first card, as the engine has it; told for a card with neighbours on both sides."""
    row, players = group[0], pen.usual_table
    pack = dealt_pack(pen.rules, players)
    middle = [card for card in pack if card.suit == Suit.SPADES and card.rank < Rank.ACE]
    if row.start == "fixed":
        middle = [card for card in middle if card.rank == row.start_rank]
    if not middle:
        return None
    first = middle[len(middle) // 2]
    fits = beside(pen, row, players, first)
    if not fits:
        return None
    told = pen.locale.listed([pen.locale.card(card) for card in fits], "or")
    return pen.say("book-example-beside", rows=group, worked_out=True, card=pen.locale.card(first), cards=told)


def beside(pen: Pen, row: LayoutContract, players: int, first: Card) -> tuple[Card, ...]:
    """The cards that can be laid when this one alone has been."""
    setup = Setup(pen.rules, row, players, 0, start=first.rank)
    pack = dealt_pack(pen.rules, players)
    play: LayoutPlay = start_layout(setup, (pack,))
    laid = msgspec.structs.replace(play, down=play.down | {first})
    return tuple(sorted(card for card in frontier(laid, laid.ace) if card in pack))


# --- rows and aces ----------------------------------------------------------------------------------


def _runs(pen: Pen, row: LayoutContract) -> list[tuple[Where, tuple[Rank, ...]]]:
    """The order of a row of cards, without the ace while its place is open."""
    return pen.each_table(lambda players: run_order(pen.rules, settled_ace(pen.rules, row), players))


def _row_of_cards(pen: Pen, group: list[LayoutContract]) -> Iterator[Sentence]:
    row, rules = group[0], pen.rules
    runs = [order for _, order in _runs(pen, row)]
    longest = max(runs, key=len)
    yield pen.say("book-row-order", rows=group, worked_out=True, ranks=pen.ranks(longest))
    lowest = pen.locale.listed([pen.locale.rank(rank) for rank in dict.fromkeys(map(_lowest, runs))], "or")
    if row.ace == "first_decides":
        highest = pen.locale.rank(_beside_ace(run_order(rules, "high", pen.usual_table)))
        yield pen.say("book-ace-first-decides", "layout.ace", rows=group, lowest=lowest, highest=highest)
        return
    if row.ace == "low" and rules.ranking != "ace_low":
        yield pen.say("book-ace-low", "layout.ace", rows=group, lowest=lowest)
    else:
        yield pen.say("book-ace-ranked", "layout.ace", rows=group)
    ends = {(order[0], order[-1]) for order in runs}
    if len(ends) == 1:
        ((first, last),) = ends
        told_ends = {"first": pen.locale.rank(first), "last": pen.locale.rank(last)}
        yield pen.say("book-row-ends", rows=group, worked_out=True, values=told_ends)


def _beside_ace(order: tuple[Rank, ...]) -> Rank:
    """The rank beside the ace, which lies at one end of the row."""
    return order[1] if order[0] == Rank.ACE else order[-2]


def _lowest(order: tuple[Rank, ...]) -> Rank:
    """The lowest rank of a pack, the ace apart."""
    return min(order)


def _aces(pen: Pen, group: list[LayoutContract]) -> Iterator[Sentence]:
    row = group[0]
    yield pen.say(f"book-ace-again-{row.ace_again}", "layout.ace_again", rows=group)
    if row.ace_again != "none":
        yield pen.say(f"book-ace-chain-{row.ace_chain}", "layout.ace_chain", rows=group)


def _gaps(pen: Pen, group: list[LayoutContract]) -> Iterator[Sentence]:
    """What a card that is not in play does to its row; only where there can be one."""
    row = group[0]
    if not pen.some_card_is_out():
        return
    yield pen.say(f"book-missing-{row.missing}", "layout.missing", rows=group)
    if row.missing == "block":
        yield pen.say(f"book-blocked-{row.blocked}", "layout.blocked", rows=group)
