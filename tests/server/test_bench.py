"""``ashfall bench server``: starts a server, plays at its tables, tells how it did."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from ashfall.cli import bench_server
from ashfall.cli.bench_disk import DiskWatch
from ashfall.cli.bench_server import ROWS, late_growth, measure_server
from ashfall.cli.measuring import ServerLoad
from ashfall.cli.parser import CommandError
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


SMALL = ServerLoad(terms=[{"game": "neuroshima"}], people=2, tables=1, moves=1)
FEW_FILES = ("sh", "-c", 'ulimit -Sn 32; exec "$@"', "-")  # as systems allow until somebody asks for more


def bench(*options: str, by: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    command = [*by, sys.executable, "-c", PROGRAM, "bench", *options]
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


def test_tables_of_hard_city_have_three_sockets() -> None:
    done = bench("server", "--game", "hardcity", "--tables", "2", "--seconds", "2", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["server"]
    assert (figures["tables"], figures["sockets"]) == (2, 6)
    assert (figures["refused"], figures["dropped"], figures["stopped"]) == (0, 0, 0)
    assert figures["acks_per_s"] >= 1
    assert figures["update_kb"] > 0


@pytest.mark.skipif(sys.platform == "win32", reason="there the number of open files has no such limit")
def test_more_tables_than_the_system_allows_at_first() -> None:
    done = bench("server", "--tables", "16", "--seconds", "1", "--json", by=FEW_FILES)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["server"]["sockets"] == 32


def test_a_server_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def server(_: Path) -> Iterator[tuple[SimpleNamespace, int]]:
        yield SimpleNamespace(pid=os.getpid()), 0

    async def run(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(bench_server, "_server", server)
    monkeypatch.setattr(bench_server._Load, "run", run)
    with pytest.raises(CommandError, match="the server cannot be reached: it does not answer"):
        measure_server(SMALL, 1, 1.0)


def test_tables_that_fail_together_are_told_once(tmp_path: Path) -> None:
    told: list[object] = []

    async def fail(_: object) -> None:
        raise OSError("no more sockets")

    async def scenario() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        load = bench_server._Load(0, 0, SMALL, 3, DiskWatch(tmp_path), Texts("en"))
        with pytest.raises(OSError, match="no more sockets"):
            await load._all("cli-bench-opening", fail)

    asyncio.run(scenario())
    gc.collect()
    assert told == []


def test_the_disk_is_watched_until_told_to_stop(tmp_path: Path) -> None:
    watch = DiskWatch(tmp_path)
    end = time.monotonic() + 60
    with watch:
        while len(watch.spent) < 2:
            assert time.monotonic() < end
            time.sleep(0.01)
    assert not watch._thread.is_alive()
    assert min(watch.spent) >= 0


def test_a_disk_that_takes_nothing_keeps_nobody_from_measuring(tmp_path: Path) -> None:
    with DiskWatch(tmp_path / "missing") as watch:
        pass
    assert watch.spent == []
    assert set(bench_server._shares(watch.spent).values()) == {0.0}


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
    ("options", "expected"),
    [
        (("servant",), "servant"),
        (("server", "--tables", "0"), "2000"),
        (("server", "--game", "chess"), "hardcity"),
    ],
)
def test_wrong_options_are_refused(options: tuple[str, ...], expected: str) -> None:
    done = bench(*options)
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.splitlines()) == 1
