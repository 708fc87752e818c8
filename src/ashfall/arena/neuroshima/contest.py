"""A run of duels: paired games of every two bots, which a test of two of them may end early."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.headers import header_of
from ashfall.arena.neuroshima.schedule import ContestPlan, Matchup
from ashfall.arena.neuroshima.summary import Summary, summarise
from ashfall.arena.neuroshima.tally import points_of
from ashfall.arena.players import Players
from ashfall.arena.pool import play_here
from ashfall.arena.series import PairedSeries, pick_runner
from ashfall.arena.sprt import Sprt
from ashfall.bots.contract import Bot
from ashfall.neuroshima.tile import Army

__all__ = ["Contest", "compare"]


class Contest(PairedSeries[GameResult]):
    """Games of a plan, finished or not."""

    def __init__(
        self, plan: ContestPlan, sprt: Sprt | None = None, journal: RunJournal[GameResult] | None = None
    ) -> None:
        """Start with the games that the journal holds."""
        self.plan = plan
        super().__init__(plan, points_of, sprt, journal)

    def summary(self) -> Summary:
        """What the games say so far. After a verdict of the test, later games do not count."""
        return summarise(self.plan, self.counted(), self.sprt, self.complete)


def compare(
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    matchups: Sequence[Matchup] = (),
    own: Sequence[Army] = (),
    sprt: Sprt | None = None,
    journal: Path | None = None,
    workers: int = 1,
    made: Sequence[Bot] = (),
) -> Summary:
    """Let bots play ``games`` games against each other and tell how strong they are.

    Bots are given by their specs. Where they exist only as objects, ``bots`` are their names and ``made`` the
    objects; they play in this process then. ``own`` are armies of the matchups that are not shipped.
    A journal that exists already is continued.
    """
    plan = ContestPlan(tuple(bots), games, seed, tuple(matchups), own=tuple(own))
    header = header_of(plan)
    book: RunJournal[GameResult] | None = None
    if journal:
        book = (RunJournal.resume if journal.exists() else RunJournal.create)(journal, header)
    try:
        contest = Contest(plan, sprt, book)
        players = Players(plan.game, plan.bots, made)  # a wrong name is told before anything starts
        contest.run((lambda p, i: play_here(p, i, players)) if made else pick_runner(workers))
        return contest.summary()
    finally:
        if book:
            book.close()
