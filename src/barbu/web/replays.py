"""A match to be looked at again: every deal whose secret is out, with all its hands."""

from barbu.deal import LayoutView, deal_view
from barbu.errors import NotUnderstood
from barbu.match import Acted, Action, Dealt, Entered, Match, MatchView, Revealed, sheet, view
from barbu.match.phases import Result, Round
from barbu.rules import LayoutContract
from barbu.table.again import over
from barbu.web import wire
from barbu.web.actions import write
from barbu.web.boards import layout_part
from barbu.web.rulesets import info
from barbu.web.told import trick_end
from barbu.web.views import cards, lines_part, sheet_part
from barbu.web.voices import catalogue


class _Dealing:
    """The hands of one distribution and what was done with them."""

    def __init__(self, dealt: Dealt, round: Round, calls: list[wire.ReplayPlay]) -> None:
        self.dealt, self.round = dealt, round
        self.plays = calls
        self.secret: str | None = None
        self.result: Result | None = None
        self.over = False

    @property
    def told(self) -> bool:
        """Whether the hands are open to all: their secret is out, or they never had one."""
        return self.secret is not None or not self.dealt.commitment


def replay_of(match: Match, lang: str) -> wire.Replay:
    """The deals that are over, thrown-in hands included, and the sheet."""
    deals = [_deal(match, found) if isinstance(found, _Dealing) else _entered(match, found) for found in _deals(match)]
    page = sheet_part(match.rules, sheet(match.state))
    return wire.Replay(
        match.header.id, over(match), info(match.rules, catalogue(lang)), list(match.header.names), deals, page
    )


def _deals(match: Match) -> list["_Dealing | Result"]:
    """What the record tells, deal by deal; nothing of a deal whose hands are still out."""
    found: list[_Dealing | Result] = []
    now: _Dealing | None = None
    early: list[wire.ReplayPlay] = []
    state = Match.start(match.header)
    for step, event in enumerate(match.live):
        before, state = state, state.apply(event)
        if isinstance(event, Dealt):
            phase = before.phase
            now = _Dealing(event, getattr(phase, "round"), early)  # noqa: B009
            early = []
            found.append(now)
        elif isinstance(event, Acted):
            play = _play(before, state, event, step)
            (now.plays if now is not None and not now.over else early).append(play)
        elif isinstance(event, Revealed) and now is not None:
            now.secret = event.secret
        elif isinstance(event, Entered):
            found.append(state.results[-1])
        if now is not None and not now.over:
            _close(now, before, state)
    return [each for each in found if isinstance(each, Result) or (each.over and each.told)]


def _close(now: _Dealing, before: Match, after: Match) -> None:
    """The deal is over once it has a result, or its hands were thrown in."""
    if len(after.results) > len(before.results):
        now.result, now.over = after.results[-1], True
    elif not getattr(getattr(after.phase, "round", None), "hands", ()):
        now.over = True


def _play(before: Match, after: Match, event: Acted, step: int) -> wire.ReplayPlay:
    return wire.ReplayPlay(event.seat, write(event.action), trick_end(before, after, event.action), step)


def moment(match: Match, step: int) -> tuple[MatchView, Action]:
    """What a seat could see before it acted, and what it did; the step counts the events that were before."""
    event = match.live[step] if step < len(match.live) else None
    if not isinstance(event, Acted):
        raise NotUnderstood("no-such-step", given=step)
    return view(Match.fold(match.header, match.live[:step]), event.seat), event.action


def _deal(match: Match, found: _Dealing) -> wire.ReplayDeal:
    result = found.result
    round = result.round if result else found.round
    row = round.row
    return wire.ReplayDeal(
        deal=round.number + 1,
        dealer=round.roles.dealer,
        chooser=round.roles.chooser,
        contract=row.id if row else "",
        name=row.name if row else "",
        entered=False,
        thrown_in=result is None,
        hands=[cards(hand) for hand in found.dealt.hands],
        out=cards(found.dealt.out),
        trump=str(round.trump) if round.trump is not None else None,
        start=_start(round, result),
        bets=[wire.Bet(bet.doubler, bet.doubled, bet.redoubled) for bet in round.bets],
        plays=found.plays,
        layout=_layout(match, result) if result else None,
        lines=lines_part(result.score) if result else [],
        points=list(result.score.points) if result else [0] * match.players,
        commitment=found.dealt.commitment,
        secret=found.secret,
        again=result is not None and over(match),
    )


def _start(round: Round, result: Result | None) -> str | None:
    start = round.start if round.start is not None else getattr(result.play if result else None, "start", None)
    return str(start) if start is not None else None


def _layout(match: Match, result: Result) -> wire.LayoutPart | None:
    """How the runs lay in the end."""
    row, seen = result.round.contract, deal_view(result.play, None) if result.play is not None else None
    if not isinstance(row, LayoutContract) or not isinstance(seen, LayoutView):
        return None
    return layout_part(match.rules, match.players, row, result.outcome.out, seen)


def _entered(match: Match, result: Result) -> wire.ReplayDeal:
    round = result.round
    return wire.ReplayDeal(
        deal=round.number + 1, dealer=round.roles.dealer, chooser=round.roles.chooser,
        contract=round.contract.id, name=round.contract.name, entered=True, thrown_in=False,
        hands=[], out=cards(result.outcome.out), trump=str(round.trump) if round.trump is not None else None,
        start=_start(round, result), bets=[wire.Bet(bet.doubler, bet.doubled, bet.redoubled) for bet in round.bets],
        plays=[], layout=None, lines=lines_part(result.score), points=list(result.score.points),
        commitment="", secret=None, again=False,
    )  # fmt: skip
