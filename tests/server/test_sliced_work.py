"""Longer work waits for its turn, and short work never waits for more than a little of it."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from ashfall.server.rooms.sliced_work import SLICE, SlicedWork


def test_short_work_is_done_in_between() -> None:
    order: list[str] = []

    def long(name: str) -> None:
        time.sleep(2 * SLICE)
        order.append(name)

    async def short() -> None:
        while order[-1:] != ["c"]:
            order.append("short")
            await asyncio.sleep(0)

    async def scenario() -> None:
        later = SlicedWork()
        await asyncio.gather(*(later.do(partial(long, name)) for name in "abc"), short())

    asyncio.run(scenario())
    assert [name for name in order if name != "short"] == ["a", "b", "c"]
    assert all("short" in order[order.index(first) : order.index(then)] for first, then in ("ab", "bc"))


def test_what_takes_no_time_needs_no_turns() -> None:
    done: list[int] = []
    turns = 0

    async def count() -> None:
        nonlocal turns
        while len(done) < 100:
            turns += 1
            await asyncio.sleep(0)

    async def scenario() -> None:
        later = SlicedWork()
        await asyncio.gather(*(later.do(partial(done.append, number)) for number in range(100)), count())

    asyncio.run(scenario())
    assert done == list(range(100))
    assert turns < 20


def test_whoever_does_not_wait_gets_nothing_done() -> None:
    done: list[str] = []

    async def scenario() -> None:
        later = SlicedWork()
        gone = asyncio.create_task(later.do(partial(done.append, "gone")))
        stays = asyncio.create_task(later.do(partial(done.append, "stays")))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert gone.cancelled()

    asyncio.run(scenario())
    assert done == ["stays"]


@pytest.mark.parametrize(
    ("raised", "told"),
    [(ValueError("broken"), ValueError), (StopIteration("broken"), RuntimeError)],
    ids=["usual", "no future takes it"],
)
def test_a_failure_reaches_whoever_asked_and_stops_nobody_else(
    raised: Exception, told: type[Exception]
) -> None:
    done: list[str] = []

    def fail() -> None:
        raise raised

    async def scenario() -> None:
        later = SlicedWork()
        failed, _ = await asyncio.gather(
            later.do(fail), later.do(partial(done.append, "after")), return_exceptions=True
        )
        assert isinstance(failed, told)
        with pytest.raises(told):
            await asyncio.wait_for(later.do(fail), 5)

    asyncio.run(asyncio.wait_for(scenario(), 5))
    assert done == ["after"]
