"""Scenes: tables that are set up by hand are whole matches, and what cannot be is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.scene import Posted, StagedScene, match_of
from ashfall.table.errors import AshfallError, InvalidPosition

OFFICERS = {
    "donathan": Posted(space="D6", hp=3, equipment=["grenade"]),
    "jenny": Posted(space="C9", done=True),
    "miranda": Posted(space="G9", done=True, out_of_ammo=True),
    "marcellus": Posted(space="F9", done=True, ap=2),
}
SCENE = StagedScene(
    officers=OFFICERS,
    active="donathan",
    order=2,
    mutants=["E5", "E5"],
    stunned=["D6"],
    civilians=["D6"],
    barrels=["C5"],
    crates=["B5"],
    boxes=["B4"],
    helicopter="F5",
    takes=["one_liner"],
)


def scene(**changes: Any) -> StagedScene:
    return msgspec.structs.replace(SCENE, **changes)


def test_everything_stands_where_the_scene_puts_it() -> None:
    now = match_of(SCENE).now()
    people = {person.person: person for person in now.people}
    assert (people["donathan"].space, people["donathan"].hp, people["donathan"].active) == ("D6", 3, True)
    assert people["donathan"].equipment == {"grenade": 1}
    assert (people["miranda"].out_of_ammo, people["marcellus"].ap) == (True, 2)
    assert sorted((mutant.space, mutant.stunned) for mutant in now.mutants) == [
        ("D6", True),
        ("E5", False),
        ("E5", False),
    ]
    assert sorted(load.space or "" for load in now.loads) == ["C5", "D6"]
    assert (now.crates, now.boxes, now.order) == (["B5"], ["B4"], 2)
    assert now.helicopter is not None
    assert (now.helicopter.space, now.helicopter.ladder) == ("F5", True)
    assert [take.take for take in now.takes] == ["hello_police", "one_liner"]


def test_a_scene_can_be_played_stored_and_recorded() -> None:
    match = match_of(SCENE)
    match.push("aim E5 mutant1")
    match.push("end")
    assert Match.from_bytes(match.to_bytes()).key() == match.key()
    assert Match.from_record(match.record()).key() == match.key()


def test_doctor_zeros_turn_with_a_hand() -> None:
    match = match_of(scene(mode="versus", is_zeros=True, hand=["bite", "stampede"]))
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (1, "zero_turn")
    zero = match.now(1).zero
    assert zero is not None
    assert zero.cards == ["bite", "stampede"]


def test_special_mutants_loads_lamps_and_abilities_may_be_in_a_scene() -> None:
    empty: dict[str, list[str]] = {
        name: [] for name in ("mutants", "stunned", "civilians", "barrels", "crates", "boxes", "takes")
    }
    officers = {**OFFICERS, "donathan": Posted(space="C7")}
    bare = scene(helicopter="", officers=officers, **empty)
    third = msgspec.structs.replace(bare, episode=3, rats=["A4"], soldiers=["A5"], mayor="C6")
    assert sorted((mutant.mutant, mutant.space) for mutant in match_of(third).now().mutants) == [
        ("rat1", "A4"),
        ("soldier1", "A5"),
    ]
    assert ("mayor", "C6") in [(load.load, load.space) for load in match_of(third).now().loads]
    quick = {**officers, "jenny": Posted(space="D6", abilities=["ninjutsu", "furious"])}
    fifth = msgspec.structs.replace(bare, episode=5, battery="A4", dark=[2], officers=quick)
    now = match_of(fifth).now()
    assert ("battery", "A4") in [(load.load, load.space) for load in now.loads]
    jenny = next(person for person in now.people if person.person == "jenny")
    assert {"ninjutsu", "furious"} <= {card.ability for card in jenny.abilities}
    assert now.lamps == [True, False, True, True, True]


def test_the_seed_decides_the_dice() -> None:
    rolls = {str(match_of(scene(seed=seed)).push("shoot E5")) for seed in range(8)}
    assert len(rolls) > 1
    assert match_of(SCENE).key() == match_of(SCENE).key()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"active": "batman"}, "active: expected one of donathan, jenny, miranda, marcellus"),
        ({"officers": {"jenny": Posted(space="D6")}}, "officers: expected donathan, jenny"),
        ({"mutants": ["Z9"]}, 'mutants: expected a space of the map, got "Z9"'),
        ({"mutants": ["B3"]}, "bytes: expected a stored state, its mutants"),  # a car stands there
        ({"civilians": ["D6"] * 9}, "civilians: expected at most 8, got 9"),
        ({"takes": ["one_liner", "one_liner"]}, 'takes: no card "one_liner" is left in its pile'),
        ({"takes": ["dance"]}, "takes: expected one of hello_police"),
        ({"hand": ["bite"]}, "hand: expected no cards, AutoDoc has none in hand"),
        ({"rats": ["D6"]}, "rats: expected at most 0, got 1"),
        ({"dark": [1]}, "dark: expected lamps from 1 to 0, got 1"),
        ({"event": 9}, "event: expected 1 to 8, got 9"),
        ({"episode": 9}, "options.episode: expected one of"),
    ],
)
def test_what_cannot_be_is_named(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(AshfallError) as caught:
        match_of(scene(**changes))
    assert str(caught.value).startswith(problem)


def test_an_officer_without_health_must_be_stunned() -> None:
    with pytest.raises(InvalidPosition):
        match_of(scene(officers={**OFFICERS, "jenny": Posted(space="C9", hp=0)}))
