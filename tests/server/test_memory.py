"""What a long-running process does again and again must not fill its memory.

Compiled code can lose track of what it holds without the collector of Python noticing, so the blocks of
memory are counted themselves.
"""

import gc
import sys
from collections.abc import Callable
from typing import TypeVar

import pytest

from ashfall import hardcity
from ashfall.bots.registry import make_bot
from ashfall.hardcity.view import View as CityView
from ashfall.neuroshima import Match, storage
from ashfall.neuroshima.state import State
from ashfall.neuroshima.status import statuses
from ashfall.neuroshima.view import View
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.random import Stream
from tests.bots.hardcity.tables import asked as asked_in_city
from tests.bots.neuroshima.positions import asked, decisions
from tests.hardcity.plays import TABLES, played

TIMES = 3
Subject = TypeVar("Subject")


def store(state: State) -> None:
    storage.from_text(storage.to_text(state))


def sample(state: State) -> None:
    View(state, 0).sample(Stream(1))


def look(state: State) -> None:
    sight_of(Match.from_state(state), (0, 1))


def point_out(state: State) -> None:
    for unit in statuses(state):
        links_overlay(state, unit.hex)


def bot(spec: str) -> Callable[[State], object]:
    return lambda state: asked(spec, state, iterations=2)


WORK: dict[str, Callable[[State], object]] = {
    "statuses": statuses,
    "store": store,
    "sample": sample,
    "look": look,
    "point out": point_out,
    "greedy": bot("greedy"),
    "search": bot("search:heat=0.2"),
}


def sample_city(match: hardcity.Match) -> None:
    CityView(match.state, 0).sample(Stream(1))


def play_city(match: hardcity.Match) -> None:
    for move in match.legal[:3]:
        match.push(move)
        match.pop()


def store_city(match: hardcity.Match) -> None:
    hardcity.Match.from_bytes(match.to_bytes())


def look_at_city(match: hardcity.Match) -> None:
    match.position()
    match.view(0).key()


def city_bot(spec: str) -> Callable[[hardcity.Match], object]:
    bot = make_bot(spec, "hardcity")
    return lambda match: asked_in_city(bot, match.state, iterations=2)


CITY_WORK: dict[str, Callable[[hardcity.Match], object]] = {
    "sample": sample_city,
    "push and pop": play_city,
    "store": store_city,
    "look": look_at_city,
    "rules": city_bot("rules"),
    "search": city_bot("search:depth=4"),
}


@pytest.mark.parametrize("name", WORK)
def test_nothing_stays_in_memory(name: str) -> None:
    check(WORK[name], list(decisions(9, 2)))


@pytest.mark.parametrize("name", CITY_WORK)
def test_nothing_of_hard_city_stays_in_memory(name: str) -> None:
    games = [played(table, made) for table in range(len(TABLES)) for made in (0, 15, 30, 45)]
    assert not any(match.over for match in games)
    check(CITY_WORK[name], games)


def check(work: Callable[[Subject], object], subjects: list[Subject]) -> None:
    """Do it again and again, and count the blocks of memory."""

    def do_it() -> int:
        for subject in subjects:
            work(subject)
        gc.collect()
        return sys.getallocatedblocks()

    do_it()
    before = do_it()
    after = [do_it() for _ in range(TIMES)]
    assert after[-1] - before < TIMES * len(subjects) / 2, "at most now and then something new in a cache"
