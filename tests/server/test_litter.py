"""The collector comes by only now and then while the server runs, and as before when it has stopped."""

from __future__ import annotations

import gc
import weakref

import pytest

from ashfall.server.rooms import litter as litter_module
from ashfall.server.rooms.litter import SOME, Litter


class Knot:
    """Garbage that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_the_collector_is_left_as_it_was() -> None:
    before = gc.get_threshold()
    litter = Litter()
    litter.start()
    try:
        assert gc.get_threshold()[0] == SOME
    finally:
        litter.stop()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


@pytest.mark.parametrize(("seconds", "stays"), [(600.0, True), (-1.0, False)])
def test_litter_goes_if_the_last_time_was_long_ago(
    monkeypatch: pytest.MonkeyPatch, seconds: float, stays: bool
) -> None:
    monkeypatch.setattr(litter_module, "NOW_AND_THEN", seconds)
    litter = Litter()
    litter.start()
    try:
        knot = weakref.ref(Knot())
        litter.tidy()
        assert (knot() is not None) == stays
    finally:
        litter.stop()
