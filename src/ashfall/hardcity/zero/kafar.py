"""KAFAR's activation: his action points one after the other (HC-9.7, HC-9.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.harm import can_be_attacked
from ashfall.hardcity.figures.prowl import carry_out_move, leave_map, offer_moves, range_of
from ashfall.hardcity.figures.strikes import attack, drop_barrel, is_on_police_car, offer_drops
from ashfall.hardcity.ground.moves import (
    ATTACK,
    DROP_BARREL,
    LEAVE_MAP,
    MOVE_MUTANT,
    PASS,
    a_of,
    b_of,
    c_of,
    move,
    verb_of,
)
from ashfall.hardcity.ground.rows import KAFAR, KAFAR_AP, KAFAR_DONE, KAFAR_PLACE, ON_MAP
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import KAFAR_TURN, Task, ask_zero
from ashfall.hardcity.ground.trace import KAFAR_ACTIVATED

CAR_HIT: Final = 1  # number of the task: he has attacked the police car (HC-R21)


def can_kafar_act(s: State) -> bool:
    """Whether Doctor Zero may activate KAFAR: on the map, once per round (HC-8.2)."""
    return s.get(KAFAR_PLACE) == ON_MAP and s.get(KAFAR_DONE) == 0 and s.get(KAFAR_AP) > 0


def activate_kafar(s: State) -> None:
    """KAFAR acts, instead of a card (HC-8.2)."""
    s.put(KAFAR_DONE, 1)
    s.tell(KAFAR_ACTIVATED, s.get(KAFAR_AP))
    s.plan(KAFAR_TURN)


class KafarTurn(Task):
    """Each point: a space, or an attack on his own or an adjacent space (HC-9.7)."""

    def work(self, s: State) -> None:
        """Offer what a point can buy, and to stop."""
        if s.get(KAFAR_PLACE) != ON_MAP or s.get(KAFAR_AP) <= 0:
            s.finish()
            return
        ask_zero(s)
        s.offer(move(PASS))
        offer_moves(s, KAFAR, range_of(s, KAFAR))
        _offer_kafars_attacks(s)
        offer_drops(s, KAFAR)

    def answer(self, s: State, code: i64) -> None:
        """Spend a point, or stop."""
        verb: i64 = verb_of(code)
        if verb == PASS:
            s.finish()
            return
        s.put(KAFAR_AP, s.get(KAFAR_AP) - 1)
        if verb == MOVE_MUTANT:
            carry_out_move(s, a_of(code), b_of(code), c_of(code), range_of(s, KAFAR))
        elif verb == LEAVE_MAP:
            leave_map(s, a_of(code), b_of(code), range_of(s, KAFAR))
        elif verb == DROP_BARREL:
            drop_barrel(s, a_of(code), b_of(code))
        elif verb == ATTACK:
            if is_on_police_car(s, b_of(code)):
                s.keep(CAR_HIT, 1)
            attack(s, KAFAR, b_of(code), _damage_at(s, b_of(code)))


def _offer_kafars_attacks(s: State) -> None:
    """His own space and those next to it, if anybody is there; the police car under him, once (HC-R21)."""
    here: i64 = s.mutant(KAFAR)
    if is_on_police_car(s, here) and s.note_of(CAR_HIT) == 0:
        s.offer(move(ATTACK, KAFAR, here))
    space: i64 = 0
    while space < s.rules.board.plain:
        if s.rules.board.apart(here, space) <= 1 and can_be_attacked(s, space):
            s.offer(move(ATTACK, KAFAR, space))
        space += 1


def _damage_at(s: State, space: i64) -> i64:
    return s.rules.kafar_attack if space == s.mutant(KAFAR) else s.rules.kafar_attack_near
