"""What happened in a phase of a battle, to be laid over the board: attacks, answers to them, and their toll.

The classes say when each thing appears in a playback: ``mark`` before anything else, ``strike`` the
attacks, ``answer`` armor, mirrors, agony and medics, ``count`` what they did.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ashfall.draw.neuroshima.badges import Pill, pill_group, spread
from ashfall.draw.neuroshima.layout import TILE_SCALE, Hex, centre_of
from ashfall.draw.neuroshima.overlays import Line, line_group
from ashfall.draw.neuroshima.tile import cracks
from ashfall.draw.palette import CORAL, INK, LIME, SILVER, VIOLET, WHITE
from ashfall.draw.svg import group, line, num, path, shape
from ashfall.neuroshima.events import (
    Absorbed,
    ArmorHeld,
    Attacked,
    Exploded,
    HealthLost,
    Missed,
    Reflected,
    Removed,
    Unit,
    Wound,
)
from ashfall.neuroshima.geometry import STEPS, distance
from ashfall.neuroshima.tile import Army
from ashfall.table.contract import Event

__all__ = ["Phase", "counts_svg", "forecast_svg", "strike_lines", "strikes_svg", "toll"]

Phase = tuple[int, Sequence[Event]]  # initiative and what happened
Aim = tuple[Unit, int]  # who attacks, in which direction

ABOVE: Final = -58.0
BELOW: Final = 58.0
MIDDLE: Final = 0.0
SOUTH: Final = 3
MISSED_MARKS: Final = {"netted": ("mk-netted", SILVER), "late": ("mk-initiative", VIOLET)}


@dataclass
class _Attack:
    """One edge attack and whom it reached."""

    event: Attacked
    hit: list[Unit] = field(default_factory=list)
    stopped: list[Unit] = field(default_factory=list)  # reached without effect
    thrown_back: Unit | None = None  # who suffers the reflected attack


def strike_lines(events: Sequence[Event], armies: Sequence[Army]) -> list[Line]:
    """The lines of all attacks, of reflections and of medics."""
    lines = [line for attack in _attacks(events) for line in _attack_lines(attack, armies)]
    lines += [_reflection(event) for event in events if isinstance(event, Reflected)]
    lines += [_help(event) for event in events if isinstance(event, Absorbed)]
    return _apart(lines)


def strikes_svg(events: Sequence[Event], armies: Sequence[Army]) -> str:
    """All attacks of a phase and what answered them."""
    out = "".join(_burst(event, events) for event in events if isinstance(event, Exploded))
    out += "".join(line_group(item) for item in strike_lines(events, armies))
    out += "".join(_armor(event, events) for event in events if isinstance(event, ArmorHeld))
    marks = (event for event in events if isinstance(event, Missed) and event.reason in MISSED_MARKS)
    return out + "".join(pill_group(_mark(event), BELOW) for event in marks)


def counts_svg(events: Sequence[Event], armies: Sequence[Army]) -> str:
    """What the attacks of a phase did."""
    gone = [event.unit for event in events if isinstance(event, Removed)]
    out = "".join(_over(cracks(), unit, "count cracks") for unit in gone)
    return out + "".join(pill_group(pill, drop) for pill, drop in _counts(events, armies))


def forecast_svg(phases: Sequence[Phase], armies: Sequence[Army]) -> str:
    """A whole battle at one glance: every line once, who falls in which phase, health lost in all."""
    lines = dict.fromkeys(line for _, events in phases for line in strike_lines(events, armies))
    out = "".join(line_group(item) for item in lines)
    from_below = {line.end for line in lines if line.start[0] == line.end[0] and line.start[1] > line.end[1]}
    return out + "".join(pill_group(pill, drop) for pill, drop in spread(toll(phases), from_below))


def toll(phases: Iterable[Phase]) -> list[Pill]:
    """Who falls in which phase, who is saved, and the health that each HQ loses in all."""
    pills: list[Pill] = []
    lost: dict[Unit, int] = {}
    for initiative, events in phases:
        for event in events:
            if isinstance(event, Removed):
                pills.append(replace(_fallen(event.unit), chip=str(initiative)))
            elif isinstance(event, HealthLost):
                lost[event.unit] = lost.get(event.unit, 0) + event.amount
            elif isinstance(event, Absorbed):
                pills.append(_saved(event))
    pills += [_loss(hq, f"-{amount}") for hq, amount in lost.items()]
    return list(dict.fromkeys(pills))


def _star(points: int, outer: float, inner: float) -> str:
    """A star around the origin, one point upwards."""
    turns = [(math.pi * k / points, inner if k % 2 else outer) for k in range(2 * points)]
    return "M" + " ".join(f"{num(r * math.sin(turn))} {num(-r * math.cos(turn))}" for turn, r in turns) + "z"


BURST: Final = _star(12, 138, 92)


# Attacks.


def _attacks(events: Iterable[Event]) -> Iterator[_Attack]:
    """Every edge attack with everybody it reached; reflections come before the wounds they cause."""
    found: dict[Aim, _Attack] = {}
    for event in events:
        if isinstance(event, Attacked):
            found[event.source, event.direction] = _Attack(event)
        elif isinstance(event, Reflected):
            attack = found[event.source, _direction(event.source.at, event.unit.at)]
            attack.hit.append(event.unit)
            attack.thrown_back = event.struck
        elif isinstance(event, Wound | Absorbed | Missed) and event.source and event.direction is not None:
            attack = found[event.source, event.direction]
            if event.target is None or event.target in (attack.thrown_back, *attack.hit):
                continue
            (attack.stopped if isinstance(event, Missed) else attack.hit).append(event.target)
    return iter(found.values())


def _direction(start: Hex, end: Hex) -> int:
    """The direction in which ``end`` lies, straight from ``start``."""
    steps = distance(start, end)
    return STEPS.index(((end[0] - start[0]) // steps, (end[1] - start[1]) // steps))


def _attack_lines(attack: _Attack, armies: Sequence[Army]) -> Iterator[Line]:
    """Claws for a strike at a neighbour, else a line to the last one reached."""
    source, kind = attack.event.source, attack.event.kind
    reached = sorted((*attack.hit, *attack.stopped), key=lambda unit: distance(source.at, unit.at))
    if not reached:
        return
    last = reached[-1]
    if kind == "both":
        kind = "melee" if distance(source.at, last.at) == 1 else "ranged"
    yield Line(
        source.at,
        last.at,
        kind,
        raised=_is_raised(attack.event, armies),
        stopped=last in attack.stopped,
        through=tuple(unit.at for unit in reached[:-1]) if kind == "gauss" else (),
        source=source.hex,
        target=" ".join(unit.hex for unit in reached),
        classes=f"{'answer agony' if attack.event.cause == 'agony' else 'strike'} {kind}",
    )


def _is_raised(event: Attacked, armies: Sequence[Army]) -> bool:
    tile = armies[event.source.owner].tile(event.source.tile)
    return event.strength > tile.melee[event.edge] + tile.ranged[event.edge]


def _apart(lines: list[Line]) -> list[Line]:
    """Lines that run against each other, moved aside."""
    ways = {(line.start, line.end) for line in lines if line.kind in ("ranged", "gauss")}
    return [replace(line, aside=True) if (line.end, line.start) in ways else line for line in lines]


# Answers.


def _reflection(event: Reflected) -> Line:
    """Back from the mirror by one hex, whoever stands there."""
    q, r = STEPS[_direction(event.unit.at, event.source.at)]
    back = (event.unit.at[0] + q, event.unit.at[1] + r)
    struck = "" if event.struck is None else event.struck.hex
    return Line(
        event.unit.at, back, "reflection", source=event.unit.hex, target=struck, classes="answer reflection"
    )


def _help(event: Absorbed) -> Line:
    start, end = event.medic, event.target
    return Line(start.at, end.at, "medic", source=start.hex, target=end.hex, classes="answer medic")


def _armor(event: ArmorHeld, events: Sequence[Event]) -> str:
    """The armor that held, bright over the edge of its tile."""
    thrown_back = (e for e in events if isinstance(e, Reflected) and e.struck == event.target)
    mirror = next((e.unit for e in thrown_back if e.source == event.source), None)
    turn = 60 * _direction(event.target.at, (mirror or event.source).at)
    piece = shape("use", href="#e-armor", x=-100, y=-100, width=200, height=200, color=WHITE)
    return _over(group(piece, transform=f"rotate({turn})"), event.target, "answer armor")


def _burst(event: Exploded, events: Sequence[Event]) -> str:
    """A star that reaches into all neighbours."""
    hurt = [e.target.hex for e in events if isinstance(e, Wound) and e.source == event.source]
    star = path(BURST, fill=CORAL, fill_opacity=0.16, stroke=INK, stroke_width=15)
    x, y = centre_of(event.source.at)
    return group(
        star + line(BURST, CORAL, 7),
        class_="strike explosion",
        data_source=event.source.hex,
        data_target=" ".join(hurt) or None,
        transform=f"translate({num(x)} {num(y)})",
    )


def _mark(event: Missed) -> Pill:
    """Why a unit does not attack at all."""
    icon, colour = MISSED_MARKS[event.reason]
    return Pill(event.source.at, "", icon, colour, event.source.hex, f"mark {event.reason}")


# What it came to.


def _counts(events: Sequence[Event], armies: Sequence[Army]) -> Iterator[tuple[Pill, float]]:
    gone = {event.unit for event in events if isinstance(event, Removed)}
    wounds: dict[Unit, int] = {}
    for event in events:
        if isinstance(event, HealthLost):
            shown = f"{event.health + event.amount}→{event.health}"
            yield _loss(event.unit, shown), _free_side(event.unit, events)
        elif isinstance(event, Absorbed):
            yield _saved(event), MIDDLE
        elif isinstance(event, Wound) and event.target not in gone and not _is_hq(event.target, armies):
            wounds[event.target] = wounds.get(event.target, 0) + event.amount
    for unit, amount in wounds.items():
        pill = Pill(unit.at, f"-{amount}", "mk-heart-lost", CORAL, unit.hex, "count wounds", inked=True)
        yield pill, _free_side(unit, events)
    for unit in sorted(gone, key=lambda unit: unit.hex):
        yield _fallen(unit), MIDDLE


def _is_hq(unit: Unit, armies: Sequence[Army]) -> bool:
    return armies[unit.owner].tile(unit.tile).kind == "hq"


def _free_side(unit: Unit, events: Iterable[Event]) -> float:
    """Where a pill hides no attack on the unit: above, else below."""
    for event in events:
        if isinstance(event, Wound) and event.target == unit and event.direction == SOUTH:
            return BELOW
        if isinstance(event, Reflected) and event.struck == unit and event.unit.at[0] == unit.at[0]:
            return BELOW
    return ABOVE


def _fallen(unit: Unit) -> Pill:
    return Pill(unit.at, "", "mk-destroyed", CORAL, unit.hex, "count destroyed", inked=True)


def _loss(hq: Unit, shown: str) -> Pill:
    return Pill(hq.at, shown, "mk-heart", CORAL, hq.hex, "count health")


def _saved(event: Absorbed) -> Pill:
    return Pill(event.target.at, "", "mk-absorbed", LIME, event.target.hex, "count saved")


def _over(body: str, unit: Unit, classes: str) -> str:
    """Something in tile space, laid over the tile of a unit."""
    x, y = centre_of(unit.at)
    place = f"translate({num(x)} {num(y)}) scale({TILE_SCALE})"
    return group(body, class_=classes, data_target=unit.hex, transform=place)
