"""The secrets of a match that is kept: each is drawn once, and is safe before anything shows that it was drawn."""

from barbu.shuffle import new_secret


class KeptSecrets:
    """Secrets from the operating system; the new ones wait in `fresh` until they are written down."""

    def __init__(self, known: dict[str, bytes]) -> None:
        self._known = dict(known)
        self.fresh: dict[str, bytes] = {}

    def of(self, label: str) -> bytes:
        """The secret of a draw, made when it is first asked for."""
        if label in self._known:
            return self._known[label]
        return self.fresh.setdefault(label, new_secret())

    def settle(self, written: dict[str, bytes]) -> None:
        """Counts these among the known ones: they are written down."""
        self._known |= written
        for label in written:
            self.fresh.pop(label, None)
