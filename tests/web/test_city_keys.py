"""Hard City without any pointer: from the first page over the shelf to a table, and a game to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.city import CityPlayer, near_the_end, sit_down
from tests.web.people import CALM, Visit
from tests.web.test_new_game import match_of

MOST_TABS = 120
MOST_ARROWS = 12
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
# The key that leads on to something; none where it has the focus. In a group arrows lead on.
NEXT_KEY = """
(one) => {
  const focused = document.activeElement
  if (one === focused) return ''
  const group = one.closest('[role=toolbar], [role=radiogroup]')
  return group?.contains(focused) ? 'ArrowRight' : 'Tab'
}
"""


class CityTypist(CityPlayer):
    """Somebody who takes the same offers by keys alone."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, what: Locator) -> None:
        """Press Tab, and arrows in its group, until this has the focus."""
        for _ in range(MOST_TABS):
            key = what.evaluate(NEXT_KEY)
            if not key:
                return
            self.key(key)
        raise AssertionError(f"{what} cannot be reached by keys")

    def _pressed(self, offers: Locator) -> bool:
        if not offers.count():
            return False
        if offers.first.evaluate("(one) => one.matches('.space')"):
            self._point()
        else:
            self.tab_to(offers.first)
            self.key("Enter")
        return True

    def _point(self) -> None:
        """Go over the map to a space where something can be done, and choose it."""
        self.key("ArrowDown")  # leads to the map
        for _ in range(MOST_ARROWS):
            if self.page.locator("rect.space.legal:focus").count():
                return self.key("Enter")
            self.key(f"Shift+{self.chance.choice(ARROWS)}", self.chance.choice(ARROWS))
        return None


@pytest.mark.timeout(600)
def test_by_keys_alone(visit: Visit) -> None:
    person = visit(**CALM)
    typist = CityTypist(person)
    person.open("/")
    expect(person.button("hc-home-play")).to_be_visible()
    typist.key("n")
    shelf = person.page.locator('main a[href="/new/hardcity"]')
    shelf.wait_for()
    typist.tab_to(shelf)
    typist.key("Enter")
    typist.tab_to(person.page.get_by_role("radio", name=person.say("hc-new-mode-versus")))
    solo = person.page.get_by_role("radio", name=person.say("hc-new-mode-solo"))
    while not solo.is_checked():
        typist.key("ArrowRight")
    typist.tab_to(person.button("hc-new-start"))
    typist.key("Enter")
    assert match_of(person)["terms"]["mode"] == "coop"
    assert typist.wait() == "mine"
    typist.answer()

    path = sit_down(person, near_the_end(5, "coop", 1, left=20), "me")
    person.open("/")
    row = person.page.locator(f'main a[href="{path}"]').first
    row.wait_for()
    typist.tab_to(row)
    typist.key("Enter")
    typist.play()
    typist.tab_to(person.link("table-watch-replay"))
    typist.key("Enter")
    expect(person.page.get_by_role("slider", name=person.say("replay-moves"))).to_be_visible()
