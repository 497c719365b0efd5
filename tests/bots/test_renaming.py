"""A bot cares for what suits are worth, not for their names: with other names it does the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from barbu.bots import calls
from barbu.bots.estimate import trick_value
from barbu.bots.heuristic import Heuristic
from barbu.bots.imagined import choices, table_of
from barbu.bots.search import Search, Weights
from barbu.cards import Suit
from barbu.deal.actions import Lay, Pass, Play, Stop
from barbu.kernel.jit import COMPILED
from barbu.kernel.policy import best
from barbu.match import Action, Choose, Look, Match, MatchView, NameStart, NameTrump, view
from barbu.rules import Ruleset, TrickContract, preset, problems
from tests.properties import walks
from tests.support import scale, suits
from tests.support.random_rulesets import at_most, seeded, without_endless_redeals

BLOCK = 10
NEAR = 1e-9


def moments(rules: Ruleset, players: int, seed: str, number: int) -> Iterator[tuple[Match, MatchView]]:
    """Some moments of a random match at which somebody has a choice, each phase as often as may be."""
    rng = random.Random(seed)
    found: dict[str, list[Match]] = {}
    for match in walks.walk(rules, players, seed):
        if match.to_act is not None and len(match.legal) > 1:
            found.setdefault(type(match.phase).__name__, []).append(match)
    for phase in sorted(found):
        for match in rng.sample(found[phase], min(len(found[phase]), number)):
            yield match, view(match, match.to_act)


def rulesets(block: int, name: str) -> Iterator[tuple[Ruleset, int, str]]:
    """Random rulesets, and a preset."""
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = seeded(f"{name} {number}")
        yield at_most(without_endless_redeals(rules), 4), players, f"{name} {number}"
    listed = ("pagat-52", "fr-tableau-32", "suite-8", "classic-32", "gautron-52", "la-salade-qc")
    rules = preset(listed[block % len(listed)])
    yield at_most(rules, 14), 4 if 4 in rules.players else rules.players[0], f"{name} preset {block}"


def test_a_renamed_ruleset_is_one_that_can_be_played_and_renaming_back_gives_it_again() -> None:
    for number in range(scale.count(60, 3000)):
        rules, _ = seeded(f"renamed {number}")
        names = suits.ALL[number % 24]
        there = suits.renamed(rules, names)
        assert {problem.key for problem in problems(there)} <= {"contracts.row1.banned_suit"} or not problems(there)
        once = suits.renamed(there, suits.SAME)
        assert suits.renamed(suits.renamed(once, names), suits.back(names)) == once, number


@pytest.mark.parametrize("block", range(scale.count(4, 200)))
def test_renaming_the_suits_renames_the_quick_players_act(block: int) -> None:
    compared = differing = 0
    for rules, players, seed in rulesets(block, "names"):
        for match, seen in moments(rules, players, seed, 4):
            acted = Heuristic().decide(seen, "s")
            for names in suits.some():
                other = suits.renamed_match(match, names)
                there = view(other, other.to_act)
                assert set(there.legal) == {suits.renamed(action, names) for action in match.legal}, seed
                answered = suits.renamed(Heuristic().decide(there, "s"), suits.back(names))
                compared += 1
                if answered != acted:
                    differing += 1
                    assert equal_in_value(match, seen, acted, answered), (seed, match.seq, acted, answered)
    print(f"{compared} acts compared, {differing} of them ties")
    assert compared > 100


def equal_in_value(match: Match, seen: MatchView, one: Action, other: Action) -> bool:
    """Whether the quick player holds both acts for equally good."""
    round, rules = seen.round, seen.rules
    assert round is not None
    match one, other:
        case Choose(), Choose():
            found = [calls._worth(seen, round, rules.contract(each.contract)) for each in (one, other)]
            return found[0][0] == found[1][0] and abs(found[0][1] - found[1][1]) < NEAR
        case NameTrump(), NameTrump():
            row = rules.contract(round.contract or "")
            assert isinstance(row, TrickContract)
            worth = [_trump_value(seen, row, each.suit) for each in (one, other)]
            return abs(worth[0] - worth[1]) < NEAR
        case ((Play() | Lay() | Pass() | Stop()), (Play() | Lay() | Pass() | Stop())):
            return _tied(match, one, other)
        case NameStart(), NameStart():
            return False  # a rank keeps its name
    return False


def _trump_value(seen: MatchView, row: TrickContract, suit: Suit | None) -> float:
    assert seen.round is not None
    hand = seen.round.hand
    long = sum(card.suit == suit for card in hand) * 1e-3
    return trick_value(seen.rules, row, seen.players, hand, suit) + long


def _tied(match: Match, one: Action, other: Action) -> bool:
    """Whether it is the order of the codes alone that decides between two acts, under all names of the suits."""
    firsts = set()
    for names in suits.ALL:
        there = suits.renamed_match(match, names)
        seen = view(there, there.to_act)
        vector, deal = table_of(seen)
        codes = {action: code for code, action in choices(seen, vector, deal)}
        pair = sorted(codes[suits.renamed(action, names)] for action in (one, other))
        firsts.add(pair.index(int(best(vector, deal, sum(1 << code for code in pair)))))
    return len(firsts) == 1


SEEDS = 12
WORLDS = 20


@pytest.mark.skipif(not COMPILED, reason="needs numba")
@pytest.mark.parametrize("block", range(scale.count(2, 100)))
def test_renaming_the_suits_leaves_the_values_of_the_search_within_their_error(block: int) -> None:
    """Three standard errors are passed once in some hundred comparisons by chance, the error itself being drawn."""
    bot = Search(WORLDS, clear=0)
    far = dict[str, list[float]](tricks=[], layout=[])
    for rules, players, seed in rulesets(block, "values"):
        for match, seen in moments(rules, players, seed, 1):
            if Look() in match.legal:
                continue  # the search looks first
            names = suits.some()[match.seq % 4]
            other = suits.renamed_match(match, names)
            there = view(other, other.to_act)
            here = [{option.action: option.value for option in bot.options(seen, f"s{n}")} for n in range(SEEDS)]
            away = [{option.action: option.value for option in bot.options(there, f"t{n}")} for n in range(SEEDS)]
            for action in here[0]:
                one = np.array([found[action] for found in here])
                two = np.array([found[suits.renamed(action, names)] for found in away])
                far[_kind(seen, action)].append(_apart(one, two))
    for kind, allowed in (("tricks", 0.02), ("layout", 0.1)):
        beyond = sum(each > 3 for each in far[kind])
        print(f"{kind}: {len(far[kind])} values compared, {beyond} of them more than three errors apart")
        assert beyond <= max(2, allowed * len(far[kind]))
    assert len(far["tricks"]) > 30


def _kind(seen: MatchView, action: Action) -> str:
    """The play-outs of a layout take equal lays by the order of the suits, so values there depend on it a little."""
    round = seen.round
    assert round is not None
    named = action.contract if isinstance(action, Choose) else round.contract
    return "tricks" if isinstance(seen.rules.contract(named or ""), TrickContract) else "layout"


def _apart(one: Weights, two: Weights) -> float:
    error = float(np.sqrt((one.var(ddof=1) + two.var(ddof=1)) / SEEDS))
    difference = abs(float(one.mean() - two.mean()))
    return difference / error if error > NEAR else 0.0 if difference < NEAR else 99.0


def test_ties_are_told_from_preferences() -> None:
    """The test above would see a bot that prefers clubs."""
    pairs = list(combinations(Suit, 2))
    assert all(len({tuple(sorted((names[a], names[b]))).index(names[a]) for names in suits.ALL}) == 2 for a, b in pairs)
