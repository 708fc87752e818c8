"""Taking back, draws, resigning, rematches; and that nobody may do any of it for somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
import pytest

from ashfall.server.rooms.takeback import is_practice
from ashfall.server.rooms.terms import Terms, write_terms
from ashfall.server.store import MatchRow
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer
from tests.server.test_table import two_people

POSITION = {
    "players": [{"army": "moloch"}, {"army": "borgo"}],
    "units": [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
    ],
    "hands": [["hybrid", "battle", "armored_hunter"], []],
    "turn": 0,
    "stage": "act",
}
COMMANDS = (
    "move",
    "resign",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "take_back",
    "accept_take_back",
    "decline_take_back",
    "rematch",
    "claim",
)
Scene = Callable[[Chair, Chair, Chair], Awaitable[None]]


def play(server: RunningServer, scene: Scene, position: Json = POSITION, **wish: object) -> str:
    """Ada, Bob and somebody who watches, at a position in which usually Ada has three tiles in hand."""
    ada, bob, match = two_people(server, record=msgspec.json.encode(position).decode(), **wish)

    async def act() -> None:
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(one.at(match)) for one in (ada, bob, Person(server))]
            await scene(chairs[0], chairs[1], chairs[2])

    asyncio.run(act())
    return match


def sight_of(chair: Chair) -> Json:
    assert chair.sight is not None
    return chair.sight


def hexes(chair: Chair) -> list[str]:
    return [unit["hex"] for unit in sight_of(chair)["units"]]


# Taking back.


def test_an_own_move_that_showed_nothing_is_taken_back_at_once(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        before = sight_of(ada)
        await ada.done("move", move="place hybrid C3 0")
        await ada.done("move", move="place armored_hunter C4 0")
        assert (await ada.done("take_back"))["what"] == "take_back"
        update = await ada.done("take_back")
        assert sight_of(ada) == before
        await bob.seen(update["seq"])
        await watching.seen(update["seq"])
        assert hexes(bob) == hexes(watching) == ["A1", "E3"]
        assert (await ada.do("take_back"))["code"] == "not_allowed"

    play(server, scene)


@pytest.mark.parametrize("move", ["end", "play battle"])
def test_after_a_draw_of_tiles_or_a_battle_the_opponent_is_asked(server: RunningServer, move: str) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        before = sight_of(ada)
        await ada.done("move", move="place hybrid C3 0")
        moved = await ada.done("move", move=move)
        await bob.seen(moved["seq"])
        asked = await ada.done("take_back")
        assert asked["what"] == "ask_take_back"
        assert (await ada.until("table"))["info"]["takeback_offer"] == [0]
        assert hexes(ada) != ["A1", "E3"]
        assert (await ada.do("take_back"))["code"] == "not_allowed"
        assert (await ada.do("accept_take_back"))["code"] == "not_allowed"
        await bob.seen(asked["seq"])
        accepted = await bob.done("accept_take_back")
        await ada.seen(accepted["seq"])
        assert (await bob.until("table"))["info"]["takeback_offer"] == []
        assert (await ada.done("take_back"))["what"] == "take_back"
        assert sight_of(ada) == before

    play(server, scene)


@pytest.mark.parametrize(("facing", "what"), [(0, "ask_take_back"), (1, "take_back")])
def test_an_answer_in_a_battle_stands_once_a_phase_was_fought(
    server: RunningServer, facing: int, what: str
) -> None:
    """Each has a Clown. The Scout lets one of them act a phase earlier, or, turned away, in the same one."""
    first, second = (1, 0) if facing == 0 else (0, 1)
    units = [("A1", 0, "hq", 0), ("C1", 0, "clown", 0), ("E3", 1, "hq", 0), ("C4", 1, "clown", 0)]
    position = {
        "players": [{"army": "moloch"}, {"army": "moloch"}],
        "units": [
            {"hex": hex, "owner": owner, "tile": tile, "facing": turned}
            for hex, owner, tile, turned in [*units, ("C5", 1, "scout", facing)]
        ],
        "hands": [["battle"], []],
        "stage": "act",
    }

    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        chairs = (ada, bob)
        update = await ada.done("move", move="play battle")
        await bob.seen(update["seq"])
        assert ada.chooser == first
        answer = await chairs[first].done("move", move=sight_of(chairs[first])["legal"][0])
        await chairs[second].seen(answer["seq"])
        assert ada.chooser == second
        assert (await chairs[first].done("take_back"))["what"] == what

    play(server, scene, position)


def test_across_a_move_of_the_opponent_both_must_agree(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        update = await ada.done("move", move="end")
        await bob.seen(update["seq"])
        legal = sight_of(bob)["legal"]
        update = await bob.done("move", move=legal[0])
        await ada.seen(update["seq"])
        asked = await ada.done("take_back")
        assert asked["what"] == "ask_take_back"
        await bob.seen(asked["seq"])
        declined = await bob.done("decline_take_back")
        await ada.seen(declined["seq"])
        assert (await ada.until("table", lambda m: m["info"]["takeback_offer"] == []))["t"] == "table"
        # Once in a turn is enough.
        assert (await ada.do("take_back"))["code"] == "not_allowed"
        assert (await bob.do("decline_take_back"))["code"] == "not_allowed"

    play(server, scene)


def test_an_unanswered_question_lapses_with_the_next_move(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        update = await ada.done("move", move="end")
        await bob.seen(update["seq"])
        asked = await ada.done("take_back")
        await bob.seen(asked["seq"])
        await bob.done("move", move=sight_of(bob)["legal"][0])
        assert (await bob.until("table", lambda m: m["info"]["seq"] > asked["seq"]))["info"][
            "takeback_offer"
        ] == []
        assert (await bob.do("accept_take_back"))["code"] == "not_allowed"

    play(server, scene)


def test_against_a_bot_taking_back_leads_to_the_own_last_choice(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "bot:random", starts="first", record=msgspec.json.encode(POSITION).decode())[
        "id"
    ]

    async def act() -> None:
        async with ada.at(match) as chair:
            before = sight_of(chair)
            await chair.done("move", move="end")
            while chair.chooser != 0:
                await chair.until("update")
            assert (await chair.done("take_back"))["what"] == "take_back"
            assert sight_of(chair) == before
            assert (await chair.do("take_back"))["code"] == "not_allowed"

    asyncio.run(act())


def test_without_forecasts_nothing_seen_is_taken_back_from_a_bot(server: RunningServer) -> None:
    ada = Person(server)
    start = msgspec.json.encode(POSITION).decode()
    match = ada.create("me", "bot:random", starts="first", record=start, casual=False)["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            before = sight_of(chair)
            await chair.done("move", move="place hybrid C3 0")
            await chair.done("take_back")  # nothing was seen
            assert sight_of(chair) == before
            await chair.done("move", move="play battle")
            while chair.chooser != 0:
                await chair.until("update")
            seen = sight_of(chair)
            refused = await chair.do("take_back")
            assert (refused["code"], refused["reason"]["id"]) == ("not_allowed", "server-refused-seen")
            assert sight_of(chair) == seen

    asyncio.run(act())


@pytest.mark.parametrize(
    ("places", "casual", "expected"),
    [
        (["person", "bot"], True, True),
        (["person", "bot"], False, False),
        (["person", "person", "bot"], True, True),  # at one screen
        (["person", "open", "bot"], True, False),
        (["person", "link", "bot"], True, False),
    ],
)
def test_a_practice_game_is_one_against_bots_alone_with_forecasts(
    places: list[str], casual: bool, expected: bool
) -> None:
    options = write_terms(Terms(game=msgspec.Raw(b"{}"), places=places))
    assert (
        is_practice(
            MatchRow(id="m", game="any", owner="a", created=1, casual=casual, options=options, seats=[])
        )
        == expected
    )


def test_once_other_people_have_left_what_was_seen_stays_seen(server: RunningServer) -> None:
    people = [Person(server, name) for name in ("Ada", "Bob", "Cid")]
    match = people[0].create("me", "open", "open", mode="ffa", starts="first")["id"]
    for person in people[1:]:
        assert person.join(match).status_code == 200

    async def act() -> None:
        async with AsyncExitStack() as stack:
            ada, bob, cid = [await stack.enter_async_context(one.at(match)) for one in people]
            left = await bob.done("resign")
            await cid.seen(left["seq"])
            gone = await cid.done("resign")
            await ada.seen(gone["seq"])
            await ada.done("move", move=sight_of(ada)["legal"][0])
            while ada.chooser != 0:
                await ada.until("update")
            assert (await ada.do("take_back"))["reason"]["id"] == "server-refused-seen"

    asyncio.run(act())


def test_on_one_screen_any_move_can_be_taken_back(server: RunningServer) -> None:
    ada = Person(server)
    start = msgspec.json.encode(POSITION).decode()
    match = ada.create("me", "local", record=start, casual=False)["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            before = sight_of(chair)
            await chair.done("move", move="play battle")
            await chair.done("move", move=sight_of(chair)["legal"][0])
            await chair.done("take_back")
            await chair.done("take_back")
            assert sight_of(chair) == before

    asyncio.run(act())


def test_the_log_of_a_game_from_a_position_begins_with_its_turn(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "local", record=msgspec.json.encode(POSITION).decode())["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            assert chair.heard[0]["history"][0]["turn"] == sight_of(chair)["turn_number"] > 0

    asyncio.run(act())


# Draws and resigning.


def test_a_draw_is_offered_declined_and_agreed(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        offer = await ada.done("offer_draw")
        assert (await ada.do("accept_draw"))["code"] == "not_allowed"
        await bob.seen(offer["seq"])
        assert (await bob.until("table"))["info"]["draw_offer"] == [0]
        declined = await bob.done("decline_draw")
        await ada.seen(declined["seq"])
        assert (await ada.do("offer_draw"))["code"] == "not_allowed"
        update = await ada.done("move", move="end")
        await bob.seen(update["seq"])
        offer = await bob.done("offer_draw")
        await ada.seen(offer["seq"])
        drawn = await ada.done("offer_draw")  # to offer what is offered is to agree
        assert drawn["what"] == "accept_draw"
        assert drawn["sight"]["outcome"]["winners"] == []
        assert drawn["sight"]["decision"] is None
        assert drawn["sight"]["legal"] == []
        over = await ada.until("table", lambda m: m["info"]["status"] == "over")
        assert over["info"]["seed"] != ""
        assert (await ada.do("move", move="end"))["code"] == "over"

    match = play(server, scene)
    info = Person(server).info(match)
    assert (info["status"], info["winners"], info["result"]["id"]) == ("over", [], "outcome-drawn")


def test_a_draw_offer_lapses_when_the_opponent_moves(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        await ada.done("offer_draw")
        update = await ada.done("move", move="end")
        await bob.seen(update["seq"])
        assert bob.info["draw_offer"] == [0] or (await bob.until("table"))["info"]["draw_offer"] == [0]
        await bob.done("move", move=sight_of(bob)["legal"][0])
        assert (await bob.until("table"))["info"]["draw_offer"] == []

    play(server, scene)


def test_a_bot_declines_a_draw(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "bot:random", starts="first")["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            await chair.done("offer_draw")
            declined = await chair.until("update")
            assert (declined["what"], declined["seat"]) == ("decline_draw", 1)

    asyncio.run(act())


def test_on_one_screen_a_draw_needs_no_answer(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "local")["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            assert (await chair.done("offer_draw"))["what"] == "accept_draw"

    asyncio.run(act())
    assert ada.info(match)["status"] == "over"


def test_resigning_counts_whatever_has_happened_meanwhile(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        seen = bob.seq
        await ada.done("move", move=sight_of(ada)["legal"][0])
        assert (await bob.do("offer_draw", seq=seen))["code"] == "stale"
        assert (await bob.do("resign", seq=bob.seq + 9))["code"] == "stale"
        assert (await bob.do("resign", seq=seen))["t"] == "ack"

    play(server, scene)


def test_resigning_loses_also_when_the_opponent_must_choose(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        update = await bob.done("resign")
        assert update["sight"]["outcome"] == {
            "winners": [0],
            "reason": "resigned",
            "phrase": update["sight"]["outcome"]["phrase"],
            "side": "",
        }
        assert update["history"]["phrases"][0]["id"] == "server-log-resign"

    info = Person(server).info(play(server, scene))
    assert (info["winners"], info["status"]) == ([0], "over")


# Rematches.


def test_a_rematch_needs_both_and_swaps_the_seats(server: RunningServer) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        assert (await ada.do("rematch"))["code"] == "not_allowed"
        resigned = await ada.done("resign")
        wanted = await ada.done("rematch")
        assert (await ada.do("rematch"))["code"] == "not_allowed"
        await bob.seen(resigned["seq"])
        await bob.seen(wanted["seq"])
        asked = await bob.until("table", lambda m: m["info"]["rematch_offer"] == [0])
        assert asked["info"]["rematch"] == ""
        await bob.done("rematch")
        for chair in (ada, bob, watching):
            news = await chair.until("table", lambda m: m["info"]["rematch"] != "")
            assert news["info"]["rematch_offer"] == []
        assert (await bob.do("rematch"))["code"] == "not_allowed"

    ada, bob, match = two_people(server)

    async def act() -> None:
        async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as watching:
            await scene(first, second, watching)

    asyncio.run(act())
    before, after = ada.info(match), ada.info(ada.info(match)["rematch"])
    assert [seat["name"] for seat in after["seats"]] == ["Bob", "Ada"]
    assert after["seed_hash"] != before["seed_hash"]

    async def again() -> None:
        async with ada.at(after["id"]) as first, bob.at(after["id"]) as second:
            assert (first.seats, second.seats) == ([1], [0])
            assert sight_of(second)["legal"] != []

    asyncio.run(again())
    assert ada.info(after["id"])["status"] == "playing"


def test_a_bot_always_plays_again(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", {"who": "bot", "bot": "random", "part": "borgo"}, starts="first")["id"]

    async def act() -> None:
        async with ada.at(match) as chair:
            await chair.done("resign")
            await chair.done("rematch")

    asyncio.run(act())
    seats = ada.info(ada.info(match)["rematch"])["seats"]
    assert [seat["who"] for seat in seats] == ["bot", "person"]
    assert seats[0]["part"] == "borgo"


# Who may.


@pytest.mark.parametrize("what", COMMANDS)
def test_spectators_and_strangers_command_nothing(server: RunningServer, what: str) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        for seat in (None, 0, 1):
            refused = await watching.do(what, move="end", seat=seat)
            assert (refused["t"], refused["code"]) == ("reject", "not_seated")
        assert watching.seq == ada.seq == 1

    play(server, scene)


@pytest.mark.parametrize("what", COMMANDS)
def test_nobody_commands_for_the_seat_of_the_opponent(server: RunningServer, what: str) -> None:
    async def scene(ada: Chair, bob: Chair, watching: Chair) -> None:
        refused = await bob.do(what, move="end", seat=0)
        assert (refused["t"], refused["code"]) == ("reject", "not_seated")
        if what not in ("resign", "offer_draw"):  # which Bob may do at any time
            assert (await bob.do(what, move="end"))["t"] == "reject"
            assert bob.seq == 1

    play(server, scene)


def test_seats_are_kept_for_those_who_are_meant(server: RunningServer) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    kept = ada.create("me", "link")["id"]
    assert bob.join(kept).status_code == 403
    assert bob.join(kept, "wrong").status_code == 403
    opened = ada.create("me", "open", listed=True)["id"]
    assert ada.join(opened).json()["status"] == "waiting"  # sits there already
    assert bob.call("DELETE", f"/api/matches/{opened}").status_code == 403
    assert bob.join(opened).json()["status"] == "playing"
    assert Person(server, "Eve").join(opened).status_code == 409
    assert bob.join(opened).json()["status"] == "playing"  # again: nothing happens
    assert ada.call("DELETE", f"/api/matches/{opened}").status_code == 409


def test_the_owner_may_give_up_waiting(server: RunningServer) -> None:
    ada = Person(server)
    match = ada.create("me", "link")["id"]

    async def act() -> int:
        async with ada.at(match) as chair:
            await asyncio.to_thread(ada.call, "DELETE", f"/api/matches/{match}")
            return await chair.close_code()

    assert asyncio.run(act()) == 4404
    assert ada.call("GET", f"/api/matches/{match}").status_code == 404
