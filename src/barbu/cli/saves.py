"""Matches on disk, readable by their owner alone: for each a record, and a file that says who sits where.

`<id>.barbu` is the record, one event a line. `<id>.private` is JSON, one object a line: first how the match was
set up, then each secret as it is drawn, for it must outlive the program and be seen by nobody before its deal is over.
Both only ever grow. A last line without its end was never acknowledged, and is cut off on resuming.
"""

import errno
import json
import os
import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from barbu import notation
from barbu.cli.lock import hold
from barbu.croupier import keeps_its_promises
from barbu.deal import Seat
from barbu.errors import BarbuError, NotUnderstood
from barbu.locales import Locale, negotiate
from barbu.match import Event, Header, Match
from barbu.shuffle import new_secret, seeded_secret

RECORD, PRIVATE = ".barbu", ".private"
FINISHED = '{"finished": true}\n'
"""The last line of the private file of a match that is over."""


class DiskTrouble(BarbuError):
    """A file or folder that could not be read or written; what was acknowledged before is safe."""


class Setup(msgspec.Struct, frozen=True):
    """How a match is played: who sits where, and where its secrets come from."""

    seat: Seat | None
    """The person's seat."""
    bots: tuple[str, ...]
    """The bot of each seat; empty text where the person sits."""
    seed: str | None = None


class _Drawn(msgspec.Struct, frozen=True):
    """A secret, as the private file has it."""

    label: str
    secret: str


class Summary(msgspec.Struct, frozen=True):
    """One saved match in a list."""

    id: str
    match: Match
    played: float
    """When it was last played, in seconds since 1970."""


def data_folder(chosen: Path | None = None) -> Path:
    """The folder that holds everything of this user, or the one chosen."""
    return chosen if chosen is not None else Path(platformdirs.user_data_dir("barbu", appauthor=False))


@contextmanager
def disk(path: Path) -> Iterator[None]:
    """Turns what the system says about a file into a refusal."""
    try:
        yield
    except OSError as error:
        ids = {errno.ENOSPC: "play-disk-full", errno.EDQUOT: "play-disk-full", errno.EFBIG: "play-disk-full"}
        id = ids.get(error.errno or 0, "play-disk-trouble")
        raise DiskTrouble(id, path=str(path), reason=error) from error


def to_go_on(record: Path, id: str, locale: Locale) -> str:
    """What is to be typed to take this up again: its id, and what would not be so by itself."""
    data = record.parent.parent
    words = [id]
    words += ["--data", shlex.quote(str(data))] if data != data_folder() else []
    words += ["--lang", locale.code] if locale.code != negotiate() else []
    return " ".join(words)


def one_of(records: Sequence[Path], id: str, several: str, missing: str, **values: object) -> Path:
    """The record with this id or beginning of an id; raises a refusal, by the one or the other message."""
    found = [path for path in records if path.name.startswith(id)]
    exact = [path for path in found if path.name == id + RECORD]
    if exact or len(found) == 1:
        return (exact or found)[0]
    if found:
        raise NotUnderstood(several, given=id, allowed=tuple(path.name.removesuffix(RECORD) for path in found))
    raise NotUnderstood(missing, given=id, **values)


class Saves:
    """The matches in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "matches"
        self.skipped: list[tuple[Path, BarbuError]] = []
        """The records that `latest` could not read."""

    def create(self, header: Header, setup: Setup) -> "Save":
        """A new match on disk, held by this process; raises a refusal for players that cannot be."""
        match = Match.start(header)
        self._check_folder()
        with disk(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            private = _open(self.folder / (header.id + PRIVATE), os.O_CREAT | os.O_EXCL, 0o600)
            hold(private)
            _write(private, _line({"seat": setup.seat, "bots": setup.bots, "seed": setup.seed}))
            record = self.folder / (header.id + RECORD)
            fresh = record.with_suffix(".new")
            written = _open(fresh, os.O_CREAT | os.O_TRUNC, 0o600)  # it will hold the hands of the deal in play
            _write(written, notation.dump_header(header))
            os.close(written)
            os.replace(fresh, record)
            sync_folder(self.folder)
            return Save(record, _open(record), private, match, setup, {})

    def resume(self, id: str) -> "Save":
        """The match with this id or beginning of an id, held by this process; raises a refusal."""
        record = self._find(id)
        name = record.name.removesuffix(RECORD)
        path = self.folder / (name + PRIVATE)
        with disk(path):
            if not path.exists():
                raise NotUnderstood("play-no-private-file", id=name, path=str(path))
            private = _open(path)
            if not hold(private):
                os.close(private)
                raise NotUnderstood("play-match-in-use", id=name)
            try:
                return self._resumed(record, path, private)
            except BaseException:
                os.close(private)
                raise

    def _resumed(self, record: Path, path: Path, private: int) -> "Save":
        """Nothing is cut off before both files are found to be sound, and to belong to one match."""
        told, noted = _whole_text(record), _whole_text(path)
        setup, secrets = _read_private(path, noted)
        match = notation.loads(told)
        seats = range(match.players)
        sits = setup.seat is None or setup.seat in seats
        seated = sits and [bool(name) for name in setup.bots] == [seat != setup.seat for seat in seats]
        if not seated or (setup.seed is None and not keeps_its_promises(match, secrets)):
            raise NotUnderstood("play-bad-private-file", path=str(path))
        file = _open(record)
        _cut(file, told)
        _cut(private, noted)
        return Save(record, file, private, match, setup, secrets)

    def latest(self) -> str:
        """The id of the unfinished match last played and not open elsewhere; raises a refusal where there is none."""
        elsewhere = ""
        for record in self._records():
            try:
                if not self._is_open(record) or read_record(record).finished:
                    continue
                id = record.name.removesuffix(RECORD)
                if not self._is_held(record):
                    return id
                elsewhere = elsewhere or id
            except BarbuError as error:
                self.skipped.append((record, error))
        if elsewhere:
            raise NotUnderstood("play-match-in-use", id=elsewhere)
        raise NotUnderstood("play-nothing-to-resume", path=str(self.folder))

    def all(self) -> tuple[list[Summary], list[tuple[Path, BarbuError]]]:
        """The matches, the one last played first, and the records that cannot be read."""
        found: list[Summary] = []
        bad: list[tuple[Path, BarbuError]] = []
        for record in self._records():
            try:
                match = read_record(record)
                found.append(Summary(record.name.removesuffix(RECORD), match, moment(record) / 1e9))
            except BarbuError as error:
                bad.append((record, error))
        return found, bad

    def _is_open(self, record: Path) -> bool:
        """Whether the match was played here and is not noted as over."""
        private = record.with_suffix(PRIVATE)
        with disk(private):
            return private.exists() and not private.read_bytes().endswith(FINISHED.encode())

    def _is_held(self, record: Path) -> bool:
        """Whether another process plays the match now."""
        path = record.with_suffix(PRIVATE)
        with disk(path):
            private = _open(path)
            try:
                return not hold(private)
            finally:
                os.close(private)

    def _check_folder(self) -> None:
        for path in (self.folder.parent, self.folder):
            if path.exists() and not path.is_dir():
                raise NotUnderstood("play-not-a-folder", path=str(path))

    def _records(self) -> list[Path]:
        self._check_folder()
        with disk(self.folder):
            if not self.folder.exists():
                return []
            return sorted(self.folder.glob("*" + RECORD), key=moment, reverse=True)

    def _find(self, id: str) -> Path:
        return one_of(self._records(), id, "play-several-matches", "play-no-such-match", path=str(self.folder))


class Save:
    """One match on disk, held by this process: a record to append to, and a source of secrets."""

    def __init__(
        self, path: Path, record: int, private: int, match: Match, setup: Setup, secrets: dict[str, bytes]
    ) -> None:
        self.path = path
        self.match = match
        """The match as it was when it was opened."""
        self.setup = setup
        self._record = record
        self._private = private
        self._private_path = path.with_suffix(PRIVATE)
        self._secrets = secrets

    def append(self, events: Sequence[Event]) -> None:
        """Writes the events down; they are on the disk when it returns."""
        with disk(self.path):
            _write(self._record, "".join(map(notation.dump_event, events)))

    def of(self, label: str) -> bytes:
        """The secret of a draw; it is on the disk before it is used."""
        if self.setup.seed is not None:
            return seeded_secret(self.setup.seed, label)
        if label not in self._secrets:
            secret = new_secret()
            with disk(self._private_path):
                _write(self._private, _line({"label": label, "secret": secret.hex()}))
            self._secrets[label] = secret
        return self._secrets[label]

    def finish(self) -> None:
        """Notes that the match is over, so that looking for unfinished ones need not read it."""
        with disk(self._private_path):
            _write(self._private, FINISHED)

    def close(self) -> None:
        """Lets go of the match."""
        os.close(self._record)
        os.close(self._private)


def read_record(path: Path) -> Match:
    """The match that a file tells, whoever wrote it; a last line without its end is left out."""
    with disk(path):
        data = path.read_bytes()
    try:
        text = data[: data.rfind(b"\n") + 1].decode("utf-8")
    except UnicodeDecodeError:
        raise notation.BadRecord("play-not-text", path=str(path)) from None
    return notation.loads(text.replace("\r\n", "\n"))


# --- files that only grow ---------------------------------------------------------------------------


def _open(path: Path, flags: int = 0, mode: int = 0o644) -> int:
    return os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | flags, mode)


def _write(file: int, text: str) -> None:
    """Appends the text and waits for the disk; a text that does not fit whole is taken back."""
    size = os.fstat(file).st_size
    data = text.encode("utf-8")
    try:
        while data:
            data = data[os.write(file, data) :]
        os.fsync(file)
    except OSError:
        os.ftruncate(file, size)
        raise


def _whole_text(path: Path) -> str:
    """What the file says, without a last line that has no end."""
    data = path.read_bytes()
    try:
        return data[: data.rfind(b"\n") + 1].decode("utf-8")
    except UnicodeDecodeError:
        raise notation.BadRecord("play-not-text", path=str(path)) from None


def _cut(file: int, text: str) -> None:
    """Takes away what the file has after the text."""
    whole = len(text.encode("utf-8"))
    if whole < os.fstat(file).st_size:
        os.ftruncate(file, whole)
        os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Makes a new name in the folder outlive a loss of power, where the system can."""
    if os.name != "nt":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def moment(path: Path) -> int:
    """When the file was last written, in nanoseconds since 1970; 0 for a link that leads nowhere."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _line(values: dict[str, Any]) -> str:
    return json.dumps(values) + "\n"


def _read_private(path: Path, text: str) -> tuple[Setup, dict[str, bytes]]:
    try:
        first, *rest = map(json.loads, text.splitlines())
        setup = msgspec.convert(first, Setup)
        entries = [msgspec.convert(entry, _Drawn) for entry in rest if entry != json.loads(FINISHED)]
        secrets = {entry.label: bytes.fromhex(entry.secret) for entry in entries}
    except (ValueError, msgspec.ValidationError):
        raise NotUnderstood("play-bad-private-file", path=str(path)) from None
    if len(secrets) < len(entries):
        raise NotUnderstood("play-bad-private-file", path=str(path))
    return setup, secrets


def when(moment: float) -> str:
    """A time as people write it everywhere: 2025-03-01 18:30."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
