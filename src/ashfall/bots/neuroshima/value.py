"""What a position is worth, seen through the battle that could start now."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.bots.neuroshima.features import Features
from ashfall.neuroshima.game import fight_out, push
from ashfall.neuroshima.geometry import lowest
from ashfall.neuroshima.state import (
    ACT,
    DISCARD,
    HAND,
    HEALTH,
    KIND,
    OVER,
    OWED,
    REDRAW,
    ROW,
    SETUP,
    State,
)
from ashfall.neuroshima.tables import EDGE_RANGED, HQ, INSTANT, MODULE, STRENGTH, Rules

STRONGEST_RIVAL: Final = 0.5  # share of the strongest of several rivals in what a side measures itself by


class Value:
    """An opinion about positions of one match: one number for each side, allies share theirs."""

    def __init__(self, sides: i64) -> None:
        """``leads`` is where it writes: by side, from -1 (lost) to 1 (won)."""
        self.leads = vec[float]([0.0] * sides)
        self.points = vec[float]([0.0] * sides)  # how strong each side is, in units of its own

    def judge(self, s: State, then: State) -> None:
        """Write down the lead of every side; ``then`` is what a battle now would leave."""
        raise NotImplementedError

    def seat_points(self, s: State, then: State, seat: i64) -> float:
        """How strong one seat is that has not left the game."""
        raise NotImplementedError

    def compare(self, s: State, then: State, fallen: float, scale: float) -> None:
        """Write the leads from the points of all seats; who is out has ``fallen`` points, nobody less.

        They stay in the sums of the others, so that to destroy somebody pays: also somebody who is as good
        as destroyed.
        """
        side: i64 = 0
        while side < len(self.points):
            self.points[side] = 0.0
            side += 1
        seat: i64 = 0
        while seat < s.rules.seats:
            points: float = fallen if s.is_out(seat) else max(self.seat_points(s, then, seat), fallen)
            self.points[s.rules.mode.side[seat]] += points
            seat += 1
        if len(self.points) == 2:
            self.leads[0] = math.tanh((self.points[0] - self.points[1]) / scale)
            self.leads[1] = -self.leads[0]
            return
        side = 0
        while side < len(self.points):  # more than two sides: everybody plays alone
            lead: float = -1.0
            if not s.is_out(side):
                lead = math.tanh((self.points[side] - self._others(side)) / scale)
            self.leads[side] = lead
            side += 1

    def _others(self, side: i64) -> float:
        """What a side measures itself by: its strongest rival and the mean of all, half and half."""
        total: float = 0.0
        most: float = -1000.0
        other: i64 = 0
        while other < len(self.points):
            if other != side:
                total += self.points[other]
                most = max(most, self.points[other])
            other += 1
        mean: float = total / float(len(self.points) - 1)
        return STRONGEST_RIVAL * most + (1.0 - STRONGEST_RIVAL) * mean


def ended(then: State, seat: i64) -> float:
    """Whether a counter stands at its end: -1 for a fallen HQ, 1 for the last point, else 0."""
    end: i64 = then.rules.mode.end
    if then.seat[seat * ROW + HEALTH] != end:
        return 0.0
    return 1.0 if end else -1.0


def judge(value: Value, s: State) -> None:
    """Let ``value`` judge any state. Open questions in ``s`` are answered first, so pass a copy."""
    while s.stage != ACT and s.stage != DISCARD and s.stage != REDRAW and s.stage != SETUP:
        if s.stage == OVER:
            write_result(s, value.leads)
            return
        push(s, s.legal[0])
    then = s.copy()
    fight_out(then)
    value.judge(s, then)


def lead(value: Value, s: State) -> float:
    """The lead of side 0 in any state, as :func:`judge` finds it."""
    judge(value, s)
    return value.leads[0]


def final_lead(s: State) -> float:
    """The lead of side 0 when the game is over."""
    leads = vec[float]([0.0] * s.rules.mode.sides)
    write_result(s, leads)
    return leads[0]


def write_result(s: State, leads: vec[float]) -> None:
    """The leads when the game is over: a win is 1, a loss -1, and a victory shared by all is 0."""
    side: i64 = 0
    sharing: i64 = 0
    while side < len(leads):
        leads[side] = -1.0
        side += 1
    seat: i64 = 0
    while seat < s.rules.seats:
        if (s.winners >> seat) & 1 and leads[s.rules.mode.side[seat]] < 0.0:
            leads[s.rules.mode.side[seat]] = 1.0
            sharing += 1
        seat += 1
    if sharing == 1:
        return
    part: float = shared_lead(sharing, len(leads))
    side = 0
    while side < len(leads):
        if not sharing or leads[side] > 0.0:
            leads[side] = part
        side += 1


def shared_lead(sharing: i64, sides: i64) -> float:
    """The lead that belongs to an equal part of a victory; nobody has won a game that is broken off."""
    if not sharing or sharing == sides:
        return 0.0
    return (1.0 / float(sharing) - 1.0 / float(sides)) / (1.0 - 1.0 / float(sides))


# The hand-made value: everything in points of health.
HEALTH_TODAY: Final = 1.0  # a point of health now, beside one after a battle
FALLEN: Final = 12.0  # an HQ that a battle now would destroy; the last point, where points are played
UNIT_TODAY: Final = 0.3  # a unit on the board, beside one that is left after a battle
UNIT_LATER: Final = 0.4
UNIT_HELD: Final = 0.25  # a unit in hand, beside one on the board
INSTANT_HELD: Final = 0.1  # an instant in hand
NETTED_SHARE: Final = 0.5  # what a netted unit is still worth
SCALE: Final = 12.0


@final
class HandMade(Value):
    """Health and units, now and after a battle now, weighed by rules of thumb."""

    def __init__(self, rules: Rules) -> None:
        """Work out the worth of the tiles in this match."""
        super().__init__(rules.mode.sides)
        worth = [0.0] + [_worth(rules, kind) for kind in range(1, int(rules.kinds.count))]
        self.worth = vec[float](worth)
        self.held = vec[float]([UNIT_HELD * points or INSTANT_HELD for points in worth])

    def judge(self, s: State, then: State) -> None:
        """Weigh the sides against each other."""
        self.compare(s, then, -FALLEN, SCALE)

    def seat_points(self, s: State, then: State, seat: i64) -> float:
        """Everything in points of health."""
        points: float = HEALTH_TODAY * float(s.seat[seat * ROW + HEALTH])
        points += float(then.seat[seat * ROW + HEALTH])
        points += FALLEN * ended(then, seat)
        points -= float(s.seat[seat * ROW + OWED] + then.seat[seat * ROW + OWED])
        points += UNIT_TODAY * self._units(s, seat) + UNIT_LATER * self._units(then, seat)
        return points + self._hand(s, seat)

    def _hand(self, s: State, seat: i64) -> float:
        """What lies in front of a player; a fresh draw says nothing yet about how the game stands."""
        if s.active == seat and (s.stage == DISCARD or s.stage == REDRAW):
            return 0.0
        total: float = 0.0
        i: i64 = 0
        while i < s.seat[seat * ROW + HAND]:
            total += self.held[s.hand_tile(seat, i)]
            i += 1
        return total

    def _units(self, s: State, seat: i64) -> float:
        total: float = 0.0
        left: i64 = s.own(seat)
        while left:
            hex: i64 = lowest(left)
            left &= left - 1
            if s.is_netted(hex):
                total += NETTED_SHARE * self.worth[s.units[hex] & KIND]
            else:
                total += self.worth[s.units[hex] & KIND]
        return total


def _worth(rules: Rules, kind: int) -> float:
    """What a unit is worth in points of health."""
    kinds = rules.kinds
    if kinds.type[kind] in (HQ, INSTANT):
        return 0.0
    worth = 1.5 if kinds.type[kind] == MODULE else 0.5
    for direction in range(6):
        edge = int(kinds.edges[kind * 36 + direction])
        worth += 0.4 * (edge & STRENGTH) + 0.5 * (edge >> EDGE_RANGED & STRENGTH)
    worth += 0.4 * int(kinds.toughness[kind]) + 0.1 * int(kinds.armor[kind * 6]).bit_count()
    return worth + (0.8 if kinds.nets[kind * 6] else 0.0)


OUT: Final = -1.5  # who has left the game: seats that are about to fall have -1 and more
ENDED: Final = 1.0  # beside what duels teach, where few HQs fall: one that would fall, or the last point


@final
class Learned(Value):
    """A sum of learned weights, one for the beginning of a game and one for its end.

    They were learned from duels. At another table each seat has a sum of its own.
    """

    def __init__(self, rules: Rules, tiles: i64, early: vec[float], late: vec[float]) -> None:
        """Weights by number of the feature; ``tiles`` is how many slots they know."""
        super().__init__(rules.mode.sides)
        self.features = Features(rules, tiles)
        self.early = early
        self.late = late

    def judge(self, s: State, then: State) -> None:
        """What one side leads by, the others are behind."""
        if s.rules.seats > 2:
            self.features.survey(s)
            self.compare(s, then, OUT, 1.0)
            return
        self.leads[0] = self.of(s, then)
        self.leads[1] = -self.leads[0]

    def seat_points(self, s: State, then: State, seat: i64) -> float:
        """Add up the weights of what is seen of one seat."""
        self.features.read_alone(s, then, seat)
        return self.total() + ENDED * ended(then, seat)

    def of(self, s: State, then: State) -> float:
        """Add up the weights of what is seen: the lead of seat 0."""
        self.features.read(s, then)
        return math.tanh(self.total())

    def total(self) -> float:
        """The sum for the features that were read last."""
        f = self.features
        first: float = 0.0
        last: float = 0.0
        i: i64 = 0
        while i < f.size:
            first += self.early[f.index[i]] * f.amount[i]
            last += self.late[f.index[i]] * f.amount[i]
            i += 1
        return f.early * first + (1.0 - f.early) * last
