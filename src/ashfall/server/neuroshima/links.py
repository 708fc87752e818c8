"""Nets, links and attacks of the units on the board as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ashfall.draw.neuroshima.overlays import Line, line_group
from ashfall.draw.neuroshima.strikes import strike_lines
from ashfall.draw.neuroshima.ties import Key, Link, Net, key_group, link_group, net_group
from ashfall.neuroshima.attacks import attack
from ashfall.neuroshima.battle import apply_hits
from ashfall.neuroshima.clash import Clash
from ashfall.neuroshima.effects import aid_sums
from ashfall.neuroshima.events import Attacked, Missed, read_events
from ashfall.neuroshima.keywords import BOARD_WIDE
from ashfall.neuroshima.nets import caught_by, linked, serves
from ashfall.neuroshima.notation import hex_number
from ashfall.neuroshima.state import HQ_HEX, KIND, MARKER, ROW, State
from ashfall.neuroshima.status import hexes_of
from ashfall.neuroshima.tile import Effect, Tile
from ashfall.neuroshima.trace import WHY_INITIATIVE, Trace

__all__ = ["links_overlay"]

TOUCHING = ("melee", "friendly_fire")


def links_overlay(state: State, hex: str | None = None) -> str:
    """All nets and links; of one unit, those that have to do with it and whom it would attack now."""
    chosen = None if hex is None else hex_number(state.rules, hex)
    nets = [net for start, end, net in _nets(state) if chosen in (None, start, end)]
    links = [link for start, end, link in _links(state) if chosen in (None, start, end)]
    attacks = [] if chosen is None or not state.units[chosen] else _attacks(state, chosen)
    return (
        "".join(net_group(net) for net in nets)
        + "".join(link_group(link) for link in links)
        + "".join(key_group(key) for key in _keys(state, chosen))
        + "".join(line_group(line) for line in attacks)
    )


def _tile(state: State, hex: int) -> Tile:
    return state.rules.kinds.tile(int(state.units[hex]) & KIND)


# Nets.


def _nets(state: State) -> Iterator[tuple[int, int, Net]]:
    """From whom, onto whom, and the drawing; a net that holds nobody is void (NH-7.3.4)."""
    for netter in hexes_of(int(state.netters) & ~int(state.netted)):
        for victim in hexes_of(int(caught_by(state, netter))):
            yield netter, victim, _net(state, netter, victim, void=not state.is_netted(victim))
    for seat in range(int(state.rules.seats)):
        thrower, victim = int(state.seat[seat * ROW + HQ_HEX]), int(state.seat[seat * ROW + MARKER])
        if thrower >= 0 and victim >= 0:
            yield thrower, victim, _net(state, thrower, victim, steel=True)


def _net(state: State, start: int, end: int, *, steel: bool = False, void: bool = False) -> Net:
    points, labels = state.rules.board.points, state.rules.board.labels
    return Net(points[start], points[end], steel, void, labels[start], labels[end])


# Links.


def _links(state: State) -> Iterator[tuple[int, int, Link]]:
    for module in hexes_of(int(state.occupied)):
        effects = [effect for effect in _tile(state, module).effects if effect.keyword not in BOARD_WIDE]
        if effects:
            for reached in hexes_of(int(linked(state, module))):
                yield module, reached, _link(state, module, reached, effects)


def _link(state: State, module: int, reached: int, effects: list[Effect]) -> Link:
    points, labels = state.rules.board.points, state.rules.board.labels
    seat = int(serves(state, module))
    works = not state.is_netted(module) and any(_reaches(state, e, seat, reached) for e in effects)
    return Link(
        points[module],
        points[reached],
        state.rules.armies[seat].look.colour,
        hostile=any(effect.targets == "enemy" for effect in effects),
        faint=not works,
        source=labels[module],
        target=labels[reached],
    )


def _reaches(state: State, effect: Effect, seat: int, hex: int) -> bool:
    """Whether an effect that serves ``seat`` does something to whoever stands on the hex."""
    if not state.units[hex]:
        return False
    if effect.keyword == "scoper":
        return bool(int(state.scoped) >> hex & 1) and int(serves(state, hex)) == seat
    friends = int(state.rules.mode.friends[seat])
    return bool(friends >> int(state.owner(hex)) & 1) == (effect.targets == "friendly")


def _keys(state: State, chosen: int | None) -> Iterator[Key]:
    board = state.rules.board
    for hex in hexes_of(int(state.scoped)):
        if chosen in (None, hex):
            colour = state.rules.armies[int(serves(state, hex))].look.colour
            yield Key(board.points[hex], colour, board.labels[hex])


# Attacks.


def _attacks(state: State, hex: int) -> list[Line]:
    """Whom the unit would attack now; a direction without anybody is faint."""
    if state.is_netted(hex):
        return []
    s = state.copy()
    s.trace = Trace()
    clash = Clash(len(s.units))
    aid_sums(s, clash)
    attack(s, clash, hex, WHY_INITIATIVE)
    apply_hits(s, clash)
    events = read_events(s.rules, s.trace)
    lines = strike_lines(events, s.rules.armies)
    missed = {event.direction for event in events if isinstance(event, Missed) and event.target is None}
    for event in events:
        if isinstance(event, Attacked) and event.direction in missed:
            lines += _into_the_void(state, hex, event)
    return [replace(line, classes=f"attack {line.kind}") for line in lines]


def _into_the_void(state: State, hex: int, event: Attacked) -> Iterator[Line]:
    """A faint line as far as the attack would reach."""
    board, end = state.rules.board, hex
    while (further := int(board.neighbor[end * 6 + event.direction])) >= 0:
        end = further
        if event.kind in TOUCHING:
            break
    if end != hex:
        kind = "ranged" if event.kind == "both" else event.kind
        yield Line(board.points[hex], board.points[end], kind, faint=True, source=board.labels[hex])
