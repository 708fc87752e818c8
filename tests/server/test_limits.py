"""Nobody may ask for too much."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from ashfall.server import limits
from ashfall.server.app import all_endpoints
from ashfall.server.limits import Bucket, Limits, TooMany, address_of
from ashfall.server.messages import Guest
from ashfall.server.workshop import MOST_WAITING
from tests.server.running import running_server


def connection(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("ashfall.server.limits.time.monotonic", lambda: now[0])
    return now


def test_a_bucket_empties_and_fills(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=3, at=clock[0])
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(0.5)
    assert not bucket.is_full()
    clock[0] += 0.5
    assert bucket.take() == 0
    clock[0] += 100
    assert bucket.is_full()
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() > 0


def test_guests_and_addresses_have_their_own(clock: list[float]) -> None:
    watch = Limits()
    ann, bob = Guest("a", "Ann"), Guest("b", "Bob")
    for _ in range(20):
        watch.take(connection("10.0.0.1"), ann, "dear")
    with pytest.raises(TooMany) as caught:
        watch.take(connection("10.0.0.1"), ann, "dear")
    assert 0 < caught.value.wait <= 1
    watch.take(connection("10.0.0.1"), ann, "cheap")
    watch.take(connection("10.0.0.1"), bob, "dear")  # shares the address, not the limit
    for _ in range(38):
        watch.take(connection("10.0.0.1"), None, "dear")
    with pytest.raises(TooMany):  # new cookies do not help for ever
        watch.take(connection("10.0.0.1"), Guest("c", "Cid"), "dear")
    watch.take(connection("10.0.0.2"), bob, "dear")


def test_they_can_be_switched_off() -> None:
    watch = Limits(enabled=False)
    for _ in range(2000):
        watch.take(connection("10.0.0.1"), None, "dear")
    messages = watch.messages()
    assert not any(messages.take() for _ in range(2000))


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/api/neuroshima/drawings", "drawing"),
        ("POST", "/api/neuroshima/lessons/{id}/try", "work"),
        ("POST", "/api/hardcity/lessons/{id}/ask", "work"),
        ("POST", "/api/neuroshima/analysis/best", "dear"),
        ("POST", "/api/matches", "lasting"),
        ("POST", "/api/records", "lasting"),
    ],
)
def test_what_is_worked_out_or_stays_has_its_price(method: str, path: str, cost: str) -> None:
    assert [one.cost for one in all_endpoints() if (one.method, one.path) == (method, path)] == [cost]


def test_one_address_does_not_fill_the_workshop() -> None:
    at_once = [limits.BY_ADDRESS[cost][1] for cost in ("work", "drawing", "dear", "lasting")]
    assert sum(at_once) < MOST_WAITING


def test_messages_of_a_socket_are_counted(clock: list[float]) -> None:
    messages = Limits().messages()
    assert sum(messages.take() == 0 for _ in range(200)) < 100


def test_sockets_of_those_who_watch_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_WATCHING", 2)
    watch = Limits()
    with watch.watching("10.0.0.1"), watch.watching("10.0.0.1"):
        with pytest.raises(TooMany), watch.watching("10.0.0.1"):
            pass
        with watch.watching("10.0.0.2"):
            pass
    with watch.watching("10.0.0.1"):
        pass
    assert not watch._watching


def test_memory_stays_bounded(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    watch = Limits()
    for number in range(1000):
        watch.take(connection(f"10.0.{number // 250}.{number % 250}"), None, "cheap")
    assert len(watch._buckets) <= 100


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("::nonsense", "::nonsense"),
        ("", ""),
    ],
)
def test_addresses(host: str, address: str) -> None:
    assert address_of(connection(host)) == address


def test_the_server_says_when_to_come_back(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=True) as server, httpx.Client(base_url=server.url) as client:
        answers = [client.put("/api/me", json={"name": "Ann"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        for _ in range(100):  # of something that would stay: even a slow machine sends more than a few
            answer = client.post("/api/records", json={"text": ""})
            if answer.status_code == 429:
                break
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) >= 1
        assert answer.json()["code"] == "too_fast"
        assert httpx.get(f"{server.url}/healthz").status_code == 200  # others go on
