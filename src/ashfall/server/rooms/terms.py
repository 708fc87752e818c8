"""What was agreed about a match before it began."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ashfall.server.games import table_of
from ashfall.server.messages import Clock
from ashfall.server.store import MatchRow

__all__ = ["Terms", "game_sequel", "game_terms", "game_terms_anew", "read_terms", "write_terms"]


class Terms(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Stored with a match as JSON."""

    game: msgspec.Raw  # the game's own part of it
    clock: Clock | None = None
    listed: bool = False
    parts: Sequence[str] = ()  # by seat, as they were wished for
    sides: Sequence[int] = ()  # by seat
    is_fixed: bool = False  # whether seats never change places
    places: Sequence[str] = ()  # by seat, who was to sit there: somebody in particular, a friend, anybody
    leaders: Sequence[int] = ()  # by seat, the first one that the same person leads; empty: each its own


def read_terms(row: MatchRow) -> Terms:
    """The terms of a match."""
    return _read(row.options)


def game_terms(row: MatchRow) -> Any:
    """The game's own terms of a match."""
    return _read_game(row.game, row.options)


def game_terms_anew(row: MatchRow) -> Any:
    """The same without a memory: one look at many old matches would drive those of the tables out of it."""
    return _decoded_game(row.game, msgspec.json.decode(row.options, type=Terms))


def game_sequel(row: MatchRow) -> Any:
    """What goes on from a match to the next of its series; None before its end, and where it stands alone."""
    if not row.sequel:
        return None
    return msgspec.json.decode(row.sequel, type=table_of(row.game).shapes.sequel)


def write_terms(terms: Terms) -> str:
    """The terms as they are stored."""
    return msgspec.json.encode(terms).decode()


@lru_cache(maxsize=256)
def _read(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms)


@lru_cache(maxsize=256)
def _read_game(game: str, text: str) -> Any:
    return _decoded_game(game, _read(text))


def _decoded_game(game: str, terms: Terms) -> Any:
    return msgspec.json.decode(terms.game, type=table_of(game).shapes.terms)
