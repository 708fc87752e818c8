"""Two matches that differ only in what is hidden, played over real sockets with the same commands."""

from __future__ import annotations

import asyncio
import itertools
import re
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.server import playing
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer, running_server

__all__ = [
    "ADA",
    "ADA_AGAIN",
    "EVERYBODY",
    "PREVIEW",
    "SALT",
    "SPECTATOR",
    "Case",
    "Heard",
    "Twins",
    "hear_both",
]

SALT = "0" * 32
ADA, BOB, SPECTATOR, ADA_AGAIN = range(4)
PREVIEW = 4  # what whoever is sent a link sees: the page and its picture, in the end
EVERYBODY = (ADA, BOB, SPECTATOR, ADA_AGAIN)
AWAY = re.compile(r'"away":\d+')  # milliseconds since somebody left, as the machine has it
REFUSED = ("claim", "accept_draw")
Heard = list[list[str]]  # every message, by socket


@dataclass(frozen=True)
class Twins:
    """The seeds of the two, and the moves that are made in both."""

    seeds: tuple[int, int]
    moves: Sequence[str]  # those that are not legal are replaced by the first that is


@dataclass(frozen=True)
class Case:
    """A table of a game at which somebody must not know something.

    Ada makes the match, Bob takes its open seat, somebody looks on, and Ada comes back in the end.
    """

    game: str
    name: str
    wish: Callable[[], tuple[Sequence[Json], Json]]  # seats, and the rest
    twins: Callable[[], Twins]
    asked: Sequence[dict[str, Any]]  # at every step, by everybody
    illegal: Sequence[str]  # moves that are tried at every step
    blind: Sequence[int] = EVERYBODY  # the sockets that must hear the same


def hear_both(case: Case, folder: Path) -> tuple[Heard, Heard]:
    """What the sockets hear of both matches."""
    database, ada, bob, match = _prepared(case, folder / "first")
    twins = case.twins()
    found = []
    for number, seed in enumerate(twins.seeds):
        home = folder / f"twin{number}"
        copied = _with_seed(database, home, match, seed)
        with running_server(home, database=str(copied)) as server:
            found.append(_heard(server, ada, bob, match, case, twins.moves))
            assert f"{seed}:" not in server.log
    (one, hash_of_one), (other, hash_of_other) = found
    assert hash_of_one != hash_of_other
    return one, other


def _prepared(case: Case, folder: Path) -> tuple[Path, Person, Person, str]:
    """A database with a match that waits for Bob."""
    folder.mkdir()
    seats, wish = case.wish()
    with running_server(folder) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        match = ada.create(*seats, game=case.game, starts="first", **wish)["id"]
    return folder / "ashfall.db", ada, bob, match


def _with_seed(database: Path, folder: Path, match: str, seed: int) -> Path:
    """The same database with another secret of the match."""
    folder.mkdir()
    copied = folder / "ashfall.db"
    shutil.copy(database, copied)
    connection = sqlite3.connect(copied)
    with connection:
        connection.execute("update matches set seed = ? where id = ?", (f"{seed}:{SALT}", match))
    connection.close()
    return copied


def _heard(
    server: RunningServer, ada: Person, bob: Person, match: str, case: Case, moves: Sequence[str]
) -> tuple[Heard, str]:
    ada.server = bob.server = server
    raw = asyncio.run(_script(ada, bob, match, case, moves))
    shown: Json = ada.info(match)
    hash_ = shown["seed_hash"]
    told = [[AWAY.sub("AWAY", text.replace(hash_, "HASH")) for text in one] for one in raw]
    return [*told, _preview(server, match)], hash_


def _preview(server: RunningServer, match: str) -> list[str]:
    """The page and the picture; the port of the server is none of its secrets."""
    page = httpx.get(f"{server.url}/m/{match}")
    picture = httpx.get(f"{server.url}/api/matches/{match}/card")
    assert picture.status_code == 200, picture.text
    return [page.text.replace(server.url, "HOME"), picture.content.hex()]


async def _script(ada: Person, bob: Person, match: str, case: Case, moves: Sequence[str]) -> Heard:
    """What the sockets hear of a game with questions and refused commands at every step."""
    playing.numbers = itertools.count(1)
    await asyncio.to_thread(bob.join, match)
    async with AsyncExitStack() as stack:
        people = (ada, bob, Person(ada.server))
        chairs = [await stack.enter_async_context(person.at(match)) for person in people]
        for chair in chairs:  # who came when is told at no fixed moment
            await chair.until("presence", lambda m: all(m["online"]) and m["spectators"] == 1)
            await chair.ask("why", move="")
            chair.raw = [chair.raw[0], chair.raw[-1]]
        for move in moves:
            await _interrogate(chairs, case)
            chair = next(one for one in chairs if one.chooser in one.seats)
            assert chair.sight is not None
            legal = chair.sight["legal"]
            update = await chair.done("move", move=move if move in legal else legal[0])
            for other in chairs:
                await other.seen(update["seq"])
        async with ada.at(match, last=1) as again:
            chairs.append(again)
            return [[text for text in one.raw if not text.startswith('{"t":"presence"')] for one in chairs]


async def _interrogate(chairs: list[Chair], case: Case) -> None:
    for chair in chairs:
        for question in case.asked:
            await chair.ask(**question)
        for move in case.illegal:
            assert (await chair.do("move", move=move))["t"] == "reject"
        for what in REFUSED:
            assert (await chair.do(what))["t"] == "reject"
