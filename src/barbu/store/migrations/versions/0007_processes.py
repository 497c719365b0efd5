"""What servers that share a database tell one another: who runs, who watches, what was said, what was counted."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "process",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("room", sa.String(40), sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True, index=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("streams", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "said",
        sa.Column("room", sa.String(40), sa.ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tally",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
