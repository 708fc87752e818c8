"""What a connection needs leaves memory with it: the collector comes by only now and then."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from ashfall.cli.serve import listening, settings_of
from ashfall.server.config import from_environment

TIMES = 5
PATIENCE = 60  # seconds


PROTOCOLS = (HttpToolsProtocol, WebSocketsSansIOProtocol, ServerProtocol)


def protocols() -> list[str]:
    """What is there of the server's side of connections."""
    return [type(found).__name__ for found in gc.get_objects() if issubclass(type(found), PROTOCOLS)]


def test_sockets_leave_nothing_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASHFALL_THINKERS", "1")
    config = from_environment(host="127.0.0.1", port=0, database=str(tmp_path / "sockets.db"), log=False)

    async def scene() -> None:
        settings = settings_of(config)
        with listening(config) as listener:
            address = f"ws://127.0.0.1:{listener.getsockname()[1]}/api/matches/none/socket"
            app, server = settings.app, uvicorn.Server(settings)
            async with app.router.lifespan_context(app):  # type: ignore[union-attr]
                serving = asyncio.create_task(server.serve([listener]))
                while not server.started:
                    await asyncio.sleep(0.01)
                gc.collect()
                gc.disable()
                try:
                    for _ in range(TIMES):
                        async with connect(address) as connection:
                            await connection.wait_closed()  # there is no such match
                    while protocols():  # the last one may still be closing
                        await asyncio.sleep(0.01)
                finally:
                    gc.enable()
                    server.should_exit = True
                    await serving

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
