"""What is kept: guests, tables and records, in SQLite or PostgreSQL."""

from barbu.store.database import Database

__all__ = ["Database"]
