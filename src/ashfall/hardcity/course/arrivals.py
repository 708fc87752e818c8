"""Mutants that a set-up, an opening or an event card brings to a space (HC-R12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.hardcity.figures.deploying import is_supply_empty, offer_supply, put_mutant
from ashfall.hardcity.figures.mutants import from_supply
from ashfall.hardcity.ground.cards import NORMAL
from ashfall.hardcity.ground.moves import a_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ARRIVAL, Task, ask_zero

# Numbers of the task.
SPACE: Final = 1
TO_COME: Final = 2  # mutants
KINDS: Final = 3

# Which mutants come.
NORMAL_FIRST: Final = 0  # a symbol puts them there
OF_ANY_KIND: Final = 1  # a card deploys them


def let_arrive(s: State, space: i64, count: i64, kinds: i64) -> None:
    """So many mutants come to a space, as long as figures last."""
    s.plan(ARRIVAL, space, count, kinds)


class Arrival(Task):
    """Mutants come to a space. Doctor Zero (AutoDoc: the officers) chooses their kind, if it is open."""

    def work(self, s: State) -> None:
        """One after the other."""
        space: i64 = s.note_of(SPACE)
        if s.note_of(TO_COME) <= 0 or is_supply_empty(s):
            s.finish()
        elif s.note_of(KINDS) == NORMAL_FIRST and from_supply(s, NORMAL) >= 0:
            _let_one_come(s, NORMAL, space)
        else:
            ask_zero(s)
            offer_supply(s, append(vec[i64](), space))

    def answer(self, s: State, code: i64) -> None:
        """The kind that was chosen."""
        _let_one_come(s, a_of(code), s.note_of(SPACE))


def _let_one_come(s: State, kind: i64, space: i64) -> None:
    s.keep(TO_COME, s.note_of(TO_COME) - 1)
    put_mutant(s, kind, space)
