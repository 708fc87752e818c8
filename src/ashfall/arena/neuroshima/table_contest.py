"""A run of the arena in another mode than duels."""

from __future__ import annotations

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.ranking import Ranking, rank
from ashfall.arena.neuroshima.tables import TablePlan, TableResult
from ashfall.arena.series import Series

__all__ = ["TableContest"]


class TableContest(Series[TableResult]):
    """Games of a plan, finished or not."""

    def __init__(self, plan: TablePlan, journal: RunJournal[TableResult] | None = None) -> None:
        """Start with the games that the journal holds."""
        self.plan = plan
        super().__init__(plan, journal)

    def ranking(self) -> Ranking:
        """What the games say so far."""
        return rank(self.plan, self.results, self.complete)
