"""Where tables are kept: SQLAlchemy Core over SQLite or PostgreSQL."""

from vaka.server.store.postgres import is_address
from vaka.server.store.rows import (
    CodeUsed,
    Entry,
    Head,
    Offer,
    Overtaken,
    Saved,
    Seat,
    Seating,
    Snapshot,
    StoreError,
    now,
)
from vaka.server.store.schema import SCHEMA
from vaka.server.store.store import MOST_PER_COMMIT, Store

__all__ = [
    "MOST_PER_COMMIT",
    "SCHEMA",
    "CodeUsed",
    "Entry",
    "Head",
    "Offer",
    "Overtaken",
    "Saved",
    "Seat",
    "Seating",
    "Snapshot",
    "Store",
    "StoreError",
    "is_address",
    "now",
]
