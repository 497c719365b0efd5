"""A view as the page is told it: everything that follows from rules is worked out here and nowhere else."""

from collections.abc import Sequence

from barbu.cards import Card, Rank
from barbu.deal import Lay, LayoutView, Play, Seat, TrickView
from barbu.deal.tricks import trick_rules, winning_place
from barbu.errors import NotLegal
from barbu.match import Box, Double, Match, MatchView, RoundView, Sheet, view
from barbu.match.claim import claim
from barbu.match.phases import Playing
from barbu.rules import LayoutContract, Ruleset, TrickContract
from barbu.rules.glyphs import glyph
from barbu.rules.meaning import dealt_pack, strengths, total
from barbu.scoring import Score
from barbu.table.stakes import items_left, so_far, to_come
from barbu.web import wire
from barbu.web.actions import write
from barbu.web.boards import layout_part
from barbu.web.rulesets import places, prices
from barbu.web.voices import sentence


def cards(some: Sequence[Card]) -> list[str]:
    """Cards as they are written."""
    return [str(card) for card in some]


def view_of(match: Match, seat: Seat | None, lang: str, clock: wire.ClockPart | None = None) -> wire.View:
    """What the seat, or a spectator, may see; nothing else of the match is read but why his own cards may not go."""
    seen = view(match, seat)
    round = seen.round
    roles = round.roles if round else None
    play = round.play if round else None
    return wire.View(
        match=seen.id,
        seq=seen.seq,
        seat=seat,
        names=list(seen.names),
        phase={"DrawingDealer": "Drawing", "DrawingLists": "Drawing"}.get(seen.phase, seen.phase),
        to_act=seen.to_act,
        legal=[write(action) for action in seen.legal],
        why_not=_why_not(match, seen, lang),
        deal=round.number + 1 if round else min(len(seen.sheet.rows) + 1, seen.deals),
        deals=seen.deals,
        dealer=roles.dealer if roles else None,
        chooser=roles.chooser if roles else None,
        leader=roles.leader if roles else None,
        contract=_stake(seen, round) if round and round.contract else None,
        blind=bool(round and round.blind),
        trump=str(round.trump) if round and round.trump is not None else None,
        start=_start(round, play),
        hand=cards(round.hand) if round else [],
        order=_order(seen.rules, seen.players),
        counts=list(round.counts) if round and round.counts else [0] * seen.players,
        out=cards(round.out) if round else [],
        commitment=round.commitment if round else "",
        options=_offers(seen, round) if round and seen.phase == "Choosing" else [],
        looked=round.looked if round else True,
        lap=_lap(seen, round) if round and seen.phase == "Doubling" else None,
        trick=_trick(seen, round, play) if round and isinstance(play, TrickView) else None,
        claim=claim(seen),
        layout=_layout(seen, round, play) if round and isinstance(play, LayoutView) else None,
        so_far=list(so_far(seen, round)) if round else [0] * seen.players,
        sheet=sheet_part(seen.rules, seen.sheet),
        grid=[_box(seen, round, box) for box in seen.grid],
        clock=clock,
        rules=seen.rules.name,
    )


def _start(round: RoundView | None, play: object) -> str | None:
    start = play.start if isinstance(play, LayoutView) else round.start if round else None
    return str(start) if start is not None else None


def _order(rules: Ruleset, players: int) -> list[str]:
    """The ranks in play from low to high."""
    strength = strengths(rules)
    ranks: set[Rank] = {card.rank for card in dealt_pack(rules, players)}
    return [str(rank) for rank in sorted(ranks, key=lambda rank: strength[rank])]


def _why_not(match: Match, seen: MatchView, lang: str) -> dict[str, str]:
    """Why each card of the viewer's own hand may not be played now."""
    round = seen.round
    if not seen.legal or round is None or not isinstance(match.phase, Playing):
        return {}
    kind = Play if isinstance(round.play, TrickView) else Lay
    free = {action.card for action in seen.legal if isinstance(action, (Play, Lay))}
    reasons: dict[str, str] = {}
    for card in round.hand:
        if card not in free:
            try:
                match.act(kind(card), seen.seat)
            except NotLegal as refusal:
                reasons[str(card)] = sentence(refusal, lang, match.header)
    return reasons


def _stake(seen: MatchView, round: RoundView) -> wire.Stake:
    row = seen.rules.contract(round.contract or "")
    return wire.Stake(
        id=row.id,
        name=row.name,
        glyph=glyph(seen.rules, row),
        kind="layout" if isinstance(row, LayoutContract) else "tricks",
        items=[
            wire.StakeItem(each.item, each.price, each.source, each.left, each.of) for each in items_left(seen, round)
        ],
        payout=places(row, seen.players),
        to_come=to_come(seen, round),
        total=total(seen.rules, row, seen.players, round.out),
    )


def _offers(seen: MatchView, round: RoundView) -> list[wire.Offer]:
    """All contracts of this table, with those that are closed."""
    states: dict[str, str] = dict.fromkeys(round.options, "open") | dict.fromkeys(round.barred, "barred")
    return [
        wire.Offer(
            id=row.id,
            name=row.name,
            glyph=glyph(seen.rules, row),
            total=total(seen.rules, row, seen.players, round.out),
            state=states.get(row.id, "done"),  # type: ignore[arg-type]
            prices=prices(seen.rules, row),
            payout=places(row, seen.players),
        )
        for row in seen.rules.active
    ]


def _lap(seen: MatchView, round: RoundView) -> wire.Lap:
    seats = range(seen.players)
    cells: list[list[wire.Cell]] = [["none" for _ in seats] for _ in seats]
    for bet in round.bets:
        cells[bet.doubler][bet.doubled] = "answered" if bet.redoubled else "double"
        if bet.redoubled:
            cells[bet.doubled][bet.doubler] = "redouble"
    speeches = [action.seats for action in seen.legal if isinstance(action, Double)]
    may = sorted({seat for speech in speeches for seat in speech})
    forced = [seat for seat in may if all(seat in speech for speech in speeches)]
    return wire.Lap(
        speaker=seen.to_act if seen.to_act is not None else 0,
        cells=cells,
        spoken=[seat for seat, _ in round.spoken],
        may=may,
        must=forced[0] if forced else None,
        owed=list(round.owed),
        deals_left=round.deals_left,
    )


def _trick(seen: MatchView, round: RoundView, play: TrickView) -> wire.TrickPart:
    players = seen.players
    row = seen.rules.contract(round.contract or "")
    assert isinstance(row, TrickContract)
    table = [wire.SeatCard((play.leader + at) % players, str(card)) for at, card in enumerate(play.table)]
    winning = None
    if play.table:
        place = winning_place(trick_rules(seen.rules, row), play.table, play.trump)
        winning = (play.leader + place) % players
    last = play.done[-1] if play.done else None
    return wire.TrickPart(
        leader=play.leader,
        table=table,
        winning=winning,
        last=wire.LastTrick(last.leader, cards(last.cards), last.winner) if last else None,
        won=[sum(trick.winner == seat for trick in play.done) for seat in range(players)],
        captured=[cards(pile) for pile in play.captured],
    )


def _layout(seen: MatchView, round: RoundView, play: LayoutView) -> wire.LayoutPart:
    row = seen.rules.contract(round.contract or "")
    assert isinstance(row, LayoutContract)
    return layout_part(seen.rules, seen.players, row, round.out, play)


# --- the sheet --------------------------------------------------------------------------------------


def lines_part(score: Score) -> list[list[wire.Line]]:
    """For each seat how its points came."""
    return [
        [wire.Line(line.reason, line.points, line.item, line.count, line.source) for line in own] for own in score.lines
    ]


def sheet_part(rules: Ruleset, sheet: Sheet) -> wire.SheetPart:
    """The score sheet; deals are counted from 1."""
    rows = [
        wire.SheetRow(
            deal=row.deal,
            dealer=row.dealer,
            chooser=row.chooser,
            contract=row.contract,
            name=rules.contract(row.contract).name,
            points=list(row.score.points),
            running=list(row.running),
            lines=lines_part(row.score),
            slam=row.score.slam,
        )
        for row in sheet.rows
    ]
    return wire.SheetPart(rows, list(sheet.totals), list(sheet.places))


def _box(seen: MatchView, round: RoundView | None, box: Box) -> wire.BoxPart:
    now = False
    if round is not None and round.contract == box.contract and box.deal is None:
        last = max(each.series for each in seen.grid)
        now = box.series == last and box.owner in (None, round.roles.declarer)
    return wire.BoxPart(box.series, box.owner, box.contract, seen.rules.contract(box.contract).name, box.deal, now)
