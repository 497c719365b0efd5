"""What a person types at the table: commands, and acts in the words and letters of the language."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.cli.hand import numbered
from barbu.cli.voice import Voice
from barbu.deal import AceEnd, Lay, Pass, Play, Seat, Stop, TrickView
from barbu.errors import NotUnderstood
from barbu.match import Action, Choose, Double, Look, MatchView, NameStart, NameTrump

COMMANDS = ("rules", "score", "grid", "last", "hand", "table", "hint", "undo", "quit", "help")


class Command(msgspec.Struct, frozen=True):
    """A request to the terminal rather than an act in the match."""

    name: str
    rest: str = ""


def read(text: str, view: MatchView, voice: Voice) -> Command | Action:
    """The command or act that was meant; raises `NotUnderstood`.

    What fits the moment is tried first. An act of another moment is passed on too: the match refuses it and says why.
    """
    line = plain(text)
    word, _, rest = line.partition(" ")
    if line == "" and len(view.legal) == 1:
        return view.legal[0]
    if line == "":
        raise NotUnderstood("play-nothing-typed")
    command = next((Command(name, rest) for name in COMMANDS if word in voice.words(name)), None)
    # Where suits, ranks or players are named, s is spades and q the queen before they are commands.
    if command is not None and (view.phase in ("Playing", "Finished") or not _answers(line, view, voice)):
        return command
    act = _fitting(line, view, voice) or _other(line, view, voice)
    if act is None:
        raise _not_understood(text, view, voice)
    return act


def _answers(line: str, view: MatchView, voice: Voice) -> bool:
    """Whether a word that is a command too answers the question that is asked."""
    if view.phase == "Choosing":
        return _is_contract(line, view, voice)
    return _fitting(line, view, voice) is not None


def _is_contract(line: str, view: MatchView, voice: Voice) -> bool:
    """Whether the text is a contract's whole name: queens is one, though queen s is a card."""
    return any(line in (plain(row.id), plain(voice.contract(row))) for row in view.rules.active)


def plain(text: str) -> str:
    """The text in small letters without accents or doubled spaces; what fails to decode is dropped."""
    parts = unicodedata.normalize("NFD", text.replace("œ", "oe").replace("Œ", "oe").replace("\ufe0f", ""))
    return " ".join("".join(sign for sign in parts if not unicodedata.combining(sign)).casefold().split())


def _fitting(line: str, view: MatchView, voice: Voice) -> Action | None:
    """What the text means at this moment."""
    match view.phase:
        case "Choosing":
            return _look(line, voice) or _choice(line, view, voice)
        case "NamingTrump":
            return _trump(line, view, voice)
        case "NamingStart":
            return _start(line, voice)
        case "Doubling":
            return _speech(line, view, voice)
        case "Playing":
            if _is_contract(line, view, voice) and not _suit_first(line, voice):
                return None
            return _pass_or_stop(line, voice) or _card_act(line, view, voice)
        case _:
            return None


def _other(line: str, view: MatchView, voice: Voice) -> Action | None:
    """What the text would mean at another moment, so that its refusal can say what is asked now."""
    if view.phase == "Playing":
        return _choice(line, view, voice, numbers=False) or _look(line, voice)
    found = _look(line, voice) or _pass_or_stop(line, voice)
    if found is None and (cards := meant_cards(line, voice)):
        found = Play(sorted(cards)[0])
    return found or _choice(line, view, voice, numbers=False)


def _not_understood(text: str, view: MatchView, voice: Voice) -> NotUnderstood:
    shown = text.strip()[:40]
    shown = "".join(sign if sign.isprintable() else "?" for sign in shown)
    return NotUnderstood(f"play-not-understood-{view.phase.lower()}", text=shown, legal=view.legal)


# --- the cards --------------------------------------------------------------------------------------


def _pass_or_stop(line: str, voice: Voice) -> Action | None:
    if line in voice.words("pass"):
        return Pass()
    return Stop() if line in voice.words("stop") else None


def _card_act(line: str, view: MatchView, voice: Voice) -> Action | None:
    play = view.round.play if view.round else None
    line, end = _ace_end(line, voice)
    card = _card(line, view, voice)
    if card is None:
        return None
    return Play(card) if isinstance(play, TrickView) else Lay(card, end)


def _ace_end(line: str, voice: Voice) -> tuple[str, AceEnd | None]:
    """The text without a last word that announces an ace high or low."""
    front, _, word = line.rpartition(" ")
    ends: tuple[AceEnd, ...] = ("high", "low")
    for end in ends:
        if front and word in voice.words(end):
            return front, end
    return line, None


def _card(line: str, view: MatchView, voice: Voice) -> Card | None:
    """The card meant by its number or its name."""
    may = numbered(view)
    if may and re.fullmatch(r"[0-9]{1,2}", line):
        if not 1 <= int(line) <= len(may):
            raise NotUnderstood("play-no-such-number", given=int(line), most=len(may))
        return may[int(line) - 1]
    cards = meant_cards(line, voice)
    held = cards & set(view.round.hand if view.round else ())
    if len(cards) > 1 and len(held) != 1:
        raise NotUnderstood("play-which-card", text=line, cards=tuple(sorted(held or cards)))
    return next(iter(held or cards), None)


def meant_cards(line: str, voice: Voice) -> set[Card]:
    """The cards that a text may name: a rank and a suit in the language's letters or the international ones."""
    text = re.sub(r"[\s.\-]", "", line)
    cards = {
        Card(suit, rank)
        for cut in range(1, len(text))
        for rank in voice.rank_words.get(text[:cut], ())
        for suit in voice.suit_words.get(text[cut:], ())
    }
    return cards or _suit_first(line, voice)


def _suit_first(line: str, voice: Voice) -> set[Card]:
    """The cards that a text names by the suit's sign or word, then the rank: ♠7, herttakuningas."""
    text = re.sub(r"[\s.\-]", "", line)
    return {
        Card(suit, rank)
        for cut in range(1, len(text))
        if cut > 1 or not text[0].isascii()  # a single letter before the rank may be anything
        for suit in voice.suit_words.get(text[:cut], ())
        for rank in voice.rank_words.get(text[cut:], ())
    }


# --- the calls --------------------------------------------------------------------------------------


def _look(line: str, voice: Voice) -> Action | None:
    return Look() if line in voice.words("look") else None


def _choice(line: str, view: MatchView, voice: Voice, numbers: bool = True) -> Action | None:
    """The contract meant by its number among those open, its id or the beginning of its name."""
    options = view.round.options if view.round else ()
    blind = any(isinstance(act, Choose) and act.blind for act in view.legal)
    if numbers and re.fullmatch(r"[0-9]{1,2}", line):
        if not 1 <= int(line) <= len(options):
            raise NotUnderstood("play-no-such-number", given=int(line), most=len(options))
        return Choose(options[int(line) - 1], blind)
    id = named(line, [(row.id, voice.contract(row)) for row in view.rules.active])
    return Choose(id, blind) if id is not None else None


def named(line: str, options: Iterable[tuple[str, str]]) -> str | None:
    """The id of the one option whose id or name the text is, or begins; None where none or several fit."""
    names = [(id, {plain(id), plain(id.replace("_", " ")), plain(name)}) for id, name in options]
    exact = [id for id, given in names if line in given]
    begun = [id for id, given in names if len(line) > 1 and any(_begins(line, name) for name in given)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def _begins(line: str, name: str) -> bool:
    """Whether the name, or its last part, begins with the text: `hearts` for no hearts."""
    words = name.split()
    return any(" ".join(words[at:]).startswith(line) for at in range(len(words)))


def _trump(line: str, view: MatchView, voice: Voice) -> Action | None:
    options = [act.suit for act in view.legal if isinstance(act, NameTrump)]
    if re.fullmatch(r"[0-9]", line):
        if not 1 <= int(line) <= len(options):
            raise NotUnderstood("play-no-such-number", given=int(line), most=len(options))
        return NameTrump(options[int(line) - 1])
    if line in voice.words("no-trump"):
        return NameTrump(None)
    suits = suits_meant(line, voice)
    if len(suits) > 1:
        raise NotUnderstood("play-which-suit", text=line, suits=tuple(suits))
    return NameTrump(suits[0]) if suits else None


def suits_meant(line: str, voice: Voice) -> Sequence[Suit]:
    """The suits that a text may name."""
    return voice.suit_words.get(line, ())


def _start(line: str, voice: Voice) -> Action | None:
    ranks: Sequence[Rank] = voice.rank_words.get(line, ())
    return NameStart(ranks[0]) if ranks else None


def _speech(line: str, view: MatchView, voice: Voice) -> Action | None:
    """Seats by number, by name, or all of them, the flanks, none."""
    targets = sorted({seat for act in view.legal if isinstance(act, Double) for seat in act.seats})
    declarer = view.round.roles.declarer if view.round else 0
    if line in voice.words("none"):
        return Double()
    if line in voice.words("all"):
        return Double(tuple(targets))
    if line in voice.words("flanks"):
        return Double(tuple(seat for seat in targets if seat != declarer))
    seats: set[Seat] = set()
    for word in re.split(r"[\s,;+]+", line):
        seat = _seat(word, view, voice)
        if seat is None:
            return None
        seats.add(seat)
    return Double(tuple(sorted(seats)))


def _seat(word: str, view: MatchView, voice: Voice) -> Seat | None:
    if re.fullmatch(r"[0-9]{1,2}", word):
        if not 1 <= int(word) <= view.players:
            raise NotUnderstood("play-no-such-number", given=int(word), most=view.players)
        return int(word) - 1
    found = named(word, [(str(seat), name.split()[0]) for seat, name in enumerate(voice.names)])
    return int(found) if found is not None else None
