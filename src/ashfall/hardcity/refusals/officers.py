"""Reasons why an officer cannot do something in the own turn (HC-5, HC-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.hardcity.actions.targets import can_aim, has_civilian, is_dark, is_loaded
from ashfall.hardcity.figures.harm import usable_take
from ashfall.hardcity.figures.loads import crate_at
from ashfall.hardcity.figures.mutants import has_active, has_mutant
from ashfall.hardcity.figures.people import has_card, has_person, is_ready, is_there
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.cards import CRACK_SHOT
from ashfall.hardcity.ground.moves import FIELD, a_of, b_of, c_of
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    AP,
    FANG,
    GEAR,
    IN_PLAY,
    MUTANTS,
    OUT_OF_AMMO,
    PLACE,
    STEPS,
    STUNNED,
    TAKE_ROW,
)
from ashfall.hardcity.ground.state import State

__all__ = [
    "CALM",
    "IN_TURN",
    "LOADED",
    "PAY",
    "Check",
    "Reason",
    "can_pay_aim",
    "can_pay_move",
    "has_ap",
    "here",
    "is_calm",
    "is_free",
    "names_space",
    "who",
]

Check = Callable[[State, int], bool]
Reason = tuple[Check, str, str]  # what must hold, else the clause and the end of the sentence's id


def who(s: State) -> int:
    """The officer whose turn it is."""
    return int(s.get(ACTIVE))


def here(s: State) -> int:
    """Where that officer stands."""
    return int(s.person(who(s), PLACE))


def has_ap(cost: str) -> Reason:
    """The officer can pay what the rules ask for."""
    return (lambda s, code: s.person(who(s), AP) >= getattr(s.rules, cost), "HC-4.10", "no-ap")


def can_pay_move(s: State, code: int) -> bool:
    """Whether a step is left of the present move, or another move can be paid for."""
    return s.person(who(s), STEPS) > 0 or s.person(who(s), AP) >= s.rules.move_ap


def can_pay_aim(s: State, code: int) -> bool:
    """Whether the AP suffice for an aimed shot, which Crack Shot makes cheaper."""
    cheaper = is_ready(s, who(s), CRACK_SHOT)
    return bool(s.person(who(s), AP) >= s.rules.aimed_shot_ap - cheaper * s.rules.ability_amount[CRACK_SHOT])


def _can_pay_ability(s: State, code: int) -> bool:
    return s.person(who(s), AP) >= s.rules.ability_ap[a_of(code)]


def names_space(s: State, code: int) -> bool:
    """Whether the move names a space first."""
    return a_of(code) != FIELD


def _same_map(s: State, code: int) -> bool:
    return bool(s.rules.board.map[here(s)] == s.rules.board.map[a_of(code)])


def is_free(s: State, code: int) -> bool:
    """Whether no obstacle covers it."""
    return not is_obstacle(s, a_of(code))


def _is_near(s: State, code: int) -> bool:
    """The next space; ladders and manholes join two maps."""
    return not _same_map(s, code) or s.rules.board.apart(here(s), a_of(code)) == 1


def _loads_are_here(s: State, code: int) -> bool:
    return all(load == FIELD or s.load(load) == here(s) for load in (b_of(code), c_of(code)))


def is_calm(s: State, code: int) -> bool:
    """Whether no active mutant shares the officer's space."""
    return not has_active(s, here(s))


def _has_ammo(s: State, code: int) -> bool:
    return is_loaded(s, who(s))


def _is_elsewhere(s: State, code: int) -> bool:
    return a_of(code) != here(s)


def _holds_mutant(s: State, code: int) -> bool:
    return has_mutant(s, a_of(code))


def _no_civilian(s: State, code: int) -> bool:
    return not has_civilian(s, a_of(code))


def _no_officer(s: State, code: int) -> bool:
    return not has_person(s, a_of(code))


def _is_lit(s: State, code: int) -> bool:
    return not is_dark(s, a_of(code)) or s.rules.board.apart(here(s), a_of(code)) <= 1


def _mutant_is_there(s: State, code: int) -> bool:
    return b_of(code) < MUTANTS and s.mutant(b_of(code)) == a_of(code)


def _barrel_on_map(s: State, code: int) -> bool:
    load = a_of(code)
    return (
        load != FIELD and s.load(load) >= 0 and s.rules.board.map[s.load(load)] == s.rules.board.map[here(s)]
    )


def _on_roof(s: State, code: int) -> bool:
    return bool(s.rules.board.map[here(s)] == ROOF_MAP)


def _own_card(s: State, code: int) -> bool:
    return a_of(code) != FIELD and s.person(who(s), GEAR + a_of(code)) > 0


def _their_card(s: State, code: int) -> bool:
    return a_of(code) != FIELD and b_of(code) != FIELD and s.person(b_of(code), GEAR + a_of(code)) > 0


def _other_is_here(s: State, code: int) -> bool:
    return b_of(code) < FANG and b_of(code) != who(s) and is_there(s, b_of(code), here(s))


def _has_ability(s: State, code: int) -> bool:
    return a_of(code) != FIELD and has_card(s, who(s), a_of(code))


def _ability_unused(s: State, code: int) -> bool:
    return is_ready(s, who(s), a_of(code))


def _take_lies_there(s: State, code: int) -> bool:
    return s.find_card(TAKE_ROW, a_of(code)) >= 0


PAY: Final = {name: has_ap(name) for name in ("quick_shot_ap", "melee_ap", "pass_ap", "use_ap", "reload_ap")}
LOADED: Final = (_has_ammo, "HC-5.14", "no-ammo")
CALM: Final = (is_calm, "HC-5.7", "mutant-here")
NAMED: Final = (names_space, "HC-5.8", "no-space")
SAME_MAP: Final = (_same_map, "HC-15.17", "other-map")
MUTANT_THERE: Final = (_holds_mutant, "HC-5.8", "no-mutant")
LIT: Final = (_is_lit, "HC-14.5.3", "unlit")
AT_TARGET: Final = (
    (_is_elsewhere, "HC-5.8", "own-space"),
    SAME_MAP,
    MUTANT_THERE,
    (_no_civilian, "HC-5.8", "civilian-there"),
    (_no_officer, "HC-5.8", "officer-there"),
    LIT,
)

IN_TURN: Final[dict[int, tuple[Reason, ...]]] = {
    moves.STEP: (
        (names_space, "HC-5.1", "no-space"),
        (is_free, "HC-2.3", "obstacle"),
        (_is_near, "HC-5.1", "too-far"),
        (can_pay_move, "HC-5.1", "no-ap"),
        (_loads_are_here, "HC-5.4", "load-not-here"),
        (_same_map, "HC-14.3.11", "other-map"),
    ),
    moves.OPEN: ((lambda s, code: crate_at(s, here(s)) >= 0, "HC-5.3", "no-crate"),),
    moves.QUICK_SHOT: (NAMED, LOADED, CALM, PAY["quick_shot_ap"], *AT_TARGET),
    moves.AIMED_SHOT: (
        NAMED,
        LOADED,
        (lambda s, code: can_aim(s, who(s)), "HC-5.7", "mutant-here"),
        (can_pay_aim, "HC-5.9", "no-ap"),
        *AT_TARGET,
        (_mutant_is_there, "HC-5.9", "no-mutant"),
    ),
    moves.SHOOT_BARREL: (
        (_barrel_on_map, "HC-15.8", "no-barrel"),
        LOADED,
        CALM,
        PAY["quick_shot_ap"],
        (lambda s, code: s.load(a_of(code)) != here(s), "HC-15.8", "own-space"),
    ),
    moves.SHOOT_MACHINE: (
        (_on_roof, "HC-14.5.9", "not-on-roof"),
        LOADED,
        CALM,
        PAY["quick_shot_ap"],
        (lambda s, code: False, "HC-14.5.9", "barrels-left"),
    ),
    moves.MELEE: (
        (lambda s, code: has_mutant(s, here(s)), "HC-5.10", "no-mutant-here"),
        PAY["melee_ap"],
        (lambda s, code: False, "HC-R11", "no-effect"),
    ),
    moves.HAND_OVER: (
        (_own_card, "HC-5.11", "no-card"),
        (_other_is_here, "HC-5.11", "not-on-space"),
        PAY["pass_ap"],
    ),
    moves.TAKE_OVER: (
        (_other_is_here, "HC-5.11", "not-on-space"),
        (_their_card, "HC-5.11", "no-card"),
        PAY["pass_ap"],
    ),
    moves.USE: (
        (_own_card, "HC-5.12", "no-card"),
        PAY["use_ap"],
        (lambda s, code: False, "HC-R11", "no-effect"),
    ),
    moves.ABILITY: (
        (_has_ability, "HC-5.13", "no-ability"),
        (_can_pay_ability, "HC-5.13", "no-ap"),
        (_ability_unused, "HC-16.19", "ability-used"),
        (lambda s, code: False, "HC-16.14", "no-effect"),
    ),
    moves.RELOAD: (
        (lambda s, code: s.person(who(s), OUT_OF_AMMO) != 0, "HC-R11", "no-marker"),
        PAY["reload_ap"],
    ),
    moves.TAKE: (
        (_take_lies_there, "HC-7.1", "no-take"),
        (lambda s, code: usable_take(s, a_of(code)) >= 0, "HC-7.2", "clapper"),
        (lambda s, code: False, "HC-7.1", "condition"),
    ),
    moves.ALLY: (
        (lambda s, code: s.person(FANG, IN_PLAY) != 0, "HC-3.3.4", "no-ally"),
        has_ap("fang_ap"),
        (lambda s, code: False, "HC-3.3.2", "ally-used"),
    ),
    moves.END_TURN: ((lambda s, code: s.person(who(s), STUNNED) != 0, "HC-4.10", "not-now"),),
}
