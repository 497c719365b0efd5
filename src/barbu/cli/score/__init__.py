"""`barbu score …`: evenings with real cards, kept in the terminal."""

from barbu.cli.score.commands import app

__all__ = ["app"]
