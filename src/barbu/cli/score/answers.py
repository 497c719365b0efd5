"""What a keeper types about a deal: names and counts, orders of finishing, doubles, cards; never points."""

import re
from collections.abc import Sequence

from barbu.cards import Card
from barbu.cli.typed import meant_cards, named, plain
from barbu.cli.voice import Voice
from barbu.deal import Seat
from barbu.errors import NotUnderstood
from barbu.rules import Ruleset
from barbu.rules.meaning import dealt_pack
from barbu.scoring import Bet
from barbu.table.draft import Draft

SPLIT = re.compile(r"[\s,;:=+、，；]+")
NUMBER = re.compile(r"[-−–]?[0-9]{1,3}")


def words(voice: Voice, id: str) -> tuple[str, ...]:
    """What a person may type for something, as `plain` leaves it."""
    return tuple(map(plain, voice.locale.text(id).split()))


def seat_named(word: str, voice: Voice) -> Seat | None:
    """The seat whose name the word is or begins; None where none or several fit."""
    exact = [seat for seat, name in enumerate(voice.names) if plain(name) == word]
    begun = [seat for seat, name in enumerate(voice.names) if word and plain(name).startswith(word)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def the_seat(word: str, voice: Voice) -> Seat:
    """The seat; raises `NotUnderstood` where no or several players are meant."""
    seat = seat_named(word, voice)
    if seat is None:
        raise NotUnderstood("score-whom", given=word[:40], names=voice.listed(voice.names))
    return seat


def counted(line: str, item: str, draft: Draft, voice: Voice) -> Draft:
    """The draft after a line such as “A 3, B 2, rest C”: who is named has so many, once where no number stands by.

    Numbers may stand before or behind their names. Numbers alone, such as “3 2 2”, are those of all players in the
    order of their seats; the last one's may be left out. Raises `NotUnderstood`.
    """
    tokens = _tokens(line, voice)
    if len(voice.names) - 1 <= len(tokens) <= len(voice.names) and all(map(NUMBER.fullmatch, tokens)):
        return _in_order([_count(token) for token in tokens], item, draft)
    rest, whole = words(voice, "score-word-rest"), voice.words("all")
    told: dict[Seat, int] = {}
    ahead: int | None = None
    last: Seat | None = None
    special: str | None = None
    behind: Seat | None = None
    for token in tokens:
        if NUMBER.fullmatch(token):
            number = _count(token)
            if last is not None and ahead is None:
                told[last], last = number, None
            else:
                ahead = number
        elif (token in rest or token in whole) and token not in map(plain, voice.names):
            special, behind, last = ("rest" if token in rest else "all"), last, None
        elif special is not None:
            draft = _told(draft, item, told)
            seat = the_seat(token, voice)
            draft, special, told = (
                draft.rest_to(seat, item) if special == "rest" else draft.all_to(seat), None, {},
            )  # fmt: skip
        else:
            seat = the_seat(token, voice)
            told[seat] = told.get(seat, 0) + (1 if ahead is None else ahead)
            last, ahead = (seat, None) if ahead is None and told[seat] == 1 else (None, None)
    if ahead is not None or (special is not None and behind is None):
        raise NotUnderstood("score-not-counts", given=line.strip()[:60])
    if special is None or behind is None:
        return _told(draft, item, told)
    told.pop(behind)  # “C rest” says the same as “rest C”
    draft = _told(draft, item, told)
    return draft.rest_to(behind, item) if special == "rest" else draft.all_to(behind)


def _tokens(line: str, voice: Voice) -> list[str]:
    """The words and numbers of a line; “a3” and “3a” are two of them. A name of several words stays one."""
    text = plain(line)
    found: list[str] = []
    names = sorted((plain(name) for name in voice.names if SPLIT.search(plain(name))), key=len, reverse=True)
    while text:
        name = next((each for each in names if re.match(re.escape(each) + r"(?!\w)", text)), None)
        if name is not None:
            found.append(name)
            text = text[len(name) :]
            continue
        piece = SPLIT.split(text, maxsplit=1)
        text = piece[1] if len(piece) > 1 else ""
        found += _parts(piece[0], voice)
    return [token for token in found if token]


def _parts(word: str, voice: Voice) -> list[str]:
    """A word, or a name and a number written together."""
    if seat_named(word, voice) is not None or NUMBER.fullmatch(word):
        return [word]
    joined = re.fullmatch(r"([^\d−-]+)([-−–]?\d{1,3})|(\d{1,3})(\D+)", word)
    return [part for part in joined.groups() if part] if joined else [word]


def _count(token: str) -> int:
    if not token.isdecimal():
        raise NotUnderstood("score-counts-not-points", given=token)
    return int(token)


def _in_order(counts: list[int], item: str, draft: Draft) -> Draft:
    """The draft with the counts of all players, or of all but the last, who has the rest."""
    seats = len(draft.counts(item))
    if len(counts) == seats:
        return draft.with_counts(item, counts)
    return draft.with_counts(item, [*counts, 0]).rest_to(seats - 1, item)


def _told(draft: Draft, item: str, told: dict[Seat, int]) -> Draft:
    counts = [told.get(seat, had) for seat, had in enumerate(draft.counts(item))]
    return draft.with_counts(item, counts) if told else draft


def finishers(line: str, before: Sequence[Seat], voice: Voice) -> tuple[Seat, ...]:
    """The order of finishing with those who are named; raises `NotUnderstood`."""
    order = tuple(before)
    for token in _tokens(line, voice):
        seat = the_seat(token, voice)
        if seat in order:
            raise NotUnderstood("score-finished-twice", who=voice.name(seat))
        order += (seat,)
    return order


def bets(line: str, voice: Voice) -> tuple[Bet, ...]:
    """The doubles of a line such as “A>B, B>C*”: a star is a redouble. Raises `NotUnderstood`."""
    found: list[Bet] = []
    for part in re.split(r"[,;、，；]+", plain(line)):
        if not part.strip():
            continue
        told = re.fullmatch(r"\s*([^>!*→]+?)\s*(?:>|→)\s*([^>!*→]+?)\s*([!*]?)\s*", part.replace("！", "!"))
        if told is None:
            raise NotUnderstood("score-not-doubles", given=part.strip()[:60])
        for name in told[2].split("+"):
            found.append(Bet(the_seat(told[1], voice), the_seat(name.strip(), voice), bool(told[3])))
    return tuple(found)


def cards_out(line: str, rules: Ruleset, players: int, voice: Voice) -> tuple[Card, ...]:
    """The cards of a line, each in the letters of the language or the international ones; raises `NotUnderstood`."""
    pack = set(dealt_pack(rules, players))
    found: list[Card] = []
    for token in filter(None, re.split(r"[\s,;、，；]+", plain(line))):
        cards = meant_cards(token, voice)
        cards = cards & pack or cards
        if len(cards) != 1:
            raise NotUnderstood("score-which-card", given=token[:40])
        found += cards
    return tuple(found)


def contract_named(line: str, rules: Ruleset, voice: Voice) -> str | None:
    """The id of the contract that the text names or begins to name."""
    return named(line, [(row.id, voice.contract(row)) for row in rules.active])
