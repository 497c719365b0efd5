"""Counting the points, and the end of the match."""

from barbu.rulebook.choice import ending
from barbu.rulebook.document import Block, paragraph
from barbu.rulebook.examples import handicap_example
from barbu.rulebook.pen import Pen
from barbu.rulebook.slams import elsewhere


def points(pen: Pen) -> list[Block]:
    """How points are written down."""
    sign = pen.say(f"book-sign-{pen.rules.sign}", "sign")
    bets = None if pen.rules.doubling.enabled else pen.say("book-double-nowhere", "doubling.enabled")
    blocks = paragraph(pen.say("book-write-down"), sign, *elsewhere(pen), bets)
    if pen.rules.chooser != "nobody" and pen.rules.handicap:
        blocks += paragraph(pen.say("book-handicap", "handicap"), handicap_example(pen))
    return blocks


def end(pen: Pen) -> list[Block]:
    """When the match is over, and what equal totals mean."""
    return paragraph(*ending(pen), pen.say("book-ties"), pen.say("book-interrupt"))
