"""One own army through everything that is shown: sights, cards, drawings, forecasts, replays, analysis."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import fromstring

import httpx
import msgspec
import pytest

from ashfall.neuroshima import Match, parse_record, storage
from ashfall.neuroshima.army import Army, army_id
from ashfall.server.messages import Idea, WhyNot
from ashfall.server.neuroshima import own_armies
from ashfall.server.neuroshima.analysis_shapes import BattleResult, TableSight
from ashfall.server.neuroshima.drawings import UnknownDrawing, draw
from ashfall.server.neuroshima.own_armies import SHOWN, army_by_id, show_army
from ashfall.server.neuroshima.plan import begin
from ashfall.server.neuroshima.shapes import (
    ArmySheet,
    Card,
    Forecast,
    NeuroshimaTerms,
    Overlay,
    Replay,
    Sight,
)
from ashfall.server.neuroshima.sheets import army_sheet
from ashfall.server.neuroshima.sight import sight_of
from ashfall.table.errors import UnknownArmy
from ashfall.table.random import Stream
from tests.neuroshima.own import drifters
from tests.neuroshima.plays import pick
from tests.server.playing import Person
from tests.server.running import RunningServer, running_server
from tests.server.test_analysis import answer
from tests.server.test_records import add

ID = army_id(drifters())


def games() -> Iterator[Match]:
    """A whole game of an own army, move by move."""
    match, stream = Match([drifters(), "borgo"], seed=5), Stream(5)
    while not match.over:
        match.push(pick([move.code for move in match.legal], stream))
        yield match


def at_move(number: int) -> Match:
    return next(match for match in games() if len(match.moves) == number)


def drawings_of(sight: Sight) -> set[str]:
    return {unit.drawing for unit in sight.units} | {
        held.drawing for player in sight.players for held in player.hand
    }


def test_every_moment_of_a_game_is_seen_and_drawn() -> None:
    seen: set[str] = set()
    for match in games():
        sight = sight_of(match, (0, 1))
        assert [player.army for player in sight.players] == [ID, "borgo"]
        seen |= drawings_of(sight)
    own = {key for key in seen if key.startswith(f"{ID}.")}
    assert {key.split(".")[1] for key in own} == {tile.key for tile in drifters().tiles}
    for key in seen:
        assert fromstring(f"<svg>{draw(key)}</svg>") is not None


def test_a_drawing_brings_the_pattern_of_its_colour() -> None:
    show_army(drifters())
    picture = draw(f"{ID}.slinger.0")
    assert 'id="pt-dots-3FA7D6"' in picture
    assert "url(#pt-dots-3FA7D6)" in picture
    assert "<defs>" not in draw("borgo.mutant.0")


def test_a_look_that_nobody_drew_is_named() -> None:
    army = drifters()
    odd = replace(army, look=replace(army.look, plate="teapot"))
    with pytest.raises(UnknownDrawing, match=r"look\.plate: nothing is drawn under the id"):
        draw(f"{show_army(odd)}.slinger.0")


def test_only_armies_that_were_shown_are_known() -> None:
    army = drifters()
    others = [replace(army, order=number) for number in range(1, SHOWN + 1)]
    first = show_army(army)
    assert army_by_id(first) == army
    for other in others:
        show_army(other)
    assert len(own_armies._shown) == SHOWN
    with pytest.raises(UnknownArmy):
        army_by_id(first)
    with pytest.raises(UnknownDrawing, match="unknown army"):
        draw(f"{first}.slinger.5.x")
    assert army_by_id("borgo").key == "borgo"


def test_nothing_holds_on_to_the_armies_that_people_bring() -> None:
    match = at_move(30)
    position = match.position()
    for number in range(3 * SHOWN):
        position["own"] = [replace(drifters(), order=number).data()]
        sight_of(Match.from_position(position), (0, 1))
    gc.collect()
    alive = sum(isinstance(each, Army) and each.key == "drifters" for each in gc.get_objects())
    assert alive < 2 * SHOWN


def test_the_sheet_tells_what_an_instant_does() -> None:
    sheet = army_sheet(drifters())
    instants = {tile.tile: tile.instant for tile in sheet.tiles}
    assert (sheet.army, sheet.colour, sheet.boards) == (ID, "#3fa7d6", [19, 37])
    assert (instants["ambush"], instants["brawl"], instants["slinger"]) == ("move", "battle", "")
    assert all(tile.card.army == ID for tile in sheet.tiles)


def test_analysis_of_a_position_that_holds_its_army(server: RunningServer) -> None:
    match = at_move(30)
    position = match.position()
    found: TableSight = answer(server, "sight", TableSight, position=position)
    assert found.sight == sight_of(Match.from_position(position), (0, 1))
    assert found.position is not None
    assert found.position["own"] == [drifters().data()]
    assert answer(server, "sight", TableSight, record=found.record).sight == found.sight
    keys = sorted(drawings_of(found.sight))
    drawn = httpx.get(f"{server.url}/api/neuroshima/drawings", params={"keys": ",".join(keys)})
    assert drawn.status_code == 200, drawn.text
    assert sorted(drawn.json()) == keys
    sheet = httpx.get(f"{server.url}/api/neuroshima/armies/{found.sight.players[0].army}")
    assert msgspec.json.decode(sheet.content, type=ArmySheet) == army_sheet(drifters())
    move = found.sight.legal[0]
    assert answer(server, "forecast", Forecast, position=position, move=move).before
    assert answer(server, "why", WhyNot, position=position, move=move).reason is None
    assert answer(server, "links", Overlay, position=position).overlay
    for unit in found.sight.units:
        card: Card = answer(server, "card", Card, position=position, hex=unit.hex)
        assert card.army == (ID, "borgo")[unit.owner]
    assert answer(server, "card", Card, position=position, seat=0, tile="ambush").army == ID
    assert answer(server, "battle", BattleResult, position=position).sight.players[0].army == ID
    assert answer(server, "best", list[Idea], position=position, level="greedy")
    assert answer(server, "best", list[Idea], position=position, level="recruit")


def test_a_record_of_an_own_army_is_replayed(server: RunningServer) -> None:
    match = at_move(60)
    kept = add(server, match.record().to_text())
    assert kept.status_code == 201, kept.text
    response = httpx.get(f"{server.url}/api/records/{kept.json()['id']}/replay")
    replay = msgspec.json.decode(response.content, type=Replay)
    assert replay.armies == [ID, "borgo"]
    assert len(replay.steps) == 61
    assert msgspec.json.decode(replay.record) == match.record().to_dict()


def test_a_table_goes_on_from_a_record_of_an_own_army(tmp_path: Path) -> None:
    """It is played with a bot over a real socket, through a restart, to a record that anybody can replay."""
    with running_server(tmp_path) as mortal:
        person = Person(mortal, "Ada")
        record = at_move(12).record().to_json()
        match = person.create("me", "bot:recruit", record=record, starts="first")["id"]
        assert [seat["part"] for seat in person.info(match)["seats"]] == [ID, "borgo"]
        asyncio.run(play_some(person, match, 4))
        mortal.restart()
        asyncio.run(play_some(person, match, 4))
        asyncio.run(give_up(person, match))
        played = parse_record(person.call("GET", f"/api/matches/{match}/record").text)
        assert played.own == [drifters().data()]
        assert Match.from_record(played).state.rules.armies[0] == drifters()
        replay = person.call("GET", f"/api/matches/{match}/replay").json()
        assert replay["armies"] == [ID, "borgo"]


def test_a_waiting_room_names_an_army_that_can_be_asked_for(tmp_path: Path) -> None:
    """Nobody has seen the table yet."""
    with running_server(tmp_path) as fresh:
        host = Person(fresh, "Ada")
        made = host.create("me", "link", record=at_move(12).record().to_json(), starts="first")
        assert ID in {seat["part"] for seat in made["seats"]}
        assert host.call("GET", f"/api/neuroshima/armies/{ID}").status_code == 200


def test_a_match_that_begins_from_a_start_shows_its_armies() -> None:
    start = storage.to_text(at_move(12).view().state)
    own_armies._shown.clear()
    begin(NeuroshimaTerms(), (), "7:salt", start)
    assert army_by_id(ID) == drifters()


async def play_some(person: Person, match: str, count: int) -> None:
    """Make some moves at the first seat, and ask about what stands there."""
    async with person.at(match) as chair:
        for _ in range(count):
            while chair.chooser != 0:
                await chair.until("update")
            sight = chair.sight
            assert sight is not None
            assert [player["army"] for player in sight["players"]] == [ID, "borgo"]
            forecast = await chair.ask("forecast", move=sight["legal"][0])
            assert forecast["t"] == "answer", forecast
            await chair.done("move", move=sight["legal"][0])
        keys = sorted({unit["drawing"] for unit in chair.sight["units"]} if chair.sight else ())
        drawn = person.call("GET", f"/api/neuroshima/drawings?keys={','.join(keys)}")
        assert sorted(drawn.json()) == keys


async def give_up(person: Person, match: str) -> None:
    async with person.at(match) as chair:
        await chair.done("resign")


def test_an_army_that_nobody_was_shown_is_not_found(server: RunningServer) -> None:
    response = httpx.get(f"{server.url}/api/neuroshima/armies/nobody@0123456789abcdef")
    assert (response.status_code, response.json()["code"]) == (404, "no_army")
    assert "unknown army" in response.json()["reason"]


def test_a_name_cannot_break_the_picture() -> None:
    army = drifters()
    loud = replace(army, names={**army.names, "en": '"><script>[/]'})
    assert "<script>" not in draw(f"{show_army(loud)}.hq.0")


def test_a_bad_army_of_a_question_is_named(server: RunningServer) -> None:
    position = at_move(3).position()
    position["own"][0]["look"]["colour"] = "blue"
    response = httpx.post(f"{server.url}/api/neuroshima/analysis/sight", json={"position": position})
    assert response.status_code == 400
    assert response.json()["reason"].startswith("position.own[0]: look.colour: expected a colour")
