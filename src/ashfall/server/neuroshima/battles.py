"""Battles ready to be played back: the board after every phase, and what happened in it as SVG.

The board of each phase is the engine's own: the events are carried out on a copy of the state, and nets and
values are then worked out by the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from ashfall.draw.neuroshima.strikes import counts_svg, strikes_svg
from ashfall.neuroshima import events as ev
from ashfall.neuroshima.battle import ABOVE_ALL
from ashfall.neuroshima.events import CAUSES, Attacked, BattleStarted, Exploded, Missed
from ashfall.neuroshima.nets import settle_nets
from ashfall.neuroshima.next_battle import phase_places
from ashfall.neuroshima.state import BATTLE, HEALTH, HQ_HEX, MARKER, ROW, WOUNDS, State
from ashfall.server.neuroshima.shapes import BattleCall, BattleLine, BattleShow, PhaseShow, Stage
from ashfall.server.neuroshima.sight import health_of, unit_sights
from ashfall.server.shapes import EventLine
from ashfall.table.contract import Event

__all__ = ["Rerun", "battle_show"]


Aim = tuple[ev.Unit, int | None]  # who attacks, in which direction

# Why an attack that met somebody did nothing.
HELD: Final = frozenset({"armor", "flying", "hq", "void"})
STAGES: Final[dict[type[Event], Stage]] = {
    ev.Converted: "strike",
    ev.Exploded: "strike",
    ev.ArmorHeld: "answer",
    ev.Reflected: "answer",
    ev.Absorbed: "answer",
    ev.Wound: "count",
    ev.Removed: "count",
    ev.HealthLost: "count",
    ev.Netted: "count",
    ev.Freed: "count",
    ev.NetReturned: "count",
}


class Rerun:
    """A copy of a state that follows events: where everybody stands, wounds, health and markers."""

    def __init__(self, start: State) -> None:
        self.state = start.copy()
        self.state.stage = BATTLE  # used abilities are no longer shown
        self.state.spent = self.state.spent[:0]

    def follow(self, events: Sequence[Event]) -> State:
        """Carry events out; nets and turned modules are worked out once, at the end."""
        for event in events:
            apply = EFFECTS.get(type(event))
            if apply is not None:
                apply(self.state, event)
        settle_nets(self.state)
        return self.state


def battle_show(
    before: State, events: Sequence[Event], lines: Sequence[EventLine], after: State
) -> BattleShow | None:
    """The battles among the events, each of which has its line; None if no phase was fought."""
    places = phase_places(events)
    if not places:
        return None
    rerun = Rerun(before)
    start = rerun.follow(events[: places[0][1].start])
    return BattleShow(
        before=unit_sights(start),
        health=health_of(start),
        phases=[_phase(rerun, initiative, events[place], lines[place]) for initiative, place in places],
        is_whole=after.stage != BATTLE,
        call=_call(before, events),
    )


def _call(before: State, events: Sequence[Event]) -> BattleCall | None:
    """How a battle came about, unless phases of it were fought before."""
    for event in events:
        if isinstance(event, BattleStarted):
            return BattleCall(seat=event.seat, cause=event.cause)
    is_untold = before.stage == BATTLE and before.phase == ABOVE_ALL
    return BattleCall(seat=int(before.causer), cause=CAUSES[int(before.cause)]) if is_untold else None


def _phase(rerun: Rerun, initiative: int, happened: Sequence[Event], lines: Sequence[EventLine]) -> PhaseShow:
    state = rerun.follow(happened)
    return PhaseShow(
        initiative=initiative,
        lines=_staged(happened, lines),
        actors=_actors(happened),
        overlay=strikes_svg(happened, state.rules.armies),
        counts=counts_svg(happened, state.rules.armies),
        units=unit_sights(state),
        health=health_of(state),
    )


def _staged(events: Sequence[Event], lines: Sequence[EventLine]) -> list[BattleLine]:
    """The lines of a phase, each with the stage of a playback to which it belongs."""
    nobody = {(e.source, e.direction) for e in events if isinstance(e, Missed) and e.reason == "no_target"}
    pairs = zip(events, lines, strict=True)
    return [BattleLine(line.event, line.phrase, _stage(event, nobody)) for event, line in pairs]


def _stage(event: Event, nobody: Collection[Aim]) -> Stage:
    """When an event is shown; ``nobody`` are the attacks that meet nobody."""
    if isinstance(event, Attacked):
        if (event.source, event.direction) in nobody:
            return "idle"
        return "answer" if event.cause == "agony" else "strike"
    if isinstance(event, Missed):
        return "answer" if event.reason in HELD else "idle"
    return STAGES.get(type(event), "")


def _actors(events: Sequence[Event]) -> list[str]:
    """Hexes of the units that attack, explode or would have attacked."""
    found: dict[str, None] = {}
    for event in events:
        if isinstance(event, Attacked | Exploded) or (isinstance(event, Missed) and event.direction is None):
            found[event.source.hex] = None
    return list(found)


def _hex(state: State, unit: ev.Unit) -> int:
    return state.rules.board.labels.index(unit.hex)


def _place(state: State, event: Any) -> None:
    unit = event.unit
    kind = state.rules.kinds.number[unit.army, unit.tile]
    state.put(_hex(state, unit), kind, unit.owner, unit.facing)


def _move(state: State, event: Any) -> None:
    state.relocate(_hex(state, event.before), _hex(state, event.unit), event.unit.facing)


def _remove(state: State, event: Any) -> None:
    state.lift(_hex(state, event.unit))


def _wound(state: State, event: Any) -> None:
    hex = _hex(state, event.target)
    if state.seat[event.target.owner * ROW + HQ_HEX] != hex:
        state.units[hex] += event.amount << WOUNDS


def _set_health(state: State, event: Any) -> None:
    state.seat[event.seat * ROW + HEALTH] = event.health


def _throw_net(state: State, event: Any) -> None:
    state.seat[event.seat * ROW + MARKER] = _hex(state, event.unit)


def _return_net(state: State, event: Any) -> None:
    state.seat[event.seat * ROW + MARKER] = -1


# What each event does to the board; the others tell causes, or change no more than hands and piles.
EFFECTS: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.Placed: _place,
    ev.Moved: _move,
    ev.Removed: _remove,
    ev.Wound: _wound,
    ev.HealthLost: _set_health,
    ev.Paid: _set_health,
    ev.NetThrown: _throw_net,
    ev.NetReturned: _return_net,
}
