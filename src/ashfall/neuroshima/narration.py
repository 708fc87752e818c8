"""What happened, as phrases; no language is needed for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from ashfall.neuroshima import events as ev
from ashfall.neuroshima.events import Absorbed, Attacked, Missed, PhaseStarted, Reflected, Unit, Wound
from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.pointing import FACINGS, NOWHERE, pointing
from ashfall.neuroshima.tile import Army
from ashfall.table.contract import Event
from ashfall.table.phrases import Argument, Phrase, SeatRef, TileRef, UnitRef

__all__ = ["FACINGS", "TOWARDS", "event_phrase", "tell", "unit_ref"]

Arguments = dict[str, Argument]
Hit = tuple[Unit | None, Unit | None, str]  # source, target, kind
TOLD_CAUSES: Final = ("agony", "extra_attack", "hunt")  # worth a sentence even where the hit is told too
# Made once: these are asked about every event.
TURNED: Final = (ev.Placed, ev.Moved)
AIMED: Final = (Attacked, Missed)
LANDED: Final = (Wound, Absorbed)
THROWN_REASONS: Final = ("armor", "flying", "hq")  # why an attack that was thrown back does nothing
TOWARDS: Final = tuple(Phrase(f"direction-{name.lower()}-towards") for name in DIRECTIONS)


def unit_ref(unit: Unit) -> UnitRef:
    """The unit of an event, to be named."""
    return UnitRef(unit.owner, unit.tile, unit.hex)


def event_phrase(event: Event, armies: Sequence[Army]) -> Phrase:
    """The sentence of one event in a match with these armies, by seat."""
    given = ARGUMENTS[type(event)](event)
    if isinstance(event, TURNED):
        given["facing"] = _facing(event, armies)
    return Phrase(f"event-{event.__struct_config__.tag}", given)


def tell(events: Iterable[Event], armies: Sequence[Army]) -> Iterator[tuple[Event, Phrase | None]]:
    """All events with their sentences; None where another sentence says as much.

    Attacks are told by what they did, idle ones once a unit, hits that were thrown back with what did that.
    """
    for phase in _split(events):
        idle = _idle(phase)
        mirrors = _mirrors(phase)
        said: set[Unit] = set()
        for i, event in enumerate(phase):
            if isinstance(event, AIMED) and event.source in idle:
                first = event.source not in said
                said.add(event.source)
                yield event, Phrase("event-idle", {"source": unit_ref(event.source)}) if first else None
            elif _is_told_elsewhere(event, phase, i):
                yield event, None
            else:
                yield event, _thrown_back(event, mirrors) or event_phrase(event, armies)


def _split(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events phase by phase."""
    phase: list[Event] = []
    for event in events:
        if isinstance(event, PhaseStarted) and phase:
            yield phase
            phase = []
        phase.append(event)
    yield phase


def _idle(phase: list[Event]) -> set[Unit]:
    """Units that attacked in a phase and found nobody at all."""
    attacks = [event for event in phase if isinstance(event, Attacked)]
    if not attacks:
        return set()
    empty = {(e.source, e.direction) for e in phase if isinstance(e, Missed) and _found_nobody(e)}
    busy = {event.source for event in attacks if (event.source, event.direction) not in empty}
    return {event.source for event in attacks} - busy


def _found_nobody(event: Event) -> bool:
    return isinstance(event, Missed) and event.reason == "no_target"


def _mirrors(phase: list[Event]) -> dict[Hit, list[Unit]]:
    """Who threw attacks back, for every hit that may come of them, in the order of the attacks (NH-8.6)."""
    found: dict[Hit, list[Unit]] = {}
    for event in phase:
        if isinstance(event, Reflected) and event.struck is not None:
            found.setdefault(_struck(event), []).append(event.unit)
    return found


def _struck(event: Reflected) -> Hit:
    """The hit that an attack comes to once it is thrown back."""
    return event.source, event.struck, event.kind


def _thrown_back(event: Event, mirrors: dict[Hit, list[Unit]]) -> Phrase | None:
    """The sentence of what came of an attack that was thrown back; None for everything else."""
    if isinstance(event, Missed) and event.reason in THROWN_REASONS:
        is_thrown = any((event.source, event.target) == hit[:2] for hit in mirrors)
        reason = f"thrown_{event.reason}"
        return Phrase("event-missed", {**_missed(event), "reason": reason}) if is_thrown else None
    if not isinstance(event, LANDED):
        return None
    by = mirrors.get((event.source, event.target, event.kind))
    if not by:
        return None
    mirror = by.pop(0)  # each attack is thrown back once, and hits are told in the order of the attacks
    if isinstance(event, Absorbed):
        return Phrase("event-absorbed", {**ARGUMENTS[Absorbed](event), "kind": "thrown"})
    how = "itself" if event.source == event.target else "other"
    return Phrase("event-thrown_back", {**_hit(event), "how": how, "unit": unit_ref(mirror)})


def _is_told_elsewhere(event: Event, phase: list[Event], place: int) -> bool:
    """Whether the sentence of another event says as much: the wound, the armor or the mirror."""
    if _found_nobody(event):
        return True
    if isinstance(event, Reflected):
        return any(_is_of(other, event) for other in phase[place + 1 :])
    if isinstance(event, Missed) and event.reason == "void":
        return any(isinstance(other, Reflected) and _is_lost(event, other) for other in phase[:place])
    if not isinstance(event, Attacked) or event.cause in TOLD_CAUSES:
        return False
    for later in phase[place + 1 :]:
        if isinstance(later, Reflected) and later.source == event.source:
            return True
        if (
            isinstance(later, (*LANDED, Missed))
            and later.direction == event.direction
            and later.source == event.source
        ):
            return True
    return False


def _is_of(hit: Event, mirror: Reflected) -> bool:
    """Whether a wound is what a mirror threw back."""
    return isinstance(hit, Wound) and (hit.source, hit.target, hit.kind) == _struck(mirror)


def _is_lost(missed: Missed, mirror: Reflected) -> bool:
    """Whether a mirror threw back into the void what missed."""
    return mirror.struck is None and (missed.source, missed.target) == (mirror.source, mirror.unit)


def _side(event: Any) -> Arguments:
    return {"seat": SeatRef(event.seat)}


def _tile(event: Any) -> Arguments:
    return {"seat": SeatRef(event.seat), "tile": TileRef(event.seat, event.tile)}


def _unit(event: Any) -> Arguments:
    return {"unit": unit_ref(event.unit)}


def _thrown(event: Any) -> Arguments:
    return {"seat": SeatRef(event.seat), "unit": unit_ref(event.unit)}


def _facing(event: ev.Placed | ev.Moved, armies: Sequence[Army]) -> Argument:
    """Where a unit points; where its top edge points if it was turned and is the same on all sides."""
    unit = event.unit
    found = pointing(armies[unit.owner].tile(unit.tile), unit.facing)
    turned = isinstance(event, ev.Moved) and _way_of_moving(event) == "turn"
    return FACINGS[unit.facing] if turned and found == NOWHERE else found


def _moved(event: Any) -> Arguments:
    given: Arguments = {
        "how": _way_of_moving(event),
        "before": unit_ref(event.before),
        "hex": event.unit.hex,
    }
    if event.by is not None:
        given["by"] = unit_ref(event.by)
    return given


def _way_of_moving(event: Any) -> str:
    if event.cause not in ("push", "grab") and event.unit.hex == event.before.hex:
        return "turn"
    return str(event.cause)


def _netted(event: Any) -> Arguments:
    if event.by is None:
        return {"how": "steel", "unit": unit_ref(event.unit)}
    return {"how": "net", "unit": unit_ref(event.unit), "by": unit_ref(event.by)}


def _attacked(event: Any) -> Arguments:
    return {
        "source": unit_ref(event.source),
        "kind": event.kind,
        "towards": TOWARDS[event.direction],
        "strength": event.strength,
        "cause": event.cause,
    }


def _missed(event: Any) -> Arguments:
    given: Arguments = {"source": unit_ref(event.source), "reason": event.reason}
    if event.target is not None:
        given["target"] = unit_ref(event.target)
    elif event.reason == "netted":
        given["reason"] = "netted_by_steel"
    if event.direction is not None:
        given["towards"] = TOWARDS[event.direction]
    return given


def _reflected(event: Any) -> Arguments:
    given: Arguments = {"how": "away", "unit": unit_ref(event.unit), "source": unit_ref(event.source)}
    if event.struck is not None:
        how = "itself" if event.struck == event.source else "onto"
        given |= {"how": how, "struck": unit_ref(event.struck)}
    return given


def _hit(event: Any) -> Arguments:
    given: Arguments = {"target": unit_ref(event.target), "kind": event.kind, "count": event.amount}
    if event.source is not None:
        given["source"] = unit_ref(event.source)
    return given


# What the sentence of each event needs; where a unit points depends on its tile, too.
ARGUMENTS: Final[dict[type[Event], Callable[[Any], Arguments]]] = {
    ev.TurnStarted: lambda e: {"seat": SeatRef(e.seat), "number": e.number},
    ev.Drew: _tile,
    ev.Discarded: lambda e: {**_tile(e), "cause": e.cause},
    ev.Redrew: _side,
    ev.Placed: lambda e: {**_unit(e), "cause": e.cause},
    ev.Played: _tile,
    ev.Moved: _moved,
    ev.Paid: lambda e: {**_side(e), "cause": e.cause, "health": e.health},
    ev.Terrified: _side,
    ev.Netted: _netted,
    ev.Freed: _unit,
    ev.NetThrown: _thrown,
    ev.NetReturned: lambda e: {**_thrown(e), "cause": e.cause},
    ev.BattleStarted: lambda e: {**_side(e), "cause": e.cause},
    ev.PhaseStarted: lambda e: {"initiative": e.initiative},
    ev.Attacked: _attacked,
    ev.Converted: lambda e: {
        "source": unit_ref(e.source),
        "into": e.into,
        "towards": TOWARDS[e.direction],
    },
    ev.Exploded: lambda e: {"source": unit_ref(e.source)},
    ev.Missed: _missed,
    ev.ArmorHeld: lambda e: {
        "target": unit_ref(e.target),
        "source": unit_ref(e.source),
        "amount": e.amount,
    },
    ev.Reflected: _reflected,
    ev.Wound: _hit,
    ev.Absorbed: lambda e: {**_hit(e), "medic": unit_ref(e.medic)},
    ev.Removed: lambda e: {**_unit(e), "cause": e.cause},
    ev.HealthLost: lambda e: {**_unit(e), "amount": e.amount, "health": e.health},
    ev.BattleEnded: lambda e: {},
    ev.TurnEnded: lambda e: {**_side(e), "number": e.number},
    ev.GameOver: lambda e: {},
    ev.Eliminated: _side,
    ev.Scored: lambda e: {**_side(e), "amount": e.amount, "points": e.points},
}
