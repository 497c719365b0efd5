"""The terminal: drawn over where it can be, written line after line where it cannot, read from in either case."""

import os
import re
import sys
import time
from collections.abc import Iterable, Sequence
from typing import IO, Any, Literal

from rich.console import Console
from rich.text import Text

from barbu.cli.look import Look
from barbu.cli.paint import DECKS, SIXTEEN, wrapped
from barbu.cli.voice import Voice

HOME, WIPE, REST_OF_LINE, REST = "\x1b[H", "\x1b[2J", "\x1b[K", "\x1b[J"
_PLAIN = str.maketrans(
    {
        **dict(zip("♠♥♦♣●■▲◆✚▼★▶", "SHDC*#^%+v~>", strict=True)),
        **dict(zip("−–—·─’‘“”«»×✎", '----=\'`""""x*', strict=True)),
        "…": ".",
        "œ": "oe",
    }
)

WIDEST = 96
"""Columns that are used at most: on a wider terminal the eye would have to travel."""


class Letters:
    """Standard output that cannot write our signs, writing the nearest letters instead."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Writes the text with what the encoding has."""
        encoding = getattr(self._file, "encoding", None) or "ascii"
        return self._file.write(text.translate(_PLAIN).encode(encoding, "replace").decode(encoding))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def output(file: IO[str]) -> IO[str]:
    """The stream, made safe for every sign we print."""
    encoding = getattr(file, "encoding", None) or "ascii"
    try:
        "♠−…é●".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Letters(file)  # type: ignore[return-value]
    return file


COLOURFUL = re.compile(
    "color|xterm|screen|tmux|linux|rxvt|ansi|cygwin|konsole|kitty|alacritty|foot|wezterm|ghostty|iterm|vte|gnome|putty|^st$"
)
"""The names of terminals that have colours; others, as vt100, would show the codes or do who knows what with them."""


def _has_colours() -> bool:
    """Whether the terminal is known to have colours, or says so itself."""
    told = any(os.environ.get(name) for name in ("COLORTERM", "FORCE_COLOR"))
    return told or os.name == "nt" or bool(COLOURFUL.search(os.environ.get("TERM", "").casefold()))


def console(error: bool = False) -> Console:
    """A console on standard output or error; colours as the terminal has them, none with NO_COLOR or in a pipe."""
    file = output(sys.stderr if error else sys.stdout)
    colours: Literal["auto"] | None = "auto" if _has_colours() else None
    return Console(file=file, color_system=colours, highlight=False, markup=False, emoji=False)


class Screen:
    """What a match is shown on."""

    def __init__(self, console: Console, interactive: bool | None = None) -> None:
        self.console = console
        terminal = console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows
        terminal = terminal and sys.stdin.isatty()
        self.live = terminal if interactive is None else interactive
        """Whether the picture is drawn over the one before."""
        self._pending: list[str] = []
        if sys.stdin.isatty():
            _line_editing()
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

    def look(self, voice: Voice) -> Look:
        """The room there is now."""
        size = self.console.size
        colours = None if self.console.no_color else self.console.color_system
        width = max(20, min(size.width, WIDEST))
        deck = DECKS.get(colours, SIXTEEN) if colours is not None else None
        return Look(voice, width, size.height, deck)

    def print(self, lines: Iterable[Text | str]) -> None:
        """Writes the lines below what is there."""
        bare = self.console.color_system is None
        for line in lines:
            text = line.copy() if isinstance(line, Text) else Text(line)
            if bare:
                text.rstrip()  # without colour the end of a line is only blank
            for piece in wrapped(text, self.console.width):
                self.console.print(piece, overflow="fold")

    def draw(self, lines: Sequence[Text | str]) -> None:
        """Draws the lines as the whole picture."""
        with self.console.capture() as captured:
            self.print(lines)
        text = captured.get().replace("\n", REST_OF_LINE + "\n")
        fits = len(lines) < self.console.size.height
        self.console.file.write((HOME if fits else WIPE + HOME) + text + REST)
        self.console.file.flush()

    def begin(self) -> None:
        """Begins an empty picture and leaves what was on the terminal above it."""
        if self.live:
            self.console.file.write("\n" * self.console.size.height)
            self.clear()

    def clear(self) -> None:
        """Begins an empty picture."""
        if self.live:
            self.console.file.write(HOME + REST)
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line that the person types; raises `EOFError` at the end of input."""
        if self._pending:
            line = self._pending.pop(0)
            self.print([prompt + line])
            return line
        if sys.stdin.isatty() and sys.stdout.isatty():
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.file.write("\n")
            raise EOFError
        if not sys.stdin.isatty():
            self.console.file.write(line if line.endswith("\n") else line + "\n")
        return line.rstrip("\n")

    def pause(self, seconds: float) -> None:
        """Leaves time to look; the Enter key ends it early, and what is typed meanwhile is kept."""
        if seconds <= 0 or not self.live:
            return
        if os.name == "nt":
            time.sleep(seconds)
            return
        import select

        if select.select([sys.stdin], [], [], seconds)[0]:
            typed = os.read(sys.stdin.fileno(), 4096).decode("utf-8", "replace").strip()
            if typed:
                self._pending.append(typed)


def _line_editing() -> None:
    """Arrow keys and history while typing, where the system has them."""
    try:
        import readline

        readline.set_auto_history(True)
    except ImportError:
        pass
