"""Evenings on disk: `<id>.barbu` is the record, `<id>.json` what is being entered.

Each is written whole or not at all, and after every line that is typed.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from barbu import notation
from barbu.cli.lock import hold
from barbu.cli.saves import RECORD, Summary, disk, moment, one_of, read_record, sync_folder
from barbu.errors import BarbuError, NotUnderstood
from barbu.match import Match

ASIDE, HELD = ".json", ".lock"


class Aside(msgspec.Struct, frozen=True):
    """What a record does not tell: the evening's title, and a deal that is not entered to its end."""

    title: str = ""
    deal: int = 0
    """The deal being corrected, counted from 1; 0 for the next one."""
    lines: tuple[str, ...] = ()
    """What has been typed of it."""


class Evenings:
    """The evenings in one folder."""

    def __init__(self, data: Path) -> None:
        self.folder = data / "evenings"

    def create(self, match: Match, title: str = "") -> "File":
        """A new evening on disk, held by this process."""
        with disk(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / (match.header.id + RECORD)
        if path.exists():
            raise NotUnderstood("match-is-there", given=match.header.id)
        file = File(path, match, Aside(title), _held(path))
        file.save(match)
        file.put_aside(file.aside)
        return file

    def open(self, id: str) -> "File":
        """The evening with this id or beginning of an id, held by this process; raises a refusal."""
        path = self.find(id)
        held = _held(path)
        try:
            return File(path, read_record(path), _aside(path), held)
        except BaseException:
            os.close(held)
            raise

    def all(self) -> tuple[list[Summary], list[tuple[Path, BarbuError]]]:
        """The evenings, the one kept last first, and the records that cannot be read."""
        found: list[Summary] = []
        bad: list[tuple[Path, BarbuError]] = []
        for path in self._records():
            try:
                found.append(Summary(path.name.removesuffix(RECORD), read_record(path), moment(path) / 1e9))
            except BarbuError as error:
                bad.append((path, error))
        return found, bad

    def title(self, id: str) -> str:
        """The title of an evening; empty text where it has none."""
        return _aside(self.folder / (id + RECORD)).title

    def find(self, id: str) -> Path:
        """The record with this id or beginning of an id; raises a refusal."""
        return one_of(self._records(), id, "score-several", "no-such-evening")

    def delete(self, id: str) -> None:
        """Forgets the evening; raises a refusal where it is open elsewhere."""
        path = self.find(id)
        held = _held(path)
        with disk(path):
            for each in (path, path.with_suffix(ASIDE)):
                each.unlink(missing_ok=True)
            os.close(held)  # some systems delete no file that is open
            path.with_suffix(HELD).unlink(missing_ok=True)

    def _records(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        with disk(self.folder):
            return sorted(self.folder.glob("*" + RECORD), key=moment, reverse=True)


class File:
    """One evening on disk, held by this process."""

    def __init__(self, path: Path, match: Match, aside: Aside, held: int) -> None:
        self.path = path
        self.match = match
        """The evening as it was when it was opened."""
        self.aside = aside
        self._held = held

    def save(self, match: Match) -> None:
        """Writes the record; it is on the disk when this returns, and the old one is until then."""
        written_whole(self.path, notation.dumps(match))

    def put_aside(self, aside: Aside) -> None:
        """Writes what is being entered, if it has changed."""
        path = self.path.with_suffix(ASIDE)
        if aside != self.aside or not path.exists():
            written_whole(path, msgspec.json.encode(aside).decode())
        self.aside = aside

    def close(self) -> None:
        """Lets go of the evening."""
        os.close(self._held)


def written_whole(path: Path, text: str) -> None:
    """Writes the file so that whoever reads it finds the old text or the new one, whatever happens in between."""
    beside = path.with_name(path.name + ".new")
    with disk(path):
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        sync_folder(path.parent)


def _aside(path: Path) -> Aside:
    """What lies beside the record; nothing where it cannot be read, for the record tells all that counts."""
    with contextlib.suppress(OSError, ValueError):
        return msgspec.json.decode(path.with_suffix(ASIDE).read_bytes(), type=Aside)
    return Aside()


def _held(path: Path) -> int:
    with disk(path):
        file = os.open(path.with_suffix(HELD), os.O_RDWR | os.O_CREAT, 0o644)
    if not hold(file):
        os.close(file)
        raise NotUnderstood("score-in-use", id=path.name.removesuffix(RECORD))
    return file


@contextlib.contextmanager
def opened(evenings: Evenings, id: str) -> Iterator[File]:
    """The evening, let go of in the end."""
    file = evenings.open(id)
    try:
        yield file
    finally:
        file.close()
