"""How a server holds up: many tables, two sockets each, a random legal move every second at each of them.

The server runs in a process of its own with a fresh SQLite file; this process plays all the people. Time
counts from sending a move to its acknowledgement, which comes once the move is safely on the disk.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from ashfall.cli.bench_tables import PACE, Guest, Table, Tally
from ashfall.cli.parser import CommandError
from ashfall.neuroshima import COMPILED

__all__ = ["ROWS", "measure_server"]

PROGRAM: Final = "import sys; from ashfall.cli.main import main; sys.exit(main())"
OPENED_AT_ONCE: Final = 25
WARM_AT_ONCE: Final = 100
ENDING: Final = 10.0  # seconds
PAGE: Final = 4096
# The figures, as people read them.
ROWS: Final = {
    "tables": "cli-bench-tables",
    "acks_per_s": "cli-bench-acks",
    "p50_ms": "cli-bench-p50",
    "p95_ms": "cli-bench-p95",
    "p99_ms": "cli-bench-p99",
    "max_ms": "cli-bench-max",
    "cpu_share": "cli-bench-cpu",
    "memory_start_mb": "cli-bench-memory-start",
    "memory_end_mb": "cli-bench-memory-end",
    "finished": "cli-bench-finished",
    "refused": "cli-bench-refused",
    "dropped": "cli-bench-dropped",
    "stopped": "cli-bench-stopped",
}


def measure_server(tables: int, seconds: float) -> dict[str, Any]:
    """Start a server, let people play at so many tables, measure for so long."""
    with TemporaryDirectory(prefix="ashfall-bench-") as folder, _server(Path(folder)) as (process, port):
        load = _Load(process.pid, port, tables)
        try:
            return asyncio.run(load.run(seconds))
        except (ConnectionClosed, OSError) as error:
            raise CommandError(f"ashfall bench server: the server cannot be reached: {error}") from None


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

    def __init__(self, pid: int, port: int, tables: int) -> None:
        self._pid = pid
        self._tally = Tally(port)
        self._tables = [Table(self._tally) for _ in range(tables)]

    async def run(self, seconds: float) -> dict[str, Any]:
        """Open, warm up, measure."""
        tally, tables = self._tally, self._tables
        guests = [Guest(tally.port), Guest(tally.port)]
        doors, lanes = asyncio.Semaphore(OPENED_AT_ONCE), asyncio.Semaphore(WARM_AT_ONCE)
        await asyncio.gather(*(table.open(guests, doors) for table in tables))
        await asyncio.gather(*(table.warm_up(lanes) for table in tables))
        playing = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.sleep(2 * PACE)
        figures = await self._measured(seconds)
        figures["stopped"] = sum(task.done() for task in playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables))
        return figures

    async def _measured(self, seconds: float) -> dict[str, Any]:
        memory, cpu, began = _memory(self._pid), _cpu(self._pid), time.monotonic()
        self._tally.is_measuring = True
        await asyncio.sleep(seconds)
        self._tally.is_measuring = False
        took = time.monotonic() - began
        return {
            "tables": len(self._tables),
            "sockets": 2 * len(self._tables),
            "seconds": round(took, 1),
            "acks_per_s": round(len(self._tally.spent) / took, 1),
            **_shares(self._tally.spent),
            "cpu_share": round((_cpu(self._pid) - cpu) / took, 3),
            "memory_start_mb": round(memory, 1),
            "memory_end_mb": round(_memory(self._pid), 1),
            "finished": self._tally.finished,
            "refused": self._tally.refused,
            "dropped": self._tally.dropped,
            "compiled": COMPILED,
        }


def _shares(spent: list[float]) -> dict[str, float]:
    """Within how many milliseconds so many of a hundred acknowledgements came."""
    ordered = sorted(spent) or [0.0]
    found = {f"p{part}_ms": ordered[len(ordered) * part // 100] for part in (50, 95, 99)}
    return {name: round(1000 * value, 1) for name, value in (*found.items(), ("max_ms", ordered[-1]))}


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
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0
