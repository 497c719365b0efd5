"""The rules that people dispute while they play, in the shortest sentences that say them."""

from collections.abc import Callable, Iterator, Sequence

from barbu.deal.layout import settled_ace
from barbu.locales import Locale
from barbu.locales.shown import safe
from barbu.rules import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.kinds import for_players
from barbu.rules.meaning import (
    banned_suit,
    dealt_pack,
    hand_size,
    items,
    leftover_count,
    list_length,
    named_cards,
    positive,
    slam_needs_tricks,
    strengths,
)
from barbu.rules.model import RANDOM
from barbu.sheets.document import Reminder

Text = Callable[..., str]
Told = Callable[..., list[str]]


def reminders(rules: Ruleset, players: int, locale: Locale) -> tuple[Reminder, ...]:
    """What holds always, then what holds in single contracts, those together in which the same does."""
    tricks = [row for row in rules.active if isinstance(row, TrickContract)]
    layouts = [row for row in rules.active if isinstance(row, LayoutContract)]
    found = [Reminder("", locale.sentences(list(_always(rules, players, tricks, locale))))]
    found += _grouped(tricks, tricks, lambda row: list(_tricks(rules, row, locale)), locale)
    found += _grouped(layouts, (), lambda row: list(_layout(rules, row, players, locale)), locale)
    if rules.doubling.enabled:
        about = locale.text("sheets-about", what=locale.text("sheets-doubles"))
        found.append(Reminder(about, locale.sentences(list(_doubles(rules, locale)))))
    return tuple(each for each in found if each.text)


def _grouped(rows: Sequence[Contract], every: Sequence[Contract], told: Told, locale: Locale) -> Iterator[Reminder]:
    """Each sentence with all the contracts in which it holds; `every` are those that need not be named."""
    holds: dict[str, list[Contract]] = {}
    for row in rows:
        for sentence in told(row):
            holds.setdefault(sentence, []).append(row)
    groups: dict[tuple[str, ...], list[str]] = {}
    for sentence, where in holds.items():
        groups.setdefault(tuple(row.id for row in where), []).append(sentence)
    names = {row.id: safe(locale.contract(row.id, row.name)) for row in rows}
    for ids in sorted(groups, key=len, reverse=True):
        everywhere = len(ids) == len(every) > 1
        about = "" if everywhere else locale.text("sheets-about", what=locale.listed([names[id] for id in ids]))
        yield Reminder(about, locale.sentences(groups[ids]))


# --- the table --------------------------------------------------------------------------------------


def _always(rules: Ruleset, players: int, tricks: Sequence[TrickContract], locale: Locale) -> Iterator[str]:
    text = locale.text
    ahead, behind = ("left", "right") if rules.direction == "clockwise" else ("right", "left")
    sides = {"next": ahead, "previous": behind, "after_chooser": ahead}
    yield from _choice(rules, locale, sides)
    if tricks:
        yield _of_role("leader", rules.leader, locale, sides)
    if rules.ranking != "natural":
        height = strengths(rules)
        held = {card.rank for card in dealt_pack(rules, players)}
        order = sorted(held, key=lambda rank: -height[rank])
        yield text("play-rule-ranking", ranks=" ".join(map(locale.rank, order)))
    yield from _plain(rules, tricks, text)
    yield from _barred(rules, players, tricks, locale)
    if rules.handicap and rules.chooser != "nobody":
        yield text("play-rule-handicap")
    yield text("book-ties")


def _choice(rules: Ruleset, locale: Locale, sides: dict[str, str]) -> Iterator[str]:
    text = locale.text
    choosing = "no" if rules.chooser == "nobody" else "yes"
    if rules.chooser != "nobody":
        yield text(
            f"book-chooser-{rules.chooser}", **({"side": sides[rules.chooser]} if rules.chooser in sides else {})
        )
    if rules.selection == "each_once_per_table":
        yield text("book-selection-each-once-per-table")
    if rules.selection in RANDOM:
        yield text(f"book-selection-{rules.selection.replace('_', '-')}", choosing=choosing)
    if rules.selection in RANDOM and list_length(rules) < len(rules.active):
        yield text("book-list-some", count=list_length(rules), all=len(rules.active))
    if rules.chooser != "nobody" and rules.choice_time != "after" and rules.blind_multiplier > 1:
        yield text(f"play-rule-blind-{rules.choice_time}", times=rules.blind_multiplier)


def _of_role(role: str, who: str, locale: Locale, sides: dict[str, str]) -> str:
    """Who chooses or leads, with the side on which he sits."""
    id = f"book-{role}-{who.replace('_', '-')}"
    return locale.text(id, side=sides[who]) if who in sides else locale.text(id)


def _plain(rules: Ruleset, tricks: Sequence[TrickContract], text: Text) -> Iterator[str]:
    """What people expect of some table and does not hold at this one."""
    if not tricks:
        return
    if all(row.must_beat == "no" for row in tricks):
        yield text("book-beat-no", exceptions="no")
    if all(row.lead == "free" and row.first_trick == "free" for row in tricks):
        yield text("book-lead-any", exceptions="no")
    if not any(row.early_end for row in tricks):
        yield text("book-last-card", exceptions="no")
    if all(row.slam == "none" for row in tricks) and not all(positive(rules, row) for row in tricks):
        yield text("book-slam-nowhere")


def _barred(rules: Ruleset, players: int, tricks: Sequence[TrickContract], locale: Locale) -> Iterator[str]:
    """What becomes of a contract whose cards are all turned out, and of cards that are dealt again."""
    left = leftover_count(rules, players)
    if not left:
        return
    choosing = "no" if rules.chooser == "nobody" else "yes"
    barred = False
    for row in tricks:
        priced = items(rules, row)
        cards = named_cards(priced)
        if cards and len(cards) == len(priced) and len(cards) <= left:
            barred = True
            told = locale.listed([locale.card(card) for card in cards])
            name = safe(locale.contract(row.id, row.name))
            yield locale.text("book-barred", cards=told, count=len(cards), contract=name, choosing=choosing)
    if barred:
        yield locale.text(f"book-barred-{rules.deck.blocked_contract}", choosing=choosing)


# --- contracts --------------------------------------------------------------------------------------


def _tricks(rules: Ruleset, row: TrickContract, locale: Locale) -> Iterator[str]:
    text = locale.text
    suit = banned_suit(rules, row).symbol
    if row.trump in ("named", "named_or_none"):
        yield text(f"book-trump-{row.trump.replace('_', '-')}", choosing="no" if rules.chooser == "nobody" else "yes")
    elif row.trump != "none":
        yield text("book-trump-fixed", suit=row.trump)
    if row.must_beat == "always" or (row.must_beat == "trumps" and row.trump != "none"):
        yield text(f"play-rule-beat-{row.must_beat}")
    if row.trump != "none" and row.must_ruff:
        yield text("play-rule-ruff")
        if row.must_overruff:
            yield text("play-rule-overruff")
        yield text("play-rule-underruff" if row.must_underruff else "play-rule-no-underruff")
    if row.forced_dump != "no":
        yield text(f"play-rule-dump-{row.forced_dump.replace('_', '-')}")
    if row.first_trick == "no_points":
        yield text("play-rule-first-no-points")
    elif row.first_trick != "free":
        yield text(f"play-rule-first-{row.first_trick.replace('_', '-')}", suit=suit)
    if row.lead == "only_if_nothing_else":
        yield text("play-rule-lead-never", suit=suit)
    elif row.lead == "until_broken":
        yield text(f"play-rule-lead-broken-{row.broken_by}", suit=suit)
    if row.early_end:
        yield text("play-rule-early-end")
    if row.slam != "none":
        takes = text("play-rule-slam-tricks" if slam_needs_tricks(rules, row) else "play-rule-slam-items")
        yield text(f"play-rule-slam-{row.slam.replace('_', '-')}", takes=takes, count=row.slam_points)


def _layout(rules: Ruleset, row: LayoutContract, players: int, locale: Locale) -> Iterator[str]:
    text = locale.text
    yield _starter(rules, row, locale)
    if row.start == "fixed":
        yield text("play-rule-start-fixed", rank=locale.rank(row.start_rank))
    else:
        yield text(f"play-rule-start-{row.start}")
    yield text(f"play-rule-ace-{settled_ace(rules, row) or 'first-decides'}")
    yield text("book-ace-again-none") if row.ace_again == "none" else text(f"play-rule-again-{row.ace_again}")
    if row.ace_again != "none":
        yield text(f"play-rule-chain-{row.ace_chain}")
    yield text("play-rule-pass")
    if hand_size(rules, players) * players < for_players(rules.deck.size, players, 52):
        yield text(f"play-rule-missing-{row.missing}")
        if row.missing == "block":
            yield text(f"play-rule-blocked-{row.blocked}")
    yield text(f"play-rule-end-{row.end.replace('_', '-')}")


def _starter(rules: Ruleset, row: LayoutContract, locale: Locale) -> str:
    """Who begins the layout."""
    if row.starter == "holder" and row.starter_card is not None:
        return locale.text("play-rule-starter-holder", card=locale.card(row.starter_card))
    if row.starter != "default":
        return locale.text(f"play-rule-starter-{row.starter}")
    if rules.chooser != "nobody":
        return locale.text("play-rule-starter-chooser")
    return locale.text(f"play-rule-starter-leads-{rules.leader}")


# --- doubles ----------------------------------------------------------------------------------------


def _doubles(rules: Ruleset, locale: Locale) -> Iterator[str]:
    text, doubling = locale.text, rules.doubling
    only = doubling.who == "declarer_only"
    anyone = not only and doubling.declarer == "may_double"
    yield text("play-rule-doubles-declarer" if only else f"sheets-rule-doubles-{'any' if anyone else 'others'}")
    winning = [row for row in rules.active if positive(rules, row)]
    if winning and not only and doubling.positive == "declarer_only":
        names = locale.listed([safe(locale.contract(row.id, row.name)) for row in winning])
        yield text("sheets-rule-doubles-winning", contracts=names)
    if doubling.redouble == "none":
        yield text("play-rule-no-redoubles", once=doubling.doubled)
    else:
        yield text(f"sheets-rule-redouble-{doubling.redouble.replace('_', '-')}")
        yield text("play-rule-redoubles", times=doubling.redoubled, once=doubling.doubled)
    if doubling.quota:
        yield text("play-rule-quota", count=doubling.quota)
        if doubling.quota_enforce:
            yield text("book-quota-forced")
    if doubling.skip_undoubled and any(not positive(rules, row) for row in rules.active):
        yield text("book-undoubled-skipped")
