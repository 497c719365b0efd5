"""Where guests are kept with all that is theirs."""

from collections.abc import Sequence
from typing import Any, Protocol


class StoredPersons(Protocol):
    """Where guests are kept with all that is theirs."""

    async def offer(self, key: str, guest: str, until: float) -> None:
        """Keeps a link under this key; the guest's others are good no longer."""
        ...

    async def offered(self, key: str, now: float) -> str | None:
        """Whose link this is; None for one that is used, too old, or none."""
        ...

    async def accept(self, key: str, now: float) -> str | None:
        """The same, and it is used from now on: of several who ask at once one gets it."""
        ...

    async def renew(self, guest: str) -> int:
        """The number that sessions of the guest must have from now on."""
        ...

    async def everything(self, guest: str) -> dict[str, Any]:
        """All that is kept of the guest, as plain data."""
        ...

    async def rooms_with(self, guest: str) -> Sequence[str]:
        """The tables that know the guest, also those that he is done with."""
        ...

    async def forget(self, guest: str, nameless: str) -> None:
        """Deletes what is the guest's; in matches that others have too his seat is called so."""
        ...
