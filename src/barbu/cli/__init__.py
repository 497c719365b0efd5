"""The command line: `barbu play`, `replay`, `demo` and the others."""

from barbu.cli.app import main

__all__ = ["main"]
