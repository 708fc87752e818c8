"""The bot that attacks whatever can be attacked.

It tries every legal move on a copy and looks at the board only: who aims at whom, who is gone, how much
health is left. It looks no further than its own move, so it walks into traps; it is quick and easy to read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ashfall.bots.contract import Choice, Request
from ashfall.neuroshima.game import carry_out, refresh_answers
from ashfall.neuroshima.geometry import distance, lowest
from ashfall.neuroshima.moves import DROP, END, a_of, verb_of
from ashfall.neuroshima.state import (
    ACT,
    DISCARD,
    FACING,
    HEALTH,
    HQ_HEX,
    KIND,
    OVER,
    REDRAW,
    ROW,
    SCAVENGE,
    SETUP,
    WOUNDS,
    State,
)
from ashfall.neuroshima.tables import EDGE_RANGED, GAUSS, HQ, STRENGTH
from ashfall.table.random import Stream

__all__ = ["RushBot"]

# What things are worth, in points of health.
AIM_AT_HQ: Final = 1.0  # for each point of strength that points at it
AIM_AT_UNIT: Final = 0.5
UNDER_FIRE: Final = 0.5  # the aims of the enemy count half: this bot would rather strike than hide
UNIT: Final = 1.5
WOUND: Final = 0.5
LINK: Final = 0.4  # a fighter that a module serves
STEP: Final = 0.1  # a step nearer to the enemy HQ
FARTHEST: Final = 5
WIN: Final = 1000.0

SETTLED: Final = (SETUP, REDRAW, DISCARD, ACT, SCAVENGE, OVER)  # nobody waits for an answer there


class RushBot:
    """Aims at the enemy, most of all at the HQ, and fights when the enemy would lose more."""

    def choose(self, request: Request) -> Choice:
        """The move of the best rank; the seed decides between equals."""
        best = _best(request.view.state)
        return Choice(request.view.move(best[int(Stream(request.seed).below(len(best)))]))


def _best(state: State) -> list[int]:
    codes = [int(code) for code in state.legal]
    if state.stage in (SETUP, REDRAW):
        return codes
    if state.stage == DISCARD:
        use = _uses(state)
        least = min(use.values())
        return [code for code in codes if use[a_of(code)] == least]
    now = Worth.of(state, int(state.chooser))
    trials = [_try(state, code, now) for code in codes]
    top = max(trial.rank for trial in trials)
    return [trial.code for trial in trials if trial.rank == top]


def _uses(state: State) -> dict[int, float]:
    """What each tile of a full hand could bring if it were used now."""
    turn = state.copy()
    turn.stage = ACT
    refresh_answers(turn)
    now = Worth.of(turn, int(turn.chooser))
    use = {a_of(int(code)): 0.0 for code in state.legal}
    for code in turn.legal:
        if verb_of(int(code)) != DROP and a_of(int(code)) in use:
            kind = a_of(int(code))
            use[kind] = max(use[kind], _try(turn, int(code), now).gain)
    return use


@dataclass(frozen=True, slots=True)
class Worth:
    """A position as one side sees it."""

    taken: float  # lead in health and units
    aims: float  # lead in who points at whom

    @classmethod
    def of(cls, state: State, seat: int) -> Worth:
        """Look at a position."""
        mode = state.rules.mode
        friends, foes = _seats(int(mode.friends[seat])), _seats(int(mode.foes[seat]))
        taken = sum(_strength(state, q) for q in friends) - sum(_strength(state, q) for q in foes)
        aims = sum(_aims(state, q) for q in friends) - UNDER_FIRE * sum(_aims(state, q) for q in foes)
        return cls(taken, aims)


@dataclass(frozen=True, slots=True)
class TriedMove:
    """What a move would bring to the side that makes it."""

    code: int
    gain: float
    ends_turn: bool

    @property
    def rank(self) -> tuple[bool, bool, float, bool]:
        """A win first, then what betters the board, and only then a battle that pays or the end."""
        betters = self.gain > 0 and not self.ends_turn
        return self.gain > WIN / 2, betters, self.gain, verb_of(self.code) == END


def _try(state: State, code: int, now: Worth) -> TriedMove:
    """Make a move on a copy; whatever is asked on the way gets its first answer."""
    if verb_of(code) == DROP:
        return TriedMove(code, -WIN, False)
    after = state.copy()
    carry_out(after, code)
    while after.stage not in SETTLED:
        refresh_answers(after)
        carry_out(after, int(after.legal[0]))
    then = Worth.of(after, int(state.chooser))
    if after.turn != state.turn or after.stage == OVER:
        return TriedMove(code, then.taken - now.taken, True)  # who aimed has struck: only the result counts
    return TriedMove(code, then.taken - now.taken + then.aims - now.aims, False)


def _seats(seats: int) -> list[int]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def _strength(state: State, seat: int) -> float:
    """Health of the HQ, or points, and what the units can still take."""
    total, end = float(state.seat[seat * ROW + HEALTH]), int(state.rules.mode.end)
    if total == end:  # an HQ is lost, or the last point is made
        total += WIN if end else -WIN
    hexes = int(state.own(seat))
    while hexes:
        unit = int(state.units[lowest(hexes)])
        hexes &= hexes - 1
        total += UNIT - WOUND * (unit >> WOUNDS)
    return total


def _aims(state: State, seat: int) -> float:
    """Strength of all attacks that would find somebody, and a little for what may lead to attacks."""
    kinds, board = state.rules.kinds, state.rules.board
    own, goals = int(state.own(seat)), _enemy_hqs(state, seat)
    total = 0.0
    hexes = own & ~int(state.netted)
    while hexes:
        hex = int(lowest(hexes))
        hexes &= hexes - 1
        unit = int(state.units[hex])
        row = (unit & KIND) * 6 + (unit >> FACING & 7)
        served = int(board.reach[hex * 64 + int(kinds.links[row])]) & own & int(state.fighters)
        total += LINK * served.bit_count() + _fire(state, hex, row, goals)
        if kinds.attacks[row] and goals:
            nearest = min(distance(board.points[hex], board.points[goal]) for goal in goals)
            total += STEP * (FARTHEST - nearest)
    return total


def _enemy_hqs(state: State, seat: int) -> set[int]:
    """Where the HQs of the enemies stand."""
    hexes = {int(state.seat[foe * ROW + HQ_HEX]) for foe in _seats(int(state.rules.mode.foes[seat]))}
    return hexes - {-1}


def _fire(state: State, hex: int, row: int, goals: set[int]) -> float:
    """What one unit would hit with all its edges."""
    kinds = state.rules.kinds
    directions = int(kinds.attacks[row])
    harmless = kinds.type[row // 6] == HQ  # an HQ never wounds an HQ (NH-8.8.2)
    total = 0.0
    for direction in range(6):
        if directions >> direction & 1:
            edge = int(kinds.edges[row * 6 + direction])
            for target, strength in _targets(state, hex, direction, edge):
                if target not in goals:
                    total += AIM_AT_UNIT * strength
                elif not harmless:
                    total += AIM_AT_HQ * strength
    return total


def _targets(state: State, hex: int, direction: int, edge: int) -> list[tuple[int, int]]:
    """Enemies in front of an edge, with the strength that reaches them; an ally may stop it (NH-13.5.5)."""
    neighbor, mode, owner = state.rules.board.neighbor, state.rules.mode, state.owner(hex)
    enemies, targets = int(state.enemies(owner)), int(state.units_of(mode.targets[owner]))
    melee, ranged = edge & STRENGTH, edge >> EDGE_RANGED & STRENGTH
    found: list[tuple[int, int]] = []
    reached = int(neighbor[hex * 6 + direction])
    if reached >= 0 and melee and enemies >> reached & 1:
        found.append((reached, melee))
    while ranged and reached >= 0:
        if enemies >> reached & 1:
            found.append((reached, ranged))
        if targets >> reached & 1 and not edge & GAUSS:
            break
        reached = int(neighbor[reached * 6 + direction])
    return found
