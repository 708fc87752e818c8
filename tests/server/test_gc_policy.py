"""The collector comes by when the server says so while it runs, and as before when it has stopped."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from ashfall.server.rooms import gc_policy
from ashfall.server.rooms.gc_policy import CollectorPolicy

SOON = 0.01  # seconds
PATIENCE = 20.0


class Knot:
    """Garbage that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "OFTEN", SOON)


@asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """While somebody tidies up."""
    task = asyncio.create_task(CollectorPolicy().run())
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def some_time() -> None:
    """Long enough for several looks at what is new."""
    looks: list[int] = []
    gc.callbacks.append(lambda phase, info: looks.append(info["generation"]) if phase == "stop" else None)
    try:
        async with asyncio.timeout(PATIENCE):
            while len(looks) < 3:
                await asyncio.sleep(SOON)
    finally:
        gc.callbacks.pop()


def test_the_collector_is_left_as_it_was() -> None:
    async def watch() -> None:
        async with tidied():
            assert not gc.isenabled()
            assert gc.get_freeze_count() > 0

    assert gc.isenabled()
    asyncio.run(watch())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_where_it_was_switched_off_it_stays_so() -> None:
    async def watch() -> None:
        async with tidied():
            pass

    gc.disable()
    try:
        asyncio.run(watch())
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_what_is_new_and_of_no_use_goes_however_few_objects_there_are() -> None:
    async def watch() -> None:
        async with tidied():
            knot = weakref.ref(Knot())
            await some_time()
            assert knot() is None

    asyncio.run(watch())


@pytest.mark.parametrize(("seconds", "stays"), [(600.0, True), (-1.0, False)])
def test_what_was_of_use_for_a_while_goes_if_the_last_walk_was_long_ago(
    monkeypatch: pytest.MonkeyPatch, seconds: float, stays: bool
) -> None:
    async def watch() -> None:
        async with tidied():
            used = Knot()
            await some_time()
            knot = weakref.ref(used)
            del used
            await some_time()
            assert (knot() is not None) == stays

    monkeypatch.setattr(gc_policy, "NOW_AND_THEN", seconds)
    asyncio.run(watch())
