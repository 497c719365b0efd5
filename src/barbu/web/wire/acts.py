"""Acts, and refusals with those that would have been legal."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=6)]
CardText = Annotated[str, Meta(min_length=2, max_length=3)]
WITHOUT_NUL = r"^[^\x00]*$"
"""Text that every database keeps."""
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]


class Choose(Struct, tag="choose", tag_field="kind"):
    contract: Word
    blind: bool = False


class Look(Struct, tag="look", tag_field="kind"):
    pass


class Trump(Struct, tag="trump", tag_field="kind"):
    suit: Annotated[str, Meta(min_length=1, max_length=1)] | None


class Start(Struct, tag="start", tag_field="kind"):
    rank: Annotated[str, Meta(min_length=1, max_length=2)]


class Double(Struct, tag="double", tag_field="kind"):
    seats: Annotated[list[Seat], Meta(max_length=7)]


class Play(Struct, tag="play", tag_field="kind"):
    card: CardText


class Lay(Struct, tag="lay", tag_field="kind"):
    card: CardText
    end: Literal["high", "low"] | None = None


class Pass(Struct, tag="pass", tag_field="kind"):
    pass


class Stop(Struct, tag="stop", tag_field="kind"):
    pass


Action = Choose | Look | Trump | Start | Double | Play | Lay | Pass | Stop


class Problem(Struct):
    """A refusal. `type` is the message id, `text` the sentence in the session's language."""

    type: str
    title: str
    status: int
    text: str
    values: dict[str, Any] = {}
    legal: list[Action] = []
    seq: int | None = None
