"""Whose deal it is: dealer, chooser and leader of each deal, and the contracts still open to them."""

from collections.abc import Iterable, Sequence

import msgspec

from barbu.deal.actions import Seat
from barbu.rules.meaning import each_player, list_length, scheduled_deals, series_deals
from barbu.rules.model import Contract, LayoutContract, Ruleset


class Roles(msgspec.Struct, frozen=True, gc=False):
    """Who does what in one deal."""

    dealer: Seat
    chooser: Seat | None
    leader: Seat

    @property
    def declarer(self) -> Seat:
        """The chooser, or the dealer where nobody chooses: whom the doubles are about."""
        return self.dealer if self.chooser is None else self.chooser

    @property
    def caller(self) -> Seat:
        """Who names the trump suit: the chooser, else the leader."""
        return self.leader if self.chooser is None else self.chooser


def roles(rules: Ruleset, players: int, first: Seat, deal: int) -> Roles:
    """The roles of a deal, counted from 0.

    The deal goes on from one series to the next. Where a series for the whole table would find every player dealing
    the same contracts again, each begins one seat further, so that in the end all have dealt all.
    """
    span = list_length(rules) if rules.dealer_rotation == "block" else 1
    length = series_deals(rules, players)
    repeats = not each_player(rules) and (length // span) % players == 0
    dealer = (first + deal // span + (deal // length if repeats else 0)) % players
    beside = {"dealer": dealer, "next": (dealer + 1) % players, "previous": (dealer - 1) % players}
    chooser = beside.get(rules.chooser)
    if chooser is not None:
        beside |= {"chooser": chooser, "after_chooser": (chooser + 1) % players}
    return Roles(dealer, chooser, beside[rules.leader])


def starter(row: LayoutContract, roles: Roles, players: int, hands: Sequence[Iterable[object]]) -> Seat:
    """Who begins the layout: the chooser, else the leader, unless the row says otherwise."""
    match row.starter:
        case "dealer":
            return roles.dealer
        case "next":
            return (roles.dealer + 1) % players
        case "previous":
            return (roles.dealer - 1) % players
        case "holder":
            holding = [seat for seat, hand in enumerate(hands) if row.starter_card in hand]
            return holding[0] if holding else roles.caller
        case "default":
            return roles.caller


class Ticked(msgspec.Struct, frozen=True, gc=False):
    """A box of the grid that is done."""

    series: int
    owner: Seat
    contract: str


def owner(roles: Roles) -> Seat:
    """Whose box a deal ticks: the chooser's, or the dealer's where nobody chooses."""
    return roles.declarer


def open_rows(
    rules: Ruleset, owner: Seat, series: int, ticked: Sequence[Ticked], lists: tuple[tuple[str, ...], ...]
) -> tuple[Contract, ...]:
    """The contracts that this deal may be: those to choose from, or the one due where nobody chooses."""
    if lists:
        rows = tuple(rules.contract(id) for id in lists[owner])
    else:
        rows = rules.active
    shared = not each_player(rules)
    gone = {box.contract for box in ticked if box.series == series and (shared or box.owner == owner)}
    left = tuple(row for row in rows if row.id not in gone)
    return left if rules.chooser != "nobody" else left[:1]


def deals_left_with(rules: Ruleset, players: int, first: Seat, deal: int, declarer: Seat) -> int:
    """Deals still to come with this declarer, the present one included."""
    coming = range(deal, scheduled_deals(rules, players))
    return sum(roles(rules, players, first, number).declarer == declarer for number in coming)
