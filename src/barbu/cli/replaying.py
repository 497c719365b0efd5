"""Going through a record card by card, all hands face up."""

from rich.cells import cell_len
from rich.text import Text

from barbu.cli import board
from barbu.cli.frame import heading, rule
from barbu.cli.hand import held
from barbu.cli.look import Look
from barbu.cli.pages import ending
from barbu.cli.paint import QUIET, REFUSAL, STRONG, coloured, mark, wrapped
from barbu.cli.screen import Screen
from barbu.cli.seats import listed, places
from barbu.cli.summary import deal_summary
from barbu.cli.tell import told
from barbu.cli.typed import plain
from barbu.cli.voice import Voice
from barbu.deal import LayoutView, Trick, TrickView
from barbu.match import Acted, Choose, Dealt, Entered, Match, MatchView, RoundView, view
from barbu.match.phases import Playing, Round
from barbu.table import Step

MOVES = ("next", "previous", "trick-next", "trick-previous", "deal-next", "deal-previous", "quit", "help")


def moments(match: Match) -> list[Step]:
    """The steps of the finished deals; what was taken back is left out.

    The hands of a deal in progress are nobody's business yet, its players' least of all.
    """
    steps: list[Step] = []
    now = Match.start(match.header)
    for event in match.live:
        after = now.apply(event)
        steps.append(Step(event, now, after))
        now = after
    shown = [step for step in steps if isinstance(step.event, (Acted, Dealt, Entered))]
    return [step for step in shown if len(step.before.results) < len(match.results)]


def run(match: Match, voice: Voice, screen: Screen) -> None:
    """Moves through the match as the person asks; prints it whole where nobody can ask."""
    steps = moments(match)
    if not steps:
        screen.print([voice.say("replay-nothing")])
        return
    if not screen.live:
        print_whole(match, steps, voice, screen)
        return
    at, refusal = 0, ""
    screen.begin()
    while True:
        look = screen.look(voice)
        lines = picture(steps[at], look)
        lines += wrapped(Text(refusal, REFUSAL) if refusal else Text(voice.say("replay-keys"), QUIET), look.width)
        screen.draw(lines)
        refusal = ""
        try:
            word = plain(screen.ask(voice.say("replay-prompt", at=at + 1, count=len(steps)) + " "))
        except EOFError:
            return
        move = _move(word, voice)
        if move == "quit":
            return
        if word.isascii() and word.isdecimal():
            found = [place for place, step in enumerate(steps) if _deal(step) == int(word[:9])]
            at, refusal = (found[0], "") if found else (at, voice.say("replay-no-deal", deal=word[:9]))
        elif move is None or move == "help":
            refusal = "" if move else voice.say("replay-not-understood")
        else:
            at = moved(steps, at, move)


def _move(word: str, voice: Voice) -> str | None:
    if not word:
        return "next"
    return next((move for move in MOVES if word in voice.words(move)), None)


def moved(steps: list[Step], at: int, move: str) -> int:
    """The place after a move; the ends of the match are not left."""
    match move:
        case "next":
            return min(at + 1, len(steps) - 1)
        case "previous":
            return max(at - 1, 0)
        case "trick-next":
            ends = (place for place in range(at + 1, len(steps)) if _ends_trick(steps[place]))
            return next(ends, len(steps) - 1)
        case "trick-previous":
            return next((place for place in range(at - 1, -1, -1) if _ends_trick(steps[place])), 0)
        case "deal-next":
            ahead = (place for place in range(at + 1, len(steps)) if _deal(steps[place]) != _deal(steps[at]))
            return next(ahead, len(steps) - 1)
        case _:
            before = [place for place in range(at) if _deal(steps[place]) < _deal(steps[at])]
            return next((place for place in before if _deal(steps[place]) == _deal(steps[before[-1]])), 0)


def _deal(step: Step) -> int:
    """The deal that the step belongs to, counted from 1."""
    return len(step.before.results) + 1


def _ends_trick(step: Step) -> bool:
    """Whether the step completes a trick, or ends the deal."""
    play = getattr(step.after.phase, "play", None)
    took = isinstance(step.event, Acted) and getattr(play, "done", None) and not getattr(play, "table", None)
    return bool(took) or len(step.after.results) > len(step.before.results)


# --- one moment -------------------------------------------------------------------------------------


def picture(step: Step, look: Look) -> list[Text]:
    """The table after the step with all hands face up; after a deal's last step, its summary."""
    lines = [coloured(text) for text in told(step, look.voice)]
    done = step.after.results[len(step.before.results) :]
    if done:
        if done[-1].entered:
            lines.append(Text(look.voice.say("replay-entered"), QUIET))
        return [*deal_summary(step.after, done[-1], look), Text(""), *lines]
    seen = view(step.after, None)
    round = seen.round
    if round is None:
        return lines
    trick = _trick(round) if _ends_trick(step) else None
    found = [*heading(seen, round, look), rule(look), *listed(places(seen, round, look, trick), seen, look)]
    if isinstance(round.play, LayoutView):
        found += [Text(""), *board.drawn(seen, round, round.play, look)]
    return [*found, rule(look), *all_hands(step.after, seen, look), rule(look), *lines]


def _trick(round: RoundView) -> Trick | None:
    return round.play.done[-1] if isinstance(round.play, TrickView) and round.play.done else None


def all_hands(match: Match, seen: MatchView, look: Look) -> list[Text]:
    """What everyone holds, a line or two each."""
    round: Round | None = getattr(match.phase, "round", None)
    hands = match.phase.play.hands if isinstance(match.phase, Playing) else round.hands if round is not None else ()
    lines: list[Text] = []
    room = max([cell_len(name) for name in look.voice.names], default=0)
    for seat, cards in enumerate(hands):
        shown = coloured(" ".join(map(look.voice.card, held(seen, cards))))
        name = look.voice.name(seat)
        if look.width > room + 3 + shown.cell_len:
            lines.append(Text.assemble(mark(seat), " ", (name, STRONG), " " * (room + 1 - cell_len(name)), shown))
        else:
            lines.append(Text.assemble(mark(seat), " ", (name, STRONG)))
            lines += [Text.assemble("  ", part) for part in wrapped(shown, look.width - 2)]
    return lines


# --- the whole match as text ------------------------------------------------------------------------


def print_whole(match: Match, steps: list[Step], voice: Voice, screen: Screen) -> None:
    """Deal after deal: the hands, what was said and played, the points."""
    look = screen.look(voice)
    for step in steps:
        if isinstance(step.event, Dealt):
            seen = view(step.after, None)
            screen.print(["", Text(voice.say("deal-of", deal=_deal(step), deals=seen.deals), STRONG)])
            screen.print(all_hands(step.after, seen, look))
        elif isinstance(step.event, Acted) and isinstance(step.event.action, Choose) and not _has_cards(step):
            screen.print([""])
        screen.print([coloured(text) for text in told(step, voice)])
        for result in step.after.results[len(step.before.results) :]:
            if result.entered:
                screen.print(["", Text(voice.say("replay-entered"), QUIET)])
            screen.print(["", *deal_summary(step.after, result, look)])
    if match.finished:
        screen.print(["", *ending(match, look)])


def _has_cards(step: Step) -> bool:
    round = getattr(step.before.phase, "round", None)
    return round is not None and bool(round.hands)
