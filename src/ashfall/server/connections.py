"""How many connections there are, and from where. Those that ask for nothing never keep out those that do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from ashfall.server.limits import network_of

__all__ = ["MOST_CONNECTIONS", "Connections", "Idler"]

MOST_CONNECTIONS: Final = 10_000
MOST_OF_ONE: Final = 1000  # of one address, which may be that of a school


class Idler(Protocol):
    """A connection of which nothing is asked at the moment."""

    def give_up(self) -> None:
        """End it."""


class Connections:
    """Everybody who is connected, whether they speak HTTP or have a socket."""

    def __init__(self, is_unlimited: Callable[[str], bool], most: int = MOST_CONNECTIONS) -> None:
        """``is_unlimited`` says whether a host may bring as many as it likes: a proxy, which serves many."""
        self._is_unlimited = is_unlimited
        self._most = most
        self._count = 0
        self._of_one: Counter[str] = Counter()
        # Those that have been idle for longest first, all of them and by address.
        self._idle: dict[Idler, str] = {}
        self._idle_of: dict[str, dict[Idler, None]] = {}

    def come(self, host: str) -> bool:
        """One more, for which one that is idle may have to go, first of all one from there.

        False if so many come from there that it is not taken. Then it does not `go` either.
        """
        address = network_of(host)
        if self._of_one[address] >= MOST_OF_ONE and not self._is_unlimited(host):
            if address not in self._idle_of:
                return False
            next(iter(self._idle_of[address])).give_up()
        self._count += 1
        self._of_one[address] += 1
        if self._count >= self._most and self._idle:
            next(iter(self._idle)).give_up()
        return True

    def go(self, host: str) -> None:
        """One fewer."""
        address = network_of(host)
        self._count -= 1
        self._of_one[address] -= 1
        if not self._of_one[address]:
            del self._of_one[address]

    def rest(self, connection: Idler, host: str) -> None:
        """Nothing is asked of this one."""
        address = network_of(host)
        self._idle[connection] = address
        self._idle_of.setdefault(address, {})[connection] = None

    def work(self, connection: Idler) -> None:
        """Something is asked of this one, or it is gone."""
        address = self._idle.pop(connection, None)
        if address is None:
            return
        of_one = self._idle_of[address]
        del of_one[connection]
        if not of_one:
            del self._idle_of[address]
