"""Figures in the text format of Prometheus."""

from __future__ import annotations

import re

import httpx

from ashfall.server.metrics import Counter, Gauge, Histogram, Metrics
from tests.server.running import RunningServer

LINE = re.compile(
    r'^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+|\w+_bucket\{le="\S+"\} \d+)$'
)


def test_counters() -> None:
    counter = Counter("seen_total", "Seen.", "kind")
    counter.add("b")
    counter.add("a", amount=2)
    counter.add("b")
    counter.add('q"\\\n')
    assert counter.lines() == [
        'seen_total{kind="a"} 2',
        'seen_total{kind="b"} 2',
        'seen_total{kind="q\\"\\\\\\n"} 1',
    ]


def test_gauges() -> None:
    gauge = Gauge("open", "Open.")
    gauge.add(3)
    gauge.add(-1)
    assert gauge.lines() == ["open 2"]
    gauge.read = lambda: 7
    assert gauge.lines() == ["open 7"]


def test_histograms_count_up() -> None:
    histogram = Histogram("spent", "Spent.", (0.1, 1.0))
    for value in (0.05, 0.1, 0.5, 3):
        histogram.observe(value)
    assert histogram.lines() == [
        'spent_bucket{le="0.1"} 2',
        'spent_bucket{le="1"} 3',
        'spent_bucket{le="+Inf"} 4',
        "spent_sum 3.650000",
        "spent_count 4",
    ]


def test_all_of_them_are_told() -> None:
    metrics = Metrics()
    metrics.request("GET", "/api/me", 200, 0.01)
    metrics.commit(0.002, 3)
    for line in metrics.text().splitlines():
        assert LINE.match(line), line


def test_the_server_tells_them(server: RunningServer) -> None:
    httpx.get(f"{server.url}/api/matches/none")
    httpx.put(f"{server.url}/api/me", json={"name": "Ann"})
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = answer.text
    assert 'ashfall_requests_total{method="GET",path="/api/matches/{id}",status="404"} 1' in text
    assert 'ashfall_requests_total{method="PUT",path="/api/me",status="200"} 1' in text
    count = re.search(r"^ashfall_commit_seconds_count (\d+)$", text, re.MULTILINE)
    assert count
    assert int(count[1]) >= 1
