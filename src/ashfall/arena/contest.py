"""A run of the arena: games come in, a journal keeps them, a test may end it early."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from ashfall.arena.duel import GameResult
from ashfall.arena.journal import Journal, header_of
from ashfall.arena.pairs import SCORES
from ashfall.arena.players import Players
from ashfall.arena.pool import Games, play_here, play_in_pool
from ashfall.arena.schedule import InvalidPlan, Matchup, Plan
from ashfall.arena.sprt import CONTINUE, Sprt, SprtState
from ashfall.arena.summary import Summary, summarise
from ashfall.arena.tables import AnyPlan
from ashfall.arena.tally import points_of
from ashfall.bots.contract import Bot

__all__ = ["AnyRunner", "Contest", "Runner", "compare", "pick_runner"]

Runner = Callable[[Plan, Iterator[int]], Games]
AnyRunner = Callable[[AnyPlan, Iterator[int]], Games]
Watch = Callable[["Contest"], None]


class Contest:
    """Games of a plan, finished or not."""

    def __init__(self, plan: Plan, sprt: Sprt | None = None, journal: Journal | None = None) -> None:
        """Start with the games that the journal holds."""
        if sprt is not None and len(plan.bots) != 2:
            raise InvalidPlan(f"sprt: expected two bots, got {len(plan.bots)}")
        self.plan = plan
        self.journal = journal
        self.results: dict[int, GameResult] = {}
        self.sprt = SprtState(sprt) if sprt else None
        self.counts = [0] * len(SCORES)  # pairs of the first two bots, for those who watch
        wanted = set(plan.indices()) if journal and journal.results else set()
        for index, result in (journal.results if journal else {}).items():
            if index in wanted:
                self._take(index, result)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played."""
        return self._decided or len(self.results) >= self.plan.total

    def run(self, runner: Runner, watch: Watch | None = None) -> None:
        """Play what is missing; ``watch`` is called after every game. Raises BotFailed."""
        if self.complete:
            return
        missing = (index for index in self.plan.indices() if index not in self.results)
        with closing(runner(self.plan, missing)) as games:
            for index, result in games:
                if self.journal:
                    self.journal.add(index, result)
                self._take(index, result)
                if watch:
                    watch(self)
                if self._decided:
                    return

    def summary(self) -> Summary:
        """What the games say so far. After a verdict of the test, later games do not count."""
        results = self.results
        if self.sprt and self._decided:
            results = {index: result for index, result in results.items() if index < 2 * self.sprt.pairs}
        return summarise(self.plan, results, self.sprt, self.complete)

    @property
    def _decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict != CONTINUE

    def _take(self, index: int, result: GameResult) -> None:
        self.results[index] = result
        if self.plan.opponents_of(index) == 0 and index ^ 1 in self.results:
            self.counts[self._place(index & ~1)] += 1
        self._advance()

    def _advance(self) -> None:
        """Feed the test in the order of the plan, so that its verdict does not depend on who is quick."""
        while self.sprt and not self._decided:
            even = 2 * self.sprt.pairs
            if even not in self.results or even + 1 not in self.results:
                return
            self.sprt.add(self._place(even))

    def _place(self, even: int) -> int:
        points = points_of(self.results[even], 0) + points_of(self.results[even + 1], 1)
        return SCORES.index(points / 2)


def pick_runner(workers: int, ray: str | None = None) -> AnyRunner:
    """Who plays: this process, several processes, or the Ray cluster at an address."""
    if ray is not None:
        from ashfall.arena.cluster import play_on_cluster

        return lambda plan, indices: play_on_cluster(plan, indices, ray, workers)
    if workers == 1:
        return play_here
    return lambda plan, indices: play_in_pool(plan, indices, workers)


def compare(
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    matchups: Sequence[Matchup] = (),
    sprt: Sprt | None = None,
    journal: Path | None = None,
    workers: int = 1,
    made: Sequence[Bot] = (),
) -> Summary:
    """Let bots play ``games`` games against each other and tell how strong they are.

    Bots are given by their specs. Where they exist only as objects, ``bots`` are their names and ``made`` the
    objects; they play in this process then. A journal that exists already is continued.
    """
    plan = Plan(tuple(bots), games, seed, tuple(matchups))
    header = header_of(plan)
    book = (Journal.resume if journal.exists() else Journal.create)(journal, header) if journal else None
    try:
        contest = Contest(plan, sprt, book)
        players = Players(plan.bots, made)  # a wrong name is told before anything starts
        contest.run((lambda p, i: play_here(p, i, players)) if made else pick_runner(workers))
        return contest.summary()
    finally:
        if book:
            book.close()
