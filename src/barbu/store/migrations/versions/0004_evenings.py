"""Evenings kept by hand, revision by revision, and the links to them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _of_evening(*, primary_key: bool) -> sa.Column[str]:
    key = sa.ForeignKey("evening.id", ondelete="CASCADE")
    return sa.Column("evening", sa.String(40), key, primary_key=primary_key, nullable=False, index=not primary_key)


def upgrade() -> None:
    """Makes the five tables."""
    op.create_table(
        "evening",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "evening_revision",
        _of_evening(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "evening_link",
        sa.Column("key", sa.String(40), primary_key=True),
        _of_evening(primary_key=False),
        sa.Column("may", sa.String(12), nullable=False),
    )
    op.create_table(
        "evening_guest",
        _of_evening(primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True, index=True),
        sa.Column(
            "link", sa.String(40), sa.ForeignKey("evening_link.key", ondelete="CASCADE"),
            primary_key=True,
        ),
    )  # fmt: skip
    op.create_table(
        "keeper",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
