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
    sign = -1 if rules.first_dealer == "lowest" else 1
    height = strengths(rules)
    best = max(sign * height[card.rank] for card in round.values())
    return tuple(seat for seat, card in round.items() if sign * height[card.rank] == best)


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


def check_draw(rules: Ruleset, players: int, seat: Seat, drawn: Sequence[Card]) -> None:
    """Raises `NotLegal` where the cards drawn make another seat the first dealer; no cards say nothing."""
    if not drawn:
        return
    rounds = draws(rules, players, drawn)
    last = rounds[-1]
    chosen: tuple[Seat, ...]
    if rules.first_dealer == "holder":
        chosen = (last[-1][0],) if last[-1][1] == rules.first_dealer_card else ()
    else:
        chosen = best_drawers(rules, dict(last))
    if chosen != (seat,) or sum(map(len, rounds)) < len(drawn) or rules.first_dealer == "random":
        raise NotLegal("wrong-draw", seat=seat, cards=tuple(drawn))
