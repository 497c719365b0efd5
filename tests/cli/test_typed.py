"""What is typed means what the match takes or refuses: every legal act can be typed, every wrong one is explained."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from barbu.bots import bot
from barbu.cards import Card, cards
from barbu.cli.typed import Command, meant_cards, plain, read
from barbu.cli.voice import Voice
from barbu.croupier import Seeded
from barbu.errors import NotLegal, NotUnderstood
from barbu.locales import available, locale
from barbu.match import Action, Header, Match, view
from barbu.rules import Ruleset, preset
from barbu.rules.load import loads
from barbu.table import Solo, Unwritten
from tests.support.drive import shortened
from tests.support.typist import spelled, wrong

EVERY_PHASE = loads((Path(__file__).resolve().parent / "every-phase.toml").read_text(encoding="utf-8"), preset)

TYPED = {
    "choose-a-contract", "contract-done", "contract-barred", "name-a-trump", "name-a-start",
    "speak-in-the-lap", "may-not-double", "must-double", "play-a-card", "not-in-hand", "must-follow", "must-beat",
    "must-ruff", "must-overruff", "must-dump", "first-trick-ban", "lead-ban", "tricks-are-played", "suit-not-open",
    "does-not-continue", "ace-needs-end", "ace-end-is-settled", "must-lay", "no-stopping",
}  # fmt: skip
"""Every refusal that a person can meet by typing."""


def table(rules: Ruleset, seed: str, lang: str) -> tuple[Solo, Voice]:
    """A table of random bots around seat 0."""
    players = rules.players[0]
    names = ("Vera", "Anna", "Basile", "Chloé", "Denis")[:players]
    header = Header("m", rules, names)
    bots = {seat: bot("random") for seat in range(1, players)}
    solo = Solo(Match.start(header), Unwritten(), Seeded(seed), bots, 0)
    return solo, Voice(locale(lang), names, 0, rules)


def evening(rules: Ruleset, seed: str, lang: str, known: Counter[str] | None = None) -> Counter[str]:
    """Plays a match by typing; the refusals met so far, a few of each kind."""
    solo, voice = table(rules, seed, lang)
    rng, met = Random(seed), known if known is not None else Counter()
    while True:
        for _ in solo.advance():
            pass
        if solo.match.finished:
            return met
        for text, refusal in wrong(solo.match, 0, voice, rng):
            if met[refusal.id] < 20:
                refused(solo, voice, text, refusal)
                met[refusal.id] += 1
        act = rng.choice(solo.match.legal)
        typed = spelled(solo.match, 0, act, voice, rng)
        assert read(typed, solo.view, voice) == act, typed
        solo.act(act)


def refused(solo: Solo, voice: Voice, text: str, expected: NotLegal) -> None:
    """The refusal that the line gets is the one that the act gets."""
    act = read(text, solo.view, voice)
    assert not isinstance(act, Command), text
    with pytest.raises(NotLegal) as caught:
        solo.act(act)
    assert (caught.value.id, caught.value.values) == (expected.id, expected.values), text
    assert voice.explain(caught.value)


@pytest.mark.parametrize("lang", available())
def test_every_legal_act_can_be_typed_and_every_refusal_met(lang: str) -> None:
    met: Counter[str] = Counter()
    seed = 0
    while set(met) != TYPED and seed < 60:
        evening(EVERY_PHASE, str(seed), lang, met)
        seed += 1
    assert set(met) == TYPED


@pytest.mark.parametrize("name", ["tournament-52", "fr-tableau-32", "bga-52", "suite-8", "marie-luce-52"])
@pytest.mark.parametrize("lang", available())
def test_presets_can_be_typed(name: str, lang: str) -> None:
    rules = preset(name)
    evening(shortened(rules, rules.players[0], 8), name, lang)


# --- words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text", "meant"),
    [
        ("en", "QS", "QS"), ("en", "q♠", "QS"), ("en", "10h", "10H"), ("en", "th", "10H"), ("en", "10 H", "10H"),
        ("en", "queen spades", "QS"), ("en", "ace hearts", "AH"), ("en", "7♡", "7H"), ("en", "K♥\ufe0f", "KH"),
        ("fr", "D♠", "QS"), ("fr", "DP", "QS"), ("fr", "Q♠", "QS"), ("fr", "roi coeur", "KH"), ("fr", "R♥", "KH"),
        ("fr", "dame pique", "QS"), ("fr", "10 cœur", "10H"), ("fr", "V♦", "JD"), ("fr", "as trèfle", "AC"),
        ("fr", "7 co", "7H"), ("fr", "RK", "KD"), ("fr", "VCA", "JD"),
        ("pt", "DE", "QS"), ("pt", "dama de espadas", "QS"), ("pt", "rei copas", "KH"), ("pt", "ás de ouros", "AD"),
        ("pt", "7 paus", "7C"), ("pt", "V♦", "JD"), ("pt", "K♥", "KH"), ("pt", "três de copas", "3H"),
        ("pt", "10P", "10C"),
        ("de", "D♠", "QS"), ("de", "DP", "QS"), ("de", "Herz-König", "KH"), ("de", "Pik Ass", "AS"), ("de", "B♦", "JD"),
        ("de", "Kreuz 10", "10C"), ("de", "Karo-Fünf", "5D"), ("de", "König Herz", "KH"), ("de", "7H", "7H"),
        ("fi", "QS", "QS"), ("fi", "patarouva", "QS"), ("fi", "Herttakuningas", "KH"), ("fi", "risti ässä", "AC"),
        ("fi", "ruutukasi", "8D"), ("fi", "K♥", "KH"), ("fi", "♠7", "7S"), ("fi", "kympillä", ""),
        ("zh", "红心K", "KH"), ("zh", "红桃国王", "KH"), ("zh", "黑桃十", "10S"), ("zh", "梅花10", "10C"),
        ("zh", "方块 A", "AD"), ("zh", "♦A", "AD"), ("zh", "Q♠", "QS"), ("en", "hearts 7", "7H"), ("en", "h7", ""),
    ],
)  # fmt: skip
def test_cards_are_read_in_the_letters_of_the_language_and_the_international_ones(
    lang: str, text: str, meant: str
) -> None:
    assert meant_cards(plain(text), Voice(locale(lang))) == ({Card.parse(meant)} if meant else set())


def test_what_may_be_several_cards_is_asked_back() -> None:
    assert meant_cards("10c", Voice(locale("fr"))) == set(cards("10C 10D 10H"))
    assert meant_cards("10c", Voice(locale("en"))) == {Card.parse("10C")}


def test_nonsense_is_no_act() -> None:
    solo, voice = table(preset("bga-32"), "1", "en")
    for _ in solo.advance():
        pass
    for text in ("", "zz", "99", "0", "1H", "\x00", "♠", "queen of nothing", "９", "-1", "1 2", "a" * 5000, "🂡"):
        with pytest.raises(NotUnderstood) as caught:
            read(text, solo.view, voice)
        assert voice.explain(caught.value)


def acts(lang: str, word: str, phase: str) -> Command | Action:
    """What a word means in the first such phase of a match."""
    for seed in range(40):
        solo, voice = table(EVERY_PHASE, str(seed), lang)
        rng = Random(seed)
        while not solo.match.finished:
            for _ in solo.advance():
                pass
            if type(solo.match.phase).__name__ == phase:
                return read(word, view(solo.match, 0), voice)
            if not solo.match.finished:
                solo.act(rng.choice(solo.match.legal))
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("lang", "word", "phase"),
    [("en", "s", "NamingTrump"), ("en", "h", "NamingTrump"), ("fr", "t", "NamingTrump"), ("en", "q", "NamingStart")],
)
def test_where_suits_and_ranks_are_named_letters_are_not_commands(lang: str, word: str, phase: str) -> None:
    assert not isinstance(acts(lang, word, phase), Command)


@pytest.mark.parametrize(("lang", "word"), [("en", "s"), ("en", "score"), ("fr", "marque"), ("fr", "feuille")])
def test_elsewhere_they_are(lang: str, word: str) -> None:
    assert acts(lang, word, "Playing") == Command("score")
