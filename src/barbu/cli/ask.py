"""What the person is asked, phase by phase."""

from rich.cells import cell_len
from rich.text import Text

from barbu.cards import Suit
from barbu.cli.badge import price_list
from barbu.cli.look import Look
from barbu.cli.paint import QUIET, coloured, wrapped
from barbu.cli.paint import flow as flowing
from barbu.deal import Lay, LayoutView, Pass, Play, Stop, TrickView
from barbu.match import Double, MatchView, NameStart, NameTrump, RoundView
from barbu.match import Look as TakeUp


def asked(view: MatchView, look: Look, short: bool = False) -> list[Text]:
    """The question, with its answers where they are few; `short` leaves out what can be left out."""
    round = view.round
    if round is None:
        return []
    match view.phase:
        case "Choosing":
            return _choosing(view, round, look, short)
        case "NamingTrump":
            return _trump(view, look)
        case "NamingStart":
            return _start(view, look)
        case "Doubling":
            return _doubling(view, round, look)
        case _:
            return [coloured(line) for line in _sentence(_playing(view, round, look), look)]


def _sentence(text: str, look: Look) -> list[str]:
    return [line.plain for line in wrapped(Text(text), look.width)]


def _choosing(view: MatchView, round: RoundView, look: Look, short: bool) -> list[Text]:
    voice, rules = look.voice, view.rules
    rows = [rules.contract(id) for id in round.options]
    width = max(cell_len(voice.contract(row)) for row in rows)
    lines = []
    for number, row in enumerate(rows, start=1):
        name = Text.assemble((f"{number:>2} ", "bold"), voice.contract(row))
        prices = coloured(" · ".join(price_list(rules, row, view.players, voice)), QUIET)
        gap = " " * (width + 5 - name.cell_len)
        if name.cell_len + len(gap) + prices.cell_len <= look.width and not short:
            lines.append(Text.assemble(name, gap, prices))
        else:
            lines.append(name)
    if round.barred:
        names = voice.listed([voice.contract_by_id(rules, id) for id in round.barred])
        lines.append(Text(voice.say("ask-barred", contracts=names), QUIET))
    if TakeUp() in view.legal:
        question = voice.say("ask-blind", times=rules.blind_multiplier)
    elif not round.hand and rules.blind_multiplier > 1:
        question = voice.say("ask-choice-before", times=rules.blind_multiplier)
    else:
        question = voice.say("ask-choice")
    return [*lines, *(Text(line) for line in _sentence(question, look))]


def _trump(view: MatchView, look: Look) -> list[Text]:
    options = [act.suit for act in view.legal if isinstance(act, NameTrump)]
    parts = []
    for number, suit in enumerate(options, start=1):
        word = look.voice.say("no-trump") if suit is None else f"{suit.symbol} {look.voice.locale.suit(Suit(suit))}"
        parts.append(Text.assemble((f"{number} ", "bold"), coloured(word)))
    return [*flowing(parts, "   ", look.width), Text(look.voice.say("ask-trump"))]


def _start(view: MatchView, look: Look) -> list[Text]:
    ranks = [look.voice.locale.rank(act.rank) for act in view.legal if isinstance(act, NameStart)]
    return [Text(line) for line in _sentence(look.voice.say("ask-start", ranks=" ".join(ranks)), look)]


def _doubling(view: MatchView, round: RoundView, look: Look) -> list[Text]:
    voice = look.voice
    speeches = [act.seats for act in view.legal if isinstance(act, Double)]
    doubled_me = {bet.doubler for bet in round.bets if bet.doubled == view.seat}
    parts = []
    for seat in sorted({seat for seats in speeches for seat in seats}):
        id = "ask-redouble-seat" if seat in doubled_me else "ask-double-seat"
        parts.append(Text(voice.say(id, number=seat + 1, who=voice.name(seat))))
    lines = flowing(parts, "   ", look.width)
    owed = round.owed[view.seat or 0]
    if () not in speeches:
        lines.append(Text(voice.say("ask-must-double", who=voice.name(round.roles.declarer)), "bold"))
    elif owed:
        said = voice.say("ask-owed", who=voice.name(round.roles.declarer), count=owed, deals=round.deals_left)
        lines += [Text(line, QUIET) for line in _sentence(said, look)]
    return [*lines, *(Text(line) for line in _sentence(voice.say("ask-doubles"), look))]


def _playing(view: MatchView, round: RoundView, look: Look) -> str:
    """One sentence: what may be played now."""
    say, play = look.voice.say, round.play
    if isinstance(play, TrickView):
        if not play.table:
            return say("ask-lead")
        led = play.table[0].suit
        if all(isinstance(act, Play) and act.card.suit == led for act in view.legal):
            return say("ask-follow", suit=led.symbol)
        return say("ask-discard", suit=led.symbol)
    assert isinstance(play, LayoutView)
    if view.legal == (Pass(),):
        return say("ask-pass")
    if any(isinstance(act, Lay) and act.end for act in view.legal):
        return say("ask-lay-ace")
    if Stop() in view.legal:
        return say("ask-again-or-stop")
    if play.extra:
        return say("ask-again")
    return say("ask-start-card") if play.start is None else say("ask-lay")
