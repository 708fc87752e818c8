"""Run by Alembic; `store.migrate` gives the connection."""

from alembic import context

from ashfall.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
