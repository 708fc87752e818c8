"""Figures as people read them."""

from __future__ import annotations

__all__ = ["percent"]


def percent(share: float | None, digits: int = 1) -> str:
    """A share in per cent; a dash where there is none."""
    return "-" if share is None else f"{100 * share:.{digits}f} %"
