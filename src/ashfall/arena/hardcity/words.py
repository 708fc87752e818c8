"""What the arena says about this game alone."""

from __future__ import annotations

__all__ = ["end_id"]


def end_id(reason: str) -> str:
    """The id of the text that says why a game ended."""
    return f"hc-reason-{reason.replace('_', '-')}"
