"""The server is killed at any moment; whatever anybody was told before is true afterwards.

``python -m scripts.crash_soak`` does the same for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

from ashfall.server.messages import Clock
from ashfall.server.rooms.clocks import Clocks, Reading
from tests.server.crash_players import KINDS
from tests.server.crashing import MOMENTS, Soak

FEW = (*KINDS[:3], next(kind for kind in KINDS if kind.name == "campaign"))


def test_kills_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    soak = Soak(tmp_path, len(KINDS), span=1.0)
    soak.run(len(MOMENTS))
    totals = soak.totals
    assert soak.kills.total() == len(MOMENTS)
    assert totals["acknowledged"] > 20
    assert totals["sent again"] > 0
    assert totals["tables compared"] > 4 * len(KINDS)
    assert totals["clocks compared"] > 0
    assert totals["following compared"] > 0
    assert totals["campaigns"] > 0


def test_kills_on_postgres(tmp_path: Path, postgres: str) -> None:
    soak = Soak(tmp_path, len(FEW), kinds=FEW, span=1.0, database=postgres)
    soak.run(3, ("playing", "starting", "playing"))
    assert soak.totals["acknowledged"] > 10
    assert soak.totals["tables compared"] > 2 * len(FEW)


def test_no_clock_runs_between_an_entry_and_whose_turn_it_is_next() -> None:
    clocks = Clocks(Clock("bank", 60), 2, 1000)
    clocks.watch(0, False, 0)
    clocks.set(Reading((50_000, 60_000), (1000, 1000)), 10_000)
    clocks.watch(1, False, 10_001)
    assert clocks.read(10_002).left == (50_000, 59_999)
