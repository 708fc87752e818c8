"""The databases themselves: how they are opened, set up and brought up to date, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from ashfall.server.store import store
from ashfall.server.store.database import open_database
from ashfall.server.store.files import BadDatabase
from ashfall.server.store.migrate import migrate
from ashfall.server.store.tables import metadata
from tests.server.storing import opened


def test_migrations_make_the_tables_of_the_code(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scenario() -> None:
        async with opened(database):
            pass
        async with opened(database):  # nothing to do the second time
            pass
        other = open_database(database)
        assert await other.read(differences) == []
        await other.close()

    asyncio.run(scenario())


OLD_MATCHES = """
    INSERT INTO matches VALUES
    ('won', 'neuroshima', 'over', NULL, 1, 1, FALSE, TRUE, '1:a', '', '{}', '', '', 1, ''),
    ('drawn', 'neuroshima', 'over', NULL, 1, 1, FALSE, TRUE, '1:a', '', '{}', '', '', NULL, '')
"""


def test_winners_of_old_matches_stay_known(database: str) -> None:
    def as_it_was(connection: Connection) -> None:
        migrate(connection, "0001")
        with connection.begin():
            connection.execute(text(OLD_MATCHES))

    async def scenario() -> None:
        old = open_database(database)
        await old.write(as_it_was)
        await old.close()
        async with opened(database) as present:
            rows = {row.id: row.winners for row in await present.matches("over")}
            assert rows == {"won": "[1]", "drawn": "[]"}

    asyncio.run(scenario())


def test_sqlite_is_set_up_for_safety(tmp_path: Path) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}

    def found(connection: Connection) -> dict[str, object]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}

    async def scenario() -> None:
        database = open_database(str(tmp_path / "a.db"))
        assert await database.write(found) == wanted
        assert await database.read(found) == wanted
        await database.close()

    asyncio.run(scenario())


def test_sqlite_is_written_over_one_connection_of_its_own(tmp_path: Path) -> None:
    def used(connection: Connection) -> object:
        return connection.connection.driver_connection

    async def scenario() -> None:
        database = open_database(str(tmp_path / "a.db"))
        first = await database.prepare(used)  # alone, as a server does: a new file becomes one with a log
        ways = [way(used) for _ in range(10) for way in (database.write, database.read, database.read)]
        others = await asyncio.gather(*ways)
        assert {id(one) for one in others[0::3]} == {id(first)}
        assert id(first) not in {id(one) for one in (*others[1::3], *others[2::3])}
        await database.close()

    asyncio.run(scenario())


def test_sqlite_is_closed_in_order_whoever_wrote_or_read_last(tmp_path: Path) -> None:
    """The last connection brings the log into the file and removes it."""

    def look(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT 1")

    async def scenario(*kinds: str) -> None:
        database = open_database(str(tmp_path / "a.db"))
        await database.prepare(migrate)
        for kind in kinds:
            await getattr(database, kind)(look)
        assert (tmp_path / "a.db-wal").exists()
        await database.close()
        assert not (tmp_path / "a.db-wal").exists()

    asyncio.run(scenario())
    asyncio.run(scenario("read", "write"))
    asyncio.run(scenario("write", "read"))


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://root@localhost/x", "expected sqlite:///FILE or postgresql://"),
        ("://", "expected sqlite:///FILE"),
        ("sqlite://", "expected the path of a file"),
        (":memory:", "expected a file that stays"),
        ("postgresql://u:hidden-word@127.0.0.1:1/none", "cannot use"),
        ("/dev/null/a.db", "cannot make the folder"),
    ],
)
def test_a_bad_database_is_one_sentence(url: str, told: str) -> None:
    async def scenario() -> None:
        async with opened(url):
            pass

    with pytest.raises(BadDatabase, match=told) as caught:
        asyncio.run(scenario())
    assert "hidden-word" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_answer(_: Connection) -> None:
        raise TimeoutError

    async def scenario() -> None:
        async with opened(str(tmp_path / "a.db")):
            pass

    monkeypatch.setattr(store, "migrate", no_answer)
    with pytest.raises(BadDatabase, match=r"cannot use .*: it does not answer"):
        asyncio.run(scenario())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("These are my notes, please leave them alone. " * 50)

    async def scenario() -> None:
        async with opened(str(path)):
            pass

    with pytest.raises(BadDatabase, match="not a database"):
        asyncio.run(scenario())
    assert path.read_text().startswith("These are my notes")
