"""Connections that ask for nothing, or come in crowds, keep nobody out."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from ashfall.cli import serve
from ashfall.server.connections import MOST_CONNECTIONS, Connections
from tests.server import running
from tests.server.running import RunningServer, running_server
from tests.server.test_table import two_people

PATIENCE = 60  # seconds


@contextmanager
def with_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str, **bounds: float
) -> Iterator[RunningServer]:
    """A server with limits, some of which are smaller."""
    names = {"HEADER_SECONDS": "protocols", "MOST_OF_ONE": "connections"}
    lines = [
        f"import ashfall.server.{names[name]} as m; m.{name} = {value}" for name, value in bounds.items()
    ]
    monkeypatch.setattr(running, "PROGRAM", "\n".join([*lines, running.PROGRAM]))
    with running_server(tmp_path, *arguments, limits=True) as server:
        yield server


def connected(server: RunningServer, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def status(server: RunningServer, source: str = "127.0.0.1") -> int:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        return client.get(f"{server.url}/healthz").status_code


def is_closed(line: socket.socket) -> bool:
    """Whether the other end closes it, now or soon."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_whoever_asks_for_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        with_bounds(tmp_path, monkeypatch, HEADER_SECONDS=0.5) as server,
        connected(server) as silent,
        connected(server) as slow,
        connected(server) as again,
    ):
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ")
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert again.recv(1000).startswith(b"HTTP/1.1 200")
        again.sendall(b"GET /healthz HT")
        assert is_closed(silent)
        assert is_closed(slow)
        while again.recv(1000):
            pass  # the rest of the first answer
        assert status(server) == 200


def test_one_address_has_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with with_bounds(tmp_path, monkeypatch, MOST_OF_ONE=20) as server, ExitStack() as stack:
        crowd = [stack.enter_context(connected(server, "127.0.0.2")) for _ in range(21)]
        assert is_closed(crowd.pop(0))  # for whoever asks for nothing, somebody else may come
        assert all(is_answered(line) for line in crowd)
        match = two_people(server)[2]
        busy = [stack.enter_context(watching(server, match)) for _ in range(20)]
        assert is_closed(stack.enter_context(connected(server, "127.0.0.2")))
        assert status(server, "127.0.0.3") == 200  # others do not notice
        busy.pop().close()
        while status_or_none(server, "127.0.0.2") != 200:
            pass  # until the server has heard of it
        many = [stack.enter_context(connected(server)) for _ in range(40)]  # by a proxy that is believed
        assert is_answered(many[0])


def watching(server: RunningServer, match: str) -> socket.socket:
    """The socket of a spectator at that address."""
    line = connected(server, "127.0.0.2")
    line.sendall(
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    return line


def is_answered(line: socket.socket) -> bool:
    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return line.recv(1000).startswith(b"HTTP/1.1 200")


def status_or_none(server: RunningServer, source: str) -> int | None:
    try:
        return status(server, source)
    except httpx.TransportError:
        return None


def test_a_full_house_sends_those_away_who_want_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "import ashfall.cli.serve as serve; serve.most_connections = lambda: 30\n"
    monkeypatch.setattr(running, "PROGRAM", lines + running.PROGRAM)
    with running_server(tmp_path, limits=True) as server, ExitStack() as stack:
        crowd = [stack.enter_context(connected(server)) for _ in range(60)]
        assert status(server) == 200
        assert is_closed(crowd[0])
        assert is_answered(crowd[-1])


def test_a_mapped_address_is_the_same_as_the_plain_one(tmp_path: Path) -> None:
    """With ``--host ::`` all IPv4 visitors come in this way, a proxy on this machine too."""
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with running_server(tmp_path, "--host", "::") as server:
        told = {"X-Forwarded-Proto": "https"}
        headers = httpx.get(f"{server.url}/healthz", headers=told).headers
        assert "strict-transport-security" in headers  # the proxy is believed


def test_connections_are_counted_by_address() -> None:
    connections = Connections(lambda _: False, most=10)
    assert all(connections.come("::ffff:192.0.2.7") for _ in range(3))
    assert connections._of_one == {"192.0.2.7": 3}
    for _ in range(3):
        connections.go("192.0.2.7")
    assert not connections._of_one


def test_as_many_connections_as_there_may_be_files(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    assert serve.most_connections() == 924
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1 << 20, 1 << 20))
    assert serve.most_connections() == MOST_CONNECTIONS
