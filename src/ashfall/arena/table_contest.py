"""A run of the arena in another mode than duels: games come in, a journal keeps them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from ashfall.arena.duel import GameResult
from ashfall.arena.journal import Journal
from ashfall.arena.pool import Games
from ashfall.arena.standing import Standing, stand
from ashfall.arena.tables import TablePlan

__all__ = ["Runner", "TableContest"]

Runner = Callable[[TablePlan, Iterator[int]], Games]


class TableContest:
    """Games of a plan, finished or not."""

    def __init__(self, plan: TablePlan, journal: Journal | None = None) -> None:
        """Start with the games that the journal holds."""
        self.plan = plan
        self.journal = journal
        wanted = set(plan.indices()) if journal and journal.results else set()
        held = journal.results if journal else {}
        self.results: dict[int, GameResult] = {index: held[index] for index in held if index in wanted}

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played."""
        return len(self.results) >= self.plan.total

    def run(self, runner: Runner, watch: Callable[[int], None] | None = None) -> None:
        """Play what is missing; ``watch`` is told after every game how many are over. Raises BotFailed."""
        if self.complete:
            return
        missing = (index for index in self.plan.indices() if index not in self.results)
        with closing(runner(self.plan, missing)) as games:
            for index, result in games:
                if self.journal:
                    self.journal.add(index, result)
                self.results[index] = result
                if watch:
                    watch(len(self.results))

    def standing(self) -> Standing:
        """What the games say so far."""
        return stand(self.plan, self.results, self.complete)
