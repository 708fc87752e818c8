"""Nothing hidden leaves the server: two matches that differ only in the order of the piles look the same.

Both are played over real sockets with the same commands and questions. Until a tile is drawn that differs,
every message to players and spectators must be the same, byte for byte, but for the hash of the seed.
"""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ashfall.neuroshima import Match
from tests.server import playing
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer, running_server

SALT = "0" * 32
ASKED: list[dict[str, Any]] = [
    {"what": "forecast"},
    {"what": "links"},
    {"what": "card", "hex": "C3"},
    {"what": "card", "tile": "hybrid", "seat": 0},
    {"what": "card", "tile": "mutant", "seat": 1},
    {"what": "why", "move": "place hybrid A1 0"},
    {"what": "why", "move": "discard hybrid"},
    {"what": "forecast", "move": "end"},
    {"what": "forecast", "move": "place hybrid C2 0"},
]
REFUSED = [("move", "place hybrid A1 0"), ("move", "fly away"), ("claim", ""), ("accept_draw", "")]


@dataclass(frozen=True)
class Table:
    """What is played, and which moves; those that are not legal are replaced by the first that is."""

    mode: str
    armies: tuple[str, ...]
    seats: tuple[str, ...]
    shown: tuple[int, int]  # tiles that the first two draw before the test ends
    moves: tuple[str, ...]

    def piles(self, seed: int) -> list[list[str]]:
        """All piles, the first tile to be drawn first."""
        decks: list[list[str]] = Match(self.armies, seed, mode=self.mode).position()["decks"]
        return decks

    def twins(self) -> tuple[int, int]:
        """Two seeds whose piles begin alike and go on differently."""
        known: dict[tuple[str, ...], int] = {}
        for seed in range(100_000):
            (first, second, *_), (mine, yours) = self.piles(seed), self.shown
            top = tuple(first[:mine] + second[:yours])
            if top in known and self.piles(known[top])[1][yours] != second[yours]:
                return known[top], seed
            known.setdefault(top, seed)
        raise AssertionError("no two seeds begin alike")

    def prepared(self, folder: Path) -> tuple[Path, Person, Person, str]:
        """A database with a match that waits for Bob."""
        folder.mkdir()
        with running_server(folder) as server:
            ada, bob = Person(server, "Ada"), Person(server, "Bob")
            seats = [{"who": who, "part": army} for who, army in zip(self.seats, self.armies, strict=True)]
            match = ada.create(*seats, starts="first", mode=self.mode)["id"]
        return folder / "ashfall.db", ada, bob, match


TABLES = (
    # The first draws one tile, the second two, the first three more.
    Table(
        "duel", ("moloch", "borgo"), ("me", "open"), (4, 2), ("place hq C3 0", "place hq A1 0", "end", "end")
    ),
    Table(
        "ffa",
        ("moloch", "borgo", "outpost", "hegemony", "borgo", "moloch"),
        ("me", "open", *["local"] * 4),
        (1, 2),
        (*[f"place hq {hex} 0" for hex in ("D4", "A1", "G1", "A4", "G4", "D7")], "end"),
    ),
)


def with_seed(database: Path, folder: Path, match: str, seed: int) -> Path:
    """The same database with another order of the piles."""
    folder.mkdir()
    copied = folder / "ashfall.db"
    shutil.copy(database, copied)
    connection = sqlite3.connect(copied)
    with connection:
        connection.execute("update matches set seed = ? where id = ?", (f"{seed}:{SALT}", match))
    connection.close()
    return copied


async def script(ada: Person, bob: Person, match: str, moves: tuple[str, ...]) -> list[list[str]]:
    """What three sockets hear of a game with questions and refused commands at every step."""
    playing.numbers = itertools.count(1)
    await asyncio.to_thread(bob.join, match)
    async with AsyncExitStack() as stack:
        people = (ada, bob, Person(ada.server))
        chairs = [await stack.enter_async_context(person.at(match)) for person in people]
        for chair in chairs:  # who came when is told at no fixed moment
            await chair.until("presence", lambda m: all(m["online"]) and m["spectators"] == 1)
            await chair.ask("links")
            chair.raw = [chair.raw[0], chair.raw[-1]]
        for move in moves:
            await interrogate(chairs)
            chair = next(one for one in chairs if one.chooser in one.seats)
            assert chair.sight is not None
            # A drawn instant may ask first whether it is kept.
            legal = chair.sight["legal"]
            update = await chair.done("move", move=move if move in legal else legal[0])
            for other in chairs:
                await other.seen(update["seq"])
        async with ada.at(match, last=1) as again:
            chairs.append(again)
            return [[text for text in one.raw if not text.startswith('{"t":"presence"')] for one in chairs]


async def interrogate(chairs: list[Chair]) -> None:
    for chair in chairs:
        for question in ASKED:
            await chair.ask(**question)
        for what, move in REFUSED:
            assert (await chair.do(what, move=move))["t"] == "reject"


def heard(
    server: RunningServer, ada: Person, bob: Person, match: str, moves: tuple[str, ...]
) -> tuple[list[list[str]], str]:
    ada.server = bob.server = server
    raw = asyncio.run(script(ada, bob, match, moves))
    shown: Json = ada.info(match)
    hash_ = shown["seed_hash"]
    return [[text.replace(hash_, "HASH") for text in one] for one in raw], hash_


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.mode)
def test_two_orders_of_the_piles_cannot_be_told_apart(tmp_path: Path, table: Table) -> None:
    database, ada, bob, match = table.prepared(tmp_path / "first")
    found = []
    for number, seed in enumerate(table.twins()):
        folder = tmp_path / f"twin{number}"
        copied = with_seed(database, folder, match, seed)
        with running_server(folder, database=str(copied)) as server:
            found.append(heard(server, ada, bob, match, table.moves))
            assert f"{seed}" not in server.log
    (one, one_hash), (other, other_hash) = found
    assert one_hash != other_hash
    assert [len(texts) for texts in one] == [len(texts) for texts in other]
    for texts, others in zip(one, other, strict=True):
        for text, its_twin in zip(texts, others, strict=True):
            assert text == its_twin
    assert sum(len(texts) for texts in one) > 100
