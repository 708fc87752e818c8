"""What has happened at one end of a move, added up from its events."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from ashfall.hardcity.content.words import FACES
from ashfall.hardcity.description.cards import describe_dice
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.events import people
from ashfall.hardcity.ground.rows import HITS
from ashfall.hardcity.preview.branches import Branch
from ashfall.table.contract import Event

__all__ = ["Result", "result_of"]

# Events whose numbers are added up by name: the field of the result, who it is about, how much.
ADDED_UP: Final[dict[type[Event], tuple[str, str, str]]] = {
    on_map.MutantHit: ("damage", "mutant", "damage"),
    people.OfficerHurt: ("hurt", "officer", "hp"),
    people.OfficerHealed: ("healed", "officer", "hp"),
    people.ApChanged: ("ap", "officer", "ap"),
}
# Events that put a name on a list.
LISTED: Final[dict[type[Event], tuple[str, str]]] = {
    on_map.MutantKilled: ("killed", "mutant"),
    on_map.MutantStunned: ("stunned", "mutant"),
    on_map.CivilianKilled: ("civilians", "load"),
    people.OfficerStunned: ("fallen", "officer"),
}
# Events that are told by their type.
HAPPENING: Final[tuple[type[Event], ...]] = (
    on_map.BarrelExploded,
    on_map.BarrelGone,
    on_map.BoatBoarded,
    on_map.CarAttacked,
    on_map.Evacuated,
    on_map.Horde,
    on_map.LoadLeft,
    on_map.MachineDestroyed,
    on_map.RoofOpened,
    on_map.WeldFailed,
    on_map.Welded,
    people.AmmoOut,
    people.Reloaded,
)


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that may come of a move."""

    chance: float = 1.0
    dice: tuple[str, ...] = ()  # faces, if there is a roll
    hits: int = 0  # of the dice, skulls counted that were paid for
    damage: dict[str, int] = {}  # by mutant
    killed: tuple[str, ...] = ()  # mutants
    stunned: tuple[str, ...] = ()
    hurt: dict[str, int] = {}  # HP that officers and the ally lose
    fallen: tuple[str, ...] = ()  # officers who are stunned
    healed: dict[str, int] = {}
    ap: dict[str, int] = {}  # what officers have more or less
    civilians: tuple[str, ...] = ()  # killed
    attack: int = 0  # damage of mutants' attacks, which the officers divide
    order: int = 0  # points
    chaos: int = 0
    happens: tuple[str, ...] = ()  # what else: types of events, such as welded
    winner: str = ""  # if the game is won by it


def result_of(end: Branch) -> Result:
    """What has happened in a branch."""
    facts = _dice(end)
    sums = {field: Counter[str]() for field, _, _ in ADDED_UP.values()}
    lists: dict[str, list[str]] = {field: [] for field, _ in LISTED.values()}
    points, happens = Counter[str](), list[str]()
    for event in end.events:
        kind = type(event)
        if kind in ADDED_UP:
            field, who, amount = ADDED_UP[kind]
            sums[field][getattr(event, who)] += getattr(event, amount)
        elif kind in LISTED:
            field, who = LISTED[kind]
            lists[field].append(getattr(event, who))
        elif isinstance(event, people.Scored):
            points[event.side] += event.points
        elif isinstance(event, on_map.MutantAttacked):
            points["attack"] += event.damage
        elif isinstance(event, HAPPENING):
            happens.append(event.to_dict()["type"])
        elif isinstance(event, people.GameOver):
            facts["winner"] = event.winner
    facts |= {field: dict(found) for field, found in sums.items()}
    facts |= {field: tuple(found) for field, found in lists.items()}
    return Result(**facts | dict(points) | {"happens": tuple(happens)})


def _dice(end: Branch) -> dict[str, Any]:
    """The dice of the last roll, lowest face first."""
    if not end.rolled:
        return {}
    shown = sorted(describe_dice(end.state), key=FACES.index)
    return {"dice": tuple(shown), "hits": int(end.state.get(HITS))}
