"""How a game ends: one class for each thing that a game can be about (NH-6, NH-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.neuroshima.clash import (
    ABSORBED_HIT,
    HIT_DETAIL,
    HIT_DIRECTION,
    HIT_TARGET,
    HIT_WOUNDS,
    Clash,
)
from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.state import HEALTH, HQ_HEX, NOBODY, OWED, ROW, State
from ashfall.neuroshima.trace import (
    BY_EXPLOSION,
    BY_FRIENDLY_FIRE,
    NO_DIRECTION,
    NO_UNIT,
    OVER_DEADLOCK,
    OVER_POINTS,
    PAID,
    SCORED,
)
from ashfall.neuroshima.trace import HEALTH as HEALTH_LOST


class Ending:
    """What a game is about: who wins it, and what is done to the counters on the way.

    A counter is the health of an HQ, unless a game says otherwise.
    """

    def winners(self, s: State, ended: i64) -> i64:
        """Who has won now that the counters of the seats ``ended`` stand at their end; 0: it goes on."""
        return 0

    def leaders(self, s: State) -> i64:
        """Who is ahead, more than one side if they share the lead."""
        return 0

    def reason(self, reason: i64) -> i64:
        """Why the game is over, where a game about health ends for ``reason``."""
        return reason

    def wound_hqs(self, s: State, c: Clash, hqs: i64) -> bool:
        """What the wounds of these HQs do; True if they changed anything."""
        moved = False
        while hqs:
            hex: i64 = lowest(hqs)
            hqs &= hqs - 1
            if _lose_health(s, s.owner(hex), c.damage[hex]):
                moved = True
        return moved

    def can_pay(self, s: State, seat: i64) -> bool:
        """Whether a price of one health can be paid (R-26)."""
        health: i64 = s.seat[seat * ROW + HEALTH]
        return health > 1 or (health == 1 and s.rules.options.pay_last_health)

    def pay(self, s: State, seat: i64, cause: i64) -> None:
        """One health of the own HQ as a price; no Medic helps (NH-9.11)."""
        health: i64 = s.seat[seat * ROW + HEALTH] - 1
        s.seat[seat * ROW + HEALTH] = health
        if s.trace is not None:
            s.trace.add(PAID, NO_DIRECTION, health, seat, cause, NO_UNIT, NO_UNIT, NO_UNIT)

    def debtor(self, s: State) -> i64:
        """Who must say now who gets a point, or NOBODY."""
        return NOBODY


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

    def reason(self, reason: i64) -> i64:
        """Points, however it came to them; only a deadlock is one everywhere."""
        return reason if reason == OVER_DEADLOCK else OVER_POINTS

    def wound_hqs(self, s: State, c: Clash, hqs: i64) -> bool:
        """Points for the attacker, or to be given away by who hurt the own HQ; a shot thrown back is neither.

        (NH-13.3.1, NH-13.3.3, R-45, R-84, R-91)
        """
        moved = False
        i: i64 = 0
        while i < len(c.hits):
            hit: i64 = c.hits[i]
            i += 1
            target: i64 = (hit >> HIT_TARGET) & 63
            if hit & ABSORBED_HIT or not (hqs >> target) & 1:
                continue
            author: i64 = s.owner(hit & 63)
            wounds: i64 = (hit >> HIT_WOUNDS) & 255
            if author != s.owner(target):
                if score(s, author, wounds):
                    moved = True
            elif _is_own_doing(s, hit):
                s.seat[author * ROW + OWED] += wounds
                moved = True
        return moved

    def can_pay(self, s: State, seat: i64) -> bool:
        """A point for somebody else can always be paid."""
        return True

    def pay(self, s: State, seat: i64, cause: i64) -> None:
        """A point for somebody else (R-45)."""
        s.seat[seat * ROW + OWED] += 1

    def debtor(self, s: State) -> i64:
        """Whoever owes a point, the causer of a battle before the others (R-45, R-51)."""
        first: i64 = s.causer if len(s.spent) else s.active
        turn: i64 = 0
        while turn < s.rules.seats:
            seat: i64 = s.rules.mode.decider(s.slot, first, turn)
            if s.seat[seat * ROW + OWED]:
                return seat
            turn += 1
        return NOBODY


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


def _lose_health(s: State, seat: i64, wounds: i64) -> i64:
    """Health never falls below 0 (R-40); how much of it was lost."""
    health: i64 = s.seat[seat * ROW + HEALTH]
    lost: i64 = wounds if wounds < health else health
    s.seat[seat * ROW + HEALTH] = health - lost
    if lost and s.trace is not None:
        hq: i64 = s.seat[seat * ROW + HQ_HEX]
        s.trace.add(HEALTH_LOST, NO_DIRECTION, lost | (health - lost) << 7, 0, 0, s.ref(hq), NO_UNIT, NO_UNIT)
    return lost


def score(s: State, seat: i64, points: i64) -> bool:
    """Points for ``seat``, never more than the last one (NH-13.3.2, R-95); whether it got any."""
    before: i64 = s.seat[seat * ROW + HEALTH]
    after: i64 = before + points if before + points < s.rules.mode.end else s.rules.mode.end
    s.seat[seat * ROW + HEALTH] = after
    if after > before and s.trace is not None:
        s.trace.add(SCORED, NO_DIRECTION, (after - before) | after << 7, seat, 0, NO_UNIT, NO_UNIT, NO_UNIT)
    return after > before


def _is_own_doing(s: State, hit: i64) -> bool:
    """Whether a hit on the own side came straight from there, not thrown back by a mirror (NH-13.3.3)."""
    detail: i64 = (hit >> HIT_DETAIL) & 7
    near: i64 = s.rules.board.neighbor[(hit & 63) * 6 + ((hit >> HIT_DIRECTION) & 7)]
    return detail in (BY_FRIENDLY_FIRE, BY_EXPLOSION) and near == (hit >> HIT_TARGET) & 63


# In the order of the goals in modes.py.
ENDINGS: Final[list[Ending]] = [Survival(), Sides(), Points()]


def ending_of(s: State) -> Ending:
    """What the game of a state is about."""
    return ENDINGS[s.rules.mode.goal]
