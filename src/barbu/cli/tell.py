"""What has just happened, told in a line or not at all where the table shows it."""

from barbu.cli.badge import signed, so_far
from barbu.cli.voice import Voice
from barbu.deal import Lay, Pass, Play, Stop, TrickView
from barbu.match import (
    Acted,
    Action,
    Choose,
    Dealt,
    Double,
    FirstDealer,
    Lists,
    Look,
    Match,
    NameStart,
    NameTrump,
    Revealed,
    Undone,
    view,
)
from barbu.match.first import draws
from barbu.scoring.words import points
from barbu.table import Step


def told(step: Step, voice: Voice) -> list[str]:
    """The sentences for one step."""
    match step.event:
        case FirstDealer():
            return _first_dealer(step.after, step.event, voice)
        case Lists(ids):
            mine = ids[voice.me or 0]
            names = [voice.contract_by_id(step.after.rules, id) for id in mine]
            return [voice.say("told-list", contracts=voice.listed(names))]
        case Dealt():
            return _dealt(step, voice)
        case Acted(seat, action):
            return [*_acted(step, seat, action, voice), *_thrown_in(step, voice)]
        case Undone():
            return [voice.say("told-undone")]
        case Revealed():
            return []
        case _:
            return []


def _first_dealer(after: Match, event: FirstDealer, voice: Voice) -> list[str]:
    rounds = draws(after.rules, after.players, event.drawn)
    lines = []
    for number, round in enumerate(rounds):
        drawn = [voice.say("told-drawn", who=voice.name(seat), card=voice.card(card)) for seat, card in round]
        if after.rules.first_dealer == "holder":
            drawn = drawn[-1:]
        lines.append(voice.say("told-draw" if number == 0 else "told-draw-again", drawn=voice.listed(drawn)))
    return [*lines, voice.of("told-first-dealer", event.seat)]


def _dealt(step: Step, voice: Voice) -> list[str]:
    """Said only where a hand was thrown in or a contract could not be played: the frame shows the rest."""
    before, after = step.before.state, step.after.state
    if len(after.results) > len(before.results):
        contract = voice.contract(after.results[-1].round.contract)
        return [voice.say("told-box-at-zero", contract=contract)]
    return _thrown_in(step, voice)


def _thrown_in(step: Step, voice: Voice) -> list[str]:
    before, after = getattr(step.before.phase, "round", None), getattr(step.after.phase, "round", None)
    if before is None or after is None or after.number != before.number or after.thrown_in <= before.thrown_in:
        return []
    return [voice.say("told-thrown-in")]


def _acted(step: Step, seat: int, action: Action, voice: Voice) -> list[str]:
    match action:
        case Play(card):
            line = voice.of("told-plays", seat, card=voice.card(card))
            return [line, *_trick_taken(step, voice)]
        case Lay(card, end):
            id = "told-lays" if end is None else f"told-lays-{end}"
            return [voice.of(id, seat, card=voice.card(card)), *_went_out(step, seat, voice)]
        case Pass():
            return [voice.of("told-passes", seat)]
        case Stop():
            return [voice.of("told-stops", seat)]
        case Choose(contract, blind):
            id = "told-chooses-blind" if blind else "told-chooses"
            return [voice.of(id, seat, contract=voice.contract_by_id(step.after.rules, contract))]
        case Look():
            return [voice.of("told-looks", seat)]
        case NameTrump(suit):
            if suit is None:
                return [voice.of("told-no-trump", seat)]
            return [voice.of("told-trump", seat, suit=suit.symbol)]
        case NameStart(rank):
            return [voice.of("told-start", seat, rank=voice.locale.rank(rank))]
        case Double(seats):
            if not seats:
                return [voice.of("told-silent", seat)]
            return [voice.of("told-doubles", seat, whom=voice.listed([voice.whom(each) for each in seats]))]


def _went_out(step: Step, seat: int, voice: Voice) -> list[str]:
    """That a hand has emptied in a layout, while the deal goes on."""
    after = view(step.after, None).round
    play = after.play if after is not None else None
    finished = getattr(play, "finished", ())
    if seat not in finished:
        return []
    return [voice.of("told-out", seat, place=finished.index(seat) + 1)]


def _trick_taken(step: Step, voice: Voice) -> list[str]:
    """Who takes the trick and what it brings, where the deal goes on; its end is told by the summary."""
    seen = view(step.after, None)
    round = seen.round
    if round is None or not isinstance(round.play, TrickView) or round.play.table or not round.play.done:
        return []
    before = view(step.before, None).round
    winner = round.play.done[-1].winner
    had = so_far(seen, before)[winner] if before is not None else 0
    brought = so_far(seen, round)[winner] - had
    if not brought:
        return [voice.of("told-takes", winner)]
    return [voice.of("told-takes-points", winner, points=points(brought, signed(seen.rules)))]
