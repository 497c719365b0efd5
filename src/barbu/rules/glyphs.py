"""Which drawing stands for a contract: page and paper show the same one."""

from functools import lru_cache

from barbu.cards import Card, Suit
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import item_covers, items, named_cards, positive
from barbu.rules.model import Contract, LayoutContract, Ruleset

SINGLE = {TRICK: "tricks", LAST_TRICKS[0]: "last1"}
BARBU = Card.parse("KH")


@lru_cache(maxsize=1024)
def glyph(rules: Ruleset, row: Contract) -> str:
    """The name of the contract's drawing: it follows from what the row counts."""
    if isinstance(row, LayoutContract):
        return "domino"
    if row.sums:
        return "salad"
    counted = items(rules, row)
    if counted == (TRICK,):
        return "trumps" if positive(rules, row) else "tricks"
    if len(counted) == 2 and all(item in LAST_TRICKS for item in counted):
        return "last2"
    main = _main(counted)
    return "text" if main is None else _single(main)


def _main(counted: tuple[str, ...]) -> str | None:
    """The one thing that is counted; cards of a suit or a rank may have prices of their own beside it."""
    if len(counted) == 1:
        return counted[0]
    single = named_cards(counted)
    wide = [item for item in counted if item not in map(str, single)]
    return wide[0] if len(wide) == 1 and all(item_covers(wide[0], card) for card in single) else None


def _single(item: str) -> str:
    if item in SINGLE:
        return SINGLE[item]
    if item in [suit.letter for suit in Suit]:
        return f"suit:{item}"
    if item in LAST_TRICKS:
        return "text"
    card = next(iter(named_cards([item])), None)
    if card is None:
        return f"rank:{item}"
    return "barbu" if card == BARBU else f"card:{card}"
