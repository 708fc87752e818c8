"""After a restart: matches that go on by themselves are taken up, others wait for somebody."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ashfall.server.messages import Clock, SeatWish
from ashfall.server.rooms import upkeep as upkeep_module
from tests.server.house import ADA, House, run
from tests.server.wishes import match_wish


def test_only_what_goes_on_by_itself_is_taken_up(tmp_path: Path) -> None:
    bot, me = SeatWish("bot", bot="random"), SeatWish("me")

    async def made(there: House, *seats: SeatWish, **wish: Any) -> str:
        return (await there.hall.create(match_wish(seats=list(seats), starts="first", **wish), ADA)).id

    keys: dict[str, str] = {}

    async def before(there: House) -> None:
        keys["bot"] = await made(there, me, bot)
        keys["old"] = await made(there, me, bot)
        keys["clock"] = await made(there, me, SeatWish("local"), clock=Clock("bank", 86_400))
        keys["people"] = await made(there, me, SeatWish("local"))
        keys["waiting"] = await made(there, me, SeatWish("open"))

    async def after(there: House) -> None:
        await there.hall._tasks[0]  # which takes them up
        assert {name for name, key in keys.items() if key in there.hall._rooms} == {"bot", "clock"}

    run(tmp_path, before)
    database = sqlite3.connect(tmp_path / "rooms.db")
    with database:
        database.execute("update entries set at = at - 4000000 where match = ?", (keys["old"],))
        database.execute("update entries set at = at - 4000000 where match = ?", (keys["clock"],))
    database.close()
    run(tmp_path, after)


def test_taking_up_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep_module, "AGAIN", 0.01)
    keys: list[str] = []

    async def before(there: House) -> None:
        wish = match_wish(seats=[SeatWish("me"), SeatWish("bot", bot="random")], starts="first")
        keys.append((await there.hall.create(wish, ADA)).id)

    async def after(there: House) -> None:
        await there.hall._tasks[0]
        assert there.store.faults == 0
        assert keys[0] in there.hall._rooms

    run(tmp_path, before)
    run(tmp_path, after, faults=3)


def test_many_games_that_were_never_finished_keep_none_from_going_on(tmp_path: Path) -> None:
    keys: list[str] = []

    async def before(there: House) -> None:
        seats = [SeatWish("me"), SeatWish("local")]
        for _ in range(2):
            wish = match_wish(seats=seats, clock=Clock("bank", 86_400))
            keys.append((await there.hall.create(wish, ADA)).id)

    async def after(there: House) -> None:
        await there.hall._tasks[0]
        assert set(keys) == set(there.hall._rooms)

    run(tmp_path, before)
    database = sqlite3.connect(tmp_path / "rooms.db")
    with database:
        columns = [row[1] for row in database.execute("pragma table_info(matches)")]
        new = ", ".join({"id": "'copy ' || ?", "options": "'{}'"}.get(name, name) for name in columns)
        copies = f"insert into matches select {new} from matches where id = ?"
        database.executemany(copies, ((number, keys[0]) for number in range(40_000)))
        database.execute(
            "insert into seats select id, 0, 'bot', 'borgo', null, 'random' from matches "
            "where id like 'copy %'"
        )
    database.close()
    run(tmp_path, after)
