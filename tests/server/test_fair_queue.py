"""Everybody is served in turn, however much each of them wants."""

from __future__ import annotations

import pytest

from ashfall.server.fair_queue import FairQueue


def queue_of(*items: str) -> FairQueue[str]:
    """Items such as "a/ann/1": address, guest, number."""
    queue: FairQueue[str] = FairQueue()
    for item in items:
        queue.put(tuple(item.split("/")[:2]), item)
    return queue


def all_of(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


def test_addresses_take_turns_then_their_guests() -> None:
    queue = queue_of("a/ann/1", "a/ann/2", "a/ann/3", "a/bob/1", "b/cid/1", "b/cid/2")
    assert all_of(queue) == ["a/ann/1", "b/cid/1", "a/bob/1", "b/cid/2", "a/ann/2", "a/ann/3"]
    with pytest.raises(IndexError):
        queue.take()


def test_whoever_was_served_comes_last() -> None:
    queue = queue_of("a/ann/1", "a/ann/2", "b/bob/1")
    assert queue.take() == "a/ann/1"
    queue.put(("c", "cid"), "c/cid/1")
    queue.put(("a", "ann"), "a/ann/3")
    assert all_of(queue) == ["b/bob/1", "a/ann/2", "c/cid/1", "a/ann/3"]


def test_it_tells_how_many_come_first() -> None:
    crowd = [f"a/{guest}/{number}" for guest in ("ann", "bob") for number in range(20)]
    for newcomer in ("b/new", "a/new", "a/ann"):
        queue = queue_of(*crowd)
        owner = tuple(newcomer.split("/"))
        ahead = queue.ahead_of(owner)
        queue.put(owner, "newest")
        assert all_of(queue).index("newest") == ahead
    assert queue_of(*crowd).ahead_of(("b", "new")) == 1
    assert queue_of().ahead_of(("b", "new")) == 0


def test_what_is_withdrawn_costs_nobody_a_turn() -> None:
    queue = queue_of("a/ann/1", "a/ann/2", "b/bob/1")
    assert queue.withdraw(("a", "ann"), "a/ann/1")
    assert not queue.withdraw(("a", "ann"), "a/ann/1")
    assert not queue.withdraw(("x", "y"), "a/ann/2")
    assert all_of(queue) == ["a/ann/2", "b/bob/1"]
    queue = queue_of("a/ann/1")
    assert queue.withdraw(("a", "ann"), "a/ann/1")
    assert not queue
    assert queue.ahead_of(("a", "ann")) == 0
