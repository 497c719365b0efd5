"""Where guests are kept with all that is theirs."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a passkey, by which its guest comes back."""

    id: str
    """What its maker calls it, in base64 for addresses."""
    site: str
    """The name of the site that it was made for."""
    body: bytes
    """The public half, as WebAuthn writes it: attested credential data."""
    uses: int
    """What its own counter said last; 0 where it has none."""
    made: float
    used: float | None = None
    """When, in seconds since 1970."""


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
        """The number that sessions of the guest must have from now on; links and passkeys of before are gone."""
        ...

    async def passkeys(self, guest: str) -> Sequence[Passkey]:
        """The guest's passkeys, the first made first."""
        ...

    async def add_passkey(self, guest: str, passkey: Passkey, most: int) -> bool:
        """Keeps a passkey; False where he has so many already, or somebody has this one."""
        ...

    async def passkey(self, id: str, site: str) -> Passkey | None:
        """The passkey of this site."""
        ...

    async def used_passkey(self, id: str, site: str, uses: int, now: float) -> str | None:
        """Notes that it was used; whose it is, None where its counter has not gone on, as that of a copy would not."""
        ...

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """Forgets one of his; False where he has none of this name."""
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
