"""A guest's collection: rulesets saved by name, version by version. No HTTP and no SQL."""

from itertools import count
from unicodedata import normalize

import msgspec

from barbu.errors import NotLegal, NotUnderstood, Stale
from barbu.locales import locale
from barbu.rules import BadRuleset, Problem, Ruleset, names, ruleset_hash
from barbu.rules.kinds import Unfit
from barbu.rules.options import OPTIONS
from barbu.shuffle import new_id
from barbu.table.ports import Guest, SavedRules, Store, UnreadRules
from barbu.table.rooms import spoken

MOST = 200
"""Rulesets that one guest keeps."""
MOST_VERSIONS = 100
"""Versions that are kept of each, the latest."""


class Collection:
    """What one guest does with his rulesets."""

    def __init__(self, store: Store, guest: Guest) -> None:
        self._store = store.collection
        self._guest = guest

    async def add(self, rules: Ruleset, name: str = "") -> SavedRules:
        """Keeps a new ruleset under this name, or its own; raises a refusal for one that cannot be, or one too many.

        What is there already under this name is not kept twice: the one that was asked for again is told, `Stale` is
        raised where its rules are others.
        """
        rules = named(rules, name or rules.name)
        there = await self._called(rules.name)
        if there is not None and there.hash == ruleset_hash(rules):
            return await self._store.one(self._guest.id, there.id)
        if there is not None:
            raise _taken(there)
        if await self._store.count(self._guest.id) >= MOST:
            raise NotLegal("too-many-rulesets", most=MOST)
        id = new_id()
        await self._store.add(self._guest.id, id, rules)
        return await self._store.one(self._guest.id, id)

    async def save(self, id: str, rules: Ruleset, base: int | None = None) -> SavedRules:
        """Keeps the ruleset as it is now, under the name it has here: a new version where its rules have changed.

        Raises `Stale` where `base`, the version that was changed, is no longer the newest, unless it says the same.
        """
        now = await self._store.newest(self._guest.id, id)
        changed = ruleset_hash(rules) != now.hash
        if base is not None and base != now.number and changed:
            raise Stale("ruleset-saved-since", present=now.number)
        rules = msgspec.structs.replace(rules, name=now.name)
        number = now.number + changed
        await self._store.save(self._guest.id, id, number, rules, MOST_VERSIONS)
        return await self._store.one(self._guest.id, id)

    async def rename(self, id: str, name: str) -> SavedRules:
        """Gives the ruleset another name; raises `Stale` for one that another has."""
        now = await self._store.one(self._guest.id, id)
        name = named(now.rules, name).name
        await self._insist_free(name, but=id)
        await self._store.rename(self._guest.id, id, name)
        return await self._store.one(self._guest.id, id)

    async def duplicate(self, id: str, name: str = "") -> SavedRules:
        """Keeps the newest version once more as a ruleset of its own."""
        now = await self._store.one(self._guest.id, id)
        rules = named(now.rules, name or await self._copy_of(now.rules.name))
        await self._insist_free(rules.name)
        return await self.add(rules)

    async def _copy_of(self, name: str) -> str:
        """The name of a copy, that no other has: cut where it would be too long."""
        words, most = locale(spoken(self._guest.lang)), OPTIONS["name"].kind
        taken = {plain_name(each.name) for each in await self._store.known(self._guest.id)}
        for number in count(1):
            more = f" ({number})" if number > 1 else ""
            room = getattr(most, "most") - len(words.text("ruleset-copy", name="") + more)  # noqa: B009
            free = words.text("ruleset-copy", name=name[:room]) + more
            if plain_name(free) not in taken:
                return free
        raise AssertionError("there is always one more number")

    async def _insist_free(self, name: str, but: str = "") -> None:
        """Raises `Stale` where another of the guest's rulesets has this name."""
        there = await self._called(name, but)
        if there is not None:
            raise _taken(there)

    async def _called(self, name: str, but: str = "") -> UnreadRules | None:
        """The guest's ruleset of this name, whether or not it can be read; not that of the id `but`."""
        known = await self._store.known(self._guest.id)
        return next((each for each in known if each.id != but and plain_name(each.name) == plain_name(name)), None)


def plain_name(name: str) -> str:
    """What a name is held to be when two are compared; the page does the same."""
    return " ".join(normalize("NFC", name).split()).lower()


def _taken(there: UnreadRules) -> Stale:
    return Stale("ruleset-name-taken", name=there.name, present=there.number)


def named(rules: Ruleset, name: str) -> Ruleset:
    """The ruleset under this name; raises a refusal for none, for that of a preset, or for one that cannot be."""
    name = " ".join(name.split())
    if not name:
        raise NotUnderstood("ruleset-needs-name")
    if name in names():
        raise NotUnderstood("rules-name-of-preset", name=name)
    try:
        return msgspec.structs.replace(rules, name=OPTIONS["name"].kind.read(name))
    except Unfit as unfit:
        raise BadRuleset((Problem("name", unfit.problem, {"given": name, **unfit.values}),)) from None
