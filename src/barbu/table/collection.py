"""A guest's collection: rulesets saved by name, version by version. No HTTP and no SQL."""

import msgspec

from barbu.errors import NotLegal, NotUnderstood, Stale
from barbu.locales import locale
from barbu.rules import BadRuleset, Problem, Ruleset, names, ruleset_hash
from barbu.rules.kinds import Unfit
from barbu.rules.options import OPTIONS
from barbu.shuffle import new_id
from barbu.table.ports import Guest, SavedRules, Store
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
        """Keeps a new ruleset under this name, or its own; raises a refusal for one that cannot be, or one too many."""
        rules = named(rules, name or rules.name)
        if await self._store.count(self._guest.id) >= MOST:
            raise NotLegal("too-many-rulesets", most=MOST)
        id = new_id()
        await self._store.add(self._guest.id, id, rules)
        return await self._store.one(self._guest.id, id)

    async def save(self, id: str, rules: Ruleset, base: int | None = None) -> SavedRules:
        """Keeps the ruleset as it is now, under the name it has here: a new version where its rules have changed.

        Raises `Stale` where `base`, the version that was changed, is no longer the newest.
        """
        now = await self._store.newest(self._guest.id, id)
        if base is not None and base != now.number:
            raise Stale("ruleset-saved-since", present=now.number)
        rules = msgspec.structs.replace(rules, name=now.name)
        number = now.number + (ruleset_hash(rules) != now.hash)
        await self._store.save(self._guest.id, id, number, rules, MOST_VERSIONS)
        return await self._store.one(self._guest.id, id)

    async def rename(self, id: str, name: str) -> SavedRules:
        """Gives the ruleset another name."""
        now = await self._store.one(self._guest.id, id)
        await self._store.rename(self._guest.id, id, named(now.rules, name).name)
        return await self._store.one(self._guest.id, id)

    async def duplicate(self, id: str, name: str = "") -> SavedRules:
        """Keeps the newest version once more as a ruleset of its own."""
        now = await self._store.one(self._guest.id, id)
        return await self.add(now.rules, name or self._copy_of(now.rules.name))

    def _copy_of(self, name: str) -> str:
        """The name of a copy: cut where it would be too long."""
        words, most = locale(spoken(self._guest.lang)), OPTIONS["name"].kind
        room = getattr(most, "most") - len(words.text("ruleset-copy", name=""))  # noqa: B009
        return words.text("ruleset-copy", name=name[:room])


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
