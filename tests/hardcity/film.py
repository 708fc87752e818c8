"""A stage with takes in the row, for tests of takes."""

from __future__ import annotations

from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MARCELLUS, MIRANDA
from ashfall.hardcity.ground.moves import TAKE
from tests.hardcity.stage import Stage


def film(episode: int, label: str, *takes: int) -> Stage:
    """Donathan on a space, the others far away, and some takes in the row after the opening."""
    stage = Stage(episode)
    for who in (JENNY, MIRANDA, MARCELLUS):
        stage.officer(who, "H1" if episode != 3 else "H9")
    stage.officer(DONATHAN, label)
    return stage.pile(rows.TAKE_ROW, [int(stage.rules.opening), *takes])


def takes(stage: Stage) -> list[int]:
    """The takes that may be used now."""
    return [fields[0] for fields in stage.offers(TAKE)]
