"""How a server holds up: many tables, some sockets each, a random legal move every second at each of them.

The server runs in a process of its own with a fresh SQLite file; this process plays all the people. Time
counts here, from before a move is sent until its acknowledgement was read, which comes once the move is
safely on the disk; so beside it stands how long the disk took for a page of this process meanwhile. Memory is
that of the server's process, read once a second.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import linear_regression
from tempfile import TemporaryDirectory
from typing import Any, Final

from uvicorn.loops.auto import auto_loop_factory
from websockets.exceptions import ConnectionClosed

from ashfall.cli.bench_disk import DiskWatch
from ashfall.cli.bench_tables import PACE, BenchGuest, BenchTable, Tally
from ashfall.cli.measuring import ServerLoad
from ashfall.cli.parser import CommandError
from ashfall.cli.serve import allow_many_connections
from ashfall.games import game_named
from ashfall.server.rooms.gc_policy import CollectorPolicy
from ashfall.table.texts import Texts, pick_language

__all__ = ["ROWS", "late_growth", "measure_server"]

PROGRAM: Final = "import sys; from ashfall.cli.main import main; sys.exit(main())"
OPENED_AT_ONCE: Final = 25
WARM_AT_ONCE: Final = 100
ENDING: Final = 10.0  # seconds
SAMPLING: Final = 1.0  # seconds between two looks at the memory
TOLD_EVERY: Final = 5.0  # seconds between two lines about how far it is
MINUTE: Final = 60.0
# The figures, as people read them.
ROWS: Final = {
    "tables": "cli-bench-tables",
    "acks_per_s": "cli-bench-acks",
    "p50_ms": "cli-bench-p50",
    "p95_ms": "cli-bench-p95",
    "p99_ms": "cli-bench-p99",
    "max_ms": "cli-bench-max",
    "disk_p99_ms": "cli-bench-disk-p99",
    "disk_max_ms": "cli-bench-disk-max",
    "cpu_share": "cli-bench-cpu",
    "cpu_ms_per_move": "cli-bench-cpu-move",
    "memory_start_mb": "cli-bench-memory-start",
    "memory_end_mb": "cli-bench-memory-end",
    "memory_max_mb": "cli-bench-memory-max",
    "memory_growth_mb_per_min": "cli-bench-memory-growth",
    "memory_late_growth_mb_per_min": "cli-bench-memory-late-growth",
    "update_kb": "cli-bench-update",
    "finished": "cli-bench-finished",
    "refused": "cli-bench-refused",
    "dropped": "cli-bench-dropped",
    "stopped": "cli-bench-stopped",
}


def measure_server(kind: ServerLoad, tables: int, seconds: float, language: str = "") -> dict[str, Any]:
    """Start a server, let people play at so many tables, measure for so long; lines on stderr say how far."""
    allow_many_connections()
    with TemporaryDirectory(prefix="ashfall-bench-") as folder, _server(Path(folder)) as (process, port):
        texts = Texts(language or pick_language(os.environ))
        load = _Load(process.pid, port, kind, tables, DiskWatch(Path(folder)), texts)
        try:
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                return runner.run(load.run(seconds))
        except (ConnectionClosed, OSError) as error:
            told = str(error) or "it does not answer"
            raise CommandError(f"ashfall bench server: the server cannot be reached: {told}") from None


@contextmanager
def _server(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server of its own; its port."""
    options = ["serve", "--port", "0", "--db", str(folder / "bench.db"), "--lang", "en"]
    environment = {**os.environ, "ASHFALL_LIMITS": "off", "ASHFALL_THINKERS": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *options], stdout=subprocess.PIPE, env=environment
    ) as process:
        try:
            line = process.stdout.readline().decode() if process.stdout else ""
            if "http://" not in line:
                raise CommandError("ashfall bench server: the server did not start")
            yield process, int(line.split("http://")[1].split()[0].rpartition(":")[2])
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()


class _Load:
    """Everybody at all tables."""

    def __init__(
        self, pid: int, port: int, kind: ServerLoad, tables: int, disk: DiskWatch, texts: Texts
    ) -> None:
        self._pid = pid
        self._kind = kind
        self._disk = disk
        self._tally = Tally(port)
        terms = [kind.terms[number % len(kind.terms)] for number in range(tables)]
        self._tables = [BenchTable(self._tally, each, kind.moves) for each in terms]
        self._texts = texts

    async def run(self, seconds: float) -> dict[str, Any]:
        """Open, warm up, measure."""
        tally, tables = self._tally, self._tables
        guests = [BenchGuest(tally.port) for _ in range(self._kind.people)]
        doors, lanes = asyncio.Semaphore(OPENED_AT_ONCE), asyncio.Semaphore(WARM_AT_ONCE)
        await self._all("cli-bench-opening", lambda table: table.open(guests, doors))
        await self._all("cli-bench-warming", lambda table: table.warm_up(lanes))
        # Pauses of this process would count as the server's, so it tidies up as the server does.
        tidying = asyncio.create_task(CollectorPolicy().run())
        playing = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.sleep(2 * PACE)
        figures = await self._measured(seconds)
        figures["stopped"] = sum(task.done() for task in playing)
        for task in (*playing, tidying):
            task.cancel()
        await asyncio.gather(*playing, tidying, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables))
        return figures

    async def _all(self, text: str, work: Callable[[BenchTable], Awaitable[None]]) -> None:
        """The same at all tables, as many at a time as the work itself allows; the first failure ends it."""
        tasks = [asyncio.ensure_future(work(table)) for table in self._tables]
        waiting = set(tasks)
        try:
            while waiting:
                self._tell(text, len(tasks) - len(waiting), len(tasks))
                done, waiting = await asyncio.wait(waiting, timeout=TOLD_EVERY)
                for one in done:
                    one.result()
        finally:
            for one in waiting:
                one.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)  # else each would be told by itself

    def _tell(self, text: str, done: int, of: int) -> None:
        print(self._texts.format(text, done=done, of=of), file=sys.stderr, flush=True)

    async def _measured(self, seconds: float) -> dict[str, Any]:
        cpu, began = _cpu(self._pid), time.monotonic()
        self._tally.is_measuring = True
        with self._disk:
            memory = await self._sampled(seconds)
        self._tally.is_measuring = False
        took, computed = time.monotonic() - began, _cpu(self._pid) - cpu
        return {
            "tables": len(self._tables),
            "sockets": self._kind.people * len(self._tables),
            "seconds": round(took, 1),
            "acks_per_s": round(len(self._tally.spent) / took, 1),
            **_shares(self._tally.spent),
            **{f"disk_{name}": value for name, value in _shares(self._disk.spent).items()},
            "cpu_share": round(computed / took, 3),
            "cpu_ms_per_move": round(1000 * computed / max(1, len(self._tally.spent)), 3),
            "memory_start_mb": round(memory[0][1], 1),
            "memory_end_mb": round(memory[-1][1], 1),
            "memory_max_mb": round(max(held for _, held in memory), 1),
            "memory_growth_mb_per_min": round(MINUTE * _slope(memory), 2),
            "memory_late_growth_mb_per_min": round(late_growth(memory), 2),
            "finished": self._tally.finished,
            "refused": self._tally.refused,
            "dropped": self._tally.dropped,
            "update_kb": round(self._tally.heard_bytes / 1000 / max(1, self._tally.updates), 2),
            "compiled": game_named(self._kind.terms[0]["game"]).engine.COMPILED,
        }

    async def _sampled(self, seconds: float) -> list[tuple[float, float]]:
        """The memory of the server while time passes: when, and how much."""
        began = told = time.monotonic()
        found = [(began, _memory(self._pid))]
        while (now := time.monotonic()) < began + seconds:
            if now >= told:
                self._tell("cli-bench-measuring", round(now - began), round(seconds))
                told += TOLD_EVERY
            await asyncio.sleep(min(SAMPLING, began + seconds - now))
            found.append((time.monotonic(), _memory(self._pid)))
        return found


def _shares(spent: list[float]) -> dict[str, float]:
    """Within how many milliseconds so many of a hundred were done; 0 where there is none."""
    ordered = sorted(spent) or [0.0]
    found = {f"p{part}_ms": ordered[len(ordered) * part // 100] for part in (50, 95, 99)}
    return {name: round(1000 * value, 1) for name, value in (*found.items(), ("max_ms", ordered[-1]))}


def late_growth(memory: list[tuple[float, float]]) -> float:
    """Megabytes a minute by which it grows in the second half of the time; caches fill in the first."""
    middle = (memory[0][0] + memory[-1][0]) / 2
    late = [sample for sample in memory if sample[0] >= middle]
    return MINUTE * _slope(late) if len(late) > 1 else 0.0


def _slope(memory: list[tuple[float, float]]) -> float:
    """Megabytes by which it grows a second, by the straight line that fits best."""
    when, held = zip(*memory, strict=True)
    return linear_regression(when, held).slope


def _cpu(pid: int) -> float:
    """Seconds of computing of a process so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Megabytes that a process has in memory; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0
