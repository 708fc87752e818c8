"""Longer questions are worked out a few at a time, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest

from ashfall.server import workshop as workshop_module
from ashfall.server.limits import TooMany
from ashfall.server.neuroshima.http.analysis import ENDPOINTS
from ashfall.server.workshop import AT_A_TIME, SLICE, Steps, Workshop
from tests.neuroshima.plays import played
from tests.server.running import RunningServer, running_server

PATIENCE = 60  # seconds


def test_a_few_are_worked_out_at_a_time_and_others_get_their_turn() -> None:
    at_work, most, turns = 0, 0, 0

    def work() -> Steps[int]:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        before = turns
        for _ in range(3):
            time.sleep(2 * SLICE)
            yield
        at_work -= 1
        return turns - before

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def scenario() -> list[int]:
        workshop, going_on = Workshop(), asyncio.create_task(others())
        waited = await asyncio.gather(*(workshop.do(work()) for _ in range(3 * AT_A_TIME)))
        going_on.cancel()
        return waited

    assert min(asyncio.run(scenario())) >= 2  # after each long step
    assert (at_work, most) == (0, AT_A_TIME)


def test_short_steps_need_no_turns() -> None:
    def work() -> Steps[str]:
        for _ in range(3):
            yield
        return "done"

    async def scenario() -> str:
        doing = asyncio.create_task(Workshop().do(work()))
        await asyncio.sleep(0)
        assert doing.done()
        return doing.result()

    assert asyncio.run(scenario()) == "done"


def test_whoever_comes_when_many_wait_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop_module, "SLICE", 0.0)
    is_open = False

    def work() -> Steps[str]:
        while not is_open:
            yield
        return "done"

    async def scenario() -> None:
        nonlocal is_open
        workshop = Workshop(most_waiting=1)
        asked = [asyncio.create_task(workshop.do(work())) for _ in range(AT_A_TIME + 1)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await workshop.do(work())
        is_open = True
        monkeypatch.setattr(workshop_module, "SLICE", SLICE)
        assert await asyncio.gather(*asked) == ["done"] * len(asked)
        assert await workshop.do(work()) == "done"

    asyncio.run(scenario())


def test_those_who_ask_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop_module, "SLICE", 0.0)
    order: list[str] = []

    def work(name: str) -> Steps[None]:
        yield
        order.append(name)

    async def scenario() -> None:
        workshop = Workshop()
        crowd = [workshop.do(work("crowd"), ("10.0.0.1", "ann")) for _ in range(40)]
        await asyncio.gather(*crowd, workshop.do(work("alone"), ("10.0.0.2", "bob")))

    asyncio.run(scenario())
    assert order.index("alone") <= AT_A_TIME + 1  # those at work, and one whose turn came first


def test_whoever_stops_waiting_leaves_no_place_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop_module, "SLICE", 0.0)

    def work(rounds: int) -> Steps[str]:
        for _ in range(rounds):
            yield
        return "done"

    async def scenario() -> None:
        workshop = Workshop()
        for rounds in range(1, 12):  # so that the places come free before, while and after they are given up
            asked = [asyncio.create_task(workshop.do(work(rounds))) for _ in range(3 * AT_A_TIME)]
            for _ in range(6):
                await asyncio.sleep(0)
            for one in asked[1::2]:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            assert workshop._free == AT_A_TIME
            assert not workshop._waiting

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_what_goes_wrong_is_told_to_the_one_who_asked() -> None:
    def fail() -> Steps[None]:
        yield
        raise KeyError("gone")

    async def scenario() -> None:
        workshop = Workshop()
        for _ in range(AT_A_TIME + 1):  # and nobody else waits for ever
            with pytest.raises(KeyError):
                await workshop.do(fail())

    asyncio.run(scenario())


def test_every_question_about_a_table_costs_what_it_takes() -> None:
    assert {endpoint.cost for endpoint in ENDPOINTS} == {"work", "dear"}


async def answered(server: RunningServer, method: str, path: str, body: bytes = b"") -> int:
    """The status of one request; plainer than any client, which would have enough to do with a flood."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return int(answer.split()[1])


def test_a_flood_of_long_questions_is_answered_or_refused_and_others_are_answered(tmp_path: Path) -> None:
    question = msgspec.json.encode({"record": played(8, 200).record().to_json()})

    async def flooded(server: RunningServer) -> set[int]:
        ask = partial(answered, server, "POST", "/api/neuroshima/analysis/sight", question)
        asked = [asyncio.create_task(ask()) for _ in range(400)]
        while not all(one.done() for one in asked):
            assert await answered(server, "GET", "/healthz") == 200
        return {one.result() for one in asked}

    with running_server(tmp_path, limits=True) as server:
        assert asyncio.run(flooded(server)) == {200, 429}
