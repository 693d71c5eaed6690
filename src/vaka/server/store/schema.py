"""The tables of the database as they are now. A database gets there by `migrations/`, whichever kind it is."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, SmallInteger, String, Table, Text
from sqlalchemy.dialects.postgresql import ARRAY

SCHEMA = 6
"""The number of the newest migration. It is kept in `about` too, so that an older Vaka refuses the database."""


class Flag(sql.types.TypeDecorator[bool]):
    """Yes or no, kept as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Any) -> int | None:  # noqa: ARG002
        """PostgreSQL takes no truth for a number."""
        return None if value is None else int(value)

    def process_result_value(self, value: int | None, dialect: Any) -> bool | None:  # noqa: ARG002
        """A truth again."""
        return None if value is None else bool(value)


Large = sql.BigInteger().with_variant(Integer(), "sqlite")
"""A number that 32 bits do not hold; all numbers of SQLite have 64."""

metadata = MetaData()
TABLES = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("key", LargeBinary(32), nullable=False),  # secret until the game is over
    Column("hints", Flag, nullable=False),
    Column("clock", Integer),  # seconds per decision
    Column("opened", Large, nullable=False),  # Unix time, milliseconds
    Column("over", Large),  # when it ended
    Column("next", String(16)),  # the table of the rematch
    Column("analysis", Text),  # JSON, once it was asked for
    Column("host", LargeBinary(32)),  # the owner who opened it
    Column("waits", Flag, nullable=False, server_default="0"),  # 1 until somebody says that the game begins
    Column("series", Integer, nullable=False, server_default="0"),  # how many games the group has played before
    Column("title", String(40), nullable=False, server_default=""),
    Column("chat", Flag, nullable=False, server_default="1"),  # whether messages may be sent
    # Goes up by one with every change of a seat, of `waits` and of `next`: who changes one names what they knew.
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("closed", Large),  # when the people who run the server have ended it
    Index("tables_next", "next"),
)
SEATS = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("name", String(24), nullable=False),
    Column("level", String(8), nullable=False),  # of a bot
    Column("owner", LargeBinary(32)),  # SHA-256 of the token of the browser that holds the seat
    Column("left", Flag, nullable=False, server_default="0"),  # whether its player has given the game up
    Column("wins", Integer, nullable=False, server_default="0"),  # of the games that the group has played before
    Index("seats_owner", "owner"),
)
ENTRIES = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),  # null takes back the decision before
    Column("request", Large),  # the client's number of the message; null for a bot
    Column("at", Large, nullable=False),
)
SNAPSHOTS = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),  # as this version of Vaka saves it; another one plays all again
)
OFFERS = Table(
    "offers",
    metadata,
    Column("code", LargeBinary(32), primary_key=True),  # SHA-256 of the code that moves a seat to another device
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("owner", LargeBinary(32), nullable=False),  # whose seats they are
    Column("until", Large, nullable=False),  # Unix time, milliseconds
    Column("taker", LargeBinary(32)),  # who has used it; if the answer got lost on its way they may ask again
)
ABOUT = Table(
    "about",
    metadata,
    Column("schema", Integer, nullable=False),
    Column("secret", LargeBinary(32)),  # by which servers know each other's notices
)

# --- What only PostgreSQL has, for workers on several machines. A crash may empty it: those who asked ask again.

postgres_metadata = MetaData()
Time = sql.DateTime(timezone=True)
JOBS = Table(
    "jobs",
    postgres_metadata,
    Column("key", LargeBinary(32), primary_key=True),  # SHA-256 of what is asked
    Column("urgency", SmallInteger, nullable=False),  # as in `turns`
    Column("table", String(16), nullable=False),  # for whom: tables take turns
    Column("game", String(80), nullable=False),  # its name and the stamp of its rules: a worker takes what it has
    Column("options", Text, nullable=False),  # of the game, JSON
    Column("level", String(40), nullable=False),  # of a bot
    Column("sight", LargeBinary),  # what the seat that decides may see
    Column("record", Text),  # of a finished game, to be analysed
    Column("asked", Time, nullable=False, server_default=sql.func.now()),
    Column("since", Time, nullable=False, server_default=sql.func.now()),  # its place in line
    Column("askers", ARRAY(Text), nullable=False),  # the servers that wait for the answer
    Column("wanted", Time, nullable=False),  # until when, unless they say so again
    Column("tries", SmallInteger, nullable=False, server_default="0"),  # how often a worker began it
    Column("worker", Text),  # who has it
    Column("begun", Time),  # since when
    Column("leased", Time),  # until when, unless they say so again
    Column("done", Integer, nullable=False, server_default="0"),  # decisions of an analysis
    Column("total", Integer, nullable=False, server_default="0"),
    Column("ended", Time),
    Column("answer", Text),  # JSON
    Column("fault", Text),  # why there is no answer
    prefixes=["UNLOGGED"],
)
Index("jobs_line", JOBS.c.urgency, JOBS.c.since, JOBS.c.asked, postgresql_where=JOBS.c.ended.is_(None))
WORKERS = Table(
    "workers",
    postgres_metadata,
    Column("name", Text, primary_key=True),  # machine, process and a random part
    Column("kind", String(8), nullable=False),  # bots or analyses
    Column("games", ARRAY(Text), nullable=False),  # what it has compiled, as in `jobs`
    Column("seen", Time, nullable=False),
    prefixes=["UNLOGGED"],
)
