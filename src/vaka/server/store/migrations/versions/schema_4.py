"""What the host of a server does with tables."""

import sqlalchemy as sql
from alembic import op

revision = "4"
down_revision = "3"

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    """When a table was ended by the host, and a quick way to the game before a rematch."""
    op.add_column("tables", sql.Column("closed", LARGE))
    op.create_index("tables_next", "tables", ["next"])
