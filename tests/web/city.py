"""A person at a table of Hard City, who plays by what the page offers: buttons, cards, spaces of the map."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import count

from playwright.sync_api import Locator
from websockets.sync.client import ClientConnection, connect

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.hardcity import Match, Record
from tests.web.people import PATIENCE, Person

__all__ = ["CityPlayer", "asked", "moment", "near_the_end", "play_together", "sit_down", "socket_at"]

# What can be pressed now, the most pressing first: answers to a question, the plan, then map, cards and bar.
ANSWERS = (
    ".handover button",
    ".tray button.primary:enabled",
    ".tray button:not([aria-pressed], .quiet):enabled",
    ".prompt .buttons button.primary",
    ".prompt .answers button",
)
OFFERS = ("rect.space.legal", ".hand button:enabled", ".ways button", "[role=toolbar] button:not(.off)")
END = "[role=toolbar] button.end:not(.off)"
MOST_ANSWERS = 300
PAUSE = 20  # milliseconds until it is looked again who is asked
HASTE = 0.3
# Whether whoever looks must choose, sees the end, or waits.
STATE = """
(words) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
  if (shown('section a[href^="/replay/"]')) return 'over'
  if (document.querySelector('.director')) return 'shown'
  if (document.querySelector('.handover')) return 'mine'
  const asked = document.querySelector('.prompt h2')?.textContent ?? words.waiting
  return document.title.startsWith(words.yours) && asked.trim() !== words.waiting ? 'mine' : 'theirs'
}
"""


@cache
def whole_game(episode: int, mode: str, players: int) -> Record:
    """A game of bots."""
    match = Match(episode, 11, mode=mode, players=players)
    bot = make_bot("rules", "hardcity")
    for seed in count():
        if match.outcome is not None:
            break
        match.push(bot.choose(Request(match.view(int(match.state.chooser)), seed=seed)).move)
    return match.record()


def near_the_end(episode: int, mode: str, players: int, left: int = 30) -> str:
    """The record of a game of bots, up to so many answers before its end."""
    whole = whole_game(episode, mode, players)
    return Match.from_record(whole, upto=max(0, len(whole.moves) - left)).record().to_json()


def moment(episode: int, mode: str, players: int, fits: Callable[[Match], bool], least: int = 0) -> Match:
    """The first moment of a game of bots that fits, after at least so many answers."""
    whole = whole_game(episode, mode, players)
    match = Match.from_record(whole, upto=least)
    for move in whole.moves[least:]:
        if fits(match):
            return match
        match.push(move)
    raise AssertionError("no moment of the game fits")


def asked(*kinds: str) -> Callable[[Match], bool]:
    """Whether one of these questions is asked; the beginning of its name is enough."""
    return lambda match: match.decision is not None and match.decision.kind.startswith(kinds)


@contextmanager
def socket_at(person: Person, match: str) -> Iterator[ClientConnection]:
    """Another connection of the same person to a table."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
    address = person.home.replace("http", "ws", 1) + f"/api/matches/{match}/socket"
    with connect(address, additional_headers={"Cookie": cookies}) as socket:
        yield socket


def sit_down(person: Person, record: str, *seats: str) -> str:
    """Go on with a game at a new table; each seat is for me, local or link; tells the address."""
    person.open("/settings")  # whoever opens a page is somebody
    wish = {
        "terms": {"game": "hardcity"},
        "seats": [{"who": seat} for seat in seats],
        "record": record,
        "starts": "first",
    }
    answer = person.page.request.post(f"{person.home}/api/matches", data=wish)
    assert answer.ok, answer.text()
    path = f"/m/{answer.json()['id']}"
    person.open(path)
    return path


class CityPlayer:
    """Somebody who takes the first good offer, and goes on until the end."""

    def __init__(self, person: Person, seed: int = 1, haste: float = HASTE) -> None:
        """``haste``: how often a turn is ended that could go on, so that games come to their end."""
        self.person = person
        self.haste = haste
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
        for _ in range(MOST_ANSWERS):
            if self.wait() == "over":
                return
            self.answer()
        raise AssertionError("the game does not come to its end")

    def answer(self) -> None:
        """One click: an answer, or what comes before it, as a place, a card or an action."""
        ends = (END,) if self.chance.random() < self.haste else ()
        for selector in (*ANSWERS, *ends, *OFFERS):
            if self._pressed(self.page.locator(f"{selector} >> visible=true")):
                return

    def _pressed(self, offers: Locator) -> bool:
        many = offers.count()
        if not many:
            return False
        self.person.press(offers.nth(self.chance.randrange(many)), timeout=PATIENCE)
        return True


def play_together(players: Sequence[CityPlayer], look: Callable[[], None] = lambda: None) -> None:
    """Everybody answers when asked, until all of them see the end; before each answer there is a look."""
    answers = waited = 0
    while any(player.state() != "over" for player in players):
        choosing = [player for player in players if player.state() == "mine"]
        for player in choosing:
            look()
            player.answer()
        answers += len(choosing)
        waited = 0 if choosing else waited + PAUSE
        assert waited < PATIENCE, "nobody is asked anything"
        assert answers < MOST_ANSWERS, "the game does not come to its end"
        players[0].page.wait_for_timeout(PAUSE)
