"""The kernel is the twin of the reference: random rulesets, every option, three to seven players."""

from __future__ import annotations

import random

import pytest

from barbu.bots.imagined import table_of
from barbu.deal import act, deal_view, start
from barbu.kernel import convert
from barbu.kernel.bits import seeded
from barbu.kernel.play import copy_deal, legal, play, play_out_random
from barbu.kernel.policy import choose, choose_random
from barbu.kernel.records import Deal, deals, plain, stored
from barbu.kernel.vector import rule_vector
from barbu.match import view
from barbu.rules import LayoutContract
from barbu.rules.kinds import Flag, OneOf
from barbu.rules.options import options_of
from tests.kernel import twins
from tests.support import drive
from tests.support.random_rulesets import at_most
from tests.support.random_rulesets import seeded as seeded_ruleset
from tests.support.scale import count

BLOCKS = count(2, 40)
DEALS = count(300, 5_000)
"""Deals of each block: 200,000 in the long form."""


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_legal_set_winner_end_and_score_is_the_same(block: int) -> None:
    done = acts = seed = 0
    seen: set[object] = set()
    while done < DEALS:
        for rng, setup, hands, call in twins.random_deals(f"{block}/{seed}"):
            try:
                acts += twins.compare(rng, setup, hands, call)
            except AssertionError as error:
                error.add_note(f"seed {block}/{seed}: {setup.row}")
                raise
            seen |= {(key, str(value)) for key, value in values_of(setup.row)} | {setup.players, setup.rules.ranking}
            done += 1
        seed += 1
    print(f"{done} deals, {acts} acts")
    assert not (wanted() - seen)


def values_of(row: object) -> list[tuple[str, object]]:
    """The options of a row that are flags or words, with their values."""
    scope = "layout" if isinstance(row, LayoutContract) else "tricks"
    options = [option for option in options_of(scope) if isinstance(option.kind, (Flag, OneOf))]
    return [(option.key, getattr(row, option.field)) for option in options]


def wanted() -> set[object]:
    """Every number of players, ranking, and value of an option that is a flag or a word."""
    options = [*options_of("tricks"), *options_of("layout")]
    words = {(option.key, word) for option in options if isinstance(option.kind, OneOf) for word in option.kind.values}
    flags = {(option.key, str(flag)) for option in options if isinstance(option.kind, Flag) for flag in (True, False)}
    return {*words, *flags, 3, 4, 5, 6, 7, "natural", "ten_high", "ace_low", "reversed"}


def test_a_random_play_out_is_what_single_steps_give() -> None:
    for seed in range(count(100, 3000)):
        for _, setup, hands, call in twins.random_deals(f"steps/{seed}"):
            vector = rule_vector(setup, call)
            one, other = twins.begun(setup, hands, vector), twins.begun(setup, hands, vector)
            one.rng = other.rng = seeded(seed)
            play_out_random(vector, one)
            while not other.over:
                play(vector, other, choose_random(vector, other))
            found, expected = vars(plain(one)), vars(plain(other))
            assert {name for name in found if found[name] != expected[name]} <= twins.TABLE, (seed, setup.row)


def test_the_policy_always_chooses_a_legal_action() -> None:
    for seed in range(count(50, 2000)):
        for _, setup, hands, call in twins.random_deals(f"policy/{seed}"):
            vector = rule_vector(setup, call)
            deal = twins.begun(setup, hands, vector)
            deal.rng = seeded(seed)
            while not deal.over:
                action = choose(vector, deal)
                assert legal(vector, deal) >> action & 1, (seed, setup.row)
                play(vector, deal, action)


def test_what_a_seat_sees_makes_the_record_with_its_own_hand_alone() -> None:
    for seed in range(count(20, 500)):
        for rng, setup, hands, call in twins.random_deals(f"views/{seed}"):
            rules, vector = setup.rules, rule_vector(setup, call)
            reference = start(setup, hands)
            while not reference.over:
                if rng.random() < 0.2:
                    seat = rng.randrange(setup.players)
                    known = [hand if at == seat else () for at, hand in enumerate(reference.hands)]
                    masks = [convert.mask_of(rules, hand) for hand in known]
                    full = plain(convert.deal_of(rules, vector, reference))
                    seen = plain(convert.deal_with(rules, vector, deal_view(reference, seat), masks))
                    assert seen.hands == [*masks, *[0] * (7 - len(masks))]
                    seen.hands = full.hands
                    assert vars(seen) == vars(full)
                reference = act(reference, rng.choice(reference.legal))


def test_a_seat_in_a_match_has_the_legal_actions_of_its_view() -> None:
    for seed in range(count(6, 100)):
        rules, players = seeded_ruleset(f"kernel/match/{seed}")
        for match in drive.walk(at_most(rules, 3), players, drive.any_legal, f"match {seed}"):
            seen = view(match, match.to_act)
            if seen.round is None or seen.round.play is None or match.to_act is None:
                continue
            vector, deal = table_of(seen)
            mask = legal(vector, deal)
            actions = {convert.action_of(rules, vector, mask, code) for code in convert.codes_in(mask)}
            assert actions == set(seen.round.play.legal)


def test_a_copy_has_every_field() -> None:
    rng = random.Random(1)
    source, target = Deal(), deals(1)[0]
    for name, length in Deal.lengths.items():
        setattr(source, name, [rng.randrange(1, 99) for _ in range(length)] if length else rng.randrange(1, 99))
    copy_deal(convert.copies(stored(source), 3)[2], target)
    assert vars(plain(target)) == vars(source)
