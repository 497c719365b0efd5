"""The deal: which way it goes round, who cuts, how the cards are given out, what is left over."""

from collections.abc import Iterator

from barbu.rulebook.document import Block, Sentence, paragraph
from barbu.rulebook.pen import Pen
from barbu.rules.meaning import hand_size, leftover_count


def dealing(pen: Pen) -> list[Block]:
    """How every deal begins."""
    rules = pen.rules
    round = pen.say(f"book-direction-{rules.direction}", "direction")
    style = pen.say(f"book-deal-style-{rules.deal_style}", "deal_style")
    return paragraph(round, _cut(pen), style, *_hands(pen), *_left_over(pen))


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


def _hands(pen: Pen) -> Iterator[Sentence]:
    for where, count in pen.each_table(lambda players: hand_size(pen.rules, players)):
        yield pen.say("book-hand", worked_out=True, values={**where, "count": count})


def _left_over(pen: Pen) -> Iterator[Sentence]:
    for where, count in pen.each_table(lambda players: leftover_count(pen.rules, players)):
        if count:
            values: dict[str, str | int] = {**where, "count": count}
            yield pen.say("book-leftover-random", "deck.leftover", worked_out=True, values=values)
        else:
            yield pen.say("book-leftover-none", "deck.leftover", worked_out=True, values=where)
    if pen.left_over():
        yield pen.say("book-leftover-points", "deck.leftover", worked_out=True)
