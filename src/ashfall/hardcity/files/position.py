"""A state as plain data, by the names that moves use: what lies on the table for all to see."""

from __future__ import annotations

from typing import Any

from ashfall.hardcity.content import load_content
from ashfall.hardcity.files.notation import load_name, mutant_name, vehicle_name
from ashfall.hardcity.ground.holdings import (
    abilities_of,
    cards_in,
    equipment_of,
    people_in_play,
    person_key,
)
from ashfall.hardcity.ground.rows import (
    AP,
    BOXES_AT,
    CHAOS,
    CLAPPER,
    CLOUDS,
    CLOUDS_AT,
    CRATES,
    CRATES_AT,
    HAND,
    HEALTH,
    HELICOPTER,
    INSIDE,
    KAFAR_HEALTH,
    KILLS,
    LADDER_DOWN,
    LAMPS_AT,
    LIDS_AT,
    LOADS,
    LYING,
    MUTANTS,
    OPEN_LID,
    ORDER,
    OUT_OF_AMMO,
    PLACE,
    QUEUE,
    ROUND,
    STUNNED,
    TAKE_ROW,
)
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State

__all__ = ["write_position"]


def write_position(s: State) -> dict[str, Any]:
    """Everything that lies open, ready for JSON; of hidden cards only how many there are."""
    content = load_content()
    return {
        "game": "hardcity",
        "episode": int(s.rules.episode),
        "mode": COOP if s.rules.coop else VERSUS,
        "round": int(s.get(ROUND)),
        "points": {"officers": int(s.get(ORDER)), "zero": int(s.get(CHAOS))},
        "kills": int(s.get(KILLS)),
        "officers": [_person(s, who) for who in people_in_play(s)],
        "mutants": _mutants(s),
        "kafar_hp": int(s.get(KAFAR_HEALTH)),
        "loads": _loads(s),
        "crates": _crates(s),
        "clouds": [_label(s, int(s.row[CLOUDS_AT + i])) for i in range(CLOUDS) if s.row[CLOUDS_AT + i] >= 0],
        "manholes": _manholes(s),
        "lamps": [bool(s.row[LAMPS_AT + lamp]) for lamp in range(int(s.rules.board.lamps))],
        "helicopter": _helicopter(s),
        "takes": [content.takes[card].key for card in cards_in(s, TAKE_ROW)],
        "clapper": int(s.get(CLAPPER)),
        "queue": [content.auto[card].key for card in cards_in(s, QUEUE)],
        "hand": int(s.pile_size(HAND)),
    }


def _label(s: State, space: int) -> str | None:
    return s.rules.board.labels[space] if space >= 0 else None


def _person(s: State, who: int) -> dict[str, Any]:
    return {
        "key": person_key(who),
        "space": _label(s, int(s.person(who, PLACE))),
        "hp": int(s.person(who, HEALTH)),
        "ap": int(s.person(who, AP)),
        "stunned": bool(s.person(who, STUNNED)),
        "out_of_ammo": bool(s.person(who, OUT_OF_AMMO)),
        "equipment": {card.key: count for card, count in equipment_of(s, who)},
        "abilities": [card.key for card in abilities_of(s, who)],
    }


def _mutants(s: State) -> list[dict[str, Any]]:
    return [
        {
            "key": mutant_name(s.rules, m),
            "space": _label(s, int(s.mutant(m))),
            "stunned": bool(s.is_mutant(m, LYING)),
        }
        for m in range(MUTANTS)
        if s.mutant(m) >= 0
    ]


def _loads(s: State) -> list[dict[str, Any]]:
    """Civilians, the mayor, the battery and barrels: on a space or in a vehicle."""
    found: list[dict[str, Any]] = []
    for load in range(LOADS):
        place = int(s.load(load))
        if place >= 0:
            found.append({"key": load_name(load), "space": _label(s, place)})
        elif place <= INSIDE:
            found.append({"key": load_name(load), "vehicle": vehicle_name(s.rules, INSIDE - place)})
    return found


def _crates(s: State) -> list[dict[str, Any]]:
    return [
        {"space": _label(s, int(s.row[CRATES_AT + i])), "box": bool(s.row[BOXES_AT + i])}
        for i in range(CRATES)
        if s.row[CRATES_AT + i] >= 0
    ]


def _manholes(s: State) -> list[dict[str, Any]]:
    """Those that are not welded."""
    return [
        {
            "number": hole + 1,
            "space": _label(s, int(s.rules.manhole_space[hole])),
            "open": s.row[LIDS_AT + hole] == OPEN_LID,
        }
        for hole in range(len(s.rules.manhole_space))
        if s.row[LIDS_AT + hole]
    ]


def _helicopter(s: State) -> dict[str, Any] | None:
    space = int(s.get(HELICOPTER))
    return {"space": _label(s, space), "ladder": bool(s.get(LADDER_DOWN))} if space >= 0 else None
