"""Counting the points, and the end of the match."""

from barbu.rulebook.choice import ending
from barbu.rulebook.document import Block, Sentence, paragraph
from barbu.rulebook.examples import handicap_example
from barbu.rulebook.pen import Pen
from barbu.rulebook.slams import earns, elsewhere


def points(pen: Pen) -> list[Block]:
    """How points are written down."""
    sign = pen.say(f"book-sign-{pen.rules.sign}", "sign")
    bets = None if pen.rules.doubling.enabled else pen.say("book-double-nowhere", "doubling.enabled")
    blocks = paragraph(pen.say("book-write-down"), sign, _winning(pen), *elsewhere(pen), bets)
    if pen.rules.chooser != "nobody" and pen.rules.handicap:
        blocks += paragraph(pen.say("book-handicap", "handicap"), handicap_example(pen))
    return blocks


def _winning(pen: Pen) -> Sentence | None:
    """Which contracts points can be won in, where others only cost; with doubles any deal may be won in."""
    winning = [row for row in pen.rules.active if pen.pays(row)]
    others = [row for row in pen.tricks if row not in winning]
    if pen.rules.doubling.enabled or not winning or not others:
        return None
    slams = "yes" if any(earns(row) for row in others) else "no"
    states = ("tricks.prices", "layout.payout")
    values = {**pen.names(winning), "slams": slams}
    return pen.say("book-winning-only", *states, rows=winning, worked_out=True, values=values)


def end(pen: Pen) -> list[Block]:
    """When the match is over, and what equal totals mean."""
    return paragraph(*ending(pen), pen.say("book-ties"), pen.say("book-interrupt"))
