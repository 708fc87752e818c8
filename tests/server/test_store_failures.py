"""Databases that fail: what was acknowledged is there, and what comes later is written."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from ashfall.server.messages import Guest
from ashfall.server.store import Duplicate, StoreError, database, new_id, writer
from ashfall.server.store.store import ADD_GUEST
from ashfall.server.store.writer import Statement
from tests.server.storing import guest_in, match_in, move, opened
from tests.starting import start_process

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


END_ALL_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def test_lost_connections_are_replaced(postgres: str) -> None:
    async def scenario() -> None:
        async with opened(postgres) as store:
            key = await match_in(store, await guest_in(store))
            other = database.open_database(postgres)
            await other.read(lambda connection: connection.execute(text(END_ALL_OTHERS)).all())
            await other.close()
            await store.append(key, move(1))
            assert len(await store.entries(key)) == 1
            await store.check()

    asyncio.run(scenario())


BACKENDS = """
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
SHORT = 2.0  # seconds: longer than a statement takes on a busy machine
PATIENCE = 60.0


@pytest.fixture
def short_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", SHORT)


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    """Processes of PostgreSQL that say nothing, as if the line was cut."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


async def backends(url: str) -> list[int]:
    """The processes that serve others who are connected."""
    other = database.open_database(url)
    try:
        return await other.read(lambda connection: list(connection.execute(text(BACKENDS)).scalars()))
    finally:
        await other.close()


@pytest.mark.usefixtures("short_answers")
def test_connections_that_say_nothing_are_replaced(postgres: str) -> None:
    async def scenario() -> None:
        async with opened(postgres) as store:
            key = await match_in(store, await guest_in(store))
            await asyncio.gather(*(store.entries(key) for _ in range(4)))
            pids = await backends(postgres)
            assert len(pids) > 1
            with stopped(pids):
                async with asyncio.timeout(PATIENCE):
                    await store.append(key, move(1))
                    assert len(await store.entries(key)) == 1
                    await store.check()
            await store.append(key, move(2))

    asyncio.run(scenario())


@pytest.mark.usefixtures("short_answers")
def test_a_commit_that_is_not_answered_fails_and_is_not_tried_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    silent: list[int] = []
    write_together = writer._together

    def then_silence(connection: Connection, jobs: list[Any]) -> None:
        tried.append(len(jobs))
        write_together(connection, jobs)
        silent.append(connection.connection.driver_connection.get_server_pid())  # type: ignore[union-attr]
        os.kill(silent[-1], signal.SIGSTOP)

    async def scenario() -> None:
        async with opened(postgres) as store:
            keys = [await match_in(store, await guest_in(store)) for _ in range(4)]
            monkeypatch.setattr(writer, "_together", then_silence)
            try:
                async with asyncio.timeout(PATIENCE):
                    writes = (store.append(key, move(1)) for key in keys)
                    results = await asyncio.gather(*writes, return_exceptions=True)
            finally:
                monkeypatch.setattr(writer, "_together", write_together)
                for pid in silent:
                    os.kill(pid, signal.SIGCONT)
            assert [type(one) for one in results] == [StoreError] * 4
            assert tried == [4]
            while set(silent) & set(await backends(postgres)):
                await asyncio.sleep(0.1)
            found = [len(await store.entries(key)) for key in keys]
            assert len(set(found)) == 1  # all of it may have been stored, or nothing
            for key in keys:
                await store.append(key, move(found[0] + 1))

    asyncio.run(scenario())


@pytest.mark.usefixtures("short_answers")
def test_a_database_that_says_nothing_keeps_nobody_from_closing(postgres: str) -> None:
    async def scenario() -> None:
        async with opened(postgres) as store:
            await guest_in(store)
            pids = await backends(postgres)
            with stopped(pids):
                async with asyncio.timeout(PATIENCE):
                    await store.close()

    asyncio.run(scenario())


def test_what_a_lost_connection_has_begun_is_undone(postgres: str) -> None:
    def limit(connection: Connection) -> object:
        return connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar()

    async def scenario() -> None:
        other = database.open_database(postgres)
        assert await other.write(limit) == "30s"
        await other.close()

    asyncio.run(scenario())


def test_migrations_may_take_their_time(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", SHORT)

    async def scenario() -> None:
        other = database.open_database(postgres)
        long = text(f"SELECT pg_sleep({1.5 * SHORT})")
        await other.prepare(lambda connection: connection.execute(long).all())
        with pytest.raises(TimeoutError):
            await other.write(lambda connection: connection.execute(text("SELECT pg_sleep(600)")).all())
        await other.close()

    asyncio.run(scenario())


CRASHING = """
import asyncio, sys
from ashfall.server.store import Entry, Store

async def main():
    store = Store(sys.argv[1])
    await store.open()
    async def play(key):
        for seq in range(1, 100000):
            await store.append(key, Entry(seq=seq, at=1, kind="move", seat=0, command=str(seq)))
            sys.stdout.write(f"{key} {seq}\\n")
            sys.stdout.flush()
    await asyncio.gather(*(play(key) for key in sys.argv[2:]))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 60, 200])
def test_what_was_acknowledged_survives_a_crash(database: str, lines: int) -> None:
    async def prepare() -> list[str]:
        async with opened(database) as store:
            guest = await guest_in(store)
            return [await match_in(store, guest) for _ in range(8)]

    async def stored(keys: list[str]) -> dict[str, list[int]]:
        async with opened(database) as store:
            return {key: [entry.seq for entry in await store.entries(key)] for key in keys}

    keys = asyncio.run(prepare())
    process = start_process(
        [sys.executable, "-c", CRASHING, database, *keys], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    rest = process.stdout.read()
    process.wait()
    process.stdout.close()
    acknowledged = dict.fromkeys(keys, 0)
    for line in ("".join(told) + rest[: rest.rfind("\n") + 1]).splitlines():
        key, seq = line.split()
        acknowledged[key] = int(seq)
    found = asyncio.run(stored(keys))
    for key, numbers in found.items():
        assert numbers == list(range(1, len(numbers) + 1))  # no gaps
        assert len(numbers) >= acknowledged[key]
    assert sum(acknowledged.values()) >= lines
