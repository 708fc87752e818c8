"""The album of Hard City: ``.venv/bin/python -m scripts.city_screens`` takes its main screens at three sizes.

Games of bots lead to the moments that are shown; people at real browsers go on with them. The pictures are
written to docs/web/city, the page is docs/screens-hardcity.md.
"""

import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.hardcity import Match
from ashfall.server.identity import COOKIE
from scripts.screens import DEVICES, SETTLED, Album
from tests.server.hardcity.test_campaigns import prepared
from tests.server.running import running_server
from tests.web.city import CityPlayer, near_the_end
from tests.web.people import Person, browser

__all__ = ["show_city_screens"]

ALBUM = Album(
    folder="city",
    page="screens-hardcity.md",
    title="Hard City on the screen",
    command="python -m scripts.city_screens",
    screens={
        "table": "An officer's turn: what spaces cost, whom to hit and how likely, what a plan would bring",
        "light": "The same in the light theme",
        "dice": "A shot is a scene; its dice are rolled again and skulls are paid below it",
        "hint": "A hint: up to three moves with their chances, gains and risks",
        "learn": "Lessons and the told first round",
        "lesson": "A lesson at the real table, with its coach",
        "analysis": "Analysis begins with any record or a fresh episode",
        "reaction": "Doctor Zero is asked whether to react",
        "zero": "Doctor Zero's turn: cards for their text or for two of three basics",
        "autodoc": "Together against the AutoDoc: its card, its queue, and why it asks",
        "episode-5": "The largest map: streets, alley, lamps and the roof",
        "end": "The end of a game",
        "home": "Home: both games",
        "shelf": "The episodes on their shelf: mode, cast, table",
        "campaign": "A campaign: how episodes ended, who carries what, the way on",
        "replay": "A replay with its rounds and points",
        "book": "Everybody and everything, explained and searchable",
        "rules": "The rules by clause",
        "told": "The told first round",
        "tasks": "Tasks of one turn",
        "task": "A task: every choice is compared with the best one",
        "settings": "Settings know both games",
    },
)
SEED = 11
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
    records = {name: moment.record() for name, moment in MOMENTS.items()}
    for size, device in DEVICES.items():
        person = Person(chromium, home, device, color_scheme="dark")
        for name, path in PAGES.items():
            person.read(path)
            ALBUM.keep(person, name, size)
            if name == "home":  # from now on somebody in a campaign
                person.context.add_cookies([{"name": COOKIE, "value": cookie, "url": home}])
        for name, moment in MOMENTS.items():
            sit_down(person, moment, records[name])
            ALBUM.keep(person, name, size)
            if name == "table":
                person.page.emulate_media(color_scheme="light")
                ALBUM.keep(person, "light", size)
                person.page.emulate_media(color_scheme="dark")
        show_told_round(person)
        ALBUM.keep(person, "told", size)
        show_replay(person)
        ALBUM.keep(person, "replay", size)
        sit_down(person, ALONE, near_the_end(1, "coop", 1, LEFT))
        CityPlayer(person).play()
        ALBUM.keep(person, "end", size)
        person.context.close()


def main() -> int:
    """Take all pictures."""
    ALBUM.write_page()
    with tempfile.TemporaryDirectory() as place:
        database = str(Path(place) / "campaign.db")
        _, cookies = asyncio.run(prepared(database))
        with running_server(Path(place), database=database) as server, browser() as chromium:
            show_city_screens(chromium, server.url, cookies[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
