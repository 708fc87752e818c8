"""A view as bytes, for a bot that thinks in another process."""

from __future__ import annotations

from ashfall.hardcity import Match, View
from ashfall.hardcity.files import storage

__all__ = ["pack", "unpack"]


def pack(match: Match) -> bytes:
    """What whoever must choose may know: hidden cards are in no order, and no dice to come go along."""
    return storage.to_bytes(match.view(int(match.state.chooser)).state, match.options)


def unpack(data: bytes) -> View:
    """The view that was packed."""
    state, _ = storage.from_bytes(data)
    return View(state, int(state.chooser))
