"""What the server keeps, in SQLite or PostgreSQL: guests, matches, entries, records, puzzles, profiles."""

from ashfall.server.store.rows import (
    Entry,
    MadePuzzleRow,
    MatchChange,
    MatchRow,
    PlayedRow,
    PuzzleDayRow,
    PuzzleMarkRow,
    RatingRow,
    RushRow,
    SeatRow,
    Status,
)
from ashfall.server.store.store import Store, new_id, now, short_hash
from ashfall.server.store.writer import Duplicate, Outdated, StoreError

__all__ = [
    "Duplicate",
    "Entry",
    "MadePuzzleRow",
    "MatchChange",
    "MatchRow",
    "Outdated",
    "PlayedRow",
    "PuzzleDayRow",
    "PuzzleMarkRow",
    "RatingRow",
    "RushRow",
    "SeatRow",
    "Status",
    "Store",
    "StoreError",
    "new_id",
    "now",
    "short_hash",
]
