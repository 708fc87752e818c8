"""Whatever a program does to connections: broken frames, crowds, floods, and a database that fails."""

from __future__ import annotations

import asyncio
import itertools
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.playing import PATIENCE, Chair, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_socket_fuzz import check_log
from tests.server.test_table import play_on, two_people

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(opcode: int, payload: bytes, *, first: int = 0x80, masked: bool = True) -> bytes:
    """A frame as no honest client might send it; the mask is zero, so the payload stays readable."""
    head = bytes([first | opcode, (0x80 if masked else 0) | min(len(payload), 125)])
    return head + (bytes(4) if masked else b"") + payload[:125]


frames = st.sampled_from(
    [
        frame(1, b'{"t":"ping"}', masked=False),
        frame(1, b'{"t":"ping"', first=0) + frame(0, b"}"),
        frame(0, b"a part of nothing"),
        frame(1, b'{"t":"pi', first=0) + frame(1, b'ng"}'),
        frame(3, b"no such kind"),
        frame(9, b"ping", first=0),
        frame(1, b"compressed", first=0xC0),
        frame(1, b"\xff\xfe\xfd"),
        frame(1, b'{"t":"\xc5', first=0) + frame(0, b'"}'),
        frame(8, b"\x03"),
        frame(8, b"\x00\x00"),
        frame(8, b"\x03\xe8\xff"),
        frame(10, b"pong to nobody"),
        bytes([0x81, 0xFF]) + b"\xff" * 8,
        bytes([0x81, 0xFE, 0xFF]),
        bytes([0x82, 0xFF]) + bytes(7) + b"\x01" + bytes(4),
        frame(1, b"x", first=0) * 200,
        b"GET / HTTP/1.1\r\n\r\n",
    ]
)


@asynccontextmanager
async def knocking(server: RunningServer, match: str, header: str = "") -> AsyncIterator[Line]:
    """A connection that has asked for a socket, and nothing more; it is cut at the end of the block."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{header}\r\n".encode()
    )
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        await asyncio.sleep(0)  # then it is gone


@pytest.fixture(scope="module")
def match(server: RunningServer) -> str:
    """A match that goes on."""
    return two_people(server)[2]


@settings(max_examples=200, suppress_health_check=list(HealthCheck))
@given(parts=st.lists(frames | st.binary(max_size=40), min_size=1, max_size=3))
def test_broken_frames_break_nothing_else(server: RunningServer, match: str, parts: list[bytes]) -> None:
    async def act() -> None:
        async with knocking(server, match) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"".join(parts))
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), PATIENCE)  # until the server has closed it
            assert b"\x03\xf3" not in answer[-20:]  # 1011

    asyncio.run(act())
    check_log(server)


@pytest.mark.parametrize(
    "header",
    [
        "Content-Length: 5\r\n",
        "X-Long: " + "x" * 9000 + "\r\n",
        "".join(f"X-{number}: 1\r\n" for number in range(200)),
        "Sec-WebSocket-Version: 99\r\n",
    ],
    ids=["body", "long", "many", "version"],
)
def test_who_asks_for_a_socket_in_a_strange_way_is_answered(
    server: RunningServer, match: str, header: str
) -> None:
    async def act() -> bytes:
        async with knocking(server, match, header) as (reader, _):
            return await asyncio.wait_for(reader.readline(), PATIENCE)

    assert asyncio.run(act()) == b"HTTP/1.1 400 Bad Request\r\n"
    check_log(server)


def test_a_text_that_is_not_utf8_is_closed_without_a_fuss(server: RunningServer, match: str) -> None:
    async def act() -> bytes:
        async with knocking(server, match) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(1, b"\xff\xfe\xfd"))
            return await asyncio.wait_for(reader.read(), PATIENCE)

    assert asyncio.run(act()).endswith(b"\x88\x02\x03\xef")  # a close frame with 1007, and nothing more
    assert "UTF-8" not in server.log
    check_log(server)


async def come_and_go(server: RunningServer, person: Person, match: str, how: int) -> None:
    """Connect, and leave at one of many moments without a word."""
    if how in (0, 1):
        with suppress(ConnectionClosed):  # where those who came before are still about to leave
            async with person.at(match) as chair:
                await chair.send({"t": "do", "id": "a", "what": "move", "seq": 0})
                if how:
                    chair.connection.transport.abort()
        return
    async with knocking(server, match) as (reader, _):
        if how == 2:
            await reader.readuntil(b"\r\n\r\n")
        elif how == 3:
            await reader.readuntil(b"welcome")
        elif how == 4:
            await asyncio.sleep(0.01)


def gauge(server: RunningServer, name: str) -> float:
    """One of the server's own figures."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


def memory(server: RunningServer) -> int:
    """What the server holds, in bytes; 0 where the system does not tell."""
    file = Path(f"/proc/{server.process.pid}/statm")
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else 0


def test_nobody_is_left_behind_by_many_who_come_and_go(server: RunningServer) -> None:
    ada, _, match = two_people(server)

    async def crowd(count: int) -> None:
        for _ in range(count):
            await asyncio.gather(*(come_and_go(server, ada, match, how % 6) for how in range(12)))

    def is_empty() -> bool:
        info = ada.info(match)
        online = any(seat["online"] for seat in info["seats"])
        return not online and not info["spectators"] and gauge(server, "ashfall_sockets") == 0

    held = []
    for count in (20, 40):
        asyncio.run(crowd(count))
        end = time.monotonic() + PATIENCE
        while not is_empty():
            assert time.monotonic() < end, ada.info(match)
            time.sleep(0.05)
        held.append(memory(server))
    assert held[1] - held[0] < 5_000_000, held
    check_log(server)


def forecasts(moves: list[str]) -> bytes:
    """Thousands of questions, each about another move than the one before."""
    asked = (f'{{"t":"ask","id":"1","what":"forecast","move":"{move}"}}'.encode() for move in moves)
    return b"".join(itertools.islice(itertools.cycle(frame(1, text) for text in asked), 5000))


async def flood(server: RunningServer, match: str, questions: bytes, thrown_out: list[int]) -> None:
    """Send all these questions at once, and come back whenever one is thrown out."""
    while True:
        async with knocking(server, match) as (reader, writer):
            with suppress(ConnectionError):
                writer.write(questions)
                await reader.read()
        thrown_out.append(1)
        await asyncio.sleep(0.02)


def test_a_flood_at_one_table_does_not_hold_up_another(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=True) as server:
        ada, bob, match = two_people(server)
        other = ada.create("me", "local")["id"]

        async def times(chairs: list[Chair]) -> list[float]:
            found = []
            for number in range(25):
                started = time.perf_counter()
                await play_on(chairs, Random(number), 1)
                found.append(time.perf_counter() - started)
            return found

        async def act() -> tuple[list[float], list[float], int]:
            thrown_out: list[int] = []
            async with ada.at(match) as first, bob.at(match) as second:
                async with ada.at(other) as third:
                    assert third.sight is not None
                    questions = forecasts(third.sight["legal"])
                quiet = await times([first, second])
                floods = (flood(server, other, questions, thrown_out) for _ in range(4))
                flooding = [asyncio.create_task(one) for one in floods]
                while not thrown_out:
                    await asyncio.sleep(0.01)
                busy = await times([first, second])
                for task in flooding:
                    task.cancel()
                await asyncio.gather(*flooding, return_exceptions=True)
                return quiet, busy, len(thrown_out)

        quiet, busy, thrown_out = asyncio.run(act())
        assert thrown_out > 3
        # To answer one flood takes seconds; on a slow machine anything may take some tenths of one.
        assert median(busy) < 10 * median(quiet) + 0.5
        check_log(server)


def test_a_crowd_at_the_same_address_keeps_nobody_from_their_seat(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=True) as server:
        ada, _, match = two_people(server)

        async def knock(_: int) -> bool:
            """Whether a spectator from here is let in."""
            async with connect(f"{server.socket_url}/api/matches/{match}/socket") as connection:
                with suppress(ConnectionClosed):
                    await connection.recv()
                    return True
                return False

        async def act() -> None:
            while all(await asyncio.gather(*map(knock, range(150)))):
                pass  # until the address has used up what it may
            for _ in range(5):
                crowd = asyncio.gather(*map(knock, range(30)))  # nor does it get anything back meanwhile
                async with ada.at(match) as chair:
                    assert chair.seats == [0]
                await crowd

        asyncio.run(act())


def test_zero_bytes_never_reach_postgres(tmp_path: Path, postgres: str) -> None:
    with running_server(tmp_path, database=postgres) as server:
        ada, _, match = two_people(server)

        async def act() -> None:
            async with connect(f"{server.socket_url}/api/matches/%00/socket") as connection:
                assert await Chair(connection).close_code() == 4404
            async with ada.at(match) as chair:
                command = {"t": "do", "id": "\x00", "what": "move", "seq": 1, "move": "place hq C3 0"}
                await chair.send(command)
                assert (await chair.until("reject"))["code"] == "bad_message"
                await chair.done("move", move="place hq C3 0")

        asyncio.run(act())
        check_log(server)


def test_without_a_database_sockets_are_asked_to_come_later(tmp_path: Path) -> None:
    with running_server(tmp_path, may_fail=True) as server:
        database = sqlite3.connect(tmp_path / "ashfall.db", isolation_level=None)
        database.execute("ALTER TABLE matches RENAME TO gone")

        async def act() -> int:
            async with connect(f"{server.socket_url}/api/matches/any/socket") as connection:
                return await Chair(connection).close_code()

        assert asyncio.run(act()) == 1013
        assert "Traceback" not in server.log
        database.execute("ALTER TABLE gone RENAME TO matches")
        database.close()
        assert asyncio.run(act()) == 4404
