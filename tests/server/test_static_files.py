"""The built client as it is sent."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ashfall.server.static_files import StaticFiles
from tests.server.running import RunningServer


@pytest.fixture
def client(tmp_path: Path) -> StaticFiles:
    (tmp_path / "assets" / "deep").mkdir(parents=True)
    (tmp_path / "index.html").write_text("<!doctype html><title>Ashfall</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "sw.js").write_text("let b = 1;")
    (tmp_path / "assets" / "main-abc123.js").write_text("let a = 1;" * 50)
    (tmp_path / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "style-abc123.css").write_text("a{}" * 50)
    (tmp_path / "assets" / "deep" / "font-abc123.woff2").write_bytes(b"\x00\x01")
    return StaticFiles(tmp_path)


def get(client: StaticFiles, path: str, **headers: str) -> Response:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "method": "GET", "headers": named, "path_params": {"path": path}})
    return asyncio.run(client.answer(request))


def test_hashed_files_are_kept_for_ever(client: StaticFiles) -> None:
    answer = get(client, "assets/main-abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.body == b"let a = 1;" * 50
    assert get(client, "assets/deep/font-abc123.woff2").headers["content-type"] == "font/woff2"
    assert get(client, "favicon.svg").headers["cache-control"] == "public, max-age=3600"


def test_another_client_is_noticed_at_once(client: StaticFiles) -> None:
    for path in ("", "sw.js"):
        assert get(client, path).headers["cache-control"] == "no-cache"


def test_the_best_encoding_is_chosen(client: StaticFiles) -> None:
    ready = get(client, "assets/main-abc123.js", accept_encoding="gzip, deflate, br")
    assert (ready.headers["content-encoding"], ready.body) == ("br", b"brotli")
    made = get(client, "assets/style-abc123.css", accept_encoding="gzip, deflate, br")
    assert made.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(made.body)) == b"a{}" * 50
    assert made.headers["vary"] == "Accept-Encoding"
    font = get(client, "assets/deep/font-abc123.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize(
    "path", ["", "new", "m/abc", "replay/abc", "armies/borgo", "index.html", "no.such.file"]
)
def test_the_client_knows_its_own_addresses(client: StaticFiles, path: str) -> None:
    answer = get(client, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    assert get(client, path, if_none_match=tag).status_code == 304


@pytest.mark.parametrize(
    "path", ["assets/old-123.js", "assets/../index.html", "api", "api/nothing", "assets/"]
)
def test_what_is_not_there(client: StaticFiles, path: str) -> None:
    with pytest.raises(HTTPException):
        get(client, path)


def test_without_a_client_it_says_what_to_do(tmp_path: Path) -> None:
    answer = get(StaticFiles(tmp_path / "none"), "")
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert b"make setup" in answer.body


def test_only_an_embedded_replay_may_be_framed(server: RunningServer) -> None:
    framed = httpx.get(f"{server.url}/embed/aB_-9?move=3")
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers
    for path in (
        "/",
        "/m/aB",
        "/replay/aB",
        "/embed/",
        "/embed/a/b",
        "/embed/%2e%2e%2fm%2faB",
        "/embed/a%0d%0ab",
        "/embed/" + "a" * 65,
        "/embed.html",
        "/api/matches/embed",
    ):
        refused = httpx.get(server.url + path)
        assert "frame-ancestors 'none'" in refused.headers["content-security-policy"], path
        assert refused.headers["x-frame-options"] == "DENY", path
