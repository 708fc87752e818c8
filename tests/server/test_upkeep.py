"""What the hall does by itself goes on, whatever a single match is like."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ashfall.server.metrics import Metrics
from ashfall.server.rooms import upkeep as upkeep_module
from ashfall.server.rooms.upkeep import Upkeep
from ashfall.server.store import queries
from tests.server.house import House, run
from tests.server.storing import guest_in, match_in, opened

PATIENCE = 60.0


def test_a_match_that_cannot_be_forgotten_keeps_no_other_waiting(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "PAGE", 2)
    monkeypatch.setattr(upkeep_module, "DAY", -60_000)  # so all of them are old
    monkeypatch.setattr(upkeep_module, "NOW_AND_THEN", 0.01)
    visited: list[str] = []
    enough = asyncio.Event()

    async def forget(key: str) -> None:
        """Changes nothing, and fails half of the time."""
        visited.append(key)
        if len(visited) == 10:
            enough.set()
        if len(visited) % 2:
            raise KeyError(key)

    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            keys = [await match_in(store, guest) for _ in range(5)]
            task = asyncio.create_task(Upkeep(store, Metrics()).forget_old(forget))
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait((task, asyncio.create_task(enough.wait())), return_when="FIRST_COMPLETED")
            task.cancel()
            assert sorted(visited[:5]) == sorted(visited[5:10]) == sorted(keys)

    asyncio.run(scenario())


def test_what_ends_though_it_should_go_on_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def forget_old(*_: object) -> None:
        raise KeyError

    async def scene(there: House) -> None:
        async with asyncio.timeout(PATIENCE):
            while "forget old matches failed: KeyError at" not in caplog.text:
                await asyncio.sleep(0.01)

    monkeypatch.setattr(Upkeep, "forget_old", forget_old)
    run(tmp_path, scene)
