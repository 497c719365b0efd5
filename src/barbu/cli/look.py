"""How the terminal at hand is drawn on: its width, and whether it has colours and can be drawn over."""

import msgspec
from rich.text import Text

from barbu.cards import Card
from barbu.cli.paint import bare_tile, coloured, tile
from barbu.cli.voice import Voice


class Look(msgspec.Struct, frozen=True):
    """A voice and the room it is seen in."""

    voice: Voice
    width: int
    height: int
    colour: bool
    trick: bool = False
    """Whether a trick is being played."""

    def tile(self, card: Card, dim: bool = False, takes: bool = False) -> Text:
        """A card on the table or in the hand."""
        return (tile if self.colour else bare_tile)(card, self.voice, dim, takes)

    def text(self, text: str, style: str = "") -> Text:
        """A sentence, its suits in their colours."""
        return coloured(text, style)
