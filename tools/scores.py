"""Checks the scorekeeper of the page against the engine: `python -m tools.scores`.

The engine writes evenings over rulesets of all kinds into build/scores, always the same for the same code; the page's
own engine must come to the same points, sheets and refusals.
"""

from __future__ import annotations

import subprocess
import sys

from tools import page

FOLDER = page.ROOT / "build" / "scores"
EVENINGS = 20_000


def main() -> int:
    """Write the evenings and try the page's engine on them; 0 when all is the same."""
    command = [sys.executable, "-m", "tests.support.score_vectors", str(FOLDER), str(EVENINGS)]
    written = subprocess.run(command, cwd=page.ROOT, check=False).returncode
    return written or page.run("test:scores")


if __name__ == "__main__":
    sys.exit(main())
