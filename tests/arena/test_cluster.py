"""Games on a real Ray cluster, one of whose workers is killed."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ashfall.arena.cluster import ClusterFailed, play_on_cluster
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.bots.registry import with_whole_paths
from tests.arena.helpers import bot_file, descendants, eventually, finish, is_running, lines, start, untimed
from tests.starting import end, start_process

SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # stay on the loopback
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),  # of this run, whatever the user has
}


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)


RAY = [sys.executable, "-c", "import sys; from ray.scripts.scripts import main; sys.exit(main())"]


@pytest.fixture
def cluster(settings: None) -> Iterator[tuple[str, int]]:
    """Address and process of a cluster of two workers, on the loopback and without a dashboard."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    # Sockets in this folder may have no more than 107 letters in their path: too few for pytest's own.
    with tempfile.TemporaryDirectory(prefix="r", ignore_cleanup_errors=True) as folder:
        command = [
            *RAY,
            "start",
            "--head",
            "--block",
            "--num-cpus=2",
            f"--port={port}",
            f"--temp-dir={folder}",
        ]
        command += ["--node-ip-address=127.0.0.1", "--include-dashboard=false", "--disable-usage-stats"]
        command += ["--object-store-memory=80000000"]
        with (Path(folder) / "log").open("wb") as log:
            head = start_process(command, shared=True, stdout=log, stderr=log)
        try:
            assert eventually(lambda: answers(port), 30), (Path(folder) / "log").read_text()
            yield f"127.0.0.1:{port}", head.pid
        finally:
            rest = descendants(head.pid)
            head.terminate()
            try:
                head.wait(15)
            except subprocess.TimeoutExpired:
                head.kill()
            for pid in filter(is_running, rest):
                os.kill(pid, signal.SIGKILL)
            end(head)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def busy(head: int) -> list[int]:
    """The workers of a cluster that play for us."""
    found = []
    for pid in descendants(head):
        try:
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue
        if command.startswith(b"ray::_play_batch"):
            found.append(pid)
    return found


def test_a_killed_worker_loses_no_game(tmp_path: Path, cluster: tuple[str, int]) -> None:
    address, head = cluster
    bot, journal = bot_file(tmp_path), tmp_path / "j.jsonl"
    options = ["--bots", f"{bot}:pause=0.001,{bot}:pause=0.001:luck=3", "--games", "44", "--json"]
    process = start(*options, "--ray", address, "--journal", str(journal))
    assert eventually(lambda: lines(journal) > 4 and bool(busy(head)), 40)
    victim = busy(head)[0]
    os.kill(victim, signal.SIGKILL)
    before = lines(journal)
    code, out, err = finish(process)
    assert code == 0, err
    assert "Traceback" not in err
    assert before < lines(journal) == 45
    assert not is_running(victim)
    _, alone, _ = finish(start(*options, "--workers", "2"))
    assert untimed(out) == untimed(alone)


def test_a_cluster_plays_larger_tables_as_one_machine_does(cluster: tuple[str, int]) -> None:
    options = ["--mode", "ffa", "--bots", "random,rush,greedy", "--games", "6", "--json"]
    code, out, err = finish(start(*options, "--ray", cluster[0]))
    assert (code, "Traceback" in err) == (0, False), err
    _, alone, _ = finish(start(*options, "--workers", "1"))
    assert untimed(out) == untimed(alone)


def test_nobody_at_the_address() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    with pytest.raises(ClusterFailed, match=rf'ray: no cluster at "{address}"'):
        next(play_on_cluster(ContestPlan(("random", "random"), 2), iter([0, 1]), address, 1))


class FakeRay:
    """Plays at once, and notes which bots it was asked for."""

    exceptions = SimpleNamespace(RayTaskError=RuntimeError, RayError=RuntimeError)

    def __init__(self) -> None:
        self.bots: list[str] = []

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1}

    def remote(self, **_: object) -> Callable[[Callable[..., Any]], Any]:
        return lambda work: SimpleNamespace(remote=partial(self.play, work))

    def play(
        self, work: Callable[..., Any], plan: ContestPlan, specs: tuple[str, ...], batch: list[int]
    ) -> Any:
        self.bots += specs
        return work(plan, specs, batch)

    def wait(self, waiting: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return waiting[:num_returns], waiting[num_returns:]

    def get(self, reference: Any) -> Any:
        return reference


def test_workers_in_other_folders_find_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot_file(tmp_path)
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.chdir(tmp_path)
    plan = ContestPlan(("./bot.py:luck=3", "random"), 2)
    assert [index for index, _ in play_on_cluster(plan, iter([0, 1]), "127.0.0.1:1", 1)] == [0, 1]
    assert set(fake.bots) == {f"{tmp_path.resolve()}/bot.py:luck=3", "random"}


def test_files_that_options_name_are_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "w.json").touch()
    here = tmp_path.resolve()
    assert with_whole_paths("search:value=w.json:iterations=3") == f"search:value={here}/w.json:iterations=3"
    assert with_whole_paths("~/mine.py:mark=none") == f"{here}/mine.py:mark=none"
    assert with_whole_paths("search:iterations=3") == "search:iterations=3"
    assert with_whole_paths("rush") == "rush"


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(
        ClusterFailed, match=r"ray: is not installed, try: pip install \"ashfall\[cluster\]\""
    ):
        next(play_on_cluster(ContestPlan(("random", "random"), 2), iter([0, 1]), "local", 1))
