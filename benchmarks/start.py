"""How long `python3 run.py` takes from nothing until it says where it serves, and how long when all is there.

    python benchmarks/start.py [--keep-caches]

Works on a copy of the committed files. Caches of downloaded packages are empty, too, unless they are kept.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def until_it_serves(copy: Path, data: Path, environment: dict[str, str]) -> float:
    """Seconds until the address is printed."""
    words = [sys.executable, "run.py", "serve", "--port", "0", "--data", str(data)]
    start = time.perf_counter()
    process = subprocess.Popen(
        words, cwd=copy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    said = ""
    try:
        for line in process.stdout:
            said += line
            if re.search(r"http://[\d.]+:\d+", line):
                return time.perf_counter() - start
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()
    raise SystemExit(said)


def main(keep_caches: bool) -> None:
    """Prints both."""
    with tempfile.TemporaryDirectory() as folder:
        copy, caches = Path(folder, "barbu"), Path(folder, "caches")
        files = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(copy, filter="data")
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        environment.pop("PYTHONPATH", None)
        if not keep_caches:
            environment |= {"XDG_CACHE_HOME": str(caches), "UV_CACHE_DIR": str(caches / "uv")}
            environment |= {"npm_config_cache": str(caches / "npm"), "PIP_CACHE_DIR": str(caches / "pip")}
        cold = until_it_serves(copy, Path(folder, "data"), environment)
        warm = min(until_it_serves(copy, Path(folder, "data"), environment) for _ in range(3))
        kept = "kept" if keep_caches else "empty"
        print(f"run.py, cold with {kept} caches: {cold:.1f} s (to hold: 60); warm: {warm:.2f} s (to hold: 2)")


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--keep-caches", action="store_true")
    main(words.parse_args().keep_caches)
