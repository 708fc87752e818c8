"""Databases of earlier versions open for ever: what was played goes on, and what is over can be read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, MetaData, select

from ashfall.server.store.database import open_database
from ashfall.server.store.migrate import migrate
from ashfall.server.store.store import now
from tests.server.playing import Json, Person
from tests.server.running import RunningServer, running_server

DATA = Path(__file__).with_name("data")
OLD = "tables_0002"  # written by the version before matches could be of any game


@pytest.fixture(scope="module")
def known() -> Json:
    """What was known of the database when it was written."""
    found: Json = msgspec.json.decode((DATA / f"{OLD}.json").read_bytes())
    return found


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of today on that database."""
    folder = tmp_path_factory.mktemp("old")
    with sqlite3.connect(folder / "ashfall.db") as database:
        database.executescript((DATA / f"{OLD}.sql").read_text(encoding="utf-8"))
        # No table waits for longer than a day, and this file grows older.
        database.execute("UPDATE matches SET changed = ?", (now(),))
    database.close()
    with running_server(folder) as server:
        yield server


def person(server: RunningServer, known: Json, name: str) -> Person:
    """Somebody who comes back after the update."""
    found = Person(server)
    found.cookies.update(known[name])
    return found


def test_a_game_goes_on(old: RunningServer, known: Json) -> None:
    ada, bob = person(old, known, "ada"), person(old, known, "bob")

    async def play() -> None:
        async with ada.at(known["going"]) as first, bob.at(known["going"]) as second:
            assert (first.seats, second.seats, first.seq) == ([0], [1], 26)
            mover = first if first.chooser == 0 else second
            assert mover.sight is not None
            update = await mover.done("move", move=mover.sight["legal"][0], key="after the update")
            assert update["seq"] == 27

    asyncio.run(play())
    info = ada.info(known["going"])
    assert info["terms"] == {
        "game": "neuroshima",
        "mode": "duel",
        "board": 19,
        "variants": [],
        "team_health": 0,
        "settings": {},
    }
    assert [seat["part"] for seat in info["seats"]] == ["moloch", "borgo"]


def test_a_finished_game_is_told_as_it_was(old: RunningServer, known: Json) -> None:
    ada = person(old, known, "ada")
    info = ada.info(known["over"])
    assert (info["status"], info["winners"], info["side"]) == ("over", [0], "")
    record = ada.call("GET", f"/api/matches/{known['over']}/record").json()
    assert {**record, "rules": None} == {**known["record"], "rules": None}
    assert ada.call("GET", f"/api/matches/{known['over']}/replay").status_code == 200


def test_a_table_that_waits_keeps_its_terms(old: RunningServer, known: Json) -> None:
    info = person(old, known, "ada").info(known["waiting"])
    assert (info["terms"]["mode"], info["terms"]["team_health"], info["sides"]) == ("teams", 20, [0, 1, 0, 1])
    assert [seat["leader"] for seat in info["seats"]] == [0, 1, 2, 1]
    assert Person(old, "Cid").join(known["waiting"]).json()["status"] == "playing"


def test_bots_go_on(old: RunningServer, known: Json) -> None:
    async def watch() -> None:
        async with person(old, known, "ada").at(known["three"]) as chair:
            assert chair.info["terms"]["variants"] == ["reinforcements"]
            while chair.chooser not in chair.seats:
                await chair.hear()

    asyncio.run(watch())


Rows = dict[str, list[Json]]  # by table


def old_rows() -> Rows:
    """What that database holds."""
    with sqlite3.connect(":memory:") as plain:
        plain.row_factory = sqlite3.Row
        plain.executescript((DATA / f"{OLD}.sql").read_text(encoding="utf-8"))
        names = plain.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        found = {name: [dict(row) for row in plain.execute(f"SELECT * FROM {name}")] for (name,) in names}
    plain.close()
    return found


async def brought_up_to_date(url: str, rows: Rows) -> Rows:
    """What becomes of rows of that version in an empty database."""

    def as_it_was(connection: Connection) -> None:
        migrate(connection, "0002")
        with connection.begin():
            for table in reflected(connection).sorted_tables:
                if rows[table.name] and table.name != "alembic_version":
                    connection.execute(table.insert(), rows[table.name])

    def all_rows(connection: Connection) -> Rows:
        return {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in reflected(connection).sorted_tables
        }

    database = open_database(url)
    try:
        await database.write(as_it_was)
        await database.write(migrate)
        return await database.read(all_rows)
    finally:
        await database.close()


def reflected(connection: Connection) -> MetaData:
    metadata = MetaData()
    metadata.reflect(connection)
    return metadata


def test_what_is_rewritten_is_the_same_in_both_kinds_of_database(tmp_path: Path, postgres: str) -> None:
    async def scene() -> tuple[Rows, Rows]:
        rows = old_rows()
        return (
            await brought_up_to_date(str(tmp_path / "old.db"), rows),
            await brought_up_to_date(postgres, rows),
        )

    file, other = asyncio.run(scene())
    assert {row["kind"] for row in file["entries"]} > {"begin"}
    assert all("parts" in row["data"] for row in file["entries"] if row["kind"] == "begin")
    assert all("is_fixed" in row["options"] for row in file["matches"])
    for name, rows in file.items():
        assert sorted(map(repr, other[name])) == sorted(map(repr, rows)), name
