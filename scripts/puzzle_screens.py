"""Pictures of puzzles in the browser, for docs/puzzles.md; taken by ``scripts.screenshots``."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, expect

from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from tests.web.people import CALM, DESKTOP, PHONE, Device, Person
from tests.web.solving import Solver

__all__ = ["show_puzzles"]

DEVICES: Final = {"": DESKTOP, "-phone": PHONE}
SHOWN: Final = "the_long_arm"  # a puzzle with something to see

Shoot = Callable[[Person, str], None]


def show_puzzles(chromium: Browser, home: str, shoot: Shoot) -> None:
    """The hub, a puzzle while it is solved, its verdict, a rush, and where one is made."""
    for end, device in DEVICES.items():
        person = _visitor(chromium, home, device)
        _solve(person, shoot, end)
        person.open("/puzzles")
        expect(person.page.locator(".day img")).to_be_visible()
        shoot(person, f"puzzles{end}")
        person.open("/puzzles/rush")
        person.press_button("puzzles-rush-go")
        expect(person.page.get_by_role("timer")).to_be_visible()
        shoot(person, f"puzzle-rush{end}")
        person.open("/puzzles/make")
        expect(person.page.get_by_text(person.say("puzzles-proof-unfinished"))).to_be_attached()
        shoot(person, f"puzzle-make{end}")
        person.context.close()


def _visitor(chromium: Browser, home: str, device: Device) -> Person:
    return Person(chromium, home, device, color_scheme="dark", **CALM)


def _solve(person: Person, shoot: Shoot, end: str) -> None:
    solver = Solver(person)
    solver.open(SHOWN)
    solver.play(*shipped_puzzles()[SHOWN].solution)
    shoot(person, f"puzzle-solve{end}")
    solver.fight()
    solver.expect_verdict("solved")
    shoot(person, f"puzzle-solved{end}")
