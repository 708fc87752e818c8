"""A person at a table of Hard City, who plays by what the page offers: buttons, cards, spaces of the map."""

from __future__ import annotations

import random
from functools import cache
from itertools import count

from playwright.sync_api import Locator

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.hardcity import Match
from tests.web.people import PATIENCE, Person

__all__ = ["CityPlayer", "near_the_end"]

# What can be pressed now, the most pressing first: answers to a question, the plan, the bar, the map.
OFFERS = (
    ".tray button.primary:enabled",
    ".tray button:not([aria-pressed], .quiet):enabled",
    ".prompt .buttons button.primary",
    ".prompt .answers button",
    "rect.space.legal",
    ".hand button:enabled",
    "[role=toolbar] button:not(.off)",
)
# Whether whoever looks must choose, sees the end, or waits.
STATE = """
(words) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
  if (shown('section a[href^="/replay/"]')) return 'over'
  if (document.querySelector('.director')) return 'shown'
  const asked = document.querySelector('.prompt h2')?.textContent ?? words.waiting
  return document.title.startsWith(words.yours) && asked.trim() !== words.waiting ? 'mine' : 'theirs'
}
"""


@cache
def near_the_end(episode: int, mode: str, players: int, left: int = 60) -> str:
    """The record of a game of bots, up to so many answers before its end."""
    match = Match(episode, 11, mode=mode, players=players)
    bot = make_bot("rules", "hardcity")
    for seed in count():
        if match.outcome is not None:
            break
        match.push(bot.choose(Request(match.view(int(match.state.chooser)), seed=seed)).move)
    whole = match.record()
    return Match.from_record(whole, upto=max(0, len(whole.moves) - left)).record().to_json()


class CityPlayer:
    """Somebody who takes the first good offer, and goes on until the end."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.chance = random.Random(seed)
        self.words = {
            "yours": person.say("table-window-yours", rivals=""),
            "waiting": person.say("city-waiting"),
        }

    def state(self) -> str:
        """mine, theirs, shown or over."""
        found: str = self.page.evaluate(STATE, self.words)
        return found

    def wait(self) -> str:
        """Wait until somebody here must choose, or the game is over."""
        self.page.wait_for_function(
            f"(words) => ['mine', 'over'].includes(({STATE})(words))", arg=self.words, timeout=PATIENCE
        )
        return self.state()

    def play(self) -> None:
        """Play to the end."""
        while self.wait() != "over":
            self.answer()

    def answer(self) -> None:
        """One click, or two: a place and the plan for it."""
        for selector in OFFERS:
            if self._pressed(self.page.locator(f"{selector} >> visible=true")):
                return

    def _pressed(self, offers: Locator) -> bool:
        many = offers.count()
        if not many:
            return False
        self.person.press(offers.nth(self.chance.randrange(many)), timeout=PATIENCE)
        return True
