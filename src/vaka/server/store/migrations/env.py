"""What Alembic asks for before it migrates. The connection, its transaction and its lock are the caller's."""

from alembic import context

from vaka.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
