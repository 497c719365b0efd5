"""Use cases of a table, without terminal or files: a person with bots, and the tables of a house."""

from barbu.table.record import Record, Unwritten
from barbu.table.solo import Solo, Step, others

__all__ = ["Record", "Solo", "Step", "Unwritten", "others"]
