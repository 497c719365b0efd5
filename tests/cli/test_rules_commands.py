"""`barbu rules …`: rulesets in words, checked, compared, put into a link; nothing wrong ends in a traceback."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from barbu.cli.app import run
from barbu.locales import available, locale
from barbu.rules import names, preset, ruleset_hash
from barbu.rules.compare import difference
from barbu.rules.link import decode, encode
from barbu.rules.presets import read
from barbu.rules.words import source
from tests.support.table import RULESETS, rules_of

RELATIVES = sorted(file.stem for file in RULESETS.glob("*.toml"))
Words = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("narrow")


def said(capsys: Words, *words: str, code: int = 0) -> str:
    """What `barbu rules` prints for these words."""
    assert run(["rules", *words]) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out if code == 0 else out + err


def flat(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


def check_looks(text: str) -> None:
    """No colour, no line beyond sixty columns, nothing left of the program's own words."""
    assert "\x1b" not in text
    for line in text.splitlines():
        assert cell_len(line.rstrip()) <= 60, line
    assert not re.search(r"[{}]|None|option-|-value-|rules-", text)


# --- list and show ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", available())
def test_list_has_every_preset_on_a_line_of_its_own(capsys: Words, lang: str) -> None:
    text = said(capsys, "list", "--lang", lang)
    check_looks(text)
    for name in names():
        (line,) = [line for line in text.splitlines() if line.split()[:1] == [name]]
        assert len(line.split()) == 5
    for name in names():  # what people call it stands below, where it has no room beside
        assert re.search(rf"^{name} .*\n   {re.escape(locale(lang).text(f'preset-{name}'))}$", text, re.MULTILINE)


def test_list_has_the_names_of_presets_beside_them_where_there_is_room(
    capsys: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert re.search(r"^suite-8x4 .* Finnish series, four times$", said(capsys, "list"), re.MULTILINE)


def test_show_begins_with_what_people_call_it(capsys: Words, tmp_path: Path) -> None:
    assert said(capsys, "show", "suite-8", "--lang", "fi").startswith("Suomalainen sarja (suite-8)\n")
    file = tmp_path / "ours.toml"
    file.write_text('extends = "classic-32"\nname = "Ours"\n', encoding="utf-8")
    assert said(capsys, "show", str(file)).startswith("Ours\n")


def test_list_tells_players_pack_deals_and_contracts(capsys: Words) -> None:
    lines = [line.split()[:5] for line in said(capsys, "list").splitlines()]
    assert ["classic-32", "4", "32", "24", "6"] in lines
    assert ["score-barbu-app", "3–6", "24–48", "21–42", "7"] in lines


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("name", names())
def test_show_fits_sixty_columns_and_names_every_contract(capsys: Words, name: str, lang: str) -> None:
    text = said(capsys, "show", name, "--lang", lang)
    check_looks(text)
    numbered = re.findall(r"^ *(\d+)\. ", text, re.MULTILINE)
    assert numbered == [str(number) for number in range(1, len(preset(name).contracts) + 1)]
    assert (" *" in text) == bool(preset(name).assumed)
    assert "".join(source(preset(name), locale(lang)).split()) in "".join(text.split())


def test_show_tells_left_and_right_from_the_direction(capsys: Words) -> None:
    assert re.search(r"First lead +the player after the dealer \(on the\s+left\)", said(capsys, "show", "classic-32"))
    assert re.search(r"First lead +the player after the dealer \(on the\s+right\)", said(capsys, "show", "suite-8"))


def test_show_tells_totals_for_each_number_of_players_or_for_one(capsys: Words) -> None:
    whole = said(capsys, "show", "score-barbu-app")
    assert "30 with 3, 40 with 4, 50 with 5, 60 with 6" in whole
    five = said(capsys, "show", "score-barbu-app", "--players", "5")
    assert "with 5" not in five
    assert re.search(r"Total +50\b", five)


def test_show_leaves_out_what_does_not_apply(capsys: Words) -> None:
    text = said(capsys, "show", "classic-32")
    assert "Doubl" not in text
    assert "Left-overs" not in text
    assert "Doubles owed" in said(capsys, "show", "tournament-52")


@pytest.mark.parametrize("name", [*names(), *RELATIVES])
def test_show_toml_reads_back_equal(capsys: Words, name: str, tmp_path: Path) -> None:
    rules = rules_of(name)
    file = tmp_path / "rules.toml"
    file.write_text(said(capsys, "show", encode(rules), "--toml"), encoding="utf-8")
    assert read(file.read_text(encoding="utf-8")) == rules
    assert "extends" not in file.read_text(encoding="utf-8")


def test_show_toml_for_one_number_of_players_is_a_ruleset_for_them(capsys: Words) -> None:
    rules = read(said(capsys, "show", "score-barbu-app", "--players", "3", "--toml"))
    assert rules.players == (3,)
    assert rules.deck.size == 24


def test_show_uses_the_names_that_a_table_gives(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "classic-32"\n[contracts.hearts]\nname = "Hearties"\n', encoding="utf-8")
    text = said(capsys, "show", str(file))
    assert "2. Hearties" in text
    assert re.search(r"Sum of +No tricks, Hearties, No queens and Barbu", text)


# --- check ------------------------------------------------------------------------------------------


def test_check_of_a_good_file_tells_its_hash_and_counts(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text('extends = "fr-tableau-32"\nname = "ours"\n', encoding="utf-8")
    text = said(capsys, "check", str(file))
    assert "can be played: ours." in flat(text)
    assert "7 contracts, 5 players, 35 deals" in text
    assert ruleset_hash(preset("fr-tableau-32")) in text


@pytest.mark.parametrize("lang", available())
def test_check_lists_every_problem(capsys: Words, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('extends = "classic-32"\nplayer = 5\n[deck]\nsize = 31\n[contracts.hearts]\nslam = "big"\n')
    text = said(capsys, "check", str(file), "--lang", lang, code=2)
    check_looks(text)
    for key in ("player", "deck.size", "contracts.hearts.slam"):
        assert re.search(rf"^· {key}\s?[:：]", text, re.MULTILINE)


BAD_FILES = {
    "not-toml": b"players = ",
    "not-text": b"\xff\xfe\x00",
    "nothing": b"",
    "a-list": b"contracts = [1, 2]",
    "deep": b"a = " + b"[" * 5000,
    "huge": b"#" * 300_000,
    "huge-number": b"deals = 0x" + b"f" * 9000,
    "odd-names": b'"\\u001b[31m" = 1\n[contracts."a b"]\nprices = { "\\u0000" = 1 }',
}


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("name", BAD_FILES)
def test_check_refuses_what_is_no_ruleset(capsys: Words, tmp_path: Path, name: str, lang: str) -> None:
    file = tmp_path / f"{name}.toml"
    file.write_bytes(BAD_FILES[name])
    for command in ("check", "show"):
        check_looks(said(capsys, command, str(file), "--lang", lang, code=2).replace(str(tmp_path), ""))


def test_check_of_nothing_or_of_a_folder(capsys: Words, tmp_path: Path) -> None:
    assert "There is no file" in said(capsys, "check", str(tmp_path / "nothing.toml"), code=2)
    assert "is a folder" in flat(said(capsys, "check", str(tmp_path), code=2))
    assert "is a folder" in flat(said(capsys, "show", str(tmp_path), code=2))


@pytest.mark.parametrize("lang", available())
def test_check_notes_what_has_no_effect(capsys: Words, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "idle.toml"
    file.write_text('extends = "classic-32"\nhandicap = true\n[contracts.tricks]\nmust_ruff = true\n')
    text = flat(said(capsys, "check", str(file), "--lang", lang))
    assert re.search(r"handicap ?[:：].*[(（] ?chooser ?[)）]", text)
    assert re.search(r"contracts\.tricks\.must_ruff ?[:：].*[(（] ?trump ?[)）]", text)


# --- diff and link ----------------------------------------------------------------------------------


ROW: dict[str, str | int] = {"contract": "§", "place": 0, "before": 0, "after": 0}
"""What a sentence on a row that was added or moved is filled in with, to see how it begins."""


@pytest.mark.parametrize("lang", available())
def test_diff_has_a_sentence_for_every_difference(capsys: Words, lang: str) -> None:
    text = said(capsys, "diff", "classic-32", "gautron-52", "--lang", lang)
    check_looks(text)
    rows = [re.escape(locale(lang).text(id, **ROW).partition("§")[0]) for id in ("rules-row-added", "rules-row-moved")]
    marks = len(re.findall("→", text)) + len(re.findall(f"^(?:{'|'.join(rows)})", text, re.MULTILINE))
    assert marks == len(difference(preset("classic-32"), preset("gautron-52")))


def test_diff_tells_before_and_after_rows_added_and_moved(capsys: Words) -> None:
    text = said(capsys, "diff", "classic-32", "gautron-52")
    assert "Pack: 32 → 52" in text
    assert "No hearts – Points: −10 per heart → 10 per heart" in text
    assert "Added: Last two tricks, as number 3" in text
    assert "Moved: Barbu, from number 4 to number 1" in text


def test_penalties_are_shown_as_the_table_writes_them(capsys: Words) -> None:
    text = flat(said(capsys, "show", "fr-tableau-32"))
    assert "10 per trick" in text
    assert "+10" not in text
    assert "+" in said(capsys, "show", "suite-8")


def test_limits_are_written_alike(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('extends = "classic-32"\n[contracts.barbu]\nprices = { KH = "a" }\n', encoding="utf-8")
    assert "from −9999 to 9999" in flat(said(capsys, "check", str(file), code=2))


def test_diff_of_the_same_rules_says_so(capsys: Words) -> None:
    assert said(capsys, "diff", "suite-8", "suite-8") == "The two have the same rules.\n"


def test_link_is_one_line_that_show_and_diff_read(capsys: Words) -> None:
    text = said(capsys, "link", "la-salade-qc")
    assert text.count("\n") == 1
    assert decode(text.strip()) == preset("la-salade-qc")
    assert "la-salade-qc" in said(capsys, "show", text.strip())
    assert "same rules" in said(capsys, "diff", text.strip(), "la-salade-qc")


# --- names that are none ----------------------------------------------------------------------------


def test_a_name_that_is_nearly_a_preset(capsys: Words) -> None:
    for command in ("show", "link"):
        assert "Did you mean classic-32" in flat(said(capsys, command, "clasic-32", code=2))
    french = said(capsys, "diff", "classic-32", "tournement-52", "--lang", "fr", code=2)
    assert "Vouliez-vous dire" in flat(french)


@pytest.mark.parametrize("given", ["zzz", "", ".", "\x00", "x" * 5000, "1" + "A" * 60, "\ud800", "no/such/file.toml"])
def test_what_is_no_ruleset_at_all(capsys: Words, given: str) -> None:
    for command in ("show", "link"):
        text = said(capsys, command, given, code=2)
        assert text.strip().endswith((".", "?"))


def test_a_number_of_players_that_the_rules_are_not_for(capsys: Words) -> None:
    assert "not for 7 players, but for 4" in said(capsys, "show", "classic-32", "--players", "7", code=2)


def test_a_language_that_there_is_not(capsys: Words) -> None:
    assert "There is no language “tlh”" in said(capsys, "list", "--lang", "tlh", code=2)


def test_the_help_is_in_the_language_asked_for(capsys: Words) -> None:
    assert "Donne la liste des modèles" in said(capsys, "list", "--lang", "fr", "--help")
    assert "List the presets" in said(capsys, "list", "--lang", "en", "--help")


def test_totals_of_the_sheet_are_those_of_the_rules(capsys: Words) -> None:
    assert re.search(r"Salad\n +Sum of .*\n +Total +−250", said(capsys, "show", "classic-32"))


def test_show_names_the_suit_that_a_salad_holds_back(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "clubs.toml"
    file.write_text('extends = "marie-luce-52"\n[contracts.hearts]\nprices = { C = 10 }\nlead = "only_if_nothing_else"')
    told = flat(said(capsys, "show", str(file)))
    assert "only by who holds nothing else (clubs)" in told
    assert "no card of the suit that the contract is about (clubs)" in told
    assert told.count("no card of the suit that the contract is about (hearts)") == 2  # barbu, salad


@pytest.mark.parametrize("lang", available())
def test_check_of_an_empty_file_says_so(capsys: Words, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("\n")
    for given in (str(file), os.devnull):
        told = said(capsys, "check", given, "--lang", lang, code=2)
        assert "".join(told.split()) == "".join(locale(lang).text("rules-empty-file", file=given).split())
