"""The maps layer by layer: ground, flat things, vehicles, pieces, coordinates."""

from collections.abc import Mapping
from html import escape
from typing import Final

from ashfall.draw.hardcity.crowd import crowd_group
from ashfall.draw.hardcity.flat import lamp_areas, lamp_switches, manholes_of, places_group, zones_group
from ashfall.draw.hardcity.ground import PANELS, ground_group
from ashfall.draw.hardcity.maps import MapParts
from ashfall.draw.hardcity.palette import CLOUD, CORAL, CRATE, INK, LAMP, MUTANT, TEXT_2
from ashfall.draw.hardcity.parked import vehicles_group
from ashfall.draw.hardcity.plan import GUTTER, Projection
from ashfall.draw.hardcity.scene import Scene
from ashfall.draw.hardcity.shapes import Box, rect
from ashfall.draw.svg import figures, figures_width, group, text, use

__all__ = ["map_group"]

STRIP: Final = 21.0  # height that the marks of a space take from a crowd
Mark = tuple[str, str, str]  # icon or nothing, words or nothing, colour


def map_group(scene: Scene, parts: MapParts, plan: Projection, words: Mapping[str, str]) -> str:
    """All maps of a scene; `words` say what is on a space, for those who point at it."""
    below = (lamp_areas, zones_group, places_group, vehicles_group)
    body = plan.turned(ground_group(parts)) + "".join(layer(scene, plan) for layer in below)
    body += _pieces(scene, plan, words) + lamp_switches(scene, plan) + _coordinates(scene, plan)
    return group(body, data_layer="map")


def _marks(scene: Scene) -> dict[str, list[Mark]]:
    """What must stay readable about a space, however many stand on it."""
    found = _covered_marks(scene)
    for hole, is_closed in manholes_of(scene):
        colour = CORAL if is_closed else MUTANT
        found.setdefault(hole.space, []).append(("hc-i-ladder", str(hole.number), colour))
        if hole.ladder is not None and scene.city.ladders:  # which manholes are above each ladder
            below = scene.city.ladders[hole.ladder - 1]
            found.setdefault(below, []).append(("", str(hole.number), colour))
    return found


def _covered_marks(scene: Scene) -> dict[str, list[Mark]]:
    """Marks for what can be seen by itself until somebody stands on it."""
    found: dict[str, list[Mark]] = {}
    for letter, space in scene.city.named.items():
        if space in scene.pieces:
            found.setdefault(space, []).append(("", letter, CRATE))
    for space in scene.now.clouds:
        if space in scene.pieces:
            found.setdefault(space, []).append(("hc-i-cloud", "", CLOUD))
    helicopter = scene.now.helicopter
    if helicopter is not None and helicopter.space in scene.pieces:
        over = found.setdefault(helicopter.space, [])
        over.append(("hc-i-helicopter", "", CRATE))
        if helicopter.ladder:
            over.append(("hc-i-ladder", "", LAMP))
    return found


def _pieces(scene: Scene, plan: Projection, words: Mapping[str, str]) -> str:
    """Figures and things, space by space, and the marks of the spaces above them."""
    marks, body = _marks(scene), ""
    for space, place in scene.places.items():
        box, pieces, own = plan.cell(place), scene.pieces.get(space, ()), marks.get(space, [])
        room = box.smaller(5)
        if own and len(pieces) > 1:
            room = Box(room.left, room.top + STRIP, room.width, room.height - STRIP)
        if pieces:
            title = f"<title>{escape(words[space])}</title>"
            body += group(title + crowd_group(pieces, room), data_on=place.label)
        if own:
            body += _strip(own, box)
    return body


def _strip(marks: list[Mark], box: Box) -> str:
    """Small tags from the upper left corner of a space on."""
    body, x, y = "", box.left + 4, box.top + 14
    for icon, words, colour in marks:
        wide = (20.0 if icon else 2.0) + (_tag_room(words) if words else 2.0)
        body += rect(x, y - 11, wide, 22, rx=6, fill=INK, stroke=colour, stroke_width=2)
        if icon:
            body += use(icon, x + 11, y, 15, colour)
        if words.isdigit():
            body += figures(words, x + wide - 9, y, 13, colour)
        elif words:
            body += text(words, x + wide - 11, y, 17, colour, weight=800)
        x += wide + 3
    return group(body, data_layer="marks")


def _tag_room(words: str) -> float:
    """How much room a number or letter takes in a tag."""
    return figures_width(words, 13) + 8 if words.isdigit() else 18.0


def _coordinates(scene: Scene, plan: Projection) -> str:
    """Letters and numbers at the edges; those of sewer and roof begin with S and R as in their names."""
    body = ""
    for grid in ("main", *(panel for panel in PANELS if panel in plan.ground.origins)):
        joined = [p for p in scene.city.spaces if (p.grid if p.grid in PANELS else "main") == grid]
        box = plan.around(joined)
        prefix = "" if grid == "main" else grid[0].upper()
        columns = {p.x: f"{prefix}{chr(ord('A') + p.x)}" for p in joined}
        lines = {p.y: str(p.y + 1) for p in joined}
        across, down = (columns, lines) if plan.upright else (lines, columns)
        first = joined[0]
        for key, label in across.items():
            cell = plan.rect(*((key, first.y) if plan.upright else (first.x, key)), grid=grid)
            body += text(label, cell.middle[0], box.top - GUTTER / 2 + 2, 24, TEXT_2, weight=600)
        for key, label in down.items():
            cell = plan.rect(*((first.x, key) if plan.upright else (key, first.y)), grid=grid)
            body += text(label, box.left - GUTTER / 2 - 2, cell.middle[1], 24, TEXT_2, weight=600)
    return group(body, data_layer="coordinates")
