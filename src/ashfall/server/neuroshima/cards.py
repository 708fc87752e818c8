"""Help cards: what every icon of a tile does, and of a unit on the board, what it does now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ashfall.draw.neuroshima.centre import change_of
from ashfall.draw.neuroshima.state import is_scored, mirror_of, worn_of
from ashfall.neuroshima.nets import caught_by
from ashfall.neuroshima.state import PILE, ROW, State
from ashfall.neuroshima.status import hexes_of, status_of
from ashfall.neuroshima.tile import Army, Tile
from ashfall.server.neuroshima.card_abilities import ability_facts, agony_fact
from ashfall.server.neuroshima.card_attacks import attack_facts, changes
from ashfall.server.neuroshima.card_links import effect_facts, help_facts, link_fact, takeover_fact
from ashfall.server.neuroshima.card_words import (
    HARM,
    LOWERED,
    RAISED,
    UnitOnBoard,
    named,
    phrase,
    sentences,
    towards,
)
from ashfall.server.neuroshima.drawings import hand_key
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.own_armies import show_army
from ashfall.server.neuroshima.shapes import Card, CardFact
from ashfall.server.neuroshima.sight import health_of, unit_sights
from ashfall.table.errors import AshfallError, shown
from ashfall.table.phrases import Listing, Phrase

__all__ = ["NoUnit", "tile_card", "unit_card"]

LITTLE_HEALTH: Final = 5


class NoUnit(AshfallError):
    """The card of a unit was asked for where none stands."""


def tile_card(army: Army, key: str, state: State | None = None, seat: int | None = None) -> Card:
    """A tile as printed; ``left`` is how many are still in the draw pile of the seat."""
    tile = army.tile(key)
    mirror, worn = 0, ""
    if state is not None and seat is not None:
        mirror, worn = mirror_of(state, seat), worn_of(state, seat)
    return Card(
        army=show_army(army),
        tile=tile.key,
        kind=tile.kind,
        drawing=hand_key(army, tile, mirror, worn),
        facts=list(_facts(tile, None, _counter_fact(tile, state, seat))),
        owner=seat,
        count=tile.count,
        left=None if state is None or seat is None else _left(state, seat, tile),
    )


def unit_card(state: State, hex: str) -> Card:
    """A unit on the board; raises NoUnit."""
    labels = state.rules.board.labels
    if hex not in labels:
        raise NoUnit("hex", f'expected a hex of the board such as {labels[0]}, got "{shown(hex)}"')
    place = labels.index(hex)
    status = status_of(state, place)
    if status is None:
        raise NoUnit("hex", f"no unit stands on {hex}")
    army = state.rules.armies[status.owner]
    tile = army.tile(status.tile)
    unit, counter = UnitOnBoard(state, place, status), _counter_fact(tile, state, status.owner)
    return Card(
        army=show_army(army),
        tile=tile.key,
        kind=tile.kind,
        drawing=next(sight.drawing for sight in unit_sights(state) if sight.hex == hex),
        facts=[*_troubles(unit), *_facts(tile, unit, counter), *help_facts(unit)],
        owner=status.owner,
        hex=hex,
        count=tile.count,
        left=_left(state, status.owner, tile),
        overlay=links_overlay(state, hex),
    )


def _left(state: State, seat: int, tile: Tile) -> int | None:
    """How many of these tiles are still in the pile; everybody may count them, nobody knows their order."""
    if tile.starts_on_board:
        return None
    kind = state.rules.kinds.number[tile.army, tile.key]
    start = int(state.pile_start(seat))
    pile = range(start, start + int(state.seat[seat * ROW + PILE]))
    return sum(int(state.tiles[i]) == kind for i in pile)


def _facts(tile: Tile, unit: UnitOnBoard | None, counter: CardFact | None) -> Iterator[CardFact]:
    """Everything that is drawn on the tile, from what it is to what it gives."""
    if tile.instant:
        icon = "in-" + tile.instant.replace("_", "-")
        title, text = phrase(f"instant-{tile.instant}"), phrase(f"instant-{tile.instant}-help")
        yield CardFact(icon=icon, title=title, text=text)
        return
    single = (counter, _initiative_fact(tile, unit), agony_fact(tile, unit))
    yield from (fact for fact in single if fact is not None)
    yield from attack_facts(tile, unit)
    yield from _edge_facts(tile, unit)
    yield from effect_facts(tile, unit)
    link = link_fact(tile, 0 if unit is None else unit.status.facing)
    if link is not None:
        yield link
    yield from ability_facts(tile, unit)
    if tile.kind != "hq":
        yield _toughness_fact(tile, unit)


def _troubles(unit: UnitOnBoard) -> Iterator[CardFact]:
    """Nets that hold the unit, and a Scoper that turns it."""
    s = unit.state
    if unit.status.net_of_steel:
        text = phrase("card-under-net-of-steel")
        title = phrase("ability-net_of_steel")
        yield CardFact(icon="mk-net-of-steel", title=title, text=text, tone=HARM)
    holders = [hex for hex in hexes_of(int(s.netters) & ~int(s.netted)) if caught_by(s, hex) >> unit.hex & 1]
    if unit.is_netted and holders:
        yield CardFact(
            icon="mk-netted",
            title=phrase("card-netted"),
            text=phrase("card-netted-help", units=unit.refs(holders)),
            tone=HARM,
            hexes=unit.labels(holders),
        )
    takeover = takeover_fact(unit)
    if takeover is not None:
        yield takeover


def _counter_fact(tile: Tile, state: State | None, seat: int | None) -> CardFact | None:
    """What an HQ has left in this game, or has scored (NH-13.3.1); without a game as printed."""
    if not tile.health:
        return None
    value = most = tile.health
    if state is not None and seat is not None:
        value, most = health_of(state)[seat], int(state.rules.mode.most[seat])
        if is_scored(state):
            points = phrase("card-share", name=phrase("table-points"), value=value, most=most)
            return CardFact(icon="ui-points", title=points, text=phrase("card-points-help"))
    name, text = phrase("icon-health"), phrase("kind-hq-help")
    title = named(name, value) if value == most else phrase("card-share", name=name, value=value, most=most)
    return CardFact(icon="mk-health", title=title, text=text, tone=HARM if value <= LITTLE_HEALTH else "")


def _initiative_fact(tile: Tile, unit: UnitOnBoard | None) -> CardFact | None:
    if not tile.initiatives:
        if tile.kind != "warrior":
            return None
        title, text = phrase("card-no-initiative"), phrase("card-no-initiative-help")
        return CardFact(icon="mk-no-initiative", title=title, text=text)
    if unit is None:
        acts = sentences(_phases(tile.initiatives), phrase("card-higher-first"))
        return CardFact(icon="mk-initiative", title=_initiative(tile.initiatives), text=acts)
    now = unit.status.initiatives
    change = change_of(tile.initiatives, now)
    made = changes(unit, "initiative")
    more = [module for module, effect in unit.givers("extra_attack") for _ in range(effect.amount)]
    idle = phrase("card-netted-idle") if unit.is_netted else _phases(now)
    return CardFact(
        icon="mk-initiative",
        title=_initiative(now),
        text=sentences(idle, *_reasons(tile, unit, made, more)),
        tone=LOWERED if unit.is_netted else {1: RAISED, -1: LOWERED, 0: ""}[change],
        hexes=unit.labels(dict.fromkeys([module for module, _ in made] + more)),
    )


def _initiative(values: tuple[int, ...]) -> Phrase:
    return named(phrase("icon-initiative"), _numbers(values))


def _numbers(values: tuple[int, ...]) -> Listing:
    return Listing(tuple(str(value) for value in values))


def _phases(values: tuple[int, ...]) -> Phrase:
    return phrase("card-acts", count=len(values), phases=_numbers(values))


def _reasons(
    tile: Tile, unit: UnitOnBoard, made: list[tuple[int, Phrase]], more: list[int]
) -> Iterator[Phrase | None]:
    """Where the present values come from (NH-6A.3, NH-6A.5)."""
    given = [part for _, part in made]
    given += [phrase("card-change-attack", unit=unit.ref(module)) for module in more]
    if given:
        yield phrase("card-printed", printed=_numbers(tile.initiatives), changes=Listing(tuple(given)))
    total = sum(effect.amount for _, effect in unit.givers("initiative"))
    tokens = {max(0, value + total) for value in tile.initiatives}
    if min(tile.initiatives) + total < 0:
        yield phrase("card-not-below-zero")
    if len(unit.status.initiatives) < len(tokens) + len(more):
        yield phrase("card-no-phase-left")


def _edge_facts(tile: Tile, unit: UnitOnBoard | None) -> Iterator[CardFact]:
    """Armor, reflection and nets."""
    facing = 0 if unit is None else unit.status.facing
    if tile.armor:
        title = phrase("card-edges", kind=phrase("icon-armor"), where=towards(tile.armor, facing))
        yield CardFact(icon="i-armor", title=title, text=phrase("icon-armor-help"))
    if tile.reflection:
        title = phrase("card-edges", kind=phrase("icon-reflection"), where=towards(tile.reflection, facing))
        caught = unit is not None and unit.is_netted
        stopped = phrase("card-not-netted") if caught else None
        text = sentences(phrase("icon-reflection-help"), stopped)
        yield CardFact(icon="i-reflection", title=title, text=text, tone=LOWERED if caught else "")
    if tile.nets:
        yield _net_fact(tile, unit, facing)


def _net_fact(tile: Tile, unit: UnitOnBoard | None, facing: int) -> CardFact:
    kind = "web" if tile.web else "nets"
    title = phrase("card-edges", kind=phrase(f"icon-{kind}"), where=towards(tile.nets, facing))
    icon = "i-web" if tile.web else "i-net"
    if unit is None:
        return CardFact(icon=icon, title=title, text=phrase(f"icon-{kind}-help"))
    if unit.is_netted:
        return CardFact(icon=icon, title=title, text=phrase("card-nets-nothing"), tone=LOWERED)
    s = unit.state
    aimed = int(caught_by(s, unit.hex))
    held = list(hexes_of(aimed & int(s.netted)))
    void = list(hexes_of(aimed & ~int(s.netted)))
    text = sentences(
        phrase("card-holds", units=unit.refs(held)) if held else None,
        phrase("card-nets-cancel", units=unit.refs(void)) if void else None,
        None if aimed else phrase("card-holds-nobody"),
    )
    tone = LOWERED if void and not held else ""
    return CardFact(icon=icon, title=title, text=text, tone=tone, hexes=unit.labels(held + void))


def _toughness_fact(tile: Tile, unit: UnitOnBoard | None) -> CardFact:
    wounds = 0 if unit is None else unit.status.wounds
    if not tile.toughness:
        title, text = phrase("card-no-toughness"), phrase("card-no-toughness-help")
        return CardFact(icon="ab-toughness", title=title, text=text)
    name = phrase("icon-toughness")
    if not wounds:
        title = named(name, tile.toughness)
        return CardFact(icon="ab-toughness", title=title, text=phrase("icon-toughness-help"))
    last = wounds >= tile.toughness
    return CardFact(
        icon="mk-heart-lost",
        title=phrase("card-wounds", count=wounds, most=tile.toughness),
        text=phrase("card-next-wound" if last else "icon-toughness-help"),
        tone=HARM,
    )
