"""Passkeys by which guests come back."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("site", sa.String(255), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
