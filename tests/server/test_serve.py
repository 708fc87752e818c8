"""`ashfall serve` as a real process."""

from __future__ import annotations

import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from ashfall.cli.main import main
from ashfall.server.config import BadSetting, default_database, from_environment
from tests.server import running
from tests.server.playing import Person
from tests.server.running import RunningServer, running_server


@dataclass
class Result:
    code: int
    out: str
    err: str


Serve = Callable[..., Result]


@pytest.fixture
def serve(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serve:
    """The command inside this process, where it is not expected to get as far as serving."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*arguments: str) -> Result:
        code = main(["serve", *arguments])
        return Result(code, *capfd.readouterr())

    return run


def test_it_starts_answers_and_ends(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        answer = httpx.get(f"{server.url}/healthz")
        assert answer.status_code == 200
        assert answer.json()["status"] == "ok"
        assert server.stop() == 0
        assert server.log == ""  # nothing to tell


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
def test_it_takes_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
        soft, hard = next(line for line in limits if line.startswith("Max open files")).split()[3:5]
        assert soft == hard


def test_it_ends_in_order_when_it_is_told_to(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        assert server.stop(signal.SIGTERM) == 0
        assert not (tmp_path / "ashfall.db-wal").exists()  # SQLite was closed properly


def test_it_leaves_no_process_behind(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        children = _children(server.process.pid)
        server.stop()
        end = time.monotonic() + 10
        while any(_is_alive(pid) for pid in children):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_it_ends_while_a_thinker_never_says_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = "import ashfall.server.rooms.thinkers as thinkers, tests.server.test_thinkers as bad\n"
    monkeypatch.setattr(running, "PROGRAM", silent + "thinkers._work = bad.silent\n" + running.PROGRAM)
    with running_server(tmp_path) as server:
        Person(server).create("bot:random", "bot:random")  # somebody waits for its first word
        assert server.stop() == 0


def test_a_database_that_fails_is_told_and_survived(tmp_path: Path) -> None:
    with running_server(tmp_path, may_fail=True) as server:
        other = sqlite3.connect(tmp_path / "ashfall.db", isolation_level=None)
        other.execute("ALTER TABLE guests RENAME TO gone")
        failed = httpx.put(f"{server.url}/api/me", json={"name": "Ann"})
        assert (failed.status_code, failed.json()["code"]) == (503, "storage")
        assert "guests" not in failed.text
        other.execute("ALTER TABLE gone RENAME TO guests")
        other.close()
        assert httpx.put(f"{server.url}/api/me", json={"name": "Ann"}).status_code == 200
        assert "Ann" not in server.log


def test_it_runs_on_postgres(tmp_path: Path, postgres: str) -> None:
    with running_server(tmp_path, database=postgres) as server, httpx.Client(base_url=server.url) as client:
        name = client.put("/api/me", json={"name": "Ann"}).json()
        server.restart()
        assert client.get("/api/me").json() == name
        assert client.get("/healthz").json()["status"] == "ok"


def test_a_taken_port_is_one_sentence(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = serve("--port", port)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"ashfall serve: cannot listen at 127.0.0.1:{port}: Address already in use\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--host", "no such host"], 'argument --host: "no such host" is no address of this machine'),
        (["--host", "a" * 300], "is no address of this machine"),
        (["--host", "203.0.113.1"], "cannot listen at 203.0.113.1"),
        (["--port", "65536"], 'argument --port: expected a whole number from 0 to 65535, got "65536"'),
        (["--port", "web"], "argument --port: expected a whole number"),
        (["--db", "mysql://x"], "database: expected sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (["--db", "/dev/null/x.db"], "database: cannot make the folder"),
        (["--db", "postgresql://u:hidden@127.0.0.1:1/x"], "database: cannot use"),
        (["--colour", "red"], "unrecognized arguments: --colour red"),
    ],
)
def test_bad_arguments_are_one_sentence(arguments: list[str], told: str, serve: Serve) -> None:
    usual = [] if "--port" in arguments else ["--port", "0"]
    result = serve(*usual, *arguments)
    assert (result.code, result.out) == (2, "")
    assert told in result.err
    assert result.err.count("\n") == 1
    assert "hidden" not in result.err


def test_a_second_server_on_one_database(
    serve: Serve, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ashfall.server.store.sole_use.PATIENCE", 0.2)
    with running_server(tmp_path, database=database) as server:
        result = serve("--port", "0", "--db", database)
        assert (result.code, result.out) == (2, "")
        assert result.err.endswith(": another server uses it; end that one, or take another database\n")
        assert result.err.count("\n") == 1
        server.restart()  # killed, it lets go of it


def test_it_is_not_well_where_nothing_can_be_stored(tmp_path: Path) -> None:
    def health(server: RunningServer) -> int:
        time.sleep(1.1)  # for so long the last answer is believed
        return httpx.get(f"{server.url}/healthz").status_code

    with running_server(tmp_path, may_fail=True) as server:
        assert health(server) == 200
        other = sqlite3.connect(tmp_path / "ashfall.db", isolation_level=None)
        other.execute("ALTER TABLE secrets RENAME TO gone")
        assert health(server) == 503
        other.execute("ALTER TABLE gone RENAME TO secrets")
        other.close()
        assert health(server) == 200
        (tmp_path / "ashfall.db").rename(tmp_path / "elsewhere.db")
        assert health(server) == 503


def test_a_database_that_is_none(serve: Serve, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("notes " * 1000)
    result = serve("--port", "0", "--db", str(path))
    assert (result.code, result.out) == (2, "")
    assert "file is not a database" in result.err
    assert result.err.count("\n") == 1


def test_a_database_of_a_newer_version(serve: Serve, tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    newer = sqlite3.connect(path)
    with newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    result = serve("--port", "0", "--db", str(path))
    assert (result.code, result.out) == (2, "")
    assert "its tables are those of a newer Ashfall or of another program; update Ashfall" in result.err
    assert result.err.count("\n") == 1
    assert not path.with_name("newer.db-wal").exists()  # it was closed in order


def test_help_says_where_games_are_kept(serve: Serve) -> None:
    result = serve("--help", "--lang", "en")
    assert result.code == 0
    assert "XDG_DATA_HOME" in result.out
    assert "--port" in result.out


def test_settings_come_from_options_then_from_the_environment(tmp_path: Path) -> None:
    environment = {
        "ASHFALL_DB": "a.db",
        "ASHFALL_SECRET": "s",
        "ASHFALL_LIMITS": "off",
        "ASHFALL_THINKERS": "3",
        "ASHFALL_BOT_PAUSE": "0",
    }
    config = from_environment(environment, port=80, database=None)
    assert (config.database, config.secret, config.limits, config.thinkers) == ("a.db", "s", False, 3)
    assert (config.port, config.host) == (80, "127.0.0.1")
    assert from_environment(environment, database="b.db").database == "b.db"
    assert from_environment({}).limits
    assert (config.bot_pause, from_environment({}).bot_pause) == (0, 400)
    assert default_database({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "ashfall" / "ashfall.db"
    assert default_database({}) == Path.home() / ".local" / "share" / "ashfall" / "ashfall.db"
    with pytest.raises(BadSetting, match="ASHFALL_THINKERS: expected a whole number from 1 to 256"):
        from_environment({"ASHFALL_THINKERS": "many"})
    with pytest.raises(BadSetting, match="ASHFALL_BOT_PAUSE: expected a whole number from 0 to 5000"):
        from_environment({"ASHFALL_BOT_PAUSE": "6000"})
    origins = from_environment({"ASHFALL_ORIGINS": " https://Play.example/, http://b.example:8000,"}).origins
    assert origins == ("https://play.example", "http://b.example:8000")
    for wrong in ("play.example", "https://", "http://[", "ftp://a.example", "https://a.example/page", "*"):
        with pytest.raises(BadSetting, match="ASHFALL_ORIGINS: expected such as https://play"):
            from_environment({"ASHFALL_ORIGINS": wrong})


def _children(pid: int) -> list[int]:
    listing = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listing.read_text().split()] if listing.exists() else []


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
