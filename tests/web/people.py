"""People at browsers: each has a context of their own, so cookies, settings and faults are theirs alone.

They do what people do: open addresses, click, tap, type. Names of things are looked up by the ids of the
texts, in the language of the person, so that a better wording breaks no test.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, expect, sync_playwright

from ashfall.neuroshima.army import load_army
from ashfall.table.texts import Texts
from tests.server.playing import wished

__all__ = [
    "CALM",
    "DESKTOP",
    "LYING_PHONE",
    "PATIENCE",
    "PHONE",
    "SMALL_PHONE",
    "TABLET",
    "Device",
    "Person",
    "Visit",
    "browser",
]

PATIENCE = 90_000  # milliseconds, on a machine that has much else to do
PRESSES = 6  # of somebody who sees nothing happen
NO_CHROMIUM = "The tests in a browser need Chromium. Please install it (on Debian: apt-get install chromium)."
FLAGS = (
    "--no-sandbox",  # tests may run as root, where Chromium has no sandbox
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True)
class Device:
    """What somebody holds in their hands."""

    width: int
    height: int
    touch: bool = False

    @property
    def options(self) -> dict[str, Any]:
        """How a context is made for it."""
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "has_touch": self.touch, "is_mobile": self.touch}


DESKTOP = Device(1440, 900)
TABLET = Device(1024, 768)
PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(360, 640, touch=True)
LYING_PHONE = Device(740, 360, touch=True)
# For whom nothing moves: boards are at once where they go, and battles wait to be stepped through.
CALM = {"reduced_motion": "reduce"}


@contextmanager
def browser() -> Iterator[Browser]:
    """The Chromium of the system."""
    program = shutil.which("chromium")
    assert program is not None, NO_CHROMIUM
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS), timeout=PATIENCE)
        yield chromium
        chromium.close()


class Person:
    """Somebody at a browser. What goes wrong in it behind their back is kept in ``faults``."""

    def __init__(
        self, chromium: Browser, home: str, device: Device = DESKTOP, locale: str = "en-GB", **options: Any
    ) -> None:
        self.home = home
        self.device = device
        self.language = locale.partition("-")[0]
        self.say = Texts(self.language).format
        self.faults: list[str] = []
        self._pardons: list[str] = []
        # What a service worker fetches, no test could see or break.
        options = {"service_workers": "block", **options}
        self.context = chromium.new_context(locale=locale, **device.options, **options)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"error of the page: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        """Broken requests and violations of the content policy are told in the console too."""
        if message.type == "error":
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def pardon(self, pattern: str) -> None:
        """Faults that belong to what is tested."""
        self._pardons.append(pattern)

    def assert_unharmed(self) -> None:
        """Nothing has gone wrong in this browser."""
        told = [fault for fault in self.faults if not any(re.search(one, fault) for one in self._pardons)]
        assert not told, "\n".join(told)

    # Moving about.

    def open(self, path: str = "/") -> None:
        """Go to an address, as if typed, and wait until its page stands."""
        self.page.goto(self.home + path)
        self.page.locator("main").first.wait_for()

    def read(self, path: str) -> None:
        """Open an address and wait until nothing more of it is on its way."""
        self.open(path)
        self.page.wait_for_load_state("networkidle")

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.page.locator("main").first.wait_for()

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.home)

    @property
    def match(self) -> str:
        """The id of the match at whose table they are; behind it may be an invitation."""
        return self.path.partition("?")[0].removeprefix("/m/")

    # Pointing.

    def press(self, what: Locator, **options: Any) -> None:
        """Click it, or tap it where there is no mouse."""
        if self.device.touch:
            what.tap(**options)
        else:
            what.click(**options)

    def press_until(self, what: Locator, seen: Locator) -> None:
        """Press it until something is seen: a press may miss what moves just then, and people press again."""
        for _ in range(PRESSES - 1):
            with suppress(Error, AssertionError):
                self.press(what, timeout=PATIENCE / PRESSES)
                expect(seen).to_be_visible(timeout=PATIENCE / PRESSES)
                return
        expect(seen).to_be_visible()

    def button(self, text: str, **arguments: object) -> Locator:
        """The button with this text, by the id of the text."""
        return self.page.get_by_role("button", name=self.say(text, **arguments), exact=True)

    def link(self, text: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(text), exact=True)

    def press_button(self, text: str, **arguments: object) -> None:
        self.press(self.button(text, **arguments))

    def choose(self, group: str, choice: str) -> None:
        """Take one of the choices of a group; their inputs are hidden behind their labels."""
        labels = self.page.get_by_role("group", name=self.say(group), exact=True).locator("label")
        self.press(labels.filter(has_text=re.compile(rf"^\s*{re.escape(choice)}")))

    def switch(self, text: str, *, on: bool) -> None:
        """Turn a switch on or off."""
        box = self.page.get_by_role("switch", name=self.say(text)).first
        if box.is_checked() != on:
            self.press(box)
        expect(box).to_be_checked(checked=on)

    def beyond_the_edge(self) -> dict[str, Any]:
        """How wide the page is, and what of it stands beyond the edge of the window."""
        found: dict[str, Any] = self.page.evaluate(BEYOND_THE_EDGE)
        return found

    # What people do before a game.

    def hurry(self) -> None:
        """Battles run fast, and the second click of a move is left out where that is possible."""
        self.open("/settings")
        self.choose("web-set-speed", "4×")
        self.switch("web-set-confirm", on=False)

    def start_game(
        self,
        opponent: str = "bot",
        level: str = "recruit",
        armies: tuple[str, str] = ("moloch", "borgo"),
        starts: str = "first",
        listed: bool = False,
        coach: bool = False,
    ) -> None:
        """Fill in the page of a new game and start it."""
        self.open("/new/neuroshima")
        self.choose("web-new-who", self.say(f"web-new-{opponent}"))
        if opponent == "bot":
            self.choose("web-new-level", self.say(f"bot-{level}"))
        shared = opponent == "local"
        for group, army in zip(ARMY_GROUPS[shared], armies, strict=True):
            self.choose(group, load_army(army).names[self.language])
        self.choose("web-new-starts", self.say(START_CHOICES[shared][starts]))
        if listed:
            self.switch("web-new-listed", on=True)
        if opponent == "bot":
            self.switch("coach-wish", on=coach)
        self.press_button(START_BUTTONS.get(opponent, "web-new-start"))

    def go_on_with(self, record: str, *seats: str, **more: Any) -> None:
        """Go on with a game at a new table; each seat is for me, local, link, ally, bot, or bot:level."""
        chosen = [_seat_wish(seat) for seat in seats]
        wish = wished(seats=chosen, starts="first", record=record, **more)
        self.open("/settings")  # whoever opens a page is somebody
        answer = self.page.request.post(f"{self.home}/api/matches", data=wish)
        assert answer.ok, answer.text()
        self.open(f"/m/{answer.json()['id']}")

    def invitation(self) -> str:
        """The link that is to be sent to a friend."""
        return self.page.get_by_role("textbox", name=self.say("web-wait-link")).input_value()

    def accept(self, link: str) -> None:
        """Open a link that a friend has sent, and join."""
        self.open(link.removeprefix(self.home))
        self.press_button("web-join-go")

    def open_record(self, record: Path) -> None:
        """Choose the file of a game, and go to its last step."""
        self.open("/replay/open")
        with self.page.expect_file_chooser() as asked:
            self.press(self.page.get_by_role("main").get_by_role("button", name=self.say("replay-open")))
        asked.value.set_files(record)
        slider = self.page.get_by_role("slider", name=self.say("replay-moves"))
        slider.fill(str(slider.get_attribute("max")))

    def play_on(self, record: Path, opponent: str = "local", level: str = "recruit") -> None:
        """Go on with a game of which there is a file, for the side that is to move."""
        self.open_record(record)
        self.press_button("replay-continue")
        self.choose("replay-opponent", self.say(CONTINUE_AGAINST[opponent]))
        if opponent == "bot":
            self.choose("replay-level", self.say(f"bot-{level}"))
        self.press_button("replay-start")
        self.page.wait_for_url("**/m/*")


def _seat_wish(seat: str) -> dict[str, str]:
    who, _, level = seat.partition(":")
    return {"who": who, "bot": level or "recruit"} if who == "bot" else {"who": who}


Visit = Callable[..., Person]  # brings somebody; see the fixture
ARMY_GROUPS = {False: ("web-new-mine", "web-new-theirs"), True: ("web-new-first-army", "web-new-second-army")}
START_CHOICES = {
    False: {"first": "web-new-starts-first", "second": "web-new-starts-second"},
    True: {"first": "web-new-starts-one", "second": "web-new-starts-two"},
}
START_BUTTONS = {"link": "web-new-start-link", "open": "web-new-start-open"}
CONTINUE_AGAINST = {"bot": "replay-against-bot", "local": "replay-one-screen"}

# What lies in a box that scrolls by itself may be wider than the window.
BEYOND_THE_EDGE = """
() => {
  const scrolls = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true
    return false
  }
  const isOut = (element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (left < -1 || right > innerWidth + 1)
  }
  const found = [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li')]
  const out = found.filter((one) => one.checkVisibility() && isOut(one) && !scrolls(one))
  return {
    page: document.scrollingElement.scrollWidth,
    window: innerWidth,
    out: out.map((one) => one.outerHTML.slice(0, 120)),
  }
}
"""
