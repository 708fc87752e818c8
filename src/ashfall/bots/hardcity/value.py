"""How the officers stand: points, people, threats and what is on its way to being scored."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ashfall.bots.hardcity.fields import UNREACHED, way_to_safety
from ashfall.bots.hardcity.outlook import threat_of
from ashfall.bots.hardcity.strength import civilians_out
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_up
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.cards import SCORE_EVACUATED, SCORE_KILLS, SCORE_MAYOR_SAVED
from ashfall.hardcity.ground.rows import (
    BARRELS,
    BATTERY,
    CHAOS,
    HAND,
    HEALTH,
    IN_PLAY,
    INSIDE,
    KAFAR_HEALTH,
    KILLS,
    LOADS,
    LOADS_AT,
    MAYOR,
    MOST,
    MUTANTS,
    OFFICERS,
    OFFICERS_WON,
    ORDER,
    PLACE,
    ROOF_OPEN,
    WINNER,
    ZERO_WON,
)
from ashfall.hardcity.ground.state import State

STEEP: Final = 0.55  # how sure a lead of one point is
HEALTH_WORTH: Final = 1.1  # of an officer with all HP
DOWN_WORTH: Final = 0.5  # of one who will stand up again
CARD_WORTH: Final = 0.1  # in Doctor Zero's hand
THREAT: Final = 0.45  # share of the threats that come true
ON_THE_WAY: Final = 0.5  # of a civilian at the place of evacuation


def chance(s: State) -> float:
    """The officers' expected score: 0 lost, 1 won."""
    if s.get(WINNER) == OFFICERS_WON:
        return 1.0
    if s.is_over():
        return 0.0 if s.get(WINNER) == ZERO_WON else 0.5
    lead: float = _points(s) + _people(s) - _threats(s)
    if s.rules.has_machine:
        lead += _finale(s)
    else:
        lead += _under_way(s)
    return 1.0 / (1.0 + math.exp(-STEEP * lead))


def _points(s: State) -> float:
    """Points, with the steps of the extermination marker; a lead counts more towards the end."""
    order: float = float(s.get(ORDER))
    order += float(s.get(KILLS) * s.rules.points[SCORE_KILLS]) / float(s.rules.kills_per_level)
    chaos: float = float(s.get(CHAOS))
    goal: float = float(s.rules.goal)
    return (order - chaos) * (1.0 + max(order, chaos) / goal)


def _people(s: State) -> float:
    total: float = 0.0
    who: i64 = 0
    while who < OFFICERS:
        if s.person(who, IN_PLAY) != 0:
            if is_up(s, who):
                total += HEALTH_WORTH * float(s.person(who, HEALTH)) / float(s.person(who, MOST))
            else:
                total += DOWN_WORTH
            total -= HEALTH_WORTH
        who += 1
    return total


def _threats(s: State) -> float:
    total: float = 0.0
    m: i64 = 0
    while m < MUTANTS:
        if is_active(s, m):
            total += THREAT * (threat_of(s, m) + 0.02)
        m += 1
    if not s.rules.coop:
        total += CARD_WORTH * float(s.pile_size(HAND))
    return min(total, 3.0) + 0.1 * float(s.get(KAFAR_HEALTH))


def _under_way(s: State) -> float:
    """Civilians near the place of evacuation, barrels that have left the truck."""
    total: float = 0.0
    if s.rules.points[SCORE_EVACUATED] > 0:
        safety = way_to_safety(s)
        load: i64 = 0
        while load <= MAYOR:
            at: i64 = s.row[LOADS_AT + load]
            if at >= 0 and safety[at] < UNREACHED:
                share: float = ON_THE_WAY * (1.0 - float(min(safety[at], 10)) / 10.0)
                total += share * float(
                    s.rules.points[SCORE_MAYOR_SAVED if load == MAYOR else SCORE_EVACUATED]
                )
            load += 1
        total -= 0.1 * float(min(civilians_out(s), 4))
    if s.rules.has_cargo_barrels and not s.rules.coop:
        barrel: i64 = BARRELS
        while barrel < LOADS:
            if s.row[LOADS_AT + barrel] >= 0 and s.row[LOADS_AT + barrel] > INSIDE:
                total -= 0.3
            barrel += 1
    return total


def _finale(s: State) -> float:
    """The way to the machine: the battery, the roof, the barrels around it."""
    total: float = 0.0
    if s.get(ROOF_OPEN) == 0:
        at: i64 = s.load(BATTERY)
        if at >= 0:
            total -= 0.15 * float(min(way_to_safety(s)[at], 16))
        total -= 1.0
    barrel: i64 = BARRELS
    while barrel < LOADS:
        if s.row[LOADS_AT + barrel] >= 0:
            total -= 0.9
        barrel += 1
    who: i64 = 0
    while who < OFFICERS:
        if is_up(s, who) and s.rules.board.map[s.person(who, PLACE)] == ROOF_MAP:
            total += 0.5
        who += 1
    return total + 4.0
