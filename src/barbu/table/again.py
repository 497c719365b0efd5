"""A deal of a finished match played once more: the same cards and calls, a match of its own."""

from collections.abc import Sequence

import msgspec

from barbu.croupier import Fresh, chance
from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Acted, Dealt, FirstDealer, Header, Lists, Match
from barbu.match.phases import Dealing, DrawingDealer, DrawingLists, Finished, Playing, Result
from barbu.rules import Ruleset
from barbu.shuffle import new_id


def over(match: Match) -> bool:
    """Whether all of the match is open to all: the last card has fallen, and the last secret is told.

    Until then there is neither record nor opinion, and no deal of it can be played once more.
    """
    return match.finished and chance(match, Fresh()) is None


def check_over(match: Match) -> None:
    """Raises `NotLegal` for a match that is not over."""
    if not over(match):
        raise NotLegal("not-finished-yet")


def is_repeat(match: Match) -> bool:
    """Whether the match is a deal played once more: its cards were known, and so nothing was promised of them."""
    dealt = [event for event in match.events if isinstance(event, Dealt)]
    return match.header.seeded and bool(dealt) and not any(event.commitment for event in dealt)


def one_deal(rules: Ruleset, row: str) -> Ruleset:
    """The ruleset cut to one deal, this contract being the first where they come in order.

    Doubles that are owed over a whole match are not due in a single deal.
    """
    doubling = rules.doubling
    if doubling.enabled:
        doubling = msgspec.structs.replace(doubling, quota_enforce=False)
    rows = sorted(rules.contracts, key=lambda each: each.id != row)
    return msgspec.structs.replace(rules, deals=1, first_dealer="random", contracts=tuple(rows), doubling=doubling)


def result_of(match: Match, deal: int) -> Result:
    """How the deal, counted from 1, ended; raises `NotUnderstood` for one that was not played here."""
    check_over(match)
    found = match.results[deal - 1] if 0 < deal <= len(match.results) else None
    if found is None or found.play is None:
        raise NotUnderstood("not-played-here", given=deal)
    return found


def again(match: Match, deal: int, names: Sequence[str]) -> Match:
    """The deal just before its first card: who dealt it deals, what was called is called.

    Its cards are known beforehand and nothing was promised of them, so the record says `seeded`, as where cards come
    from written words.
    """
    result = result_of(match, deal)
    dealt, calls = _dealt_and_called(match, deal)
    rules = one_deal(match.rules, result.round.contract.id)
    found = Match.start(Header(new_id(), rules, tuple(names), seeded=True))
    while not isinstance(found.phase, (Playing, Finished)):
        match found.phase:
            case DrawingDealer():
                found = found.apply(FirstDealer(result.round.roles.dealer))
            case DrawingLists():
                found = found.apply(Lists(tuple(_first(ids, result.round.contract.id) for ids in match.state.lists)))
            case Dealing():
                found = found.apply(Dealt(dealt.hands, dealt.out))
            case _:
                found = found.apply(calls.pop(0))
    return found


def _first(ids: Sequence[str], id: str) -> tuple[str, ...]:
    """The list with this contract before the others, as long as it was."""
    return (id, *(each for each in ids if each != id))[: len(ids)]


def _dealt_and_called(match: Match, deal: int) -> tuple[Dealt, list[Acted]]:
    """The cards of the deal that was played to its end, and the calls before its first card.

    Hands that were thrown in before it take their calls with them: all is called anew.
    """
    dealt: Dealt | None = None
    calls: list[Acted] = []
    state = Match.start(match.header)
    for event in match.live:
        before, state = state, state.apply(event)
        if len(before.results) != deal - 1:
            continue
        if isinstance(event, Dealt):
            dealt = event
        elif isinstance(event, Acted) and not isinstance(before.phase, Playing):
            calls.append(event)
        if _thrown_in(state) > _thrown_in(before):
            dealt, calls = None, []
    assert dealt is not None
    return dealt, calls


def _thrown_in(match: Match) -> int:
    """How often hands have been thrown in before this deal."""
    round = getattr(match.phase, "round", None)
    return int(round.thrown_in) if round is not None else 0
