"""What lies flat on the ground: lamp areas, zones, named spaces, manholes, clouds, the helicopter."""

from typing import Final

from ashfall.draw.hardcity.palette import LAMP, MUTANT
from ashfall.draw.hardcity.plan import Projection
from ashfall.draw.hardcity.scene import Scene
from ashfall.draw.hardcity.shapes import moved
from ashfall.draw.hardcity.tokens import (
    cloud_group,
    exit_group,
    hatch_group,
    helicopter_group,
    ladder_group,
    lamp_group,
    manhole_group,
    named_group,
)
from ashfall.draw.svg import figures, group, line, num
from ashfall.hardcity.description.city import CityManhole

__all__ = ["lamp_areas", "lamp_switches", "manholes_of", "places_group", "zones_group"]

VEIL: Final = "#07050B"
BRACKET: Final = 25.0


def lamp_areas(scene: Scene, plan: Projection) -> str:
    """Warm light under each lamp that is on; a veil where one is off (HC-14.5)."""
    lamps = zip(scene.city.lamps, scene.now.lamps, strict=True)
    return "".join(_lamp_area(spaces, is_on, scene, plan) for spaces, is_on in lamps)


def _lamp_area(spaces: list[str], is_on: bool, scene: Scene, plan: Projection) -> str:
    area = plan.around(scene.places[space] for space in spaces).smaller(3)
    if is_on:
        return area.draw(rx=16, fill=LAMP, fill_opacity=0.17, stroke=LAMP, stroke_width=4, stroke_opacity=0.8)
    veil = area.draw(rx=16, fill=VEIL, fill_opacity=0.58)
    return veil + area.draw(rx=16, fill="none", stroke="#6E6684", stroke_width=3, stroke_dasharray="9 8")


def lamp_switches(scene: Scene, plan: Projection) -> str:
    """The switch of each lamp where the spaces of its area meet."""
    body = ""
    for number, (spaces, is_on) in enumerate(zip(scene.city.lamps, scene.now.lamps, strict=True), 1):
        area = plan.around(scene.places[space] for space in spaces)
        body += moved(lamp_group(number, is_on), *area.middle)
    return body


def zones_group(scene: Scene, plan: Projection) -> str:
    """Green brackets around each deployment zone that counts now, and its number."""
    zones = enumerate(scene.now.zones, 1)
    return "".join(_zone(zone, number, scene, plan) for number, zone in zones if zone)


def _zone(zone: list[str], number: int, scene: Scene, plan: Projection) -> str:
    area = plan.around(scene.places[space] for space in zone).smaller(6)
    right, bottom = area.left + area.width, area.top + area.height
    d = ""
    for x, dx in ((area.left, BRACKET), (right, -BRACKET)):
        for y, dy in ((area.top, BRACKET), (bottom, -BRACKET)):
            d += f"M{num(x + dx)} {num(y)}H{num(x)}V{num(y + dy)}"
    body = area.draw(fill=MUTANT, fill_opacity=0.07) + line(d, MUTANT, 5, stroke_opacity=0.8)
    return group(body + figures(str(number), right - 13, bottom - 15, 14, MUTANT), data_zone=number)


def places_group(scene: Scene, plan: Projection) -> str:
    """Named spaces, exits, ladders, the hatch, manholes, clouds, and the helicopter above them."""
    city, now = scene.city, scene.now
    found = [(space, named_group(letter, now.roof_open)) for letter, space in city.named.items()]
    found += [(space, exit_group(_outwards(scene, plan, space))) for space in city.exits]
    found += [(space, ladder_group(number)) for number, space in enumerate(city.ladders, 1)]
    if city.hatch is not None:
        found.append((city.hatch, hatch_group(now.roof_open)))
    found += [(hole.space, manhole_group(hole.number, is_closed)) for hole, is_closed in manholes_of(scene)]
    found += [(space, cloud_group()) for space in now.clouds]
    if now.helicopter is not None:
        found.append((now.helicopter.space, helicopter_group(now.helicopter.ladder)))
    return "".join(_flat(body, space, scene, plan) for space, body in found)


def manholes_of(scene: Scene) -> list[tuple[CityManhole, bool]]:
    """Manholes that have not been welded, and whether each is closed."""
    holes = zip(scene.city.manholes, scene.now.lids, strict=True)
    return [(hole, lid == "closed") for hole, lid in holes if lid != "welded"]


def _flat(body: str, space: str, scene: Scene, plan: Projection) -> str:
    """One thing in the middle of its space, fainter when somebody stands on it."""
    faint = 0.45 if space in scene.pieces else None
    return moved(group(body, opacity=faint), *plan.cell(scene.places[space]).middle)


def _outwards(scene: Scene, plan: Projection, space: str) -> float:
    """The direction from the middle of the map to a corner, in degrees."""
    (x, y), (mx, my) = plan.cell(scene.places[space]).middle, plan.point(4, 5)
    if x > mx:
        return 45.0 if y > my else 315.0
    return 135.0 if y > my else 225.0
