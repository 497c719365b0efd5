"""Links by which a guest comes to another device, when his other devices were left behind, and where he sat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table and the columns."""
    op.create_table(
        "handover",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("guest", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("player", sa.Column("seat", sa.Integer))
