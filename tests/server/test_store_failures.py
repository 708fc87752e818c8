"""Databases that fail: what was acknowledged is there, and what comes later is written."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from ashfall.server.messages import Guest
from ashfall.server.store import Duplicate, StoreError, database, new_id
from ashfall.server.store.store import ADD_GUEST
from ashfall.server.store.writer import Statement
from tests.server.test_store import opened

PAGES = 100  # of 4 kB: more than the empty tables take
TOO_LARGE = "x" * 20_000_000


def test_a_full_disk_loses_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, f"max_page_count={PAGES}"))
    guests = [Guest(new_id(), name) for name in ("first", "second", TOO_LARGE, "fourth", "fifth")]

    async def scenario() -> None:
        async with opened(str(tmp_path / "full.db")) as store:
            results = await asyncio.gather(*map(store.add_guest, guests), return_exceptions=True)
        assert [type(one) for one in results if one is not None] == [StoreError]
        async with opened(str(tmp_path / "full.db")) as store:
            kept = [await store.guest(guest.id) for guest in guests]
        assert kept == [guest if done is None else None for guest, done in zip(guests, results, strict=True)]

    asyncio.run(scenario())


def test_a_connection_that_is_lost_fails_nobody_who_is_stored(postgres: str) -> None:
    twice, later = new_id(), new_id()
    jobs: list[Statement] = [
        (ADD_GUEST, {"id": twice, "name": "stored", "created": 1}),
        (ADD_GUEST, {"id": twice, "name": "taken", "created": 1}),  # so they are not written all together
        (text("SELECT pg_terminate_backend(pg_backend_pid())"), {}),
        (ADD_GUEST, {"id": later, "name": "after it", "created": 1}),
    ]

    async def scenario() -> None:
        async with opened(postgres) as store:
            results = await asyncio.gather(*map(store._write, jobs), return_exceptions=True)
            assert [type(one) for one in results[:3]] == [type(None), Duplicate, StoreError]
            assert (await store.guest(twice)) == Guest(twice, "stored")
            assert (await store.guest(later) is not None) == (results[3] is None)

    asyncio.run(scenario())


def test_a_commit_that_failed_harms_no_later_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without the log that lets them live side by side, a reader keeps a writer from its commit.
    pragmas = [pragma for pragma in database.PRAGMAS if not pragma.startswith(("journal", "busy"))]
    monkeypatch.setattr(database, "PRAGMAS", (*pragmas, "journal_mode=DELETE", "busy_timeout=1"))
    path = tmp_path / "old.db"

    async def scenario() -> None:
        async with opened(str(path)) as store:
            reader = sqlite3.connect(path, isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM records").fetchone()
            with pytest.raises(StoreError):
                await store.add_record("while somebody reads")
            reader.close()
            key = await store.add_record("afterwards")
            assert await store.record(key) == "afterwards"

    asyncio.run(scenario())
