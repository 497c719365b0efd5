"""A real PostgreSQL for these tests."""

from tests.support.postgres import postgres

__all__ = ["postgres"]
