"""A run of the arena, whatever is played: games come in, a journal keeps them, a test may end it early."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Generic, Protocol

from ashfall.arena.journal import RunJournal
from ashfall.arena.pairs import SCORES
from ashfall.arena.plan import AnyPlan, InvalidPlan, ResultT
from ashfall.arena.pool import Games, play_here, play_in_pool
from ashfall.arena.sprt import CONTINUE, Sprt, SprtState

__all__ = ["PairedSeries", "Runner", "Series", "pick_runner"]

Watch = Callable[[int], None]
Play = Callable[[AnyPlan[ResultT], Iterator[int]], Games[ResultT]]  # a runner of just these games


class Runner(Protocol):
    """Who plays the games of a plan that have these numbers."""

    def __call__(self, plan: AnyPlan[ResultT], indices: Iterator[int], /) -> Games[ResultT]:
        """Finished games with their numbers, in any order; raises BotFailed."""
        ...


class Series(Generic[ResultT]):
    """Games of a plan, finished or not."""

    def __init__(self, plan: AnyPlan[ResultT], journal: RunJournal[ResultT] | None = None) -> None:
        """Start with the games that the journal holds."""
        self._whole = plan
        self.journal = journal
        self.results: dict[int, ResultT] = {}
        wanted = set(plan.indices()) if journal and journal.results else set()
        for index, result in (journal.results if journal else {}).items():
            if index in wanted:
                self._take(index, result)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played."""
        return self._decided or len(self.results) >= self._whole.total

    def run(self, runner: Play[ResultT], watch: Watch | None = None) -> None:
        """Play what is missing; ``watch`` is told after every game how many are over. Raises BotFailed."""
        if self.complete:
            return
        missing = (index for index in self._whole.indices() if index not in self.results)
        with closing(runner(self._whole, missing)) as games:
            for index, result in games:
                if self.journal:
                    self.journal.add(index, result)
                self._take(index, result)
                if watch:
                    watch(len(self.results))
                if self._decided:
                    return

    @property
    def _decided(self) -> bool:
        """Whether the games that are missing would change nothing."""
        return False

    def _take(self, index: int, result: ResultT) -> None:
        self.results[index] = result


class PairedSeries(Series[ResultT]):
    """Games that come in pairs, and a test of the first two bots that counts them."""

    def __init__(
        self,
        plan: AnyPlan[ResultT],
        points: Callable[[ResultT, int], float],
        sprt: Sprt | None = None,
        journal: RunJournal[ResultT] | None = None,
    ) -> None:
        """``points`` says what a game was worth for its first bot (0) or its second one (1)."""
        if sprt is not None and len(plan.bots) != 2:
            raise InvalidPlan(f"sprt: expected two bots, got {len(plan.bots)}")
        self._points = points
        self.sprt = SprtState(sprt) if sprt else None
        self.counts = [0] * len(SCORES)  # pairs of the first two bots, for those who watch
        super().__init__(plan, journal)

    def counted(self) -> dict[int, ResultT]:
        """The games that count: after a verdict of the test, later ones do not."""
        if self.sprt is None or not self._decided:
            return self.results
        last = 2 * self.sprt.pairs
        return {index: result for index, result in self.results.items() if index < last}

    @property
    def _decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict != CONTINUE

    def _take(self, index: int, result: ResultT) -> None:
        super()._take(index, result)
        if self._whole.is_paired(index) and index ^ 1 in self.results:
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
        points = self._points(self.results[even], 0) + self._points(self.results[even + 1], 1)
        return SCORES.index(points / 2)


def pick_runner(workers: int, ray: str | None = None, *, trusted: bool = True) -> Runner:
    """Who plays: this process, several processes, or the Ray cluster at an address.

    Bots that are not ``trusted`` get a process of their own even if there is to be one: they may end it.
    """
    if ray is not None:
        from ashfall.arena.cluster import play_on_cluster

        return lambda plan, indices: play_on_cluster(plan, indices, ray, workers)
    if workers == 1 and trusted:
        return play_here
    return lambda plan, indices: play_in_pool(plan, indices, workers)
