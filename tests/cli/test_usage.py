"""The command line speaks the person's language, wherever that is named: pages of help, and words that are wrong."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from barbu.cli.app import run
from barbu.locales import available, explain, locale

Printed = pytest.CaptureFixture[str]
COMMANDS = (
    ("play",), ("matches",), ("demo",), ("replay",), ("sheet",), ("verify",), ("serve",),
    ("worker",), ("doctor",), ("export",), ("import",), ("rules",), ("score",),
    ("rules", "list"), ("rules", "show"), ("rules", "check"), ("rules", "diff"), ("rules", "link"),
    ("score", "new"), ("score", "resume"), ("score", "export"), ("score", "rename"),
    ("score", "delete"), ("score", "stats"),
)  # fmt: skip
TYPERS_OWN = r"Usage:|\[OPTIONS\]|COMMAND|FILE|<bool>|<str>|\[default|\[required|Show this|Options\b|…"
"""Words of Typer's own pages, in English; the last, that it has cut a sentence short."""


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain terminal of sixty columns, in Finnish."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")


def said(printed: Printed, *words: str, code: int = 0) -> tuple[str, str]:
    """What is printed, and what is complained of."""
    assert run(words) == code
    out, err = printed.readouterr()
    assert "Traceback" not in out + err
    return out, err


def flat(text: str) -> str:
    """The text without its line ends; a sentence that was wrapped between wide signs has none there."""
    return re.sub(r"\s+", "", text)


# --- pages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("words", [(), *COMMANDS])
def test_a_page_of_help_is_whole_and_in_the_language(capsys: Printed, words: tuple[str, ...], lang: str) -> None:
    out, err = said(capsys, *words, "--help", "--lang", lang)
    assert not err
    assert not re.search(r"play-cli|(rules|score|sheets|serve|worker|doctor|export|import)-help", out)
    assert locale(lang).text("play-cli-help") in out
    assert all(cell_len(line) <= 60 for line in out.splitlines())
    if lang not in ("en", "fr"):  # in French an option is an option
        assert not re.search(TYPERS_OWN, out)


def test_a_page_says_what_it_takes_what_it_is_for_and_what_holds_without(capsys: Printed) -> None:
    out, _ = said(capsys, "play", "--help", "--lang", "fr")
    assert out.startswith("Utilisation\u00a0: barbu play [OPTIONS] [MODÈLE|FICHIER]\n\nJouer une partie")
    assert "\n  --data DOSSIER " in out
    assert flat("dans le sens du jeu. Si vous ne dites rien\u00a0: 1.") in flat(out)
    assert "slow|normal|fast|instant" in out


@pytest.mark.parametrize("words", [(), ("rules",), ("--lang", "de"), ("rules", "--lang", "de")])
def test_a_group_alone_tells_its_page_and_is_not_enough(capsys: Printed, words: tuple[str, ...]) -> None:
    out, err = said(capsys, *words, code=2)
    assert locale("de" if "de" in words else "fi").text("play-cli-commands") in out
    assert not err


# --- the language -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", available())
def test_the_language_may_stand_before_the_command_or_after_it(capsys: Printed, lang: str) -> None:
    after = said(capsys, "rules", "list", "--lang", lang)
    assert locale(lang).text("rules-group-due") in after[0]
    assert said(capsys, "--lang", lang, "rules", "list") == after
    assert said(capsys, "rules", "--lang", lang, "list") == after
    assert said(capsys, f"--lang={lang}", "rules", "list") == after


def test_of_two_languages_the_last_holds_and_of_none_the_environments(capsys: Printed) -> None:
    assert locale("de").text("rules-group-due") in said(capsys, "--lang", "fr", "rules", "list", "--lang", "de")[0]
    assert locale("fi").text("rules-group-due") in said(capsys, "rules", "list")[0]
    assert "tlh" in said(capsys, "--lang", "tlh", "rules", "list", code=2)[1]


@pytest.mark.parametrize("lang", available())
def test_the_program_is_called_as_the_person_called_it(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("BARBU_COMMAND", "python3 run.py")
    out, _ = said(capsys, "play", "--help", "--lang", lang)
    assert "python3 run.py play [" in out
    assert flat("python3 run.py rules list") in flat(out)
    monkeypatch.delenv("BARBU_COMMAND")
    assert " barbu play [" in said(capsys, "play", "--help", "--lang", lang)[0].replace("：", ": ")


# --- wrong words ------------------------------------------------------------------------------------

WRONG: dict[str, tuple[tuple[str, ...], dict[str, str | int | tuple[str, ...]]]] = {
    "play-cli-no-such-command": (("fly",), {"given": "fly", "close": 0}),
    "play-cli-no-such-option": (("play", "--plyers", "4"), {"option": "--plyers", "near": ("--players",), "close": 1}),
    "play-cli-extra": (("replay", "a", "b", "c"), {"given": "b c"}),
    "play-cli-missing": (("replay",), {}),
    "play-cli-needs-value": (("play", "--players"), {"option": "--players"}),
    "play-cli-takes-nothing": (("play", "--resume=3"), {"option": "--resume"}),
    "play-cli-no-number": (("demo", "--players", "four"), {"option": "--players", "given": "four"}),
    "play-cli-at-least": (("serve", "--requests-a-minute", "0"), {"option": "--requests-a-minute"}),
    "play-cli-at-most": (("serve", "--port", "99999"), {"option": "--port", "given": "99999"}),
}
"""Every kind of wrong words: the message, words that meet it, and values of the message."""


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("id", WRONG)
def test_wrong_words_are_told_in_the_language(capsys: Printed, id: str, lang: str) -> None:
    words, values = WRONG[id]
    here = locale(lang)
    more: dict[str, str | int] = {
        "near": here.listed(
            [
                "play",
                "matches",
                "demo",
                "replay",
                "sheet",
                "verify",
                "serve",
                "worker",
                "doctor",
                "export",
                "import",
                "arena",
                "rules",
                "score",
            ],
            "or",
        ),
        "what": here.text("play-cli-word-file"),
        "bound": 65535 if id.endswith("most") else 1,
        "given": "0",
    }
    told = {name: here.listed(value, "or") if isinstance(value, tuple) else value for name, value in values.items()}
    wanted = here.text(id, **{name: str(value) if name == "bound" else value for name, value in (more | told).items()})
    out, err = said(capsys, "--lang", lang, *words, code=2)
    assert not out
    assert flat(err) == flat(wanted)
    assert all(cell_len(line) <= 60 for line in err.splitlines())


@pytest.mark.parametrize("words", [("rules", "lst"), ("rules", "--x"), ("--x",), ("play", "-x"), ("--version=2",)])
def test_wrong_words_anywhere_end_with_2(capsys: Printed, words: tuple[str, ...]) -> None:
    assert said(capsys, *words, code=2)[1].strip()


def test_a_reason_that_we_do_not_know_is_passed_on() -> None:
    from typer.exceptions import TyperException

    from barbu.cli.usage import refusal

    told = explain(refusal(TyperException("Something new."), ()), locale("de"))
    assert told == "Der Befehl ist nicht zu verstehen: Something new."
