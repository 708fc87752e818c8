"""What one connection asks: some requests ahead, headers and bodies of some size, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from socket import create_server
from typing import Any

import pytest
import uvicorn

from ashfall.server.endpoints import LARGEST_BODY
from ashfall.server.protocols import MOST_AHEAD, MOST_BESIDES, Settings

PATIENCE = 60  # seconds
STRANGERS = "192.0.2.1"  # the only proxy that is believed, so that we are none
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[], Awaitable[Line]]


class App:
    """Answers with the size of the body; at ``/late`` only when it is told to."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.asked = list[str]()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            return
        self.asked.append(scope["path"])
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message["body"]), message["more_body"]
        if scope["path"] == "/late":
            await self.may_go_on.wait()
        body = b"%d." % size
        length = [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": length})
        await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(app: App, most: int = 100, proxies: str = STRANGERS) -> AsyncIterator[Connect]:
    """A real server on the loop of this process, whose connections may hardly send more than a megabyte."""
    settings = Settings(app, most, lifespan="off", log_config=None, forwarded_allow_ips=proxies)
    settings.bytes = (1e-3, 1_000_000.0)
    with create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        server, writers = uvicorn.Server(settings), list[asyncio.StreamWriter]()
        task = asyncio.create_task(server.serve([listener]))

        async def connect() -> Line:
            line = await asyncio.open_connection("127.0.0.1", port)
            writers.append(line[1])
            return line

        try:
            async with asyncio.timeout(PATIENCE):
                while not server.started:
                    await asyncio.sleep(0.01)
                yield connect
        finally:
            app.may_go_on.set()
            for writer in writers:
                writer.transport.abort()
            server.should_exit = True
            await task


async def is_ended(line: Line, data: bytes) -> bool:
    """Whether the other end closes the line, without a word, when it is sent this."""
    reader, writer = line
    try:
        writer.write(data)
        return await reader.read() == b""
    except ConnectionError:
        return True


async def answers(line: Line, data: bytes, number: int = 1) -> list[bytes]:
    """The bodies of so many answers."""
    reader, writer = line
    writer.write(data)
    found = []
    for _ in range(number):
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        found.append((await reader.readuntil(b"."))[:-1])
    return found


def request(path: str = "/", *headers: str) -> bytes:
    return "\r\n".join([f"POST {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


def chunks(size: int) -> bytes:
    """A body in pieces."""
    return b"".join(b"3e8\r\n" + b" " * 1000 + b"\r\n" for _ in range(size // 1000)) + b"0\r\n\r\n"


CHUNKED = "Transfer-Encoding: chunked"
FITTING = {
    "headers": (request("/", f"X: {'a' * 60_000}"), b"0"),
    "body": (request("/", f"Content-Length: {LARGEST_BODY}") + b" " * LARGEST_BODY, b"%d" % LARGEST_BODY),
    "chunks": (request("/", CHUNKED) + chunks(262_000), b"262000"),
    "trailer": (request("/", CHUNKED) + b"1\r\n \r\n0\r\nX: " + b"a" * 60_000 + b"\r\n\r\n", b"1"),
}
TOO_LONG = {
    "first line": b"GET /" + b"a" * MOST_BESIDES,
    "header": request()[:-2] + b"X: " + b"a" * MOST_BESIDES,
    "headers": request()[:-2] + b"X: a\r\n" * (MOST_BESIDES // 5),
    "chunk extension": request("/late", CHUNKED) + b"1;" + b"a" * (MOST_BESIDES + 1000),
    "chunk extensions": request("/late", CHUNKED) + b"1;aaaaaaaa\r\n \r\n" * (MOST_BESIDES // 10),
    "trailer": request("/late", CHUNKED) + b"0\r\nX: " + b"a" * (MOST_BESIDES + 1000),
    "bytes": request("/late", "Content-Length: 9000000") + b" " * 1_100_000,
}


@pytest.mark.parametrize("name", FITTING)
def test_ordinary_requests_are_answered_one_after_the_other(name: str) -> None:
    async def scene() -> None:
        data, size = FITTING[name]
        async with serving(App()) as connect:
            line = await connect()
            for _ in range(3):
                assert await answers(line, data) == [size]

    asyncio.run(scene())


@pytest.mark.parametrize("name", TOO_LONG)
def test_whoever_sends_without_end_is_cut_off(name: str) -> None:
    async def scene() -> None:
        async with serving(App()) as connect:
            assert await is_ended(await connect(), TOO_LONG[name])
            assert await answers(await connect(), request()) == [b"0"]

    asyncio.run(scene())


def test_a_proxy_may_send_as_much_as_its_visitors_do() -> None:
    async def scene() -> None:
        async with serving(App(), proxies="127.0.0.1") as connect:
            data = request("/", "Content-Length: 2000000") + b" " * 2_000_000
            assert await answers(await connect(), data) == [b"2000000"]

    asyncio.run(scene())


def test_some_requests_may_wait_for_the_answer_to_an_earlier_one() -> None:
    async def scene() -> None:
        app = App()
        async with serving(app) as connect:
            line = await connect()
            line[1].write(request("/late") + request("/late", "Content-Length: 1") + b" ")
            line[1].write(request() * (MOST_AHEAD - 1))
            app.may_go_on.set()
            assert await answers(line, b"", MOST_AHEAD + 1) == [b"0", b"1"] + [b"0"] * (MOST_AHEAD - 1)

    asyncio.run(scene())


def test_whoever_asks_for_too_much_ahead_is_cut_off() -> None:
    async def scene() -> None:
        app = App()
        async with serving(app) as connect:
            assert await is_ended(await connect(), request("/late") * 200)
            app.may_go_on.set()
            assert await answers(await connect(), request()) == [b"0"]
            assert app.asked in (["/"], ["/late", "/"])  # none of those that waited was begun

    asyncio.run(scene())


def test_nobody_is_idle_while_what_they_asked_ahead_is_done() -> None:
    async def scene() -> None:
        app = App()
        async with serving(app, most=2) as connect:
            line = await connect()
            assert await answers(line, request() + request("/late")) == [b"0"]
            assert await answers(await connect(), request()) == [b"0"]  # the house is full now
            app.may_go_on.set()
            assert await answers(line, b"") == [b"0"]

    asyncio.run(scene())


def test_a_socket_may_be_asked_for_with_long_headers() -> None:
    async def scene() -> None:
        wish = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        async with serving(App()) as connect:
            reader, writer = await connect()
            writer.write(request("/", *wish, f"Cookie: a={'a' * 4000}", key).replace(b"POST", b"GET"))
            assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 101")

    asyncio.run(scene())
