"""How the officers stand: what is known of a position, and the weights that make a chance of it."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.fields import UNREACHED, way_to_safety
from ashfall.bots.hardcity.outlook import threat_of
from ashfall.bots.hardcity.strength import civilians_out, standing, still_to_act
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
THREAT: Final = 0.45  # share of the threats that come true
CARD: Final = 0.1  # what a card in Doctor Zero's hand threatens
MOST_THREATS: Final = 3.0
FARTHEST: Final = 16  # spaces from the battery to the generator that count
SURE: Final = 12.0  # odds beyond which nothing is surer

# What is known of a position, and what a hand-made value gives for it, in points.
HAND_MADE: Final = {
    "lead": 1.0,  # in points, with the extermination marker; it counts more towards the end
    "wounds": -1.1,  # of officers who are up, as shares of their health
    "down": -0.6,  # officers
    "threats": -1.0,  # of mutants and of cards in Doctor Zero's hand
    "kafar": -0.1,  # his HP
    "under_way": 0.5,  # people near the place of evacuation, in points
    "civilians": -0.1,  # on the map, where they can be evacuated
    "loose_barrels": -0.3,  # that have left the truck
    "battery": -0.15,  # its way to the generator
    "roof_shut": -1.0,
    "roof_barrels": -0.9,
    "on_roof": 0.5,  # officers
    "ways_to_roof": -0.05,  # of the officers who are not there, in spaces
    "finale": 4.0,  # whether there is the machine to be destroyed
    "order": 0.0,  # points of both sides, as shares of the goal, and their squares
    "chaos": 0.0,
    "order_squared": 0.0,
    "chaos_squared": 0.0,
    "hand": 0.0,  # Doctor Zero's cards
    "mutants": 0.0,  # active ones
    "to_act": 0.0,  # officers who can still act in this round
    "always": 0.0,
}


@final
class Value:
    """A weight for each fact; the sum is the logarithm of the odds of the officers."""

    def __init__(self, weights: list[float]) -> None:
        """Weights in the order of the facts."""
        self.weights = vec[float](weights)

    def chance(self, s: State) -> float:
        """The officers' expected score: 0 lost, 1 won."""
        if s.get(WINNER) == OFFICERS_WON:
            return 1.0
        if s.is_over():
            return 0.0 if s.get(WINNER) == ZERO_WON else 0.5
        return chance_of(facts_of(s), self.weights)


def chance_of(facts: vec[float], weights: vec[float]) -> float:
    """What facts promise the officers by these weights."""
    odds: float = 0.0
    i: i64 = 0
    while i < len(facts):
        odds += weights[i] * facts[i]
        i += 1
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, odds))))


def facts_of(s: State) -> vec[float]:
    """The facts of a position that is not over, in the order of the weights."""
    facts = vec[float]()
    facts = append(facts, _lead(s))
    facts = _add_people(s, facts)
    facts = append(facts, _threats(s))
    facts = append(facts, float(s.get(KAFAR_HEALTH)))
    if s.rules.has_machine:
        facts = _add_nothing(facts, 3)
        facts = _add_finale(s, facts)
    else:
        facts = _add_under_way(s, facts)
        facts = _add_nothing(facts, 6)
    goal: float = float(s.rules.goal)
    order: float = float(s.get(ORDER)) / goal
    chaos: float = float(s.get(CHAOS)) / goal
    facts = append(facts, order)
    facts = append(facts, chaos)
    facts = append(facts, order * order)
    facts = append(facts, chaos * chaos)
    facts = append(facts, 0.0 if s.rules.coop else float(s.pile_size(HAND)))
    facts = append(facts, float(standing(s)))
    facts = append(facts, float(still_to_act(s)))
    return append(facts, 1.0)


def _add_nothing(facts: vec[float], count: i64) -> vec[float]:
    while count > 0:
        facts = append(facts, 0.0)
        count -= 1
    return facts


def _lead(s: State) -> float:
    order: float = float(s.get(ORDER))
    order += float(s.get(KILLS) * s.rules.points[SCORE_KILLS]) / float(s.rules.kills_per_level)
    chaos: float = float(s.get(CHAOS))
    goal: float = float(s.rules.goal)
    return (order - chaos) * (1.0 + max(order, chaos) / goal)


def _add_people(s: State, facts: vec[float]) -> vec[float]:
    """Wounds of those who are up, and how many are not."""
    wounds: float = 0.0
    down: float = 0.0
    who: i64 = 0
    while who < OFFICERS:
        if s.person(who, IN_PLAY) != 0:
            if is_up(s, who):
                wounds += 1.0 - float(s.person(who, HEALTH)) / float(s.person(who, MOST))
            else:
                down += 1.0
        who += 1
    facts = append(facts, wounds)
    return append(facts, down)


def _threats(s: State) -> float:
    total: float = 0.0
    m: i64 = 0
    while m < MUTANTS:
        if is_active(s, m):
            total += THREAT * (threat_of(s, m) + 0.02)
        m += 1
    if not s.rules.coop:
        total += CARD * float(s.pile_size(HAND))
    return min(total, MOST_THREATS)


def _add_under_way(s: State, facts: vec[float]) -> vec[float]:
    """People near the place of evacuation, those who wait, barrels that have left the truck."""
    near: float = 0.0
    waiting: float = 0.0
    if s.rules.points[SCORE_EVACUATED] > 0:
        safety = way_to_safety(s)
        load: i64 = 0
        while load <= MAYOR:
            at: i64 = s.row[LOADS_AT + load]
            if at >= 0 and safety[at] < UNREACHED:
                points: i64 = s.rules.points[SCORE_MAYOR_SAVED if load == MAYOR else SCORE_EVACUATED]
                near += (1.0 - float(min(safety[at], 10)) / 10.0) * float(points)
            load += 1
        waiting = float(min(civilians_out(s), 4))
    loose: float = 0.0
    if s.rules.has_cargo_barrels and not s.rules.coop:
        barrel: i64 = BARRELS
        while barrel < LOADS:
            if s.row[LOADS_AT + barrel] >= 0 and s.row[LOADS_AT + barrel] > INSIDE:
                loose += 1.0
            barrel += 1
    facts = append(facts, near)
    facts = append(facts, waiting)
    return append(facts, loose)


def _add_finale(s: State, facts: vec[float]) -> vec[float]:
    """The way to the machine: the battery, the roof, the barrels around it."""
    battery: i64 = 0
    shut: bool = s.get(ROOF_OPEN) == 0
    if shut and s.load(BATTERY) >= 0:
        battery = min(way_to_safety(s)[s.load(BATTERY)], FARTHEST)
    left: i64 = 0
    barrel: i64 = BARRELS
    while barrel < LOADS:
        if s.row[LOADS_AT + barrel] >= 0:
            left += 1
        barrel += 1
    up: i64 = 0
    ways: i64 = 0
    who: i64 = 0
    while who < OFFICERS:
        if is_up(s, who):
            here: i64 = s.person(who, PLACE)
            if s.rules.board.map[here] == ROOF_MAP:
                up += 1
            else:
                ways += min(s.rules.board.apart(here, s.rules.lab_door), FARTHEST)
        who += 1
    facts = append(facts, float(battery))
    facts = append(facts, 1.0 if shut else 0.0)
    facts = append(facts, float(left))
    facts = append(facts, float(up))
    facts = append(facts, float(ways))
    return append(facts, 1.0)


BY_HAND: Final = Value([STEEP * points for points in HAND_MADE.values()])


def chance(s: State) -> float:
    """The officers' expected score by the hand-made value."""
    return BY_HAND.chance(s)
