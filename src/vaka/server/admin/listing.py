"""What a host sees of tables: a list, or one with all that is not secret."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sql

from vaka.server.store import StoreError
from vaka.server.store.forget import last_at
from vaka.server.store.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES

BYTES_PER_DECISION = 80  # about what one takes on disk
decisions = sql.func.coalesce(
    sql.select(sql.func.max(ENTRIES.c.version)).where(ENTRIES.c.table == TABLES.c.id).scalar_subquery(), 0
)
"""How many decisions were made; those taken back count, and so does taking them back."""


def _seats(kind: str) -> sql.ScalarSelect[int]:
    where = (SEATS.c.table == TABLES.c.id) & (SEATS.c.kind == kind)
    return sql.select(sql.func.count()).select_from(SEATS).where(where).scalar_subquery()


owned = sql.exists().where((SEATS.c.table == TABLES.c.id) & SEATS.c.owner.is_not(None))
standing = sql.case(
    (TABLES.c.over.is_not(None), "over"),
    (TABLES.c.closed.is_not(None), "ended"),
    (sql.or_(TABLES.c.waits.in_([True]), _seats("open") > 0), "waiting"),
    else_="running",
)
ORDERS: dict[str, sql.ColumnElement[Any]] = {
    "last": last_at.desc(),
    "opened": TABLES.c.opened.desc(),
    "decisions": decisions.desc(),
    "game": TABLES.c.game.asc(),
}


@dataclass(frozen=True)
class Wish:
    """Which tables are listed, and in which order."""

    game: str | None = None
    state: str | None = None
    before: int | None = None
    """Nothing happened there since then, in milliseconds of Unix time."""
    ownerless: bool = False
    """Whether no browser holds a seat: nobody can come back to them."""
    order: str = "last"
    most: int = 50


class Line(NamedTuple):
    """A table in the list."""

    id: str
    game: str
    state: str
    people: int
    bots: int
    open: int
    decisions: int
    opened: int
    last: int
    title: str


def tables(connection: sql.Connection, wish: Wish) -> tuple[list[Line], int]:
    """The tables that are wished for, and how many there are in all."""
    where: list[sql.ColumnElement[bool]] = []
    if wish.game is not None:
        where.append(TABLES.c.game == wish.game)
    if wish.state is not None:
        where.append(standing == wish.state)
    if wish.before is not None:
        where.append(last_at < wish.before)
    if wish.ownerless:
        where.append(~owned)
    query = sql.select(
        TABLES.c.id, TABLES.c.game, standing.label("state"), _seats("person"), _seats("bot"), _seats("open"), decisions,
        TABLES.c.opened, last_at, TABLES.c.title,
    )  # fmt: skip
    found = connection.execute(query.where(*where).order_by(ORDERS[wish.order], TABLES.c.id).limit(wish.most))
    count = connection.execute(sql.select(sql.func.count()).select_from(TABLES).where(*where)).scalar_one()
    return [Line(*row) for row in found], count


def required(connection: sql.Connection, table: str) -> sql.RowMapping:
    """The row of a table; StoreError if there is none."""
    row = connection.execute(sql.select(TABLES, standing.label("state")).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        raise StoreError(f"there is no table {table!r}; vaka admin list shows those there are")
    return row


def facts(connection: sql.Connection, table: str, secret: bool) -> dict[str, Any]:
    """All that is known of a table. Only with `secret`, what its players or somebody who cheats must not know."""
    row = required(connection, table)
    found: dict[str, Any] = {name: row[name] for name in ("id", "game", "state", "title")}
    found["options"] = json.loads(row["options"])
    found |= {name: bool(row[name]) for name in ("hints", "chat", "waits")}
    found |= {name: row[name] for name in ("clock", "series", "opened", "over", "closed", "next")}
    found["previous"] = connection.execute(sql.select(TABLES.c.id).where(TABLES.c.next == table)).scalar()
    found["hash"] = hashlib.sha256(row["key"]).hexdigest()
    if row["over"] is not None or secret:
        found["key"] = row["key"].hex()
    found |= _history(connection, table)
    found["analysed"] = row["analysis"] is not None
    found["bytes"] = (
        sum(shot["bytes"] for shot in found["snapshots"])
        + len(row["analysis"] or "")
        + found["decisions"] * BYTES_PER_DECISION
    )
    seats = connection.execute(sql.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)).mappings()
    found["seats"] = [_seat(seat, row["host"], secret) for seat in seats]
    return found


def _history(connection: sql.Connection, table: str) -> dict[str, Any]:
    mine = ENTRIES.c.table == table
    counts = sql.select(
        sql.func.count(),
        sql.func.count(ENTRIES.c.action),
        sql.func.count(ENTRIES.c.request),
        sql.func.max(ENTRIES.c.at),
    )
    made, kept, asked, last = connection.execute(counts.where(mine)).one()
    shots = sql.select(SNAPSHOTS.c.version, sql.func.length(SNAPSHOTS.c.state)).where(SNAPSHOTS.c.table == table)
    return {
        "decisions": made,
        "taken_back": made - kept,
        "by_people": asked,
        "last": last,
        "snapshots": [{"version": version, "bytes": size} for version, size in connection.execute(shots)],
    }


def _seat(row: sql.RowMapping, host: bytes | None, secret: bool) -> dict[str, Any]:
    seat = {name: row[name] for name in ("seat", "kind", "name", "level", "wins")}
    seat |= {"left": bool(row["left"]), "held": row["owner"] is not None}
    seat["host"] = bool(host and row["owner"] == host)
    if secret:
        seat["owner"] = row["owner"].hex() if row["owner"] else None
    return seat
