"""The statements of the store, each built once.

Building one leaves objects that refer to each other, and while people play, memory is hardly ever searched for such.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

from vaka.server.store.schema import ABOUT, ENTRIES, OFFERS, SEATS, SNAPSHOTS, TABLES

# What a statement is told when it is run. A name that is also a column's is that of its new value.
_Any = sql.BindParameter[Any]
_which: _Any = sql.bindparam("which")
_among: _Any = sql.bindparam("among", expanding=True)
_known: _Any = sql.bindparam("known")
_from: _Any = sql.bindparam("from")
_recent: _Any = sql.bindparam("recent")
_of: _Any = sql.bindparam("of")
_place: _Any = sql.bindparam("place")
_time: _Any = sql.bindparam("time")
_table = TABLES.c.id == _which


def _last_of(table: sql.ColumnElement[str]) -> sql.ScalarSelect[int]:
    return sql.select(sql.func.max(ENTRIES.c.version)).where(ENTRIES.c.table == table).scalar_subquery()


SECRET = sql.select(ABOUT.c.secret)
TRY = ABOUT.update().values(schema=ABOUT.c.schema)

# --- Tables.

TABLE = sql.select(TABLES).where(_table)
ADD_TABLE, ADD_SEATS = TABLES.insert(), SEATS.insert()
# Its next table, if it still is the one that was known.
SET_NEXT = (
    TABLES.update()
    .where(_table & TABLES.c.next.is_not_distinct_from(sql.bindparam("known", type_=TABLES.c.next.type)))
    .values(next=sql.bindparam("next"), revision=TABLES.c.revision + 1)
)
FINISH = TABLES.update().where(_table & TABLES.c.over.is_(None)).values(over=_time)
CLOSED = sql.select(TABLES.c.id, TABLES.c.closed).where(TABLES.c.id.in_(_among))
HEADS = sql.select(TABLES.c.id, sql.func.coalesce(_last_of(TABLES.c.id), 0), TABLES.c.revision).where(
    TABLES.c.id.in_(_among)
)
OF_OWNER = (
    sql.select(TABLES.c.id)
    .where(TABLES.c.id.in_(sql.select(SEATS.c.table).where(SEATS.c.owner == _of)))
    .order_by(TABLES.c.over.is_not(None), TABLES.c.opened.desc())
    .limit(sql.bindparam("most"))
)
ANALYSIS = sql.select(TABLES.c.analysis).where(_table)
KEEP_ANALYSIS = TABLES.update().where(_table).values(analysis=sql.bindparam("text"))

# --- Seats.

SEATS_OF = sql.select(*SEATS.c).where(SEATS.c.table == _which).order_by(SEATS.c.seat)
SEATING = sql.select(TABLES.c.revision, TABLES.c.waits, TABLES.c.next).where(_table)
# The next revision, if it still is the one that was known.
REVISE = TABLES.update().where(_table & (TABLES.c.revision == _known)).values(revision=TABLES.c.revision + 1)
BEGIN = REVISE.values(waits=False)
SIT = (
    SEATS.update()
    .where((SEATS.c.table == _which) & (SEATS.c.seat == _place))
    .values({column.name: sql.bindparam(column.name) for column in SEATS.c if column.name not in ("table", "seat")})
)

# --- Decisions and snapshots.

SINCE = sql.select(ENTRIES).where((ENTRIES.c.table == _which) & (ENTRIES.c.version > _from)).order_by(ENTRIES.c.version)
SNAPSHOT = (
    sql.select(SNAPSHOTS.c.version, SNAPSHOTS.c.state)
    .where((SNAPSHOTS.c.table == _which) & (SNAPSHOTS.c.version <= _last_of(_which) - _recent))
    .order_by(SNAPSHOTS.c.version.desc())
    .limit(1)
)
ADD_SNAPSHOT = SNAPSHOTS.insert()
# Those that are older than a version, and one that is to be written again.
DROP_SNAPSHOTS = SNAPSHOTS.delete().where(
    (SNAPSHOTS.c.table == _which) & ((SNAPSHOTS.c.version < _from) | (SNAPSHOTS.c.version == sql.bindparam("again")))
)

# --- Codes that take a seat to another device.

ADD_OFFER, OFFER = OFFERS.insert(), sql.select(OFFERS).where(OFFERS.c.code == _of)
# Older ones for the same seats, and all that are no longer good.
DROP_OFFERS = OFFERS.delete().where(((OFFERS.c.table == _which) & (OFFERS.c.owner == _of)) | (OFFERS.c.until < _time))
USE_OFFER = OFFERS.update().where((OFFERS.c.code == _of) & OFFERS.c.taker.is_(None)).values(taker=sql.bindparam("by"))
