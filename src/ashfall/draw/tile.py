"""One tile as SVG. Tile space: origin in the middle, corner radius 100, flat top, direction 0 up."""

import math
from typing import Final

from ashfall.draw.centre import effect_icon, effect_sign, plate
from ashfall.draw.edges import armor, edges
from ashfall.draw.look import Look
from ashfall.draw.palette import CORAL, DEEP, INK, STEEL_NET, WHITE, mix
from ashfall.draw.sprite import band_pattern
from ashfall.draw.svg import HEX, document, figures, group, line, path, shape, use
from ashfall.neuroshima import tile as data

__all__ = ["Look", "tile_group", "tile_svg"]

BOX: Final = (-100.0, -86.6, 200.0, 173.2)
BAND_SHARE: Final = 0.17  # of army colour in the band
RIM: Final = "scale(.955)"
CORNER: Final = 73.0  # distance of chips and hearts from the middle
E, SE, SW, W, NW, NE = range(6)
CRACKS: Final = (
    "M-60-90-38-44-52-8-26 20-40 90M-38-44 6-30 22-90M-26 20 26 36 60 14 100 20M26 36 34 90"
)


def tile_svg(
    tile: data.Tile, army: data.Look, look: Look | None = None, width: float = 120, language: str = "en"
) -> str:
    """A whole SVG file of one tile; `width` is in pixels from corner to corner."""
    return document(
        tile_group(tile, army, look), BOX, width, tile.name(language), tile.help.get(language, ""), language
    )


def tile_group(tile: data.Tile, army: data.Look, look: Look | None = None) -> str:
    """One tile in tile space, to be put into a larger drawing.

    The order carries meaning: under a net lies what the net stops (attacks, links, abilities), above it what still
    counts (armor, toughness, health) and the initiative, which must stay readable.
    """
    look = look or Look()
    body = _instant(tile, army, look) if tile.kind == "instant" else _unit(tile, army, look)
    return group(
        body,
        data_army=tile.army,
        data_tile=tile.key,
        data_facing=str(look.facing % 6),
        opacity=0.84 if look.ghost else None,
    )


def _unit(tile: data.Tile, army: data.Look, look: Look) -> str:
    caught = look.netted or look.steel_net
    colour = mix(army.colour, INK, 0.1) if caught else army.colour
    layers = [
        _ground(army, look),
        _caps(army.colour) if tile.kind == "hq" else "",
        edges(tile, look, army.colour),
        _chips(tile, army.colour, look),
        _net_veil(look.steel_net) if caught else "",
        armor(tile, look),
        plate(tile, army, look, colour),
        _initiative_chip(tile, look, army.colour),
        _hearts(tile, look, army.colour),
        _net_mark(look.steel_net) if caught else "",
        _mirror_dot() if look.mirror else "",
        _destroyed() if look.destroyed else "",
        _ghost_rim() if look.ghost else "",
    ]
    return "".join(layers)


def _ground(army: data.Look, look: Look) -> str:
    band = mix(INK, army.colour, BAND_SHARE)
    inner = line(HEX, WHITE, 4.5, transform="scale(.895)") if look.mirror else ""
    return (
        path(HEX, fill=INK)
        + path(HEX, transform=RIM, fill=band)
        + path(HEX, transform=RIM, fill=band_pattern(army.pattern, army.colour))
        + line(HEX, army.colour, 6, transform=RIM)
        + inner
    )


def _caps(colour: str) -> str:
    """Six bright corners: the mark of an HQ."""
    return "".join(
        path("M95.5 0 80.5 26 73 13V-13L80.5-26z", fill=colour, transform=f"rotate({60 * k})")
        for k in range(6)
    )


def _corner(k: int) -> tuple[float, float]:
    turn = math.radians(60 * k)
    return CORNER * math.cos(turn), CORNER * math.sin(turn)


def _chip(k: int, icon: str, sign: str, colour: str, used: bool, **values: str) -> str:
    """A round mark in a corner; hollow when the ability is used up for this turn."""
    x, y = _corner(k)
    pen = colour if used else INK
    disc = shape("circle", cx=x, cy=y, r=27.5, fill=INK)
    disc += shape(
        "circle",
        cx=x,
        cy=y,
        r=22 if used else 24,
        fill=INK if used else colour,
        stroke=colour if used else None,
        stroke_width=4 if used else None,
    )
    size = 28 if used else 34
    if icon and sign:
        body = use(icon, x, y - 8, 22, pen) + figures(sign, x, y + 13, 15, pen)
    elif icon:
        body = use(icon, x, y, size, pen)
    else:
        body = figures(sign, x, y, 30 if len(sign) == 1 else 24, pen)
    return group(disc + body, data_corner=str(k), **values)


def _chips(tile: data.Tile, colour: str, look: Look) -> str:
    """Abilities at the E and SE corners; an HQ shows its aura first."""
    auras = [
        ("aura", effect.keyword, effect_icon(effect), effect_sign(effect))
        for effect in tile.effects
        if tile.kind != "module"
    ]
    marks = auras + [("ability", key, "ab-" + key.replace("_", "-"), "") for key in tile.abilities]
    return "".join(
        _chip(k, icon, "" if icon and sign == "+1" else sign, colour, key in look.used, data_icon=kind, data_key=key)
        for k, (kind, key, icon, sign) in zip((E, SE), marks, strict=False)
    )


def _initiative_chip(tile: data.Tile, look: Look, colour: str) -> str:
    """The initiative where the plate says something else: on an HQ and on a module that attacks."""
    values = tile.initiatives if look.initiatives is None else look.initiatives
    if tile.kind == "warrior" or not values:
        return ""
    place = W if tile.kind == "hq" else NW
    changed = values != tile.initiatives
    return _chip(place, "", "".join(map(str, values[:2])), colour, changed, data_icon="initiative")


def _hearts(tile: data.Tile, look: Look, colour: str) -> str:
    """Toughness at the W and SW corners, the last heart lost first; from three on one heart with a figure."""
    left = max(0, tile.toughness - look.wounds)
    if tile.toughness > 2:
        x, y = _corner(W)
        heart = use("ab-toughness", x, y + 1, 54, INK) + use("ab-toughness", x, y, 46, colour)
        return group(heart + figures(str(left), x, y - 2, 24, INK), data_icon="toughness")
    out = ""
    for k, place in zip(range(tile.toughness), (W, SW), strict=False):
        x, y = _corner(place)
        lost = k >= left
        heart = use("ab-toughness", x, y + 1, 50, INK)
        heart += use("mk-heart-lost" if lost else "ab-toughness", x, y, 40, CORAL if lost else colour)
        out += group(heart, data_icon="lost-heart" if lost else "heart", data_corner=str(place))
    return out


def _net_veil(steel: bool) -> str:
    """The mesh over everything that a netted unit can no longer do."""
    mesh = "".join(
        f"M{-180 + 52 * k} -90L{-76 + 52 * k} 90M{180 - 52 * k} -90L{76 - 52 * k} 90" for k in range(6)
    )
    veil = path(HEX, fill=DEEP, fill_opacity=0.42)
    shade = line(mesh, DEEP, 9, stroke_opacity=0.55)
    return group(veil + shade + line(mesh, STEEL_NET if steel else WHITE, 4.5), clip_path="url(#tile-clip)")


def _net_mark(steel: bool) -> str:
    x, y = _corner(NE)
    colour = STEEL_NET if steel else WHITE
    disc = shape("circle", cx=x, cy=y, r=25, fill=INK, stroke=colour, stroke_width=3)
    icon = use("mk-net-of-steel" if steel else "mk-netted", x, y, 34, colour)
    return group(disc + icon, data_icon="net-of-steel" if steel else "netted")


def _mirror_dot() -> str:
    return shape("circle", cy=40, r=8, fill=WHITE, stroke=INK, stroke_width=4, data_icon="mirror")


def _destroyed() -> str:
    veil = path(HEX, fill=DEEP, fill_opacity=0.55) + line(CRACKS, INK, 10) + line(CRACKS, CORAL, 5)
    cross = shape("circle", r=38, fill=INK) + use("mk-destroyed", 0, 0, 52, CORAL)
    return group(group(veil, clip_path="url(#tile-clip)") + cross, data_icon="destroyed")


def _ghost_rim() -> str:
    return line(HEX, WHITE, 7, stroke_dasharray="30 14", transform=RIM)


def _instant(tile: data.Tile, army: data.Look, look: Look) -> str:
    """No hex but a round token with one icon, so it never looks placeable."""
    band = mix(INK, army.colour, BAND_SHARE)
    icon = "in-" + tile.instant.replace("_", "-")
    return (
        shape("circle", r=84, fill=INK)
        + shape("circle", r=79, fill=band)
        + shape("circle", r=79, fill=band_pattern(army.pattern, army.colour))
        + shape("circle", r=79, fill="none", stroke=army.colour, stroke_width=6, stroke_dasharray="34 7.4")
        + (shape("circle", r=70, fill="none", stroke=WHITE, stroke_width=4.5) if look.mirror else "")
        + shape("circle", r=56, fill=band)
        + use(icon, 0, 0, 88, army.colour)
    )
