"""What was agreed about a match before it began."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ashfall.server.messages import Clock
from ashfall.server.store import MatchRow

__all__ = ["Terms", "read_terms", "write_terms"]


class Terms(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Stored with a match as JSON."""

    clock: Clock | None = None
    armies: Sequence[str] = ()  # as they were wished for, by seat; "random" stays random in a rematch
    listed: bool = False


def read_terms(row: MatchRow) -> Terms:
    """The terms of a match."""
    return _read(row.options)


def write_terms(terms: Terms) -> str:
    """The terms as they are stored."""
    return msgspec.json.encode(terms).decode()


@lru_cache(maxsize=256)
def _read(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms)
