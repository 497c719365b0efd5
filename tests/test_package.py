"""The root of the package: light, so that the program can be stopped from its first moment, and complete."""

from __future__ import annotations

import subprocess
import sys

import pytest

import barbu
import barbu.public

STOPPED = """
import sys

class Stopped:
    "Ctrl-C at the moment when a module is about to be loaded."

    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stopped())
sys.argv = ["barbu", "rules", "list"]
"""


def python(program: str) -> subprocess.CompletedProcess[str]:
    """What a fresh interpreter makes of a program."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)


def test_importing_the_package_loads_nothing_else_of_it() -> None:
    done = python("import barbu, sys; print([name for name in sys.modules if name.startswith('barbu.')])")
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.parametrize("module", ["barbu.cli.app", "barbu.rules", "barbu.locales", "typer", "rich.console"])
def test_the_program_stopped_while_it_starts_says_nothing(module: str) -> None:
    done = python(STOPPED.format(module=module) + "from barbu.cli import main\nmain()")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_program_that_uses_us_hears_of_it() -> None:
    tried = "import barbu\ntry:\n    barbu.Card\nexcept KeyboardInterrupt:\n    print('heard')"
    assert python(STOPPED.format(module="barbu.cards") + tried).stdout == "heard\n"


def test_public_names_are_those_of_the_list() -> None:
    assert set(barbu.public.__all__) <= set(dir(barbu))
    for name in barbu.public.__all__:
        assert getattr(barbu, name) is getattr(barbu.public, name)
    for name in ("Locale", "_private", "annotations"):
        with pytest.raises(AttributeError, match=f"module 'barbu' has no attribute '{name}'"):
            getattr(barbu, name)
    assert python("from barbu import *; print(Card.parse('QS'))").stdout == "QS\n"


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("from barbu.cards import Card\nimport barbu.locales\nCard.parse('ZZ')", "“ZZ”"),
        ("from barbu.rules.presets import read\nread('player = 4')", "There is no option “player” here."),
        ("from barbu.rules.presets import read\nread('players = [4')", "This ruleset cannot be used."),
    ],
)
def test_a_layer_used_alone_words_what_it_refuses(program: str, said: str) -> None:
    assert said in python(program).stderr


def test_a_layer_used_alone_words_its_acts() -> None:
    program = "from barbu.match import Double\nfrom barbu.locales import locale, shown\n"
    assert python(program + "print(shown(Double(()), locale('en')))").stdout == "say nothing\n"
