"""Use cases of a table, without terminal or files: the croupier, and a person with bots."""

from barbu.table.croupier import Check, Fresh, Secrets, Seeded, chance, checks, keeps_its_promises
from barbu.table.record import Record, Unwritten
from barbu.table.solo import Solo, Step, others

__all__ = [
    "Check",
    "Fresh",
    "Record",
    "Secrets",
    "Seeded",
    "Solo",
    "Step",
    "Unwritten",
    "chance",
    "checks",
    "keeps_its_promises",
    "others",
]
