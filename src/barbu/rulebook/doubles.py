"""Doubles: who may double whom, when, how often they must, and what it costs."""

from collections.abc import Iterator

from barbu.match.schedule import roles
from barbu.rulebook.document import Block, Sentence, paragraph
from barbu.rulebook.examples import double_example, telling_row
from barbu.rulebook.pen import Pen
from barbu.rules.meaning import positive


def doubles(pen: Pen) -> list[Block]:
    """The whole of doubling, for a table that doubles."""
    what = pen.say("book-double-what", "doubling.enabled")
    lap = pen.say("book-double-lap", choosing=pen.choosing(), side=pen.ahead())
    blocks = [
        *paragraph(what, pen.say("book-double-when"), lap, *_who(pen)),
        *paragraph(*_quota(pen)),
        *paragraph(*_settling(pen)),
    ]
    row = telling_row(pen)
    if row is not None:
        blocks.append(double_example(pen, row, roles(pen.rules, pen.usual_table, 0, 0).declarer))
    return blocks


def _who(pen: Pen) -> Iterator[Sentence]:
    rules = pen.rules.doubling
    yield pen.say(f"book-double-who-{rules.who.replace('_', '-')}", "doubling.who")
    silent = rules.who == "declarer_only" or rules.declarer == "redouble_only"
    yield pen.say(f"book-double-declarer-{'redouble-only' if silent else 'may-double'}", "doubling.declarer")
    winning = [row for row in pen.rules.active if positive(pen.rules, row)]
    if winning and rules.who == "any":
        id = f"book-double-positive-{rules.positive.replace('_', '-')}"
        values = {**pen.names(winning), "gains": "yes" if all(map(pen.pays, winning)) else "no"}
        yield pen.say(id, "doubling.positive", worked_out=True, values=values)
    yield pen.say(f"book-redouble-{rules.redouble.replace('_', '-')}", "doubling.redouble")


def _quota(pen: Pen) -> Iterator[Sentence]:
    rules = pen.rules.doubling
    if rules.quota:
        yield pen.say("book-quota", "doubling.quota", count=rules.quota)
        way = "forced" if rules.quota_enforce else "unforced"
        yield pen.say(f"book-quota-{way}", "doubling.quota_enforce")
    if any(not positive(pen.rules, row) for row in pen.rules.active):
        way = "skipped" if rules.skip_undoubled else "played"
        yield pen.say(f"book-undoubled-{way}", "doubling.skip_undoubled")


def _settling(pen: Pen) -> Iterator[Sentence]:
    rules = pen.rules.doubling
    yield pen.say("book-double-settle")
    yield pen.say("book-double-times", "doubling.doubled", times=rules.doubled)
    if rules.redouble != "none":
        yield pen.say("book-redouble-times", "doubling.redoubled", times=rules.redoubled)
    yield pen.say("book-double-sum")
