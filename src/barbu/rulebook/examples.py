"""The worked examples in words: who takes what, and the points that the engine gives for it."""

import re
from collections.abc import Iterator, Sequence

from barbu.cards import Rank
from barbu.deal.outcome import LayoutOutcome
from barbu.rulebook.document import Example, Sentence, Table
from barbu.rulebook.pen import Pen, rank_key
from barbu.rulebook.worked import Worked, call, example, richest_trick
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import positive
from barbu.rules.model import LayoutContract, TrickContract
from barbu.scoring import Bet, Line, score


def names(pen: Pen) -> list[str]:
    """The players of the examples by seat; the first one deals."""
    return re.split(r"[,，、]\s*", pen.locale.text("book-example-names"))


# --- tricks -----------------------------------------------------------------------------------------


def trick_example(pen: Pen, row: TrickContract) -> Example:
    """A deal of this contract: what each player takes, and the points."""
    worked = example(pen.rules, row, pen.usual_table)
    told = [_took(pen, lines) for lines in worked.score.lines]
    heads = ("book-example-player", "book-example-took", "book-example-points")
    table = _table(pen, "book-example", row, heads, told, worked)
    if worked.score.slam is not None:
        return Example((), table, (pen.say("book-example-slam", worked_out=True, seat=names(pen)[worked.score.slam]),))
    return Example((), table, tuple(_one_trick(pen, worked)))


def _table(
    pen: Pen, caption: str, row: TrickContract | LayoutContract, heads: tuple[str, ...], told: list[str], worked: Worked
) -> Table:
    points = map(pen.written, worked.score.base)
    rows = tuple(zip(names(pen), told, points, strict=False))
    head = tuple(pen.locale.text(id) for id in heads)
    return Table(pen.locale.text(caption, contract=pen.contract(row)), head, rows, frozenset({2}))


def _took(pen: Pen, lines: tuple[Line, ...]) -> str:
    """What a player took of what counts, in a cell."""
    counts = {line.item: line.count for line in lines if line.reason == "item" and line.points}
    told = [_counted(pen, item, count) for item, count in counts.items()]
    return pen.locale.listed(told, "unit") if told else pen.locale.text("book-took-nothing")


def _counted(pen: Pen, item: str, count: int) -> str:
    text = pen.locale.text
    if item == TRICK:
        return text("book-took-trick", count=count)
    if item in LAST_TRICKS:
        return text("book-took-last", place=LAST_TRICKS.index(item) + 1)
    if item in ("C", "S", "D", "H"):
        return text("book-took-suit", suit=item, count=count)
    if item in {rank.letter for rank in Rank}:
        return text("book-took-rank", rank=rank_key(Rank.parse(item)), count=count)
    return pen.locale.item(item)


def _one_trick(pen: Pen, worked: Worked) -> Iterator[Sentence]:
    """The trick in which most counts at once."""
    trick = richest_trick(worked)
    if trick is None:
        return
    lines = [line for line in trick.score.lines[trick.winner] if line.points]
    told = [
        pen.locale.text("book-example-part", points=pen.written(line.points), what=_counted(pen, line.item, line.count))
        for line in lines
    ]
    values: dict[str, str | int] = {
        "seat": names(pen)[trick.winner],
        "parts": pen.locale.listed(told),
        "score": pen.written(trick.score.points[trick.winner]),
        "cards": pen.locale.listed([pen.locale.card(card) for card in trick.cards], "unit"),
    }
    yield pen.say("book-example-trick", rows=[worked.row], worked_out=True, values=values)


# --- layouts ----------------------------------------------------------------------------------------


def layout_example(pen: Pen, row: LayoutContract) -> Example:
    """A layout: in which order the players finish, and the points."""
    worked = example(pen.rules, row, pen.usual_table)
    assert isinstance(worked.outcome, LayoutOutcome)
    finish = worked.outcome.finish
    told = [
        pen.locale.text("book-took-place", place=finish.index(seat) + 1)
        if seat in finish
        else pen.locale.text("book-took-place-open")
        for seat in range(worked.setup.players)
    ]
    heads = ("book-example-player", "book-example-place", "book-example-points")
    return Example((), _table(pen, "book-example", row, heads, told, worked))


# --- doubles and handicap ---------------------------------------------------------------------------


def telling_row(pen: Pen) -> TrickContract | None:
    """A contract whose example has points for several players; none where there is no such."""
    found = [row for row in pen.tricks if not positive(pen.rules, row)]
    return max(found, key=lambda row: _spread(pen, row), default=None)


def _spread(pen: Pen, row: TrickContract) -> int:
    return len(set(example(pen.rules, row, pen.usual_table).score.base))


def doubles(pen: Pen, row: TrickContract, declarer: int) -> tuple[Bet, ...]:
    """The doubles of the example: of the declarer, answered where that is allowed, and of another where that is."""
    rules = pen.rules.doubling
    points = example(pen.rules, row, pen.usual_table).score.base
    others = [(declarer + step) % pen.usual_table for step in range(1, pen.usual_table)]
    first = _other_than(points, declarer, others)
    second = _other_than(points, first, [seat for seat in others if seat != first])
    bets = [Bet(first, declarer, redoubled=rules.redouble != "none")]
    if rules.who == "any":
        bets.append(Bet(second, first))
    return tuple(bets)


def _other_than(points: Sequence[int], seat: int, others: list[int]) -> int:
    """The first of the others who has other points than the seat, so that a double moves some; else the first."""
    return next((each for each in others if points[each] != points[seat]), others[0])


def double_example(pen: Pen, row: TrickContract, declarer: int) -> Example:
    """A deal with doubles: who doubles whom, and how the points move."""
    worked = example(pen.rules, row, pen.usual_table)
    who = names(pen)
    bets = doubles(pen, row, declarer)
    before = [pen.say("book-example-declarer", worked_out=True, seat=who[declarer])]
    for bet in bets:
        values = {"seat": who[bet.doubler], "other": who[bet.doubled]}
        before.append(pen.say("book-example-doubles", worked_out=True, values=values))
        if bet.redoubled:
            answer = {"seat": who[bet.doubled], "other": who[bet.doubler]}
            before.append(pen.say("book-example-redoubles", worked_out=True, values=answer))
    after = score(pen.rules, row, worked.outcome, call(pen.usual_table, declarer=declarer, bets=bets))
    rows = tuple(
        (name, pen.written(base), pen.written(points))
        for name, base, points in zip(who, after.base, after.points, strict=False)
    )
    head = tuple(pen.locale.text(f"book-example-{id}") for id in ("player", "before", "after"))
    caption = pen.locale.text("book-example-double", contract=pen.contract(row))
    return Example(tuple(before), Table(caption, head, rows, frozenset({1, 2})))


def handicap_example(pen: Pen) -> Sentence | None:
    """A chooser's result with the handicap."""
    row = telling_row(pen)
    if row is None:
        return None
    worked = example(pen.rules, row, pen.usual_table)
    seat = min(range(pen.usual_table), key=lambda each: pen.rules.gain(worked.score.base[each]))
    if not worked.score.base[seat]:
        return None
    after = score(pen.rules, row, worked.outcome, call(pen.usual_table, chooser=seat))
    values = {"before": pen.written(worked.score.base[seat]), "after": pen.written(after.base[seat])}
    return pen.say("book-handicap-example", "handicap", worked_out=True, values=values, contract=pen.contract(row))
