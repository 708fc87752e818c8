"""A view as bytes, for a bot that thinks in another process."""

from __future__ import annotations

from ashfall.neuroshima import Match, storage
from ashfall.neuroshima.view import View

__all__ = ["pack", "unpack"]


def pack(match: Match) -> bytes:
    """What whoever must choose may know: the order of the piles stays behind."""
    return storage.to_bytes(match.view().state)


def unpack(data: bytes) -> View:
    """The view that was packed."""
    return View(storage.from_bytes(data), None)
