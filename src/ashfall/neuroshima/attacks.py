"""Attacks of one edge: targets, armor, reflection, flying (NH-8)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.neuroshima.clash import Clash
from ashfall.neuroshima.geometry import BIT
from ashfall.neuroshima.state import FACING, KIND, State
from ashfall.neuroshima.tables import (
    EDGE_RANGED,
    FLYING,
    FRIENDLY_FIRE,
    GAUSS,
    HQ,
    LANE,
    MELEE,
    RANGED,
    STRENGTH,
)
from ashfall.neuroshima.trace import (
    ARMOR,
    ATTACKED,
    BY_BOTH,
    BY_EXPLOSION,
    BY_FRIENDLY_FIRE,
    BY_GAUSS,
    BY_MELEE,
    BY_RANGED,
    EXPLODED,
    MISSED,
    MISSED_ARMOR,
    MISSED_FLYING,
    MISSED_HQ,
    MISSED_NO_TARGET,
    MISSED_VOID,
    NO_DIRECTION,
    NO_UNIT,
    REFLECTED,
)


def opposite(d: i64) -> i64:
    """The direction back."""
    if d < 3:
        return d + 3
    return d - 3


def attack(s: State, c: Clash, hex: i64, why: i64) -> None:
    """All attacks of a unit through all its edges (NH-6A.2)."""
    unit: i64 = s.units[hex]
    directions: i64 = s.rules.kinds.attacks[(unit & KIND) * 6 + ((unit >> FACING) & 7)]
    d: i64 = 0
    while directions:
        if directions & 1:
            attack_edge(s, c, hex, d, why)
        directions >>= 1
        d += 1


def attack_edge(s: State, c: Clash, hex: i64, d: i64, why: i64) -> None:
    """The attack of one edge: a melee part, a ranged part, or both (R-5)."""
    unit: i64 = s.units[hex]
    row: i64 = (unit & KIND) * 6 + ((unit >> FACING) & 7)
    edge: i64 = s.rules.kinds.edges[row * 6 + d]
    melee: i64 = edge & STRENGTH
    ranged: i64 = (edge >> EDGE_RANGED) & STRENGTH
    aid: i64 = c.aid[hex]
    more_melee: i64 = (aid >> MELEE) & LANE
    more_ranged: i64 = (aid >> RANGED) & LANE
    detail: i64 = BY_RANGED
    if melee:
        detail = BY_MELEE
        if ranged:
            detail = BY_BOTH
    if edge & FRIENDLY_FIRE:
        detail = BY_FRIENDLY_FIRE
    if edge & GAUSS:
        detail = BY_GAUSS  # strength bonuses never apply (NH-8.3.1)
    else:
        if melee:
            melee += more_melee  # NH-8.9.1
        if ranged:
            ranged += more_ranged
        converted: i64 = c.converted[hex] - 1 - 2 * d
        if converted == 0:  # melee icons shoot with all bonuses
            ranged += melee + more_ranged
            melee = 0
            detail = BY_RANGED
        elif converted == 1:
            melee += ranged + more_melee
            ranged = 0
            detail = BY_MELEE
    if s.trace is not None:
        s.trace.add(ATTACKED, d, melee + ranged, detail, why, s.ref(hex), NO_UNIT, NO_UNIT)
    _aim(s, c, hex, d, melee, ranged, detail)


def _aim(s: State, c: Clash, hex: i64, d: i64, melee: i64, ranged: i64, detail: i64) -> None:
    """Find what the parts hit (NH-8.1.1, NH-8.2.1, NH-8.3.1, NH-8.4.1)."""
    neighbor = s.rules.board.neighbor
    targets: i64 = s.rules.mode.targets[s.owner(hex)]
    hit_anything = False
    if melee:
        near: i64 = neighbor[hex * 6 + d]
        if near >= 0 and s.units[near] and (targets >> s.owner(near) & 1 or detail == BY_FRIENDLY_FIRE):
            hit_anything = True
            if ranged and targets >> s.owner(near) & 1:
                _arrive(s, c, hex, d, near, melee, ranged, detail)
                return
            _arrive(s, c, hex, d, near, melee, 0, detail)
    if ranged:
        far: i64 = neighbor[hex * 6 + d]
        while far >= 0:
            if s.units[far] and targets >> s.owner(far) & 1:
                hit_anything = True
                stopped = _arrive(s, c, hex, d, far, 0, ranged, detail)
                if detail != BY_GAUSS or (stopped and s.rules.options.gauss_stops_at_reflection):
                    break
            far = neighbor[far * 6 + d]
    if not hit_anything:
        _miss(s, hex, d, MISSED_NO_TARGET, NO_UNIT)


def _arrive(s: State, c: Clash, hex: i64, d: i64, target: i64, melee: i64, ranged: i64, detail: i64) -> bool:
    """The attack reaches a unit; True if it was reflected there (NH-8.6.1)."""
    unit: i64 = s.units[target]
    back: i64 = opposite(d)
    row: i64 = (unit & KIND) * 6 + ((unit >> FACING) & 7)
    if (s.rules.kinds.reflection[row] >> back) & 1 and not s.is_netted(target):
        _reflect(s, c, hex, d, target, melee, ranged, detail)
        return True
    _wound(s, c, hex, d, target, back, melee, ranged, detail)
    return False


def _reflect(s: State, c: Clash, hex: i64, d: i64, judge: i64, melee: i64, ranged: i64, detail: i64) -> None:
    """Send the attack back one hex (NH-8.6.1 to NH-8.6.7)."""
    back: i64 = opposite(d)
    struck: i64 = s.rules.board.neighbor[judge * 6 + back]
    if not s.units[struck] or not s.rules.mode.foes[s.owner(judge)] >> s.owner(struck) & 1:
        if s.trace is not None:
            s.trace.add(REFLECTED, back, melee + ranged, detail, 0, s.ref(judge), s.ref(hex), NO_UNIT)
        _miss(s, hex, d, MISSED_VOID, s.ref(judge))
        return
    if s.trace is not None:
        s.trace.add(REFLECTED, back, melee + ranged, detail, 0, s.ref(judge), s.ref(hex), s.ref(struck))
    unit: i64 = s.units[struck]
    kind: i64 = unit & KIND
    if (s.rules.kinds.reflection[kind * 6 + ((unit >> FACING) & 7)] >> d) & 1 and not s.is_netted(struck):
        _miss(s, hex, d, MISSED_VOID, s.ref(struck))  # caught between two mirrors
        return
    flies = s.rules.kinds.abilities[kind] & FLYING and not s.is_netted(struck)
    if flies and not s.rules.options.reflected_shot_hits_flying:
        ranged = 0
    _wound(s, c, hex, d, struck, d, melee, ranged, detail)


def _wound(
    s: State, c: Clash, hex: i64, d: i64, target: i64, edge: i64, melee: i64, ranged: i64, detail: i64
) -> None:
    """Wounds through ``edge`` of the target after flying, armor and the peace between HQs."""
    kinds = s.rules.kinds
    unit: i64 = s.units[target]
    kind: i64 = unit & KIND
    if kinds.type[kind] == HQ and kinds.type[s.units[hex] & KIND] == HQ:
        _miss(s, hex, d, MISSED_HQ, s.ref(target))  # NH-8.8.2
        return
    reason: i64 = MISSED_ARMOR
    if kinds.abilities[kind] & FLYING and not s.is_netted(target):  # NH-12.8
        melee = 0
        reason = MISSED_FLYING
    if ranged and (kinds.armor[kind * 6 + ((unit >> FACING) & 7)] >> edge) & 1:  # NH-8.5.1
        ranged -= 1
        reason = MISSED_ARMOR
        if s.trace is not None:
            s.trace.add(ARMOR, edge, 1, detail, 0, s.ref(target), s.ref(hex), NO_UNIT)
    if melee + ranged:
        c.hit(hex, d, target, melee + ranged, detail)
    else:
        _miss(s, hex, d, reason, s.ref(target))


def explode(s: State, c: Clash, hex: i64) -> None:
    """One wound to every adjacent unit (NH-8.10.1)."""
    c.exploding |= BIT[hex]
    if s.trace is not None:
        s.trace.add(EXPLODED, NO_DIRECTION, 1, BY_EXPLOSION, 0, s.ref(hex), NO_UNIT, NO_UNIT)
    d: i64 = 0
    while d < 6:
        near: i64 = s.rules.board.neighbor[hex * 6 + d]
        if near >= 0 and s.units[near]:
            c.hit(hex, d, near, 1, BY_EXPLOSION)
        d += 1


def _miss(s: State, hex: i64, d: i64, reason: i64, target: i64) -> None:
    if s.trace is not None:
        s.trace.add(MISSED, d, 0, 0, reason, s.ref(hex), target, NO_UNIT)
