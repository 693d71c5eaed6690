"""What several servers on one database need."""

import sqlalchemy as sql
from alembic import op

revision = "3"
down_revision = "2"

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    """A number that tells one change of a table's seats from the next, and codes that move a seat."""
    op.add_column("tables", sql.Column("revision", sql.Integer, nullable=False, server_default="0"))
    op.create_table(
        "offers",
        sql.Column("code", sql.LargeBinary(32), primary_key=True),
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("owner", sql.LargeBinary(32), nullable=False),
        sql.Column("until", LARGE, nullable=False),
        sql.Column("taker", sql.LargeBinary(32)),
    )
