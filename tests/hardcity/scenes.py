"""Scenes that several tests begin with."""

from __future__ import annotations

from ashfall.hardcity.ground import rows
from tests.hardcity.stage import Stage


def alone(who: int, label: str = "A1", episode: int = 1, **fields: int) -> Stage:
    """An officer with 5 AP on a space; the others are far away."""
    stage = Stage(episode)
    for other in range(rows.OFFICERS):
        stage.officer(other, "H10")
    fields.setdefault("ap", 5)
    return stage.officer(who, label, **fields)
