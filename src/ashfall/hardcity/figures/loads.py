"""Civilians, the mayor, the battery, barrels, crates, boxes and clouds on the map (HC-2, HC-5, HC-14)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.ground.cards import SCORE_BARREL_GONE
from ashfall.hardcity.ground.rows import (
    BARRELS,
    BOXES_AT,
    CIVILIANS,
    CLOUDS,
    CLOUDS_AT,
    CRATES,
    CRATES_AT,
    GONE,
    LOADS,
    LOADS_AT,
    SUPPLY,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import BARREL_GONE, CRATE_PLACED, LOAD_MOVED, LOAD_PLACED


def civilian_at(s: State, space: i64) -> i64:
    """The first civilian on a space, -1 if there is none; the mayor is no target (HC-15.15)."""
    row = s.row
    load: i64 = 0
    while load < CIVILIANS:
        if row[LOADS_AT + load] == space:
            return load
        load += 1
    return -1


def barrel_at(s: State, space: i64) -> i64:
    """The first barrel on a space, -1 if there is none."""
    row = s.row
    load: i64 = BARRELS
    while load < LOADS:
        if row[LOADS_AT + load] == space:
            return load
        load += 1
    return -1


def is_same_load(a: i64, b: i64) -> bool:
    """Whether two loads on one space cannot be told apart (HC-R3)."""
    return (a < CIVILIANS and b < CIVILIANS) or (a >= BARRELS and b >= BARRELS)


def first_like(s: State, load: i64) -> bool:
    """Whether no earlier load of the same kind lies on the same space."""
    row = s.row
    other: i64 = 0
    while other < load:
        if is_same_load(other, load) and row[LOADS_AT + other] == row[LOADS_AT + load]:
            return False
        other += 1
    return True


def place_load(s: State, load: i64, space: i64) -> None:
    """Put a load on a space."""
    s.row[LOADS_AT + load] = space
    s.tell(LOAD_PLACED, load, space)


def move_load(s: State, load: i64, space: i64) -> None:
    """A load goes along to another space."""
    s.tell(LOAD_MOVED, load, s.row[LOADS_AT + load], space)
    s.row[LOADS_AT + load] = space


def civilian_in_supply(s: State) -> i64:
    """A civilian who is not in the game now, -1 if all are."""
    load: i64 = 0
    while load < CIVILIANS:
        if s.row[LOADS_AT + load] == SUPPLY:
            return load
        load += 1
    return -1


def lose_barrel(s: State, load: i64) -> None:
    """A barrel leaves the game for Doctor Zero (HC-12)."""
    s.row[LOADS_AT + load] = GONE
    s.tell(BARREL_GONE, load)
    score(s, SCORE_BARREL_GONE)


def crate_at(s: State, space: i64) -> i64:
    """The first crate or box on a space, -1 if there is none."""
    row = s.row
    crate: i64 = 0
    while crate < CRATES:
        if row[CRATES_AT + crate] == space:
            return crate
        crate += 1
    return -1


def has_crate(s: State) -> bool:
    """Whether the supply has a token for a crate or box (HC-1.2)."""
    crate: i64 = 0
    while crate < CRATES:
        if s.row[CRATES_AT + crate] < 0:
            return True
        crate += 1
    return False


def place_crate(s: State, space: i64, box: i64) -> None:
    """Put a crate (box: 1) on a space, while tokens last."""
    crate: i64 = 0
    while crate < CRATES:
        if s.row[CRATES_AT + crate] < 0:
            s.row[CRATES_AT + crate] = space
            s.row[BOXES_AT + crate] = box
            s.tell(CRATE_PLACED, space, box)
            return
        crate += 1


def has_cloud(s: State, space: i64) -> bool:
    """Whether a toxic cloud lies on a space."""
    if not s.rules.has_toxic_clouds:
        return False
    row = s.row
    cloud: i64 = 0
    while cloud < CLOUDS:
        if row[CLOUDS_AT + cloud] == space:
            return True
        cloud += 1
    return False
