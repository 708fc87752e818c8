"""Whatever a socket sends below the messages: it is counted, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from ashfall.server.protocols import BYTES, FRAME_BYTES
from tests.server.playing import PATIENCE, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_socket_crowds import frame, knocking
from tests.server.test_socket_fuzz import check_log
from tests.server.test_table import two_people

PING, PONG, MORE = frame(9, b""), frame(10, b""), frame(0, b"", first=0)
AT_ONCE = round(BYTES[1] / FRAME_BYTES)  # frames
FLOOD = 40_000  # frames: what one reading of a socket may bring, and more
SHUT = b"\x88\x12\x03\xf0too much at once"  # a close frame with 1008


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("frames"), limits=True) as server:
        yield server


async def answered(server: RunningServer, match: str, sent: bytes) -> bytes:
    """Everything that a spectator hears who sends this, until the server has enough."""
    async with knocking(server, match) as (reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(sent)
        return await asyncio.wait_for(all_heard(reader), PATIENCE)


async def all_heard(reader: asyncio.StreamReader) -> bytes:
    """Until the line is closed, or cut where something was never read at the other end."""
    heard = b""
    with suppress(ConnectionError):
        while part := await reader.read(1 << 16):
            heard += part
    return heard


@pytest.mark.parametrize(
    "flood",
    [PING * FLOOD, PONG * FLOOD, frame(1, b"{", first=0) + MORE * FLOOD],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_frames_is_cut_off(limited: RunningServer, flood: bytes) -> None:
    match = two_people(limited)[2]
    heard = asyncio.run(answered(limited, match, flood))
    assert SHUT in heard
    assert heard.count(b"\x8a\x00") < 2 * AT_ONCE  # pongs: no more was done than is allowed at once
    check_log(limited)


def test_too_many_bytes_are_cut_off(limited: RunningServer) -> None:
    match = two_people(limited)[2]
    large = bytes([0x09 | 0x80, 0x80 | 125]) + bytes(4) + bytes(125)
    heard = asyncio.run(answered(limited, match, large * 20_000))
    assert SHUT in heard


def test_a_table_goes_on_while_others_flood(limited: RunningServer) -> None:
    ada, bob, match = two_people(limited)

    async def act() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            floods = [answered(limited, match, kind * FLOOD) for kind in (PING, PONG) for _ in range(3)]
            flooding = asyncio.gather(*floods)
            assert first.sight is not None
            update = await first.done("move", move=first.sight["legal"][0])
            await second.seen(update["seq"])
            assert all(SHUT in heard for heard in await flooding)
            assert (await first.ask("forecast"))["t"] == "answer"  # those who play are still there

    asyncio.run(act())


def test_pings_now_and_then_are_answered(limited: RunningServer) -> None:
    match = two_people(limited)[2]

    async def act() -> None:
        async with Person(limited).at(match) as chair:
            for _ in range(50):
                await asyncio.wait_for(await chair.connection.ping(), PATIENCE)

    asyncio.run(act())


def test_measurements_are_not_limited(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        match = two_people(server)[2]

        async def act() -> None:
            async with Person(server).at(match) as chair:
                waiting = [await chair.connection.ping() for _ in range(3 * AT_ONCE)]
                await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)

        asyncio.run(act())
