"""How a game ends: one class for each thing that a game can be about (NH-6, NH-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.geometry import BIT
from ashfall.neuroshima.state import HEALTH, ROW, State


class Ending:
    """What a game is about."""

    def winners(self, s: State, ended: i64) -> i64:
        """Who has won now that the counters of the seats ``ended`` stand at their end; 0: it goes on."""
        return 0

    def leaders(self, s: State) -> i64:
        """Who is ahead, more than one side if they share the lead."""
        return 0


class Survival(Ending):
    """The last HQ wins, else the healthiest (NH-6.5, NH-13.2.1)."""

    def winners(self, s: State, ended: i64) -> i64:
        """The survivor; if nobody is left, those who fell together share it (R-39)."""
        left: i64 = in_game(s) & ~ended
        if left & (left - 1):
            return 0
        return left if left else ended

    def leaders(self, s: State) -> i64:
        """The highest counters."""
        return _highest(s)


class Sides(Ending):
    """The first side to destroy an enemy HQ wins (NH-13.4.3, NH-13.5.4)."""

    def winners(self, s: State, ended: i64) -> i64:
        """The side that lost no HQ; where both did, the two against one, or the healthier side."""
        mode = s.rules.mode
        safe: i64 = 0
        seat: i64 = 0
        while seat < mode.seats:
            if not mode.friends[seat] & ended:
                safe |= BIT[seat]
            seat += 1
        if safe:
            return safe
        if mode.single >= 0:
            return mode.foes[mode.single]
        return self.leaders(s)

    def leaders(self, s: State) -> i64:
        """The side with the greater sum of health."""
        mode = s.rules.mode
        best: i64 = 0
        most: i64 = -1
        seat: i64 = 0
        while seat < mode.seats:
            health: i64 = _sum(s, mode.friends[seat])
            if health > most:
                best = 0
                most = health
            if health == most:
                best |= mode.friends[seat]
            seat += 1
        return best


class Points(Ending):
    """The first with the last point wins, else the most points (NH-13.3)."""

    def winners(self, s: State, ended: i64) -> i64:
        """Everybody who has them; a tie there is not broken (R-44)."""
        return ended

    def leaders(self, s: State) -> i64:
        """The highest counters."""
        return _highest(s)


def in_game(s: State) -> i64:
    """Seats that have not left the game."""
    return (BIT[s.rules.seats] - 1) & ~s.out


def at_their_end(s: State) -> i64:
    """Seats in the game whose HQ is destroyed, or who have the last point."""
    found: i64 = 0
    end: i64 = s.rules.mode.end
    seat: i64 = 0
    while seat < s.rules.seats:
        if s.seat[seat * ROW + HEALTH] == end and not s.is_out(seat):
            found |= BIT[seat]
        seat += 1
    return found


def _highest(s: State) -> i64:
    """Seats with the highest counter; in an overtime only those it is fought between, while one is left."""
    rivals: i64 = s.tied & ~s.out
    if not rivals:
        rivals = in_game(s)
    best: i64 = 0
    most: i64 = -1
    seat: i64 = 0
    while seat < s.rules.seats:
        counter: i64 = s.seat[seat * ROW + HEALTH]
        if (rivals >> seat) & 1 and counter >= most:
            best = best | BIT[seat] if counter == most else BIT[seat]
            most = counter
        seat += 1
    return best


def _sum(s: State, seats: i64) -> i64:
    total: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        if (seats >> seat) & 1:
            total += s.seat[seat * ROW + HEALTH]
        seat += 1
    return total


# In the order of the goals in modes.py.
ENDINGS: Final[list[Ending]] = [Survival(), Sides(), Points()]
