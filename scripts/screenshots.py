"""Pictures of the running app: ``.venv/bin/python -m scripts.screenshots`` writes what is in docs/web.

The map of Hard City is the one that ``ashfall show --svg`` draws, the tiles are those of
``ashfall.draw.neuroshima.sheet``; puzzles are solved at a real server. Then come the albums of both games,
``scripts.neuroshima_screens`` and ``scripts.city_screens``. Games have seeds, so that the pictures stay the
same until the app looks different.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.draw.hardcity.city import draw_city
from ashfall.draw.hardcity.piece_sheet import draw_sheet
from ashfall.draw.neuroshima.sheet import sheet_svg
from ashfall.hardcity import Match as CityMatch
from ashfall.neuroshima.army import army_keys, load_army
from scripts import city_screens, neuroshima_screens
from scripts.puzzle_screens import show_puzzles
from scripts.small_png import shrink
from tests.server.running import running_server
from tests.web.people import Person, browser

FOLDER = Path(__file__).resolve().parent.parent / "docs/web"
SEED = 1
CITY_EPISODE = 2
CITY_ROUND = 3  # until which bots play it
TILE = 120  # pixels from corner to corner on the sheet of all tiles


def play_city() -> CityMatch:
    """A game of Hard City in its middle."""
    match, bot = CityMatch(episode=CITY_EPISODE, seed=SEED), make_bot("rules", game="hardcity")
    while match.round < CITY_ROUND and match.decision is not None:
        match.push(bot.choose(Request(match.view(match.decision.seat), seed=len(match.moves))).move)
    return match


def shoot(person: Person, name: str) -> None:
    """Take the picture once everything has been drawn and nothing moves any more."""
    if not person.device.touch:
        person.page.mouse.move(0, 0)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_function("() => document.fonts.status === 'loaded'")
    keep(person.page, name)


def keep(page: Page | Locator, name: str) -> None:
    """Write what a page, or a part of it, shows."""
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file, animations="disabled")
    shrink(file)
    print(f"docs/web/{file.name}: {file.stat().st_size // 1000} kB", flush=True)


def show_city(chromium: Browser) -> None:
    """The map of Hard City."""
    page = chromium.new_page(viewport={"width": 1300, "height": 900})
    page.set_content(f"<style>svg {{ width: 1200px; height: auto }}</style>{draw_city(play_city().state)}")
    keep(page.locator("svg").first, "city")


def show_pieces(chromium: Browser) -> None:
    """Everything that can stand or lie on a map of Hard City."""
    page = chromium.new_page(viewport={"width": 1300, "height": 900})
    page.set_content(f"<style>svg {{ width: 1200px; height: auto }}</style>{draw_sheet()}")
    keep(page.locator("svg").first, "pieces")


def show_tiles(chromium: Browser) -> None:
    """Every tile of every army."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    sheet = sheet_svg([load_army(key) for key in army_keys()], sizes=(TILE,))
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{sheet}")
    keep(page.locator("svg").first, "tiles")


def main() -> int:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running_server(Path(place)) as server, browser() as chromium:
        show_puzzles(chromium, server.url, shoot)
        show_city(chromium)
        show_pieces(chromium)
        show_tiles(chromium)
    return neuroshima_screens.main() or city_screens.main()


if __name__ == "__main__":
    sys.exit(main())
