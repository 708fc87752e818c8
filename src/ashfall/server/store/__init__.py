"""What the server keeps: guests, matches with their entries, records, secrets. In SQLite or PostgreSQL."""

from ashfall.server.store.rows import Entry, MatchChange, MatchRow, SeatRow, Status
from ashfall.server.store.store import Store, new_id, now
from ashfall.server.store.writer import Duplicate, Outdated, StoreError

__all__ = [
    "Duplicate",
    "Entry",
    "MatchChange",
    "MatchRow",
    "Outdated",
    "SeatRow",
    "Status",
    "Store",
    "StoreError",
    "new_id",
    "now",
]
