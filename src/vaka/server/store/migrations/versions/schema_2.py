"""Snapshots of long games, and more about tables and seats."""

import sqlalchemy as sql
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Whoever opened a table, whether it waits, series, titles, messages; who has left, and wins."""
    op.create_table(
        "snapshots",
        sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True),
        sql.Column("state", sql.LargeBinary, nullable=False),
    )
    for table, column in (
        ("tables", sql.Column("host", sql.LargeBinary(32))),
        ("tables", sql.Column("waits", sql.Integer, nullable=False, server_default="0")),
        ("tables", sql.Column("series", sql.Integer, nullable=False, server_default="0")),
        ("tables", sql.Column("title", sql.String(40), nullable=False, server_default="")),
        ("tables", sql.Column("chat", sql.Integer, nullable=False, server_default="1")),
        ("seats", sql.Column("left", sql.Integer, nullable=False, server_default="0")),
        ("seats", sql.Column("wins", sql.Integer, nullable=False, server_default="0")),
    ):
        op.add_column(table, column)
