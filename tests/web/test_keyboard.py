"""A game without any pointer: everything by keys, from the first page on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import RunningServer
from tests.web import games
from tests.web.people import Person, Visit
from tests.web.table import Player, Seen

MOST_TABS = 80
MOST_STEPS = 120
FOCUSED = """
() => {
  const copy = document.activeElement.cloneNode(true)
  for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
  return document.activeElement.ariaLabel ?? copy.textContent.replace(/\\s+/g, ' ').trim()
}
"""


class Typist(Player):
    """Plays by keys alone, and notes what was done."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.done: set[str] = set()

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, name: str) -> None:
        """Press Tab until this has the focus."""
        for _ in range(MOST_TABS):
            self.key("Tab")
            if self.page.evaluate(FOCUSED) == name:
                return
        raise AssertionError(f"{name} cannot be reached by Tab")

    def may_end(self, seen: Seen) -> bool:
        """Whether the turn can be ended, in the prompt or beside the hand."""
        beside = self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say('table-end'))}"))
        return self.say("table-end") in seen.buttons or beside.first.is_visible()

    def step(self, seen: Seen) -> None:
        """The next keys for what is expected."""
        if seen.ghost:
            self.finish()
        elif seen.choices:
            self.key("ArrowDown", "ArrowRight", "Enter")
        elif seen.prompt == self.say("table-discard"):
            self.key("1", "Enter")
            self.done.add("discard")
        elif self.say("table-go-discard") in seen.buttons:
            self.tab_to(self.say("table-go-discard"))
            self.key("Enter", "Enter")
        elif self.say("table-back") in seen.buttons and not self.may_end(seen):
            self.key("Escape")
        elif self.may_end(seen) and (not seen.cards or "turn" in self.done):
            self.key("d")
            self.done.add("end")
        else:
            self.key("1")

    def finish(self) -> None:
        """Turn what stands on the board if it is said where it faces, then place it."""
        prompt = self.page.locator("footer p").first
        told = prompt.inner_text()
        if self.say("table-where-facing", aim="").strip() in told:
            self.key("e")
            expect(prompt).not_to_have_text(told)
            self.key("q")
            expect(prompt).to_have_text(told)
            self.key("e")
            self.done.add("turn")
        self.key("Enter")
        self.done.add("place")


def test_a_game_by_keys_alone(repeatable: RunningServer, visit: Visit) -> None:
    person = visit(home=repeatable.url)
    person.open("/")
    typist = Typist(person)
    expect(person.button("nh-home-play")).to_be_visible()
    typist.tab_to(person.say("nh-home-level"))
    person.page.keyboard.type(person.say("bot-recruit"))
    for _ in range(3):  # past a friend and more ways to play
        typist.key("Shift+Tab")
    assert person.page.evaluate(FOCUSED) == person.say("nh-home-play")
    typist.key("Enter")
    most = 0
    for _ in range(MOST_STEPS):
        seen = typist.my_turn()
        most = max(most, sum(person.say("table-hex-yours") in label for label in seen.hexes.values()))
        if seen.is_over or typist.done == {"place", "turn", "discard", "end"}:
            break
        typist.step(seen)
    assert typist.done == {"place", "turn", "discard", "end"}
    assert most >= 2  # the HQ and a unit, which may have fallen since


def keys_dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("web-keys"))


def test_dialogs_by_keys(visit: Visit, tmp_path: Path) -> None:
    """They are closed by Escape, and no key does anything to the table below them."""
    person = visit()
    person.play_on(games.save(games.before_battle(), tmp_path))
    typist = Typist(person)
    typist.my_turn()
    typist.key("1")
    chosen = typist.settled()
    assert chosen.choices
    menu = person.page.get_by_role("dialog", name=person.say("table-menu"))
    for opening, dialog in (("m", menu), ("Shift+?", keys_dialog(person))):
        typist.key(opening)
        expect(dialog).to_be_visible()
        typist.key("2", "d", "z", "Escape")
        expect(dialog).not_to_be_visible()
        assert typist.settled() == chosen
    typist.key("m", "Shift+?")  # the keys are shown over any dialog
    expect(keys_dialog(person)).to_contain_text(person.say("table-turn-left"))
    typist.key("Shift+?")
    expect(keys_dialog(person)).not_to_be_visible()
    expect(menu).to_be_visible()


def test_escape_closes_a_dialog_of_a_lesson_and_takes_nothing_back(visit: Visit) -> None:
    person = visit()
    person.read("/learn/neuroshima/turn")
    typist = Typist(person)
    typist.key("h")
    person.press_button("learn-show")
    typist.key("Enter")
    undo = person.button("learn-take-back")
    expect(undo).to_be_visible()  # the first of three moves is made
    typist.key("Shift+?")
    expect(keys_dialog(person)).to_be_visible()
    typist.key("Escape")
    expect(keys_dialog(person)).not_to_be_visible()
    expect(undo).to_be_visible()


def test_the_bench_stands_still_during_a_battle(visit: Visit) -> None:
    person = visit()
    person.read("/analysis")
    typist = Typist(person)
    no_moves = person.page.get_by_text(person.say("analysis-no-moves"))
    expect(no_moves).to_be_visible()
    person.press(
        person.page.get_by_role("list", name=person.say("analysis-hand"), exact=True)
        .get_by_role("button")
        .first
    )
    board = person.page.get_by_role("group", name=person.say("analysis-board"))
    person.press(board.locator(".choice").first)
    expect(person.button("table-go-place")).to_be_visible()
    typist.key("b")
    expect(typist.battle).to_be_visible()
    typist.key("Enter", "Shift+?")
    expect(keys_dialog(person)).not_to_contain_text(person.say("analysis-undo"))
    typist.key("Escape", "s", "Escape")
    expect(typist.battle).not_to_be_visible()
    expect(no_moves).to_be_visible()


def test_undo_reaches_the_hq_that_was_placed_before(visit: Visit) -> None:
    """Between two people at one screen, while the HQ of the second lies ready."""
    person = visit()
    person.start_game("local")
    typist = Typist(person)
    typist.my_turn()
    typist.point_at("B2")
    typist.key("Enter")
    assert typist.my_turn().units == ["B2"]
    typist.key("z")
    expect(typist.hex("B2")).to_have_attribute("aria-label", re.compile(person.say("table-hex-empty")))
    assert typist.my_turn().units == []


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "uk-UA"])
def test_arrows_have_names(visit: Visit, locale: str) -> None:
    person = visit(locale=locale)
    person.read("/guides/outpost")
    person.page.keyboard.press("Shift+?")
    for name in ("web-key-left", "web-key-right"):
        expect(keys_dialog(person).get_by_role("img", name=person.say(name), exact=True)).to_be_visible()
