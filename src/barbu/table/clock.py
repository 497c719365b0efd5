"""The turn clock: so many seconds for each act, then a bank that is full again at each deal."""

import asyncio
import time

import msgspec

from barbu.deal import Seat

BANK = 60.0
"""Seconds beyond the clock that a player has in one deal."""

MORE = 60.0
"""Seconds that a player may ask for, once in a turn."""


class System:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds of the event loop."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Returns when they have passed."""
        await asyncio.sleep(seconds)


class Wall(System):
    """The time of day, which all machines share."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


class ClockState(msgspec.Struct, frozen=True):
    """Whose time runs, since when, and what is left in each bank."""

    banks: tuple[float, ...]
    seat: Seat | None = None
    since: float = 0.0
    more: float = 0.0


class TurnClock:
    """The clock of a table; its state can be told to other processes."""

    def __init__(self, seconds: int, players: int, state: ClockState | None = None) -> None:
        self.seconds = seconds
        self.state = state or ClockState((BANK,) * players)

    def copy(self) -> "TurnClock":
        """A clock that goes on from here apart from this one."""
        return TurnClock(self.seconds, len(self.state.banks), self.state)

    def turn(self, seat: Seat | None, now: float) -> None:
        """It is this seat's turn from now on; the one before pays what he took beyond the clock."""
        banks = list(self.state.banks)
        if self.state.seat is not None:
            banks[self.state.seat] = self._bank(self.state.seat, now)
        self.state = ClockState(tuple(banks), seat, now)

    def more(self, seat: Seat) -> bool:
        """The seat takes more time for this turn; False where its time does not run, or it has done so already."""
        if not self.seconds or self.state.seat != seat or self.state.more:
            return False
        self.state = msgspec.structs.replace(self.state, more=MORE)
        return True

    def refill(self) -> None:
        """A new deal: all banks are full."""
        self.state = msgspec.structs.replace(self.state, banks=(BANK,) * len(self.state.banks))

    def left(self, now: float) -> tuple[float, float] | None:
        """Seconds left on the clock and in the bank of the seat whose time runs; None without a clock."""
        state = self.state
        if not self.seconds or state.seat is None:
            return None
        return max(0.0, self.seconds + state.more - (now - state.since)), self._bank(state.seat, now)

    def _bank(self, seat: Seat, now: float) -> float:
        state = self.state
        over = max(0.0, now - state.since - self.seconds - state.more) if self.seconds else 0.0
        return max(0.0, state.banks[seat] - over)
