"""The rules of one contract in prose, from the ruleset."""

from collections.abc import Iterator

from barbu.cards import Card
from barbu.cli.voice import Voice
from barbu.deal.layout import settled_ace
from barbu.rules import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.kinds import LAST_TRICKS, TRICK, Prices
from barbu.rules.meaning import banned_suit, parts, payout, positive, slam_needs_tricks, strengths, total
from barbu.scoring.words import item_name, points


def contract_rules(rules: Ruleset, row: Contract, players: int, voice: Voice) -> list[str]:
    """The sentences, in the order in which one would explain them."""
    if isinstance(row, TrickContract):
        found = [*_values(rules, row, players, voice), *_obligations(rules, row, voice), *_slam(rules, row, voice)]
    else:
        found = [*_places(rules, row, players, voice), *_layout(rules, row, voice)]
    return [*found, *_side_rules(rules, row, voice)]


# --- values -----------------------------------------------------------------------------------------


def _values(rules: Ruleset, row: TrickContract, players: int, voice: Voice) -> Iterator[str]:
    if row.sums:
        names = [voice.contract_by_id(rules, part.source) for part in parts(rules, row)]
        yield voice.say("rule-salad", contracts=voice.listed(names))
        if row.multiply != row.divide:
            scale = f"×{points(row.multiply)}" + (f"/{row.divide}" if row.divide != 1 else "")
            yield voice.say("rule-salad-scale", scale=scale)
    for part in parts(rules, row):
        yield from _price_sentences(rules, part.prices, voice)
    stake = rules.gain(total(rules, row, players))
    if stake:
        yield voice.say("rule-total-loss" if stake < 0 else "rule-total-gain", points=str(abs(stake)))


def _price_sentences(rules: Ruleset, prices: Prices, voice: Voice) -> Iterator[str]:
    for item, price in prices.items():
        if not price:
            continue
        kind = _kind(rules, price)
        cost = abs(price)
        if item == TRICK:
            yield voice.say(f"rule-trick-{kind}", count=cost)
        elif item in LAST_TRICKS:
            yield voice.say(f"rule-last-{kind}", trick=item_name(item, voice.locale), count=cost)
        elif len(item) > 1 and item[-1] in "CSDH":
            card = Card.parse(item)
            instead = card.suit.letter in prices or card.rank.letter in prices
            yield voice.say(f"rule-card-{kind}{'-instead' if instead else ''}", card=voice.card(card), count=cost)
        else:
            yield voice.say(f"rule-each-{kind}", thing=item_name(item, voice.locale), count=cost)


def _kind(rules: Ruleset, price: int) -> str:
    """Whether the price is good or bad for whoever gets it."""
    return "gain" if rules.gain(price) > 0 else "loss"


def _places(rules: Ruleset, row: LayoutContract, players: int, voice: Voice) -> Iterator[str]:
    prizes = payout(row, players)
    yield voice.say("rule-layout-aim")
    told = [
        voice.say(f"rule-place-{_kind(rules, prize)}", place=place, points=str(abs(prize)))
        for place, prize in enumerate(prizes, start=1)
        if prize
    ]
    rest = voice.say("rule-places-rest") if 0 in prizes else ""
    yield voice.say("rule-places", places=voice.locale.commas(told), rest=rest).strip()


# --- play -------------------------------------------------------------------------------------------


def _obligations(rules: Ruleset, row: TrickContract, voice: Voice) -> Iterator[str]:
    suit = banned_suit(rules, row).symbol
    match row.trump:
        case "none":
            yield voice.say("rule-no-trump")
        case "named":
            yield voice.say("rule-trump-named")
        case "named_or_none":
            yield voice.say("rule-trump-named-or-none")
        case letter:
            yield voice.say("rule-trump-fixed", suit={"C": "♣", "S": "♠", "D": "♦", "H": "♥"}[letter])
    yield voice.say("rule-follow")
    if row.must_beat != "no":
        yield voice.say(f"rule-beat-{row.must_beat}")
    if row.trump != "none" and row.must_ruff:
        yield voice.say("rule-ruff")
        if row.must_overruff:
            yield voice.say("rule-overruff")
        yield voice.say("rule-underruff" if row.must_underruff else "rule-no-underruff")
    if row.forced_dump != "no":
        yield voice.say(f"rule-dump-{row.forced_dump.replace('_', '-')}")
    if row.first_trick != "free":
        yield voice.say(f"rule-first-{row.first_trick.replace('_', '-')}", suit=suit)
    if row.lead == "only_if_nothing_else":
        yield voice.say("rule-lead-never", suit=suit)
    elif row.lead == "until_broken":
        yield voice.say(f"rule-lead-broken-{row.broken_by}", suit=suit)
    if row.early_end:
        yield voice.say("rule-early-end")
    yield from _ranking(rules, voice)


def _ranking(rules: Ruleset, voice: Voice) -> Iterator[str]:
    if rules.ranking != "natural":
        height = strengths(rules)
        order = sorted(height, key=lambda rank: -height[rank])
        yield voice.say("rule-ranking", ranks=" ".join(map(voice.locale.rank, order)))


def _slam(rules: Ruleset, row: TrickContract, voice: Voice) -> Iterator[str]:
    if row.slam == "none":
        return
    takes = voice.say("rule-slam-tricks" if slam_needs_tricks(rules, row) else "rule-slam-items")
    yield voice.say(f"rule-slam-{row.slam.replace('_', '-')}", takes=takes, count=row.slam_points)


def _layout(rules: Ruleset, row: LayoutContract, voice: Voice) -> Iterator[str]:
    rank = voice.locale.rank(row.start_rank)
    yield voice.say(f"rule-start-{row.start}", rank=rank)
    if row.starter != "default":
        card = voice.card(row.starter_card) if row.starter_card else ""
        yield voice.say(f"rule-starter-{row.starter}", card=card)
    elif rules.chooser == "nobody":
        yield voice.say(f"rule-starter-leads-{rules.leader.replace('_', '-')}")
    else:
        yield voice.say("rule-starter-chooser")
    yield voice.say("rule-runs")
    yield voice.say(f"rule-ace-{settled_ace(rules, row) or 'first-decides'}")
    if row.ace_again != "none":
        yield voice.say(f"rule-again-{row.ace_again}")
        yield voice.say(f"rule-chain-{row.ace_chain}")
    yield voice.say("rule-pass")
    yield voice.say(f"rule-missing-{row.missing}")
    if row.missing == "block":
        yield voice.say(f"rule-blocked-{row.blocked}")
    yield voice.say(f"rule-end-{row.end.replace('_', '-')}")


def _side_rules(rules: Ruleset, row: Contract, voice: Voice) -> Iterator[str]:
    """What the whole match adds: a blind choice, the chooser's handicap, doubles."""
    if rules.chooser != "nobody":
        if rules.choice_time != "after" and rules.blind_multiplier > 1:
            yield voice.say(f"rule-blind-{rules.choice_time}", times=rules.blind_multiplier)
        if rules.handicap:
            yield voice.say("rule-handicap")
    doubling = rules.doubling
    if not doubling.enabled:
        return
    only = doubling.who == "declarer_only" or (doubling.positive == "declarer_only" and positive(rules, row))
    yield voice.say("rule-doubles-declarer" if only else "rule-doubles-any")
    if doubling.redouble != "none":
        yield voice.say("rule-redoubles", times=doubling.redoubled, once=doubling.doubled)
    else:
        yield voice.say("rule-no-redoubles", once=doubling.doubled)
    if doubling.quota:
        yield voice.say("rule-quota", count=doubling.quota)
