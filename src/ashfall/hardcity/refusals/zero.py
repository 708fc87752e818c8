"""Reasons why Doctor Zero cannot do something (HC-8, HC-9)."""

from __future__ import annotations

from typing import Final

from ashfall.hardcity.actions.reactions import ACTOR, TRIGGER, answers
from ashfall.hardcity.figures.deploying import is_misty, kafar_health, zone_spaces, zones
from ashfall.hardcity.figures.harm import crowds
from ashfall.hardcity.figures.mutants import from_supply
from ashfall.hardcity.figures.prowl import may_move
from ashfall.hardcity.figures.strikes import can_hit, has_barrel_to_drop, may_attack
from ashfall.hardcity.figures.ways import is_barred, is_obstacle
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.cards import BIG_ONE
from ashfall.hardcity.ground.moves import FIELD, a_of, b_of
from ashfall.hardcity.ground.rows import (
    ATTACKED,
    HAND,
    KAFAR,
    KAFAR_DONE,
    KAFAR_PLACE,
    LYING,
    MOVED,
    NOT_YET,
    ON_MAP,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.refusals.officers import Check, Reason
from ashfall.hardcity.zero.chaos_cards import can_do_something, is_action, is_instant
from ashfall.hardcity.zero.swarm import ATTACKS, DEPLOYS, MISTY, MOVES
from ashfall.hardcity.zero.swarm import LIMITS as LIMITS_OF
from ashfall.hardcity.zero.turn import FRESH, RAISED_BASICS, STAGE

__all__ = ["BY_KAFAR", "BY_MUTANTS", "IN_ZEROS_TURN", "REACTING"]


def _in_hand(s: State, code: int) -> bool:
    return s.find_card(HAND, a_of(code)) >= 0


def _not_raised(s: State, code: int) -> bool:
    return s.note_of(STAGE) != RAISED_BASICS


def _has_effect(s: State, code: int) -> bool:
    return can_do_something(s, a_of(code))


def _has_left(what: int) -> Check:
    return lambda s, code: s.note_of(what) > 0


def _in_supply(s: State, code: int) -> bool:
    return a_of(code) <= BIG_ONE and from_supply(s, a_of(code)) >= 0


def _comes_once(s: State, code: int) -> bool:
    return a_of(code) != BIG_ONE or s.get(KAFAR_PLACE) == NOT_YET


def _has_health(s: State, code: int) -> bool:
    return a_of(code) != BIG_ONE or kafar_health(s) > 0


def _is_misty(s: State, code: int) -> bool:
    """Mutagen Mist deploys outside the zone, everything else in it."""
    if not s.note_of(LIMITS_OF) & MISTY:
        return True
    return is_misty(s, b_of(code)) and not _in_some_zone(s, code)


def _in_zone(s: State, code: int) -> bool:
    return bool(s.note_of(LIMITS_OF) & MISTY) or _in_some_zone(s, code)


def _in_some_zone(s: State, code: int) -> bool:
    return any(b_of(code) in list(zone_spaces(s, zone)) for zone in range(int(zones(s))))


def _space_free(s: State, code: int) -> bool:
    return not is_obstacle(s, b_of(code)) and not is_barred(s, b_of(code))


def _space_unused(s: State, code: int) -> bool:
    return not s.was_deployed(b_of(code))


def _names_space(s: State, code: int) -> bool:
    return b_of(code) != FIELD


def _on_map(s: State, code: int) -> bool:
    return a_of(code) != FIELD and s.mutant(a_of(code)) >= 0


def _stands(s: State, code: int) -> bool:
    return not s.is_mutant(a_of(code), LYING)


def _lies(s: State, code: int) -> bool:
    return s.is_mutant(a_of(code), LYING)


def _unmoved(s: State, code: int) -> bool:
    return not s.is_mutant(a_of(code), MOVED)


def _has_not_attacked(s: State, code: int) -> bool:
    return not s.is_mutant(a_of(code), ATTACKED)


def _has_not_shot(s: State, code: int) -> bool:
    return may_move(s, a_of(code))


def _has_not_walked(s: State, code: int) -> bool:
    return may_attack(s, a_of(code))


def _not_kafar(s: State, code: int) -> bool:
    return a_of(code) != KAFAR


def _is_kafar(s: State, code: int) -> bool:
    return a_of(code) == KAFAR


def _has_victim(s: State, code: int) -> bool:
    if b_of(code) >= s.rules.board.size:
        return False
    return a_of(code) == KAFAR or can_hit(s, a_of(code), b_of(code), crowds(s))


def _answers_trigger(s: State, code: int) -> bool:
    return answers(s, a_of(code), s.note_of(TRIGGER), s.note_of(ACTOR))


HELD: Final = (_in_hand, "HC-8.2", "not-in-hand")
EFFECT: Final = (_has_effect, "HC-16.14", "no-effect")
ON_THE_MAP: Final = (_on_map, "HC-8.7", "not-on-map")
STANDS: Final = (_stands, "HC-8.10", "stunned")
NAMED: Final = (_names_space, "HC-8.8", "no-space")
CHOSEN: Final = (_not_kafar, "HC-9.6", "kafar-acts-alone")
TOO_FAR: Final = (lambda s, code: False, "HC-8.9", "too-far")

IN_ZEROS_TURN: Final[dict[int, tuple[Reason, ...]]] = {
    moves.INSTANT: (
        HELD,
        (lambda s, code: is_instant(s, a_of(code)), "HC-8.1", "no-instant"),
        (lambda s, code: s.note_of(STAGE) == FRESH, "HC-8.1", "one-instant"),
        EFFECT,
    ),
    moves.ACTION_CARD: (
        HELD,
        (lambda s, code: is_action(s, a_of(code)), "HC-8.2", "no-action"),
        (_not_raised, "HC-17.5.1", "basics-only"),
        EFFECT,
    ),
    moves.BASICS: (HELD, (lambda s, code: b_of(code) != FIELD, "HC-8.2", "no-such-thing")),
    moves.DRAW: ((_not_raised, "HC-17.5.1", "basics-only"),),
    moves.KAFAR_ACTS: (
        (lambda s, code: s.get(KAFAR_PLACE) == ON_MAP, "HC-9.4", "not-on-map"),
        (lambda s, code: s.get(KAFAR_DONE) == 0, "HC-8.2", "kafar-acted"),
        (_not_raised, "HC-17.5.1", "basics-only"),
    ),
}
BY_MUTANTS: Final[dict[int, tuple[Reason, ...]]] = {
    moves.DEPLOY: (
        NAMED,
        (_has_left(DEPLOYS), "HC-8.7", "none-left"),
        (_comes_once, "HC-9.4", "kafar-came"),
        (_in_supply, "HC-9.3", "no-figure"),
        (_has_health, "HC-9.5", "kafar-without-points"),
        (_in_zone, "HC-8.8", "not-in-zone"),
        (_is_misty, "HC-17.5.9", "not-misty"),
        (_space_free, "HC-2.3", "obstacle"),
        (_space_unused, "HC-8.8", "space-used"),
    ),
    moves.MOVE_MUTANT: (
        NAMED,
        ON_THE_MAP,
        CHOSEN,
        (_has_left(MOVES), "HC-8.7", "none-left"),
        STANDS,
        (_unmoved, "HC-8.9", "moved"),
        (_has_not_shot, "HC-9.2", "soldier"),
        TOO_FAR,
    ),
    moves.STAND: (
        ON_THE_MAP,
        (_has_left(MOVES), "HC-8.7", "none-left"),
        (_lies, "HC-8.10", "not-stunned"),
        (_unmoved, "HC-8.9", "moved"),
    ),
    moves.ATTACK: (
        ON_THE_MAP,
        CHOSEN,
        (_has_left(ATTACKS), "HC-8.7", "none-left"),
        STANDS,
        (_has_not_attacked, "HC-8.11", "attacked"),
        (_has_not_walked, "HC-9.2", "soldier"),
        (_has_victim, "HC-8.11", "nobody-there"),
    ),
    moves.DROP_BARREL: (
        NAMED,
        ON_THE_MAP,
        (_has_left(ATTACKS), "HC-8.7", "none-left"),
        STANDS,
        (_has_not_attacked, "HC-8.11", "attacked"),
        (lambda s, code: has_barrel_to_drop(s, a_of(code)), "HC-14.2.6", "no-barrel"),
        (_space_free, "HC-2.3", "obstacle"),
        (lambda s, code: False, "HC-14.2.6", "too-far"),
    ),
    moves.LEAVE_MAP: (
        ON_THE_MAP,
        (_has_left(MOVES), "HC-8.7", "none-left"),
        STANDS,
        (_unmoved, "HC-8.9", "moved"),
        (lambda s, code: False, "HC-16.21", "no-exit"),
    ),
}
BY_KAFAR: Final[dict[int, tuple[Reason, ...]]] = {
    moves.MOVE_MUTANT: (
        NAMED,
        (_is_kafar, "HC-9.7", "only-kafar"),
        (lambda s, code: False, "HC-9.7", "too-far"),
    ),
    moves.ATTACK: (
        NAMED,
        (_is_kafar, "HC-9.7", "only-kafar"),
        (lambda s, code: False, "HC-9.7", "nobody-there"),
    ),
}
REACTING: Final[dict[int, tuple[Reason, ...]]] = {
    moves.REACT: (HELD, (_answers_trigger, "HC-8.4", "no-trigger")),
}
