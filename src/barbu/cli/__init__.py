"""The command line: `barbu play`, `replay`, `demo` and the others."""

import sys

__all__ = ["main"]


def main() -> None:
    """The program `barbu`; whoever stops it while it is still starting gets no traceback either."""
    try:
        from barbu.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
