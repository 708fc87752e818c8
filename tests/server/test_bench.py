"""``ashfall bench server``: starts a server, plays at its tables, tells how it did."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ashfall.cli.bench_server import ROWS, late_growth
from ashfall.table.texts import Texts
from tests.server.running import PROGRAM

FIGURES = (
    "acks_per_s",
    "p50_ms",
    "p95_ms",
    "p99_ms",
    "max_ms",
    "memory_start_mb",
    "memory_end_mb",
    "memory_max_mb",
)


def bench(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, "bench", *options]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=env)


def test_figures_of_a_small_load() -> None:
    done = bench("server", "--tables", "3", "--seconds", "2", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["server"]
    assert (figures["tables"], figures["sockets"]) == (3, 6)
    assert (figures["refused"], figures["dropped"], figures["stopped"]) == (0, 0, 0)
    assert figures["acks_per_s"] >= 1
    assert all(figures[name] > 0 for name in FIGURES)
    assert figures["memory_max_mb"] >= max(figures["memory_start_mb"], figures["memory_end_mb"])
    assert figures.keys() >= ROWS.keys()  # of some nothing more is sure: work is counted in ticks of 10 ms
    assert "Measuring: 0 of 2 s" in done.stderr
    assert figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"] <= figures["max_ms"]


@pytest.mark.parametrize(
    ("memory", "expected"),
    [
        ([(10, 100), (11, 108), (12, 112), (13, 112), (14, 112)], 0),
        ([(10, 100), (11, 108), (12, 112), (13, 113), (14, 114)], 60),
        ([(10, 112), (11, 112), (12, 112), (13, 111), (14, 110)], -60),
        ([(10, 100), (10.5, 108)], 0),
    ],
)
def test_growth_in_the_second_half(memory: list[tuple[float, float]], expected: float) -> None:
    assert late_growth(memory) == pytest.approx(expected)


def test_every_figure_of_a_load_is_printed_in_words() -> None:
    done = bench("server", "--tables", "1", "--seconds", "1")
    assert done.returncode == 0, done.stderr
    assert all(Texts("en").format(text) in done.stdout for text in ROWS.values())


@pytest.mark.parametrize(
    ("options", "expected"), [(("servant",), "servant"), (("server", "--tables", "0"), "2000")]
)
def test_wrong_options_are_refused(options: tuple[str, ...], expected: str) -> None:
    done = bench(*options)
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.splitlines()) == 1
