"""Mutants that a set-up, an opening or an event card puts on a space (HC-R12)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.figures.deploying import put_mutant
from ashfall.hardcity.figures.mutants import from_supply
from ashfall.hardcity.ground.cards import NORMAL, RAT, SOLDIER
from ashfall.hardcity.ground.moves import DEPLOY, a_of, move
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ARRIVAL, Task, ask_zero


def let_arrive(s: State, space: i64, count: i64) -> None:
    """So many mutants come to a space, as long as figures last."""
    s.plan(ARRIVAL, space, count)


class Arrival(Task):
    """Mutants come to a space: normal ones; when none is left, special ones of Doctor Zero's choice."""

    def work(self, s: State) -> None:
        """One after the other."""
        space: i64 = s.note_of(1)
        if s.note_of(2) <= 0:
            s.finish()
        elif from_supply(s, NORMAL) >= 0:
            _let_one_come(s, NORMAL, space)
        elif from_supply(s, RAT) < 0 and from_supply(s, SOLDIER) < 0:
            s.finish()
        else:
            ask_zero(s)
            _offer_kind(s, RAT, space)
            _offer_kind(s, SOLDIER, space)

    def answer(self, s: State, code: i64) -> None:
        """The kind that was chosen."""
        _let_one_come(s, a_of(code), s.note_of(1))


def _offer_kind(s: State, kind: i64, space: i64) -> None:
    if from_supply(s, kind) >= 0:
        s.offer(move(DEPLOY, kind, space))


def _let_one_come(s: State, kind: i64, space: i64) -> None:
    s.keep(2, s.note_of(2) - 1)
    put_mutant(s, kind, space)
