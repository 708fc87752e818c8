"""The tables. A change here needs a migration beside the ones in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "entries",
    "guests",
    "made_puzzles",
    "matches",
    "metadata",
    "played_games",
    "puzzle_days",
    "puzzle_marks",
    "puzzle_ratings",
    "puzzle_rushes",
    "records",
    "seats",
    "secrets",
]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(40), ForeignKey("guests.id"), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("seed", Text, nullable=False),
    Column("invite", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("winners", Text, nullable=False, server_default="[]"),
    Column("side", String(40), nullable=False, server_default=""),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("rematch", String(40), nullable=False),
    Column("series", String(40), nullable=False, server_default=""),
    Column("sequel", Text, nullable=False, server_default=""),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Index(None, "status", "changed"),
    Index(None, "due"),
    Index(None, "series"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(10), nullable=False),
    Column("part", String(40), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=True),
    Column("bot", String(40), nullable=False),
    Index(None, "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("data", Text, nullable=False),
    Column("command", String(40), nullable=True),
    UniqueConstraint("match", "command"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A row of the next three is taken away and put in anew when it changes; ``seq`` counts how often it did.
puzzle_marks = Table(
    "puzzle_marks",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("clean", Boolean, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "game", "puzzle"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

puzzle_rushes = Table(
    "puzzle_rushes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("solved", Text, nullable=False),
    Column("failed", Text, nullable=False),
    Index(None, "guest", "game"),
)

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("puzzle", String(64), nullable=False),
    Column("clean", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
)

made_puzzles = Table(
    "made_puzzles",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "guest"),
)

# What somebody remembers of a finished match: worked out once from the match, or brought in a file from
# elsewhere, and then of a match that need not be here.
played_games = Table(
    "played_games",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
    Column("match", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("brought", Boolean, nullable=False),
    Column("data", Text, nullable=False),
    Index(None, "guest", "at"),
)
