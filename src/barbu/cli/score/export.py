"""An evening for other programs: JSON with its record in it, and a table of points."""

import csv
import io
import json
from typing import Any

from barbu import notation
from barbu.cli.voice import Voice
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


def as_csv(match: Match, voice: Voice) -> str:
    """A line a deal: what was played, each player's points, and the totals after it. Numbers have a plain minus."""
    out, names, say = io.StringIO(), match.header.names, voice.locale.text
    table = csv.writer(out)
    heads = [say("score-csv-deal"), say("score-csv-dealer"), say("score-csv-chooser"), say("score-csv-contract")]
    table.writerow([*heads, *map(_safe, names), *(f"Σ {name}" for name in names)])
    for row in sheet(match.state).rows:
        chooser = _safe(names[row.chooser]) if row.chooser is not None else ""
        contract = _safe(voice.contract_by_id(match.rules, row.contract))
        table.writerow([row.deal, _safe(names[row.dealer]), chooser, contract, *row.score.points, *row.running])
    return out.getvalue()


def _safe(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + text if text[:1] in ("=", "+", "-", "@") else text
