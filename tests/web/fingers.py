"""Fingers on a screen that taps: pinches and drags, as the browser gets them from the device.

Every touch says when it was, so that fingers are as quick on a slow machine as anywhere.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import FloatRect, Locator

from tests.web.people import Person

__all__ = ["Fingers", "Point", "bounds", "middle", "wait_for_width"]

STEPS = 8
FRAME = 0.016  # seconds from one touch to the next
REST = 0.12  # after which nothing is thrown
IS_SO_WIDE = """
([what, least, most]) => {
  const { width } = what.getBoundingClientRect()
  return width >= least && width <= most
}
"""
Point = tuple[float, float]


def bounds(what: Locator) -> FloatRect:
    """Where something is in the window."""
    box = what.bounding_box()
    assert box is not None
    return box


def middle(what: Locator) -> Point:
    """The point at which somebody points who points at this."""
    box = bounds(what)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_width(what: Locator, least: float, most: float = 10_000) -> None:
    """Wait until something is so wide: what a touch means comes a little after the touch."""
    what.page.wait_for_function(IS_SO_WIDE, arg=[what.element_handle(), least, most])


class Fingers:
    """The fingers of one person."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._touch = person.context.new_cdp_session(person.page)
        self._now = 0.0

    def _send(self, kind: str, points: Sequence[Point], after: float = FRAME) -> None:
        self._now += after
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        told = {"type": kind, "touchPoints": touches, "timestamp": self._now}
        self._touch.send("Input.dispatchTouchEvent", told)

    def go(self, *ways: tuple[Point, Point], rest: float = REST) -> None:
        """Put down a finger for each way, one after the other, move them all together, and lift them."""
        self._now = time.time()
        for count in range(1, len(ways) + 1):
            self._send("touchStart", [start for start, _ in ways[:count]])
        for step in range(1, STEPS + 1):
            share = step / STEPS
            points = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in ways]
            self._send("touchMove", points)
        self._page.wait_for_timeout(rest * 1000)
        self._send("touchEnd", [], rest)

    def pinch(self, at: Point, start: float, end: float) -> None:
        """Two fingers around a point, so far apart at first and at last."""
        x, y = at
        self.go(*(((x + side * start / 2, y), (x + side * end / 2, y)) for side in (-1, 1)))

    def drag(self, start: Point, end: Point) -> None:
        """One finger from one point to another."""
        self.go((start, end))

    def throw(self, start: Point, end: Point) -> None:
        """The same, but the finger does not come to rest before it is lifted."""
        self.go((start, end), rest=0)

    def tap_twice(self, at: Point) -> None:
        """A double tap."""
        self._now = time.time()
        for _ in range(2):
            self._send("touchStart", [at], after=0.12)
            self._send("touchEnd", [], after=0.04)
