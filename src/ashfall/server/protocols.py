"""What is read from a connection, before any of it reaches the application: how much of it, and how soon.

Only messages reach the application, so it cannot count pings, their answers and pieces of messages. All that
one reading brings would be worked through at once, while everybody else waits.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from asyncio.transports import BaseTransport
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ashfall.server.connections import Connections
from ashfall.server.limits import Bucket, plain_host

__all__ = ["HttpProtocol", "Settings", "SocketProtocol"]

NO_SOCKET: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
HEADER_SECONDS: Final = 15.0  # for the first request, and for the headers of every one
# Bytes of a request besides its body: headers, trailers, what parts the chunks. To ask for a hundred pictures
# by their whole names takes most of it.
MOST_BESIDES: Final = 65_536
MOST_AHEAD: Final = 16  # requests that wait for the answer to an earlier one; browsers send none
BYTES: Final = (256_000.0, 1_000_000.0)  # of one connection, a second and at once
# What a frame costs besides its own bytes: 38 a second and 149 at once. The application takes 15 messages a
# second, and 60 at once.
FRAME_BYTES: Final = 6_700
UNLIMITED: Final = (1e12, 1e12)
SLICE: Final = 512  # bytes that are read before anything is counted: some 80 frames or 30 requests at most
LAST_WORDS: Final = 2.0  # seconds in which somebody who is thrown out may read why
POLICY: Final = 1008


class Settings(uvicorn.Config):
    """How the server is run, and what its connections share."""

    def __init__(self, app: Any, most: int, is_limited: bool = True, **options: Any) -> None:
        """``most`` connections; ``is_limited``: an address has only so many, and each sends so much."""
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, limit_concurrency=most + 1, **options)
        self._proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts
        self._is_limited = is_limited
        self.connections = Connections(self.is_unlimited, most)
        self.bytes = BYTES if is_limited else UNLIMITED

    def is_unlimited(self, host: str) -> bool:
        """Whether a host may bring as many requests as it likes: a proxy, which serves many."""
        return not self._is_limited or host in self._proxies


class HttpProtocol(HttpToolsProtocol):
    """A connection that asks for pages, each within some time, a few ahead, and with few words.

    It leaves memory once it has handed over to a socket; the original and its parser hold each other.
    """

    config: Settings
    _deadline: TimerHandle | None = None
    _is_taken = False
    _besides = 0  # bytes since the last whole request that are no body
    _bytes: Bucket

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as the original has it
        """Somebody connects."""
        super().connection_made(transport)
        self.client = _plain(self.client)
        is_unlimited = self.config.is_unlimited(_host(self.client))
        self._bytes = Bucket(*(UNLIMITED if is_unlimited else self.config.bytes))
        self._is_taken = self.config.connections.come(_host(self.client))
        if self._is_taken:
            self._rest()
            self._expect_headers()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self._stop_waiting()
        self.config.connections.work(self)
        if self._is_taken:
            self.config.connections.go(_host(self.client))

    def data_received(self, data: bytes) -> None:
        """Read on, a little at a time, unless it is more than anybody would send."""
        for start in range(0, len(data), SLICE):
            if self.parser is None or self.transport.is_closing():
                return  # a socket has taken over, or it is ended
            part = data[start : start + SLICE]
            self._besides += len(part)
            super().data_received(part)
            if self._bytes.take(len(part)) or self._besides > MOST_BESIDES or len(self.pipeline) > MOST_AHEAD:
                self.give_up()

    def on_message_begin(self) -> None:
        """The first letters of a request."""
        super().on_message_begin()
        self._expect_headers()

    def on_headers_complete(self) -> None:
        """It is known what is asked."""
        self._stop_waiting()
        self.config.connections.work(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of what is sent along."""
        self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole of it is read."""
        self._besides = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; what was asked meanwhile is begun."""
        super().on_response_complete()
        if self.parser is not None and self.cycle.response_complete and not self.transport.is_closing():
            self._rest()

    def handle_websocket_upgrade(self) -> None:
        """Hand over."""
        self._stop_waiting()
        self.config.connections.work(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as the original does where a connection ends

    def give_up(self) -> None:
        """End it without a word."""
        self.config.connections.work(self)
        self.transport.abort()

    def _rest(self) -> None:
        self.config.connections.rest(self, _host(self.client))

    def _expect_headers(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEADER_SECONDS, self.give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket, which is closed once more comes from it than anybody would send.

    It also answers those whose request for a socket cannot be read; the original would leave them waiting.
    """

    config: Settings

    def __init__(self, config: Settings, *arguments: Any, **named: Any) -> None:
        super().__init__(config, *arguments, **named)
        self._bytes = Bucket(*config.bytes)
        self._unpaid = 0  # bytes that are read and not counted yet
        self._is_thrown_out = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over."""
        super().connection_made(transport)
        self.client = _plain(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave memory at once: what reads the socket and its parser hold each other."""
        super().connection_lost(exc)
        self.config.connections.go(_host(self.client))
        self.conn.parser = None  # type: ignore[assignment]  # nothing more will be read

    def data_received(self, data: bytes) -> None:
        """Read on, a little at a time."""
        for start in range(0, len(data), SLICE):
            if self._is_thrown_out:
                return
            self._read(data[start : start + SLICE])

    def handle_events(self) -> None:
        """See to the frames that have been read, unless that is too much."""
        if self._bytes.take(self._unpaid + FRAME_BYTES * len(self.conn.events)):
            self._throw_out()
        else:
            super().handle_events()

    def _read(self, data: bytes) -> None:
        self._unpaid = len(data)
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._is_thrown_out = True
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _throw_out(self) -> None:
        """Read nothing more, say why, and end it; the application hears that they are gone."""
        self._is_thrown_out = True
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.stop_keepalive()
        self.transport.pause_reading()
        self.read_paused = False  # else the application would have it read on
        self.conn.fail(POLICY, "too much at once")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who is at the other end, with an IPv4 address written as one: trust in a proxy depends on it."""
    return None if client is None else (plain_host(client[0]), client[1])


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
