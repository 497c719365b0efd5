"""What can be looked up at the table, a page each."""

from rich.cells import cell_len
from rich.text import Text

from barbu.cli import board, hand
from barbu.cli.frame import bets
from barbu.cli.look import Look
from barbu.cli.paint import QUIET, STRONG, coloured, fitted, mark, wrapped
from barbu.cli.prose import contract_rules
from barbu.cli.summary import contract_grid, result, score_sheet
from barbu.deal import Lay, LayoutView, Pass, Stop, Trick, TrickView
from barbu.match import Match, MatchView

BETWEEN = ("score", "grid", "help", "quit")
"""What can be asked between two deals."""
_COMMANDS = ("rules", "score", "grid", "last", "hand", "hint", "undo", "quit")
HELP = ("help-play", "help-calls", *(f"help-{name}" for name in _COMMANDS), "help-marks")


def page(name: str, match: Match, view: MatchView, look: Look) -> list[Text]:
    """The page of a command."""
    return fitted(_page(name, match, view, look), look.width)


def _page(name: str, match: Match, view: MatchView, look: Look) -> list[Text]:
    match name:
        case "score":
            return score_sheet(match, look, why=True)
        case "grid":
            return contract_grid(match, look)
        case "last":
            return last_trick(view, look)
        case "rules":
            return rules_page(view, look)
        case _:
            return [line for id in HELP for line in wrapped(look.text(look.voice.say(id)), look.width)]


def rules_page(view: MatchView, look: Look) -> list[Text]:
    """The contract in play; before the choice, all that may be chosen."""
    round = view.round
    if round is None:
        return []
    ids = [round.contract] if round.contract is not None else list(round.options)
    lines: list[Text] = []
    for id in ids:
        row = view.rules.contract(id)
        lines += [Text(""), Text(look.voice.contract(row), STRONG)]
        for sentence in contract_rules(view.rules, row, view.players, look.voice):
            lines += wrapped(coloured(sentence), min(look.width, 76))
    doubles = [coloured(line) for line in bets(round, look)]
    return [*lines[1:], *([Text("")] if doubles else []), *doubles]


def last_trick(view: MatchView, look: Look) -> list[Text]:
    """The last trick in the order played; in a layout, the latest round of cards."""
    play = view.round.play if view.round else None
    if isinstance(play, TrickView) and play.done:
        return _trick(play.done[-1], view, look)
    if isinstance(play, LayoutView) and play.log:
        room = max(map(cell_len, look.voice.names))
        return [_laid(seat, act, room, look) for seat, act in play.log[-view.players :]]
    return [Text(look.voice.say("no-last-trick"), QUIET)]


def _trick(trick: Trick, view: MatchView, look: Look) -> list[Text]:
    lines = []
    for at, card in enumerate(trick.cards):
        seat = (trick.leader + at) % view.players
        takes = seat == trick.winner
        line = Text.assemble(look.tile(card, takes=takes), " ", mark(seat), " ", look.voice.name(seat))
        line.append(" " + look.voice.say("takes-it") if takes else "", QUIET)
        lines.append(line)
    return lines


def _laid(seat: int, act: object, room: int, look: Look) -> Text:
    name = look.voice.name(seat)
    line = Text.assemble(mark(seat), " ", name, " " * (room - cell_len(name) + 1))
    match act:
        case Lay(card):
            line.append_text(look.tile(card))
        case Pass():
            line.append(" " + look.voice.say("passed"), QUIET)
        case Stop():
            line.append(" " + look.voice.say("stopped"), QUIET)
    return line


def own_hand(view: MatchView, look: Look) -> list[Text]:
    """The viewer's hand with its numbers, under the layout where there is one."""
    round = view.round
    if round is None:
        return []
    cards = hand.drawn(view, round.hand, look)
    if not isinstance(round.play, LayoutView):
        return cards
    return [*board.drawn(view, round, round.play, look), Text(""), *cards]


def ending(match: Match, look: Look) -> list[Text]:
    """The end of the match: the whole sheet, then the winner and the places, which a long sheet must not push away."""
    return [*score_sheet(match, look), Text(""), *result(match, look)]
