"""What every answer carries, and what never gets in."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from ashfall.server.endpoints import LARGEST_BODY
from ashfall.server.security import HEADERS, Security
from tests.server.running import RunningServer, running_server

RENAME = json.dumps({"name": "Ann"}).encode()
JSON = {"Content-Type": "application/json"}


def put(server: RunningServer, content: bytes | Iterator[bytes] = RENAME, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.put(f"{server.url}/api/me", content=content, headers=JSON | named)


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/me", "/api/nothing", "/assets/none.js", "/m/some-match"]
)
def test_every_answer_has_the_headers(server: RunningServer, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert policy == (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    assert "strict-transport-security" not in headers  # plain HTTP


def test_parts_of_pages_carry_only_the_headers_that_mean_something_for_them() -> None:
    kept = {"cross-origin-resource-policy", "x-content-type-options"}
    for kind, expected in (
        ("text/javascript; charset=utf-8", kept),
        ("text/css; charset=utf-8", kept),
        ("font/woff2", kept),
        ("image/svg+xml", {name.lower() for name in HEADERS}),  # may be opened as a page
        ("text/html; charset=utf-8", {name.lower() for name in HEADERS}),
    ):
        assert answered(kind, "/assets/part").keys() & {name.lower() for name in HEADERS} == expected
    # A worker takes its policy from its own file.
    assert "content-security-policy" in answered("text/javascript", "/worker.js")


def answered(kind: str, path: str) -> httpx.Headers:
    """The headers of an answer of this kind."""

    async def ask() -> httpx.Headers:
        transport = httpx.ASGITransport(Security(Response(headers={"content-type": kind})))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get(path)).headers

    return asyncio.run(ask())


def test_foreign_pages_change_nothing(server: RunningServer) -> None:
    own = server.url
    assert put(server).status_code == 200  # a program, which sends no origin
    assert put(server, Origin=own).status_code == 200
    for origin in (
        "https://evil.example",
        "http://[",
        "null",
        own.replace("127", "128"),
        own + ".evil.example",
        "garbage",
    ):
        answer = put(server, Origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), origin
    assert put(server, Sec_Fetch_Site="cross-site").status_code == 403
    assert put(server, Sec_Fetch_Site="same-origin").status_code == 200
    assert httpx.get(f"{own}/api/lobby", headers={"Origin": "https://evil.example"}).status_code == 200


def test_foreign_pages_open_no_socket(server: RunningServer) -> None:
    async def status(origin: str) -> int:
        try:
            async with connect(f"{server.socket_url}/api/matches/none/socket", origin=Origin(origin)):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    async def scenario() -> None:
        assert await status("https://evil.example") == 403
        assert await status("null") == 403

    asyncio.run(scenario())


def test_another_origin_may_be_allowed(tmp_path: Path) -> None:
    with running_server(tmp_path, ASHFALL_ORIGINS="https://play.example/, https://b.example") as server:
        assert put(server, Origin="https://play.example").status_code == 200
        assert put(server, Origin="https://b.example").status_code == 200
        assert put(server, Origin="https://c.example").status_code == 403
        assert put(server, Origin="https://play.example", Host="play.example").status_code == 200
        assert put(server, Host="c.example").status_code == 400


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST.:80", "a.localhost:1", "127.0.0.1", "192.168.1.7:8000", "[::1]", "[fe80::7]:1"],
)
def test_own_names_and_all_numbers_lead_here(server: RunningServer, host: str) -> None:
    assert httpx.get(f"{server.url}/healthz", headers={"Host": host}).status_code == 200
    assert put(server, Host=host, Origin=f"http://{host}").status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example:80",
        "localhost@evil.example",
        "evil.example\\.localhost",
        "[",
        "",
        "a b",
    ],
)
def test_a_foreign_name_that_leads_here_is_refused(server: RunningServer, host: str) -> None:
    for answer in (
        httpx.get(f"{server.url}/api/lobby", headers={"Host": host}),
        httpx.get(server.url, headers={"Host": host}),
        put(server, Host=host, Origin=f"http://{host}"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "foreign_host")
        assert f'"{ascii(host)[1:-1]}"' in answer.json()["reason"]


def test_a_foreign_name_opens_no_socket(server: RunningServer) -> None:
    upgrade = (
        "GET /api/matches/none/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert status(server, upgrade) == b"403"
    assert status(server, upgrade.replace("evil.example", "localhost")) == b"101"


def test_who_names_two_hosts_is_refused(server: RunningServer) -> None:
    for second in ("evil.example", "localhost"):
        assert status(server, f"GET / HTTP/1.1\r\nHost: localhost\r\nHost: {second}\r\n\r\n") == b"400"


def test_who_names_no_host_is_no_page(server: RunningServer) -> None:
    assert status(server, "GET /healthz HTTP/1.0\r\n\r\n") == b"200"


def status(server: RunningServer, request: str) -> bytes:
    """What a request that no library would send is answered with."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as plain:
        plain.sendall(request.encode())
        return plain.recv(100).split()[1]


def test_the_name_to_listen_at_is_an_own_one() -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("here")(scope, receive, send)

    async def found(host: str) -> int:
        transport = httpx.ASGITransport(Security(answer, host="table.example"))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
            return (await client.get("/")).status_code

    assert asyncio.run(found("table.example:8000")) == 200
    assert asyncio.run(found("other.example:8000")) == 400


def test_only_json_is_read(server: RunningServer) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = put(server, Content_Type=kind)
        assert answer.status_code == 415
        assert answer.json()["reason"].startswith("Content-Type: expected application/json, got ")
    assert put(server, Content_Type="application/json; charset=utf-8").status_code == 200


def test_large_bodies_are_refused(server: RunningServer) -> None:
    answer = put(server, b" " * (LARGEST_BODY + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    def endless() -> Iterator[bytes]:  # sent in chunks, without a length
        for _ in range(LARGEST_BODY // 1000 + 2):
            yield b" " * 1000

    assert put(server, endless()).status_code == 413
    assert put(server, b" " * 1000 + RENAME).status_code == 200


def test_a_wrong_length_is_no_way_in(server: RunningServer) -> None:
    head = "PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    head += "Content-Length: {}\r\n\r\n"
    for length in ("9" * 400, "-1", "1e9", "12, 12"):
        assert status(server, head.format(length) + RENAME.decode()) in (b"400", b"413")


def test_methods_that_an_address_does_not_know(server: RunningServer) -> None:
    answer = httpx.delete(f"{server.url}/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
    assert answer.headers["Allow"] == "GET, HEAD, POST, PUT"
    page = httpx.post(f"{server.url}/m/abc")
    assert (page.status_code, page.headers["Allow"]) == (405, "GET, HEAD")
    assert httpx.post(f"{server.url}/api/none").status_code == 404
    assert httpx.head(f"{server.url}/api/me").status_code == 200


def test_addresses_that_are_not_there(server: RunningServer) -> None:
    for path in (
        "/api",
        "/api/",
        "/api/none",
        "/api/matches/none",
        "/api/matches/%00",
        "/api/matches/" + "x" * 500,
    ):
        answer = httpx.get(server.url + path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
    assert httpx.get(f"{server.url}/assets/%2e%2e/%2e%2e/secret").status_code == 404


def test_answers_are_kept_by_their_version(server: RunningServer) -> None:
    first = httpx.get(f"{server.url}/api/me")
    assert first.headers["cache-control"] == "private, no-cache"
    tag = first.headers["etag"]
    again = httpx.get(f"{server.url}/api/me", headers={"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert put(server).headers["cache-control"] == "no-store"


def test_large_answers_are_compressed(server: RunningServer) -> None:
    plain = httpx.get(f"{server.url}/openapi.json", headers={"Accept-Encoding": "identity"})
    packed = httpx.get(f"{server.url}/openapi.json", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_the_log_keeps_secrets(tmp_path: Path) -> None:
    with running_server(tmp_path, "--log") as server:
        httpx.get(f"{server.url}/api/matches/none?invite=open-sesame")
        httpx.get(f"{server.url}/m/%1b%5b31mred%0aline")
        put(server)
    log = server.log  # of the whole: a line is written when its answer is on its way
    assert "GET /api/matches/none 404" in log
    assert "PUT /api/me 200" in log
    assert "open-sesame" not in log
    assert "\x1b" not in log
