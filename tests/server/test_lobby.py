"""Who finds which table in the lobby, and how long tables wait that nobody comes to."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from ashfall.server import lobby as lobby_module
from ashfall.server.lobby import Lobby
from ashfall.server.messages import SeatWish
from ashfall.server.rooms import attendance as attendance_module
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms import upkeep as upkeep_module
from ashfall.server.rooms.attendance import LATELY
from ashfall.server.store import now
from ashfall.server.store import store as store_module
from tests.server.house import ADA, BOB, CID, House, Seat, run
from tests.server.wishes import match_wish

DAY = 86_400_000  # milliseconds
ME, OPEN = SeatWish("me"), SeatWish("open")


class Clock:
    """Clocks that go on by themselves and can be wound on."""

    def __init__(self) -> None:
        self.ahead = 0.0  # seconds

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    def time_ns(self) -> int:
        return time.time_ns() + round(self.ahead * 1e9)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What tells how long ago somebody was about; rooms that nobody needs are put away in a moment."""
    clock = Clock()
    for module in (attendance_module, lobby_module):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock.monotonic))
    monkeypatch.setattr(store_module, "time", SimpleNamespace(time_ns=clock.time_ns))
    monkeypatch.setattr(lobby_module, "FRESH", 0.0)
    monkeypatch.setattr(hall_module, "SWEEP", 0.02)
    monkeypatch.setattr(hall_module, "IDLE", 0.05)
    return clock


async def made(there: House, *seats: SeatWish) -> str:
    wish = match_wish(seats=list(seats), starts="first", listed=True)
    return (await there.hall.create(wish, ADA)).id


async def found(there: House) -> tuple[set[str], set[str]]:
    """What somebody who has nothing to do with it finds: tables to join, and games to watch."""
    view = await Lobby(there.store, there.hall).view(CID)
    return {info.id for info in view.waiting}, {info.id for info in view.playing}


async def leave(seat: Seat) -> None:
    """Go, and wait until the room knows."""
    seat.room.leave(seat.member)
    while seat.member in seat.room._play.members:
        await asyncio.sleep(0.001)


async def forgotten(there: House) -> None:
    """Wait until no room is in memory any more, and only the store tells what was."""
    while there.hall._rooms:
        await asyncio.sleep(0.001)


def test_a_table_waits_in_the_lobby_while_its_owner_is_about(tmp_path: Path, clock: Clock) -> None:
    async def scene(there: House) -> None:
        match = await made(there, ME, OPEN)
        assert match in (await found(there))[0]  # the page of the table is on its way
        ada = await there.sit(match, ADA)
        clock.ahead += 2 * LATELY
        assert match in (await found(there))[0]
        await leave(ada)
        clock.ahead += LATELY / 2
        assert match in (await found(there))[0]  # perhaps she only loads the page anew
        clock.ahead += LATELY
        looking = await there.sit(match, BOB)
        assert match not in (await found(there))[0]  # whoever looks on does not bring her back
        await leave(looking)
        await forgotten(there)
        assert match not in (await found(there))[0]
        await there.sit(match, ADA)
        assert match in (await found(there))[0]

    run(tmp_path, scene)


def test_a_game_that_everybody_left_is_not_shown_to_others(tmp_path: Path, clock: Clock) -> None:
    async def scene(there: House) -> None:
        match = await made(there, ME, OPEN)
        await there.hall.join(match, BOB, "")
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        clock.ahead += 2 * LATELY
        assert match in (await found(there))[1]
        await leave(ada)
        clock.ahead += 2 * LATELY
        assert match in (await found(there))[1]  # Bob is still there
        await leave(bob)
        clock.ahead += 2 * LATELY
        assert match not in (await found(there))[1]
        await forgotten(there)
        await there.sit(match, CID)
        assert match not in (await found(there))[1]
        await there.sit(match, BOB)
        assert match in (await found(there))[1]

    run(tmp_path, scene)


def test_bots_among_themselves_need_nobody(tmp_path: Path, clock: Clock) -> None:
    async def scene(there: House) -> None:
        match = await made(there, SeatWish("bot", bot="veteran"), SeatWish("bot", bot="veteran"))
        clock.ahead += 2 * LATELY
        assert match in (await found(there))[1]

    run(tmp_path, scene)


def test_after_a_day_nobody_waits_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep_module, "NOW_AND_THEN", 0.05)
    keys: dict[str, str] = {}

    async def before(there: House) -> None:
        for name in ("left", "visited", "kept", "young"):
            keys[name] = await made(there, ME, OPEN)
        keys["playing"] = await made(there, ME, SeatWish("local"))

    def grow_old(*names: str) -> None:
        database = sqlite3.connect(tmp_path / "rooms.db", timeout=30)
        with database:
            for name in names:
                database.execute("update matches set changed = ? where id = ?", (now() - DAY - 1, keys[name]))
        database.close()

    async def after(there: House) -> None:
        await there.sit(keys["kept"], ADA)
        grow_old("kept")
        while await there.store.match(keys["left"]) is not None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert {name for name, key in keys.items() if await there.store.match(key) is not None} == {
            "visited",
            "kept",
            "young",
            "playing",
        }
        kept = await there.store.match(keys["kept"])
        assert kept is not None
        assert kept.changed > now() - DAY

    run(tmp_path, before)
    monkeypatch.setattr(upkeep_module, "DAY", 10 * DAY)
    grow_old("left", "visited", "playing")

    async def visited_in_time(there: House) -> None:
        await leave(await there.sit(keys["visited"], ADA))

    run(tmp_path, visited_in_time)
    monkeypatch.setattr(upkeep_module, "DAY", DAY)
    run(tmp_path, after)
