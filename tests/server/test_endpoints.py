"""How an endpoint treats what comes in and what its handler does."""

from __future__ import annotations

import asyncio
import gzip
import logging
from typing import Any, Literal

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from ashfall.server.endpoints import Call, Endpoint, Problem, route_of
from ashfall.server.limits import Limits
from ashfall.server.messages import Guest
from ashfall.server.metrics import Metrics
from ashfall.server.packing import Packer
from ashfall.server.security import Security
from ashfall.table.errors import InvalidRecord

SEED = 1234567


class Wish(msgspec.Struct):
    what: str
    size: int = 1


class _Nobody:
    """Stands for the identities of all guests."""

    async def guest_of(self, connection: object) -> Guest | None:
        return None

    async def welcome(self, connection: object) -> tuple[Guest, str]:
        return Guest("a", "Ann"), "ashfall_guest=a.signature"


class _Services:
    def __init__(self) -> None:
        self.identity, self.limits, self.metrics = _Nobody(), Limits(), Metrics()


async def act(call: Call) -> object:
    wish: Wish = call.body or call.query
    if wish.what == "refuse":
        raise Problem(409, "not_now", "Not now.")
    if wish.what == "unusable":
        raise InvalidRecord("moves[3]", "expected a move")
    if wish.what == "fail":
        raise ZeroDivisionError(f"the seed is {SEED}")
    if wish.what == "guest":
        return await call.need_guest()
    if wish.what == "text":
        return "x" * wish.size
    return Wish(wish.what, wish.size + 1)


def endpoint(method: Literal["GET", "POST", "DELETE"], **options: Any) -> Endpoint:
    kind = "query" if method == "GET" else "body"
    return Endpoint(method, "/it", act, "Do it", **{kind: Wish, "returns": Wish, **options})


def asked(one: Endpoint, **request: Any) -> httpx.Response:
    async def scenario() -> httpx.Response:
        app = Starlette(routes=[route_of(one)], middleware=[Middleware(Security)])
        app.state.services = _Services()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(one.method, "/it", **request)

    return asyncio.run(scenario())


def test_body_and_query_are_typed() -> None:
    assert asked(endpoint("POST"), json={"what": "go", "size": 4}).json() == {"what": "go", "size": 5}
    assert asked(endpoint("GET"), params={"what": "go", "size": "4"}).json() == {"what": "go", "size": 5}
    assert asked(endpoint("POST", status=201), json={"what": "go"}).status_code == 201
    empty = asked(endpoint("DELETE", returns=None), json={"what": "go"})
    assert (empty.status_code, empty.content) == (204, b"")


@pytest.mark.parametrize(
    ("what", "status", "body"),
    [
        ("refuse", 409, {"code": "not_now", "reason": "Not now."}),
        ("unusable", 422, {"code": "not_usable", "reason": "moves[3]: expected a move."}),
        ("fail", 500, {"code": "failed", "reason": "Something went wrong here; it has been noted."}),
    ],
)
def test_refusals(what: str, status: int, body: dict[str, str]) -> None:
    answer = asked(endpoint("POST"), json={"what": what})
    assert (answer.status_code, answer.json()) == (status, body)
    assert answer.headers["cache-control"] == "no-store"
    assert "content-security-policy" in answer.headers


def test_a_failure_is_noted_without_what_it_was_about(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        asked(endpoint("POST"), json={"what": "fail"})
    assert "ZeroDivisionError" in caplog.text
    assert "in act" in caplog.text  # where it happened
    assert str(SEED) not in caplog.text


def test_mistakes_name_the_field() -> None:
    assert asked(endpoint("POST"), json={"what": 3}).json()["reason"] == "what: expected str, got int."
    assert asked(endpoint("GET"), params={"what": "x", "size": "big"}).json() == {
        "code": "bad_request",
        "reason": "size: expected int, got str.",
    }
    assert asked(endpoint("GET")).json()["reason"] == "what: this field is missing."


def test_guests_are_made_by_deeds_only() -> None:
    made = asked(endpoint("POST"), json={"what": "guest"})
    assert made.headers["set-cookie"] == "ashfall_guest=a.signature"
    looked = asked(endpoint("GET"), params={"what": "guest"})
    assert (looked.status_code, looked.json()["code"]) == (401, "no_guest")


def test_cached_answers() -> None:
    one = endpoint("GET", cache=60, returns=str, media="text/plain; charset=utf-8")
    params = {"what": "text", "size": "5000"}
    answer = asked(one, params=params, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=60"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "x" * 5000
    again = asked(one, params=params, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    small = asked(one, params={"what": "text", "size": "50"}, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers


def test_what_is_kept_compressed_is_bounded() -> None:
    packer = Packer(most=1000)

    async def scenario() -> None:
        first = await packer.packed("0", bytes(range(256)))
        assert await packer.packed("0", b"never looked at") is first
        for number in range(100):
            await packer.packed(str(number), bytes(range(256)))
        assert 0 < packer.size <= 1000
        again = await packer.packed("0", b"the first is forgotten by now")
        assert gzip.decompress(again) == b"the first is forgotten by now"

    asyncio.run(scenario())
