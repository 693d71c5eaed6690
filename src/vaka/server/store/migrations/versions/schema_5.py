"""Jobs for workers on other machines, in PostgreSQL only."""

import sqlalchemy as sql
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "5"
down_revision = "4"

TIME = sql.DateTime(timezone=True)


def upgrade() -> None:
    """What is to be thought about, and who thinks."""
    if op.get_bind().dialect.name != "postgresql":
        return
    op.create_table(
        "jobs",
        sql.Column("key", sql.LargeBinary(32), primary_key=True),
        sql.Column("urgency", sql.SmallInteger, nullable=False),
        sql.Column("table", sql.String(16), nullable=False),
        sql.Column("game", sql.String(80), nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("level", sql.String(40), nullable=False),
        sql.Column("sight", sql.LargeBinary),
        sql.Column("record", sql.Text),
        sql.Column("asked", TIME, nullable=False, server_default=sql.func.now()),
        sql.Column("since", TIME, nullable=False, server_default=sql.func.now()),
        sql.Column("askers", ARRAY(sql.Text), nullable=False),
        sql.Column("wanted", TIME, nullable=False),
        sql.Column("tries", sql.SmallInteger, nullable=False, server_default="0"),
        sql.Column("worker", sql.Text),
        sql.Column("begun", TIME),
        sql.Column("leased", TIME),
        sql.Column("done", sql.Integer, nullable=False, server_default="0"),
        sql.Column("total", sql.Integer, nullable=False, server_default="0"),
        sql.Column("ended", TIME),
        sql.Column("answer", sql.Text),
        sql.Column("fault", sql.Text),
        prefixes=["UNLOGGED"],
    )
    op.create_index("jobs_line", "jobs", ["urgency", "since", "asked"], postgresql_where=sql.text("ended IS NULL"))
    op.create_table(
        "workers",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("games", ARRAY(sql.Text), nullable=False),
        sql.Column("seen", TIME, nullable=False),
        prefixes=["UNLOGGED"],
    )
