"""Programs of the system that tests need, found, or installed where we may.

`python -m tools.system nginx nginx-light`
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PLACES = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))
"""Where programs lie, those of servers too."""


def install(package: str) -> None:
    """Installs a package of Debian where we are root; elsewhere, and without a network, nothing happens."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
        command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *words]
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def program(name: str, package: str) -> str | None:
    """The path of the program, which is installed if it is missing; None where that cannot be."""
    if shutil.which(name, path=PLACES) is None:
        install(package)
    return shutil.which(name, path=PLACES)


def main(name: str, package: str) -> int:
    """Makes sure that it is here; 0 when it is."""
    if program(name, package) is not None:
        return 0
    print(f"{name} could neither be found nor installed: the tests that need it cannot run. Install {package}.")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
