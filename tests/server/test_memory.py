"""What a long-running process does again and again must not fill its memory.

Compiled code can lose track of what it holds without the collector of Python noticing, so the blocks of
memory are counted themselves.
"""

import gc
import sys
from collections.abc import Callable

import pytest

from ashfall.neuroshima import Match, storage
from ashfall.neuroshima.state import State
from ashfall.neuroshima.status import statuses
from ashfall.neuroshima.view import View
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.random import Stream
from tests.bots.positions import asked, decisions

TIMES = 3


def store(state: State) -> None:
    storage.from_text(storage.to_text(state))


def sample(state: State) -> None:
    View(state, 0).sample(Stream(1))


def look(state: State) -> None:
    sight_of(Match.from_state(state), (0, 1))


def point_out(state: State) -> None:
    for unit in statuses(state):
        links_overlay(state, unit.hex)


def bot(spec: str) -> Callable[[State], object]:
    return lambda state: asked(spec, state, iterations=2)


WORK: dict[str, Callable[[State], object]] = {
    "statuses": statuses,
    "store": store,
    "sample": sample,
    "look": look,
    "point out": point_out,
    "greedy": bot("greedy"),
    "search": bot("search:heat=0.2"),
}


@pytest.mark.parametrize("name", WORK)
def test_nothing_stays_in_memory(name: str) -> None:
    states, work = list(decisions(9, 2)), WORK[name]

    def do_it() -> int:
        for state in states:
            work(state)
        gc.collect()
        return sys.getallocatedblocks()

    do_it()
    before = do_it()
    after = [do_it() for _ in range(TIMES)]
    assert after[-1] - before < TIMES * len(states) / 2, "at most now and then something new in a cache"
