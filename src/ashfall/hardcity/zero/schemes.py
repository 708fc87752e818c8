"""The special card of the episode as Doctor Zero plays it (HC-17.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.course.event_steps import turn_lid
from ashfall.hardcity.figures.prowl import has_way, is_laden, may_move
from ashfall.hardcity.figures.strikes import has_barrel_to_drop, may_attack
from ashfall.hardcity.ground.board import MAIN_MAP
from ashfall.hardcity.ground.cards import BUCKET_CHAIN, LOW_TIDE, SHORT_CIRCUIT, SWAP_LIDS, TAKE_CONTROL
from ashfall.hardcity.ground.moves import MANHOLE, TARGET, a_of, move
from ashfall.hardcity.ground.rows import CHOSEN, CLOSED_LID, KAFAR, LIDS_AT, OPEN_LID
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import MOVE_HELICOPTER, SWITCH_OFF, TURN_LIDS, Task, ask_zero
from ashfall.hardcity.places.helicopter import offer_flights, send_to
from ashfall.hardcity.places.lamps import has_light, offer_lit, switch_lamp
from ashfall.hardcity.zero.chaos_texts import ChaosText, text_table
from ashfall.hardcity.zero.swarm import let_carry, let_chosen_act

LAMPS_LEFT: Final = 1  # number of the task: lamps still to go out


class TakeControl(ChaosText):
    """The helicopter is sent away (HC-17.6.1)."""

    def can_do(self, s: State) -> bool:
        """There is always somewhere else."""
        return True

    def play(self, s: State) -> None:
        """Choose where to."""
        s.plan(MOVE_HELICOPTER)


class BucketChain(ChaosText):
    """Mutants drop barrels off the truck and move with them (HC-17.6.2)."""

    def can_do(self, s: State) -> bool:
        """One of them can do either."""
        m: i64 = 0
        while m < KAFAR:
            if may_attack(s, m) and has_barrel_to_drop(s, m):
                return True
            if may_move(s, m) and is_laden(s, m) and has_way(s, m):
                return True
            m += 1
        return False

    def play(self, s: State) -> None:
        """Let them."""
        let_carry(s, s.rules.special_amount, s.rules.special_second)


class SwapLids(ChaosText):
    """Another manhole is the closed one (HC-17.6.3)."""

    def can_do(self, s: State) -> bool:
        """One is open."""
        hole: i64 = 0
        while hole < len(s.rules.manhole_space):
            if s.row[LIDS_AT + hole] == OPEN_LID:
                return True
            hole += 1
        return False

    def play(self, s: State) -> None:
        """Choose which."""
        s.plan(TURN_LIDS)


class LowTide(ChaosText):
    """Mutants low on the map move far (HC-17.6.4)."""

    def can_do(self, s: State) -> bool:
        """One of them has a way."""
        m: i64 = 0
        while m < KAFAR:
            if _is_in_tide(s, m) and has_way(s, m):
                return True
            m += 1
        return False

    def play(self, s: State) -> None:
        """Mark them and let them move."""
        m: i64 = 0
        while m < KAFAR:
            if _is_in_tide(s, m):
                s.flag_mutant(m, CHOSEN)
            m += 1
        let_chosen_act(s, s.rules.special_amount, 0, s.rules.special_second)


def _is_in_tide(s: State, m: i64) -> bool:
    """Whether a mutant stands low enough on the map and can move (HC-17.6.4, HC-R30)."""
    if not may_move(s, m) or s.rules.board.map[s.mutant(m)] != MAIN_MAP:
        return False
    board = s.rules.board
    space: i64 = 0
    while space < board.plain:
        if board.apart(s.mutant(m), space) == 0 and board.y[space] >= s.rules.low_tide_row:
            return True
        space += 1
    return False


class ShortCircuit(ChaosText):
    """Lamps go out (HC-17.6.5)."""

    def can_do(self, s: State) -> bool:
        """One is on."""
        return has_light(s)

    def play(self, s: State) -> None:
        """Choose which."""
        s.plan(SWITCH_OFF, s.rules.special_amount)


_SIDES: Final = text_table(
    [
        (TAKE_CONTROL, TakeControl()),
        (BUCKET_CHAIN, BucketChain()),
        (SWAP_LIDS, SwapLids()),
        (LOW_TIDE, LowTide()),
        (SHORT_CIRCUIT, ShortCircuit()),
    ]
)


class Scheme(ChaosText):
    """Zero's Scheme is the special card of the episode (HC-17.5.17, HC-17.6)."""

    def can_do(self, s: State) -> bool:
        """As that card says."""
        return _SIDES[s.rules.special].can_do(s)

    def play(self, s: State) -> None:
        """As that card says."""
        _SIDES[s.rules.special].play(s)


class MoveHelicopter(Task):
    """Doctor Zero sends the helicopter away (HC-17.6.1, HC-R31)."""

    def work(self, s: State) -> None:
        """Offer every space where that changes something."""
        ask_zero(s)
        offer_flights(s, TARGET)

    def answer(self, s: State, code: i64) -> None:
        """It is on its way there."""
        s.finish()
        send_to(s, a_of(code))


class TurnLids(Task):
    """An open manhole is closed, the closed one opened (HC-17.6.3)."""

    def work(self, s: State) -> None:
        """Offer the open ones."""
        ask_zero(s)
        hole: i64 = 0
        while hole < len(s.rules.manhole_space):
            if s.row[LIDS_AT + hole] == OPEN_LID:
                s.offer(move(MANHOLE, hole))
            hole += 1

    def answer(self, s: State, code: i64) -> None:
        """Turn both."""
        s.finish()
        hole: i64 = 0
        while hole < len(s.rules.manhole_space):
            turn_lid(s, hole, CLOSED_LID if hole == a_of(code) else OPEN_LID)
            hole += 1


class SwitchOff(Task):
    """A lamp goes out (HC-17.6.5)."""

    def work(self, s: State) -> None:
        """Offer those that are on."""
        if s.note_of(LAMPS_LEFT) <= 0 or not has_light(s):
            s.finish()
            return
        ask_zero(s)
        offer_lit(s)

    def answer(self, s: State, code: i64) -> None:
        """Switch it off."""
        s.keep(LAMPS_LEFT, s.note_of(LAMPS_LEFT) - 1)
        switch_lamp(s, a_of(code))
