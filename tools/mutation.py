"""Mutation testing of the rules: small faults are planted in deal, scoring and match, and tests must catch them.

    python tools/mutation.py            plant them all, judge the outcome
    python tools/mutation.py --judge    judge the outcome of the last run again

Nine in ten must be caught. Each one that survives must stand in `tests/survivors.toml` with the reason why no
test of the rules can, or need, tell it from the code: for example it changes only a value that fills a sentence.
mutmut plants the faults and runs the tests; what it needs to know is in `pyproject.toml`.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".full" / "mutation.log"
EXPLAINED = ROOT / "tests" / "survivors.toml"
LEAST_CAUGHT = 0.90


@dataclass(frozen=True)
class Survivor:
    """A planted fault that no test caught."""

    name: str
    function: str
    """Dotted name of the function it is in."""
    was: str
    became: str


def mutmut(*words: str) -> str:
    """What mutmut prints."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "mutmut", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout


def plant() -> bool:
    """Plant every fault and run the tests against it; False when the run itself broke."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, "-W", "ignore", "-m", "mutmut", "run"]
        done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False)
    return done.returncode == 0


def outcomes() -> dict[str, str]:
    """The outcome of each fault by its name."""
    lines = (line.split(": ") for line in mutmut("results", "--all", "true").splitlines() if ": " in line)
    return {name.strip(): outcome.strip() for name, outcome in lines}


def survivor(name: str) -> Survivor:
    """What the fault changed: the first line it took away and the first it put in."""
    lines = [line for line in mutmut("show", name).splitlines() if not line.startswith(("---", "+++"))]
    was = next((line[1:].strip() for line in lines if line.startswith("-")), "")
    became = next((line[1:].strip() for line in lines if line.startswith("+")), "")
    module, _, rest = name.rpartition(".")
    function = rest.rsplit("__mutmut_", 1)[0].removeprefix("x").replace("ǁ", ".").strip("._")
    return Survivor(name, f"{module.removeprefix('src.')}.{function}", was, became)


def explained() -> dict[tuple[str, str], str]:
    """Reasons by function and changed line."""
    if not EXPLAINED.exists():
        return {}
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("survivor", [])
    return {(entry["function"], entry["became"]): entry["reason"] for entry in entries}


def judge() -> int:
    """Print the figures and every survivor without a reason; 0 when all is well."""
    found = outcomes()
    counts = Counter(found.values())
    caught = counts["killed"] + counts["timeout"] + counts["suspicious"] + counts["segfault"]
    alive = [survivor(name) for name, outcome in sorted(found.items()) if outcome in ("survived", "no tests")]
    total = caught + len(alive)
    share = caught / total if total else 0.0
    reasons = explained()
    unexplained = [each for each in alive if (each.function, each.became) not in reasons]
    print(f"{total} faults planted, {caught} caught ({share:.1%}), {len(alive)} survived: ", end="")
    print(f"{len(alive) - len(unexplained)} explained, {len(unexplained)} not")
    for each in unexplained:
        print(f"\n{each.function}  ({each.name})\n  - {each.was}\n  + {each.became}")
    return 0 if total and share >= LEAST_CAUGHT and not unexplained else 1


def main(words: list[str]) -> int:
    """Do what the words say."""
    if "--judge" not in words and not plant():
        print(f"mutmut could not run; it said:\n{LOG.read_text(encoding='utf-8')[-2000:]}")
        return 1
    return judge()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
