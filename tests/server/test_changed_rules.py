"""Matches whose past the rules of today do not allow: they go on where that is sound, or are closed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from ashfall.server.rooms.ledger import EVERY
from ashfall.server.rooms.room import CLOSED
from tests.server.playing import Person
from tests.server.running import RunningServer, running_server
from tests.server.test_table import play_on


def played(server: RunningServer, moves: int) -> tuple[Person, str]:
    """One person at one screen, after some moves."""
    ada = Person(server, "Ada")
    match = ada.create("me", "local", starts="first", listed=True)["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            await play_on([chair], Random(3), moves)

    asyncio.run(play())
    return ada, match


def forbid(database: Path, match: str, seq: int) -> None:
    """Make a stored move one that no rule allows, as a new ruling could."""
    with sqlite3.connect(database) as connection:
        row = connection.execute(
            "SELECT data FROM entries WHERE match = ? AND seq = ?", (match, seq)
        ).fetchone()
        data = {**msgspec.json.decode(row[0]), "move": "place hq A1 0"}
        change = "UPDATE entries SET data = ? WHERE match = ? AND seq = ?"
        connection.execute(change, (msgspec.json.encode(data).decode(), match, seq))
    connection.close()


async def close_code(person: Person, match: str) -> int:
    try:
        async with person.at(match) as chair:
            return await chair.close_code()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_match_that_cannot_go_on_is_closed_with_a_reason(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada, match = played(server, 6)
        server.stop()
        forbid(tmp_path / "ashfall.db", match, 5)
        server.start()
        assert asyncio.run(close_code(ada, match)) == CLOSED
        info = ada.info(match)
        assert (info["status"], info["winners"], info["result"]["id"]) == ("over", [], "server-result-closed")
        lobby = Person(server, "Bob").call("GET", "/api/lobby").json()
        assert (lobby["playing"], lobby["waiting"]) == ([], [])
        record = ada.call("GET", f"/api/matches/{match}/record").json()
        assert (len(record["moves"]), record["rules"]) == (6, 1)
        told = ada.call("GET", f"/api/matches/{match}/replay")
        assert told.status_code == 422
        assert "moves[3]" in told.json()["reason"]
        assert "Traceback" not in server.log
        assert "place hq" not in server.log
        assert asyncio.run(close_code(ada, match)) == CLOSED  # and so it stays


def test_a_match_goes_on_from_its_last_stored_state(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada, match = played(server, EVERY + 3)

        async def seen() -> object:
            async with ada.at(match) as chair:
                return chair.sight

        before = asyncio.run(seen())
        server.stop()
        forbid(tmp_path / "ashfall.db", match, 4)
        server.start()
        assert asyncio.run(seen()) == before

        async def go_on() -> None:
            async with ada.at(match) as chair:
                assert await play_on([chair], Random(4), 2) == 2
                await chair.done("take_back")
                await chair.done("take_back")

        asyncio.run(go_on())
        assert ada.info(match)["status"] == "playing"
