"""The whole picture of a moment: contract, table, hand, and what is asked."""

from collections.abc import Sequence

from rich.text import Text

from barbu.cli import board, hand, seats
from barbu.cli.badge import price_list, to_come
from barbu.cli.look import Look
from barbu.cli.paint import BADGE, QUIET, clipped, coloured, flow, mark, spread, wrapped
from barbu.deal import LayoutView, Trick, TrickView
from barbu.match import MatchView, RoundView

ROOMY = 32
"""Lines from which on a terminal has room for air, and for cards as high as cards are."""
NOTES = 3
"""Lines of what has just happened."""


def frame(
    view: MatchView, look: Look, notes: Sequence[Text] = (), held: Trick | None = None, prompt: Sequence[Text] = ()
) -> list[Text]:
    """The lines from top to bottom; `held` is a finished trick that still lies there."""
    round = view.round
    if round is None:
        return [*notes, *prompt]
    lines = [*heading(view, round, look), rule(look)]
    air = [Text("")] if look.height >= ROOMY else []
    lines += [*air, *table(view, round, look, held), *air]
    lines.append(rule(look))
    lines += [*last_trick(round, look, held), *notes]
    cards = hand.drawn(view, round.hand, look, high=look.colour and look.height >= ROOMY)
    if cards:
        lines += [Text(""), *cards]
    return [*lines, *prompt]


def last_trick(round: RoundView, look: Look, held: Trick | None) -> list[Text]:
    """The trick before in one quiet line, where it fits one."""
    play = round.play
    if not isinstance(play, TrickView) or not play.done or held is not None:
        return []
    trick, voice = play.done[-1], look.voice
    cards = [
        f"{voice.name((trick.leader + at) % len(round.counts))} {voice.card(card)}"
        for at, card in enumerate(trick.cards)
    ]
    said = voice.say("last-trick", cards=" · ".join(cards), who=voice.name(trick.winner))
    line = coloured(said, QUIET)
    return [line] if line.cell_len <= look.width else []


def rule(look: Look) -> Text:
    """A quiet line across."""
    return Text("─" * look.width, QUIET)


def heading(view: MatchView, round: RoundView, look: Look) -> list[Text]:
    """Which deal it is, the contract and what it costs, who chose it, what is still to come."""
    say = look.voice.say
    number = Text(say("deal-of", deal=round.number + 1, deals=view.deals), QUIET)
    if round.contract is None:
        id = "no-contract-yet" if view.rules.chooser != "nobody" else "no-cards-yet"
        return spread(Text(say(id), BADGE), number, look.width) + _around_the_contract(view, round, look)
    row = view.rules.contract(round.contract)
    name = Text(f" {look.voice.contract(row)} ", BADGE)
    prices = coloured(" · ".join(price_list(view.rules, row, view.players, look.voice)))
    first = Text.assemble(name, "  ", prices)
    if first.cell_len + number.cell_len + 2 > look.width:
        lines = spread(name, number, look.width) + wrapped(prices, look.width)
    else:
        lines = spread(first, number, look.width)
    left = to_come(view, round, look.voice)
    return lines + flow([*([coloured(left)] if left else []), *_calls(view, round, look)], " · ", look.width)


def _around_the_contract(view: MatchView, round: RoundView, look: Look) -> list[Text]:
    return flow(_calls(view, round, look), " · ", look.width)


def _calls(view: MatchView, round: RoundView, look: Look) -> list[Text]:
    """What was called in this deal, in few words."""
    voice, facts = look.voice, []
    if round.contract is not None and round.roles.chooser is not None:
        facts.append(voice.of("chosen-by", round.roles.chooser))
    if round.blind:
        facts.append(voice.say("blind", times=view.rules.blind_multiplier))
    trump = round.play.trump if isinstance(round.play, TrickView) else round.trump
    if trump is not None:
        facts.append(voice.say("trump", suit=trump.symbol))
    if round.start is not None:
        facts.append(voice.say("start-rank", rank=voice.locale.rank(round.start)))
    if round.out:
        facts.append(voice.say("out", cards=" ".join(map(voice.card, round.out))))
    if round.thrown_in:
        facts.append(voice.say("thrown-in", count=round.thrown_in))
    facts += bets(round, look)
    return [coloured(fact, QUIET) for fact in facts]


def bets(round: RoundView, look: Look) -> list[str]:
    """The doubles, one phrase each doubler."""
    said = []
    for doubler in sorted({bet.doubler for bet in round.bets}):
        own = [bet for bet in round.bets if bet.doubler == doubler]
        names = [look.voice.whom(bet.doubled) + (look.voice.say("redoubled") if bet.redoubled else "") for bet in own]
        said.append(look.voice.of("doubles", doubler, whom=look.voice.locale.commas(names)))
    return said


def table(view: MatchView, round: RoundView, look: Look, held: Trick | None) -> list[Text]:
    """The players, and between them the trick or the layout."""
    all = seats.places(view, round, look, held)
    if isinstance(round.play, LayoutView):
        return [*_layout_seats(all, view, look), Text(""), *board.drawn(view, round, round.play, look)]
    if look.width >= seats.ROUND_TABLES.get(len(all), seats.ROUND_TABLE) and look.height >= 20:
        return seats.around(all, view, look)
    return seats.listed(all, view, look) if look.height >= 0 else _layout_seats(all, view, look)


def _layout_seats(all: Sequence[seats.Place], view: MatchView, look: Look) -> list[Text]:
    """The players beside a layout; where there is little room, only name and cards left, or place."""
    if look.width >= seats.ROUND_TABLE and look.height >= 0 and len(all) < 6:
        return seats.listed(all, view, look)
    parts = []
    for place in all:
        fact = look.voice.say("place", place=place.finish) if place.finish else str(place.cards)
        turn = "▶ " if place.turn else ""
        parts.append(Text.assemble(turn, mark(place.seat), f" {clipped(place.name, look.width - 10)} ", (fact, "bold")))
    return flow(parts, "   ", look.width)
