"""The bot that tries moves out: samples of what it cannot see, trials by the rules, a bandit over them."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from ashfall.bots.contract import Candidate, Choice, Request
from ashfall.bots.hardcity.trials import promising, try_out
from ashfall.bots.limits import SearchLimits
from ashfall.hardcity.ground.state import State
from ashfall.table.random import SEED_LIMIT, Stream

__all__ = ["SearchBot"]

CANDIDATES: Final = 8  # moves that are tried
DECISIONS: Final = 45  # how far a trial goes: about one round
CURIOSITY: Final = 0.25
FAVOUR: Final = 0.12  # for the moves that the rules like best
STRIDE: Final = 0x9E3779B97F4A7C15
FIRST_WIDTH: Final = 2  # moves that are tried at first
WIDENING: Final = 8  # trials after which one move more is tried
TOLD: Final = 0.02  # share of the budget between two reports


@dataclass(slots=True)
class _Arm:
    """A move that is tried."""

    code: int
    favour: float
    visits: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class SearchBot:
    """Tries the most promising moves out as long as the budget allows.

    ``iterations`` and ``seconds`` (0: no limit of its own) hold beside the budget of the request; where
    nobody sets a limit it is one second. ``width`` is how many moves are tried, ``depth`` how many decisions
    each trial goes on for. It thinks in one process, however many cores a request allows.
    """

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, width: int = CANDIDATES, depth: int = DECISIONS
    ) -> None:
        self._limits = SearchLimits.of(iterations, seconds)
        for name, number, least in (("width", width, 2), ("depth", depth, 0)):
            if number < least:
                raise ValueError(f"{name}: expected {least} or more, got {number}")
        self._width, self._depth = width, depth

    def choose(self, request: Request) -> Choice:
        """The move that was tried most."""
        seen: State = request.view.state
        places = promising(seen.copy(), self._width)
        arms = [
            _Arm(int(seen.legal[place]), FAVOUR * (1 - rank / len(places)))
            for rank, place in enumerate(places)
        ]
        done = self._try(request, arms, seen.chooser == seen.rules.zero)
        ranked = sorted(arms, key=lambda arm: (-arm.visits, -arm.mean))
        listed = tuple(
            Candidate(request.view.move(arm.code), min(1.0, max(0.0, arm.mean)), arm.visits)
            for arm in ranked[: request.alternatives]
            if arm.visits
        )
        value = min(1.0, max(0.0, ranked[0].mean)) if done else None
        return Choice(request.view.move(ranked[0].code), value, listed, done)

    def _try(self, request: Request, arms: list[_Arm], is_zero: bool) -> int:
        """Spend the budget; how many trials were made. The trials of all moves share their samples."""
        limits = self._limits.within(request.budget)
        start, done, told = time.monotonic(), 0, 0.0
        while True:
            share = _share(done, limits, start)
            if share >= 1:
                return done
            if request.progress is not None and share >= told + TOLD:
                request.progress(share)
                told = share
            arm = _pick(arms[: FIRST_WIDTH + done // WIDENING], done)
            seed = (request.seed + STRIDE * (arm.visits + 1)) % SEED_LIMIT
            guess: State = request.view.sample(Stream(seed))
            found = try_out(guess, arm.code, seed, self._depth)
            arm.visits += 1
            arm.total += 1 - found if is_zero else found
            done += 1


def _share(done: int, limits: SearchLimits, start: float) -> float:
    """The share of the budget that is used up."""
    shares = [] if limits.iterations is None else [done / limits.iterations]
    if limits.seconds is not None:
        passed = time.monotonic() - start
        shares.append((passed + passed / done if done else passed) / limits.seconds)  # the next must fit in
    return max(shares)


def _pick(arms: list[_Arm], done: int) -> _Arm:
    """Every one of these moves once, then the one with the best sum of mean, favour and curiosity."""
    for arm in arms:
        if not arm.visits:
            return arm
    spread = CURIOSITY * math.sqrt(math.log(done + 1))
    return max(arms, key=lambda arm: arm.mean + arm.favour / arm.visits + spread / math.sqrt(arm.visits))
