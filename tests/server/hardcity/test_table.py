"""Whole games of Hard City over real sockets: against Doctor Zero, together and alone."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ashfall.hardcity import Match, parse_record
from tests.server.hardcity.games import game
from tests.server.playing import Chair, Json, Person
from tests.server.running import PROGRAM, RunningServer, running_server
from tests.server.test_table import invite_of, play_on

ME, LOCAL, LINK = {"who": "me"}, {"who": "local"}, {"who": "link"}
RULES, RANDOM = {"who": "bot", "bot": "rules"}, {"who": "bot", "bot": "random"}


def city(person: Person, *seats: Json, **wish: object) -> str:
    """A match that somebody makes; its id."""
    found: str = person.create(*seats, game="hardcity", **wish)["id"]
    return found


def against_zero(server: RunningServer, **wish: object) -> tuple[Person, Person, str]:
    """Ada leads the officers, Bob has joined as Doctor Zero."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = city(ada, ME, LINK, **wish)
    assert bob.join(match, asyncio.run(invite_of(ada, match))).status_code == 200
    return ada, bob, match


async def until_over(chair: Chair) -> Json:
    """Listen to the end; what the table is like then."""
    while chair.info["status"] != "over":
        await chair.until("table")
    return chair.info


async def play_with_bots(chair: Chair, chance: Random) -> Json:
    """Any moves whenever this chair must choose, to the end."""
    while chair.chooser is not None:
        if chair.chooser not in chair.seats:
            await chair.until("update")
        else:
            await play_on([chair], chance, 1)
    return await until_over(chair)


def assert_told(sight: Json) -> None:
    """Every move has its words, in its order, but those of mutants, which the map says."""
    acts = sight["decision"] is not None and sight["decision"]["kind"] == "mutants_act"
    told = [move for move in sight["legal"] if not (acts and move.startswith("move "))]
    assert [answer["move"] for answer in sight["answers"]] == told


def replayed(person: Person, match: str, folder: Path) -> Json:
    """What ``ashfall replay`` tells of the record of a finished match."""
    record = person.call("GET", f"/api/matches/{match}/record")
    assert record.status_code == 200
    file = folder / "record.json"
    file.write_text(record.text, encoding="utf-8")
    command = [sys.executable, "-c", PROGRAM, "replay", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: Json = json.loads(done.stdout)
    return found


def test_two_people_play_against_each_other_to_the_end(server: RunningServer, tmp_path: Path) -> None:
    ada, bob, match = against_zero(server, episode=2)

    async def play() -> Json:
        async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as third:
            await play_on([first, second, third], Random(1))
            for chair in (first, second, third):
                sights = [heard["sight"] for heard in chair.heard if heard.get("sight")]
                shown = [sight["now"]["zero"]["cards"] for sight in sights]
                assert all((cards is None) == (chair is not second) for cards in shown)
                for sight in sights:
                    chooses = sight["decision"] is not None and sight["decision"]["seat"] in chair.seats
                    assert bool(sight["legal"]) == bool(sight["answers"]) == chooses
                    assert_told(sight)
            return await until_over(third)

    info = asyncio.run(play())
    assert [seat["part"] for seat in info["seats"]] == ["officers", "zero"]
    outcome = replayed(ada, match, tmp_path)["outcome"]
    assert (outcome["winners"], outcome["side"]) == (info["winners"], info["side"])
    assert info["side"] in ("officers", "zero")
    record = ada.call("GET", f"/api/matches/{match}/record").json()
    kept = ada.call("POST", "/api/records", {"text": json.dumps(record)}).json()["id"]
    for address, names in ((f"matches/{match}", ["Ada", "Bob"]), (f"records/{kept}", [])):
        replay = ada.call("GET", f"/api/{address}/replay").json()
        assert (replay["game"], replay["names"]) == ("hardcity", names)
        assert [step["move"] for step in replay["steps"]] == record["moves"]
    record["moves"][3] = "fly away"
    refused = ada.call("POST", "/api/records", {"text": json.dumps(record)})
    assert (refused.status_code, "moves[3]" in refused.text) == (422, True)


def test_a_loss_together_is_a_loss(server: RunningServer, tmp_path: Path) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, RANDOM, mode="coop", officers=["miranda", "jenny", "donathan", "marcellus"])

    async def play() -> Json:
        async with ada.at(match) as chair:
            return await play_with_bots(chair, Random(3))

    info = asyncio.run(play())
    assert replayed(ada, match, tmp_path)["outcome"]["side"] == "autodoc"  # aimless play is hopeless
    listed = next(one for one in ada.call("GET", "/api/lobby").json()["mine"] if one["id"] == match)
    for shown in (info, ada.info(match), listed):
        assert (shown["winners"], shown["side"], shown["sides"]) == ([], "autodoc", [0, 0])
        assert shown["result"]["args"]["side"]["id"] == "hc-autodoc"


def test_bots_play_every_mode_while_nobody_is_there(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    tables = [
        city(ada, RULES, RANDOM, RULES, mode="versus", episode=3, ally=True),
        city(ada, RANDOM, RULES, RULES, mode="coop", episode=4),
        city(ada, RULES, mode="coop", episode=5),
    ]

    async def watch(match: str) -> Json:
        async with Person(server).at(match) as chair:
            return await until_over(chair)

    async def watch_all() -> list[Json]:
        return await asyncio.gather(*map(watch, tables))

    for info in asyncio.run(watch_all()):
        assert info["side"] in ("officers", "zero", "autodoc")
        ours = [seat for seat, side in enumerate(info["sides"]) if side == (info["side"] == "zero")]
        assert info["winners"] == ([] if info["side"] == "autodoc" else ours)


def test_who_is_alone_can_give_up_but_not_draw(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, mode="coop")

    async def play() -> Json:
        async with ada.at(match) as chair:
            await play_on([chair], Random(5), 30)
            hint = await chair.ask("hint")
            assert chair.sight is not None
            assert {idea["move"] for idea in hint["answer"]["ideas"]} <= set(chair.sight["legal"])
            for what in ("offer_draw", "accept_draw"):
                refused = await chair.do(what)
                assert refused["reason"]["id"] == "server-refused-no-opponent"
            await chair.done("resign")
            await until_over(chair)
            await chair.done("rematch")
            await chair.until("table", lambda heard: bool(heard["info"]["rematch"]))
            return chair.info

    info = asyncio.run(play())
    assert (info["winners"], info["side"]) == ([], "autodoc")
    assert info["result"]["args"]["reason"]["id"] == "server-reason-resigned"
    assert ada.info(match)["result"] == info["result"]
    assert ada.info(info["rematch"])["terms"] == info["terms"]


@pytest.mark.parametrize(("who", "winners", "side"), [(0, [1], "zero"), (1, [0], "officers")])
def test_who_gives_up_leaves_the_game_to_the_other_side(
    server: RunningServer, who: int, winners: list[int], side: str
) -> None:
    ada, bob, match = against_zero(server)

    async def play() -> Json:
        async with ada.at(match) as first, bob.at(match) as second:
            await (first, second)[who].done("resign")
            return await until_over(first)

    info = asyncio.run(play())
    assert (info["winners"], info["side"]) == (winners, side)


def test_a_bot_plays_on_for_an_officer_who_leaves(server: RunningServer) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = city(ada, ME, LINK, mode="coop")
    bob.join(match, asyncio.run(invite_of(ada, match)))

    async def play() -> Json:
        async with ada.at(match) as first, bob.at(match) as second:
            await second.done("resign")
            await first.until("table", lambda heard: heard["info"]["seats"][1]["who"] == "bot")
            while first.chooser != 1:
                assert await play_on([first], Random(first.seq), 1) == 1
            assert (await first.until("update"))["seat"] == 1
            return first.info

    info = asyncio.run(play())
    assert info["seats"][1]["bot"] == "rules"


def test_dice_that_were_seen_are_taken_back_only_if_all_agree(server: RunningServer) -> None:
    ada, bob, match = against_zero(server)

    async def ask_back(first: Chair, second: Chair) -> None:
        assert (await first.done("take_back"))["what"] == "ask_take_back"
        await second.until("update", lambda heard: heard["what"] == "ask_take_back")
        await second.done("decline_take_back")
        await first.until("update", lambda heard: heard["what"] == "decline_take_back")

    async def play() -> None:
        chance, is_free_tried = Random(6), False
        async with ada.at(match) as first, bob.at(match) as second:
            while first.chooser is not None:
                chair = first if first.chooser == 0 else second
                assert chair.sight is not None
                legal = chair.sight["legal"]
                verbs = ("shoot", "melee") if is_free_tried else ("step",)
                wanted = [move for move in legal if move.split()[0] in verbs]
                update = await chair.done("move", move=chance.choice(wanted or legal))
                await asyncio.gather(first.seen(update["seq"]), second.seen(update["seq"]))
                kinds = {line["event"]["type"] for line in update["lines"]}
                if chair is second or first.chooser != 0:
                    continue
                if "rolled" in kinds and is_free_tried:
                    await ask_back(first, second)
                    return
                if "officer_moved" in kinds <= {"officer_moved", "ap_changed"} and not is_free_tried:
                    answer = await first.done("take_back")
                    assert answer["what"] == "take_back"
                    await second.seen(answer["seq"])
                    is_free_tried = True
        raise AssertionError("no dice were rolled")

    asyncio.run(play())


def test_a_game_survives_a_power_cut(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada, bob, match = against_zero(server, episode=4)

        async def play(moves: int) -> list[Json | None]:
            async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as third:
                await play_on([first, second, third], Random(moves), moves)
                return [chair.sight for chair in (first, second, third)]

        before = asyncio.run(play(80))
        server.restart("kill")
        assert asyncio.run(play(0)) == before
        assert asyncio.run(play(10)) != before


def test_people_at_one_screen_see_what_any_of_their_seats_sees(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, LOCAL)

    async def play() -> None:
        async with ada.at(match) as chair, Person(server).at(match) as watching:
            assert chair.sight is not None
            assert watching.sight is not None
            while not chair.sight["now"]["zero"]["hand"]:  # he draws when the first round begins
                assert await play_on([chair, watching], Random(chair.seq), 1) == 1
            assert len(chair.sight["now"]["zero"]["cards"]) == chair.sight["now"]["zero"]["hand"]
            assert watching.sight["now"]["zero"]["cards"] is None

    asyncio.run(play())


def test_who_does_not_know_the_hand_is_not_told_what_it_can_do(server: RunningServer) -> None:
    ada, bob, match = against_zero(server)

    async def play() -> None:
        async with ada.at(match) as first, bob.at(match) as second:
            while second.sight is None or (second.sight["decision"] or {}).get("kind") != "zero_turn":
                await play_on([first, second], Random(second.seq), 1)
            legal = second.sight["legal"]
            assert (await second.ask("why", move=legal[0]))["answer"].get("reason") is None
            assert (await second.ask("why", move="dance"))["answer"]["reason"][
                "id"
            ] == "hc-refusal-no-such-thing"
            for move in (*legal, "dance"):
                answer = await first.ask("why", move=move)
                assert answer["answer"]["reason"]["id"] == "server-refused-not-your-turn"

    asyncio.run(play())


def test_a_game_goes_on_from_a_record(server: RunningServer) -> None:
    text = next(step.match for step in game(0) if len(step.match.moves) == 90).record().to_json()
    ada = Person(server, "Ada")
    match = city(ada, ME, LOCAL, LOCAL, record=text, upto=60)

    async def play() -> Json:
        async with ada.at(match) as chair:
            assert chair.sight is not None
            there = Match.from_record(parse_record(text), upto=60)
            assert (chair.sight["now"]["round"], chair.sight["now"]["zero"]["hand"]) == (
                there.round,
                there.position()["hand"],
            )
            await play_on([chair], Random(8), 20)
            await chair.done("resign", seat=2)
            return await until_over(chair)

    assert asyncio.run(play())["side"] == "officers"
    record = parse_record(ada.call("GET", f"/api/matches/{match}/record").text)
    assert len(Match.from_record(record).moves) == len(record.moves) == 20


@pytest.mark.parametrize(
    ("seats", "terms", "problem"),
    [
        ([ME], {}, "seats: expected 2 to 5 in versus, got 1"),
        ([ME, *[LOCAL] * 4], {"mode": "coop"}, "seats: expected 1 to 4 in coop, got 5"),
        ([ME, LOCAL], {"mode": "duel"}, "terms.mode: expected one of coop, versus"),
        ([ME, LOCAL], {"episode": 6}, "terms.episode: expected one of: [1, 2, 3, 4, 5], got 6"),
        ([ME, LOCAL], {"officers": ["jenny", "jenny"]}, "terms.officers: expected 4 different ones of"),
        ([{"who": "me", "part": "zero"}, LOCAL], {}, 'seats[0].part: expected "officers", got "zero"'),
        ([ME, {"who": "ally"}], {}, "seats[1].who: "),
        ([ME, {"who": "bot", "bot": "veteran"}], {}, 'seats[1].bot: unknown bot "veteran"'),
        ([ME, LOCAL], {"heap": 3}, ""),
    ],
)
def test_wishes_that_cannot_be_fulfilled(
    server: RunningServer, seats: list[Json], terms: Json, problem: str
) -> None:
    wish = {"terms": {"game": "hardcity", **terms}, "seats": seats}
    answer = Person(server).call("POST", "/api/matches", wish)
    assert (answer.status_code in (400, 422)) == bool(problem)
    assert problem in answer.json().get("reason", "")


def test_settings_cities_and_previews_are_there_for_the_asking(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    match = city(ada, ME, mode="coop")

    async def play() -> None:
        async with ada.at(match) as chair:
            found = (await chair.ask("city"))["answer"]["city"]
            assert found["questions"] == ["deployments", "mutants", "cards"]
            assert {space["grid"] for space in found["spaces"]} == {"main"}
            assert chair.sight is not None
            move = chair.sight["legal"][0]
            answer = chair.sight["answers"][0]
            preview = (await chair.ask("preview", move=move))["answer"]["preview"]
            assert (preview["move"], preview["price"]) == (answer["move"], answer["price"])
            assert (await chair.ask("preview", move="end"))["t"] == "reject"
            legal = chair.sight["legal"]
            await chair.done("move", move="auto deployments")
            assert chair.sight["now"]["standing"] == [["deployments"]]
            assert chair.sight["legal"] == legal
            assert (await chair.do("move", move="auto shot_kills"))["t"] == "reject"

    asyncio.run(play())
