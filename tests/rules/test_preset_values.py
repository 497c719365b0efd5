"""The values of every preset, typed from what its source says; the presets' files are not where they come from.

Each line names where its values are found: a block of the atlas (`C.3`), a row of its options (`B.6`), a tricky
question (`E14`), or a ruling on what the texts leave open (`R22`). A preset may be `like` another, which is said of
the games and not of their files. What a table does not state has the value of a plain table, so that every value of
every file is held here: nothing else can change a preset without a failure.
"""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Rank
from barbu.rules import Ruleset, TrickContract, names, preset
from barbu.rules.kinds import Flag, OneOf
from barbu.rules.options import Option, Scope, options_of

VALUES = """
classic-32
  C.3  players 4  deck.size 32  ranking natural  direction clockwise  shuffle_cut previous
  B.1  deal_style free  deck.leftover none  visible_captures penalties
  B.2  first_dealer random  deals 0  series 1
  C.3  dealer_rotation block  chooser nobody  selection fixed_order_per_dealer  leader next  sign signed
  C.3  rows tricks+hearts+queens+barbu+salad+domino
  C.3  tricks.prices trick=-5  hearts.prices H=-10  queens.prices Q=-20  barbu.prices KH=-50
  C.3  salad.sums barbu+hearts+queens+tricks  salad.multiply 1  salad.divide 1
  C.3  tricks.slam mirror  hearts.slam mirror  queens.slam mirror  salad.slam mirror  barbu.slam none
  R10  tricks.slam_trigger default  salad.slam_trigger default
  C.3  hearts.lead free  barbu.lead free  salad.lead free  hearts.first_trick free
  C.3  tricks.early_end no  hearts.early_end no  queens.early_end no  barbu.early_end no  salad.early_end no
  C.3  domino.payout 100+50  domino.start fixed  domino.start_rank 10  domino.ace_again mandatory  domino.ace ranked
  R13  domino.starter next
  B.6  domino.ace_chain renew  domino.end settled  domino.missing bridge
  C.3  doubling.enabled no

classic-32-flat40 like classic-32
  C.3  tricks.slam fixed  hearts.slam fixed  queens.slam fixed  salad.slam fixed
  C.3  tricks.slam_points 40  hearts.slam_points 40  queens.slam_points 40  salad.slam_points 40

classic-52 like classic-32
  C.3  deck.size 52  domino.ace ranked

classic-32-dealer-chooses like classic-32
  C.3  selection each_once_per_player
  R3   chooser dealer  dealer_rotation block  leader next  domino.starter next
  B.2  choice_time after

classic-32-left-chooses like classic-32
  C.3  selection each_once_per_player
  R3   chooser next  dealer_rotation block  leader next  domino.starter next
  B.2  choice_time after

fr-tableau-32
  C.1  players 3+4+5  deck.size 32  deck.removed 3=7C+7S,5=7C+7S  direction clockwise  first_dealer highest
  B.1  deck.leftover none  deal_style one  shuffle_cut previous  visible_captures penalties
  C.1  dealer_rotation every_deal  chooser next  leader chooser  selection each_once_per_player  sign penalty
  B.2  choice_time after  deals 0  series 1
  C.1  rows tricks+hearts+queens+barbu+last_two+salad+domino
  C.1  tricks.prices trick=10  hearts.prices H=10  queens.prices Q=20  barbu.prices KH=80
  C.1  last_two.prices last=50,last2=30  salad.sums barbu+hearts+last_two+queens+tricks
  C.1  hearts.lead free  barbu.lead free  hearts.first_trick free  barbu.first_trick free
  C.1  tricks.slam none  hearts.slam none  queens.slam none  salad.slam none
  C.1  tricks.early_end no  hearts.early_end no  queens.early_end no  barbu.early_end no
  C.1  domino.payout -300+-100  domino.start laid  domino.ace_again optional  domino.ace ranked  domino.end settled
  B.6  domino.starter default  domino.ace_chain renew  domino.missing bridge
  C.1  doubling.enabled no  handicap no

fr-tableau-32-literal like fr-tableau-32
  C.1  rows tricks+hearts+queens+last_two+salad+domino  salad.sums hearts+last_two+queens+tricks

fr-tableau-32-variants like fr-tableau-32
  C.2  tricks.slam mirror  hearts.slam mirror  queens.slam mirror
  C.2  hearts.lead until_broken  barbu.lead until_broken  handicap yes  salad.lead free
  B.4  hearts.broken_by any  barbu.broken_by any
  R1   leader after_chooser

fr-tableau-32-short-ordered like fr-tableau-32
  C.2  chooser nobody  selection fixed_order_once  leader next  dealer_rotation every_deal

fr-tableau-32-short-picked like fr-tableau-32
  C.2  chooser next  selection each_once_per_table
  R22  handicap no  leader chooser

fr-tableau-32-2nd-reussite like fr-tableau-32
  C.2  rows tricks+hearts+queens+barbu+salad+domino+domino_2  salad.sums barbu+hearts+queens+tricks
  C.1  domino_2.payout -300+-100  domino_2.start laid  domino_2.ace_again optional  domino_2.ace ranked
  B.6  domino_2.starter default  domino_2.ace_chain renew  domino_2.end settled  domino_2.missing bridge

fr-tableau-32-last-trick like fr-tableau-32
  B.3  rows tricks+hearts+queens+barbu+last_trick+salad+domino  last_trick.prices last=80
  B.3  salad.sums barbu+hearts+last_trick+queens+tricks

fr-tableau-52 like fr-tableau-32
  C.2  deck.size 52  deck.removed 3=7C,5=2C+2S

marie-luce-52
  C.4  players 3+4+5+6  deck.size 52  deck.leftover random  direction clockwise
  R4   deck.blocked_contract redeal
  B.1  ranking natural  deal_style one  shuffle_cut previous  visible_captures penalties
  B.2  first_dealer random  choice_time after  series 1
  C.4  chooser next  dealer_rotation every_deal  leader chooser  selection each_once_per_player  deals 0  sign penalty
  C.4  rows barbu+queens+hearts+tricks+last_trick+salad+domino
  C.4  barbu.prices KH=100  queens.prices Q=25  hearts.prices H=10  tricks.prices trick=10  last_trick.prices last=100
  C.4  salad.sums barbu+hearts+last_trick+queens+tricks
  C.4  barbu.first_trick no_play  hearts.first_trick no_play  salad.first_trick no_play  queens.first_trick free
  C.4  hearts.lead free  barbu.lead free  salad.lead free
  C.4  barbu.early_end yes  queens.early_end yes  hearts.early_end yes
  C.4  tricks.early_end no  last_trick.early_end no  salad.early_end no
  C.4  domino.payout -100+-50  domino.start laid  domino.ace_again optional  domino.missing bridge  domino.end settled
  B.6  domino.starter default  domino.ace ranked  domino.ace_chain renew
  C.4  tricks.slam none  hearts.slam none  queens.slam none  salad.slam none  doubling.enabled no

marie-luce-short like marie-luce-52
  R3   deals 3=3,4=4,5=5,6=6

suite-8
  C.5  players 4  deck.size 32  direction anticlockwise  dealer_rotation every_deal  selection fixed_order_once
  B.1  deck.leftover none  deal_style one  shuffle_cut previous  visible_captures penalties
  B.2  chooser nobody  first_dealer random
  R1   leader next
  C.5  sign signed  doubling.enabled no  series 1  deals 0
  C.5  rows tricks+hearts+queens+barbu+last_two+salad+domino+domino_2
  C.5  tricks.prices trick=-10  hearts.prices H=-10  queens.prices Q=-20  barbu.prices KH=-80
  C.5  last_two.prices last=-50,last2=-30  salad.sums barbu+hearts+last_two+queens+tricks
  C.5  tricks.slam none  hearts.slam none  queens.slam none  salad.slam none  hearts.lead free  barbu.lead free
  C.5  domino.payout 300+100  domino.start named  domino.ace_again optional
  C.5  domino_2.payout 300+100  domino_2.start named  domino_2.ace_again optional
  B.6  domino.starter default  domino.ace ranked  domino.ace_chain renew  domino.end settled
  B.6  domino_2.starter default  domino_2.ace ranked  domino_2.ace_chain renew  domino_2.end settled

suite-8x4 like suite-8
  C.5  series 4

tournament-52
  C.6  players 4  deck.size 52  direction clockwise  first_dealer highest  chooser dealer  dealer_rotation block
  B.1  deck.leftover none  deal_style one  shuffle_cut previous
  C.6  selection each_once_per_player  leader chooser  sign signed  visible_captures penalties
  C.6  rows tricks+hearts+queens+barbu+last_two+trumps+domino
  C.6  tricks.prices trick=-2  hearts.prices H=-2,AH=-6  queens.prices Q=-6  barbu.prices KH=-20
  C.6  last_two.prices last=-20,last2=-10  trumps.prices trick=5  domino.payout 45+20+5+-5
  C.6  hearts.lead only_if_nothing_else  barbu.lead only_if_nothing_else
  C.6  queens.early_end yes  barbu.early_end yes  hearts.early_end no  domino.end all_but_one
  C.6  trumps.trump named  trumps.must_beat trumps  trumps.must_ruff yes  trumps.must_overruff yes
  C.6  trumps.must_underruff no
  C.6  domino.start named  domino.ace ranked  domino.ace_again none
  B.6  domino.starter default  domino.missing bridge
  C.6  doubling.enabled yes  doubling.who any  doubling.positive declarer_only  doubling.quota 2
  C.6  doubling.doubled 1  doubling.redoubled 2
  B.7  doubling.declarer redouble_only  doubling.redouble own_turn
  R14  doubling.quota_enforce yes  doubling.skip_undoubled no
  B.5  tricks.slam none  hearts.slam none  queens.slam none

pagat-52 like tournament-52
  C.6  domino.payout 40+25+10+-10  chooser next  dealer_rotation block  leader chooser
  B.1  shuffle_cut opposite_chooser
  B.2  first_dealer random
  B.6  domino.ace_again none  domino.end all_but_one

trictrac-52 like tournament-52
  C.6  domino.payout 45+20+10+-10  trumps.must_underruff no
  R14  doubling.quota 2
  B.6  domino.ace_again none

tournament-5p like pagat-52
  C.6  players 5  deck.size 52  deck.removed 2C+2D  domino.payout 45+25+10+0+-6

bga-52
  C.7  players 4  deck.size 52  direction clockwise  sign signed  doubling.enabled no
  B.1  deck.leftover none  deal_style free  shuffle_cut previous  visible_captures penalties
  C.7  chooser nobody  selection fixed_order_once  dealer_rotation every_deal  deals 0  series 1
  R22  leader dealer
  B.2  first_dealer random
  C.7  rows tricks+hearts+queens+barbu+last_two+domino+trumps+salad+anti_salad
  C.7  tricks.active yes  hearts.active yes  queens.active yes  barbu.active yes  last_two.active yes  domino.active yes
  C.7  trumps.active no  salad.active no  anti_salad.active no
  C.7  tricks.prices trick=-1  hearts.prices H=-1  queens.prices Q=-3  barbu.prices KH=-12
  C.7  last_two.prices last=-8,last2=-4  domino.payout 25+15+5  trumps.prices trick=3
  C.7  salad.sums barbu+hearts+queens+tricks  salad.multiply 1
  B.3  anti_salad.sums barbu+hearts+queens+tricks  anti_salad.multiply -1
  C.7  hearts.lead until_broken  barbu.lead until_broken  salad.lead free
  B.4  hearts.broken_by discard  barbu.broken_by discard
  C.7  tricks.slam none  hearts.slam none  queens.slam none  salad.slam none  anti_salad.slam none
  R22  domino.start named  domino.starter default  domino.ace_again mandatory  domino.end all_but_one
  B.6  domino.ace ranked  domino.ace_chain renew
  B.4  trumps.trump named  trumps.must_beat trumps  trumps.must_ruff yes  trumps.must_overruff yes
  E14  trumps.must_underruff yes

bga-32 like bga-52
  C.7  deck.size 32  queens.prices Q=-2  barbu.prices KH=-8  last_two.prices last=-5,last2=-3
  C.7  domino.payout 20+10  trumps.prices trick=2

bga-36 like bga-32
  C.7  deck.size 36

bga-wikipedia like bga-52
  C.7  rows tricks+hearts+queens+barbu+last_two+domino+trumps
  C.7  tricks.prices trick=-2  hearts.prices H=-2,AH=-6  queens.prices Q=-6  barbu.prices KH=-20
  C.7  last_two.prices last=-20,last2=-10  domino.payout 45+20+5+-5  trumps.prices trick=5

barbu-app like pagat-52
  C.8  players 4  deck.size 52  chooser dealer  dealer_rotation every_deal  doubling.quota 2
  B.7  doubling.who declarer_only  doubling.redouble declarer_only  doubling.declarer redouble_only

gautron-52 like classic-32
  C.11 deck.size 52  chooser dealer  leader chooser  selection each_once_per_player  sign penalty
  R22  dealer_rotation every_deal
  B.2  choice_time after
  C.11 rows barbu+hearts+last_two+queens+tricks+salad+domino
  C.11 barbu.prices KH=80  hearts.prices H=10  last_two.prices last=60,last2=20  queens.prices Q=20
  C.11 tricks.prices trick=10  salad.sums barbu+hearts+last_two+queens+tricks  salad.divide 2
  C.11 barbu.early_end yes  salad.early_end no
  C.11 hearts.lead only_if_nothing_else  barbu.lead only_if_nothing_else  salad.lead only_if_nothing_else
  C.11 domino.payout -120+-60+-20  domino.ace_again optional
  R22  domino.start named
  B.6  domino.starter default  domino.end all_but_one
  C.11 doubling.enabled yes  doubling.who declarer_only
  R22  doubling.redouble none  doubling.quota 0  doubling.skip_undoubled no
  B.7  doubling.declarer redouble_only  doubling.positive declarer_only

ludophinois-32 like classic-32
  C.10 players 4  deck.size 32  direction anticlockwise  leader next  dealer_rotation block  sign signed
  B.2  first_dealer random
  R22  rows tricks+hearts+queens+barbu+salad  barbu.prices KH=-8  salad.sums barbu+hearts+queens+tricks
  C.10 tricks.prices trick=-1  hearts.prices H=-1  queens.prices Q=-2  hearts.lead only_if_nothing_else

fr-wikipedia-32 like classic-32
  C.10 direction anticlockwise  dealer_rotation every_deal  leader next
  C.10 tricks.prices trick=-5  hearts.prices H=-5  queens.prices Q=-15  barbu.prices KH=-70
  R22  rows tricks+hearts+queens+barbu+salad+domino  domino.payout 100+50

qcsalon-classic like classic-32
  C.9  players 3+4+5+6+7  deck.size 52  chooser next  leader chooser  selection each_once_per_player  sign penalty
  C.9  dealer_rotation every_deal
  B.1  deck.leftover lowest
  B.2  choice_time after
  R22  rows tricks+hearts+queens+barbu+salad
  C.9  tricks.prices trick=5  hearts.prices H=10  queens.prices Q=50  barbu.prices KH=200

score-barbu-app
  R22  players 3+4+5+6
  C.11 deck.size 3=24,4=32,5=40,6=48  sign penalty
  B.1  deck.leftover none  deal_style free  shuffle_cut previous  direction clockwise  visible_captures penalties
  B.2  chooser next  dealer_rotation every_deal  leader chooser  selection each_once_per_player  first_dealer random
  C.11 rows tricks+hearts+queens+barbu+last_trick+salad+domino
  C.11 tricks.prices trick=5  hearts.prices H=5  queens.prices Q=10  barbu.prices KH=50  last_trick.prices last=40
  C.11 salad.sums barbu+hearts+last_trick+queens+tricks
  B.5  tricks.slam mirror  hearts.slam mirror  queens.slam mirror  salad.slam none
  R22  domino.start named  domino.ace_again optional
  B.6  domino.payout 3=-40+0+40,4=-40+-20+20+40,5=-40+-20+0+20+40,6=-40+-20+-10+10+20+40
  B.6  domino.starter default  domino.ace_chain renew

la-salade-qc like classic-32
  C.11 players 3+4  deck.size 52  deck.removed 3=2C  sign penalty
  B.1  direction clockwise
  R22  chooser next  dealer_rotation every_deal  domino.payout -100+-50
  B.2  selection each_once_per_player  leader chooser  choice_time after
  C.11 rows tricks+hearts+queens+barbu+last_trick+salad+domino
  C.11 tricks.prices trick=5  hearts.prices H=5  queens.prices Q=25  barbu.prices KS=50  last_trick.prices last=80
  B.3  salad.sums barbu+hearts+last_trick+queens+tricks
  C.11 domino.start fixed  domino.start_rank 7
"""

Values = dict[str, str]


def tables() -> dict[str, Values]:
    """The values that the tables state, by preset; those of the game that it is like come first."""
    found: dict[str, Values] = {}
    for block in VALUES.strip().split("\n\n"):
        head, *rows = (line.split() for line in block.splitlines())
        own = {key: value for _, *words in rows for key, value in zip(words[::2], words[1::2], strict=True)}
        before = found[head[2]] if head[1:2] == ["like"] else {}
        kept = {"deck", "doubling", *own.get("rows", before.get("rows", "")).split("+")}
        before = {key: value for key, value in before.items() if "." not in key or key.split(".")[0] in kept}
        found[head[0]] = {**before, **own}
    return found


TABLES = tables()


def parts(rules: Ruleset) -> Iterator[tuple[str, Option, Any]]:
    """Every option of the ruleset with its value, by its key in the tables."""
    owners: list[tuple[str, Scope, Any]] = [("", "ruleset", rules), ("deck.", "deck", rules.deck)]
    owners.append(("doubling.", "doubling", rules.doubling))
    for row in rules.contracts:
        owners.append((f"{row.id}.", "tricks" if isinstance(row, TrickContract) else "layout", row))
    for prefix, scope, owner in owners:
        for option in options_of(scope):
            if option.role != "about":
                yield prefix + option.field, option, getattr(owner, option.field)


def written(value: Any) -> str:
    """Plain data as a table spells it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ",".join(f"{key}={written(each)}" for key, each in value.items())
    return "+".join(map(written, value)) if isinstance(value, list) else str(value)


def differences(rules: Ruleset, table: Values) -> list[str]:
    """Where the ruleset is not what the table says, or has a value beyond a plain table's that it does not say."""
    found = {key: written(option.kind.plain(value)) for key, option, value in parts(rules)}
    plain = {key: written(option.kind.plain(option.default)) for key, option, _ in parts(rules)}
    found["rows"], plain["rows"] = "+".join(row.id for row in rules.contracts), ""
    wrong = [f"{key}: {value}" for key, value in found.items() if value != table.get(key, plain[key])]
    return wrong + [f"{key}: is no option here" for key in table if key not in found]


def test_every_preset_has_its_table() -> None:
    assert set(TABLES) == set(names())


@pytest.mark.parametrize("name", names())
def test_a_preset_has_the_values_of_its_source_and_no_others(name: str) -> None:
    assert differences(preset(name), TABLES[name]) == []


# --- the tables hold whatever a file states ---------------------------------------------------------


def stated(name: str) -> list[str]:
    """The keys of the values that the preset's own file states, as the tables name them."""
    data = tomllib.loads((files("barbu.rules") / "presets" / f"{name}.toml").read_text(encoding="utf-8"))
    rows = data.pop("contracts", {})
    keys = [f"{id}.{field}" for id, row in rows.items() for field in row if field != "kind"]
    for part in ("deck", "doubling"):
        keys += [f"{part}.{field}" for field in data.pop(part, {})]
    return keys + [key.replace("order", "rows") for key in data if key not in ("name", "source", "assumed", "extends")]


@pytest.mark.parametrize("name", names())
def test_the_table_states_whatever_the_file_states(name: str) -> None:
    assert [key for key in stated(name) if key not in TABLES[name]] == []


@pytest.mark.parametrize("name", names())
def test_the_table_states_whatever_is_assumed(name: str) -> None:
    rules = preset(name)
    keys = [key.removeprefix("contracts.") for key in rules.assumed]
    rows = {row.id for row in rules.contracts}  # where a whole row is assumed, its prices or places are stated
    keys = [key if key not in rows else f"{key}.{worth(rules, key)}" for key in keys]
    assert [key for key in keys if key not in TABLES[name]] == []


def worth(rules: Ruleset, id: str) -> str:
    """The field that says what the row pays."""
    row = rules.contract(id)
    if isinstance(row, TrickContract):
        return "sums" if row.sums else "prices"
    return "payout"


@pytest.mark.parametrize("name", names())
def test_another_value_of_any_stated_key_is_noticed(name: str) -> None:
    rules = preset(name)
    assert set(stated(name)) <= {"rows", *(key for key, _, _ in parts(rules))}
    unnoticed = [
        (key, option.kind.plain(value))
        for key, option, given in parts(rules)
        for value in others(option, given)
        if not differences(changed_at(rules, key, value), TABLES[name])
    ]
    assert unnoticed == []
    turned = msgspec.structs.replace(rules, contracts=rules.contracts[1:] + rules.contracts[:1])
    assert differences(turned, TABLES[name])


def changed_at(rules: Ruleset, key: str, value: Any) -> Ruleset:
    """The ruleset with another value there, whether it can be played or not."""
    part, _, field = key.rpartition(".")
    if part in ("deck", "doubling"):
        return msgspec.structs.replace(rules, **{part: msgspec.structs.replace(getattr(rules, part), **{field: value})})
    if not part:
        return msgspec.structs.replace(rules, **{field: value})
    rows = [msgspec.structs.replace(row, **{field: value}) if row.id == part else row for row in rules.contracts]
    return msgspec.structs.replace(rules, contracts=tuple(rows))


def others(option: Option, given: Any) -> list[Any]:
    """Other values: every other word of those allowed, the next number, a list or table less or more by one."""
    match option.kind:
        case Flag():
            return [not given]
        case OneOf(values=values):
            return [value for value in values if value != given]
    match given:
        case immutabledict():
            nexts = [given.set(key, value) for key, each in given.items() for value in others(option, each)]
            more = given.set("last4", next(iter(given.values()), 1))
            return [*nexts, *map(given.delete, given), more]
        case tuple():
            return [given[:place] + given[place + 1 :] for place in range(len(given))] or [(3,)]
        case Rank():
            return [rank for rank in Rank if rank != given]
        case int():
            return [given + 1]
        case _:
            return ["another"]
