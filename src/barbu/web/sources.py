"""The ruleset that a request names: as it must be to be played, or as a draft with all that is wrong with it."""

from typing import Any

import msgspec

from barbu.errors import NotUnderstood
from barbu.rules import BadRuleset, Problem, Ruleset, from_plain, preset
from barbu.rules.link import decode
from barbu.rules.load import draft, loads
from barbu.rules.plain import understood, whole
from barbu.rules.presets import extended
from barbu.studio.patch import Setting, patched
from barbu.web import wire
from barbu.web.guests import Asked, House, this_guest


async def source_of(request: Asked, rooms: House, source: wire.Source) -> wire.Source:
    """The source, one of the guest's collection taken from there; raises `NoSuchTable` where he does not have it."""
    if source.saved is None:
        return source
    only_one(source)
    guest = await this_guest(request, rooms)
    saved = await rooms.store.collection.one(guest.id, source.saved, source.version)
    return wire.Source(rules=whole(saved.rules))


def only_one(source: wire.Source) -> None:
    """Raises `NotUnderstood` unless the source names exactly one ruleset."""
    given = [source.preset, source.link, source.toml, source.rules, source.saved]
    if sum(value is not None for value in given) != 1:
        raise NotUnderstood("one-source")


def ruleset_of(source: wire.Source) -> Ruleset:
    """The ruleset that can be played; raises `BadRuleset`, or `NotUnderstood` unless exactly one is named."""
    only_one(source)
    if source.preset is not None:
        return preset(source.preset)
    if source.link is not None:
        return decode(source.link)
    if source.toml is not None:
        return loads(source.toml, preset)
    return from_plain(source.rules)


def base_of(source: wire.Source) -> Ruleset | None:
    """The preset that the source itself names as its base: the one that a file extends."""
    return extended(source.toml) if source.toml is not None else None


class Draft(msgspec.Struct, frozen=True):
    """A ruleset while it is edited: it may conflict with itself, or not be readable at all."""

    plain: dict[str, Any]
    """The plain data, whole where it was understood; empty for text that is none."""
    rules: Ruleset | None
    unread: tuple[Problem, ...]
    """Why it could not be read."""


def draft_of(source: wire.Source, patch: list[wire.Setting]) -> Draft:
    """The draft after the patch; raises `NotUnderstood` unless exactly one ruleset is named."""
    only_one(source)
    try:
        plain = source.rules if source.rules is not None else _plain(source)
        settings = [Setting(each.key, each.value) for each in patch]
        plain = patched(plain, settings) if settings else plain
    except BadRuleset as bad:
        return Draft({}, None, bad.problems)
    rules, unread = understood(plain)
    return Draft(whole(rules) if rules is not None else plain, rules, unread)


def _plain(source: wire.Source) -> dict[str, Any]:
    if source.toml is None:
        return whole(ruleset_of(source))
    rules, unread = draft(source.toml, preset)
    if rules is None:
        raise BadRuleset(unread)
    return whole(rules)
