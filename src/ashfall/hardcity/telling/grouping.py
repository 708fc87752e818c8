"""Events of one kind that belong together, told in one sentence: six mutants appear, three of them on H6.

Between two things that somebody does (a card is played, a shot is fired, a turn begins) the events of a kind
are one group, also where others happen among them: an attack, what it did, the next attack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final

from ashfall.hardcity.events import cards as on_cards
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.events import people
from ashfall.hardcity.telling import names
from ashfall.table.contract import Event
from ashfall.table.phrases import Argument, Listing, Phrase

__all__ = ["group_events", "group_phrase"]

NORMAL: Final = "mutant"
KAFAR: Final = "kafar"

# Follows from what others did, and parts no group.
PASSING: Final = (
    people.RulesAnswered,
    people.ApChanged,
    people.Extermination,
    people.HarmSpared,
    people.OfficerStunned,
    people.AllyLeft,
    on_map.MutantHit,
    on_map.MutantLeft,
    on_map.LoadLeft,
    on_map.BarrelGone,
    on_cards.AutoDiscarded,
    on_cards.ChaosDrawn,
)


def group_events(events: Iterable[Event]) -> list[tuple[Event, list[Event]]]:
    """Every event with those that its sentence tells: its whole group for the first, nothing for the rest."""
    found: list[tuple[Event, list[Event]]] = []
    groups: dict[Hashable, list[Event]] = {}
    for event in events:
        key = _key(event)
        if key is None and not isinstance(event, PASSING):
            groups.clear()
        if key in groups:
            groups[key].append(event)
            found.append((event, []))
            continue
        members = [event]
        if key is not None:
            groups[key] = members
        found.append((event, members))
    return found


def group_phrase(members: list[Event]) -> Phrase:
    """The sentence of several events of one kind."""
    return GROUPS[type(members[0])][1](members)


def _key(event: Event) -> Hashable:
    """What the events of a group have in common; None for one that stands alone."""
    if type(event) not in GROUPS:
        return None
    alike = GROUPS[type(event)][0](event)
    return None if alike is None else (type(event), alike)


# What tells groups of one kind apart.


def _one_of_many(event: Any) -> Hashable:
    """Mutants are one crowd; KAFAR is not part of it."""
    return None if event.mutant == KAFAR else ""


def _all(event: Any) -> Hashable:
    return ""


# Sentences.


def _crowd(name: str, place: str = "", way: str = "on") -> Callable[[list[Any]], Phrase]:
    """So many mutants did something, and where: the field ``place`` of the events."""
    return lambda members: Phrase(name, {"count": len(members), **_places(members, place, way)})


def _places(members: list[Any], place: str, way: str) -> dict[str, Argument]:
    if not place:
        return {}
    counts = Counter((getattr(event, place), _kind(event)) for event in members)
    told = [_place(label, kind, count, way) for (label, kind), count in counts.most_common()]
    return {"places": Listing(tuple(told))}


def _kind(event: Any) -> str:
    return names.kind_of(event.mutant) if hasattr(event, "mutant") else NORMAL


def _place(label: str, kind: str, count: int, way: str) -> Argument:
    space = names.space(label)
    place = Phrase("hc-places", {"count": count, "space": space, "way": way}) if count > 1 else space
    return place if kind == NORMAL else Phrase("hc-places-of", {"place": place, "enemy": names.enemy(kind)})


def _way(name: str, field: str, named: Callable[[str], Phrase]) -> Callable[[list[Any]], Phrase]:
    """Where somebody went, space by space."""

    def told(members: list[Any]) -> Phrase:
        who = named(getattr(members[0], field))
        return Phrase(name, {field: who, "end": Listing(tuple(names.space(event.end) for event in members))})

    return told


def _hurt(members: list[Any]) -> Phrase:
    first, hp = members[0], sum(event.hp for event in members)
    cause = "attacks" if first.cause == "attack" else first.cause
    told: dict[str, Argument] = {"officer": names.person(first.officer), "hp": hp, "cause": cause}
    return Phrase("hc-event-officer-hurt", told)


def _scored(members: list[Any]) -> Phrase:
    last, points = members[-1], sum(event.points for event in members)
    told: dict[str, Argument] = {"side": last.side, "points": points, "what": last.what, "total": last.total}
    return Phrase("hc-event-scored", told)


# Kinds of events that are told together: what those of a group have in common, and their sentence.
GROUPS: Final[dict[type[Event], tuple[Callable[[Any], Hashable], Callable[[list[Any]], Phrase]]]] = {
    on_map.MutantDeployed: (_one_of_many, _crowd("hc-many-deployed", "space")),
    on_map.MutantMoved: (_one_of_many, _crowd("hc-many-moved", "end", "to")),
    on_map.MutantStoodUp: (_one_of_many, _crowd("hc-many-stood-up", "space")),
    on_map.MutantStunned: (_one_of_many, _crowd("hc-many-stunned", "space")),
    on_map.MutantKilled: (_one_of_many, _crowd("hc-many-killed", "space")),
    on_map.MutantAttacked: (_one_of_many, _crowd("hc-many-attacked", "space")),
    on_map.CarAttacked: (_one_of_many, _crowd("hc-many-attacked-car")),
    on_map.BoatBoarded: (_one_of_many, _crowd("hc-many-boarded")),
    on_map.CivilianKilled: (_all, _crowd("hc-many-civilians-killed", "space")),
    people.OfficerMoved: (
        lambda event: event.officer,
        _way("hc-event-officer-moved", "officer", names.person),
    ),
    on_map.LoadMoved: (lambda event: event.load, _way("hc-event-load-moved", "load", names.load)),
    people.OfficerHurt: (lambda event: (event.officer, event.cause), _hurt),
    people.Scored: (lambda event: (event.side, event.what) if event.what else None, _scored),
}
