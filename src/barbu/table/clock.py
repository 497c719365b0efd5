"""The turn clock: so many seconds for each act, then a bank that is full again at each deal."""

import asyncio

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


class TurnClock:
    """Whose time runs, since when, and what is left in each bank."""

    def __init__(self, seconds: int, players: int) -> None:
        self.seconds = seconds
        self._banks = [BANK] * players
        self._seat: Seat | None = None
        self._since = 0.0
        self._more = 0.0

    def turn(self, seat: Seat | None, now: float) -> None:
        """It is this seat's turn from now on; the one before pays what he took beyond the clock."""
        if self._seat is not None:
            self._banks[self._seat] = self._bank(self._seat, now)
        self._seat, self._since, self._more = seat, now, 0.0

    def more(self, seat: Seat) -> bool:
        """The seat takes more time for this turn; False where its time does not run, or it has done so already."""
        if not self.seconds or self._seat != seat or self._more:
            return False
        self._more = MORE
        return True

    def refill(self) -> None:
        """A new deal: all banks are full."""
        self._banks = [BANK] * len(self._banks)

    def left(self, now: float) -> tuple[float, float] | None:
        """Seconds left on the clock and in the bank of the seat whose time runs; None without a clock."""
        if not self.seconds or self._seat is None:
            return None
        return max(0.0, self.seconds + self._more - (now - self._since)), self._bank(self._seat, now)

    def _bank(self, seat: Seat, now: float) -> float:
        over = max(0.0, now - self._since - self.seconds - self._more) if self.seconds else 0.0
        return max(0.0, self._banks[seat] - over)
