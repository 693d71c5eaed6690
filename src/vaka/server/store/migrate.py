"""Brings a database to the schema of this version, with Alembic; refuses one that is not ours."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

from vaka.server.store.rows import StoreError
from vaka.server.store.schema import ABOUT, SCHEMA

MIGRATIONS = Path(__file__).parent / "migrations"
REVISION = sql.table("alembic_version", sql.column("version_num"))


def migrate(connection: sql.Connection, name: str) -> None:
    """Make the tables, or bring old ones up to date; the caller has begun a transaction that nobody else can be in.

    A database of another program, or of a newer Vaka, is left as it is.
    """
    found = schema_of(connection, name)
    if found == SCHEMA:
        return
    # It takes a while to import, and almost every start finds nothing to do.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if found and not sql.inspect(connection).has_table(REVISION.name):
        command.stamp(config, str(found))  # made before there was Alembic
    command.upgrade(config, "head")
    connection.execute(ABOUT.update().values(schema=SCHEMA))


def schema_of(connection: sql.Connection, name: str) -> int:
    """The schema of a database; 0 if it is empty."""
    there = sql.inspect(connection).get_table_names()
    if not there:
        return 0
    if ABOUT.name not in there:
        raise StoreError(f"{name} cannot be used as Vaka's database: it belongs to another program")
    if REVISION.name in there:
        text = connection.execute(sql.select(REVISION.c.version_num)).scalar()
    else:
        text = connection.execute(sql.select(ABOUT.c.schema)).scalar()
    found = int(str(text)) if str(text).isdecimal() else None
    if found is None or not 1 <= found <= SCHEMA:
        raise StoreError(f"{name} was made by another version of Vaka (schema {text}, this is {SCHEMA})")
    return found
