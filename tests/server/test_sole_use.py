"""One server at a time uses a database, and its files are whole and its own."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from ashfall.cli.serve import settings_of
from ashfall.server.config import from_environment
from ashfall.server.store import Store, sole_use
from ashfall.server.store.database import open_database
from ashfall.server.store.files import BadDatabase
from ashfall.server.store.sole_use import PATIENCE, PostgresClaim
from tests.server.storing import guest_in, opened
from tests.server.test_store_failures import END_ALL_OTHERS, backends, stopped

USED = "another server uses it"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sole_use, "PATIENCE", 0.2)


def test_a_second_store_is_refused_until_the_first_is_closed(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            with pytest.raises(BadDatabase, match=USED):
                await Store(database).open()
            await guest_in(store)  # the first goes on
        async with opened(database):
            pass

    asyncio.run(scenario())


def test_another_name_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "one.db")

    async def scenario() -> None:
        async with opened(str(tmp_path / "one.db")):
            with pytest.raises(BadDatabase, match=USED):
                await Store(str(tmp_path / "other.db")).open()

    asyncio.run(scenario())


def test_a_place_without_locks_is_no_other_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(_: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(sole_use, "_lock", without)
    with pytest.raises(BadDatabase, match=os.strerror(errno.ENOLCK)):
        asyncio.run(Store(str(tmp_path / "one.db")).open())


def test_a_server_that_is_being_replaced_may_end_in_order(tmp_path: Path) -> None:
    settings = settings_of(from_environment(database=str(tmp_path / "one.db")))
    assert settings.timeout_graceful_shutdown is not None
    assert 1.5 * settings.timeout_graceful_shutdown < PATIENCE


def claim_in(url: str) -> PostgresClaim:
    return PostgresClaim(open_database(url)._connecting)  # type: ignore[attr-defined]


async def looked(claim: PostgresClaim) -> bool:
    """What a claim knows after it has looked once."""
    await claim._look()
    return claim.is_held


def test_a_lost_session_takes_the_lock_again_unless_another_has_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sole_use, "LOOK", 3600)

    async def end_all() -> None:
        other = open_database(postgres)
        await other.read(lambda connection: connection.execute(text(END_ALL_OTHERS)).all())
        await other.close()

    async def scenario() -> None:
        first, second = claim_in(postgres), claim_in(postgres)
        assert await first.take()
        await end_all()
        assert await looked(first)
        await end_all()
        assert await second.take()
        assert not await looked(first)
        await second.release()
        assert await looked(first)
        await first.release()

    asyncio.run(scenario())


def test_a_session_that_says_nothing_is_no_other_server(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sole_use, "LOOK", 3600)
    monkeypatch.setattr(sole_use, "ANSWER", 1.0)

    async def scenario() -> None:
        claim = claim_in(postgres)
        assert await claim.take()
        with stopped(await backends(postgres)):
            assert await looked(claim)
        await claim.release()

    asyncio.run(scenario())


def test_whoever_lost_the_database_writes_nothing(postgres: str) -> None:
    async def scenario() -> None:
        database = open_database(postgres)
        assert await database.claim()
        database._claim._is_held = False  # type: ignore[attr-defined]
        with pytest.raises(OSError, match="another server"):
            await database.write(lambda connection: connection.execute(text("SELECT 1")).all())
        await database.close()

    asyncio.run(scenario())


def test_only_the_owner_reads_the_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.db"

    async def scenario() -> list[int]:
        async with opened(str(path)) as store:
            await guest_in(store)
            return [file.stat().st_mode & 0o777 for file in tmp_path.iterdir()]

    before = os.umask(0o022)
    try:
        assert asyncio.run(scenario()) == [0o600] * 4  # the file, its log, its index, its lock
    finally:
        os.umask(before)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A young database and its log, copied while a server uses it."""
    kept = tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(str(tmp_path / "young.db")) as store:
            await guest_in(store, "Ann")
            for ending in ("", "-wal"):
                shutil.copy(tmp_path / f"young.db{ending}", f"{kept}{ending}")

    asyncio.run(scenario())
    return kept


async def names(path: Path) -> list[str]:
    """Everybody in a database."""
    async with opened(str(path)):
        with sqlite3.connect(path) as plain:
            return [name for (name,) in plain.execute("SELECT name FROM guests")]


def test_a_missing_log_is_noticed(copied: Path) -> None:
    log = Path(f"{copied}-wal")
    log.rename(log.with_name("elsewhere"))
    with pytest.raises(BadDatabase, match=r'copy\.db-wal" is missing, and with it everything since') as told:
        asyncio.run(names(copied))
    assert "\n" not in str(told.value)
    log.with_name("elsewhere").rename(log)
    assert asyncio.run(names(copied)) == ["Ann"]  # and nothing is lost


def test_whoever_knows_that_the_log_is_lost_goes_on_without_it(copied: Path) -> None:
    Path(f"{copied}-wal").write_bytes(b"")
    assert asyncio.run(names(copied)) == []


def test_a_log_that_somebody_else_brought_into_the_file_is_not_missing(copied: Path) -> None:
    with suppress(sqlite3.Error), sqlite3.connect(copied) as other:
        other.execute("SELECT name FROM guests").fetchall()
    other.close()  # the last one to close it brings the log into the file and removes it
    assert not Path(f"{copied}-wal").exists()
    assert asyncio.run(names(copied)) == ["Ann"]
