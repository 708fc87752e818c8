"""Tables of three to six: whole games of every mode over real sockets, joining, leaving, agreeing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_table import play_on

NAMES = ("Ada", "Bob", "Cid", "Dan")


def gathered(server: RunningServer, *seats: Json | str, **wish: Any) -> tuple[list[Person], str]:
    """Ada's table once everybody else who is waited for has joined, one after another."""
    ada = Person(server, "Ada")
    match = ada.create(*seats, **{"starts": "first", **wish})["id"]
    people = [ada]
    for name in NAMES[1:]:
        if ada.info(match)["status"] == "waiting":
            people.append(Person(server, name))
            assert people[-1].join(match).status_code == 200
    assert ada.info(match)["status"] == "playing"
    return people, match


@asynccontextmanager
async def at_table(people: list[Person], match: str) -> AsyncIterator[list[Chair]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.at(match)) for person in people]


async def to_the_end(chairs: list[Chair], seed: int) -> Json:
    """Random moves of the people, while bots do theirs; the facts of the table at the end."""
    chance, first = Random(seed), chairs[0]
    while first.sight is None or first.sight["outcome"] is None:
        chooser = next((one for one in chairs if one.seq == first.seq and one.chooser in one.seats), None)
        if chooser is None:
            update = await first.until("update")
        else:
            assert chooser.sight is not None
            update = await chooser.done("move", move=chance.choice(chooser.sight["legal"]))
        for other in chairs:
            await other.seen(update["seq"])
    over: Json = (await first.until("table", lambda m: m["info"]["status"] == "over"))["info"]
    return over


async def all_seen(chairs: list[Chair], update: Json) -> None:
    for chair in chairs:
        await chair.seen(update["seq"])


@pytest.mark.parametrize(
    ("seats", "wish"),
    [
        ([{"who": "me", "part": "beasts"}, "open", "bot:random"], {"mode": "ffa"}),
        ([{"who": "me", "part": "random"}, "open", "bot:random"], {"mode": "ffa"}),
        (["me", "bot:random", "open", "local"], {"mode": "points", "variants": ["tactical_start"]}),
        (["me", "open", "bot:random"], {"mode": "one_vs_two"}),
        (["me", "open", "ally", "bot:random"], {"mode": "teams", "variants": ["reinforcements"]}),
        (["me", "open", "bot:random", "open"], {"mode": "teams", "board": 37, "team_health": 20}),
        (["me", "open", *["bot:random"] * 4], {"mode": "ffa"}),
    ],
)
def test_people_and_bots_play_every_mode(server: RunningServer, seats: list[str | Json], wish: Json) -> None:
    people, match = gathered(server, *seats, **wish)

    async def play() -> Json:
        async with at_table(people, match) as chairs:
            return await to_the_end(chairs, len(seats))

    info = asyncio.run(play())
    assert (info["terms"]["mode"], info["terms"]["variants"]) == (wish["mode"], wish.get("variants", []))
    replay = people[0].call("GET", f"/api/matches/{match}/replay").json()
    last = replay["steps"][-1]["sight"]
    assert last["outcome"]["winners"] == info["winners"]
    assert (last["mode"], last["board"]) == (info["terms"]["mode"], info["terms"]["board"])
    assert last["sides"] == info["sides"]
    record = people[0].call("GET", f"/api/matches/{match}/record").json()
    kept = people[0].call("POST", "/api/records", {"text": json.dumps(record)})
    assert kept.status_code == 201


def test_a_table_fills_one_by_one(server: RunningServer) -> None:
    ada, bob, cid = (Person(server, name) for name in NAMES[:3])
    match = ada.create("me", "open", "bot:random", "open", mode="ffa", starts="first", listed=True)["id"]
    assert [seat["who"] for seat in bob.join(match).json()["seats"]] == ["person", "person", "bot", "empty"]
    waiting = cid.call("GET", "/api/lobby").json()["waiting"]
    shown = next(one for one in waiting if one["id"] == match)
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bob", "", ""]
    assert bob.join(match).json()["status"] == "waiting"  # sits there already
    assert cid.join(match).json()["status"] == "playing"
    assert Person(server, "Dan").join(match).status_code == 409


def test_whoever_joins_leads_the_ally_too(server: RunningServer) -> None:
    (ada, bob), match = gathered(server, "me", "open", "local", "ally", mode="teams")
    seats = ada.info(match)["seats"]
    assert [seat["leader"] for seat in seats] == [0, 1, 2, 1]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob", "Ada", "Bob"]

    async def play() -> None:
        async with at_table([ada, bob], match) as chairs:
            assert [chair.seats for chair in chairs] == [[0, 2], [1, 3]]
            await play_on(chairs, Random(1), 12)

    asyncio.run(play())


# Leaving.


def test_a_bot_plays_on_for_whoever_leaves_a_free_for_all(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "open", mode="ffa")

    async def play() -> None:
        async with at_table(people, match) as chairs:
            ada, bob, _ = chairs
            update = await ada.done("resign")
            assert [phrase["id"] for phrase in update["history"]["phrases"]] == [
                "server-log-resign",
                "server-log-taken-over",
            ]
            assert (await ada.until("welcome"))["seats"] == []
            # Ada had to choose first: the bot does so at once.
            moved = await bob.until("update", lambda message: message["what"] == "move")
            assert moved["seat"] == 0
            assert (await ada.do("move", move="end"))["code"] == "not_seated"
            while bob.chooser not in (1, 2):
                await bob.until("update")
            update = await bob.done("resign")  # only one person is left, who would play against bots
            assert update["sight"]["outcome"] is None

    asyncio.run(play())
    info = people[0].info(match)
    assert [(seat["who"], seat["bot"], seat["guest"]) for seat in info["seats"][:2]] == [
        ("bot", "sergeant", ""),
        ("bot", "sergeant", ""),
    ]
    assert (info["seats"][2]["who"], info["status"]) == ("person", "playing")

    async def last() -> Json:
        async with people[2].at(match) as chair:
            return await chair.done("resign")

    assert asyncio.run(last())["sight"]["outcome"]["winners"] == [0, 1]


def test_the_same_resignation_sent_twice_is_acknowledged_twice(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "open", mode="ffa")

    async def play() -> None:
        async with people[1].at(match) as chair:
            first = await chair.do("resign", key="leaving")
            assert await chair.do("resign", key="leaving") == first
            assert (await chair.do("resign", key="again"))["code"] == "not_seated"

    asyncio.run(play())


def test_allies_go_on_with_a_bot_and_lose_when_both_have_left(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "open", "bot:random", mode="teams")

    async def play() -> None:
        async with at_table(people, match) as chairs:
            ada, bob, cid = chairs
            assert (await ada.done("resign"))["sight"]["outcome"] is None
            left = await cid.done("resign")
            over = await bob.seen(left["seq"])
            assert over["sight"]["outcome"]["winners"] == [1, 3]

    asyncio.run(play())
    info = people[1].info(match)
    assert (info["status"], info["winners"], info["result"]["id"]) == ("over", [1, 3], "outcome-won-together")


def test_a_flag_lets_a_bot_play_on(server: RunningServer) -> None:
    clock = {"kind": "move", "seconds": 5}
    people, match = gathered(server, "me", "open", "open", mode="ffa", clock=clock)

    async def play() -> None:
        async with at_table(people, match) as chairs:
            flagged = await chairs[1].until("update", lambda message: message["what"] == "flag")
            assert flagged["seat"] == 0
            moved = await chairs[1].until("update", lambda message: message["what"] == "move")
            assert moved["seat"] == 0
            assert chairs[1].clocks is not None
            assert len(chairs[1].clocks["left"]) == 3

    asyncio.run(play())
    assert people[0].info(match)["seats"][0]["who"] == "bot"


def test_two_people_at_one_screen_leave_one_by_one(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = ada.create("me", "local", "local", mode="ffa", starts="first")["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            assert (await chair.done("resign", seat=1))["sight"]["outcome"] is None
            assert (await chair.until("welcome"))["seats"] == [0, 2]

    asyncio.run(play())


# Agreeing.


def test_a_draw_needs_everybody(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "open", mode="ffa")

    async def play() -> None:
        async with at_table(people, match) as chairs:
            ada, bob, cid = chairs
            await all_seen(chairs, await ada.done("offer_draw"))
            before = cid.seq
            agreed = await bob.done("accept_draw")
            assert agreed["sight"]["outcome"] is None
            assert (await bob.until("table"))["info"]["draw_offer"] == [0, 1]
            await all_seen(chairs, agreed)
            assert (await bob.do("accept_draw"))["code"] == "not_allowed"
            declined = await cid.do("decline_draw", seq=before)  # at the same time as Bob
            assert (declined["t"], declined["seq"]) == ("ack", agreed["seq"] + 1)
            await all_seen(chairs, declined)
            assert (await cid.until("table", lambda m: m["info"]["seq"] == cid.seq))["info"][
                "draw_offer"
            ] == []
            assert (await cid.do("offer_draw", seq=before))["code"] == "stale"
            await all_seen(chairs, await cid.done("offer_draw"))
            await all_seen(chairs, await ada.done("accept_draw"))
            drawn = await bob.done("offer_draw")  # to offer what is offered is to agree
            assert (drawn["what"], drawn["sight"]["outcome"]["winners"]) == ("accept_draw", [])

    asyncio.run(play())


def test_a_bot_at_the_table_declines_a_draw(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "bot:random", mode="ffa")

    async def play() -> None:
        async with at_table(people, match) as (ada, _):
            await ada.done("offer_draw")
            declined = await ada.until("update")
            assert (declined["what"], declined["seat"]) == ("decline_draw", 2)

    asyncio.run(play())


def test_a_move_is_taken_back_when_all_others_agree(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "local", "open", mode="teams")

    async def play() -> None:
        async with at_table(people, match) as chairs:
            await play_on(chairs, Random(3), 4)  # the HQs stand
            chance = Random(4)
            mover = next(one for one in chairs if one.chooser in one.seats)
            while True:
                assert mover.sight is not None
                asked_seat = mover.chooser
                before = mover.sight
                await all_seen(chairs, await mover.done("move", move=chance.choice(mover.sight["legal"])))
                if mover.chooser != asked_seat:
                    break
            asked = await mover.done("take_back", seat=asked_seat)
            assert asked["what"] == "ask_take_back"
            await all_seen(chairs, asked)
            first, second = (one for one in chairs if one is not mover)
            partly = await first.done("accept_take_back")
            assert partly["history"]["phrases"][0]["id"] == "server-log-agree-take-back"
            await all_seen(chairs, partly)
            await all_seen(chairs, await second.done("accept_take_back"))
            assert mover.sight == before

    asyncio.run(play())


def test_a_screen_takes_back_its_own_last_move_whoever_made_it(server: RunningServer) -> None:
    people, match = gathered(server, "me", "local", "open", mode="ffa")

    async def play() -> None:
        async with at_table(people, match) as (ada, bob):
            while ada.chooser != 2:
                assert ada.sight is not None
                await ada.done("move", move=ada.sight["legal"][0])
            taken_back = await ada.done("take_back")
            assert (taken_back["what"], ada.chooser) == ("take_back", 1)
            await bob.seen(taken_back["seq"])

    asyncio.run(play())


def test_a_rematch_needs_everybody_and_rotates(server: RunningServer) -> None:
    people, match = gathered(server, "me", "open", "open", mode="ffa")

    async def play() -> None:
        async with at_table(people, match) as chairs:
            ada, bob, cid = chairs
            await all_seen(chairs, await ada.done("offer_draw"))
            await all_seen(chairs, await bob.done("accept_draw"))
            await all_seen(chairs, await cid.done("accept_draw"))
            await all_seen(chairs, await bob.done("rematch"))
            await all_seen(chairs, await ada.done("rematch"))
            assert (await ada.do("rematch"))["code"] == "not_allowed"
            assert (ada.info["rematch_offer"], ada.info["rematch"]) == ([1, 0], "")
            await cid.done("rematch")

    asyncio.run(play())
    following = people[0].info(people[0].info(match)["rematch"])
    assert [seat["name"] for seat in following["seats"]] == ["Bob", "Cid", "Ada"]
    assert following["terms"]["mode"] == "ffa"


# Restarts.


def test_six_seats_on_the_large_board_survive_a_restart(tmp_path: Path) -> None:
    seats = ("me", "open", "local", "open", "bot:random", "bot:random")
    with running_server(tmp_path) as server:
        people, match = gathered(server, *seats, mode="ffa", variants=["reinforcements"])

        async def play() -> list[Json | None]:
            async with at_table(people, match) as chairs:
                await all_seen(chairs, await chairs[2].done("resign"))
                await to_a_choice_of([0, 1, 2], chairs[:2], Random(6))
                await all_seen(chairs[:2], await chairs[0].done("offer_draw"))
                await all_seen(chairs[:2], await chairs[0].until("update"))  # a bot declines
                return [chair.sight for chair in chairs[:2]]

        before, info = asyncio.run(play()), people[0].info(match)
        server.restart()

        async def again() -> list[Json | None]:
            async with at_table(people, match) as chairs:
                assert [chair.seats for chair in chairs] == [[0, 2], [1], []]
                assert [line["seq"] for line in chairs[0].heard[0]["history"]] == list(
                    range(1, info["seq"] + 1)
                )
                return [chair.sight for chair in chairs[:2]]

        assert asyncio.run(again()) == before
        after = people[0].info(match)
        assert (after["terms"]["board"], after["terms"]["variants"]) == (37, ["reinforcements"])
        assert [seat["bot"] for seat in after["seats"]] == ["", "", "", "sergeant", "random", "random"]
        left_open = ("spectators", "seats")  # who is online there
        assert {**after, **dict.fromkeys(left_open)} == {**info, **dict.fromkeys(left_open)}


async def to_a_choice_of(seats: list[int], chairs: list[Chair], chance: Random) -> None:
    """Play for some turns, and on until one of these seats must choose."""
    while True:
        sight = chairs[0].sight
        assert sight is not None
        if sight["turn_number"] > 8 and chairs[0].chooser in seats:
            return
        mover = next((one for one in chairs if one.chooser in one.seats), None)
        if mover is None:
            update = await chairs[0].until("update")
        else:
            assert mover.sight is not None
            update = await mover.done("move", move=chance.choice(mover.sight["legal"]))
        await all_seen(chairs, update)
