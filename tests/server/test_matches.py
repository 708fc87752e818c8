"""Matches over HTTP: the lobby, making, joining, taking back, and records of finished games only."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from hashlib import sha256
from pathlib import Path

import pytest

from ashfall.neuroshima import Match, parse_record
from ashfall.server.identity import COOKIE
from ashfall.table.texts import Texts
from tests.server.playing import Json, Person
from tests.server.running import RunningServer, running_server
from tests.server.test_table import invite_of


def ids(lobby: list[dict[str, object]]) -> set[object]:
    return {info["id"] for info in lobby}


def test_the_lobby_shows_what_it_should(server: RunningServer) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    listed = ann.create("me", "open", listed=True)["id"]
    private = ann.create("me", "open")["id"]
    kept = ann.create("me", "link", listed=True)["id"]  # nobody else can join it
    watched = ann.create("me", "bot:random", listed=True)["id"]
    hidden = ann.create("me", "bot:random")["id"]
    mine = ann.call("GET", "/api/lobby").json()
    assert {listed, private, kept, watched, hidden} <= ids(mine["mine"])
    assert not {listed, watched} & (ids(mine["waiting"]) | ids(mine["playing"]))
    theirs = Person(server).call("GET", "/api/lobby").json()
    assert theirs["mine"] == []
    assert listed in ids(theirs["waiting"])
    assert watched in ids(theirs["playing"])
    assert not {private, kept, hidden} & (ids(theirs["waiting"]) | ids(theirs["playing"]))
    assert bob.join(listed).json()["status"] == "playing"
    assert listed not in ids(Person(server).call("GET", "/api/lobby").json()["waiting"])
    assert listed in ids(bob.call("GET", "/api/lobby").json()["mine"])


def test_no_list_and_no_info_tells_an_invitation_or_a_seed(server: RunningServer) -> None:
    ann = Person(server, "Ann")
    match = ann.create("me", "link", listed=True)
    for answer in (match, ann.info(match["id"]), ann.call("GET", "/api/lobby").json()["mine"][0]):
        assert "invite" not in answer
        assert answer["seed"] == ""
        assert len(answer["seed_hash"]) == 64


def test_a_lost_answer_loses_no_seat(server: RunningServer) -> None:
    ann, bob = Person(server, "Ann"), Person(server)
    match = ann.create("me", "link")["id"]
    invite = asyncio.run(invite_of(ann, match))
    assert bob.call("POST", "/api/me").json()["id"] == bob.id != ""
    body = f'{{"invite": "{invite}"}}'
    request = (
        f"POST /api/matches/{match}/join HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Cookie: {COOKIE}={bob.cookies[COOKIE]}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    )
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(request.encode())
        while ann.info(match)["status"] == "waiting":
            time.sleep(0.01)
    joined = bob.join(match, invite)  # nothing of the first answer has been read
    assert joined.status_code == 200
    assert [seat["guest"] for seat in joined.json()["seats"]].count(bob.id) == 1
    assert Person(server).join(match, invite).status_code == 409  # the link alone takes no seat


def test_whoever_is_invited_is_told_what_is_not_usual(server: RunningServer) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    teams = ann.create("me", "link", "bot:random", "bot:random", mode="teams", team_health=20)["id"]
    assert (bob.info(teams)["terms"]["team_health"], bob.info(teams)["terms"]["settings"]) == (20, {})
    usual = ann.create("me", "link", "bot:random", "bot:random", mode="teams")["id"]
    assert bob.info(usual)["terms"]["team_health"] == 15
    options: dict[str, bool | str] = {"pay_last_health": True, "waste_instants": False}
    record = Match(["moloch", "borgo"], seed=1, options=options).record().to_json()
    duel = ann.create("me", "link", record=record)["id"]
    assert (bob.info(duel)["terms"]["team_health"], bob.info(duel)["terms"]["settings"]) == (
        0,
        {"pay_last_health": True},
    )


def test_a_new_name_is_seen_at_the_table(server: RunningServer) -> None:
    ann = Person(server, "Ann")
    match = ann.create("me", "bot:random", starts="first")["id"]
    ann.rename("Zofia")
    assert ann.info(match)["seats"][0]["name"] == "Zofia"
    assert ann.call("GET", "/api/lobby").json()["mine"][0]["seats"][0]["name"] == "Zofia"


def test_only_the_maker_takes_back_and_only_in_time(server: RunningServer) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    match = ann.create("me", "open")["id"]
    assert bob.call("DELETE", f"/api/matches/{match}").status_code == 403
    assert Person(server).call("DELETE", f"/api/matches/{match}").status_code == 403
    assert ann.call("DELETE", f"/api/matches/{match}").status_code == 204
    assert ann.call("GET", f"/api/matches/{match}").status_code == 404
    assert ann.call("DELETE", f"/api/matches/{match}").status_code == 404
    begun = ann.create("me", "open")["id"]
    bob.join(begun)
    assert ann.call("DELETE", f"/api/matches/{begun}").status_code == 409


def test_a_seat_is_given_back_while_the_table_waits(server: RunningServer) -> None:
    ann, bob, cid = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cid")
    match = ann.create("me", "open", "open", "ally", mode="teams", starts="first", listed=True)["id"]

    def stand_up(person: Person) -> tuple[int, str]:
        answer = person.call("DELETE", f"/api/matches/{match}/join")
        return answer.status_code, answer.json().get("code", "")

    assert bob.join(match).json()["status"] == "waiting"
    assert [seat["name"] for seat in ann.info(match)["seats"]] == ["Ann", "Bob", "", "Bob"]
    assert stand_up(ann) == (409, "not_seated")
    told = ann.call("DELETE", f"/api/matches/{match}/join").json()["reason"]
    assert told == Texts("en").format("server-refused-own-table"), "whoever made it takes it back instead"
    assert stand_up(cid) == (409, "not_seated")
    assert stand_up(bob) == (200, "")
    assert [seat["who"] for seat in ann.info(match)["seats"]] == ["person", "empty", "empty", "empty"]
    assert cid.join(match).json()["seats"][1]["name"] == "Cid"
    assert bob.join(match).json()["status"] == "playing"
    assert stand_up(bob) == (409, "begun")


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": [{"who": "me"}]}, "seats"),
        ({"seats": [{"who": "me"}, {"who": "me"}]}, "seats"),
        ({"seats": [{"who": "me"}, {"who": "ghost"}]}, "seats[1].who"),
        ({"seats": [{"who": "me", "part": "elves"}, {"who": "open"}]}, "seats[0].part"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "god"}]}, "seats[1].bot"),
        ({"seats": [{"who": "me"}, {"who": "open"}], "clock": {"kind": "move"}}, "clock.seconds"),
        ({"seats": [{"who": "me"}, {"who": "open"}], "record": "nonsense"}, "record"),
        ({"seats": [{"who": "me"}], "terms": {}}, "terms.game"),
        ({"seats": [{"who": "me"}], "terms": {"game": "chess"}}, "terms.game"),
        ({"seats": [{"who": "me"}], "terms": {"game": "neuroshima", "board": 20}}, "terms.board"),
        (
            {"seats": [{"who": "me"}, {"who": "open"}], "terms": {"game": "neuroshima", "mode": "x"}},
            "terms.mode",
        ),
    ],
)
def test_a_bad_wish_is_told_by_its_field(server: RunningServer, wish: Json, field: str) -> None:
    answer = Person(server).call("POST", "/api/matches", {"terms": {"game": "neuroshima"}, **wish})
    assert answer.status_code == 400
    assert answer.json()["reason"].startswith(f"{field}: ")


def test_a_start_that_is_no_longer_legal_tells_of_both_rules(server: RunningServer) -> None:
    record = Match(["moloch", "borgo"], seed=1).record().with_moves(["fly"]).to_dict() | {"rules": 99}
    wish = {"seats": [{"who": "me"}, {"who": "open"}], "record": json.dumps(record)}
    answer = Person(server).call("POST", "/api/matches", {"terms": {"game": "neuroshima"}, **wish})
    assert answer.status_code == 400
    assert 'record: moves[0]: "fly": ' in answer.json()["reason"]
    assert "(made with version 99 of the rules, here is version " in answer.json()["reason"]


def test_a_record_is_told_only_when_all_is_over(server: RunningServer) -> None:
    async def scenario() -> None:
        ann = Person(server, "Ann")
        match = ann.create("me", "local")["id"]
        path = f"/api/matches/{match}/record"
        early = ann.call("GET", path)
        assert (early.status_code, early.json()["reason"]) == (409, "This match is not over yet.")
        assert ann.call("GET", f"/api/matches/{match}/replay").status_code == 409
        async with ann.at(match) as chair:
            await chair.done("resign", seat=0)
        told = ann.call("GET", path)
        assert told.status_code == 200
        record = parse_record(told.text)
        info = ann.info(match)
        assert [seat["part"] for seat in info["seats"]] == record.armies
        assert info["seed"].split(":")[0] == str(record.seed)
        assert sha256(info["seed"].encode()).hexdigest() == info["seed_hash"]
        assert Match.from_record(record).armies == record.armies
        assert Person(server).call("GET", path).status_code == 200

    asyncio.run(scenario())


def test_what_is_not_there_has_no_record(server: RunningServer) -> None:
    for path in ("/api/matches/none/record", "/api/matches/none/replay", "/api/records/none"):
        assert Person(server).call("GET", path).status_code == 404


def test_matches_survive_a_restart(tmp_path: Path, database: str) -> None:
    with running_server(tmp_path, database=database) as server:
        ann = Person(server, "Ann")
        waiting, playing = ann.create("me", "open", listed=True), ann.create("me", "local")
        server.restart()
        assert ann.info(waiting["id"])["status"] == "waiting"
        assert ann.info(playing["id"]) == playing | {"chooser": None}  # not known until somebody opens it
        assert Person(server, "Bob").join(waiting["id"]).json()["status"] == "playing"
