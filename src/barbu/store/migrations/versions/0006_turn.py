"""How often a table has changed, and where its match stands, so that several processes can share it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column and the table."""
    op.add_column("room", sa.Column("revision", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "turn",
        sa.Column("room", sa.String(40), sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("clock", sa.Text, nullable=False),
    )
