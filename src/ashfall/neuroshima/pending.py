"""Whether what a state asks can be asked: each kind of decision needs certain things on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.neuroshima import moves, state, trace
from ashfall.neuroshima.instants import edges_to_strike
from ashfall.neuroshima.modes import UNLUCKY_TILES
from ashfall.neuroshima.shifts import BY_GRAB
from ashfall.neuroshima.state import HAND, HEALTH, HQ_HEX, KIND, OWED, OWNER, ROW, State
from ashfall.neuroshima.tables import HQ, SCAVENGER
from ashfall.neuroshima.turns import is_unlucky

__all__ = ["BATTLES", "asks_rightly", "stands"]

BATTLES: Final = (
    trace.BATTLE_TILE,
    trace.BATTLE_FULL_BOARD,
    trace.BATTLE_FINAL,
    trace.BATTLE_OVERTIME,
)  # of a match; a battle from a position alone is never stored
PLAIN: Final = (state.SETUP, state.REDRAW, state.ACT, state.BATTLE, state.GIVE)  # they are about nothing else
STEPS: Final = (trace.MOVED_MOVE, trace.MOVED_MOBILITY, trace.MOVED_TRANSPORT)
STRIKES: Final = ("sniper", "grenade", "air_strike")


def asks_rightly(s: State) -> bool:
    """Whether what is being decided can be decided on this table."""
    return STAGES[int(s.stage)](s) and (s.stage not in PLAIN or not s.context)


def stands(s: State, hex: int) -> bool:
    """Whether ``hex`` is a hex with a unit."""
    return 0 <= hex < len(s.units) and s.units[hex] != 0


def _is_own(s: State, hex: int) -> bool:
    return stands(s, hex) and s.owner(hex) == s.active


def _setting_up(s: State) -> bool:
    """Earlier seats are done, later ones have not begun (NH-2.6, NH-2.7)."""
    seats = range(int(s.rules.seats))
    stand = [s.seat[seat * ROW + HQ_HEX] >= 0 for seat in seats]
    expected = [seat < s.chooser for seat in seats]
    if stand[s.chooser]:
        kind = s.rules.companion[s.chooser]
        set_up = any(u & KIND == kind and u >> OWNER & 7 == s.chooser for u in s.units)
        expected[s.chooser] = bool(kind) and not set_up
    healthy = all(s.seat[seat * ROW + HEALTH] != s.rules.mode.end for seat in seats)
    return stand == expected and healthy and s.active == s.chooser


def _redrawing(s: State) -> bool:
    return s.chooser == s.active and is_unlucky(s)


def _discarding(s: State) -> bool:
    """The mandatory discard, or so many instants of an unlucky draw as are still to be put away."""
    hand = int(s.seat[s.active * ROW + HAND])
    if s.context and not (s.rules.mode.reinforced and 0 < s.context <= min(hand, UNLUCKY_TILES)):
        return False
    return bool(s.chooser == s.active) and hand > 0


def _acting(s: State) -> bool:
    return bool(s.chooser == s.active)


def _stepping(s: State) -> bool:
    hex = int(s.context) & 63
    return s.chooser == s.active and s.context >> 6 in STEPS and _is_own(s, hex) and not s.is_netted(hex)


def _displacing(s: State) -> bool:
    unit, victim, way = int(s.context) & 63, int(s.context) >> 6 & 63, int(s.context) >> 12
    if way not in (0, BY_GRAB >> 12) or not _is_own(s, unit) or not stands(s, victim):
        return False
    reach = s.rules.board.ring2[unit] if way else s.rules.board.reach[unit * 64 + 63]
    reach &= s.catchable(s.active)
    return s.chooser == s.owner(victim) and bool(reach >> victim & 1)


def _hunting(s: State) -> bool:
    hex = int(s.context)
    return s.chooser == s.active and _is_own(s, hex) and edges_to_strike(s, hex) != 0


def _striking(s: State) -> bool:
    """The move that wounds somebody must be one that could have been made."""
    code = int(s.context)
    hex = moves.b_of(code)
    if s.causer != s.active or not 0 <= code < 1 << 32 or hex >= len(s.units):
        return False
    if moves.verb_of(code) == moves.STRIKE_EDGE:
        return _is_own(s, hex) and edges_to_strike(s, hex) >> moves.d_of(code) & 1 == 1
    kind = moves.a_of(code)
    if moves.verb_of(code) != moves.PLAY or not 0 < kind < s.rules.kinds.count:
        return False
    instant = s.rules.kinds.tile(kind).instant
    if instant not in STRIKES or s.rules.kinds.tile(kind).army != s.rules.armies[s.active].key:
        return False
    if instant == "air_strike":
        return s.rules.board.blast[hex] != 0
    foe = stands(s, hex) and bool(s.enemies(s.active) >> hex & 1)
    return foe and bool(s.rules.kinds.type[s.units[hex] & KIND] != HQ)


def _fighting(s: State) -> bool:
    return s.cause in BATTLES


def _scavenging(s: State) -> bool:
    flying = [hex for hex in range(63) if s.context >> hex & 1]
    return (
        s.cause in BATTLES
        and s.context >= 0
        and all(stands(s, hex) and s.rules.kinds.abilities[s.units[hex] & KIND] & SCAVENGER for hex in flying)
        and s.context & s.own(s.chooser) != 0
    )


def _giving(s: State) -> bool:
    """The player to move, or after a battle anybody (R-45)."""
    may = _fighting(s) if len(s.spent) else bool(s.chooser == s.active)
    return may and bool(s.seat[s.chooser * ROW + OWED] > 0)


STAGES: Final[dict[int, Callable[[State], bool]]] = {
    state.SETUP: _setting_up,
    state.REDRAW: _redrawing,
    state.DISCARD: _discarding,
    state.ACT: _acting,
    state.STEP: _stepping,
    state.DISPLACE: _displacing,
    state.HUNT: _hunting,
    state.STRIKE: _striking,
    state.BATTLE: _fighting,
    state.SCAVENGE: _scavenging,
    state.GIVE: _giving,
    state.OVER: lambda s: True,
}
