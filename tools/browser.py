"""Finds a chromium for the browser tests, or installs one: `python -m tools.browser`.

Debian's package when we are root there, else the one that Playwright keeps for itself.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from tools import system


def found() -> str | None:
    """The path of the system's chromium, if it has one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def main() -> int:
    """Make sure that there is one; 0 when there is."""
    if found() or system.program("chromium", "chromium"):
        return 0
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if done.returncode:
        print("No chromium could be found or installed: the browser tests cannot run. Install the package chromium.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
