"""The sheet of a ruleset or of a match, put together from the schedule, the prices and the results."""

from collections.abc import Iterator, Sequence

from barbu.cards import Rank, stripped_pack
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.locales.shown import safe
from barbu.match import Match
from barbu.match import sheet as score_sheet
from barbu.match.phases import DrawingDealer, Result
from barbu.match.schedule import owner, roles
from barbu.match.state import LONGEST_NAME
from barbu.rules import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.glyphs import glyph
from barbu.rules.kinds import for_players
from barbu.rules.meaning import (
    dealt_pack,
    each_player,
    hand_size,
    is_card_item,
    items,
    leftover_count,
    list_length,
    parts,
    payout,
    scheduled_deals,
    series_deals,
    total,
)
from barbu.rules.model import RANDOM
from barbu.rules.words import contract_names, price_text, title, written
from barbu.sheets import drawings
from barbu.sheets.document import Deal, Kept, Line, Player, Sheet, Words
from barbu.sheets.reminders import reminders
from barbu.sheets.slams import slam

MOST_OWED = 4
"""Boxes for owed doubles at most; where more are owed their number is written."""


def blank(rules: Ruleset, players: int, locale: Locale, names: Sequence[str] = ()) -> Sheet:
    """The sheet to print and to fill in by hand, for the names that there are; raises `NotUnderstood`."""
    if players not in rules.players:
        name = safe(title(rules, locale)) or locale.text("unnamed-rules")
        raise NotUnderstood("rules-not-for-players", name=name, given=players, allowed=rules.players)
    if len(names) > players:
        raise NotUnderstood("sheets-too-many-names", given=len(names), most=players)
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise NotUnderstood("bad-name", given=name, most=LONGEST_NAME)
    return _sheet(rules, players, locale, [*names, *[""] * (players - len(names))], None)


def filled(match: Match, locale: Locale) -> Sheet:
    """The sheet of a match as far as it has come, the rows of its other deals left to be filled in by hand."""
    return _sheet(match.rules, match.players, locale, match.header.names, match)


def _sheet(rules: Ruleset, players: int, locale: Locale, names: Sequence[str], match: Match | None) -> Sheet:
    locale = locale.at_table(contracts=contract_names(rules))
    seats = _players([safe(name.strip()) for name in names], locale)
    made = score_sheet(match.state) if match else None
    over = made if match and match.finished else None
    return Sheet(
        lang=locale.code,
        title=safe(title(rules, locale)) or locale.text("unnamed-rules"),
        facts=tuple(_facts(rules, players, locale)),
        players=seats,
        shared=not each_player(rules),
        lines=tuple(_line(rules, row, players, match, locale) for row in rules.active),
        deals=tuple(_deals(rules, players, seats, match, locale)),
        chosen=rules.chooser != "nobody",
        kept=_kept(rules),
        owed=min(rules.doubling.quota, MOST_OWED) if rules.doubling.enabled else 0,
        paid=_paid(match) if match and rules.doubling.enabled else (),
        reminders=reminders(rules, players, locale),
        notes=tuple(_notes(rules, players, locale)),
        totals=tuple(map(_plain, over.totals)) if over else (),
        places=tuple(map(str, over.places)) if over else (),
        words=_words(locale),
        numbers=tuple((row.score.points, row.running) for row in made.rows) if made else (),
    )


def _words(locale: Locale) -> Words:
    total = locale.text("sheets-total")
    return Words(
        deal=locale.text("sheets-deal"),
        dealer=locale.text("sheets-dealer"),
        chooser=locale.text("sheets-chooser"),
        contract=locale.text("sheets-contract"),
        points=locale.text("sheets-points"),
        total=total,
        result=total[:1].upper() + total[1:],
        place=locale.text("sheets-place"),
        date=locale.text("sheets-date"),
        where=locale.text("sheets-where"),
        done=locale.text("sheets-done"),
        all=locale.text("sheets-all"),
        sum=locale.text("sheets-sum"),
        deals=locale.text("sheets-deals"),
        rules=locale.text("sheets-rules"),
        owed=locale.text("sheets-owed"),
        doubler=locale.text("sheets-doubler"),
        doubled=locale.text("sheets-doubled"),
        doubles=locale.text("sheets-doubles"),
    )


# --- the table --------------------------------------------------------------------------------------


def _players(names: Sequence[str], locale: Locale) -> tuple[Player, ...]:
    labels = _labels(names)
    return tuple(
        _player(seat, name, label, locale) for seat, (name, label) in enumerate(zip(names, labels, strict=True))
    )


def _player(seat: int, name: str, label: str, locale: Locale) -> Player:
    called = name or locale.seat(seat)
    points = locale.text("sheets-points-of", name=called)
    total = locale.text("sheets-total-of", name=called)
    return Player(name, called, label, points, total, locale.text("sheets-doubles-of", name=called))


def _labels(names: Sequence[str]) -> list[str]:
    """The first letter of each name, or two where it takes two to tell them apart; else the numbers of the seats."""
    for length in (1, 2):
        labels = [name[:length] for name in names]
        if all(labels) and len({label.casefold() for label in labels}) == len(labels):
            return labels
    return [str(seat + 1) for seat in range(len(names))]


def _facts(rules: Ruleset, players: int, locale: Locale) -> Iterator[str]:
    """What the game is, in a few words each."""
    pack = dealt_pack(rules, players)
    yield locale.text("sheets-players", count=players)
    gone = sorted(set(stripped_pack(for_players(rules.deck.size, players, 52))) - set(pack))
    told = locale.text("count-cards", count=len(pack))
    if gone:
        without = locale.text("sheets-without", cards=locale.commas([locale.card(card) for card in gone]))
        told += locale.aside(without)
    yield told
    yield locale.text("sheets-hand", count=hand_size(rules, players), over=leftover_count(rules, players))
    yield locale.text("count-deals", count=scheduled_deals(rules, players))
    yield locale.text(f"sheets-wins-{rules.sign}")


def _notes(rules: Ruleset, players: int, locale: Locale) -> Iterator[str]:
    if rules.doubling.enabled:
        again = "no" if rules.doubling.redouble == "none" else "yes"
        yield locale.text(f"sheets-note-{_kept(rules)}", again=again)
    if leftover_count(rules, players) and any(_may_be_out(rules, row) for row in rules.active):
        yield f"* {locale.text('sheets-note-out')}"


def _kept(rules: Ruleset) -> Kept:
    if not rules.doubling.enabled:
        return "no"
    return "declarer" if rules.doubling.who == "declarer_only" else "any"


# --- contracts --------------------------------------------------------------------------------------


def _line(rules: Ruleset, row: Contract, players: int, match: Match | None, locale: Locale) -> Line:
    name = safe(locale.contract(row.id, row.name))
    letters = {rank: locale.rank(rank) for rank in Rank}
    drawing = drawings.contract(glyph(rules, row), name, letters)
    pays = [_pays(rules, row, players, locale), *slam(rules, row, players, locale)]
    star = "*" if leftover_count(rules, players) and _may_be_out(rules, row) else ""
    added = written(rules, total(rules, row, players)) + star
    return Line(row.id, name, drawing, locale.listed(pays, "unit"), added, _boxes(rules, row, players, match))


def _pays(rules: Ruleset, row: Contract, players: int, locale: Locale) -> str:
    """What the contract pays, in a few words."""
    if isinstance(row, LayoutContract):
        prizes = list(payout(row, players))
        while len(prizes) > 1 and prizes[-1] == prizes[-2] == 0:
            prizes.pop()
        return locale.text("sheets-places", prizes="\u00a0· ".join(written(rules, prize) for prize in prizes))
    if not row.sums:
        return price_text(row.prices, locale, lambda points: written(rules, points))
    sources = [part.source for part in parts(rules, row)]
    if sources == [each.id for each in rules.active[: rules.active.index(row)]]:
        told = locale.text("sheets-all-above")
    else:
        told = " + ".join(safe(locale.contract(id, rules.contract(id).name)) for id in sources)
    if row.multiply == row.divide:
        return told
    scale = f"{row.multiply}/{row.divide}" if row.divide != 1 else str(row.multiply)
    return f"({told}) × {scale.replace('-', '−')}"


def _may_be_out(rules: Ruleset, row: Contract) -> bool:
    """Whether the contract prices cards, some of which may be turned out."""
    return isinstance(row, TrickContract) and any(map(is_card_item, items(rules, row)))


def _boxes(rules: Ruleset, row: Contract, players: int, match: Match | None) -> tuple[tuple[int | None, ...], ...]:
    """The boxes of a contract: for each player, or for all together, one a series."""
    length = series_deals(rules, players)
    own = each_player(rules)
    lists = match.state.lists if match else ()
    done = {
        (result.round.number // length, owner(result.round.roles) if own else 0): result.round.number + 1
        for result in (match.results if match else ())
        if result.round.contract.id == row.id
    }
    return tuple(
        tuple(done.get((series, seat)) for series in range(rules.series)) if not lists or row.id in lists[seat] else ()
        for seat in range(players if own else 1)
    )


# --- deals ------------------------------------------------------------------------------------------


def _deals(
    rules: Ruleset, players: int, seats: Sequence[Player], match: Match | None, locale: Locale
) -> Iterator[Deal]:
    first = match.state.first if match and not isinstance(match.phase, DrawingDealer) else 0
    results = match.results if match else ()
    running = [row.running for row in score_sheet(match.state).rows] if match else []
    for number in range(scheduled_deals(rules, players)):
        who = roles(rules, players, first, number)
        if number < len(results):
            contract = _played(rules, results[number], locale)
            doubles = _doubled(rules, results[number], seats)
            points = tuple(map(_plain, results[number].score.points))
            totals = tuple(map(_plain, running[number]))
        else:
            contract = _due(rules, players, number, owner(who), match, locale)
            doubles = ("",) * players if rules.doubling.enabled else ()
            points = totals = ("",) * players
        closes = (number + 1) % _round(rules, players) == 0
        yield Deal(number + 1, who.dealer, who.chooser, contract, doubles, points, totals, closes)


def _round(rules: Ruleset, players: int) -> int:
    """Deals after which a line is drawn: a dealer's contracts, or each player's deal."""
    return list_length(rules) if rules.dealer_rotation == "block" else players


def _due(rules: Ruleset, players: int, number: int, seat: int, match: Match | None, locale: Locale) -> str:
    """The contract that a deal will be about, where that is known beforehand."""
    if rules.chooser != "nobody" or (rules.selection in RANDOM and not (match and match.state.lists)):
        return ""
    ids = match.state.lists[seat] if match and match.state.lists else tuple(row.id for row in rules.active)
    length = series_deals(rules, players)
    earlier = range(number // length * length, number)
    first = match.state.first if match else 0
    own = each_player(rules)
    place = sum(not own or owner(roles(rules, players, first, each)) == seat for each in earlier)
    row = rules.contract(ids[place % len(ids)])
    return safe(locale.contract(row.id, row.name))


def _played(rules: Ruleset, result: Result, locale: Locale) -> str:
    """The contract of a deal that is over, with its trump and the mark of a blind choice."""
    row, round = result.round.contract, result.round
    told = safe(locale.contract(row.id, row.name))
    if round.trump is not None:
        told += f" {round.trump.symbol}"
    if round.blind and rules.blind_multiplier > 1:
        told += f" ×{rules.blind_multiplier}"
    return told


def _doubled(rules: Ruleset, result: Result, seats: Sequence[Player]) -> tuple[str, ...]:
    """Whom each player doubled in a deal, or by whom he was redoubled: a small 2 behind the letter."""
    if not rules.doubling.enabled:
        return ()
    only = _kept(rules) == "declarer"
    return tuple(
        " ".join(
            ("×" if only else seats[bet.doubled].label) + ("²" if bet.redoubled else "")
            for bet in result.round.bets
            if bet.doubler == seat
        )
        for seat in range(len(seats))
    )


def _paid(match: Match) -> tuple[tuple[int, ...], ...]:
    """How often each player has doubled each declarer."""
    made = [
        (result.round.roles.declarer, bet.doubler)
        for result in match.results
        for bet in result.round.bets
        if bet.doubled == result.round.roles.declarer
    ]
    seats = range(match.players)
    return tuple(tuple(made.count((declarer, doubler)) for doubler in seats) for declarer in seats)


def _plain(points: int) -> str:
    """Points with a real minus."""
    return str(points).replace("-", "−")
