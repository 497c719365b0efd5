"""Finds a chromium for the browser tests, or installs one: `python tools/browser.py`.

Debian's package when we are root there, else the one that Playwright keeps for itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def found() -> str | None:
    """The path of the system's chromium, if it has one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def is_root() -> bool:
    """Whether packages of the system can be installed."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def main() -> int:
    """Make sure that there is one; 0 when there is."""
    if found():
        return 0
    if is_root():
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-q", *words], env=environment, check=False)
        if found():
            return 0
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if done.returncode:
        print("No chromium could be found or installed: the browser tests cannot run. Install the package chromium.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
