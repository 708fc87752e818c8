"""Figures of the running server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from typing import Final

__all__ = ["Counter", "Gauge", "Histogram", "Metrics"]

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
JOBS: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)


class Counter:
    """Something that only grows, told apart by labels."""

    kind: Final = "counter"

    def __init__(self, name: str, help_: str, *labels: str) -> None:
        self.name, self.help, self._labels = name, help_, labels
        self._values: defaultdict[tuple[str, ...], float] = defaultdict(float)

    def add(self, *labels: str, amount: float = 1) -> None:
        """One more."""
        self._values[labels] += amount

    def lines(self) -> list[str]:
        """As text."""
        return [
            f"{self.name}{_labelled(self._labels, labels)} {value:g}"
            for labels, value in sorted(self._values.items())
        ]


class Gauge:
    """Something that goes up and down; it is set, or read at the moment of asking."""

    kind: Final = "gauge"

    def __init__(self, name: str, help_: str) -> None:
        self.name, self.help = name, help_
        self.value = 0.0
        self.read: Callable[[], float] | None = None

    def add(self, amount: float) -> None:
        """Change it by so much."""
        self.value += amount

    def lines(self) -> list[str]:
        """As text."""
        return [f"{self.name} {self.read() if self.read else self.value:g}"]


class Histogram:
    """How often values up to each bound occurred."""

    kind: Final = "histogram"

    def __init__(self, name: str, help_: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.name, self.help, self._bounds = name, help_, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self) -> list[str]:
        """As text."""
        lines, total = [], 0
        for bound, count in zip((*self._bounds, float("inf")), self._counts, strict=True):
            total += count
            name = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'{self.name}_bucket{{le="{name}"}} {total}')
        return [*lines, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """All figures of this server."""

    def __init__(self) -> None:
        self.requests = Counter(
            "ashfall_requests_total", "HTTP requests by endpoint and status.", "method", "path", "status"
        )
        self.request_seconds = Histogram("ashfall_request_seconds", "Time to answer an HTTP request.")
        self.sockets = Gauge("ashfall_sockets", "Open sockets.")
        self.rooms = Gauge("ashfall_rooms", "Matches in memory.")
        self.commands = Counter("ashfall_commands_total", "Commands by kind and result.", "what", "result")
        self.ack_seconds = Histogram("ashfall_ack_seconds", "From a command to its acknowledgement.")
        self.commit_seconds = Histogram("ashfall_commit_seconds", "Time of a transaction that writes.")
        self.commit_jobs = Histogram("ashfall_commit_jobs", "Writes that share a transaction.", JOBS)
        self.thinking_seconds = Histogram("ashfall_bot_thinking_seconds", "Time of one thought of a bot.")
        self.failures = Counter("ashfall_failures_total", "Errors that nobody expected, by place.", "place")

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        """An HTTP request was answered; ``path`` is the pattern, not what somebody typed."""
        self.requests.add(method, path, str(status))
        self.request_seconds.observe(seconds)

    def commit(self, seconds: float, jobs: int) -> None:
        """A transaction was written."""
        self.commit_seconds.observe(seconds)
        self.commit_jobs.observe(jobs)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for one in vars(self).values():
            lines += [f"# HELP {one.name} {one.help}", f"# TYPE {one.name} {one.kind}", *one.lines()]
        return "\n".join(lines) + "\n"


def _labelled(names: tuple[str, ...], values: tuple[str, ...]) -> str:
    if not names:
        return ""
    pairs = (f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True))
    return "{" + ",".join(pairs) + "}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
