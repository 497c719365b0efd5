"""The secrets of a match that is kept: each is drawn once, and is safe before anything shows that it was drawn."""

from collections.abc import Mapping

from barbu.croupier import keeps_its_promises
from barbu.match import Match
from barbu.shuffle import new_secret
from barbu.table.ports import Damaged


class KeptSecrets:
    """Secrets from the operating system; the new ones wait in `fresh` until they are written down."""

    def __init__(self, known: dict[str, bytes]) -> None:
        self._known = dict(known)
        self.fresh: dict[str, bytes] = {}

    @classmethod
    def of_match(cls, match: Match, known: dict[str, bytes]) -> "KeptSecrets":
        """Those kept of the match; raises `Damaged` where they are not those that its deals promised."""
        if not keeps_its_promises(match, known):
            raise Damaged("match-damaged", given=match.header.id)
        return cls(known)

    def of(self, label: str) -> bytes:
        """The secret of a draw, made when it is first asked for."""
        if label in self._known:
            return self._known[label]
        return self.fresh.setdefault(label, new_secret())

    def settle(self, written: Mapping[str, bytes]) -> None:
        """Counts these among the known ones: they are written down."""
        self._known |= written
        for label in written:
            self.fresh.pop(label, None)
