"""How far mutants get, remembered as long as the ways over the map stay what they are."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.ground.board import NOWHERE

_MOST: Final = 64  # lies of the ways that are remembered


@final
class Reach:
    """The places that a mutant can get to from where it is, and by which ladder it would be in the sewer."""

    def __init__(self, start: i64, ladder: i64, spaces: i64, laden: bool, other: Reach | None) -> None:
        """Of a mutant that came by a ladder (-1: none) and goes so many spaces, with a load or without."""
        self.start: i64 = start
        self.ladder: i64 = ladder
        self.spaces: i64 = spaces
        self.laden = laden
        self.other = other  # another one from the same start
        self.places = vec[i64]()  # in order, without the start
        self.steps = vec[i64]()  # how far each of them is
        self.ladders = vec[i64]()  # and the ladder remembered there

    def is_of(self, ladder: i64, spaces: i64, laden: bool) -> bool:
        """Whether it is what such a mutant can get to."""
        return self.ladder == ladder and self.spaces == spaces and self.laden == laden

    def steps_to(self, place: i64) -> i64:
        """How far a place is, -1 out of reach."""
        if place == self.start:
            return 0
        i: i64 = self._find(place)
        return self.steps[i] if i >= 0 else NOWHERE

    def ladder_to(self, place: i64) -> i64:
        """The ladder that a mutant remembers at a place, -1 above the ground (HC-14.3.10)."""
        i: i64 = self._find(place)
        return self.ladders[i] if i >= 0 else NOWHERE

    def _find(self, place: i64) -> i64:
        i: i64 = 0
        while i < len(self.places):
            if self.places[i] == place:
                return i
            i += 1
        return NOWHERE


@final
class Reaches:
    """Everything that has been found out about the reach of mutants while the ways were the same."""

    def __init__(self, ways: i64, size: i64) -> None:
        """Nothing yet; ``ways`` says what the ways are (see ``figures.ways``) on a map of so many places."""
        self.ways: i64 = ways
        self.first = vec[Reach | None]([None] * size)  # by place; more from there follow as ``other``

    def get(self, place: i64, ladder: i64, spaces: i64, laden: bool) -> Reach | None:
        """What a mutant at a place can get to, if it is known."""
        reach = self.first[place]
        while reach is not None and not reach.is_of(ladder, spaces, laden):
            reach = reach.other
        return reach


@final
class ReachBook:
    """What a match has found out about the reach of mutants: one page for everything the ways have been."""

    def __init__(self, size: i64) -> None:
        """Empty, for a map of so many places."""
        self.size: i64 = size
        self.pages: dict[int, Reaches] = {}
        self.open = Reaches(NOWHERE, size)

    def page(self, ways: i64) -> Reaches:
        """What is known while the ways are these."""
        page = self.open  # another thread may turn the page
        if page.ways != ways:
            page = self.open = self._turn_to(ways)
        return page

    def _turn_to(self, ways: i64) -> Reaches:
        found = self.pages.get(ways)
        if found is not None:
            return found
        if len(self.pages) == _MOST:
            self.pages.clear()
        page = Reaches(ways, self.size)
        self.pages[ways] = page
        return page
