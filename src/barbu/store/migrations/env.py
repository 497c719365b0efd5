"""What Alembic runs for each upgrade: it is handed an open connection."""

from alembic import context

from barbu.store.model import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
