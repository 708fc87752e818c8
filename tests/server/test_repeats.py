"""The log does not grow with every failure."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import httpx
import pytest

from ashfall.cli.main import main
from ashfall.server import repeats as module
from ashfall.server.repeats import Repeats
from tests.server.running import running_server


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("ashfall.server.repeats.time.monotonic", lambda: now[0])
    return now


class Log:
    """What is told of what is noted."""

    def __init__(self) -> None:
        self._repeats = Repeats()

    def note(self, text: str, *arguments: object, level: int = logging.ERROR) -> str | None:
        record = logging.LogRecord("ashfall", level, __file__, 1, text, arguments, None)
        return record.getMessage() if self._repeats.filter(record) else None


def test_the_same_is_told_once_in_a_while_with_how_often_it_came(clock: list[float]) -> None:
    log = Log()
    assert log.note("%s failed", "reading") == "reading failed"
    assert [log.note("%s failed", "reading") for _ in range(500)] == [None] * 500
    assert log.note("%s failed", "writing") == "writing failed"
    clock[0] += 61
    told = "reading failed (and 500 more like it in the last 61 seconds)"
    assert log.note("%s failed", "reading") == told
    assert log.note("%s failed", "reading") is None
    clock[0] += 61
    assert log.note("%s failed", "writing") == "writing failed"


def test_what_is_no_failure_is_always_told() -> None:
    log = Log()
    assert [log.note("GET / 200", level=logging.INFO) for _ in range(3)] == ["GET / 200"] * 3


def test_too_many_different_ones_are_only_counted(clock: list[float]) -> None:
    log = Log()
    told = [log.note("GET /%d failed", number) for number in range(1000)]
    assert len([text for text in told if text]) <= module.MOST_TEXTS + 1
    clock[0] += 61
    assert log.note("GET /1 failed") == "GET /1 failed"


def test_a_database_that_is_away_fills_no_disk(tmp_path: Path) -> None:
    with running_server(tmp_path, may_fail=True) as server:
        other = sqlite3.connect(tmp_path / "ashfall.db", isolation_level=None)
        other.execute("ALTER TABLE guests RENAME TO gone")
        for _ in range(20):
            assert httpx.put(f"{server.url}/api/me", json={"name": "Ann"}).status_code == 503
        other.close()
        assert server.log.count("writing failed") == 1


def test_a_program_that_runs_the_command_keeps_its_own_log(caplog: pytest.LogCaptureFixture) -> None:
    """Ours must not fall silent because a server was started, or refused, in the same process."""
    assert main(["serve", "--db", "postgresql://nobody@127.0.0.1:1/nothing", "--port", "0"]) == 2
    for _ in range(2):
        logging.getLogger("ashfall.server").error("it failed")
    assert caplog.text.count("it failed") == 2
