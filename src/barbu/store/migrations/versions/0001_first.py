"""The first tables: guests, rooms, matches and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_match() -> sa.Column[str]:
    return sa.Column("match", sa.String(40), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "guest",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("lang", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("joinable", sa.Boolean, nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "person",
        sa.Column("room", sa.String(40), sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "event",
        _of_match(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "secret",
        _of_match(),
        sa.Column("label", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "answer",
        _of_match(),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "player",
        _of_match(),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
    )
