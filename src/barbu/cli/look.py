"""How the terminal at hand is drawn on: its width, and whether it has colours and can be drawn over."""

import msgspec
from rich.text import Text

from barbu.cards import Card
from barbu.cli.paint import Deck, bare_tile, coloured, tile
from barbu.cli.voice import Voice


class Look(msgspec.Struct, frozen=True):
    """A voice and the room it is seen in."""

    voice: Voice
    width: int
    height: int
    deck: Deck | None
    """The colours of cards; None where there is no colour."""

    @property
    def colour(self) -> bool:
        """Whether there are colours."""
        return self.deck is not None

    def tile(self, card: Card, dim: bool = False, takes: bool = False) -> Text:
        """A card on the table or in the hand."""
        if self.deck is None:
            return bare_tile(card, self.voice, dim, takes)
        return tile(card, self.voice, self.deck, dim, takes)

    def text(self, text: str, style: str = "") -> Text:
        """A sentence, its suits in their colours."""
        return coloured(text, style)
