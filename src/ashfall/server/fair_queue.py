"""Who is served next: everybody in turn, however much each of them wants.

An item has an owner, written as a path from the outside in: first the addresses take turns, then the guests
of an address, then comes what one guest wants, in the order in which it came. So whoever brings a hundred
things holds up the others by one at a time, and whoever brings a hundred guests likewise.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Generic, TypeVar

__all__ = ["NOBODY", "FairQueue", "Owner"]

T = TypeVar("T", bound=Hashable)
Owner = tuple[str, ...]  # such as the address and the guest
NOBODY: Final[Owner] = ("", "")  # of nobody in particular: a guest and an address that are not known


class FairQueue(Generic[T]):
    """Items that wait. All owners in one queue have paths of the same length."""

    def __init__(self) -> None:
        self._size = 0
        self._items: dict[T, None] = {}  # of those who are here; in order, and quick to find
        self._inner: dict[str, FairQueue[T]] = {}  # of those one step further in, whose turn comes next first

    def __len__(self) -> int:
        return self._size

    def put(self, owner: Owner, item: T) -> None:
        """Let an item wait; an owner who has none here so far comes after everybody else."""
        self._size += 1
        if owner:
            self._inner.setdefault(owner[0], FairQueue()).put(owner[1:], item)
        else:
            self._items[item] = None

    def take(self) -> T:
        """The next item; raises IndexError where none waits."""
        if not self._size:
            raise IndexError("nothing waits")
        self._size -= 1
        if self._items:
            item = next(iter(self._items))
            del self._items[item]
            return item
        first = next(iter(self._inner))
        inner = self._inner.pop(first)
        item = inner.take()
        if inner:
            self._inner[first] = inner  # at the end: now everybody else goes first
        return item

    def withdraw(self, owner: Owner, item: T) -> bool:
        """Let an item wait no longer; False if it does not. Its owner's next one takes its place."""
        if owner:
            inner = self._inner.get(owner[0])
            is_gone = inner is not None and inner.withdraw(owner[1:], item)
            if inner is not None and not inner:
                del self._inner[owner[0]]
        else:
            is_gone = item in self._items
            self._items.pop(item, None)
        self._size -= is_gone
        return is_gone

    def ahead_of(self, owner: Owner) -> int:
        """How many items would be taken before one that this owner brings now."""
        if not owner:
            return len(self._items)
        own = self._inner.get(owner[0])
        mine = own.ahead_of(owner[1:]) if own else 0
        others = (min(len(inner), mine + 1) for inner in self._inner.values() if inner is not own)
        return mine + sum(others)
