"""Who deals first by the cards drawn for it."""

from collections.abc import Mapping, Sequence

from barbu.cards import Card
from barbu.deal.actions import Seat
from barbu.errors import NotLegal
from barbu.rules.meaning import strengths
from barbu.rules.model import Ruleset

Round = tuple[tuple[Seat, Card], ...]
"""One card for each seat that draws."""


def best_drawers(rules: Ruleset, round: Mapping[Seat, Card]) -> tuple[Seat, ...]:
    """The seats whose cards stand highest, or lowest where the table wants that."""
    height = strengths(rules)
    drawn = {seat: height[card.rank] for seat, card in round.items()}
    best = min(drawn.values()) if rules.first_dealer == "lowest" else max(drawn.values())
    return tuple(seat for seat, reached in drawn.items() if reached == best)


def draws(rules: Ruleset, players: int, drawn: Sequence[Card]) -> tuple[Round, ...]:
    """The cards drawn, round by round: those who tie draw again; a card that is looked for goes round until found."""
    rounds: list[Round] = []
    left, drawers = list(drawn), tuple(range(players))
    while left and drawers:
        round = dict(zip(drawers, left, strict=False))
        left = left[len(round) :]
        rounds.append(tuple(round.items()))
        if rules.first_dealer in ("highest", "lowest"):
            best = best_drawers(rules, round)
            drawers = best if len(best) > 1 else ()
    return tuple(rounds)


def drawn_dealer(rules: Ruleset, players: int, drawn: Sequence[Card]) -> Seat | None:
    """The seat that these cards make the first dealer; None unless it is the last one drawn that settles it."""
    if rules.first_dealer == "random":
        return None
    if rules.first_dealer == "holder":
        found = [place for place, card in enumerate(drawn) if card == rules.first_dealer_card]
        return found[0] % players if found and found[0] == len(drawn) - 1 else None
    drawers, left = tuple(range(players)), list(drawn)
    while len(drawers) > 1:
        if len(left) < len(drawers):
            return None
        round = dict(zip(drawers, left, strict=False))
        drawers, left = best_drawers(rules, round), left[len(drawers) :]
    return None if left else drawers[0]


def check_draw(rules: Ruleset, players: int, seat: Seat, drawn: Sequence[Card]) -> None:
    """Raises `NotLegal` where the cards drawn do not make this seat the first dealer; no cards say nothing."""
    if drawn and drawn_dealer(rules, players, drawn) != seat:
        raise NotLegal("wrong-draw", seat=seat, cards=tuple(drawn))
