"""Mutation testing of the rules: small faults are planted in deal, scoring and match, and tests must catch them.

    python tools/mutation.py            plant them all, judge the outcome
    python tools/mutation.py --judge    judge the outcome of the last run again

Nine in ten must be caught. Each one that survives must stand in `tests/survivors.toml` with the reason why no
test of the rules can, or need, tell it from the code: for example it changes only how fast the answer comes.
mutmut plants the faults and runs the tests, in a copy under `.full/`; what it needs to know is in `pyproject.toml`.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".full" / "mutation"
"""Where the faults are planted; mutmut's own folder `mutants` is in it."""
LOG = ROOT / ".full" / "mutation.log"
COPIED = ("src", "tests", "docs", "README.md", "CHANGELOG.md", "pyproject.toml")
MUTATED = ("deal", "scoring", "match")
EXPLAINED = ROOT / "tests" / "survivors.toml"
LEAST_CAUGHT = 0.90
CAUGHT = ("killed", "timeout", "segfault")
ALIVE = ("survived", "no tests")


@dataclass(frozen=True)
class Survivor:
    """A planted fault that no test caught."""

    name: str
    function: str
    """Dotted name of the function it is in, from the package on."""
    was: str
    became: str


# --- planting ---------------------------------------------------------------------------------------


def copied() -> None:
    """A fresh copy of all that the run needs, in which mutmut reaches every function."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, COPY / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, COPY / name)
    for package in MUTATED:
        for path in sorted((COPY / "src" / "barbu" / package).glob("*.py")):
            path.write_text(undecorated(path.read_text(encoding="utf-8")), encoding="utf-8")


def undecorated(source: str) -> str:
    """The same module with properties made after they are defined: mutmut passes over decorated functions.

    A cache goes for good, as what it holds would outlive the fault. Class methods mutmut takes as they are;
    functions named `_` only register how a value reads in a sentence.
    """
    lines = source.splitlines()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: node.lineno, reverse=True):
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        if len(decorators) != 1 or decorators[0] == "classmethod" or node.name == "_":
            continue
        assert node.end_lineno is not None
        if "cache" not in decorators[0]:
            lines.insert(node.end_lineno, f"{' ' * node.col_offset}{node.name} = {decorators[0]}({node.name})")
        del lines[node.decorator_list[0].lineno - 1 : node.lineno - 1]
    return "\n".join(lines) + "\n"


def mutmut(*words: str) -> list[str]:
    """The command that runs mutmut."""
    return [sys.executable, "-W", "ignore", "-m", "mutmut", *words]


def plant() -> bool:
    """Plant every fault and run the tests against it; False when the run itself broke."""
    copied()
    # The copy must be what `barbu` means there, wherever the project itself is installed.
    environment = {**os.environ, "PYTHONPATH": str(COPY / "src")}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            mutmut("run"), cwd=COPY, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    return done.returncode == 0


# --- judging ----------------------------------------------------------------------------------------


def outcomes() -> dict[str, str]:
    """The outcome of each fault by its name."""
    done = subprocess.run(mutmut("results", "--all", "true"), cwd=COPY, capture_output=True, text=True, check=False)
    return read_outcomes(done.stdout.splitlines())


def read_outcomes(lines: Iterable[str]) -> dict[str, str]:
    """What mutmut's lines say, as `barbu.deal.state.x_act__mutmut_1: killed`."""
    pairs = (line.strip().rsplit(": ", 1) for line in lines if "__mutmut_" in line)
    return {pair[0]: pair[1] for pair in pairs}


def function_of(name: str) -> str:
    """The function that a fault is in: mutmut writes `x_` before a function, and `xǁ` and `ǁ` round a class."""
    module, _, rest = name.removeprefix("barbu.").rpartition(".")
    function = rest.rsplit("__mutmut_", 1)[0]
    plain = function.removeprefix("xǁ").replace("ǁ", ".") if "ǁ" in function else function.removeprefix("x_")
    return f"{module}.{plain}"


def survivor(name: str, diff: str) -> Survivor:
    """What the fault changed: the first line it took away and the first it put in."""
    lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    was = next((line[1:].strip() for line in lines if line.startswith("-")), "")
    became = next((line[1:].strip() for line in lines if line.startswith("+")), f"without {was}")
    return Survivor(name, function_of(name), was, became)


def explained() -> dict[tuple[str, str], str]:
    """Reasons by function and changed line."""
    if not EXPLAINED.exists():
        return {}
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("survivor", [])
    return {(entry["function"], entry["became"]): entry["reason"] for entry in entries}


def diffs(names: Iterable[str]) -> dict[str, str]:
    """What each of these faults changed."""
    from mutmut.mutation.diff_apply import find_mutant, get_diff_for_mutant  # it reads the folder it stands in

    with chdir(COPY):
        return {name: get_diff_for_mutant(name, path=find_mutant(name).path) for name in names}


def judge() -> int:
    """Print the figures and every survivor without a reason; 0 when all is well."""
    found = outcomes()
    alive = [survivor(*each) for each in diffs(name for name, how in found.items() if how in ALIVE).items()]
    reasons = explained()
    return verdict(found, alive, reasons)


def verdict(found: Mapping[str, str], alive: list[Survivor], reasons: Mapping[tuple[str, str], str]) -> int:
    """Print the figures; 0 when enough is caught and the rest has its reasons."""
    counts = Counter(found.values())
    caught = sum(counts[how] for how in CAUGHT)
    unclear = {how: count for how, count in counts.items() if how not in (*CAUGHT, *ALIVE)}
    share = caught / len(found) if found else 0.0
    unexplained = [each for each in alive if (each.function, each.became) not in reasons]
    print(f"{len(found)} faults planted, {caught} caught ({share:.1%}), {len(alive)} survived: ", end="")
    print(f"{len(alive) - len(unexplained)} explained, {len(unexplained)} not")
    for reason, count in Counter(reasons.get((each.function, each.became)) for each in alive).most_common():
        print(f"{count:5}  {reason or 'without a reason'}")
    for how, count in unclear.items():
        print(f"{count:5}  outcome unclear: {how}")
    for gone in sorted(set(reasons) - {(each.function, each.became) for each in alive}):
        print(f"no such survivor any more: {gone[0]}: {gone[1]}")
    for each in unexplained:
        print(f"\n{each.function}  ({each.name})\n  - {each.was}\n  + {each.became}")
    return 0 if share >= LEAST_CAUGHT and not unexplained and not unclear else 1


def main(words: list[str]) -> int:
    """Do what the words say."""
    if "--judge" not in words and not plant():
        print(f"mutmut could not run; it said:\n{LOG.read_text(encoding='utf-8', errors='replace')[-2000:]}")
        return 1
    return judge()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
