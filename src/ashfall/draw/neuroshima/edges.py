"""What stands on the six edges of a tile: attacks, armor, nets, reflection and links."""

import math
from collections.abc import Sequence
from typing import Final

from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.palette import AMBER, CORAL, INK, ION, IVORY, LIME, SILVER, STEEL
from ashfall.draw.svg import figures, group, num, shape
from ashfall.neuroshima.tile import Tile

__all__ = ["armor", "crowded", "edges"]

# Room for one icon when so many stand side by side on an edge.
SLOT: Final = {1: 42.0, 2: 27.0, 3: 20.0, 4: 16.5}
WIDTH: Final = {"melee": 42.0, "friendly-fire": 42.0, "ranged": 35.0, "gauss": 54.0}
COLOUR: Final = {"melee": IVORY, "friendly-fire": CORAL, "ranged": AMBER, "gauss": ION}
MOST_OF_A_KIND: Final = 3
MOST_ON_AN_EDGE: Final = 4


def edges(tile: Tile, look: TileState, colour: str) -> str:
    """Everything on the edges that a net would stop."""
    return "".join(_edge(tile, edge, look, colour) for edge in range(6))


def armor(tile: Tile, look: TileState) -> str:
    """Armor still counts under a net, so it is drawn apart from the rest."""
    return "".join(_piece("armor", edge, look, STEEL) for edge in tile.armor)


def crowded(tile: Tile, look: TileState) -> frozenset[int]:
    """Directions in which more than one icon stands side by side."""
    return frozenset(
        (edge + look.facing) % 6
        for edge in range(6)
        if sum(strength for _, strength, _ in _attacks(tile, edge, look)) > 1
    )


def _edge(tile: Tile, edge: int, look: TileState, colour: str) -> str:
    attacks = _attacks(tile, edge, look)
    out = ""
    if edge in tile.nets:
        whole = "web" if tile.web else "net"
        icon = "net-strip" if attacks and not tile.web else whole
        out += _piece(whole, edge, look, SILVER, icon)
    if edge in tile.reflection:
        squeeze = "translate(0 -51) scale(1 .42)" if attacks else ""
        out += _piece("reflection", edge, look, ION, squeeze=squeeze)
    if edge in tile.links and not _is_plain_aura(tile):
        hostile = any(effect.targets == "enemy" for effect in tile.effects)
        out += _piece("link-enemy" if hostile else "link", edge, look, colour)
    covered = edge in tile.armor or edge in tile.nets or edge in tile.reflection
    return out + _attack_row(attacks, edge, look, "-in" if covered else "")


def _is_plain_aura(tile: Tile) -> bool:
    # An HQ that reaches all its neighbours says so by its chip; arms would hide its teeth.
    return tile.kind == "hq" and len(tile.links) == 6


def _piece(icon: str, edge: int, look: TileState, colour: str, symbol: str = "", squeeze: str = "") -> str:
    body = _symbol(symbol or icon, squeeze)
    return _placed(body, icon, edge, look, color=colour)


def _placed(body: str, icon: str, edge: int, look: TileState, **values: str | float | None) -> str:
    direction = (edge + look.facing) % 6
    turn = f"rotate({60 * direction})" if direction else None
    return group(
        body, data_icon=icon, data_edge=str(edge), data_direction=str(direction), transform=turn, **values
    )


def _symbol(name: str, transform: str = "") -> str:
    return shape("use", href=f"#e-{name}", x=-100, y=-100, width=200, height=200, transform=transform or None)


def _attacks(tile: Tile, edge: int, look: TileState) -> list[tuple[str, int, int]]:
    """Kind, strength with bonus, and bonus of each attack through an edge."""
    found: list[tuple[str, int, int]] = []
    if tile.melee[edge]:
        kind = "friendly-fire" if edge in tile.friendly_fire else "melee"
        found.append((kind, tile.melee[edge] + look.melee_bonus, look.melee_bonus))
    if edge in tile.gauss:
        found.append(("gauss", tile.ranged[edge], 0))  # no bonus reaches a Gauss shot
    elif tile.ranged[edge]:
        found.append(("ranged", tile.ranged[edge] + look.ranged_bonus, look.ranged_bonus))
    return found


def _attack_row(attacks: Sequence[tuple[str, int, int]], edge: int, look: TileState, tail: str) -> str:
    total = sum(strength for _, strength, _ in attacks)
    countable = total <= MOST_ON_AN_EDGE and all(n <= MOST_OF_A_KIND for _, n, _ in attacks)
    # Icons that can no longer be counted give way to one icon and a figure.
    slots = total if countable else 2 * len(attacks)
    slot = SLOT.get(slots, SLOT[4])
    x = -slot * (slots - 1) / 2
    out = ""
    for kind, strength, bonus in attacks:
        colour = LIME if bonus else COLOUR[kind]
        repeat = strength if countable else 1
        icons = "".join(_icon(kind + tail, kind, x + slot * k, slot) for k in range(repeat))
        out += _placed(icons, kind, edge, look, data_strength=str(strength), color=colour)
        x += slot * repeat
        if not countable:
            out += _figure(strength, (edge + look.facing) % 6, x, slot, colour)
            x += slot
    return out


def _icon(symbol: str, kind: str, x: float, slot: float) -> str:
    scale = min(1.0, slot / WIDTH[kind])
    return _symbol(symbol, f"translate({num(x)} 0) scale({num(scale)} 1)" if scale < 1 else "")


def _figure(strength: int, direction: int, x: float, slot: float, colour: str) -> str:
    """A strength, upright on a dark disc beside its icon."""
    turn = math.radians(60 * direction)
    cx = x * math.cos(turn) + 62 * math.sin(turn)
    cy = x * math.sin(turn) - 62 * math.cos(turn)
    size = min(30.0, slot * 1.5)
    disc = shape("circle", cx=cx, cy=cy, r=size * 0.62, fill=INK)
    return disc + figures(str(strength), cx, cy, size, colour)
