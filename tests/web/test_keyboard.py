"""A game without any pointer: everything by keys, from the first page on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import RunningServer
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
        elif self.say("table-back") in seen.buttons and self.say("table-end") not in seen.buttons:
            self.key("Escape")
        elif self.say("table-end") in seen.buttons and (not seen.cards or "turn" in self.done):
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
    expect(person.button("web-play-now")).to_be_visible()
    typist.tab_to(person.say("web-play-level"))
    person.page.keyboard.type(person.say("level-recruit"))
    typist.key("Shift+Tab")
    assert person.page.evaluate(FOCUSED) == person.say("web-play-now")
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


def test_dialogs_by_keys(visit: Visit) -> None:
    person = visit()
    person.start_game("local")
    typist = Typist(person)
    typist.my_turn()
    typist.key("m")
    menu = person.page.get_by_role("dialog", name=person.say("table-menu"))
    expect(menu).to_be_visible()
    typist.key("Escape")
    expect(menu).not_to_be_visible()
    typist.key("Shift+?")
    keys = person.page.get_by_role("dialog", name=person.say("web-keys"))
    expect(keys).to_be_visible()
    expect(keys).to_contain_text(person.say("table-turn-left"))
    typist.key("Escape")
    expect(keys).not_to_be_visible()
