"""A person at a table: what they see there, and how they make any move by what they see."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.web import games
from tests.web.people import PATIENCE, Person

__all__ = ["Player", "Seen", "at_a_table_of_six", "play_together"]

# Reads the page as a screen reader would: names of buttons and hexes, and the title of the window.
# What is there only for a moment, between two messages of the server, nobody sees.
LOOK = """
async (words) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
  const name = (element) => {
    if (element.ariaLabel) return element.ariaLabel
    const copy = element.cloneNode(true)
    for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return copy.textContent.replace(/\\s+/g, ' ').trim()
  }
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)
  const look = () => {
    // While a battle is shown, the board of the table is there and hidden.
    const groups = [...document.querySelectorAll('[role=group]')]
    const board = groups.find((group) => group.ariaLabel?.startsWith(words.board))
    if (!board) return null
    const hexes = [...board.querySelectorAll('[data-hex]')].map((hex) => [hex.dataset.hex, hex.ariaLabel])
    const ending = (word) => hexes.filter(([, label]) => label.endsWith(word)).map(([hex]) => hex)
    const prompt = all('.prompt p b').map(name)[0] ?? ''
    const isWaiting = all('.prompt.waiting').length > 0 && prompt !== words.moment
    return {
      is_mine: document.title.startsWith(words.yours) && !isWaiting && prompt !== words.moment,
      is_theirs: isWaiting,
      is_battle: all('section').some((section) => section.ariaLabel === words.battle),
      is_passed: all('section').some((section) => section.ariaLabel?.startsWith(words.passed)),
      is_over: all('section a[href^="/replay/"]').length > 0,
      prompt,
      hexes: Object.fromEntries(hexes),
      choices: ending(words.choice),
      ready: ending(words.ready),
      ghost: ending(words.ghost)[0] ?? '',
      cards: all('footer ul button').map(name),
      buttons: all('.prompt div > button, .prompt span > button, footer .row > button').map(name),
      menu: all('[role=menuitem]').map(name),
      bar: all('nav button:enabled').map(name),
      units: hexes.filter(([hex, label]) => !label.startsWith(`${hex}, ${words.empty}`)).map(([hex]) => hex),
    }
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const until = performance.now() + words.patience
  for (let before = look(); ; ) {
    await frame()
    await frame()
    const seen = look()
    const stands = seen && JSON.stringify(seen) === JSON.stringify(before)
    if (stands && (!words.wanted.length || words.wanted.some((state) => seen[state]))) return seen
    if (performance.now() > until) throw Error(`${words.wanted} did not come: ${JSON.stringify(seen)}`)
    before = seen
  }
}
"""
TRIES = 30
LOOKING = 5_000  # milliseconds for a button of a battle, which may be gone by itself
MANY = 10  # more hexes than an instant or an ability has for a choice


@dataclass
class Seen:
    """What a table shows at one moment."""

    is_mine: bool = False
    is_theirs: bool = False
    is_battle: bool = False
    is_passed: bool = False
    is_over: bool = False
    prompt: str = ""
    hexes: dict[str, str] = field(default_factory=dict, compare=False)  # pointed at, they tell more
    choices: list[str] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    ghost: str = ""
    cards: list[str] = field(default_factory=list)
    buttons: list[str] = field(default_factory=list)
    menu: list[str] = field(default_factory=list)
    bar: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        """Whether nothing has been taken up yet."""
        return not (self.choices or self.ghost or self.menu)


class Player:
    """A person at a table, with a will of their own where the rules leave a choice."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.say = say = person.say
        self.will = random.Random(seed)
        self._words: dict[str, Any] = {
            "board": say("table-board", hexes=19)[:5],
            "yours": say("table-window-yours", rivals=""),
            "choice": say("table-hex-choice"),
            "ready": say("table-hex-ready"),
            "ghost": say("table-hex-ghost"),
            "battle": say("battle-title"),
            "passed": say("table-handover-to", name=""),
            "empty": say("table-hex-empty"),
            "moment": say("table-moment"),
        }

    # Looking.

    def look(self, *wanted: str) -> Seen:
        """The table as it stands, or as soon as one of these is true of it."""
        words = {**self._words, "wanted": wanted, "patience": PATIENCE}
        return Seen(**self.page.evaluate(LOOK, words))

    def settled(self) -> Seen:
        """The table once it is clear who must choose; battles on the way are skipped to their end."""
        return self._on_the_way_to("is_mine", "is_theirs", "is_over")

    def my_turn(self) -> Seen:
        """The table once this person must choose, or the game is over."""
        return self._on_the_way_to("is_mine", "is_over")

    def _on_the_way_to(self, *wanted: str) -> Seen:
        """Battles are skipped, and the screen is handed over."""
        while (seen := self.look("is_battle", "is_passed", *wanted)).is_battle or seen.is_passed:
            if seen.is_battle:
                self.leave_battle()
            else:
                self.person.press_button("table-handover-go")
        return seen

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("table-log"))

    def open_log(self) -> None:
        """Let it stand beside the board."""
        self.person.press(self.page.get_by_role("tab", name=self.say("table-log")))

    def told(self) -> list[str]:
        """The lines of the log beside the board."""
        self.open_log()
        return [" ".join(line.split()) for line in self.log.locator("li").all_text_contents()]

    # Pointing.

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self._words["board"])

    def hex(self, label: str) -> Locator:
        return self.board.locator(f'[data-hex="{label}"]')

    def card(self, index: int) -> Locator:
        return self.page.locator("footer ul button").nth(index)

    def prompt_button(self, name: str) -> Locator:
        """A button below the board, by its name."""
        return self.page.locator("footer").get_by_role("button", name=name, exact=True).first

    def press(self, what: Locator, seen: Seen | None = None) -> None:
        """Click or tap what was seen, unless it has gone because the table went on."""
        before = seen or self.look()
        for _ in range(TRIES):
            try:
                return self.person.press(what, timeout=PATIENCE / TRIES)
            except NotInTime:
                if self.look() != before:
                    return None
        raise AssertionError(f"cannot be pressed: {what}, at {before}")

    # Playing.

    def take(self, tile: str) -> None:
        """Take up a tile of the hand by its name."""
        cards = self.settled().cards
        found = [index for index, card in enumerate(cards) if card.startswith(tile)]
        assert found, f"{tile} is not in the hand: {cards}"
        self.press(self.card(found[0]))

    def take_for_a_hex(self) -> None:
        """Take up the first tile that goes anywhere on the board."""
        for index in range(len(self.settled().cards)):
            self.press(self.card(index))
            if len(self.look().choices) > MANY:
                return
        raise AssertionError(f"no tile wants a hex: {self.look().cards}")

    def point_at(self, label: str) -> None:
        self.press(self.hex(label))

    def turn(self) -> None:
        """Turn the ghost on the board by a sixth; on phones only the board has a handle for it."""
        button = self.prompt_button(self.say("table-turn-right"))
        handle = self.board.locator('[data-handle="1"]')
        self.press(handle if self.person.device.touch else button)

    def decide(self, seen: Seen) -> None:
        """One step towards a move: whatever this person may do now, at will."""
        ways = self._ways(seen)
        assert ways, f"nothing can be done here: {seen}"
        weights = [weight for weight, _ in ways]
        self.press(self.will.choices(ways, weights)[0][1], seen)

    def _ways(self, seen: Seen) -> list[tuple[float, Locator]]:
        """Everything that can be pressed now, and how much this person likes it."""
        if seen.menu:
            return [(1, self.page.get_by_role("menuitem").nth(i)) for i in range(len(seen.menu))]
        ways = [(self._liking(name, seen), self.prompt_button(name)) for name in seen.buttons]
        ways += [(0.2 if seen.ghost else 2.0, self.hex(hex)) for hex in seen.choices]
        if seen.is_open:
            ways += [(8, self.card(index)) for index in range(len(seen.cards))]
            ways += [(2, self.hex(hex)) for hex in seen.ready]
            ways += [(0.5, self._bar_button(name)) for name in seen.bar if name == self.say("table-end")]
        return [way for way in ways if way[0] > 0]

    def _bar_button(self, name: str) -> Locator:
        return self.page.get_by_role("navigation").get_by_role("button", name=name, exact=True)

    def _liking(self, name: str, seen: Seen) -> float:
        if name == self.say("table-back"):
            return 0.01
        if name in (self.say("table-turn-left"), self.say("table-turn-right")):
            return 1
        if name == self.say("table-end"):
            return 0.5 if seen.is_open and seen.cards else 6
        if name == self.say("table-go-discard"):
            return 6 if not (seen.choices or seen.ghost) else 0.5
        return 12

    def play_turn(self, seen: Seen) -> Seen:
        """Decide until somebody else must choose or the game is over."""
        while seen.is_mine and not seen.is_over:
            self.decide(seen)
            seen = self.settled()
        return seen

    def play_turns(self, turns: int) -> Seen:
        """Play this many turns of one's own, or to the end of the game."""
        seen = self.my_turn()
        for _ in range(turns):
            self.play_turn(seen)
            seen = self.my_turn()
        return seen

    # Battles.

    @property
    def battle(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("battle-title"), exact=True)

    def leave_battle(self) -> None:
        """Skip to the result, and go on."""
        go_on = self.battle.get_by_role("button", name=re.compile(self.say("battle-continue")))
        skip = self.battle.get_by_role("button", name=re.compile(self.say("battle-skip")))
        for _ in range(TRIES):
            if not self.battle.is_visible():
                return
            with suppress(NotInTime):  # it has come to its end by itself, or is over
                self.person.press(go_on.or_(skip).first, timeout=LOOKING)
        expect(self.battle).to_have_count(0)


def at_a_table_of_six(person: Person) -> Player:
    """Somebody who is to move at a table with five bots."""
    person.go_on_with(games.of_six().record().to_json(), "me", *["bot"] * 5)
    player = Player(person)
    player.my_turn()
    return player


def play_together(players: list[Player]) -> None:
    """Play a game to its end over the network: whoever must choose does so until another one must."""
    is_over = False
    while not is_over:
        for player in players:
            is_over = player.play_turn(player.settled()).is_over
    for player in players:
        player.my_turn()  # whoever still watches the last battle sees the end too
