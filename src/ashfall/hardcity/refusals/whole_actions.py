"""Why an officer cannot do anything of a kind in the own turn: shoot at all, use any card (HC-5, HC-7).

As in the other modules the first plain reason that fits is told. It is asked for only where nothing of the
kind is legal, so the last reason of each kind needs no check.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ashfall.hardcity.actions.targets import can_aim
from ashfall.hardcity.figures.harm import usable_take
from ashfall.hardcity.figures.people import has_card, is_there
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.holdings import cards_in
from ashfall.hardcity.ground.moves import move
from ashfall.hardcity.ground.rows import GEAR, KINDS_OF_GEAR, OFFICERS, TAKE_ROW
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.officers.turn import ABILITY_ACTIONS
from ashfall.hardcity.refusals.officers import (
    CALM,
    IN_TURN,
    LOADED,
    PAY,
    Reason,
    can_pay_aim,
    can_pay_move,
    here,
    who,
)
from ashfall.hardcity.refusals.places import deeds_at
from ashfall.hardcity.refusals.reasons import reason_of

__all__ = ["why_nothing"]


def why_nothing(s: State, action: str) -> tuple[str, str]:
    """Clause and end of the sentence's id: why nothing of a kind is legal in the turn of an officer."""
    for holds, clause, reason in IN_GENERAL[action]:
        if not holds(s, moves.PASS):
            return clause, reason
    return reason_of(s, DEEDS[action](s)[0])


def _officers_here(s: State) -> list[int]:
    return [other for other in range(OFFICERS) if other != who(s) and is_there(s, other, here(s))]


def _has_gear(s: State, officer: int) -> bool:
    return any(s.person(officer, GEAR + card) > 0 for card in range(KINDS_OF_GEAR))


def _abilities(s: State) -> list[int]:
    """Those of the officer that are actions."""
    return [card for card, _ in ABILITY_ACTIONS if has_card(s, who(s), card)]


def _calls(s: State) -> list[int]:
    return [move(moves.CALL, here(s))]


def _ability_moves(s: State) -> list[int]:
    return [move(moves.ABILITY, card) for card in _abilities(s)]


def _never(s: State, code: int) -> bool:
    return False


# Kinds of which single moves have reasons of their own: what could be done.
DEEDS: Final[dict[str, Callable[[State], list[int]]]] = {
    "here": deeds_at,
    "call": _calls,
    "ability": _ability_moves,
}
IN_GENERAL: Final[dict[str, tuple[Reason, ...]]] = {
    "move": ((can_pay_move, "HC-5.1", "no-ap"), (_never, "HC-5.1", "no-way")),
    "quick": (LOADED, CALM, PAY["quick_shot_ap"], (_never, "HC-5.8", "no-target")),
    "aimed": (
        LOADED,
        (lambda s, code: can_aim(s, who(s)), "HC-5.7", "mutant-here"),
        (can_pay_aim, "HC-5.9", "no-ap"),
        (_never, "HC-5.9", "no-target"),
    ),
    "melee": IN_TURN[moves.MELEE],
    "reload": IN_TURN[moves.RELOAD],
    "here": ((lambda s, code: bool(deeds_at(s)), "HC-4.10", "nothing-here"),),
    "call": (),
    "equipment": (
        (lambda s, code: _has_gear(s, who(s)), "HC-5.12", "no-equipment"),
        PAY["use_ap"],
        (_never, "HC-R11", "no-effect"),
    ),
    "ability": ((lambda s, code: bool(_abilities(s)), "HC-5.13", "no-active-ability"),),
    "hand": (
        (lambda s, code: bool(_officers_here(s)), "HC-5.11", "alone-here"),
        PAY["pass_ap"],
        (_never, "HC-5.11", "nothing-to-pass"),
    ),
    "take": (
        (lambda s, code: s.pile_size(TAKE_ROW) > 0, "HC-7.1", "no-takes"),
        (
            lambda s, code: any(usable_take(s, take) >= 0 for take in cards_in(s, TAKE_ROW)),
            "HC-7.2",
            "all-takes-passed",
        ),
        (_never, "HC-7.1", "no-condition"),
    ),
    "fang": IN_TURN[moves.ALLY],
}
