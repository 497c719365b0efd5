"""The drawings of a sheet as SVG: those of the page, in one ink."""

from collections.abc import Mapping

from barbu.cards import Card, Rank, Suit
from barbu.errors import NotUnderstood

CONTRACTS: Mapping[str, str] = {
    "barbu": '<g transform="scale(.375)"><path d="M15 20.5L11 5.5L22 12.5L32 2L42 12.5L53 5.5L49 20.5Z"/><circle cx="24.5" cy="26" r="3"/><circle cx="39.5" cy="26" r="3"/><path d="M32 63C18.5 53.5 8 46.5 8 38.5C8 33.5 12 30.8 17.5 30.8C24 30.8 29.5 33.3 32 37.8C34.5 33.3 40 30.8 46.5 30.8C52 30.8 56 33.5 56 38.5C56 46.5 45.5 53.5 32 63ZM26.8 44.5Q24.8 47 27.3 48.5Q32 52 36.7 48.5Q39.2 47 37.2 44.5Q32 48.3 26.8 44.5Z" fill-rule="evenodd"/></g>',  # noqa: E501
    "domino": '<rect x="7" y="2" width="10" height="20" rx="2.4" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M7.5 12H16.5" stroke="currentColor" stroke-width="1.6"/><circle cx="12" cy="7" r="1.7"/><circle cx="10" cy="15" r="1.4"/><circle cx="14" cy="19" r="1.4"/>',  # noqa: E501
    "last1": '<circle cx="3" cy="12" r="1.5"/><circle cx="7.5" cy="12" r="1.5"/><circle cx="12" cy="12" r="1.5"/><rect x="15.2" y="4.5" width="6.6" height="15" rx="1.8"/>',  # noqa: E501
    "last2": '<circle cx="2.8" cy="12" r="1.5"/><circle cx="7" cy="12" r="1.5"/><rect x="9.8" y="5" width="5.4" height="14" rx="1.6"/><rect x="16.8" y="5" width="5.4" height="14" rx="1.6"/>',  # noqa: E501
    "queens": '<path d="M3.5 8.5L7.2 17.5H16.8L20.5 8.5L15.3 12.3L12 6L8.7 12.3Z"/><circle cx="3.5" cy="7.5" r="1.8"/><circle cx="20.5" cy="7.5" r="1.8"/><circle cx="12" cy="4.5" r="2"/><rect x="6.8" y="19" width="10.4" height="2.2" rx="1.1"/>',  # noqa: E501
    "salad": '<path d="M2 12.8H22C22 17.2 19.5 19.8 16.5 20.6V22H7.5V20.6C4.5 19.8 2 17.2 2 12.8Z"/><path d="M3.6 11.2C2.6 8.3 4.8 6.1 7.2 6.8C7.8 4.2 11.6 3.6 13 5.8L14.6 7.6C17.6 6.6 20.9 8.4 20.4 11.2Z"/><path d="M16.2 6.4L20.6 1.8" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',  # noqa: E501
    "tricks": '<rect x="3.5" y="7.5" width="9" height="12.5" rx="1.6" transform="rotate(-14 8 14)" fill="none" stroke="currentColor" stroke-width="1.8"/><rect x="10" y="4.5" width="9.5" height="13.5" rx="1.8" transform="rotate(12 15 11)"/>',  # noqa: E501
    "trumps": '<path d="M12 2.5L14.8 8.6L21.5 9.4L16.5 13.9L17.9 20.5L12 17.2L6.1 20.5L7.5 13.9L2.5 9.4L9.2 8.6Z"/>',
}
"""The contracts' drawings in a box of 24, by the names that `rules.glyphs` gives them."""

RANKS: Mapping[str, str] = {
    "Q": CONTRACTS["queens"],
    "K": '<path d="M4 17V6.5L8.2 10.2L12 4L15.8 10.2L20 6.5V17Z"/><rect x="4" y="18.6" width="16" height="2.6" rx="1.2"/><circle cx="12" cy="3.4" r="1.6"/>',  # noqa: E501
    "J": '<path d="M3 16.5C3.5 10 8 7.5 13 8C17.5 8.5 20.5 11 21 16.5C15 14.3 9 14.3 3 16.5Z"/><path d="M13 7.4C14.5 3.6 18 2 21.6 2.4C20.6 5.6 18 7.8 14.6 8Z"/><path d="M3.4 18.6C9 16.6 15 16.6 20.6 18.6V21C15 19.2 9 19.2 3.4 21Z"/>',  # noqa: E501
}

SUITS: Mapping[str, str] = {
    "C": "M50 5C62 5 70.5 14 70.5 25C70.5 31 68 36 64 40C67 38.5 70 38 73 38C85 38 94 47 94 58.5C94 70 85 79 73 79C64 79 57 74 53.5 67C54.5 79 57 88 65 95H35C43 88 45.5 79 46.5 67C43 74 36 79 27 79C15 79 6 70 6 58.5C6 47 15 38 27 38C30 38 33 38.5 36 40C32 36 29.5 31 29.5 25C29.5 14 38 5 50 5Z",  # noqa: E501
    "S": "M50 5C61 25 92 40 92 62C92 76 82 84 71 84C63 84 57 80 53.5 75C54.5 84 58 91 65 95H35C42 91 45.5 84 46.5 75C43 80 37 84 29 84C18 84 8 76 8 62C8 40 39 25 50 5Z",  # noqa: E501
    "D": "M50 3C59 22 71 38 87 50C71 62 59 78 50 97C41 78 29 62 13 50C29 38 41 22 50 3Z",
    "H": "M50 92C24 70 6 52 6 32C6 17 17 7 29 7C38 7 46 12 50 21C54 12 62 7 71 7C83 7 94 17 94 32C94 52 76 70 50 92Z",
}

MARKERS: tuple[str, ...] = (
    '<circle cx="6" cy="6" r="5"/>',
    '<rect x="1.3" y="1.3" width="9.4" height="9.4" rx="1.5"/>',
    '<path d="M6 .6L11.6 10.8H.4Z"/>',
    '<path d="M6 0L12 6L6 12L0 6Z"/>',
    '<path d="M4 0H8V4H12V8H8V12H4V8H0V4H4Z"/>',
    '<path d="M6 11.5L.3 2H11.7Z"/>',
    '<path d="M6 .2L11.5 4.3L9.4 11H2.6L.5 4.3Z"/>',
)
"""The seats' markers in a box of 12."""

SIGNS = "●■▲◆✚▼⬟"
"""The same as signs of text."""

INK = "#111111"


def svg(drawing: str, box: int) -> str:
    """A drawing of its own, in the ink of the sheet."""
    inked = drawing.replace("currentColor", INK)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box} {box}" fill="{INK}">{inked}</svg>'


def mark() -> str:
    """The game's mark."""
    return svg(CONTRACTS["barbu"], 24)


def marker(seat: int) -> str:
    """The marker of a seat."""
    return svg(MARKERS[seat], 12)


def contract(glyph: str, name: str, letters: Mapping[Rank, str]) -> str:
    """The drawing of a contract; `letters` are those on the cards."""
    if glyph in CONTRACTS:
        return svg(CONTRACTS[glyph], 24)
    kind, _, word = glyph.partition(":")
    match kind:
        case "suit":
            return svg(_suit(word, 2.5, 2.7, 0.19), 24)
        case "rank" if word in RANKS:
            return svg(RANKS[word], 24)
        case "rank":
            return svg(_text(letters[Rank.parse(word)], 19, 19), 24)
        case "card":
            return svg(_outlined(Card.parse(word), letters), 24)
        case "text":
            return svg(_custom(name), 24)
    raise NotUnderstood("not-a-card", given=glyph)


def _suit(letter: str, x: float, y: float, scale: float) -> str:
    return f'<path d="{SUITS[letter]}" transform="translate({x} {y}) scale({scale})"/>'


def _text(word: str, size: float, y: float) -> str:
    clean = word.replace("&", "").replace("<", "")
    return (
        f'<text x="12" y="{y}" font-size="{size}" font-weight="600" text-anchor="middle" '
        f'font-family="Barbu Sans, Barbu Sans SC, sans-serif">{clean}</text>'
    )


def _outlined(card: Card, letters: Mapping[Rank, str]) -> str:
    frame = '<rect x="4" y="2" width="16" height="20" rx="2.6" fill="none" stroke="currentColor" stroke-width="1.7"/>'
    return frame + _text(letters[card.rank], 9.6, 11.6) + _suit(Suit(card.suit).letter, 8.2, 12.6, 0.076)


def _custom(name: str) -> str:
    frame = (
        '<rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="1.7" '
        'stroke-dasharray="3 2.4"/>'
    )
    return frame + _text(name[:2], 10, 15.6)
