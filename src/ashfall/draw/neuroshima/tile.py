"""One tile as SVG. Tile space: origin in the middle, corner radius 100, flat top, direction 0 up."""

from typing import Final

from ashfall.draw.neuroshima.centre import plate
from ashfall.draw.neuroshima.corners import chips, hearts, initiative_chip, net_mark
from ashfall.draw.neuroshima.edges import armor, edges
from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.neuroshima.seats import mirror_dots
from ashfall.draw.neuroshima.words import tile_words
from ashfall.draw.palette import CORAL, DEEP, INK, STEEL_NET, WHITE, mix
from ashfall.draw.sprite import band_pattern
from ashfall.draw.svg import HEX, document, group, line, path, shape, use
from ashfall.neuroshima import tile as data

__all__ = ["TileState", "cracks", "tile_group", "tile_svg"]

BOX: Final = (-100.0, -86.6, 200.0, 173.2)
BAND_SHARE: Final = 0.17  # of army colour in the band
RIM: Final = "scale(.955)"
CRACKS: Final = "M-60-90-38-44-52-8-26 20-40 90M-38-44 6-30 22-90M-26 20 26 36 60 14 100 20M26 36 34 90"


def tile_svg(
    tile: data.Tile,
    army: data.ArmyLook,
    look: TileState | None = None,
    width: float = 120,
    language: str = "en",
) -> str:
    """A whole SVG file of one tile; `width` is in pixels from corner to corner."""
    words = f"{tile.help.get(language, '')} {tile_words(tile, look, language)}"
    return document(tile_group(tile, army, look), BOX, width, tile.name(language), words.strip(), language)


def tile_group(tile: data.Tile, army: data.ArmyLook, look: TileState | None = None) -> str:
    """One tile in tile space, to be put into a larger drawing.

    The order carries meaning: under a net lies what the net stops (attacks, links, abilities), above it what
    still counts (armor, toughness, health) and the initiative, which must stay readable.
    """
    look = look or TileState()
    body = _instant(tile, army, look) if tile.kind == "instant" else _unit(tile, army, look)
    return group(
        body,
        data_army=tile.army,
        data_tile=tile.key,
        data_facing=str(look.facing % 6),
        opacity=0.84 if look.ghost else None,
    )


def _unit(tile: data.Tile, army: data.ArmyLook, look: TileState) -> str:
    caught = look.netted or look.steel_net
    colour = mix(army.colour, INK, 0.1) if caught else army.colour
    abilities = chips(tile, look, army.colour)
    layers = [
        _ground(army),
        _caps(army.colour) if tile.kind == "hq" else "",
        line(HEX, WHITE, 4.5, transform="scale(.895)") if look.mirror else "",
        edges(tile, look, army.colour),
        abilities + _net_veil(look.steel_net) if caught else "",
        armor(tile, look),
        plate(tile, army, look, colour),
        "" if caught else abilities,
        initiative_chip(tile, look, army.colour),
        hearts(tile, look, army.colour),
        net_mark(look.steel_net) if caught else "",
        mirror_dots(look.mirror, 0, 40),
        _destroyed() if look.destroyed else "",
        _ghost_rim() if look.ghost else "",
    ]
    return "".join(layers)


def _ground(army: data.ArmyLook) -> str:
    band = mix(INK, army.colour, BAND_SHARE)
    return (
        path(HEX, fill=INK)
        + path(HEX, transform=RIM, fill=band)
        + path(HEX, transform=RIM, fill=band_pattern(army.pattern, army.colour))
        + line(HEX, army.colour, 6, transform=RIM)
    )


def _caps(colour: str) -> str:
    """Six bright corners: the mark of an HQ."""
    return "".join(
        path("M95.5 0 80.5 26 73 13V-13L80.5-26z", fill=colour, transform=f"rotate({60 * k})")
        for k in range(6)
    )


def _net_veil(steel: bool) -> str:
    """The mesh over everything that a netted unit can no longer do."""
    mesh = "".join(
        f"M{-180 + 52 * k} -90L{-76 + 52 * k} 90M{180 - 52 * k} -90L{76 - 52 * k} 90" for k in range(6)
    )
    veil = path(HEX, fill=DEEP, fill_opacity=0.42)
    shade = line(mesh, DEEP, 9, stroke_opacity=0.55)
    return group(veil + shade + line(mesh, STEEL_NET if steel else WHITE, 4.5), clip_path="url(#tile-clip)")


def cracks() -> str:
    """The cracks over a tile that is destroyed."""
    return group(line(CRACKS, INK, 10) + line(CRACKS, CORAL, 5), clip_path="url(#tile-clip)")


def _destroyed() -> str:
    veil = path(HEX, fill=DEEP, fill_opacity=0.55)
    skull = shape("circle", r=38, fill=INK) + use("mk-destroyed", 0, 0, 52, CORAL)
    return group(veil + cracks() + skull, data_icon="destroyed")


def _ghost_rim() -> str:
    return line(HEX, WHITE, 7, stroke_dasharray="30 14", transform=RIM)


def _instant(tile: data.Tile, army: data.ArmyLook, look: TileState) -> str:
    """No hex but a round token with one icon, so it never looks placeable."""
    band = mix(INK, army.colour, BAND_SHARE)
    icon = "in-" + tile.instant.replace("_", "-")
    return (
        shape("circle", r=84, fill=INK)
        + shape("circle", r=79, fill=band)
        + shape("circle", r=79, fill=band_pattern(army.pattern, army.colour))
        + shape("circle", r=79, fill="none", stroke=army.colour, stroke_width=6, stroke_dasharray="34 7.4")
        + (shape("circle", r=70, fill="none", stroke=WHITE, stroke_width=4.5) if look.mirror else "")
        + use(icon, 0, 0, 88, army.colour)
        + (mirror_dots(look.mirror, 0, 58) if look.mirror > 1 else "")
    )
