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
    REDRAW,
    ROW,
    SETUP,
    State,
)
from ashfall.neuroshima.tables import EDGE_RANGED, HQ, INSTANT, MODULE, STRENGTH, Rules


class Value:
    """An opinion about positions of one match."""

    def of(self, s: State, then: State) -> float:
        """The lead of seat 0 from -1 (lost) to 1 (won); ``then`` is what a battle now would leave."""
        raise NotImplementedError


def lead(value: Value, s: State) -> float:
    """The lead of seat 0 in any state. Open questions in ``s`` are answered first, so pass a copy."""
    while s.stage != ACT and s.stage != DISCARD and s.stage != REDRAW and s.stage != SETUP:
        if s.stage == OVER:
            return final_lead(s)
        push(s, s.legal[0])
    then = s.copy()
    fight_out(then)
    return value.of(s, then)


def final_lead(s: State) -> float:
    """The lead of seat 0 when the game is over."""
    if s.winner == 0:
        return 1.0
    if s.winner == 1:
        return -1.0
    return 0.0


# The hand-made value: everything in points of health.
HEALTH_TODAY: Final = 1.0  # a point of health now, beside one after a battle
FALLEN: Final = 12.0  # an HQ that a battle now would destroy
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
        worth = [0.0] + [_worth(rules, kind) for kind in range(1, int(rules.kinds.count))]
        self.worth = vec[float](worth)
        self.held = vec[float]([UNIT_HELD * points or INSTANT_HELD for points in worth])

    def of(self, s: State, then: State) -> float:
        """Weigh both sides."""
        points: float = self._side(s, then, 0) - self._side(s, then, 1)
        return math.tanh(points / SCALE)

    def _side(self, s: State, then: State, seat: i64) -> float:
        points: float = HEALTH_TODAY * float(s.seat[seat * ROW + HEALTH])
        points += float(then.seat[seat * ROW + HEALTH])
        if not then.seat[seat * ROW + HEALTH]:
            points -= FALLEN
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


@final
class Learned(Value):
    """A sum of learned weights, one for the beginning of the game and one for its end."""

    def __init__(self, rules: Rules, tiles: i64, early: vec[float], late: vec[float]) -> None:
        """Weights by number of the feature; ``tiles`` is how many slots they know."""
        self.features = Features(rules, tiles)
        self.early = early
        self.late = late

    def of(self, s: State, then: State) -> float:
        """Add up the weights of what is seen."""
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
