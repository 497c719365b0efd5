"""The deal: which way it goes round, who cuts, how the cards are given out, how many each gets, what is left over."""

from collections.abc import Iterator

from barbu.rulebook.document import Block, Sentence, paragraph
from barbu.rulebook.pen import Pen
from barbu.rules.meaning import hand_size, leftover_count


def direction(pen: Pen) -> Sentence:
    """Which way it goes round."""
    return pen.say(f"book-direction-{pen.rules.direction}", "direction")


def dealing(pen: Pen) -> list[Block]:
    """How the cards are cut and given out."""
    return paragraph(_cut(pen), pen.say(f"book-deal-style-{pen.rules.deal_style}", "deal_style"))


def hands(pen: Pen) -> list[Block]:
    """How many cards each player gets, and how many are over."""
    return paragraph(_hand(pen), *_left_over(pen))


def _cut(pen: Pen) -> Sentence:
    match pen.rules.shuffle_cut:
        case "previous":
            return pen.say("book-cut-previous", "shuffle_cut", side=pen.behind())
        case "next":
            return pen.say("book-cut-next", "shuffle_cut", side=pen.ahead())
        case "opposite_chooser":
            return pen.say("book-cut-opposite-chooser", "shuffle_cut", choosing=pen.choosing())
        case "nobody":
            return pen.say("book-cut-nobody", "shuffle_cut")


def _hand(pen: Pen) -> Sentence:
    if amounts := pen.by_players(lambda players: hand_size(pen.rules, players), "cards"):
        return pen.say("book-hand-tables", worked_out=True, amounts=amounts)
    return pen.say("book-hand", worked_out=True, count=hand_size(pen.rules, pen.usual_table))


def _left_over(pen: Pen) -> Iterator[Sentence]:
    if amounts := pen.by_players(lambda players: leftover_count(pen.rules, players), "cards"):
        yield pen.say("book-leftover-tables", "deck.leftover", worked_out=True, amounts=amounts)
    elif count := pen.left_over():
        yield pen.say("book-leftover-random", "deck.leftover", worked_out=True, count=count)
    else:
        yield pen.say("book-leftover-none", "deck.leftover", worked_out=True)
    if pen.left_over():
        yield pen.say("book-leftover-points", "deck.leftover", worked_out=True)
