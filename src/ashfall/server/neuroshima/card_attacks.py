"""Facts about the attacks of a tile: strength, who raises it, and whom each would meet now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ashfall.neuroshima.attacks import attack_edge
from ashfall.neuroshima.clash import HIT_TARGET, HIT_WOUNDS, Clash
from ashfall.neuroshima.effects import aid_sums
from ashfall.neuroshima.events import ArmorHeld, Missed, Reflected, read_events
from ashfall.neuroshima.state import State
from ashfall.neuroshima.tile import Tile
from ashfall.neuroshima.trace import WHY_INITIATIVE, Trace
from ashfall.server.neuroshima.card_words import (
    LOWERED,
    RAISED,
    UnitOnBoard,
    phrase,
    sentences,
    signed,
    towards,
)
from ashfall.server.neuroshima.shapes import CardFact
from ashfall.table.phrases import Listing, Phrase

__all__ = ["Aim", "aims", "attack_facts", "changes"]

NOBODY: Final = "no_target"
HARMLESS: Final = ("armor", "flying", "hq", "void")


@dataclass(frozen=True)
class Aim:
    """What one edge would do to one unit, were its owner to attack now."""

    target: int  # hex
    wounds: int
    armor: int = 0  # wounds that armor takes off
    mirror: int | None = None  # hex of the unit that reflects the attack
    miss: str = ""  # why it does nothing: armor, flying, hq, void


def attack_facts(tile: Tile, unit: UnitOnBoard | None = None) -> Iterator[CardFact]:
    """One fact for every kind and strength of attack."""
    for kind, strengths in _attacks(tile).items():
        for strength in sorted(set(strengths.values()), reverse=True):
            edges = [edge for edge, value in strengths.items() if value == strength]
            yield _fact(tile, kind, strength, edges, unit)


def aims(s: State, hex: int, direction: int) -> list[Aim]:
    """Whom the attack of one edge meets, worked out by the rules on a workbench."""
    state = s.copy()
    state.trace = Trace()
    bench = Clash(len(state.units))
    aid_sums(state, bench)
    attack_edge(state, bench, hex, direction, WHY_INITIATIVE)
    events = read_events(state.rules, state.trace)
    number = state.rules.board.labels.index
    mirrors = {
        number(event.struck.hex): number(event.unit.hex)
        for event in events
        if isinstance(event, Reflected) and event.struck
    }
    held = {number(event.target.hex): event.amount for event in events if isinstance(event, ArmorHeld)}
    found = []
    for hit in map(int, bench.hits):
        target = hit >> HIT_TARGET & 63
        wounds = hit >> HIT_WOUNDS & 255
        found.append(Aim(target, wounds, held.get(target, 0), mirrors.get(target)))
    for event in events:
        if isinstance(event, Missed) and event.target is not None and event.reason in HARMLESS:
            found.append(Aim(number(event.target.hex), 0, miss=event.reason))
    return found


def changes(unit: UnitOnBoard, keyword: str) -> list[tuple[int, Phrase]]:
    """Who adds to a value of the unit, and how much: hexes and phrases."""
    return [
        (module, phrase("card-change", amount=signed(effect.amount), unit=unit.ref(module)))
        for module, effect in unit.givers(keyword)
    ]


def _attacks(tile: Tile) -> dict[str, dict[int, int]]:
    """Strength by edge for every kind of attack that the tile has."""
    melee = {edge: value for edge, value in enumerate(tile.melee) if value}
    ranged = {edge: value for edge, value in enumerate(tile.ranged) if value}
    found = {
        "melee": {edge: value for edge, value in melee.items() if edge not in tile.friendly_fire},
        "friendly_fire": {edge: value for edge, value in melee.items() if edge in tile.friendly_fire},
        "ranged": {edge: value for edge, value in ranged.items() if edge not in tile.gauss},
        "gauss": {edge: value for edge, value in ranged.items() if edge in tile.gauss},
    }
    return {kind: edges for kind, edges in found.items() if edges}


def _fact(tile: Tile, kind: str, strength: int, edges: list[int], unit: UnitOnBoard | None) -> CardFact:
    icon = "i-" + kind.replace("_", "-")
    name = phrase(f"icon-{kind}")
    if unit is None:
        where = towards(edges, 0)
        title = phrase("card-attack", kind=name, strength=strength, where=where)
        return CardFact(icon=icon, title=title, text=phrase(f"icon-{kind}-help"))
    where = towards(edges, unit.status.facing)
    raised = [] if kind == "gauss" else changes(unit, "ranged" if kind == "ranged" else "melee")
    bonus = unit.status.ranged_bonus if kind == "ranged" else unit.status.melee_bonus
    now = strength + (bonus if raised else 0)
    met = [aim for edge in edges for aim in _of_kind(tile, kind, edge, unit)]
    source = None
    if raised:
        parts = Listing(tuple(part for _, part in raised))
        source = phrase("card-printed", printed=str(strength), changes=parts)
    return CardFact(
        icon=icon,
        title=phrase("card-attack", kind=name, strength=now, where=where),
        text=sentences(_told(met, unit, kind), source),
        tone=LOWERED if unit.is_netted else RAISED if raised else "",
        hexes=unit.labels(dict.fromkeys([aim.target for aim, _ in met] + [module for module, _ in raised])),
    )


def _of_kind(tile: Tile, kind: str, edge: int, unit: UnitOnBoard) -> Iterator[tuple[Aim, bool]]:
    """Aims of one kind of attack through an edge, and whether a blow and a shot go together there (R-5)."""
    direction = (edge + unit.status.facing) % 6
    near = int(unit.state.rules.board.neighbor[unit.hex * 6 + direction])
    shared = bool(tile.melee[edge] and tile.ranged[edge])
    targets = int(unit.state.rules.mode.targets[unit.status.owner])
    for aim in aims(unit.state, unit.hex, direction):
        first = aim.target if aim.mirror is None else aim.mirror
        joined = shared and first == near and bool(targets >> unit.owner(near) & 1)
        by_blow = kind in ("melee", "friendly_fire")
        if not shared or joined or by_blow == (first == near):
            yield aim, joined


def _told(met: list[tuple[Aim, bool]], unit: UnitOnBoard, kind: str) -> Phrase:
    """Whom the attack meets; of a netted unit, whom it would meet."""
    if not met:
        return phrase("card-aims-nobody-netted" if unit.is_netted else "card-aims-nobody")
    targets = Listing(tuple(_target(aim, unit, kind, joined) for aim, joined in met))
    return phrase("card-aims-netted" if unit.is_netted else "card-aims", targets=targets)


def _target(aim: Aim, unit: UnitOnBoard, kind: str, joined: bool) -> Phrase:
    target = unit.ref(aim.target)
    if joined and kind in ("ranged", "gauss"):
        return phrase("card-hit-joined", unit=target)
    if aim.miss:
        return phrase("card-hit-none", unit=target, reason=aim.miss)
    if aim.mirror is not None:
        return phrase("card-hit-mirror", unit=target, count=aim.wounds, mirror=unit.ref(aim.mirror))
    if aim.armor:
        return phrase("card-hit-armor", unit=target, count=aim.wounds, armor=aim.armor)
    return phrase("card-hit", unit=target, count=aim.wounds)
