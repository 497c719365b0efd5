"""A hint in words: what is certain of the act, what differs in the play-outs, and what is to be expected of it."""

from collections.abc import Callable, Iterator
from typing import Literal

from babel.numbers import format_decimal

from barbu.bots import Advice, Compared, Why
from barbu.cards import Card
from barbu.deal import Lay, Pass, Play, Stop, TrickView
from barbu.deal.tricks import trick_rules, winning_place
from barbu.locales import Locale
from barbu.match import Action, Choose, Double, Look, MatchView, NameStart, NameTrump
from barbu.rules import TrickContract

Certain = Literal["only", "loses", "takes"]
Print = Callable[[Card], str]
"""How a card is printed."""


def certain(seen: MatchView, action: Action) -> Certain | None:
    """What is certain of the act, whatever the others hold; None where it is a matter of judgement."""
    if len(seen.legal) == 1:
        return "only"
    round = seen.round
    if round is None or not isinstance(action, Play) or not isinstance(round.play, TrickView) or not round.play.table:
        return None
    row = seen.rules.contract(round.contract or "")
    assert isinstance(row, TrickContract)
    cards = (*round.play.table, action.card)
    # A card that is beaten now stays beaten: others can only go over it.
    if winning_place(trick_rules(seen.rules, row), cards, round.play.trump) < len(cards) - 1:
        return "loses"
    return "takes" if len(cards) == seen.players else None


def reason(seen: MatchView, found: Advice, locale: Locale, card: Print) -> str:
    """Why the act, in sentences; empty where there is nothing to say of it."""
    sure = certain(seen, found.action)
    certainly = locale.text(f"hint-{sure}") if sure else ""
    if sure == "only" or found.compared is None or found.other is None:
        return certainly
    other = act(seen, found.other, locale, card)
    why = _why(found.compared.why, other, locale, card) if found.compared.why else ""
    said = expectation(seen, found.action, found.other, found.compared, locale, card, named=bool(why))
    return locale.sentences([each for each in (why or certainly, said) if each])


def expectation(
    seen: MatchView, action: Action, other: Action, found: Compared, locale: Locale, card: Print, *, named: bool = False
) -> str:
    """What both acts are expected to come to; `named` where a reason has named the other and told them apart."""
    name = act(seen, other, locale, card)
    mine, theirs = _pair(found.mine, found.theirs, locale)
    if found.usual is not None:
        usual, otherusual = (_number(each, 0, locale) for each in found.usual)
        values = {"mine": mine, "theirs": theirs, "usual": usual, "otherusual": otherusual, "other": name}
        return locale.text("hint-usual", **values)
    told = [*_double(seen, action, name, found, locale)]
    if named:
        return locale.text("hint-against", mine=mine, theirs=theirs)
    if mine == theirs and not told:
        return locale.text("hint-equal", mine=mine, other=_capital(name))
    return locale.sentences([*told, locale.text("hint-expected", mine=mine, theirs=theirs, other=name)])


def act(seen: MatchView, action: Action, locale: Locale, card: Print) -> str:
    """What the act is about, in a word or two."""
    match action:
        case Play(shown) | Lay(shown):
            return card(shown)
        case Choose(contract):
            return locale.contract(contract, seen.rules.contract(contract).name)
        case NameTrump(suit):
            return locale.text("hint-no-trump") if suit is None else locale.suit(suit)
        case NameStart(rank):
            return locale.rank_name(rank)
        case Double(seats):
            if not seats:
                return locale.text("hint-silence")
            return locale.text("hint-double", who=locale.listed([seen.names[seat] for seat in seats]))
        case Pass():
            return locale.text("hint-pass")
        case Stop() | Look():
            return locale.text("hint-stop")


def _double(seen: MatchView, action: Action, other: str, found: Compared, locale: Locale) -> Iterator[str]:
    """Why a double is advised that should cost, or silence where one should bring something."""
    better = seen.rules.gain(1) * (found.mine - found.theirs)
    if isinstance(action, Double) and better < 0:
        yield locale.text("hint-owed") if action.seats else locale.text("hint-risk", other=_capital(other))


def _why(why: Why, other: str, locale: Locale, card: Print) -> str:
    """The reason in a sentence; empty where the two do not differ as it is told."""
    cases = why.kind in ("slam", "slammed") or why.once
    if cases:
        mine, theirs = (_number(100 * each, 0, locale) for each in (why.mine, why.theirs))
    elif why.kind in ("doubles", "others"):
        mine, theirs = _pair(why.mine, why.theirs, locale)
    else:
        mine, theirs = (_number(each, 1, locale) for each in (why.mine, why.theirs))
    if mine == theirs:
        return ""
    if why.kind != "item":
        return locale.text(f"hint-{why.kind}", mine=mine, theirs=theirs, other=other)
    item = locale.item(why.item) if locale.has_item(why.item) else card(Card.parse(why.item))
    values = {"item": _capital(item), "mine": mine, "theirs": theirs, "other": other}
    return locale.text("hint-once" if why.once else "hint-count", **values)


def _pair(one: float, other: float, locale: Locale) -> tuple[str, str]:
    """Two numbers of points: whole, or with a decimal where only that tells them apart."""
    digits = int(round(one) == round(other) and round(one, 1) != round(other, 1))
    return _number(one, digits, locale), _number(other, digits, locale)


def _number(value: float, digits: int, locale: Locale) -> str:
    """The number as the language writes it, with a real minus."""
    rounded = round(value, digits)
    written: str = format_decimal(abs(rounded), format="0.0" if digits else "0", locale=locale.code)
    return f"−{written}" if rounded < 0 else written


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
