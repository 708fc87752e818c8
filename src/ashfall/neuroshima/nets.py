"""Nets: who is disabled (NH-7), the Net of Steel (NH-12.2) and which modules a Scoper turns (NH-10.11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.geometry import BIT, lowest
from ashfall.neuroshima.state import FACING, HQ_HEX, KIND, MARKER, OWNER, ROW, State
from ashfall.neuroshima.tables import MODULE, SCOPER
from ashfall.neuroshima.trace import (
    FREED,
    MARKER_RETURNED,
    NETTED,
    NO_DIRECTION,
    NO_UNIT,
    RETURNED_HQ_NETTED,
)


def caught_by(s: State, hex: i64) -> i64:
    """Hexes that the nets of the unit on ``hex`` would catch, were it active (NH-7.1.3, NH-7.1.5)."""
    unit: i64 = s.units[hex]
    row: i64 = (unit & KIND) * 6 + ((unit >> FACING) & 7)
    near: i64 = s.rules.board.reach[hex * 64 + s.rules.kinds.nets[row]]
    if s.rules.kinds.web[unit & KIND]:
        return near & s.occupied
    return near & s.catchable((unit >> OWNER) & 7)


def marked(s: State) -> i64:
    """Hexes under a Net of Steel."""
    hexes: i64 = 0
    seat: i64 = 0
    while seat < s.rules.seats:
        hex: i64 = s.seat[seat * ROW + MARKER]
        if hex >= 0:
            hexes |= BIT[hex]
        seat += 1
    return hexes


def netted_units(s: State) -> i64:
    """Hexes whose unit is netted, from the position alone (NH-7.3.4, NH-7.3.5)."""
    markers: i64 = marked(s)
    who: i64 = s.netters
    if not who:
        return markers
    victims: i64 = 0
    left: i64 = who
    while left:
        victims |= caught_by(s, lowest(left))
        left &= left - 1
    if (victims | markers) & who:
        return _untangle(s, who, markers)
    return victims | markers


def _untangle(s: State, who: i64, netted: i64) -> i64:
    """NH-7.3.4 where netters aim at netters; ``netted`` begins as the marked units (NH-7.3.6)."""
    targets = vec[i64]([0] * len(s.units))
    left: i64 = who
    while left:
        targets[lowest(left)] = caught_by(s, lowest(left))
        left &= left - 1
    undecided: i64 = who & ~netted
    while undecided:
        free: i64 = _unthreatened(targets, undecided)
        if free:
            netted |= targets[lowest(free)]
            undecided &= ~(free & -free) & ~netted
        else:
            ring: i64 = _leading_ring(targets, undecided)
            left = ring
            while left:
                netted |= targets[lowest(left)] & ~ring  # nets inside the ring are void
                left &= left - 1
            undecided &= ~ring & ~netted
    return netted


def _unthreatened(targets: vec[i64], undecided: i64) -> i64:
    """Undecided netters at which no undecided netter aims."""
    aimed: i64 = 0
    left: i64 = undecided
    while left:
        aimed |= targets[lowest(left)]
        left &= left - 1
    return undecided & ~aimed


def _leading_ring(targets: vec[i64], undecided: i64) -> i64:
    """A strongly connected group of netters at which nobody outside it aims."""
    left: i64 = undecided
    while left:
        start: i64 = lowest(left)
        ring: i64 = 0
        members: i64 = _forward(targets, undecided, start)
        while members:
            if _forward(targets, undecided, lowest(members)) >> start & 1:
                ring |= members & -members
            members &= members - 1
        if not _aiming_at(targets, undecided & ~ring, ring):
            return ring
        left &= left - 1
    return undecided


def _forward(targets: vec[i64], undecided: i64, start: i64) -> i64:
    """Everything that can be reached from ``start`` along nets, itself included."""
    seen: i64 = BIT[start]
    fresh: i64 = seen
    while fresh:
        more: i64 = targets[lowest(fresh)] & undecided & ~seen
        fresh = (fresh & (fresh - 1)) | more
        seen |= more
    return seen


def _aiming_at(targets: vec[i64], who: i64, victims: i64) -> i64:
    found: i64 = 0
    while who:
        if targets[lowest(who)] & victims:
            found |= who & -who
        who &= who - 1
    return found


def scoped_modules(s: State) -> i64:
    """Hexes whose module works for the other side (NH-10.11). Scopers do not turn each other (R-75)."""
    found: i64 = 0
    left: i64 = s.scopers & ~s.netted
    while left:
        found |= _modules_before(s, lowest(left))
        left &= left - 1
    return found


def _modules_before(s: State, scoper: i64) -> i64:
    kinds = s.rules.kinds
    left: i64 = linked(s, scoper) & s.enemies(s.owner(scoper))
    found: i64 = 0
    while left:
        kind: i64 = s.units[lowest(left)] & KIND
        if kinds.type[kind] == MODULE and not kinds.effects[kind] & SCOPER:
            found |= left & -left
        left &= left - 1
    return found


def linked(s: State, hex: i64) -> i64:
    """Hexes that the links of the unit on ``hex`` point at (NH-10.1)."""
    unit: i64 = s.units[hex]
    row: i64 = (unit & KIND) * 6 + ((unit >> FACING) & 7)
    return s.rules.board.reach[hex * 64 + s.rules.kinds.links[row]]


def serves(s: State, hex: i64) -> i64:
    """The seat a module works for: its owner's, or that of the Scoper it faces (R-17, R-82)."""
    if not (s.scoped >> hex) & 1:
        return s.owner(hex)
    first: i64 = s.rules.seats
    left: i64 = s.scopers & ~s.netted & s.enemies(s.owner(hex))
    while left:
        scoper: i64 = lowest(left)
        if linked(s, scoper) >> hex & 1 and s.owner(scoper) < first:
            first = s.owner(scoper)
        left &= left - 1
    return first


def settle_nets(s: State) -> None:
    """Work out nets, returning markers and turned modules anew (NH-7.2.2, R-28)."""
    before: i64 = s.netted
    s.netted = netted_units(s)
    if s.rules.options.net_of_steel_returns_when_hq_netted:
        _return_markers(s)
    s.scoped = 0
    if s.scopers:
        s.scoped = scoped_modules(s)
    if s.trace is not None and before != s.netted:
        _tell_changes(s, before)


def _return_markers(s: State) -> None:
    """Markers of netted HQs return together; who is freed by that may net the next HQ (R-28, R-92)."""
    while _take_back(s):
        s.netted = netted_units(s)


def _take_back(s: State) -> bool:
    """Every HQ that is netted takes its marker back; whether there was one."""
    found = False
    seat: i64 = 0
    while seat < s.rules.seats:
        hex: i64 = s.seat[seat * ROW + MARKER]
        hq: i64 = s.seat[seat * ROW + HQ_HEX]
        if hex >= 0 and hq >= 0 and s.is_netted(hq):
            s.seat[seat * ROW + MARKER] = -1
            found = True
            if s.trace is not None:
                s.trace.add(
                    MARKER_RETURNED, NO_DIRECTION, seat, 0, RETURNED_HQ_NETTED, s.ref(hex), NO_UNIT, NO_UNIT
                )
        seat += 1
    return found


def net_source(s: State, victim: i64) -> i64:
    """Hex of an active netter that holds ``victim``; -1 if only a Net of Steel does."""
    left: i64 = s.netters & ~s.netted
    while left:
        if caught_by(s, lowest(left)) >> victim & 1:
            return lowest(left)
        left &= left - 1
    return -1


def _tell_changes(s: State, before: i64) -> None:
    trace = s.trace
    if trace is None:
        return
    left: i64 = (before ^ s.netted) & s.occupied
    while left:
        hex: i64 = lowest(left)
        if s.is_netted(hex):
            by: i64 = net_source(s, hex)
            trace.add(NETTED, NO_DIRECTION, 0, 0, 0, s.ref(hex), s.ref(by) if by >= 0 else NO_UNIT, NO_UNIT)
        else:
            trace.add(FREED, NO_DIRECTION, 0, 0, 0, s.ref(hex), NO_UNIT, NO_UNIT)
        left &= left - 1
