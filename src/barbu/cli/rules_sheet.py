"""The sheet of a ruleset on the terminal: every option that applies, by its label, section by section."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from immutabledict import immutabledict
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from barbu.cli.paint import wrapped
from barbu.locales import Locale
from barbu.rules import Contract, Ruleset, TrickContract
from barbu.rules.compare import scope_of
from barbu.rules.kinds import for_players
from barbu.rules.meaning import (
    banned_suit,
    dealt_pack,
    fixed_pack,
    hand_size,
    is_card_item,
    items,
    leftover_count,
    scheduled_deals,
    total,
)
from barbu.rules.model import Declared
from barbu.rules.options import OPTIONS, Option, options_of
from barbu.rules.words import contract_names, label, source, title, title_of, value_text, written

ASSUMED = "*"
"""The mark of a value that no source gives."""

SUIT_HELD_BACK = ("only_if_nothing_else", "until_broken", "no_lead", "no_play")
"""Bans of one suit, which is named beside them: nobody need work out which one a salad means."""

TABLE = ("players", "deck.size", "deck.removed", "deck.leftover", "deck.remove_order", "deck.blocked_contract")
CUSTOMS = ("ranking", "direction", "deal_style", "shuffle_cut", "visible_captures")
ROLES = ("first_dealer", "first_dealer_card", "dealer_rotation", "chooser", "selection", "list_size")
CHOICE = ("choice_time", "blind_multiplier", "leader")
END = ("series", "sign", "handicap")
SIDES = ("chooser", "leader", "shuffle_cut", "layout.starter")
"""Options that name a neighbour, who sits on the left or on the right."""

Line = tuple[str, str]
"""A label and what stands beside it."""


def narrowed(rules: Ruleset, players: int) -> Ruleset:
    """The same rules for one number of players alone, without values for the others."""
    parts = {name: _one(getattr(rules, name), players) for name in ("deck", "doubling")}
    rows = tuple(_one(row, players) for row in rules.contracts)
    whole: Ruleset = _one(rules, players)
    return msgspec.structs.replace(whole, players=(players,), contracts=rows, **parts)


def _one(part: Declared, players: int) -> Any:
    values = {name: getattr(part, name) for name in part.__struct_fields__}
    kept = {
        name: for_players(value, players, None)
        for name, value in values.items()
        if isinstance(value, immutabledict) and players in value
    }
    return msgspec.structs.replace(part, **kept)


def full_name(rules: Ruleset, locale: Locale) -> str:
    """What people call the ruleset, and beside it the name by which a command finds it where that is another."""
    name = rules.name or locale.text("unnamed-rules")
    called = title_of(name, locale)
    return name if called == name else called + locale.aside(name)


class Sheet:
    """One ruleset in one language."""

    def __init__(self, rules: Ruleset, locale: Locale) -> None:
        self.rules = rules
        self.locale = locale.at_table(contracts=contract_names(rules))

    def __rich__(self) -> RenderableType:
        rules, text = self.rules, self.locale.text
        parts: list[RenderableType] = [Text(self.heading(), "bold")]
        if rules.source:
            parts.append(Text(text("rules-source", source=source(rules, self.locale))))
        if rules.assumed:
            parts.append(Text(text("rules-assumed", mark=ASSUMED), "dim"))
        parts += self._section("rules-section-table", self.table())
        parts += self._section("rules-section-roles", self.lines((*ROLES, *CHOICE)))
        parts += [Text(), Text(text("rules-section-contracts"), "bold")]
        for number, row in enumerate(rules.contracts, start=1):
            parts += [Text(f"{number:>2}. {self.title(row)}"), Padding(_grid(self.contract(row)), (0, 0, 0, 4))]
        if rules.doubling.enabled:
            doubles = [f"doubling.{option.field}" for option in options_of("doubling") if option.field != "enabled"]
            parts += self._section("rules-section-doubling", self.lines(doubles))
        parts += self._section("rules-section-end", self.end())
        return Group(*parts)

    def heading(self) -> str:
        """What the ruleset is called: a preset by the name that people have for it, too."""
        return full_name(self.rules, self.locale)

    def _section(self, title: str, lines: Sequence[Line]) -> list[RenderableType]:
        return [Text(), Text(self.locale.text(title), "bold"), Padding(_grid(lines), (0, 0, 0, 2))]

    # --- what each section says -------------------------------------------------------------------------

    def lines(self, keys: Sequence[str]) -> list[Line]:
        """The options of these keys that apply."""
        found = []
        for key in keys:
            option = OPTIONS[key]
            part: Declared = getattr(self.rules, option.scope) if option.scope != "ruleset" else self.rules
            if option.applies(part) and (option.field != "handicap" or self.rules.handicap):
                found.append((label(option, self.locale), self.value(option, part, key)))
        return found

    def value(self, option: Option, part: Declared, key: str) -> str:
        """The option's value in words, with the side of a neighbour and the mark of what is assumed."""
        value = getattr(part, option.field)
        if option.key == "tricks.sums":
            value = tuple(row.id for row in self.rules.contracts if row.id in value)
        told = value_text(option, value, self.locale, self.written)
        if option.key in SIDES and value in ("next", "previous"):
            left = (value == "next") == (self.rules.direction == "clockwise")
            told += self.locale.aside(self.locale.text("rules-on-the-left" if left else "rules-on-the-right"))
        if isinstance(part, TrickContract) and option.field in ("lead", "first_trick") and value in SUIT_HELD_BACK:
            told += self.locale.aside(self.locale.suit(banned_suit(self.rules, part)))
        return f"{told} {ASSUMED}" if key in self.rules.assumed else told

    def table(self) -> list[Line]:
        """Players, pack and hands, and the customs of the table."""
        rules = self.rules
        over = any(len(fixed_pack(rules, players)) % players for players in rules.players)
        hidden = {"deck.leftover", "deck.remove_order", "deck.blocked_contract"} if not over else set()
        if not rules.deck.removed:
            hidden.add("deck.removed")
        lines = self.lines([key for key in TABLE if key not in hidden])
        hands = {players: self._hand(players) for players in rules.players}
        return [*lines, (self.locale.text("rules-hands"), self.by_players(hands)), *self.lines(CUSTOMS)]

    def _hand(self, players: int) -> str:
        each, over = hand_size(self.rules, players), leftover_count(self.rules, players)
        return self.locale.text("rules-hands-value", each=self.locale.text("count-cards", count=each), over=over)

    def by_players(self, told: Mapping[int, str]) -> str:
        """What holds for each number of players; once where it is the same for all."""
        if len(set(told.values())) == 1:
            return next(iter(told.values()))
        text = self.locale.text
        return self.locale.listed(
            [text("for-players", value=value, players=players) for players, value in told.items()], "unit"
        )

    def end(self) -> list[Line]:
        """How long the match is, and who wins."""
        rules, text = self.rules, self.locale.text
        deals = {players: text("count-deals", count=scheduled_deals(rules, players)) for players in rules.players}
        keys = [key for key in END if key != "series" or rules.series > 1]
        return [(label(OPTIONS["deals"], self.locale), self.by_players(deals)), *self.lines(keys)]

    # --- contracts --------------------------------------------------------------------------------------

    def title(self, row: Contract) -> str:
        """The contract's name, and whether it is played."""
        name = self.locale.contract(row.id)
        return name if row.active else name + self.locale.aside(self.locale.text("rules-not-active"))

    def contract(self, row: Contract) -> list[Line]:
        """What the contract pays, what all seats score together, and its rules where they are not the plainest."""
        lines = []
        for option in self._told(row):
            key = f"contracts.{row.id}.{option.field}"
            assumed = key if key in self.rules.assumed else f"contracts.{row.id}"
            lines.append((label(option, self.locale), self.value(option, row, assumed)))
            if option.field in ("prices", "sums", "payout"):
                lines.append((self.locale.text("rules-total"), self.total(row)))
        return lines

    def _told(self, row: Contract) -> Iterator[Option]:
        for option in options_of(scope_of(row)):
            value = getattr(row, option.field)
            if option.role == "about" or option.field == "active" or not option.applies(row):
                continue
            plain = value == option.default
            if option.key in ("layout.missing", "layout.blocked"):
                plain = self._all_in_play()
            elif option.scope == "layout":
                plain = False
            if not plain:
                yield option

    def _all_in_play(self) -> bool:
        """Whether no run can have a gap: the pack is whole at every table."""
        rules = self.rules
        sizes = {players: for_players(rules.deck.size, players, 52) for players in rules.players}
        return all(len(dealt_pack(rules, players)) // players * players == size for players, size in sizes.items())

    def written(self, points: int) -> str:
        """Points as the table writes them down."""
        return written(self.rules, points)

    def total(self, row: Contract) -> str:
        """The points of all seats together."""
        return self.by_players({players: self._total(row, players) for players in self.rules.players})

    def _total(self, row: Contract, players: int) -> str:
        points = self.written(total(self.rules, row, players))
        cards = isinstance(row, TrickContract) and any(map(is_card_item, items(self.rules, row)))
        if cards and leftover_count(self.rules, players):
            return self.locale.text("rules-total-all-in", points=points)
        return points


def _grid(lines: Sequence[Line]) -> Table:
    """Labels and values side by side, the values wrapped."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", max_width=24)
    grid.add_column(overflow="fold")
    for name, value in lines:
        grid.add_row(Text(name), Text(value))
    return grid


def overview(found: Mapping[str, Ruleset], locale: Locale, heading: str, width: int) -> Iterator[Text]:
    """Rulesets by name, one line each; what people call them beside that, or below it where the line is too short."""
    rows = [[locale.text(f"rules-column-{column}") for column in ("name", "players", "pack", "deals", "contracts")]]
    for name, rules in found.items():
        packs = [for_players(rules.deck.size, players, 52) for players in rules.players]
        deals = [scheduled_deals(rules, players) for players in rules.players]
        rows.append([name, _span(rules.players), _span(packs), _span(deals), str(len(rules.active))])
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    called = ["", *(title(rules, locale) for rules in found.values())]
    beside = sum(widths) + 2 * len(widths) + max(map(cell_len, called)) <= width
    yield Text(heading, "bold")
    for row, name in zip(rows, called, strict=True):
        line = "  ".join(word + " " * (room - cell_len(word)) for word, room in zip(row, widths, strict=True))
        yield Text(f"{line}  {name}".rstrip() if beside else line.rstrip())
        if name and not beside:
            yield from (Text(f"   {part.plain}", "dim") for part in wrapped(Text(name), width - 3))


def _span(numbers: Sequence[int]) -> str:
    """The numbers, as a range where there are several."""
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"
