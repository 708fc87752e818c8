"""The proof of a task: the exact chance of every first move, and whether its file tells the truth."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ashfall.hardcity.events.map import CrateOpened
from ashfall.hardcity.events.people import Rolled
from ashfall.hardcity.events.reading import read_events
from ashfall.hardcity.files.notation import move_text, read_move
from ashfall.hardcity.ground.state import State, is_in
from ashfall.hardcity.ground.trace import Trace
from ashfall.puzzles.hardcity.search import ChanceSearch, carry_out
from ashfall.puzzles.hardcity.task import CityPuzzle
from ashfall.table.errors import InvalidNotation

__all__ = ["ChanceProof", "FirstMove", "prove_chance"]

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class FirstMove:
    """A move with which a turn may begin, and the chance that it leaves."""

    move: str
    chance: Fraction


@dataclass(frozen=True, slots=True)
class ChanceProof:
    """What is known of a task after everything was looked at."""

    best: Fraction
    firsts: tuple[FirstMove, ...]  # the best first
    is_told: bool  # the file names this chance
    sample: bool  # its solution gives nothing away
    tempting: Fraction | None  # what its tempting move leaves, None where it is not as the file says
    positions: int  # states that were looked at
    seconds: float

    @property
    def is_trap(self) -> bool:
        """Whether the tempting move is possible and worse."""
        return self.tempting is not None and self.tempting < self.best

    @property
    def holds(self) -> bool:
        """Whether everything that the file says is true."""
        return self.best > 0 and self.is_told and self.sample and self.is_trap

    @property
    def solutions(self) -> tuple[str, ...]:
        """The best first moves."""
        return tuple(first.move for first in self.firsts if first.chance == self.best)

    def to_dict(self) -> dict[str, Any]:
        """The facts as plain data."""
        return {
            "best": str(self.best),
            "chance": float(self.best),
            "holds": self.holds,
            "told": self.is_told,
            "sample": self.sample,
            "tempting": None if self.tempting is None else float(self.tempting),
            "solutions": len(self.solutions),
            "first": [{"move": first.move, "chance": float(first.chance)} for first in self.firsts],
            "positions": self.positions,
            "seconds": round(self.seconds, 3),
        }


def silent(done: int, of: int) -> None:
    """Tell nobody how far a search is."""


def prove_chance(task: CityPuzzle, tell: Tell = silent) -> ChanceProof:
    """Look at everything anew; ``tell`` hears how many first moves of how many are done.

    Raises TooMuchWork.
    """
    begun = time.perf_counter()
    start, search = task.start, ChanceSearch(task.start, task.aim)
    codes = search.moves(start)
    firsts = []
    for done, code in enumerate(codes, 1):
        firsts.append(FirstMove(move_text(start.rules, code), search.after(start, code, 0)))
        tell(done, len(codes))
    best = max(first.chance for first in firsts)
    sample, trap = (_left_by(task, search, line) or [] for line in (task.solution, task.tempting))
    return ChanceProof(
        best=best,
        firsts=tuple(sorted(firsts, key=lambda first: -first.chance)),
        is_told=best == task.best,
        sample=bool(sample) and all(chance == best for chance in sample),
        tempting=trap[-1] if trap and all(chance == best for chance in trap[:-1]) else None,
        positions=search.states,
        seconds=time.perf_counter() - begun,
    )


def _left_by(task: CityPuzzle, search: ChanceSearch, line: tuple[str, ...]) -> list[Fraction] | None:
    """The chance that each choice of a line leaves, up to the first throw; None if there is no such line."""
    state, tally, has_rolled = task.start, 0, False
    left: list[Fraction] = []
    for text in line:
        code = _legal_move(state, text)
        if code is None or has_rolled:
            return None
        left.append(search.after(state, code, tally))
        state = state.copy()
        state.trace = Trace()
        carry_out(state, code, search.depth)
        has_rolled = any(
            isinstance(event, Rolled | CrateOpened) for event in read_events(state.rules, state.trace)
        )
        tally = int(search.aim.counted(tally, code, state.trace))
    return left


def _legal_move(state: State, text: str) -> int | None:
    try:
        code = read_move(state.rules, text)
    except InvalidNotation:
        return None
    return code if is_in(state.legal, code) else None
