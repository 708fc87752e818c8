"""Nothing that was acknowledged is lost: the server and its bots may be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from httpx import HTTPError
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server import running
from tests.server.playing import Json, Person
from tests.server.running import PATIENCE, RunningServer, running_server
from tests.server.test_table import play_on, two_people

KILLS = 2  # test_crashes.py does it for longer
TABLES = 4


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path) as server:
        yield server


class Player:
    """One person on both seats, game after game, who notes every move that was acknowledged."""

    def __init__(self, server: RunningServer, number: int) -> None:
        self._person = Person(server, f"Person {number}")
        self._chance = Random(number)
        self.acked: dict[str, dict[int, str]] = {}  # moves by number, by match

    @property
    def count(self) -> int:
        """How many moves that is."""
        return sum(map(len, self.acked.values()))

    async def play(self) -> None:
        """As fast as possible, until the server is gone."""
        with suppress(ConnectionClosed, InvalidHandshake, OSError, HTTPError):
            while True:
                made = await asyncio.to_thread(self._person.create, "me", "local")
                await self._play(made["id"])

    async def _play(self, match: str) -> None:
        noted = self.acked.setdefault(match, {})
        async with self._person.at(match) as chair:
            while chair.chooser is not None:
                assert chair.sight is not None
                move = self._chance.choice(chair.sight["legal"])
                answer = await chair.do("move", move=move)
                assert answer["t"] == "ack", answer
                noted[answer["seq"]] = move
                await chair.seen(answer["seq"])

    async def check(self) -> None:
        """Everything acknowledged in the last game is there."""
        match, noted = list(self.acked.items())[-1]
        async with self._person.at(match, last=1) as chair:
            welcome = chair.heard[0]
            assert welcome["seq"] >= max(noted, default=1)
            assert [line["seq"] for line in welcome["history"]] == list(range(1, welcome["seq"] + 1))
            for missed in welcome["missed"]:
                assert noted.get(missed["seq"], missed["move"]) == missed["move"]


def test_everything_acknowledged_is_there_after_kill_9(mortal: RunningServer) -> None:
    chance = Random(11)
    players = [Player(mortal, number) for number in range(TABLES)]

    async def until_killed() -> None:
        before = [player.count for player in players]
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            while any(player.count < had + 3 for player, had in zip(players, before, strict=True)):
                await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() / 2)
        await asyncio.to_thread(mortal.kill)
        await asyncio.gather(*playing)

    async def check() -> None:
        await asyncio.gather(*(player.check() for player in players))

    for _ in range(KILLS):
        asyncio.run(until_killed())
        mortal.start()
        asyncio.run(check())


def test_a_game_goes_on_after_a_restart(mortal: RunningServer) -> None:
    ada, bob, match = two_people(mortal)

    async def play(moves: int, seed: int) -> tuple[Json | None, int]:
        async with ada.at(match) as first, bob.at(match) as second:
            await play_on([first, second], Random(seed), moves)
            seen = second if second.chooser == 1 else first
            return seen.sight, first.seq

    async def look() -> tuple[Json | None, int]:
        async with ada.at(match) as first, bob.at(match) as second:
            seen = second if second.chooser == 1 else first
            return seen.sight, first.seq

    before = asyncio.run(play(30, 1))
    mortal.restart()
    assert asyncio.run(look()) == before
    mortal.restart("stop")
    assert asyncio.run(look()) == before
    asyncio.run(play(1000, 2))
    assert ada.info(match)["status"] == "over"


def test_repeats_are_known_after_a_restart(mortal: RunningServer) -> None:
    ada, _, match = two_people(mortal)

    async def move(seq: int) -> Json:
        async with ada.at(match) as first:
            return await first.do("move", move="place hq C3 0", key="once", seq=seq)

    ack = asyncio.run(move(1))
    mortal.restart()
    assert asyncio.run(move(1)) == ack
    assert asyncio.run(move(2)) == ack


def test_offers_and_endings_survive(mortal: RunningServer) -> None:
    ada, bob, match = two_people(mortal)

    async def offer() -> None:
        async with ada.at(match) as first:
            await first.done("offer_draw")

    async def agree() -> str:
        async with bob.at(match) as second:
            assert second.info["draw_offer"] == [0]
            await second.done("accept_draw")
            await second.done("rematch")
        async with ada.at(match) as first:
            assert first.info["rematch_offer"] == [1]
            await first.done("rematch")
            return str((await first.until("table"))["info"]["rematch"])

    asyncio.run(offer())
    mortal.restart()
    following = asyncio.run(agree())
    mortal.restart()
    info = ada.info(match)
    assert (info["status"], info["rematch"], info["seed"] != "") == ("over", following, True)

    async def next_game() -> list[int]:
        async with ada.at(following) as first:
            assert first.info["status"] == "playing"
            return first.seats

    assert asyncio.run(next_game()) == [1]


def test_bots_go_on_after_a_restart_while_nobody_looks(mortal: RunningServer) -> None:
    owner = Person(mortal, "Owner")
    match = owner.create("bot:veteran", "bot:veteran")["id"]
    mortal.restart()

    end = time.monotonic() + PATIENCE
    while owner.info(match)["seq"] <= 12:
        assert time.monotonic() < end
        time.sleep(0.1)


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]


def thinkers(server: RunningServer) -> list[int]:
    """The processes in which bots think."""
    found = []
    for child in children(server.process.pid):
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(child)
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the processes")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_that_is_killed_or_hangs_is_replaced(
    tmp_path: Path, how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient = "import ashfall.server.rooms.thinkers as thinkers; thinkers.PATIENCE = 2.0\n"
    monkeypatch.setattr(running, "PROGRAM", impatient + running.PROGRAM)
    with running_server(tmp_path) as server:
        ada = Person(server)
        match = ada.create("bot:warlord", "me", starts="first")["id"]

        async def play() -> None:
            async with ada.at(match) as chair:
                while chair.chooser != 1:
                    await chair.until("update")
                while chair.chooser == 1:
                    assert chair.sight is not None
                    await chair.done("move", move=chair.sight["legal"][0])
                for process in thinkers(server):
                    os.kill(process, how)
                while chair.chooser != 1:
                    await chair.until("update")

        asyncio.run(play())
        assert "a thinker is replaced" in server.log
