"""The tables of version 0.1.0."""

import sqlalchemy as sql
from alembic import op

revision = "1"
down_revision = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    """Tables, seats and decisions."""
    about = op.create_table("about", sql.Column("schema", sql.Integer, nullable=False))
    assert about is not None
    op.bulk_insert(about, [{"schema": 1}])
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("key", sql.LargeBinary(32), nullable=False),
        sql.Column("hints", sql.Integer, nullable=False),
        sql.Column("clock", sql.Integer),
        sql.Column("opened", LARGE, nullable=False),
        sql.Column("over", LARGE),
        sql.Column("next", sql.String(16)),
        sql.Column("analysis", sql.Text),
    )
    op.create_table(
        "seats",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("level", sql.String(8), nullable=False),
        sql.Column("owner", sql.LargeBinary(32)),
    )
    op.create_index("seats_owner", "seats", ["owner"])
    op.create_table(
        "entries",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("action", sql.Integer),
        sql.Column("request", LARGE),
        sql.Column("at", LARGE, nullable=False),
    )
