"""Guests are known by their cookies, and by nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from ashfall.server import identity as identity_module
from ashfall.server.identity import COOKIE, Identity
from ashfall.server.limits import Limits
from ashfall.server.messages import Guest
from ashfall.server.store import Store
from tests.server.running import RunningServer, running_server
from tests.server.storing import opened


def connection(cookie: str = "", scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", b"play.example"), (b"cookie", f"{COOKIE}={cookie}".encode("latin-1", "replace"))]
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "headers": headers})


def value_of(header: str) -> str:
    return header.split(";")[0].partition("=")[2]


def test_a_guest_is_made_by_the_first_deed(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        stranger = client.get("/api/me")
        assert stranger.json() == {"id": "", "name": ""}
        assert "set-cookie" not in stranger.headers
        client.get("/api/lobby")
        assert not client.cookies
        renamed = client.put("/api/me", json={"name": "  Ann\u202e "})
        assert renamed.json()["name"] == "Ann"
        header = renamed.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
            assert part in header
        assert "Secure" not in header  # plain HTTP here
        assert client.get("/api/me").json() == renamed.json()
    assert httpx.get(f"{server.url}/api/me").json()["id"] == ""


def test_a_refused_deed_makes_no_guest(server: RunningServer) -> None:
    answer = httpx.put(f"{server.url}/api/me", json={"name": " \u200b "})
    assert answer.status_code == 400
    assert answer.json()["reason"].startswith("name: expected 1 to 24 readable characters")
    assert "set-cookie" not in answer.headers


def test_the_name_stays_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, httpx.Client(base_url=server.url) as client:
        client.put("/api/me", json={"name": "Ann"})
        server.restart()
        assert client.get("/api/me").json()["name"] == "Ann"


def test_only_our_signature_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(str(tmp_path / "a.db"))
        await store.open()
        identity = await Identity.open(store, Limits())
        ann, header = await identity.welcome(connection())
        bob, _ = await identity.welcome(connection())
        good = value_of(header)
        key, _, signature = good.rpartition(".")
        assert await identity.guest_of(connection(good)) == ann
        assert await identity.guest_of(HTTPConnection({"type": "http", "headers": []})) is None
        forged = [
            f"{bob.id}.{signature}",
            f"{key}.{signature[:-1]}",
            f"{key}.{signature}A",
            f"{key}.",
            f".{signature}",
            key,
            "",
            "." * 50,
            f"{key}.{'é' * 43}",
            f"{key} .{signature}",
            "x" * 8000,
        ]
        for value in forged:
            assert await identity.guest_of(connection(value)) is None, value
        elsewhere = await Identity.open(store, Limits(), "another secret")
        assert await elsewhere.guest_of(connection(good)) is None
        again = await Identity.open(store, Limits())  # after a restart
        assert await again.guest_of(connection(good)) == ann
        unknown = identity.cookie(Guest("nobody", ""), connection())
        assert (
            await identity.guest_of(connection(value_of(unknown))) is None
        )  # signed, but not in this database
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("scheme", "secure"), [("https", True), ("wss", True), ("http", False), ("ws", False)]
)
def test_the_cookie_is_secure_where_the_connection_is(scheme: str, secure: bool, tmp_path: Path) -> None:
    identity = Identity(Store(str(tmp_path / "a.db")), Limits(), b"secret")
    assert ("; Secure" in identity.cookie(Guest("a", "Ann"), connection(scheme=scheme))) == secure


def test_behind_a_proxy_that_speaks_https(tmp_path: Path) -> None:
    headers = {"X-Forwarded-Proto": "https", "Host": "play.example", "Origin": "https://play.example"}
    with running_server(tmp_path, ASHFALL_ORIGINS="https://play.example") as server:
        answer = httpx.put(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 200
    assert "; Secure" in answer.headers["set-cookie"]
    assert "max-age=" in answer.headers["strict-transport-security"]


def test_it_is_known_where_a_guest_was_last_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity_module, "MOST_REMEMBERED", 2)

    def from_address(host: str, cookie: str = "") -> HTTPConnection:
        found = connection(cookie)
        found.scope["client"] = (host, 1)
        return found

    async def scenario() -> None:
        async with opened(str(tmp_path / "seen.db")) as store:
            identity = await Identity.open(store, Limits())
            ann, header = await identity.welcome(from_address("10.0.0.1"))
            assert identity.whereabouts(ann.id) == "10.0.0.1"
            await identity.guest_of(from_address("10.0.0.2", value_of(header)))
            assert identity.whereabouts(ann.id) == "10.0.0.2"
            for _ in range(2):
                await identity.welcome(from_address("10.0.0.3"))
            assert identity.whereabouts(ann.id) == ""  # of most people it need not be known

    asyncio.run(scenario())
