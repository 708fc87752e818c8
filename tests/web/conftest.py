"""A running server, a browser, and people who use it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from tests.server import running
from tests.server.running import RunningServer, running_server
from tests.web.people import DESKTOP, Device, Person, Visit, browser

NO_CLIENT = "The browser client is not built; `make setup` builds it."
PEOPLE = pytest.StashKey[list[Person]]()
# What a server leaves to chance, drawn from a source that is the same in every run; only ids stay secret.
KNOWN_CHANCE = """
import random, secrets, types
import ashfall.server.rooms.chance as chance
known = random.Random(1)
chance.secrets = types.SimpleNamespace(
    **vars(secrets) | {"randbelow": known.randrange, "choice": known.choice, "SystemRandom": lambda: known}
)
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the built client, one for all tests of a process."""
    assert files("ashfall.server").joinpath("static/index.html").is_file(), NO_CLIENT
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def repeatable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server of whose games the first is always the same: armies, who begins, piles, thoughts of bots."""
    monkeypatch.setattr(running, "PROGRAM", KNOWN_CHANCE + running.PROGRAM)
    with running_server(tmp_path) as server:
        yield server


# While it runs, Playwright holds the event loop of the thread, which tests of other modules need.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser, one for each module of tests."""
    with browser() as running:
        yield running


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, tmp_path: Path, chromium: Browser, server: RunningServer
) -> Iterator[Visit]:
    """Brings people who begin with empty browsers; the test fails if anything goes wrong in one of them."""
    people: list[Person] = request.node.stash.setdefault(PEOPLE, [])

    def come(device: Device = DESKTOP, home: str = "", **options: Any) -> Person:
        people.append(Person(chromium, home or server.url, device, **options))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    for person in people:
        person.assert_unharmed()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What everybody saw when a test failed is kept as pictures."""
    report = yield
    if report.when == "call" and report.failed:
        people: list[Person] = item.stash.get(PEOPLE, [])
        for number, person in enumerate(people):
            file = Path(str(item.funcargs["tmp_path"]), f"person-{number}.png")
            with suppress(Error):
                person.page.screenshot(path=file)
            report.sections.append((person.path, str(file)))
    return report
