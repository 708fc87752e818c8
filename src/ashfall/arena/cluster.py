"""Games on a Ray cluster, in batches of about a second.

A batch that came back is safe with whoever asked for it. When a worker dies, Ray plays its batch again on
another one; games depend on nothing but their number, so they come out the same.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import lru_cache
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ashfall.arena.pace import Pace
from ashfall.arena.plan import AnyPlan, ResultT
from ashfall.arena.players import Players
from ashfall.arena.pool import Games
from ashfall.bots.registry import with_whole_paths
from ashfall.table.errors import AshfallError, shown

__all__ = ["LOCAL", "ClusterFailed", "play_on_cluster"]

LOCAL: Final = "local"  # the address that starts a cluster of its own on this machine
TRIES: Final = 5  # for a batch whose worker dies
QUEUE: Final = 2  # batches under way for each core, so that none waits for us
_PATIENCE: Final = 5.0  # seconds for a host to answer
_OPEN_TO_OTHERS: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # "0" keeps Ray on the loopback everywhere
_AUTH_MODE: Final = "RAY_AUTH_MODE"
_AUTH_TOKEN: Final = "RAY_AUTH_TOKEN"
_ELSEWHERE: Final = ("192.0.2.1", 9)  # set aside for documents; nothing is sent to it

Batch = list[tuple[int, ResultT, float]]


class ClusterFailed(AshfallError):
    """There is no Ray, no cluster, or it gave up."""


def play_on_cluster(
    plan: AnyPlan[ResultT], indices: Iterator[int], address: str, workers: int, seconds: float = 1.0
) -> Games[ResultT]:
    """Play games on the cluster at an address; raises BotFailed and ClusterFailed.

    ``workers`` counts only for a cluster that is started here. Its workers stand in another folder than this
    process, so files are sent for by their whole paths.
    """
    specs = tuple(map(with_whole_paths, plan.bots))
    ray = _import_ray(address)
    # Ray tells on standard output that a worker has died; results belong there and nothing else.
    with redirect_stdout(sys.stderr), _connection(ray, address, workers):
        play = ray.remote(num_cpus=1, max_retries=TRIES)(_play_batch)
        room = QUEUE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pace = Pace(seconds)
        waiting: list[Any] = []
        while True:
            while len(waiting) < room and (batch := list(islice(indices, pace.batch()))):
                waiting.append(play.remote(plan, specs, batch))
            if not waiting:
                return
            ready, waiting = ray.wait(waiting, num_returns=1)
            for index, result, spent in _fetch(ray, ready[0]):
                pace.learn(spent)
                yield index, result


def _play_batch(plan: AnyPlan[ResultT], specs: tuple[str, ...], indices: list[int]) -> Batch[ResultT]:
    """What a worker of the cluster does."""
    players = _players(plan.game, specs)
    finished: Batch[ResultT] = []
    for index in indices:
        start = time.perf_counter()
        result = players.play(plan.fixture(index))
        finished.append((index, result, time.perf_counter() - start))
    return finished


@lru_cache(maxsize=4)
def _players(game: str, specs: tuple[str, ...]) -> Players:
    return Players(game, specs)


def _fetch(ray: Any, reference: Any) -> Batch[Any]:
    try:
        finished: Batch[Any] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, AshfallError):
            raise error.cause from None
        raise ClusterFailed(f"ray: a worker failed, {_first_line(error.cause)}") from error
    except ray.exceptions.RayError as error:
        raise ClusterFailed(f"ray: a batch was lost {TRIES + 1} times, {_first_line(error)}") from error
    return finished


def _import_ray(address: str) -> Any:
    """Ray with settings that it reads when it is imported."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nothing about our users is sent anywhere
    if address == LOCAL or _is_on_loopback(address):
        os.environ[_OPEN_TO_OTHERS] = "0"
    if address == LOCAL and _AUTH_MODE not in os.environ:
        # A token for this run alone; Ray would leave one in the home folder that changes later clusters.
        os.environ[_AUTH_MODE], os.environ[_AUTH_TOKEN] = "token", secrets.token_hex(32)
    try:
        return import_module("ray")
    except ImportError:
        raise ClusterFailed('ray: is not installed, try: pip install "ashfall[cluster]"') from None


@contextmanager
def _connection(ray: Any, address: str, workers: int) -> Iterator[None]:
    """A connection for the time of a run; one that the program has already is used and kept."""
    if ray.is_initialized():
        yield
        return
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    local = {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, **local, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        raise ClusterFailed(f'ray: no cluster at "{shown(address)}", {_first_line(error)}') from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError at once where nobody is; Ray itself would try for minutes."""
    place = _place(address)
    if place:
        socket.create_connection(place, timeout=_PATIENCE).close()


def _is_on_loopback(address: str) -> bool:
    """Whether a cluster answers only to this machine.

    Ray replaces a loopback address by the one under which others know the machine, where such a cluster
    does not listen.
    """
    place = _place(address)
    if place is None or place[0] not in ("127.0.0.1", "localhost"):
        return False
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            socket.create_connection((probe.getsockname()[0], place[1]), timeout=_PATIENCE).close()
        except OSError:
            return True
    return False


def _place(address: str) -> tuple[str, int] | None:
    """Host and port of an address that has them."""
    host, _, port = address.rpartition(":")
    return (host.rpartition("/")[2].strip("[]"), int(port)) if host and port.isdecimal() else None


def _first_line(error: object) -> str:
    return shown(str(error).strip().partition("\n")[0] or type(error).__name__, 160)
