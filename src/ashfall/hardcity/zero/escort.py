"""A mutant that has put the mayor down on its way may go on alone, as officers do (HC-14.3.9, HC-R17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.prowl import carry_out_move, offer_ways
from ashfall.hardcity.ground.moves import FIELD, MOVE_MUTANT, PASS, b_of, move, verb_of
from ashfall.hardcity.ground.rows import MAYOR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import WALK_ON, Task, ask_zero

# Numbers of the task.
ESCORT: Final = 1  # the mutant that has put the mayor down
SPACES_LEFT: Final = 2


def move_laden(s: State, m: i64, place: i64, load: i64, spaces: i64) -> None:
    """A mutant moves, with a load or without; if it stops early with the mayor, it may leave her there."""
    left: i64 = spaces - carry_out_move(s, m, place, load, spaces)
    if load == MAYOR and left > 0:
        s.plan(WALK_ON, m, left)


class WalkOn(Task):
    """The mutant uses the spaces that are left, or stays with her."""

    def work(self, s: State) -> None:
        """Offer the ways, and to stay."""
        ask_zero(s)
        s.offer(move(PASS))
        offer_ways(s, s.note_of(ESCORT), s.note_of(SPACES_LEFT))

    def answer(self, s: State, code: i64) -> None:
        """It goes, or stays."""
        m: i64 = s.note_of(ESCORT)
        spaces: i64 = s.note_of(SPACES_LEFT)
        s.finish()
        if verb_of(code) == MOVE_MUTANT:
            carry_out_move(s, m, b_of(code), FIELD, spaces)
