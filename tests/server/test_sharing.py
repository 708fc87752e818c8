"""What whoever is sent a link sees of it: the tags of its page, and its picture."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import struct
from html import unescape
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from ashfall.neuroshima import Match
from ashfall.server.app import all_endpoints
from ashfall.server.endpoints import Problem
from ashfall.server.languages import preferred_language
from ashfall.server.neuroshima.battle_frames import MOST_FRAMES
from ashfall.server.rooms.errands import Errand
from ashfall.server.sharing.looks import Preview
from ashfall.server.sharing.painting import LARGEST_MOTION
from ashfall.server.sharing.pictures import MOST_OF_ONE, Pictures
from ashfall.server.sharing.tags import page_with
from tests.server.playing import Json, Person
from tests.server.running import RunningServer, running_server
from tests.web.games import BATTLE, before_battle

PAGE = '<html lang="en"><head><meta name="description" content="x" /><title>Ashfall</title></head></html>'
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HOSTILE = '"><script>alert(1)</script>'
WAITING = ({"who": "me"}, {"who": "open"})


def tags(server: RunningServer, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    answer = httpx.get(server.url + path, headers={"accept-language": language, **headers})
    assert answer.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def record(server: RunningServer, moves: int = 12) -> str:
    """The id of a record that somebody brought."""
    match = Match(["moloch", "borgo"], seed=5)
    for _ in range(moves):
        match.push(match.legal[0])
    answer = Person(server).call("POST", "/api/records", {"text": match.record().to_json()})
    stored: Json = answer.json()
    key: str = stored["id"]
    return key


@pytest.fixture(scope="module")
def key(server: RunningServer) -> str:
    return record(server)


@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/", "Ashfall", "/api/card?lang=en"),
        ("/armies/moloch", "Moloch", "/api/neuroshima/armies/moloch/card?lang=en"),
        ("/puzzles/hardcity", "Task of the day: ", "/api/hardcity/puzzles/"),
        ("/puzzles/today", "Puzzle of the day: ", "/api/neuroshima/puzzles/"),
        ("/puzzles", "Puzzle of the day: ", "/api/neuroshima/puzzles/"),
    ],
)
def test_pages_of_the_house_have_tags(server: RunningServer, path: str, title: str, picture: str) -> None:
    found = tags(server, path)
    assert found["og:title"].startswith(title)
    assert found["og:image"].startswith(server.url + picture)
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:description"]


def test_a_table_that_waits_is_an_invitation(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = ada.create(*WAITING)["id"]
    found = tags(server, f"/m/{match}?invite=secret")
    assert "Ada" in found["og:title"]
    assert "A seat is free" in found["og:description"]
    assert "secret" not in str(found)
    picture = httpx.get(found["og:image"]).content
    assert size(picture) == (1200, 630)
    assert found["og:title"] == "Ada invites you"
    other = ada.create({"who": "me", "part": "beasts"}, {"who": "open", "part": "random"})["id"]
    assert httpx.get(tags(server, f"/m/{other}")["og:image"]).content != picture  # it shows who will meet


def test_an_invitation_to_an_episode_says_who_invites(server: RunningServer) -> None:
    """The title is that of the episode, so the name stands below it."""

    def picture(name: str) -> bytes:
        match = Person(server, name).create({"who": "me"}, {"who": "open"}, game="hardcity")["id"]
        return httpx.get(tags(server, f"/m/{match}")["og:image"]).content

    assert picture("Ada") != picture("Bob")


def test_names_of_people_are_no_markup(server: RunningServer) -> None:
    page = page_with(PAGE, Preview(HOSTILE, HOSTILE, "/x?lang=en"), "http://h", "/m/x", "pl")
    assert "<script>" not in page
    assert '<html lang="pl">' in page
    assert page.count("description") == 2  # its own, and the one of the preview
    long = page_with(PAGE, Preview("a" * 5000, "b\nb\u202e", "/x"), "http://h", "/", "en")
    assert len(long) < 3000
    assert "\u202e" not in long


def test_replays_show_the_move_of_their_address(server: RunningServer, key: str) -> None:
    end, start = tags(server, f"/replay/{key}"), tags(server, f"/replay/{key}?move=3")
    assert end["og:title"] == "Replay: Moloch – Borgo"
    assert start["og:image"].endswith("&move=3")
    one, other = httpx.get(end["og:image"]), httpx.get(start["og:image"])
    assert size(one.content) == size(other.content) == (1200, 630)
    assert one.content != other.content
    assert one.headers["cross-origin-resource-policy"] == "cross-origin"
    assert one.headers["content-type"] == "image/png"
    assert tags(server, f"/analysis?from={key}&ply=3")["og:image"].endswith("&move=3")
    assert tags(server, f"/review/{key}")["og:title"].startswith("Review: ")


def test_languages_are_those_of_the_visitor(server: RunningServer, key: str) -> None:
    assert tags(server, f"/replay/{key}", "uk-UA,en;q=0.5")["og:title"].endswith("Молох – Борго")
    assert preferred_language("de, pl;q=0.7, en;q=0.6") == "pl"
    assert preferred_language("") == "en"
    assert preferred_language("x;q=y,,;;" * 400) == "en"
    page = httpx.get(f"{server.url}/replay/{key}")
    assert "Accept-Language" in page.headers["vary"]


@pytest.mark.parametrize(
    "path",
    [
        "/m/nothing",
        "/m/%00",
        "/m/" + "a" * 300,
        "/m/..%2F..%2Fetc",
        "/replay/%F0%9F%92%A5",
        "/replay/nothing?move=99999999999",
        "/armies/nobody",
        "/puzzles/nothing",
        "/analysis?from=%00&ply=-1",
        "/analysis?from=" + "a" * 150,
        "/settings",
    ],
)
def test_other_addresses_get_the_plain_page(server: RunningServer, path: str) -> None:
    assert "og:title" not in tags(server, path)


def test_plain_pages_stay_packed(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/settings", headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/matches/nothing/card", 404),
        ("/api/records/nothing/card", 404),
        ("/api/neuroshima/armies/nobody/card", 404),
        ("/api/neuroshima/puzzles/nothing/card", 404),
        ("/api/card?lang=xx", 400),
        ("/api/records/nothing/card?move=-1", 400),
    ],
)
def test_what_there_is_not_has_no_picture(server: RunningServer, path: str, status: int) -> None:
    assert httpx.get(server.url + path).status_code == status


def test_a_move_of_a_running_match_cannot_be_chosen(server: RunningServer) -> None:
    match = Person(server).create({"who": "me"}, {"who": "local"})["id"]
    answer = httpx.get(f"{server.url}/api/matches/{match}/card?move=1")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_moves_beyond_the_end_have_no_picture(server: RunningServer, key: str) -> None:
    person = Person(server)
    match = over(person)
    for kind, name, last in (("records", key, 12), ("matches", match, 0)):
        answer = httpx.get(f"{server.url}/api/{kind}/{name}/card?move={last + 1}")
        assert answer.status_code == 404
        assert answer.json()["reason"] == f"There is no move {last + 1}, the last one is {last}."
        assert "og:title" not in tags(server, f"/replay/{name}?move={last + 1}")
        assert tags(server, f"/replay/{name}?move={last}")["og:image"].endswith(f"&move={last}")


def over(person: Person) -> str:
    """The id of a match that was given up at once."""
    match: str = person.create("me", "bot:recruit")["id"]

    async def give_up() -> None:
        async with person.at(match) as chair:
            await chair.done("resign", seat=chair.seats[0])

    asyncio.run(give_up())
    return match


def changed(server: RunningServer, statement: str, *values: str) -> None:
    with sqlite3.connect(server.folder / "ashfall.db", timeout=30) as connection:
        connection.execute(statement, values)
    connection.close()


def rooms(server: RunningServer) -> str:
    """How many matches are in memory."""
    told = httpx.get(f"{server.url}/metrics").text.splitlines()
    return next(line for line in told if line.startswith("ashfall_rooms"))


def test_terms_of_another_shape_leave_the_plain_page(tmp_path: Path) -> None:
    with running_server(tmp_path, may_fail=True) as running:
        match = Person(running).create(*WAITING)["id"]
        terms = '{"game":{"game":"neuroshima","mode":5}}'
        changed(running, "UPDATE matches SET options = ? WHERE id = ?", terms, match)
        running.restart()
        assert "og:title" not in tags(running, f"/m/{match}")
        assert "a preview failed: ValidationError" in running.log


def test_a_picture_takes_no_match_up(tmp_path: Path) -> None:
    """Who asks for it comes to no table: nothing is opened, nothing is closed, nothing is written."""
    with running_server(tmp_path) as running:
        match = Person(running).create({"who": "me"}, {"who": "local"})["id"]
        running.restart()
        before = rooms(running)
        assert size(httpx.get(f"{running.url}/api/matches/{match}/card").content) == (1200, 630)
        assert rooms(running) == before
        illegal = "INSERT INTO entries (match, seq, at, kind, seat, data) VALUES (?, 2, 1, 'move', 0, ?)"
        changed(running, illegal, match, '{"move":"nonsense"}')
        assert httpx.get(f"{running.url}/api/matches/{match}/card?lang=pl").status_code == 200
        assert rooms(running) == before
        assert httpx.get(f"{running.url}/api/matches/{match}").json()["status"] == "playing"


def test_a_battle_is_an_animated_picture(server: RunningServer) -> None:
    match = before_battle()
    match.push(match.parse(BATTLE))
    answer = Person(server).call("POST", "/api/records", {"text": match.record().to_json()})
    address = f"{server.url}/api/neuroshima/records/{answer.json()['id']}/battle?move="
    made = httpx.get(f"{address}{len(match.moves)}")
    assert made.headers["content-type"] == "image/gif"
    assert len(made.content) <= LARGEST_MOTION
    with Image.open(BytesIO(made.content)) as picture:
        assert 3 <= getattr(picture, "n_frames", 1) <= MOST_FRAMES
        assert picture.width == 640
    assert httpx.get(f"{address}1").json()["code"] == "no_battle"
    assert httpx.get(f"{address}9999").json()["code"] == "no_battle"
    assert httpx.get(f"{address}0").status_code == 400


def test_pictures_are_limited() -> None:
    """What is painted for one game is dear; the house has three pictures in all."""
    painted = {each.path: each.cost for each in all_endpoints() if each.media in ("image/png", "image/gif")}
    assert {path for path, cost in painted.items() if cost != "dear"} == {"/api/card"}
    assert len(painted) >= 8


def test_pages_are_named_as_the_server_is_reached(tmp_path: Path) -> None:
    with running_server(tmp_path, ASHFALL_ORIGINS="https://play.example") as running:
        found = tags(running, "/", host="play.example")
    assert found["og:image"] == "https://play.example/api/card?lang=en"


class Slow:
    """Somebody who paints when told to."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked = 0

    async def ask(self, errand: Errand[bytes], *, asker: object = None) -> bytes:
        self.asked += 1
        await self.go.wait()
        return bytes(100)


class Nothing(Errand[bytes]):
    """An errand that nobody runs."""

    seconds = 1.0

    def work(self) -> bytes:
        return b""


async def drawing() -> Errand[bytes]:
    return Nothing()


def test_a_picture_is_painted_once_for_all_who_ask() -> None:
    async def script() -> None:
        painter = Slow()
        pictures = Pictures(painter, most=250)  # type: ignore[arg-type]
        waiting = [asyncio.create_task(pictures.get("one", ("", str(who)), drawing)) for who in range(9)]
        await asyncio.sleep(0)
        own = [asyncio.create_task(pictures.get(f"own {n}", ("", "a"), drawing)) for n in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Problem):
            await pictures.get("too many", ("", "a"), drawing)
        painter.go.set()
        await asyncio.gather(*waiting, *own)
        assert painter.asked == 1 + MOST_OF_ONE
        assert pictures.size <= 250
        await pictures.close()

    asyncio.run(script())
