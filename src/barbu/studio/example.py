"""One deal of a contract, played out by bots and scored as every deal is: what the rules come to, by example."""

from collections.abc import Sequence

import msgspec

from barbu.bots import bot
from barbu.croupier import Seeded, chance
from barbu.match import Acted, Header, Match, view
from barbu.rules import BadRuleset, Ruleset, problems
from barbu.rules.model import Doubling

BOT = "careful"
"""Who plays: it thinks for a moment only."""


def example(rules: Ruleset, contract: str, names: Sequence[str], seed: str) -> Match:
    """A match of one deal of this contract, played out; raises `BadRuleset` for rules that cannot be played so."""
    alone = only(rules, contract, len(names))
    if wrong := problems(alone):
        raise BadRuleset(wrong)
    player, secrets = bot(BOT), Seeded(f"example {seed}")
    match = Match.start(Header("example", alone, tuple(names), seeded=True))
    while (event := chance(match, secrets)) is not None or not match.finished:
        if event is None:
            seat = match.to_act
            assert seat is not None, "who acts is known where chance has nothing to bring"
            event = Acted(seat, player.decide(view(match, seat), seed))
        match = match.apply(event)
    return match


def only(rules: Ruleset, contract: str, players: int) -> Ruleset:
    """The same rules for one deal of one contract at one table, without doubles."""
    rows = tuple(msgspec.structs.replace(row, active=row.id == contract) for row in rules.contracts)
    return msgspec.structs.replace(
        rules,
        players=(players,), contracts=rows, deals=1, series=1, list_size=0, doubling=Doubling(),
        selection="fixed_order_once" if rules.chooser == "nobody" else "each_once_per_table",
    )  # fmt: skip
