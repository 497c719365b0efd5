"""Who deals, who chooses, who leads, and how these roles move."""

from barbu.rulebook.document import Block, Sentence, paragraph
from barbu.rulebook.pen import Pen
from barbu.rules.meaning import each_player, list_length, series_deals


def roles(pen: Pen, direction: Sentence) -> list[Block]:
    """Which way it goes round, and the three roles."""
    return paragraph(
        direction, _first(pen), _rotation(pen), _shift(pen), chooser(pen), leader(pen) if pen.tricks else None
    )


def _first(pen: Pen) -> Sentence:
    rules = pen.rules
    if rules.first_dealer == "holder" and rules.first_dealer_card is not None:
        values = pen.card(rules.first_dealer_card)
        return pen.say("book-first-dealer-holder", "first_dealer", "first_dealer_card", values=values)
    return pen.say(f"book-first-dealer-{rules.first_dealer}", "first_dealer")


def _rotation(pen: Pen) -> Sentence:
    if pen.rules.dealer_rotation == "every_deal":
        return pen.say("book-rotation-every-deal", "dealer_rotation", side=pen.ahead())
    count = list_length(pen.rules)
    return pen.say("book-rotation-block", "dealer_rotation", worked_out=True, count=count, side=pen.ahead())


def _shift(pen: Pen) -> Sentence | None:
    """Where a series for the whole table would have every player deal the same contracts again."""
    rules = pen.rules
    if each_player(rules) or rules.series == 1:
        return None
    span = list_length(rules) if rules.dealer_rotation == "block" else 1
    if not any(series_deals(rules, players) // span % players == 0 for players in pen.tables):
        return None
    return pen.say("book-rotation-shift", "dealer_rotation", "series", worked_out=True, side=pen.ahead())


def chooser(pen: Pen) -> Sentence:
    """Who chooses the contract."""
    match pen.rules.chooser:
        case "next":
            return pen.say("book-chooser-next", "chooser", side=pen.ahead())
        case "previous":
            return pen.say("book-chooser-previous", "chooser", side=pen.behind())
        case role:
            return pen.say(f"book-chooser-{role}", "chooser")


def leader(pen: Pen) -> Sentence:
    """Who leads to the first trick."""
    match pen.rules.leader:
        case "next":
            return pen.say("book-leader-next", "leader", side=pen.ahead())
        case "previous":
            return pen.say("book-leader-previous", "leader", side=pen.behind())
        case "after_chooser":
            return pen.say("book-leader-after-chooser", "leader", side=pen.ahead())
        case role:
            return pen.say(f"book-leader-{role}", "leader")
