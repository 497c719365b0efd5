"""What the server writes down of its work: one line an event, for people or as JSON, and no secret in any of them.

Nothing is logged but what `told` is given: words of our own, counts, routes, the beginnings of ids. What other packages
log is cut to its first line, and of an error only its kind and its place are told: the rest could tell a card.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

FORMS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")

ROOT = "barbu"
"""The logger above all of ours."""
LONGEST = 200
"""Characters that are kept of what another package says."""

KEYS = re.compile(r"\b[0-9a-z]{4}(?:-[0-9a-z]{4}){2}\b|\b[0-9a-f]{16,}\b|\b[\w-]{40,}\b")
"""Ids and keys: whoever knows one gets in by it."""

log = logging.getLogger(f"{ROOT}.web")


def told(event: str, level: int = logging.INFO, **fields: str | int | float | bool | None) -> None:
    """Writes an event down with what is to be known of it."""
    log.log(level, event, extra={"told": fields})


def short(id: str) -> str:
    """The beginning of an id, by which lines can be brought together and nobody gets in."""
    return id[:4]


class Lines(logging.Formatter):
    """Each record as one line."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self._json = form == "json"

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"at": at, "level": record.levelname.lower(), **_event(record)}
        if self._json:
            return msgspec.json.encode(fields).decode()
        more = " ".join(f"{key}={value}" for key, value in fields.items() if key not in ("at", "level", "event"))
        return f"{at} {fields['level']} {fields['event']} {more}".rstrip()


def _event(record: logging.LogRecord) -> dict[str, object]:
    fields: dict[str, object] | None = getattr(record, "told", None)
    if fields is not None:
        return {"event": record.msg, **fields}
    first = (record.getMessage().splitlines() or [""])[0]
    found: dict[str, object] = {"event": "log", "logger": record.name, "text": without_keys(first)[:LONGEST]}
    error = record.exc_info[1] if record.exc_info else None
    return {**found, "error": type(error).__name__, "place": place_of(error)} if error is not None else found


def without_keys(text: str) -> str:
    """The text with ids and keys cut to their beginnings."""
    return KEYS.sub(lambda found: f"{short(found[0])}…", text)


def place_of(error: BaseException) -> str:
    """Where the error arose."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place else "?"


def begin(form: str, level: str, stream: TextIO | None = None) -> None:
    """From now on everything that this process logs goes to standard error, in this form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    logging.getLogger(ROOT).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(logging.WARNING)
