"""Finished matches carry what an archive tells of them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    op.add_column("match", sa.Column("summary", sa.Text, nullable=False, server_default=""))
