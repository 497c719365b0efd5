"""Pages of an evening: whose deal it is, the chart of the totals, the list, the statistics."""

from collections.abc import Sequence
from fractions import Fraction

from rich.cells import cell_len
from rich.text import Text

from barbu.cli.look import Look
from barbu.cli.paint import MARKS, QUIET, SEAT_COLOURS, STRONG, coloured, flow, mark, wrapped
from barbu.cli.saves import Summary, when
from barbu.cli.summary import Key, contract_grid
from barbu.cli.voice import Voice, points
from barbu.match import Match, sheet
from barbu.match.opening import offered
from barbu.match.schedule import roles
from barbu.rules.meaning import scheduled_deals
from barbu.table.statistics import Player, Statistics

HEIGHT = 12
"""Lines of a chart."""
STEPS = tuple(each * 10**power for power in range(7) for each in (1, 2, 5))
"""Points from line to line: round numbers."""


def deal_head(match: Match, look: Look) -> list[Text]:
    """Whose deal it is, who chooses, what is done and open, and how things stand."""
    voice, number = look.voice, len(match.results)
    who = roles(match.rules, match.players, match.state.first, number)
    deals = scheduled_deals(match.rules, match.players)
    say = voice.locale.text
    parts = [
        Text(say("score-deal", deal=number + 1, deals=deals), STRONG),
        Text(say("score-dealer", who=voice.name(who.dealer))),
    ]
    if who.chooser is not None:
        parts.append(Text(say("score-chooser", who=voice.name(who.chooser))))
    return [*flow(parts, " · ", look.width), *contract_grid(match, look, _due(match)), *totals(match, look)]


def _due(match: Match) -> Key | None:
    """The box of the next deal, where only one contract is open to it."""
    who = roles(match.rules, match.players, match.state.first, len(match.results))
    options = offered(match.state, who)
    return (who.declarer, options[0].id) if len(options) == 1 else None


def totals(match: Match, look: Look) -> list[Text]:
    """Everybody's total with his place; those with equal totals share a place."""
    made = sheet(match.state)
    parts = []
    for seat in sorted(range(match.players), key=lambda seat: made.places[seat]):
        place = f"{made.places[seat]}." if made.rows else ""
        parts.append(
            Text.assemble((f"{place:<3}", QUIET), mark(seat), f" {look.voice.name(seat)} {points(made.totals[seat])}")
        )
    return flow(parts, "   ", look.width)


# --- the chart --------------------------------------------------------------------------------------


def chart(match: Match, look: Look) -> list[Text]:
    """The totals from deal to deal: a column a deal, a line a step of points; best at the top."""
    made = sheet(match.state)
    if not made.rows:
        return [Text(look.voice.say("sheet-empty"), QUIET)]
    run = [(0,) * match.players, *(row.running for row in made.rows)]
    gains = [[match.rules.gain(total) for total in totals] for totals in run]
    low, high = min(map(min, gains)), max(map(max, gains))
    step = next(each for each in STEPS if (high - low) // each < HEIGHT)
    low -= low % step
    label = max(len(points(match.rules.gain(value))) for value in (low, high, 0)) + 1
    wide = max(1, min(4, (look.width - label - 2) // len(run)))
    cut = run[-max(1, (look.width - label - 2) // wide) :]
    shown = gains[len(gains) - len(cut) :]
    lines = []
    for level in range((high - low) // step, -1, -1):
        value = low + level * step
        line = Text(f"{points(match.rules.gain(value)):>{label}} ┤", QUIET)
        for column in shown:
            here = [seat for seat, gain in enumerate(column) if (gain - low) // step == level]
            line.append(" " * (wide - 1))
            line.append(*_sign(here))
        lines.append(line)
    first = len(made.rows) - len(cut) + 1
    foot = "".join(
        f"{first + at:>{wide}}" if wide > 2 or (first + at) % 5 == 0 else " " * wide for at in range(len(cut))
    )
    legend = [Text.assemble(mark(seat), " ", look.voice.name(seat)) for seat in range(match.players)]
    return [*lines, Text(" " * (label + 2) + foot[: look.width], QUIET), *flow(legend, "  ", look.width)]


def _sign(seats: Sequence[int]) -> tuple[str, str]:
    """Who stands at a place of the chart: nobody, one, or how many."""
    if not seats:
        return " ", ""
    return (MARKS[seats[0]], SEAT_COLOURS[seats[0]]) if len(seats) == 1 else (str(len(seats)), "bold")


# --- lists and statistics ---------------------------------------------------------------------------


def listed(found: Sequence[tuple[Summary, str]], voice: Voice, width: int) -> list[Text]:
    """The evenings with their titles, those that are not finished first."""
    lines: list[Text] = []
    for summary, title in sorted(found, key=lambda each: each[0].match.finished):
        match = summary.match
        head = Text.assemble((summary.id, STRONG), "  ", title or voice.rules(match.rules))
        deals = scheduled_deals(match.rules, match.players)
        id = "match-finished" if match.finished else "match-unfinished"
        facts = voice.say(id, deal=len(match.results), deals=deals, when=when(summary.played))
        made = sheet(match.state)
        stand = ", ".join(
            f"{name} {points(total)}" for name, total in zip(match.header.names, made.totals, strict=True)
        )
        lines += [head, *(Text.assemble("   ", line) for line in wrapped(Text(f"{facts} · {stand}", QUIET), width - 3))]
    return lines


def told(found: Statistics, voice: Voice, width: int) -> list[Text]:
    """The statistics, player by player, then who stood above whom."""
    say = voice.locale.text
    lines = [Text(say("score-stats-head", evenings=found.evenings, deals=found.deals))]
    for name, player in found.players.items():
        wins = say("score-stats-wins", wins=player.wins, shared=player.shared, evenings=player.evenings)
        lines += [
            Text(""),
            *wrapped(Text.assemble((name, STRONG), f"  {wins}"), width),
            *_contracts(player, voice, width),
        ]
    pairs = [
        (one, other) for one, other in found.duels if list(found.players).index(one) < list(found.players).index(other)
    ]
    if pairs:
        lines += [Text(""), Text(say("score-stats-duels"), STRONG)]
    for one, other in pairs:
        duel = found.duels[one, other]
        lost = duel.evenings - duel.won - duel.tied
        lines += wrapped(
            Text(say("score-stats-duel", one=one, other=other, won=duel.won, lost=lost, tied=duel.tied)), width
        )
    return lines


def _contracts(player: Player, voice: Voice, width: int) -> list[Text]:
    say = voice.locale.text
    names = {id: voice.locale.contract(id) for id in player.contracts}
    room = max(map(cell_len, names.values()), default=0)
    lines = []
    for id, each in player.contracts.items():
        mark = say("score-stats-best") if id == player.best else say("score-stats-worst") if id == player.worst else ""
        told = say("score-stats-contract", deals=each.deals, points=tenth(each.points), ahead=tenth(each.ahead))
        name = names[id] + " " * (room - cell_len(names[id]))
        lines += wrapped(coloured(f"  {name}  {told} {mark}".rstrip()), width)
    return lines


def tenth(number: Fraction) -> str:
    """A gain to one tenth, its sign always told."""
    tenths = round(number * 10)
    text = f"{abs(tenths) // 10}.{abs(tenths) % 10}"
    return points(-1)[0] + text if tenths < 0 else "+" + text if tenths else text
