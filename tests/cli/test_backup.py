"""A copy of the database can be made at any time, and is whole."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ashfall.cli.main import main
from ashfall.server.store import backup as module
from tests.server.storing import guest_in, match_in, move, opened


def names_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as plain:
        assert plain.execute("PRAGMA quick_check").fetchone() == ("ok",)
        return [name for (name,) in plain.execute("SELECT name FROM guests ORDER BY name")]


def test_a_copy_is_made_while_a_server_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"

    async def scenario() -> str:
        async with opened(str(database)) as store:
            ann = await guest_in(store, "Ann")
            key = await match_in(store, ann)
            await store.append(key, move(1))
            assert main(["backup", "--db", str(database), "--out", str(copy), "--lang", "en"]) == 0
            await guest_in(store, "Bob")
        async with opened(str(copy)) as store:  # as a server would go on with it
            assert [entry.seq for entry in await store.entries(key)] == [1]
            assert await store.guest(ann.id) == ann
        return key

    asyncio.run(scenario())
    assert capsys.readouterr().out.startswith(f"A copy of the database is in {copy} (")
    assert (names_in(database), names_in(copy)) == (["Ann", "Bob"], ["Ann"])
    assert copy.stat().st_mode & 0o777 == 0o600


def test_it_is_one_file_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAGES", 1)
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    told: list[tuple[int, int]] = []

    async def scenario() -> None:
        async with opened(str(database)) as store:
            await guest_in(store, "Ann")
            with closing(sqlite3.connect(database, isolation_level=None)) as other:

                def somebody_comes(done: int, of: int) -> None:
                    told.append((done, of))
                    values = (f"guest {done}", "Bob")
                    other.execute("INSERT INTO guests (id, name, created) VALUES (?, ?, 1)", values)

                module.back_up(str(database), copy, somebody_comes)

    asyncio.run(scenario())
    done, of = zip(*told, strict=True)
    assert list(done) == list(range(1, of[0] + 1))  # each page once, whoever writes meanwhile
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]
    assert names_in(copy) == ["Ann"]


def test_a_server_need_not_run(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(str(database)) as store:
            await guest_in(store, "Ann")

    asyncio.run(scenario())
    assert main(["backup", "--db", str(database), "--out", str(copy)]) == 0
    assert names_in(copy) == ["Ann"]


def test_a_damaged_database_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(str(database)) as store:
            await asyncio.gather(*(guest_in(store, f"Guest {number}") for number in range(500)))

    asyncio.run(scenario())
    with database.open("r+b") as file:
        file.seek(-3 * 4096, 2)
        file.write(b"\xff" * 2 * 4096)
    assert main(["backup", "--db", str(database), "--out", str(copy)]) == 2
    assert "it is damaged, and so would be the copy" in capsys.readouterr().err
    assert not copy.exists()


@pytest.mark.parametrize(
    ("database", "out", "told"),
    [
        ("games.db", "old.db", '--out: "{folder}/old.db": it is there already, name a new file'),
        ("games.db", "none/copy.db", '--out: "{folder}/none/copy.db": No such file or directory'),
        ("none.db", "copy.db", 'database: there is no file "{folder}/none.db"'),
        ("old.db", "copy.db", "file is not a database"),
        ("lost.db", "copy.db", 'the file "{folder}/lost.db-wal" is missing'),
        ("postgresql://u:hidden@h/n", "copy.db", "pg_dump --format=custom --file=FILE URL"),
    ],
)
def test_what_cannot_be_copied(
    database: str, out: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sqlite3.connect(tmp_path / "games.db").execute("CREATE TABLE guests (name)").connection.close()
    lost = sqlite3.connect(tmp_path / "lost.db")
    lost.execute("PRAGMA user_version = 1").connection.close()
    (tmp_path / "old.db").write_text("notes " * 1000)
    where = database if "://" in database else str(tmp_path / database)
    assert main(["backup", "--db", where, "--out", str(tmp_path / out)]) == 2
    error = capsys.readouterr().err
    assert told.format(folder=tmp_path) in error
    assert error.count("\n") == 1
    assert "hidden" not in error
    assert not (tmp_path / "copy.db").exists()
    assert (tmp_path / "old.db").read_text() == "notes " * 1000
