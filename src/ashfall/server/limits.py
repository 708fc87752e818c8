"""How much one guest or one address may ask of the server: token buckets."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal

from starlette.requests import HTTPConnection

from ashfall.server.messages import Guest

__all__ = ["Bucket", "Limits", "TooMany", "address_of", "network_of", "plain_host"]

Cost = Literal["cheap", "work", "dear", "new_guest", "socket", "question", "lasting", "drawing"]
MOST_BUCKETS: Final = 20_000  # then those that are full again are forgotten


class TooMany(Exception):
    """More than allowed; `wait` says for how many seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


@dataclass(slots=True)
class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` of them a second; each request takes one."""

    rate: float
    burst: float
    level: float = -1.0  # full at first
    at: float = field(default_factory=lambda: time.monotonic())

    def __post_init__(self) -> None:
        """Fill it."""
        if self.level < 0:
            self.level = self.burst

    def take(self, tokens: int = 1) -> float:
        """Take some tokens; 0, or the seconds until there will be so many, and nothing is taken."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < tokens:
            return (tokens - self.level) / self.rate
        self.level -= tokens
        return 0.0

    def is_full(self) -> bool:
        """Whether it would be full by now, so that forgetting it changes nothing."""
        return self.level + (time.monotonic() - self.at) * self.rate >= self.burst


# Requests a second and burst. Several guests may share an address (a family, a school), so it may do more.
BY_GUEST: Final[dict[Cost, tuple[float, float]]] = {
    "cheap": (20, 200),
    "work": (10, 60),  # whoever tries out moves on the page of analysis asks twice for each
    "dear": (1, 20),
    "socket": (2, 20),
    "question": (15, 90),  # at a table; nobody points at more tiles in a second
    "lasting": (0.1, 10),  # nobody plays more games
    "drawing": (10, 60),  # a page asks for up to forty pictures at once, mostly one to three times
}
BY_ADDRESS: Final[dict[Cost, tuple[float, float]]] = {
    "cheap": (100, 1000),
    "work": (20, 80),
    "dear": (4, 60),
    "new_guest": (0.5, 30),
    "socket": (10, 100),
    "question": (60, 300),
    "lasting": (0.5, 40),
    "drawing": (30, 100),
}
MESSAGES: Final = (15.0, 60.0)  # of one socket
MOST_WATCHING: Final = 500  # sockets of one address at tables at which they have no seat
LATER: Final = 10.0  # seconds, for those who come when there are so many


class Limits:
    """The buckets of everybody who was here lately."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._watching: Counter[str] = Counter()

    def take(self, connection: HTTPConnection, guest: Guest | None, cost: Cost) -> None:
        """Count one request for the address and the guest; raises `TooMany`."""
        self.take_of_address(connection, cost)
        if guest is not None:
            self.take_of_guest(guest, cost)

    def take_of_address(self, connection: HTTPConnection, cost: Cost) -> None:
        """Count one request for the address alone; raises `TooMany`."""
        self._take(f"address {address_of(connection)}", cost, BY_ADDRESS)

    def take_of_guest(self, guest: Guest, cost: Cost) -> None:
        """Count one request for the guest alone, whoever else shares the address; raises `TooMany`."""
        self._take(f"guest {guest.id}", cost, BY_GUEST)

    @contextmanager
    def watching(self, address: str) -> Iterator[None]:
        """Count a socket of somebody who has no seat for as long as it is open; raises `TooMany`."""
        if self._enabled and self._watching[address] >= MOST_WATCHING:
            raise TooMany(LATER)
        self._watching[address] += 1
        try:
            yield
        finally:
            self._watching[address] -= 1
            if not self._watching[address]:
                del self._watching[address]

    def messages(self) -> Bucket:
        """A bucket for the messages of one new socket."""
        rate, burst = MESSAGES if self._enabled else (1e9, 1e9)
        return Bucket(rate, burst)

    def _take(self, who: str, cost: Cost, allowed: dict[Cost, tuple[float, float]]) -> None:
        if not self._enabled or cost not in allowed:
            return
        bucket = self._buckets.get((who, cost))
        if bucket is None:
            self._tidy()
            bucket = self._buckets[who, cost] = Bucket(*allowed[cost])
        if wait := bucket.take():
            raise TooMany(wait)

    def _tidy(self) -> None:
        if len(self._buckets) < MOST_BUCKETS:
            return
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        if len(self._buckets) >= MOST_BUCKETS:  # a flood of addresses; the oldest half goes
            kept = list(self._buckets.items())[MOST_BUCKETS // 2 :]
            self._buckets = dict(kept)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """What counts as one address: with IPv6 a whole /64, since it belongs to one customer."""
    try:
        address = ip_address(plain_host(host))
    except ValueError:
        return host  # a socket file of a proxy
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


def plain_host(host: str) -> str:
    """The same host; an IPv4 address as such, also where IPv6 brought it (``::ffff:192.0.2.7``)."""
    if not host.startswith("::"):
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or host)
