"""The album of Neuroshima Hex: ``.venv/bin/python -m scripts.neuroshima_screens`` takes its main screens.

Somebody at a real browser goes on with games of bots, at a turn, at battles and at the end, looks back at
one, asks for advice, and sits down among six. The pictures are written to docs/web/neuroshima, the page is
docs/screens-neuroshima.md.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import Match
from scripts.screens import DEVICES, Album
from tests.server.running import running_server
from tests.server.test_review import winnable
from tests.web import games, moves
from tests.web.people import Person, browser
from tests.web.table import Player

__all__ = ["show_neuroshima_screens"]

ALBUM: Final = Album(
    folder="neuroshima",
    page="screens-neuroshima.md",
    title="Neuroshima Hex on the screen",
    command="python -m scripts.neuroshima_screens",
    screens={
        "table": "A turn: what the tile in hand would change, and the battle that would come of it",
        "light": "The same in the light theme",
        "called": "A battle is called",
        "battle": "A phase of a battle, everything in it at once",
        "won": "A game is won",
        "lost": "A game is lost",
        "review": "A game looked back at: chances, turning point, what each tile did, what cost most",
        "ideas": "The analysis: a bot's ideas with what each loses and why, and the moves that were tried",
        "replay": "A replay",
        "six": "Six armies on 37 hexes",
        "coach": "A first game with a coach",
        "home": "The first page",
        "new": "A new game",
        "armies": "The armies",
        "army": "An army: its story, its character, all its tiles",
        "learn": "Lessons",
        "lesson": "A lesson",
        "rules": "The rules by clause",
        "profile": "A profile",
        "settings": "Settings",
    },
)
PAGES: Final = {
    "home": "/",
    "new": "/new/neuroshima",
    "armies": "/armies",
    "army": "/armies/outpost",
    "learn": "/learn/neuroshima",
    "lesson": "/learn/neuroshima/board",
    "rules": "/rules/neuroshima",
    "settings": "/settings",
}
ARMIES: Final = ("outpost", "moloch")
SEED: Final = 1
BOT: Final = "veteran"
TURN: Final = 61  # moves before the turn of the first side that is shown
MADE: Final = ("discard battle", "play sniper D4")  # in that turn, before the picture
CHOSEN: Final = "place commando C4 5"  # in the picture
BATTLE: Final = 69  # moves before the battle that is shown
STEPS: Final = 2  # of the playback into a phase until what comes of it is seen
SIX: Final = ("borgo", "moloch", "outpost", "hegemony", "steel_police", "moloch")
SIX_SEATS: Final = ("me", "bot:sergeant", "bot:captain", "bot:veteran", "bot:soldier", "bot:warlord")
SIX_SEED: Final = 15
SIX_TURN: Final = 5  # of the first of six
COSTLY: Final = 3  # turns that are shown
DICE: Final = "let last = 5; Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647"


class Stories:
    """Games of bots, played once for all sizes."""

    @cached_property
    def whole(self) -> Match:
        """A game to its end."""
        return self._played(Match(list(ARMIES), seed=SEED), SEED, lambda match: False)

    @cached_property
    def of_six(self) -> Match:
        """A game of six until the first of them has a turn in the middle of it."""

        def is_there(match: Match) -> bool:
            is_turn = match.decision is not None and match.decision.kind == "turn"
            return match.turn_number > SIX_TURN * len(SIX) and is_turn

        return self._played(Match(list(SIX), seed=SIX_SEED, mode="ffa"), SIX_SEED, is_there)

    @cached_property
    def lost(self) -> Match:
        """Both HQs are at their last, and the battle of whoever is to move destroys their own."""

        def loses(match: Match) -> bool:
            if games.BATTLE not in {move.text for move in match.legal}:
                return False
            seat, after = match.turn, match.copy()
            after.push(games.BATTLE)
            is_whole = after.decision is not None and after.turn != seat
            return is_whole and after.health(seat) < match.health(seat) and not _hurts(match, after, 1 - seat)

        return _at_the_last(games.searched(("moloch", "borgo"), loses))

    def upto(self, count: int) -> Match:
        """The whole game after so many moves."""
        return Match.from_record(self.whole.record(), count)

    def _played(self, match: Match, seed: int, is_there: Callable[[Match], bool]) -> Match:
        bot = make_bot(BOT)
        while match.decision is not None and not is_there(match):
            request = Request(match.view(match.decision.seat), seed=1000 * seed + len(match.moves))
            match.push(bot.choose(request).move)
        return match


def _hurts(before: Match, after: Match, seat: int) -> bool:
    return after.health(seat) < before.health(seat)


def _at_the_last(match: Match) -> Match:
    position = match.position()
    for player in position["players"]:
        player["hq"] = 1
    return Match.from_position(position)


@dataclass(frozen=True)
class Visitor:
    """Somebody with a screen of some size."""

    person: Person
    size: str
    stories: Stories

    def keep(self, name: str) -> None:
        if not self.person.device.touch:
            self.person.page.mouse.move(0, 0)
        self.person.page.evaluate("document.activeElement?.blur()")
        ALBUM.keep(self.person, name, self.size)

    def go_on(self, game: Match) -> Player:
        """At a table that goes on with a game, in the place of whoever is to move."""
        seats = ["bot:veteran"] * len(game.armies)
        seats[game.turn] = "me"
        self.person.go_on_with(game.record().to_json(), *seats)
        player = Player(self.person)
        player.my_turn()
        return player

    def show_pages(self) -> None:
        """Pages that need no game."""
        self.person.context.add_init_script(DICE)
        for name, path in PAGES.items():
            self.person.read(path)
            self.keep(name)

    def show_table(self) -> None:
        """A table in the middle of a turn, dark and light."""
        page, player = self.person.page, self.go_on(self.stories.upto(TURN))
        for move in MADE:
            moves.make(player, ARMIES[0], move)
        moves.choose(player, ARMIES[0], CHOSEN)
        self.keep("table")
        page.emulate_media(color_scheme="light")
        self.keep("light")
        page.emulate_media(color_scheme="dark")

    def show_battle(self) -> None:
        """How a battle is called, and the phase of it in which most happens."""
        self.person.page.emulate_media(reduced_motion="reduce")  # it is called until somebody goes on
        player = self.go_on(self.stories.upto(BATTLE))
        moves.begin_battle(player, ARMIES[0])
        self.keep("called")
        say, press = self.person.say, self.person.press
        press(player.battle.get_by_role("button", name=say("battle-go-on")))
        phases = player.battle.get_by_role("list", name=say("battle-phases")).get_by_role("button")
        expect(phases.first).to_be_visible()
        told = [[int(word) for word in text.split() if word.isdecimal()] for text in phases.all_inner_texts()]
        press(phases.nth(max(range(len(told)), key=lambda phase: told[phase][1:])))
        for _ in range(STEPS):
            press(player.battle.get_by_role("button", name=say("battle-forward")))
        self.keep("battle")
        self.person.page.emulate_media(reduced_motion="no-preference")

    def show_ends(self) -> None:
        """The moment when a game is won, and when one is lost."""
        for name, game in (("won", winnable()[0]), ("lost", self.stories.lost)):
            player = self.go_on(game)
            moves.begin_battle(player, game.armies[game.turn])
            assert player.my_turn().is_over
            self.keep(name)

    def show_afterwards(self) -> None:
        """A game that bots have played: looked back at, seen again, and analysed."""
        page, say = self.person.page, self.person.say
        answer = page.request.post(
            f"{self.person.home}/api/records", data={"text": self.stories.whole.record().to_json()}
        )
        key = answer.json()["id"]
        self.person.open(f"/review/{key}")
        expect(page.get_by_role("heading", name=say("review-costly"))).to_be_visible()
        costly = page.get_by_role("button", name=say("review-play-again"), exact=True)
        expect(costly).to_have_count(COSTLY)  # a bot looks through the game
        self.keep("review")
        self.person.open(f"/replay/{key}")
        page.get_by_role("slider", name=say("replay-moves")).fill(str(BATTLE + 1))
        self.keep("replay")
        page.get_by_role("slider", name=say("replay-moves")).fill(str(BATTLE - 1))
        self.person.press(self.person.link("replay-analyse"))
        expect(page.locator("article .idea").first).to_be_visible()
        self.keep("ideas")

    def show_six(self) -> None:
        """A free-for-all on the board of 37 hexes."""
        self.person.go_on_with(self.stories.of_six.record().to_json(), *SIX_SEATS)
        Player(self.person).my_turn()
        self.keep("six")

    def show_coach(self) -> None:
        """A first game, in which somebody explains what comes up."""
        self.person.open("/learn/neuroshima")
        self.person.press_button("learn-play")
        expect(self.person.page.locator(".coach-place section")).to_be_visible()
        self.keep("coach")

    def show_profile(self) -> None:
        """What the games before have left."""
        self.person.read("/profile")
        self.keep("profile")


def show_neuroshima_screens(chromium: Browser, home: str) -> None:
    """All screens at all sizes."""
    stories = Stories()
    for size, device in DEVICES.items():
        visitor = Visitor(Person(chromium, home, device, color_scheme="dark"), size, stories)
        visitor.show_pages()
        visitor.show_table()
        visitor.show_battle()
        visitor.show_ends()
        visitor.show_afterwards()
        visitor.show_six()
        visitor.show_coach()
        visitor.show_profile()
        visitor.person.context.close()


def main() -> int:
    """Take all pictures."""
    ALBUM.write_page()
    with tempfile.TemporaryDirectory() as place, running_server(Path(place)) as server, browser() as chromium:
        show_neuroshima_screens(chromium, server.url)
    return 0


if __name__ == "__main__":
    sys.exit(main())
