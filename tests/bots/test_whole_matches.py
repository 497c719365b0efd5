"""Every bot plays every ruleset at every table: legally, repeatably, and from its view alone."""

import copy
import random
from pathlib import Path

import pytest

from barbu.bots import Bot
from barbu.bots.search import Search
from barbu.cards import Card
from barbu.kernel.jit import COMPILED
from barbu.match import Dealt, Double, Match, MatchView, view
from barbu.rules import Ruleset, preset
from barbu.rules import names as preset_names
from barbu.rules.load import loads
from tests.support import scale
from tests.support.drive import Decide, any_legal, chance, play_out, shortened, start, walk
from tests.support.random_rulesets import at_most, seeded, without_endless_redeals
from tests.support.thinkers import HEAVY, playing_names, ready

FILES = {file.stem: file for file in (Path(__file__).parent.parent / "rulesets").glob("*.toml")}
every_bot = pytest.mark.parametrize("name", playing_names())
quick_bot = pytest.mark.parametrize("name", [name for name in playing_names() if name not in HEAVY])


def ruleset(name: str) -> Ruleset:
    if name in FILES:
        return loads(FILES[name].read_text(encoding="utf-8"), preset)
    return preset(name)


def tables() -> list[tuple[str, int]]:
    return [(name, players) for name in [*preset_names(), *sorted(FILES)] for players in ruleset(name).players]


needs_compiler = pytest.mark.skipif(not COMPILED, reason="needs numba")


def checked(decide: Decide) -> Decide:
    """The same decisions, each of which must be legal."""

    def decided(seen: MatchView, seed: str) -> object:
        action = decide(seen, seed)
        assert action in seen.legal, (action, seen.legal)
        return action

    return decided  # type: ignore[return-value]


@quick_bot
@pytest.mark.parametrize(("rules_name", "players"), tables())
def test_every_bot_plays_every_ruleset_legally_at_every_table(name: str, rules_name: str, players: int) -> None:
    plays_to_the_end(ready(name), rules_name, players, scale.count(9 if name in ("random", "careful") else 4, 400))


@needs_compiler
@pytest.mark.parametrize(("rules_name", "players"), tables())
def test_a_search_plays_every_ruleset_legally_at_every_table(rules_name: str, players: int) -> None:
    """In few worlds in the short form; how many there are bears on nothing but the strength."""
    if scale.full():
        for name in HEAVY:
            plays_to_the_end(ready(name), rules_name, players, 400)
    plays_to_the_end(Search(3), rules_name, players, 4)


@needs_compiler
@pytest.mark.parametrize("name", HEAVY)
def test_the_strong_levels_finish_a_match(name: str) -> None:
    plays_to_the_end(ready(name), "fr-tableau-32", 4, 7)
    plays_to_the_end(ready(name), "pagat-52", 4, 4)


def plays_to_the_end(player: Bot, rules_name: str, players: int, deals: int) -> None:
    """A bot at every seat of a match of so many deals, each act a legal one."""
    rules = shortened(ruleset(rules_name), players, deals)
    for game in range(scale.count(1, 10)):
        match = play_out(rules, players, checked(player.decide), f"whole {game}")
        assert match.finished


@every_bot
def test_every_bot_plays_rulesets_of_any_kind_legally(name: str) -> None:
    """In every phase that there is, blind choices and left-overs by chance among them."""
    phases = set()
    for number in range(scale.count(60 if name not in HEAVY else 15, 5000)):
        rules, players = seeded(f"bots {number}")
        rules = at_most(without_endless_redeals(rules), 4 if name not in HEAVY else 2)
        for match in walk(rules, players, checked(ready(name).decide), f"any {number}"):
            phases.add(type(match.phase).__name__)
        assert match.finished
    assert phases >= {"Choosing", "Doubling", "Playing", "NamingTrump", "NamingStart"}


@pytest.mark.skipif(COMPILED, reason="the compiled form plays whole matches")
def test_without_a_compiler_a_search_decides_too() -> None:
    assert play_out(shortened(preset("fr-tableau-32"), 4, 1), 4, checked(Search(1).decide), "plain").finished


@every_bot
def test_P53_the_same_seed_gives_the_same_game_and_another_seed_another(name: str) -> None:
    rules = shortened(preset("pagat-52"), 4, 6 if name not in HEAVY else 2)
    once, again, other = (play_out(rules, 4, ready(name).decide, seed) for seed in ("one", "one", "other"))
    assert once.events == again.events != other.events


@every_bot
def test_no_bot_draws_from_the_shared_chance(name: str) -> None:
    state = random.getstate()
    play_out(shortened(preset("fr-tableau-32"), 4, 7 if name not in HEAVY else 1), 4, ready(name).decide, "apart")
    assert random.getstate() == state


@every_bot
def test_equal_views_give_equal_acts(name: str) -> None:
    rng = random.Random("equal views")
    for match in walk(shortened(preset("pagat-52"), 4, 14 if name not in HEAVY else 2), 4, ready(name).decide, "equal"):
        if match.to_act is not None and rng.random() < 0.2:
            seen = view(match, match.to_act)
            assert ready(name).decide(seen, "s") == ready(name).decide(copy.deepcopy(seen), "s")


def swapped(hands: tuple[tuple[Card, ...], ...], keep: int, rng: random.Random) -> Dealt:
    """The same deal but for the hands of the other seats."""
    rest = [card for seat, hand in enumerate(hands) if seat != keep for card in hand]
    rng.shuffle(rest)
    new = [hand if seat == keep else tuple(sorted(rest.pop() for _ in hand)) for seat, hand in enumerate(hands)]
    return Dealt(tuple(new))


@every_bot
@pytest.mark.parametrize("rules_name", ["pagat-52", "fr-tableau-32", "gautron-52"])
def test_P47_other_hands_bear_on_no_decision_before_the_first_card(name: str, rules_name: str) -> None:
    rules, rng = preset(rules_name), random.Random(f"swap {name}")
    for game in range(scale.count(20 if name not in HEAVY else 5, 2000)):
        match = start(rules, 4)
        while not isinstance(event := chance(match, rng), Dealt):
            assert event is not None
            match = match.apply(event)
        left = _until_someone_plays(match.apply(event), name, str(game))
        actor = left.to_act
        assert actor is not None
        right = match.apply(swapped(event.hands, actor, rng))
        for acted in left.events[len(right.events) :]:
            right = right.apply(acted)
        seen, other = view(left, actor), view(right, actor)
        assert ready(name).decide(seen, str(game)) == ready(name).decide(other, str(game))


def _until_someone_plays(match: Match, name: str, seed: str) -> Match:
    """The match after some of the calls."""
    calls = random.Random(seed).randrange(4)
    while calls and type(match.phase).__name__ in ("Choosing", "NamingTrump", "Doubling"):
        match = match.act(ready(name).decide(view(match, match.to_act), seed))
        calls -= 1
    return match


def test_random_is_usually_silent_when_it_may_be() -> None:
    said: list[bool] = []

    def listening(seen: MatchView, seed: str) -> object:
        if Double() in seen.legal and len(seen.legal) > 1:
            said.append(ready("random").decide(seen, seed) == Double())
        return any_legal(seen, seed)

    for game in range(5):
        play_out(preset("pagat-52"), 4, listening, str(game))  # type: ignore[arg-type]
    assert len(said) > 200
    assert 0.65 < sum(said) / len(said) < 0.85
