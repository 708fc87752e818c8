"""The dialog for sharing, and a replay inside a page of somebody else."""

from __future__ import annotations

import base64
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import Request, expect

from ashfall.neuroshima import Match
from ashfall.server.identity import COOKIE
from tests.server.playing import Json
from tests.web.games import BATTLE, before_battle
from tests.web.people import PHONE, Person, Visit

FRAMED = re.compile(r'src="([^"]+)"')
CARD = re.compile(r"/api/.*/card\?")
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
SYSTEM = """
window.passedOn = []
navigator.share = async (what) => { window.passedOn.push(what) }
"""


def bring(person: Person, match: Match) -> str:
    """The id of a record."""
    person.open("/settings")  # whoever opens a page is somebody
    record = {"text": match.record().to_json()}
    answer = person.page.request.post(f"{person.home}/api/records", data=record)
    stored: Json = answer.json()
    key: str = stored["id"]
    return key


def give_pictures(person: Person) -> None:
    """Show a picture at once: a machine that has much else to do may paint none."""
    person.page.route(CARD, lambda route: route.fulfill(body=PICTURE, content_type="image/png"))


@contextmanager
def foreign_page(*addresses: str) -> Iterator[str]:
    """A site that frames these addresses: at another port, so a cookie would come along if it was let."""
    frames = "".join(f'<iframe src="{one}" width="720" height="640"></iframe>' for one in addresses)

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>A blog</title><h1>A blog</h1>{frames}".encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}"
    site.shutdown()
    site.server_close()


def test_a_step_of_a_replay_is_shared_in_every_way(visit: Visit) -> None:
    match = before_battle()
    match.push(match.parse(BATTLE))
    person = visit()
    person.context.add_init_script(SYSTEM)
    give_pictures(person)
    key, last = bring(person, match), len(match.moves)
    person.open(f"/replay/{key}?move={last}")
    person.press(person.button("share-battle"))
    dialog = person.page.get_by_role("dialog", name=person.say("share-title"))
    address = f"{person.home}/replay/{key}?move={last}"
    expect(dialog.get_by_role("textbox", name=person.say("share-link"), exact=True)).to_have_value(address)
    code = dialog.get_by_role("img", name=person.say("share-code"))
    first = code.locator("path").get_attribute("d")
    person.press(dialog.get_by_role("button", name=person.say("share-system")))
    assert person.page.evaluate("window.passedOn[0].url") == address
    picture = dialog.get_by_role("link", name=person.say("share-picture")).get_attribute("href")
    motion = dialog.get_by_role("link", name=person.say("share-animation")).get_attribute("href")
    assert picture == f"/api/records/{key}/card?move={last}&lang=en"
    assert motion == f"/api/neuroshima/records/{key}/battle?move={last}&lang=en"
    person.press(dialog.get_by_text(person.say("share-embed"), exact=True))
    line = dialog.get_by_role("textbox", name=person.say("share-embed"), exact=True).input_value()
    framed = FRAMED.search(line)
    assert framed is not None
    assert framed[1] == f"{person.home}/embed/{key}?move={last}"
    # Another step has another address, and another code.
    person.page.keyboard.press("Escape")
    person.open(f"/replay/{key}?move=1")
    person.press(person.button("replay-share"))
    expect(code).to_be_visible()
    assert code.locator("path").get_attribute("d") != first


def test_a_table_that_waits_is_shared_on_a_phone(visit: Visit) -> None:
    person = visit(PHONE)
    give_pictures(person)
    person.start_game("link")
    link = person.invitation()
    person.press_button("web-wait-share")
    dialog = person.page.get_by_role("dialog", name=person.say("share-title"))
    expect(dialog.get_by_role("textbox", name=person.say("share-link"), exact=True)).to_have_value(link)
    assert person.beyond_the_edge()["out"] == []


def test_a_replay_stands_in_a_page_of_somebody_else(visit: Visit) -> None:
    match = before_battle()
    person = visit()
    person.pardon("frame-ancestors")
    person.pardon("X-Frame-Options")
    key = bring(person, match)
    assert [cookie["name"] for cookie in person.context.cookies()] == [COOKIE]
    asked: list[Request] = []
    person.page.on("request", lambda request: asked.append(request))
    with foreign_page(f"{person.home}/embed/{key}?move=3", f"{person.home}/replay/{key}") as site:
        person.page.goto(site)
        framed, refused = (person.page.frame_locator("iframe").nth(number) for number in range(2))
        expect(framed.get_by_role("group", name=person.say("replay-board"))).to_be_visible()
        slider = framed.get_by_role("slider", name=person.say("replay-moves"))
        expect(slider).to_have_value("3")
        slider.fill("4")
        expect(framed.get_by_role("link", name="Ashfall")).to_have_attribute("href", f"/replay/{key}?move=4")
        expect(refused.get_by_role("group", name=person.say("replay-board"))).to_have_count(0)
        with person.context.expect_page() as opened:
            framed.get_by_role("link", name="Ashfall").click()
        expect(opened.value).to_have_url(f"{person.home}/replay/{key}?move=4")
    headers = [request.all_headers() for request in asked if "/api/" in request.url]
    assert headers
    assert not any("cookie" in each for each in headers)
