"""A position as plain data: what officers hold, what lies on the map, and nothing that is hidden."""

import json
from pathlib import Path

import pytest

from ashfall.hardcity import load_content
from ashfall.hardcity.files.position import write_position
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import BAT, DONATHAN, FLYING_KICK, JENNY, LESSON, NINJUTSU, SOLDIER
from ashfall.hardcity.ground.holdings import (
    abilities_of,
    cards_in,
    equipment_of,
    letters_aside,
    people_in_play,
    person_key,
    used_abilities_of,
)
from ashfall.hardcity.ground.rules import BIT
from tests.hardcity.plays import TABLES, played
from tests.hardcity.stage import Stage


def test_what_an_officer_holds() -> None:
    stage = Stage(1).abilities(JENNY, NINJUTSU, LESSON).gear(JENNY, BAT, BAT)
    s = stage.state
    starting = [card.key for card in load_content().abilities if card.starting and card.officer == "jenny"]
    assert {card.key for card in abilities_of(s, JENNY)} == {*starting, "ninjutsu", "lesson"}
    assert [(card.key, count) for card, count in equipment_of(s, JENNY) if card.key == "bat"] == [("bat", 2)]
    assert used_abilities_of(s, JENNY) == []
    s.set_person(JENNY, rows.USED, BIT[NINJUTSU])
    s.set_person(JENNY, rows.USED_ROUND, BIT[FLYING_KICK])
    assert {card.key for card in used_abilities_of(s, JENNY)} == {"ninjutsu", "flying_kick"}


def test_people_have_keys() -> None:
    assert [person_key(who) for who in range(rows.PEOPLE)] == [
        *(officer.key for officer in load_content().officers),
        load_content().allies[0].key,
    ]
    assert people_in_play(Stage(1).state) == [0, 1, 2, 3]
    assert people_in_play(played(2, 0).state)[-1] == rows.FANG


def test_cards_in_a_pile_come_with_the_top_last() -> None:
    stage = Stage(1).pile(rows.TAKE_ROW, (3, 1, 2))
    assert cards_in(stage.state, rows.TAKE_ROW) == [3, 1, 2]


@pytest.mark.clause("HC-13.13")
def test_letters_stand_where_they_stand_in_the_name() -> None:
    auto = load_content().auto
    stage = Stage(1, "coop")
    assert letters_aside(stage.state, "_") == "_____"
    first = {card.letter: number for number, card in reversed(list(enumerate(auto))) if card.letter}
    stage.pile(rows.ASIDE, (first["R"], first["A"]))
    assert letters_aside(stage.state, "_") == "_A__R"
    assert letters_aside(Stage(1).state, "_") == "_____"


def test_figures_and_officers_of_a_position() -> None:
    stage = Stage(3).officer(JENNY, "C5", hp=2, ap=1, stunned=1, empty=1).gear(JENNY, BAT)
    stage.mutants("D5", kind=SOLDIER, lying=True)
    stage.load(rows.BARRELS, "B2")
    found = write_position(stage.state)
    jenny = found["officers"][JENNY]
    assert (jenny["key"], jenny["space"], jenny["hp"], jenny["ap"]) == ("jenny", "C5", 2, 1)
    assert (jenny["stunned"], jenny["out_of_ammo"]) == (True, True)
    assert jenny["equipment"]["bat"] == 1
    assert found["mutants"] == [{"key": "soldier1", "space": "D5", "stunned": True}]
    assert {"key": "barrel1", "space": "B2"} in found["loads"]
    assert found["officers"][DONATHAN]["key"] == "donathan"


@pytest.mark.clause("HC-15.9")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_seat_reads_the_same_position(table: int) -> None:
    match = played(table, 60)
    found = match.position()
    assert json.loads(json.dumps(found)) == found
    assert (found["episode"], found["mode"], found["round"]) == (match.episode, match.mode, match.round)
    assert (found["points"]["officers"], found["points"]["zero"]) == match.points
    for seat in (*range(int(match.state.rules.seats)), None):
        assert match.view(seat).position() == found


def test_the_page_tells_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hardcity.md").read_text(encoding="utf-8")
    found = played(7, 60).position()
    fields = {*found, *found["officers"][0], *found["mutants"][0], *found["loads"][0]} - {"game"}
    assert {field for field in fields if f"`{field}`" not in page} == set()
