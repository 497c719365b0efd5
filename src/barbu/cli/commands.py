"""What each command does, once its words are understood."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path

import msgspec
from rich.text import Text

from barbu import locales, rules
from barbu.bots import Bot, level_names, warm
from barbu.bots import bot as bot_named
from barbu.cli import pages, replaying, saves
from barbu.cli.own import Own
from barbu.cli.paint import QUIET, STRONG, wrapped
from barbu.cli.rules import find
from barbu.cli.screen import Screen, console
from barbu.cli.session import PACES, Left, Session
from barbu.cli.summary import deal_summary, score_sheet
from barbu.cli.voice import Voice
from barbu.croupier import Check, Fresh, Seeded, checks
from barbu.deal import Seat
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.match import Entered, Header, Match
from barbu.rules import Ruleset
from barbu.rules.meaning import scheduled_deals, usual_players
from barbu.rules.words import note, title
from barbu.shuffle import new_id
from barbu.table import Solo, Unwritten, others

BOT = "careful"
"""Who plays where nobody else is asked for."""
SHORT_LIST = (
    "classic-32",
    "fr-tableau-32",
    "fr-tableau-32-short-picked",
    "tournament-52",
    "bga-32",
    "marie-luce-52",
    "suite-8",
)
"""The presets that a newcomer is offered, each with a sentence."""


class Wish(msgspec.Struct, frozen=True):
    """A match as it is asked for on the command line."""

    ruleset: str = ""
    players: int = 0
    """0 for four, or the fewest the rules are for."""
    seat: int | None = 1
    """Counted from 1; None where only bots play."""
    bots: tuple[str, ...] = ()
    seed: str | None = None
    name: str = ""


def version() -> str:
    """The version of the package."""
    try:
        return f"barbu {installed('barbu')}"
    except PackageNotFoundError:
        return "barbu"


# --- playing ----------------------------------------------------------------------------------------


def play(wish: Wish, resume: bool, pace: str, locale: Locale, data: Path) -> None:
    """A match in the terminal, new or resumed."""
    if pace not in PACES:
        raise NotUnderstood("play-cli-no-such-pace", given=pace, allowed=tuple(PACES))
    if getattr(sys.stdin, "name", "") == os.devnull:  # put there because standard input was closed
        raise NotUnderstood("play-cli-no-input")
    screen = Screen(console())
    store = saves.Saves(data)
    if resume:
        save = store.resume(wish.ruleset or _latest(store, locale))
    else:
        save = _new_match(wish, locale, screen, store, data)
    voice = Voice(locale, save.match.header.names, save.setup.seat, save.match.rules)
    bots = _bots(save.setup.bots, locale)
    solo = Solo(save.match, save, save, bots, save.setup.seat)
    session = Session(solo, voice, screen, PACES[pace if screen.live else "instant"])
    try:
        _greet(save, voice, screen, resume)
        session.run()
        save.finish()
        screen.print([Text(voice.say("kept", path=str(save.path)), QUIET)])
    except Left:
        _say_goodbye(save, voice, screen)
    except KeyboardInterrupt:
        screen.print([""])
        _say_goodbye(save, voice, screen)
        raise
    finally:
        save.close()


def named(ruleset: str | None) -> str:
    """The ruleset that is asked for; empty text where none is. An empty name is refused."""
    if ruleset is not None and not ruleset.strip():
        raise NotUnderstood("rules-nothing-there", given=ruleset, near=rules.names(), close=0)
    return ruleset or ""


def refuse_new(wish: Wish) -> None:
    """Refuses what is asked of a new match where an old one is gone on with."""
    usual = Wish(ruleset=wish.ruleset)
    asked = {"players": "--players", "seat": "--seat", "bots": "--bot", "seed": "--seed", "name": "--name"}
    for field, option in asked.items():
        if getattr(wish, field) != getattr(usual, field):
            raise NotUnderstood("play-cli-not-resumed", option=option)


def _bots(names: Sequence[str], locale: Locale) -> dict[Seat, Bot]:
    """The bot of each seat that has one; those that need it find the kernel ready, whatever it takes."""
    if set(names) & set(level_names()):
        with console(error=True).status(locale.text("play-bots-warming")):
            warm()
    return {seat: bot_named(name) for seat, name in enumerate(names) if name}


def _latest(store: saves.Saves, locale: Locale) -> str:
    """The id of the match to go on with; what could not be read on the way is told."""
    try:
        return store.latest()
    finally:
        for path, error in store.skipped:
            told = Voice(locale).say("match-unreadable", path=str(path), reason=Voice(locale).explain(error))
            console(error=True).print(Text(told, "red"), overflow="fold")


def _new_match(wish: Wish, locale: Locale, screen: Screen, store: saves.Saves, data: Path) -> saves.Save:
    ruleset = find(wish.ruleset, data) if wish.ruleset else picked(locale, screen, data)
    players, seat, bots = _table(wish, ruleset)
    names = _names(wish.name.strip() or locale.text("play-you-name"), players, seat, locale)
    header = Header(new_id(), ruleset, names, seeded=wish.seed is not None)
    return store.create(header, saves.Setup(seat, bots, wish.seed))


def _table(wish: Wish, ruleset: Ruleset) -> tuple[int, Seat | None, tuple[str, ...]]:
    """How many play, the person's seat from 0, and the bot of each seat."""
    players = wish.players or usual_players(ruleset.players)
    if players not in ruleset.players:
        raise NotUnderstood("wrong-players", given=players, allowed=ruleset.players)
    if wish.seat is not None and not 1 <= wish.seat <= players:
        raise NotUnderstood("play-cli-no-such-seat", given=wish.seat, most=players)
    seat = wish.seat - 1 if wish.seat is not None else None
    free = others(players, seat)
    asked = wish.bots or (BOT,)
    for name in asked:
        bot_named(name)
    if len(asked) not in (1, len(free)):
        raise NotUnderstood("play-cli-bots", given=len(asked), count=len(free))
    filled = dict(zip(free, asked * len(free) if len(asked) == 1 else asked, strict=True))
    return players, seat, tuple(filled.get(each, "") for each in range(players))


def _names(own: str, players: int, seat: Seat | None, locale: Locale) -> tuple[str, ...]:
    """The players' names by seat: the person's, and friendly ones for the bots."""
    free = iter(name for name in locale.text("play-bot-names").split() if name.casefold() != own.casefold())
    return tuple(own if each == seat else next(free) for each in range(players))


def default_preset(locale: Locale) -> str:
    """The rules that people of this language most often expect."""
    return locale.text("play-default-preset")


def picked(locale: Locale, screen: Screen, data: Path) -> Ruleset:
    """The ruleset that the person picks from a short list, his own first; the usual one where nobody can be asked."""
    usual = default_preset(locale)
    if not screen.console.is_terminal:
        return rules.preset(usual)
    voice = Voice(locale)
    own = dict(Own(data).readable())
    offered = own | {name: rules.preset(name) for name in sorted(SHORT_LIST, key=lambda name: name != usual)}
    screen.begin()
    screen.print(offers(offered, voice, screen, ["", Text(voice.say("welcome"), STRONG), ""], "pick"))
    while True:
        try:
            typed = screen.ask(voice.say("prompt") + " ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if typed.casefold() in voice.words("more"):
            offered = own | {name: rules.preset(name) for name in rules.names()}
            screen.print(offers(offered, voice, screen, [""], "pick-all"))
            continue
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed or 0) <= len(offered):
            return list(offered.values())[int(typed) - 1]
        if not typed:
            return rules.preset(usual)
        try:
            return find(typed, data)
        except NotUnderstood as error:
            screen.print(["", *wrapped(Text(voice.explain(error), "red"), screen.console.width)])


def offers(
    found: Mapping[str, Ruleset], voice: Voice, screen: Screen, greeting: Sequence[str | Text], question: str
) -> list[str | Text]:
    """The rulesets to pick from and the question; where all has no room on the screen, each without its sentence."""
    width, height = screen.console.size
    asked: list[str | Text] = ["", *wrapped(Text(voice.say(question)), width)]

    def drawn(sentences: bool) -> list[str | Text]:
        numbered = enumerate(found.items(), 1)
        return [line for at, (name, rules) in numbered for line in _offer(at, name, rules, voice, width, sentences)]

    whole = [*greeting, *drawn(True), *asked]
    return whole if len(whole) < height else [*greeting, *drawn(False), *asked]


def _offer(number: int, name: str, rules: Ruleset, voice: Voice, width: int, whole: bool) -> list[Text]:
    """One ruleset of the list: its number, its names, who may play how long, and a sentence on a preset."""
    players = usual_players(rules.players)
    numbers = "–".join(str(each) for each in sorted({rules.players[0], rules.players[-1]}))
    facts = voice.say("offer-facts", players=numbers, count=scheduled_deals(rules, players))
    called, sentence = title(rules, voice.locale) or name, note(rules, voice.locale)
    head = Text.assemble((called, STRONG), f"  {name}  " if called != name else "  ", (facts, QUIET))
    told = wrapped(head, width - 3) + (wrapped(Text(sentence), width - 3) if whole and sentence else [])
    first, *more = told
    return [Text.assemble((f"{number:>2} ", "bold"), first), *(Text.assemble("   ", line) for line in more)]


def _greet(save: saves.Save, voice: Voice, screen: Screen, resumed: bool) -> None:
    if screen.live:
        return
    id = "resumed" if resumed else "begun"
    called = voice.rules(save.match.rules)
    screen.print([voice.say(id, id=save.match.header.id, rules=called, players=voice.listed(voice.names)), ""])


def _say_goodbye(save: saves.Save, voice: Voice, screen: Screen) -> None:
    """Says how to go on: with what was named on this command line and would not be so by itself."""
    told = voice.say("saved", id=saves.to_go_on(save.path, save.match.header.id, voice.locale))
    screen.print([*wrapped(Text(told), screen.console.width)])


# --- lists and records ------------------------------------------------------------------------------


def matches(locale: Locale, data: Path) -> None:
    """The saved matches, the unfinished ones first."""
    out, voice = console(), Voice(locale)
    found, bad = saves.Saves(data).all()
    if not found and not bad:
        out.print(voice.say("no-matches"))
        return
    lines: list[Text] = []
    for summary in sorted(found, key=lambda each: each.match.finished):
        match = summary.match
        id = "match-finished" if match.finished else "match-unfinished"
        head = Text.assemble((summary.id, STRONG), "  ", voice.rules(match.rules))
        deals = scheduled_deals(match.rules, match.players)
        facts = voice.say(id, deal=len(match.results), deals=deals, when=saves.when(summary.played))
        told = wrapped(Text(f"{facts} · {', '.join(match.header.names)}", QUIET), out.width - 3)
        lines += [head, *(Text.assemble("   ", line) for line in told)]
    for path, error in bad:
        reason = voice.explain(error)
        lines += wrapped(Text(voice.say("match-unreadable", path=str(path), reason=reason), "red"), out.width)
    if any(not summary.match.finished for summary in found):
        lines += wrapped(Text(voice.say("how-to-resume")), out.width)
    for line in lines:
        out.print(line, overflow="fold")


def demo(wish: Wish, locale: Locale, data: Path | None = None) -> None:
    """A whole match between bots: a line a deal as it ends, then the sheet."""
    ruleset = find(wish.ruleset or default_preset(locale), data)
    players, _, bots = _table(wish, ruleset)
    header = Header(new_id(), ruleset, _names("", players, None, locale), seeded=wish.seed is not None)
    secrets = Seeded(wish.seed) if wish.seed is not None else Fresh()
    solo = Solo(Match.start(header), Unwritten(), secrets, _bots(bots, locale))
    screen, voice = Screen(console(), interactive=False), Voice(locale, header.names, rules=ruleset)
    screen.print([voice.say("demo", rules=voice.rules(ruleset), players=voice.listed(voice.names))])
    for step in solo.advance():
        for result in step.after.results[len(step.before.results) :]:
            screen.print(["", *deal_summary(step.after, result, screen.look(voice))])
    screen.print(["", *pages.ending(solo.match, screen.look(voice))])


def replay(file: Path, locale: Locale) -> None:
    """A record, card by card, or printed where there is no terminal."""
    match = record_of(file)
    replaying.run(match, _reader(match, locale), Screen(console()))


def sheet(match: Match, locale: Locale) -> None:
    """The score sheet of a match on the terminal, with how the points came."""
    screen, voice = Screen(console(), interactive=False), _reader(match, locale)
    look = screen.look(voice)
    screen.print(pages.ending(match, look) if match.finished else score_sheet(match, look, why=True))


def record_of(file: Path) -> Match:
    """The match in a file named on the command line; raises a refusal for what is no such file."""
    try:
        return saves.read_record(file)
    except saves.DiskTrouble as error:
        raise NotUnderstood("play-no-file", **error.values) from error


def _reader(match: Match, locale: Locale) -> Voice:
    """The voice for someone who reads a record; a player who was called you is still spoken to."""
    you = {locales.locale(code).text("play-you-name") for code in locales.available()}
    me = next((seat for seat, name in enumerate(match.header.names) if name in you), None)
    return Voice(locale, match.header.names, me, match.rules)


def verify(file: Path, locale: Locale) -> int:
    """Says of each deal whether its cards are those that were promised; 1 where a promise is broken, or is missing.

    Cards that could be known beforehand, as of a deal that is played once more, and deals kept by hand promise nothing
    by nature. Any other deal owes a promise: without one it proves nothing, so it is no better than a wrong one.
    """
    match = record_of(file)
    out, voice = console(), _reader(match, locale)
    found = checks(match)
    by_hand = sum(isinstance(event, Entered) for event in match.live)
    if match.header.seeded:
        out.print(voice.say("verify-seeded"))
    for check in found:
        out.print(voice.say(f"verify-{_verdict(check)}", deal=check.deal))
    if by_hand:
        out.print(voice.say("verify-by-hand", count=by_hand))
    told = [check for check in found if check.secret is not None]
    in_play = [check for check in found if not check.over and check.committed]
    if told:
        wrong = sum(not check.fair for check in told)
        out.print(voice.say("verify-result", count=len(told), wrong=wrong))
    broken = any(check.over and not check.fair and (check.committed or not match.header.seeded) for check in found)
    if not told and not in_play:
        out.print(voice.say("verify-nothing" if broken or not (found or by_hand) else "verify-unbroken"))
    return 1 if broken else 0


def _verdict(check: Check) -> str:
    if not check.committed:
        return "unpromised"
    if check.secret is None:
        return "secret-kept" if check.over else "in-play"
    return "fair" if check.fair else "unfair"
