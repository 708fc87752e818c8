"""Pictures of the running app: ``.venv/bin/python -m scripts.screenshots`` writes docs/web/*.png.

A real server is started. A person at a real browser goes on with a game of two bots, at a turn and
at a battle of it, watches its replay, asks for advice, and sits down among six. The map of Hard City is
the one that ``ashfall show --svg`` draws, its screens are taken by ``scripts.city_screens``; the tiles are
those of ``ashfall.draw.neuroshima.sheet``. Games and first page have seeds, so that the pictures stay the
same until the app looks different.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.draw.hardcity.city import draw_city
from ashfall.draw.hardcity.piece_sheet import draw_sheet
from ashfall.draw.neuroshima.sheet import sheet_svg
from ashfall.hardcity import Match as CityMatch
from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_keys, load_army
from scripts import city_screens
from scripts.puzzle_screens import show_puzzles
from scripts.small_png import shrink
from tests.server.running import running_server
from tests.web import games, moves
from tests.web.people import DESKTOP, PHONE, Person, browser
from tests.web.table import Player

FOLDER = Path(__file__).resolve().parent.parent / "docs/web"
ARMIES = ("outpost", "moloch")
SEED = 1
TURN = 61  # moves before the turn of the first side that is shown
MADE = ("discard battle", "play sniper D4")  # in that turn, before the picture
CHOSEN = "place commando C4 5"  # in the picture
BATTLE = 69  # moves before the battle that is shown
BOT = "veteran"
SIX = ("borgo", "moloch", "outpost", "hegemony", "steel_police", "moloch")
SIX_SEATS = ("me", "bot:sergeant", "bot:captain", "bot:veteran", "bot:soldier", "bot:warlord")
SIX_SEED = 15
SIX_TURN = 5  # of the first of six
CITY_EPISODE = 2
CITY_ROUND = 3  # until which bots play it
TILE = 120  # pixels from corner to corner on the sheet of all tiles
STEPS = 2  # of the playback into a phase until what comes of it is seen
DICE = "let last = 5; Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647"


def play() -> Match:
    """A game of two bots."""
    match = Match(list(ARMIES), seed=SEED)
    while match.decision is not None:
        _choose(match, SEED)
    return match


def play_six() -> Match:
    """A game of six bots until the first of them has a turn in the middle of it."""
    match = Match(list(SIX), seed=SIX_SEED, mode="ffa")
    while match.turn_number <= SIX_TURN * len(SIX) or match.decision is None or match.decision.kind != "turn":
        _choose(match, SIX_SEED)
    return match


def _choose(match: Match, seed: int) -> None:
    if match.decision is not None:
        request = Request(match.view(match.decision.seat), seed=1000 * seed + len(match.moves))
        match.push(make_bot(BOT).choose(request).move)


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


def show_pages(chromium: Browser, home: str) -> None:
    """The first page, and an army."""
    person = Person(chromium, home, color_scheme="dark")
    person.context.add_init_script(DICE)
    person.open("/")
    shoot(person, "home")
    person.open("/armies/outpost")
    shoot(person, "army")


def go_on(person: Person, game: Match, upto: int, folder: Path) -> Player:
    """At a table that goes on with the game after so many moves."""
    person.play_on(games.save(Match.from_record(game.record(), upto), folder), "bot", BOT)
    player = Player(person)
    player.my_turn()
    return player


def show_table(chromium: Browser, home: str, game: Match, folder: Path) -> None:
    """A table in the middle of a turn: dark, light, on a phone."""
    person = Person(chromium, home, color_scheme="dark")
    player = go_on(person, game, TURN, folder)
    for move in MADE:
        moves.make(player, ARMIES[0], move)
    moves.choose(player, ARMIES[0], CHOSEN)
    expect(person.page.get_by_text(person.say("table-from-aim", hex="C4", aim="NE"))).to_be_visible()
    shoot(person, "table")
    person.page.emulate_media(color_scheme="light")
    shoot(person, "table-light")
    state = person.context.storage_state()  # the same person takes up a phone
    phone = Person(chromium, home, PHONE, color_scheme="dark", storage_state=state)
    phone.open(person.path)
    moves.choose(Player(phone), ARMIES[0], CHOSEN)
    forecast = phone.page.locator("footer > button")
    expect(forecast).to_be_visible()
    expect(forecast).not_to_have_text(phone.say("table-forecast-coming"))
    shoot(phone, "phone")


def show_battle(chromium: Browser, home: str, game: Match, folder: Path) -> None:
    """The phase of a battle in which most happens."""
    person = Person(chromium, home, color_scheme="dark")
    player = go_on(person, game, BATTLE, folder)
    moves.begin_battle(player, ARMIES[0])
    phases = player.battle.get_by_role("list", name=person.say("battle-phases")).get_by_role("button")
    expect(phases.first).to_be_visible()
    person.press(player.battle.get_by_role("button", name=person.say("battle-pause")))
    told = [[int(word) for word in text.split() if word.isdecimal()] for text in phases.all_inner_texts()]
    person.press(phases.nth(max(range(len(told)), key=lambda phase: told[phase][1:])))
    for _ in range(STEPS):
        person.press(player.battle.get_by_role("button", name=person.say("battle-forward")))
    shoot(person, "battle")


def show_replay(chromium: Browser, home: str, game: Match, folder: Path) -> None:
    """The whole game with its health curve, and the analysis of a moment of it."""
    person = Person(chromium, home, color_scheme="dark")
    person.open_record(games.save(game, folder))
    slider = person.page.get_by_role("slider", name=person.say("replay-moves"))
    slider.fill(str(BATTLE + 1))
    shoot(person, "replay")
    slider.fill(str(BATTLE - 1))
    person.press_button("replay-analyse")
    person.press_button("analysis-think")
    expect(person.page.get_by_text("%").first).to_be_visible()
    shoot(person, "analysis")


def show_six(chromium: Browser, home: str) -> None:
    """A free-for-all on the board of 37 hexes, also on a phone."""
    record = play_six().record().to_json()
    for name, device in (("six", DESKTOP), ("six-phone", PHONE)):
        person = Person(chromium, home, device, color_scheme="dark")
        person.go_on_with(record, *SIX_SEATS)
        Player(person).my_turn()
        shoot(person, name)


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
    game = play()
    with tempfile.TemporaryDirectory() as place, running_server(Path(place)) as server, browser() as chromium:
        show_pages(chromium, server.url)
        show_table(chromium, server.url, game, Path(place))
        show_battle(chromium, server.url, game, Path(place))
        show_replay(chromium, server.url, game, Path(place))
        show_six(chromium, server.url)
        show_puzzles(chromium, server.url, shoot)
        show_city(chromium)
        show_pieces(chromium)
        show_tiles(chromium)
    return city_screens.main()


if __name__ == "__main__":
    sys.exit(main())
