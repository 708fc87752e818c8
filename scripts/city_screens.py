"""Pictures of the main screens of Hard City at three sizes: ``.venv/bin/python -m scripts.city_screens``.

Games of bots lead to the moments that are shown; people at real browsers go on with them. The pictures are
written to docs/web/city as WebP, which keeps all of them small.
"""

import asyncio
import base64
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.hardcity import Match
from ashfall.server.identity import COOKIE
from tests.server.hardcity.test_campaigns import prepared
from tests.server.running import running_server
from tests.web.city import CityPlayer, near_the_end
from tests.web.people import DESKTOP, PHONE, TABLET, Person, browser

__all__ = ["show_city_screens"]

FOLDER = Path(__file__).resolve().parent.parent / "docs/web/city"
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
QUALITY = 66
SEED = 11
SETTLED = 900  # milliseconds until nothing moves any more
OFFICERS = ({"who": "me"}, {"who": "bot", "bot": "rules"})
ZERO = ({"who": "bot", "bot": "rules"}, {"who": "me"})
LEFT = 2  # answers before the end of the game that is played to it
MIDDLE = 120  # of the steps of the game in the replay
PAGES = {
    "home": "/",
    "shelf": "/new/hardcity",
    "campaign": "/campaign/hardcity",
    "book": "/hardcity/book",
    "rules": "/rules/hardcity",
    "learn": "/learn/hardcity",
    "lesson": "/learn/hardcity/walk",
    "analysis": "/analysis/hardcity",
    "tasks": "/puzzles/hardcity",
    "task": "/puzzles/hardcity/three_for_four",
    "settings": "/settings",
}


@dataclass(frozen=True)
class Moment:
    """A moment of a game: the first such question from a round on, and who sits where."""

    episode: int
    mode: str
    round: int
    kinds: tuple[str, ...]
    seats: tuple[dict[str, str], ...] = OFFICERS
    plans: bool = False
    asks_hint: bool = False
    after: str = ""  # how the last move begins

    def record(self) -> str:
        """Bots play until it comes."""
        match, bot = Match(self.episode, SEED, mode=self.mode, players=2), make_bot("rules", "hardcity")
        while match.decision is not None and not self._is_now(match):
            request = Request(match.view(match.decision.seat), seed=len(match.moves))
            match.push(bot.choose(request).move)
        return match.record().to_json()

    def _is_now(self, match: Match) -> bool:
        asked = match.decision.kind if match.decision is not None else ""
        last = match.moves[-1].text if match.moves else ""
        return match.round >= self.round and asked.startswith(self.kinds) and last.startswith(self.after)


ALONE = Moment(1, "coop", 1, (), ({"who": "me"},))
MOMENTS = {
    "table": Moment(2, "versus", 3, ("officer_turn",), plans=True),
    "dice": Moment(2, "versus", 3, ("roll_dice",), after="shoot "),
    "reaction": Moment(2, "versus", 2, ("reaction_",), ZERO),
    "zero": Moment(2, "versus", 3, ("zero_turn",), ZERO),
    "hint": Moment(1, "versus", 2, ("officer_turn",), asks_hint=True),
    "autodoc": Moment(2, "coop", 2, ("activate_mutant", "act")),
    "episode-5": Moment(5, "versus", 3, ("officer_turn",), plans=True),
}


def keep(person: Person, name: str) -> None:
    """Write what is shown once nothing moves any more."""
    page = person.page
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_timeout(SETTLED)
    wish = {"format": "webp", "quality": QUALITY}
    taken = person.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    file = FOLDER / f"{name}.webp"
    file.write_bytes(base64.b64decode(taken["data"]))
    print(f"docs/web/city/{file.name}: {file.stat().st_size // 1000} kB", flush=True)


def sit_down(person: Person, moment: Moment, record: str) -> None:
    """Go on with a game; where something is planned, with the way to a space."""
    wish = {"terms": {"game": "hardcity"}, "seats": moment.seats, "record": record, "starts": "first"}
    answer = person.page.request.post(f"{person.home}/api/matches", data=wish)
    person.open(f"/m/{answer.json()['id']}")
    expect(person.page.locator("rect.space").first).to_be_visible()
    if moment.plans:
        person.page.wait_for_timeout(SETTLED)
        reachable = person.page.locator("rect.space.legal")
        person.press(reachable.nth(reachable.count() // 2))
        expect(person.page.locator(".prompt .primary")).to_be_visible()
    if moment.asks_hint:
        person.page.wait_for_timeout(SETTLED)
        person.page.keyboard.press("h")
        expect(person.page.get_by_text(person.say("city-idea-plan"), exact=True).first).to_be_visible()


def show_replay(person: Person) -> None:
    """A replay in its middle."""
    answer = person.page.request.post(
        f"{person.home}/api/records", data={"text": near_the_end(2, "versus", 2, 0)}
    )
    person.open(f"/replay/{answer.json()['id']}")
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    slider.fill(str(MIDDLE))


def show_told_round(person: Person) -> None:
    """The first round of a game, with somebody who tells it."""
    person.open("/learn/hardcity")
    person.press_button("hc-home-told")
    expect(person.page.locator("rect.space").first).to_be_visible()


def show_city_screens(chromium: Browser, home: str, cookie: str) -> None:
    """All screens at all sizes; the cookie is of somebody in a campaign."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    records = {name: moment.record() for name, moment in MOMENTS.items()}
    for size, device in DEVICES.items():
        person = Person(chromium, home, device, color_scheme="dark")
        for name, path in PAGES.items():
            person.read(path)
            keep(person, f"{name}-{size}")
            if name == "home":  # from now on somebody in a campaign
                person.context.add_cookies([{"name": COOKIE, "value": cookie, "url": home}])
        for name, moment in MOMENTS.items():
            sit_down(person, moment, records[name])
            keep(person, f"{name}-{size}")
            if name == "table":
                person.page.emulate_media(color_scheme="light")
                keep(person, f"light-{size}")
                person.page.emulate_media(color_scheme="dark")
        show_told_round(person)
        keep(person, f"told-{size}")
        show_replay(person)
        keep(person, f"replay-{size}")
        sit_down(person, ALONE, near_the_end(1, "coop", 1, LEFT))
        CityPlayer(person).play()
        keep(person, f"end-{size}")
        person.context.close()


def main() -> int:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as place:
        database = str(Path(place) / "campaign.db")
        _, cookies = asyncio.run(prepared(database))
        with running_server(Path(place), database=database) as server, browser() as chromium:
            show_city_screens(chromium, server.url, cookies[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
