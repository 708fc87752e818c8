"""The installed app: what opens without a connection, an upgrade, calls; and the first picture of a page."""

from __future__ import annotations

import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from ashfall.server import static_files
from tests.server import running
from tests.server.running import RunningServer, running_server
from tests.web.people import DESKTOP, PHONE, Device, Person, Visit
from tests.web.test_coming_back import named

WORKS = {"service_workers": "allow"}
READY = "() => navigator.serviceWorker.controller !== null"
LATE_SCRIPTS = re.compile(r"/assets/(?!early).*\.js$")


def with_worker(visit: Visit, home: str = "", **options: Any) -> Person:
    """Somebody whose browser has our service worker."""
    person = visit(home=home, **WORKS, **options)
    person.read("/")
    person.page.wait_for_function(READY)
    return person


def test_it_can_be_installed(server: RunningServer, visit: Visit) -> None:
    manifest = httpx.get(f"{server.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        answer = httpx.get(server.url + icon["src"])
        assert answer.headers["content-type"] == "image/png"
        assert answer.content[16:24] == 2 * int(icon["sizes"].partition("x")[0]).to_bytes(4, "big")
    person = with_worker(visit)
    session = person.context.new_cdp_session(person.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [_incognito()])
    for shortcut in told["shortcuts"]:
        person.open(shortcut["url"])
        expect(person.page.get_by_role("heading", name=person.say("web-lost-title"))).to_have_count(0)


def _incognito() -> dict[str, Any]:
    """What every context of a test is."""
    return {"errorId": "in-incognito", "errorArguments": []}


def test_what_was_visited_opens_without_a_connection(visit: Visit) -> None:
    person = with_worker(visit)
    for path in ("/rules/neuroshima", "/armies", "/profile"):
        person.read(path)
    person.pardon("ERR_INTERNET_DISCONNECTED|Failed to load")
    person.context.set_offline(True)
    for path in ("/rules/neuroshima", "/armies"):
        person.open(path)
        expect(person.page.get_by_text(person.say("offline-text"))).to_be_visible()
    expect(person.page.get_by_role("heading", name="Moloch")).to_be_visible()
    person.open("/profile")  # an answer about a person is not kept
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("web-problem-offline"))
    person.context.set_offline(False)
    expect(person.page.get_by_text(person.say("offline-text"))).to_have_count(0)


def test_a_page_that_was_never_visited_waits_for_the_connection(visit: Visit) -> None:
    person = with_worker(visit)
    person.read("/armies")
    person.pardon("ERR_|Failed to|FetchEvent")
    person.context.set_offline(True)
    begun: list[str] = []
    person.page.on("framenavigated", lambda frame: begun.append(frame.url))
    person.page.goto(f"{person.home}/settings")
    expect(person.page.get_by_role("heading", name=person.say("web-out-title"))).to_be_visible()
    for _ in range(3):
        person.page.wait_for_event("request", lambda request: request.url.endswith("/api/me"))
    assert begun == [f"{person.home}/settings"], "it asks again, and does not load itself anew"
    person.context.set_offline(False)
    speeds = person.page.get_by_role("group", name=person.say("web-set-speed"), exact=True)
    expect(speeds).to_be_visible()
    assert len(begun) == 2


def test_nothing_about_a_person_is_kept(visit: Visit) -> None:
    person = with_worker(visit)
    named(person, "Ada")
    for path in ("/profile", "/puzzles", "/settings", "/"):
        person.read(path)
    kept = person.page.evaluate(
        """async () => {
          const found = []
          for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname)
          return found
        }"""
    )
    assert "/" in kept
    assert any(path.startswith("/api/texts/") for path in kept)
    assert not [path for path in kept if re.search(r"/api/(me|lobby|matches)|/puzzles/(mine|today)", path)]


def test_another_build_takes_over(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    with as_file(files("ashfall.server") / static_files.FOLDER) as built:
        shutil.copytree(built, folder)
    read_there = f"import ashfall.server.static_files as client; client.FOLDER = {str(folder)!r}\n"
    monkeypatch.setattr(running, "PROGRAM", read_there + running.PROGRAM)
    (tmp_path / "home").mkdir()
    with running_server(tmp_path / "home") as server:
        person = with_worker(visit, home=server.url)
        (build,) = set(re.findall(r"'([0-9a-f]{16})'", (folder / "sw.js").read_text()))
        assert {name.rpartition("-")[2] for name in person.page.evaluate("caches.keys()")} == {build}
        for name, before, after in (
            ("sw.js", build, "f" * 16),
            ("index.html", "<title>Ashfall</title>", '<title>Ashfall</title><meta name="new" />'),
        ):
            for packed in folder.glob(f"{name}.*"):
                packed.unlink()
            text = (folder / name).read_text()
            assert before in text
            (folder / name).write_text(text.replace(before, after))
        person.pardon("ERR_CONNECTION_REFUSED|WebSocket|Failed to load")
        server.restart()
        person.open("/")
        expect(person.page.locator("meta[name=new]")).to_have_count(1)  # at once
        person.page.wait_for_function(
            "async () => (await caches.keys()).every((name) => name.endsWith('-ffffffffffffffff'))"
        )


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_first_picture_stands_before_scripts(visit: Visit, device: Device, theme: str) -> None:
    person = visit(device, color_scheme=theme)
    person.pardon("ERR_FAILED|ERR_BLOCKED")
    person.page.route(LATE_SCRIPTS, lambda route: route.abort())
    for path, shown, hidden in (("/", ".panels", ".board"), ("/m/none", ".board", ".panels")):
        person.page.goto(person.home + path)
        picture = person.page.locator("#first-picture")
        expect(picture.get_by_text("ASHFALL")).to_be_visible()
        expect(picture.locator(shown)).to_be_visible()
        expect(picture.locator(hidden)).to_be_hidden()
        assert person.page.evaluate("document.documentElement.dataset.theme") == theme


def test_the_first_picture_takes_no_room_and_goes(visit: Visit) -> None:
    person = visit()
    person.page.route(LATE_SCRIPTS, lambda route: route.abort())
    person.pardon("ERR_FAILED|ERR_BLOCKED")
    person.page.goto(person.home + "/")
    picture = person.page.locator("#first-picture")
    assert picture.evaluate("(picture) => getComputedStyle(picture).position") in ("fixed", "absolute")
    person.page.unroute(LATE_SCRIPTS)
    person.read("/")
    expect(picture).to_have_count(0)
