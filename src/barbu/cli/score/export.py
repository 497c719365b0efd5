"""An evening for other programs: JSON with its record in it. As paper, page or table it is a score sheet like any."""

import json
from typing import Any

from barbu import notation
from barbu.errors import NotUnderstood
from barbu.match import Match, sheet
from barbu.rules.link import encode
from barbu.table.by_hand import read_by_hand

FORMAT = "evening 1"
"""What the page writes too, and reads."""


def as_json(match: Match, title: str) -> str:
    """The evening as JSON. `record` tells all; what else there is follows from it."""
    made = sheet(match.state)
    deals = [
        {
            "deal": row.deal, "dealer": row.dealer, "chooser": row.chooser, "contract": row.contract,
            "blind": row.blind, "points": list(row.score.points), "running": list(row.running), "slam": row.score.slam,
        }
        for row in made.rows
    ]  # fmt: skip
    told: dict[str, Any] = {
        "barbu": FORMAT, "id": match.header.id, "title": title, "rules": match.rules.name,
        "link": encode(match.rules), "players": list(match.header.names), "finished": match.finished,
        "totals": list(made.totals), "places": list(made.places), "deals": deals, "record": plain_record(match),
    }  # fmt: skip
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> tuple[Match, str]:
    """The evening and its title of a file written by `as_json`, or of a record; raises a refusal."""
    if not text.lstrip("\ufeff \n").startswith("{"):
        return read_by_hand(text), ""
    try:
        told = json.loads(text.removeprefix("\ufeff"))
    except ValueError:
        told = {}
    if not isinstance(told, dict) or told.get("barbu") != FORMAT or not isinstance(told.get("record"), str):
        raise NotUnderstood("score-not-an-evening", version=FORMAT.split()[1])
    return read_by_hand(told["record"]), str(told.get("title", ""))[:100]


def plain_record(match: Match) -> str:
    """The record of the evening as it stands: without what was corrected or taken back."""
    return notation.dumps(Match.fold(match.header, match.live))
