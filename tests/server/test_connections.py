"""What a connection needs leaves memory with it: the collector comes by only now and then."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from ashfall.cli.serve import listening, settings_of
from ashfall.server.config import from_environment
from tests.server.playing import Person

TIMES = 5
PATIENCE = 30  # seconds
PROTOCOLS = (HttpToolsProtocol, WebSocketsSansIOProtocol, ServerProtocol)


class Address:
    """Where a server is found."""

    def __init__(self, port: int) -> None:
        self.url, self.socket_url = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"


Visit = Callable[[Address], Awaitable[None]]


def protocols() -> list[str]:
    """What is there of the server's side of connections."""
    return [type(found).__name__ for found in gc.get_objects() if issubclass(type(found), PROTOCOLS)]


@asynccontextmanager
async def served(database: Path) -> AsyncIterator[Address]:
    """A server on the loop of this process, whose memory can be looked at."""
    config = from_environment(host="127.0.0.1", port=0, database=str(database), log=False)
    settings = settings_of(config)
    with listening(config) as listener:
        app, server = settings.app, uvicorn.Server(settings)
        async with app.router.lifespan_context(app):  # type: ignore[union-attr]
            serving = asyncio.create_task(server.serve([listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                yield Address(listener.getsockname()[1])
            finally:
                server.should_exit = True
                await serving


async def nobody_there(address: Address) -> None:
    """Come to a match that does not exist."""
    async with connect(f"{address.socket_url}/api/matches/none/socket") as connection:
        await connection.wait_closed()


async def somebody_plays(address: Address) -> None:
    """Sit down at a table with a bot, move, ask something, and go."""
    person = Person(address)
    match = (await asyncio.to_thread(person.create, "me", "bot:random", starts="first"))["id"]
    async with person.at(match) as chair:
        assert chair.sight is not None
        await chair.done("move", move=chair.sight["legal"][0])
        await chair.ask("forecast")


@pytest.mark.parametrize("visit", [nobody_there, somebody_plays])
def test_sockets_leave_nothing_in_memory(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASHFALL_THINKERS", "1")

    async def scene() -> None:
        async with served(tmp_path / "sockets.db") as address:
            gc.collect()
            gc.disable()
            try:
                for _ in range(TIMES):
                    await visit(address)
                end = time.monotonic() + PATIENCE
                while protocols() and time.monotonic() < end:  # the last one may still be closing
                    await asyncio.sleep(0.01)
                assert not protocols()
            finally:
                gc.enable()

    asyncio.run(scene())
