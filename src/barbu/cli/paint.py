"""How things look: cards, suits, seats; everything is still clear without colour."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from barbu.cards import Card, Rank, Suit
from barbu.cli.voice import Voice
from barbu.deal import Seat

MARKS = "●■▲◆✚▼★"
"""The marker of each seat."""
SEAT_COLOURS = ("#c65367", "#3a9aa8", "#b08020", "#9370c8", "#7a9a48", "#c07848", "#8090a0")

BADGE = Style.parse("bold #fff7ec on #8c232e")
NOW = Style.parse("bold #2a1e08 on #e2ae45")
QUIET = Style.parse("dim")
STRONG = Style.parse("bold")
REFUSAL = Style.parse("bold red")


class Deck(NamedTuple):
    """The colours of cards: ink by suit, and papers."""

    inks: dict[Suit, str]
    dim_inks: dict[Suit, str]
    paper: str
    dim: str
    brass: str


def _by_suit(spades: str, hearts: str, diamonds: str, clubs: str) -> dict[Suit, str]:
    return {Suit.SPADES: spades, Suit.HEARTS: hearts, Suit.DIAMONDS: diamonds, Suit.CLUBS: clubs}


FINE = Deck(
    _by_suit("#1e1a17", "#be1e2d", "#1a57a0", "#176b3c"),
    _by_suit("#1e1a17", "#8f1220", "#123f78", "#0e4a29"),
    "#fffdf8",
    "#b3a893",
    "#f0cc78",
)
MANY = Deck(
    _by_suit("color(16)", "color(124)", "color(25)", "color(22)"),
    _by_suit("color(16)", "color(88)", "color(18)", "color(22)"),
    "color(230)",
    "color(250)",
    "color(222)",
)
"""For terminals with 256 colours."""
_FOUR = _by_suit("black", "red", "blue", "green")
SIXTEEN = Deck(_FOUR, _FOUR, "bright_white", "white", "yellow")
"""For terminals with sixteen. Left to the nearest colour, two suits would look alike here and in 256."""
DECKS = {"truecolor": FINE, "256": MANY}
"""Decks by what rich calls the colours of a terminal; others have sixteen."""
_ON_GROUND = _by_suit("bold", "red", "dodger_blue1", "green")
_BY_SIGN = {suit.symbol: suit for suit in Suit}

_CLOSING, _OPENING = "，。：；、？）”’…%·♠♥♦♣", "（“‘"
"""Signs that never begin, and that never end a line."""

TILE = 5
"""Columns of a card."""


def tile(card: Card, voice: Voice, deck: Deck, dim: bool = False, takes: bool = False) -> Text:
    """A card lying on the table or held: five columns of paper. `dim` may not be played, `takes` wins the trick."""
    paper = deck.brass if takes else deck.dim if dim else deck.paper
    ink = (deck.dim_inks if dim else deck.inks)[card.suit]
    weight = "" if dim else "bold "
    return Text(f"{voice.card(card):>4} ", Style.parse(f"{weight}{ink} on {paper}"))


def bare_tile(card: Card, voice: Voice, dim: bool = False, takes: bool = False) -> Text:
    """The same without colour: brackets mark a card that may be played, a star the one that wins."""
    left, right = ("*", "*") if takes else (" ", " ") if dim else ("[", "]")
    return Text(f"{left}{voice.card(card)}{right}".rjust(TILE))


def mark(seat: Seat) -> Text:
    """The seat's marker."""
    return Text(MARKS[seat], SEAT_COLOURS[seat])


def coloured(text: str, style: str | Style = "") -> Text:
    """Text with every suit sign, and the rank before it, in the suit's colour."""
    line = Text(text, style)
    for found in re.finditer(r"(?:(?<!\w)\w{1,2})?([♠♥♦♣])", text):
        line.stylize(_ON_GROUND[_BY_SIGN[found[1]]], found.start(), found.end())
    return line


def fit(text: Text, width: int) -> Text:
    """The text in no more than so many columns, with an ellipsis where it is cut."""
    short = text.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def clipped(text: str, width: int) -> str:
    """Plain text in no more than so many columns."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


def right(text: str, width: int) -> str:
    """Plain text at the right of so many columns."""
    return " " * (width - cell_len(text)) + text


def spread(left: Text, right: Text, width: int) -> list[Text]:
    """Two texts at the ends of one line, or on two lines where one has no room."""
    gap = width - left.cell_len - right.cell_len
    if gap < 2:
        return [*wrapped(left, width), *wrapped(right, width)]
    return [Text.assemble(left, " " * gap, right)]


def wrapped(text: Text, width: int) -> list[Text]:
    """The text as lines of so many columns at most, broken at ordinary spaces, and between signs two columns wide."""
    lines: list[Text] = []
    rest, width = text, max(1, width)
    while rest.cell_len > width:
        fits = _columns(rest.plain, width)
        end = next((at for at in range(fits, 0, -1) if _breaks(rest.plain, at)), fits)
        lines.append(rest[:end])
        rest = rest[end + (rest.plain[end] == " ") :]
    return [*lines, rest]


def _breaks(text: str, at: int) -> bool:
    """Whether a line may end before this sign: a space, or one that follows or is a wide sign."""
    before, sign = text[at - 1], text[at]
    if sign == " ":
        return True
    return (cell_len(before) > 1 or cell_len(sign) > 1) and sign not in _CLOSING and before not in _OPENING


def fitted(lines: Iterable[Text], width: int) -> list[Text]:
    """The lines, those too long wrapped."""
    return [piece for line in lines for piece in wrapped(line, width)]


def _columns(text: str, width: int) -> int:
    """How many characters fit so many columns; at least one."""
    used = 0
    for count, sign in enumerate(text):
        used += cell_len(sign)
        if used > width:
            return max(1, count)
    return len(text)


def flow(parts: Sequence[Text], gap: str, width: int) -> list[Text]:
    """The parts on as few lines as they need, none of them broken unless it is longer than a line."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (gap, QUIET), part)
        else:
            lines.append(part)
    return [piece for line in lines for piece in wrapped(line, width)]


def sorted_hand(cards: Iterable[Card], strength: Mapping[Rank, int]) -> list[Card]:
    """The hand as it is held: suits in alternating colours, each from its highest card down."""
    held = list(cards)
    suits = {card.suit for card in held}
    black = [suit for suit in (Suit.SPADES, Suit.CLUBS) if suit in suits]
    red = [suit for suit in (Suit.HEARTS, Suit.DIAMONDS) if suit in suits]
    first, second = (red, black) if len(red) > len(black) else (black, red)
    order = [suit for pair in zip(first, [*second, None], strict=False) for suit in pair if suit is not None]
    order += [suit for suit in (*first, *second) if suit not in order]
    return sorted(held, key=lambda card: (order.index(card.suit), -strength[card.rank]))
