"""Why a move is not legal: the clause that forbids it and the id of the sentence that says so.

The sentences stand in the Fluent files as ``refusal-...``. This module is asked only after a move has been
refused, so it repeats no rule: it looks for the first plain reason that fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.neuroshima import moves, state
from ashfall.neuroshima.decisions import decision_of
from ashfall.neuroshima.endings import ending_of
from ashfall.neuroshima.instants import piles_last
from ashfall.neuroshima.keywords import INSTANTS
from ashfall.neuroshima.moves import a_of, b_of, c_of, verb_of
from ashfall.neuroshima.nets import linked, serves
from ashfall.neuroshima.offers import board_wide
from ashfall.neuroshima.state import HQ_HEX, KIND, MARKER, ROW, State
from ashfall.neuroshima.tables import (
    EXECUTION,
    FREE_NET,
    GRAB_LINK,
    HQ,
    INSTANT,
    MOBILITY,
    NET_OF_STEEL,
    PUSH_BACK,
    REPLACEMENT,
    ROTATION,
    TRANSPORT,
)
from ashfall.neuroshima.trace import NO_HEX
from ashfall.table.errors import IllegalMove, refusal

__all__ = ["why_not"]

Refusal = tuple[str, str]  # clause, end of the id of the sentence
Check = Callable[[State, int], bool]
Reason = tuple[Check, str, str]  # what must hold, else clause and id

# What a player is told who does something else than what is being decided.
FIRST: Final = {
    "setup": "setup",
    "redraw": "redraw-first",
    "discard": "discard-first",
    "step": "step-first",
    "displace": "displace-first",
    "hunt": "hunt-first",
    "scavenge": "scavenge-first",
    "give": "give-first",
}
IN_BATTLE: Final = ("NH-3.12", "battle-first")
IN_STRIKE: Final = ("NH-9.9", "medic-first")
AFTER_THE_END: Final = ("NH-6.5", "over")
USES: Final = (moves.PLACE, moves.EXECUTE, moves.REPLACE, moves.PLAY)  # what a tile in front is used for


def why_not(s: State, code: int) -> IllegalMove:
    """The error that tells why a move is not legal now."""
    clause, reason = _reason(s, code)
    return refusal(clause, f"refusal-{reason}")


def _reason(s: State, code: int) -> Refusal:
    if s.stage != state.ACT:
        return _asked_first(s)
    if not s.plays and verb_of(code) in USES and _held(s, code):
        return "NH-14.1" if s.rules.mode.tactical and s.turn == 1 else "NH-14.2", "no-more-uses"
    checks = CHECKS.get(verb_of(code), ())
    otherwise = ("NH-3.9", "not-now")
    if verb_of(code) == moves.PLAY:
        if not _is_instant(s, code):
            return HELD[1], HELD[2]
        instant = INSTANTS[s.rules.kinds.instant[a_of(code)]]
        checks = (HELD, *PLAY_CHECKS[instant])
        otherwise = (PLAY_CLAUSES[instant], "no-effect")
        if b_of(code) == NO_HEX:  # an instant is wasted only where the settings allow it
            checks, otherwise = (HELD,), ("R-68", "no-effect")
    for holds, clause, reason in checks:
        if not holds(s, code):
            return clause, reason
    return otherwise


def _asked_first(s: State) -> Refusal:
    decision = decision_of(s)
    if decision is None:
        return AFTER_THE_END
    if decision.kind in FIRST:
        return decision.clause, FIRST[decision.kind]
    return IN_BATTLE if s.stage == state.BATTLE else IN_STRIKE


def _unit(s: State, hex: int) -> int:
    return int(s.units[hex]) if hex < len(s.units) else 0


def _has(ability: int) -> Check:
    return lambda s, code: bool(s.rules.kinds.abilities[_unit(s, b_of(code)) & KIND] & ability)


def _unused(verb: int) -> Check:
    return lambda s, code: not s.has_used(verb, b_of(code), b_of(code))


def _held(s: State, code: int) -> bool:
    return s.holds(s.active, a_of(code))


def _is_instant(s: State, code: int) -> bool:
    return a_of(code) < s.rules.kinds.count and bool(s.rules.kinds.type[a_of(code)] == INSTANT)


def _is_unit_tile(s: State, code: int) -> bool:
    return s.rules.kinds.type[a_of(code)] != INSTANT


def _calm(s: State, code: int) -> bool:
    return not s.terrified


def _goal_empty(s: State, code: int) -> bool:
    return not _unit(s, b_of(code))


def _own(s: State, code: int) -> bool:
    return _unit(s, b_of(code)) != 0 and s.owner(b_of(code)) == s.active


def _not_of_ally(s: State, code: int) -> bool:
    return _own(s, code) or not s.friends(s.active) >> b_of(code) & 1


def _foe(s: State, hex: int) -> bool:
    return _unit(s, hex) != 0 and bool(s.enemies(s.active) >> hex & 1)


def _not_hq(s: State, hex: int) -> bool:
    return s.rules.kinds.type[_unit(s, hex) & KIND] != HQ


def _free(s: State, code: int) -> bool:
    return not s.is_netted(b_of(code))


def _way_free(s: State, code: int) -> bool:
    return b_of(code) == c_of(code) or not _unit(s, c_of(code))


def _one_step(s: State, code: int) -> bool:
    near = s.rules.board.reach[b_of(code) * 64 + 63] | 1 << b_of(code)
    return bool(near >> c_of(code) & 1)


def _adjacent(s: State, code: int) -> bool:
    return bool(s.rules.board.reach[b_of(code) * 64 + 63] >> c_of(code) & 1)


def _two_away(s: State, code: int) -> bool:
    return bool(s.rules.board.ring2[b_of(code)] >> c_of(code) & 1)


def _blast_fits(s: State, code: int) -> bool:
    return b_of(code) < len(s.units) and bool(s.rules.board.blast[b_of(code)])


def _victim(s: State, code: int) -> bool:
    return bool(s.catchable(s.active) >> c_of(code) & 1)


def _push_room(s: State, code: int) -> bool:
    board, row = s.rules.board, b_of(code) * 6
    ways = [board.away[row + d] for d in range(6) if board.neighbor[row + d] == c_of(code)]
    return any(way & s.empty() for way in ways)


def _grab_room(s: State, code: int) -> bool:
    board = s.rules.board
    return bool(board.between[b_of(code) * board.size + c_of(code)] & s.empty())


def _hq_free(s: State, code: int) -> bool:
    hq = s.seat[s.active * ROW + HQ_HEX]
    return hq >= 0 and not s.is_netted(hq)


def _has_net(s: State, code: int) -> bool:
    return bool(s.rules.kinds.abilities[s.rules.hq_kind[s.active]] & NET_OF_STEEL)


def _may_discard(s: State, code: int) -> bool:
    return s.rules.mode.may_discard(s.turn)


def _linked_to(effect: int, hex: int, s: State) -> bool:
    modules = (h for h in range(len(s.units)) if s.rules.kinds.effects[_unit(s, h) & KIND] & effect)
    return any(linked(s, h) >> hex & 1 and _serves_us(s, h) and not s.is_netted(h) for h in modules)


def _serves_us(s: State, hex: int) -> bool:
    return bool(s.rules.mode.friends[s.active] >> serves(s, hex) & 1)


def _transported(s: State, code: int) -> bool:
    hex = a_of(code)
    return (
        bool(s.rules.kinds.effects[_unit(s, hex) & KIND] & TRANSPORT)
        and _serves_us(s, hex)
        and not s.is_netted(hex)
        and bool(linked(s, hex) >> b_of(code) & 1)
    )


HELD: Final = (_held, "NH-3.4", "not-in-hand")
OWN: Final = ((_not_of_ally, "NH-13.5.3", "ally"), (_own, "NH-3.9", "not-your-unit"))
FREE: Final = (_free, "NH-7.1.1", "netted")
VICTIM_FREE: Final = (lambda s, code: not s.is_netted(c_of(code)), "NH-7.1.1", "victim-netted")
PUSHING: Final = (
    (_victim, "NH-11.3", "no-enemy"),
    VICTIM_FREE,
    (_adjacent, "NH-11.3", "not-adjacent"),
    (_push_room, "NH-11.3", "no-room"),
)
GRABBING: Final = (
    (_victim, "NH-11.4", "no-enemy"),
    VICTIM_FREE,
    (_two_away, "NH-11.4", "not-two-away"),
    (_grab_room, "NH-11.4", "no-room"),
)


def _going(clause: str) -> tuple[Reason, ...]:
    return (_one_step, clause, "too-far"), (_way_free, "NH-1.4", "occupied")


def _target(clause: str) -> tuple[Reason, ...]:
    return (
        (lambda s, code: _foe(s, b_of(code)), clause, "no-enemy"),
        (lambda s, code: _not_hq(s, b_of(code)), clause, "hq-immune"),
    )


PLAY_CLAUSES: Final = {
    "battle": "NH-5.1.2",
    "move": "NH-11.2",
    "push_back": "NH-11.3",
    "air_strike": "NH-11.7",
    "grenade": "NH-11.6",
    "sniper": "NH-11.5",
    "terror": "NH-11.9",
    "grab": "NH-11.4",
    "hunt": "NH-11.10",
}
PLAY_CHECKS: Final[dict[str, tuple[Reason, ...]]] = {
    "battle": ((lambda s, code: piles_last(s), "NH-5.1.2", "last-tile-drawn"),),
    "move": (*OWN, FREE, *_going("NH-11.2")),
    "push_back": (*OWN, FREE, *PUSHING),
    "air_strike": ((_blast_fits, "NH-11.7", "edge-of-board"),),
    "grenade": ((_hq_free, "NH-11.6", "hq-netted"), *_target("NH-11.6")),
    "sniper": _target("NH-11.5"),
    "terror": (),
    "grab": (*OWN, FREE, *GRABBING),
    "hunt": (*OWN, FREE, *_going("NH-11.10")),
}


CHECKS: Final[dict[int, tuple[Reason, ...]]] = {
    moves.PLACE: (
        HELD,
        (_is_unit_tile, "NH-4.2", "instant-not-placed"),
        (_calm, "NH-4.7", "terror"),
        (_goal_empty, "NH-1.4", "occupied"),
    ),
    moves.EXECUTE: (
        HELD,
        (lambda s, code: bool(s.rules.kinds.abilities[a_of(code)] & EXECUTION), "NH-12.5", "no-ability"),
        (_calm, "NH-4.7", "terror"),
        (lambda s, code: _foe(s, b_of(code)), "NH-12.5", "no-enemy"),
        (lambda s, code: _not_hq(s, b_of(code)), "NH-12.5", "hq-immune"),
        (lambda s, code: ending_of(s).can_pay(s, s.active), "R-26", "cannot-pay"),
        (_hq_free, "R-26", "hq-netted"),
    ),
    moves.REPLACE: (
        HELD,
        (_is_unit_tile, "NH-12.6", "instant-not-placed"),
        *OWN,
        FREE,
        (_has(REPLACEMENT), "NH-12.6", "no-ability"),
    ),
    moves.MOVE_SELF: (
        *OWN,
        FREE,
        (_has(MOBILITY), "NH-12.1", "no-ability"),
        (_unused(moves.MOVE_SELF), "NH-12.1", "used"),
        *_going("NH-12.1"),
    ),
    moves.TURN_SELF: (
        *OWN,
        FREE,
        (_has(ROTATION), "NH-12.3", "no-ability"),
        (_unused(moves.TURN_SELF), "NH-12.3", "used"),
    ),
    moves.RIDE: (
        *OWN,
        FREE,
        (_transported, "NH-10.13", "not-linked"),
        (lambda s, code: not s.has_used(moves.RIDE, b_of(code), a_of(code)), "R-16", "used"),
        *_going("NH-10.13"),
    ),
    moves.PUSH: (
        *OWN,
        FREE,
        (_has(PUSH_BACK), "NH-12.4", "no-ability"),
        (_unused(moves.PUSH), "NH-12.4", "used"),
        *PUSHING,
    ),
    moves.GRAB: (
        *OWN,
        FREE,
        (lambda s, code: _linked_to(GRAB_LINK, b_of(code), s), "NH-10.15", "not-linked"),
        (_unused(moves.GRAB), "R-59", "used"),
        *GRABBING,
    ),
    moves.THROW_NET: (
        (_has_net, "NH-12.2", "no-ability"),
        (_hq_free, "NH-12.2", "hq-netted"),
        (lambda s, code: s.seat[s.active * ROW + MARKER] < 0, "NH-12.2", "net-lies"),
        (
            lambda s, code: ending_of(s).can_pay(s, s.active) or board_wide(s, s.active, FREE_NET),
            "R-28",
            "cannot-pay",
        ),
        (lambda s, code: _foe(s, b_of(code)), "NH-12.2", "no-enemy"),
        (lambda s, code: _not_hq(s, b_of(code)), "NH-12.2", "hq-immune"),
    ),
    moves.DROP: (HELD, (_may_discard, "R-47", "keep-the-rest")),
}
