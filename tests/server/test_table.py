"""Whole games over real sockets: two people, a bot, one screen; resuming, repeating, watching, asking."""

from __future__ import annotations

import asyncio
from random import Random

from ashfall.neuroshima import Match, Record
from ashfall.server.rooms.chance import seed_hash
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer


async def play_on(chairs: list[Chair], chance: Random, moves: int = 1000) -> int:
    """Random moves of whoever must choose, until the end; how many."""
    made = 0
    while chairs[0].chooser is not None and made < moves:
        chair = next(one for one in chairs if one.chooser in one.seats)
        assert chair.sight is not None
        update = await chair.done("move", move=chance.choice(chair.sight["legal"]))
        for other in chairs:
            await other.seen(update["seq"])
        made += 1
    return made


def two_people(server: RunningServer, **wish: object) -> tuple[Person, Person, str]:
    """Ada begins, Bob has joined by the link."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = ada.create("me", "link", starts="first", **wish)["id"]
    invite = asyncio.run(invite_of(ada, match))
    assert bob.join(match, invite).status_code == 200
    return ada, bob, match


async def invite_of(owner: Person, match: str) -> str:
    async with owner.at(match) as chair:
        invite: str = chair.heard[0]["invite"]
        return invite


def test_two_people_play_a_whole_game(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def play() -> tuple[Json, list[Json]]:
        async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as watching:
            assert (first.seats, second.seats, watching.seats) == ([0], [1], [])
            begin = first.info
            await play_on([first, second, watching], Random(1))
            await first.until("table", lambda message: message["info"]["status"] == "over")
            for other in (second, watching):
                for message in other.heard:
                    sight = message.get("sight")
                    if sight and (other is watching or (sight["decision"] or {}).get("seat") == 0):
                        assert sight["legal"] == []
                        assert sight["answers"] == []
            return begin, first.heard

    begin, heard = asyncio.run(play())
    assert begin["seed"] == ""
    info = ada.info(match)
    assert info["status"] == "over"
    assert seed_hash(info["seed"]) == begin["seed_hash"] == info["seed_hash"]
    updates = [message for message in heard if message["t"] == "update"]
    assert [update["seq"] for update in updates] == list(range(2, info["seq"] + 1))
    replayed = Match.from_record(
        Record(
            armies=[seat["part"] for seat in info["seats"]],
            seed=int(info["seed"].partition(":")[0]),
            moves=[update["move"] for update in updates],
        )
    )
    assert replayed.outcome is not None
    assert info["winners"] == ([] if replayed.outcome.drawn else list(replayed.outcome.winners))
    assert info["result"]["id"] in ("outcome-won", "outcome-drawn")


def test_a_person_plays_a_bot_to_the_end(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", {"who": "bot", "bot": "recruit"})["id"]

    async def play() -> None:
        chance = Random(2)
        async with ada.at(match) as chair:
            while chair.chooser is not None:
                if chair.chooser in chair.seats:
                    assert chair.sight is not None
                    await chair.done("move", move=chance.choice(chair.sight["legal"]))
                else:
                    await chair.until("update")

    asyncio.run(play())
    assert ada.info(match)["status"] == "over"


def test_two_bots_play_while_nobody_is_there(server: RunningServer) -> None:
    match = Person(server, "Owner").create("bot:random", "bot:random")["id"]

    async def watch() -> Json:
        async with Person(server).at(match) as chair:
            while chair.info["status"] != "over":
                await chair.until("table")
            return chair.info

    assert asyncio.run(watch())["result"]["id"] in ("outcome-won", "outcome-drawn")


def test_one_screen_has_both_seats(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "local")["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            assert chair.seats == [0, 1]
            assert await play_on([chair], Random(3), 12) == 12

    asyncio.run(play())


def test_who_comes_back_gets_what_was_missed(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            chance = Random(4)
            await play_on([first, second], chance, 10)
            while first.chooser != 0:
                assert await play_on([first, second], chance, 1) == 1
            seen = second.seq
            await second.connection.close()
            chair = first
            while chair.chooser in chair.seats:
                assert chair.sight is not None
                await chair.done("move", move=chair.sight["legal"][0])
            async with bob.at(match, last=seen) as again:
                welcome = again.heard[0]
                assert [missed["seq"] for missed in welcome["missed"]] == list(range(seen + 1, first.seq + 1))
                assert welcome["missed"]
                assert all(missed["sight"] is None for missed in welcome["missed"])
                assert welcome["seq"] == first.seq
                assert [line["seq"] for line in welcome["history"]] == list(range(1, first.seq + 1))
                live = [message for message in first.heard if message["t"] == "update"]
                told = {update["seq"]: (update["lines"], update["history"]) for update in live}
                for missed in welcome["missed"]:
                    assert (missed["lines"], missed["history"]) == told[missed["seq"]]
                assert again.sight is not None
                assert again.sight["legal"] != []
            async with bob.at(match) as fresh:
                assert fresh.heard[0]["missed"] == []

    asyncio.run(play())


def test_a_repeated_command_is_carried_out_once(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            assert first.sight is not None
            move = first.sight["legal"][0]
            ack = await first.do("move", move=move, key="once")
            assert await first.do("move", move=move, key="once", seq=1) == ack
            stale = await first.do("move", move=move, key="another", seq=1)
            assert (stale["t"], stale["code"]) == ("reject", "stale")
            taken = await second.do("move", move=move, key="once")
            assert (taken["t"], taken["code"]) == ("reject", "not_allowed")
        async with ada.at(match) as again:
            assert again.seq == ack["seq"]
            assert await again.do("move", move=move, key="once", seq=1) == ack

    asyncio.run(play())


def test_questions_are_answered_and_change_nothing(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as watching:
            await play_on([first, second, watching], Random(5), 14)
            assert watching.sight is not None
            unit = watching.sight["units"][0]
            for chair in (first, second, watching):
                seq = chair.seq
                forecast = await chair.ask("forecast")
                assert forecast["answer"]["before"] == [
                    player["health"] for player in watching.sight["players"]
                ]
                assert (await chair.ask("card", hex=unit["hex"]))["answer"]["tile"] == unit["tile"]
                assert (await chair.ask("card", tile="hq", seat=1))["answer"]["owner"] == 1
                assert (await chair.ask("links"))["answer"]["overlay"].startswith("<")
                why = (await chair.ask("why", move="place hq C3 0"))["answer"]
                assert why["reason"]["id"].startswith("refusal-")
                assert (await chair.ask("card", hex="Z9"))["code"] == "bad_message"
                assert (await chair.ask("card", tile="nonsense", seat=0))["code"] == "bad_message"
                assert (await chair.ask("card", tile="hq", seat=5))["code"] == "bad_message"
                assert (await chair.ask("forecast", move="rubbish"))["code"] == "illegal"
                assert chair.seq == seq

    asyncio.run(play())


def test_no_forecast_in_a_serious_game_and_no_hint_against_people(server: RunningServer) -> None:
    ada, bob, match = two_people(server, casual=False)

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            assert (await first.ask("forecast"))["code"] == "not_allowed"
            assert (await first.ask("hint"))["code"] == "not_allowed"
            assert (await second.ask("hint"))["code"] == "not_your_turn"

    asyncio.run(play())


def test_a_hint_names_legal_moves(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "bot:random", starts="first")["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            assert chair.sight is not None
            ideas = (await chair.ask("hint"))["answer"]["ideas"]
            assert 1 <= len(ideas) <= 3
            assert {idea["move"] for idea in ideas} <= set(chair.sight["legal"])
            assert all(0 <= idea["value"] <= 1 for idea in ideas)

    asyncio.run(play())


def test_illegal_moves_are_explained(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            refused = await first.do("move", move="end")
            assert (refused["t"], refused["code"]) == ("reject", "illegal")
            assert refused["reason"]["id"].startswith("refusal-")
            assert (await first.do("move", move="!?"))["code"] == "illegal"
            assert (await second.do("move", move="place hq C3 0"))["code"] == "not_your_turn"
            assert first.seq == 1

    asyncio.run(play())


def test_presence_and_names_are_told(server: RunningServer) -> None:
    ada, bob, match = two_people(server)

    async def play() -> None:
        async with ada.at(match) as first:
            async with bob.at(match), Person(server).at(match):
                await first.until("presence", lambda m: m["online"] == [True, True] and m["spectators"] == 1)
            await first.until("presence", lambda m: m["online"] == [True, False] and m["spectators"] == 0)
            bob.rename("Robert")
            news = await first.until("table")
            while news["info"]["seats"][1]["name"] != "Robert":
                news = await first.until("table")

    asyncio.run(play())
