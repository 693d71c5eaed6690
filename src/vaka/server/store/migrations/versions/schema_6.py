"""A secret by which servers know that a notice comes from one of them."""

import secrets

import sqlalchemy as sql
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Draw it; whoever may not read this table cannot speak for a server."""
    op.add_column("about", sql.Column("secret", sql.LargeBinary(32)))
    about = sql.table("about", sql.column("secret", sql.LargeBinary))
    op.execute(about.update().values(secret=secrets.token_bytes(32)))
