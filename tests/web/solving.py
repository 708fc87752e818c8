"""Somebody who solves puzzles at a browser."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from tests.web.people import Person

__all__ = ["API", "EASY", "Solver", "simple_puzzles"]

API = "/api/neuroshima/puzzles"
EASY = "one_gun_two_shots"
SIMPLE = ("place", "play")
TURNS = re.compile(r"play .* \d")  # how far a unit is turned depends on how it stood


def simple_puzzles() -> dict[str, Puzzle]:
    """For each goal the first shipped puzzle of one turn that is solved by tiles alone."""
    found: dict[str, Puzzle] = {}
    for puzzle in shipped_puzzles().values():
        is_simple = all(move.startswith(SIMPLE) and not TURNS.fullmatch(move) for move in puzzle.solution)
        if puzzle.turns == 1 and is_simple:
            found.setdefault(puzzle.goal, puzzle)
    return found


class Solver:
    """A person with a puzzle in front of them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._offer: list[str] = []

    def open(self, key: str) -> None:
        """Go to a puzzle; its tiles lie there."""
        self.person.open(f"/puzzles/{key}")
        self.sees(self.ask("GET", f"/{key}"))

    def sees(self, view: dict[str, Any]) -> None:
        """These tiles are on offer now."""
        self._offer = [held["tile"] for held in view["offer"]]
        expect(self.cards).to_have_count(len(self._offer))

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """A call to the server in the name of this person."""
        data = body if method == "POST" else None
        answer = self.page.request.fetch(f"{self.person.home}{API}{path}", method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def cards(self) -> Locator:
        hand = self.page.get_by_role("list", name=self.person.say("puzzles-offer"))
        return hand.get_by_role("button")

    def hex(self, label: str) -> Locator:
        return self.page.locator(f'[data-hex="{label}"]')

    def take(self, tile: str) -> None:
        """Take up a tile that is still there."""
        self.person.press(self.cards.nth(self._offer.index(tile)))
        self._offer[self._offer.index(tile)] = ""

    def play(self, *moves: str) -> None:
        """Point at everything that a move names, and turn what is placed."""
        for move in moves:
            verb, tile, *words = move.split()
            self.take(tile)
            hexes, facing = (words[:1], int(words[1])) if verb == "place" else (words, 0)
            for label in hexes:
                self.person.press(self.hex(label))
            for _ in range(facing):
                self.page.keyboard.press("e")

    def fight(self) -> None:
        self.person.press_button("puzzles-fight")

    def expect_verdict(self, word: str) -> None:
        """The verdict is told: solved, or not-yet."""
        name = self.person.say(f"puzzles-verdict-{word}")
        expect(self.page.get_by_role("heading", name=name, exact=True)).to_be_visible()

    def expect_numbers(self, *numbers: int) -> None:
        """The tiles have these numbers in the order of use; 0 for none."""
        for card, number in zip(count(), numbers, strict=False):
            badge = self.cards.nth(card).locator(".badge")
            expect(badge).to_have_text(str(number)) if number else expect(badge).to_have_count(0)

    def expect_room_for_the_board(self) -> None:
        """The slab covers nothing above or below its place: not even its rivets stick out."""
        place = self.page.locator(".board > .frame").bounding_box()
        assert place
        ends = "all => all.map((one) => one.getBoundingClientRect()).flatMap((box) => [box.top, box.bottom])"
        heights = self.page.locator(".slab circle.edge").evaluate_all(ends)
        assert place["y"] <= min(heights)
        assert max(heights) <= place["y"] + place["height"]

    def walk_to(self, label: str) -> None:
        """Go to a hex by arrow keys alone."""
        for _ in range(30):
            at = str(self.page.evaluate("document.activeElement?.dataset.hex ?? ''"))
            if at == label:
                return
            column = ord(label[0]) - ord(at[0]) if at else 0
            down = int(label[1]) - int(at[1]) if at else 1
            arrow = ("Right" if column > 0 else "Left") if column else ("Down" if down > 0 else "Up")
            self.page.keyboard.press(f"Arrow{arrow}")
        raise AssertionError(f"No way to {label} by keys.")
