"""Vehicles on the map: their doors, who is on them, what is inside, a roadblock around them."""

from typing import Final

from ashfall.draw.hardcity.crowd import crowd_group
from ashfall.draw.hardcity.palette import BARREL, CIVILIAN, DONUT
from ashfall.draw.hardcity.plan import Projection
from ashfall.draw.hardcity.scene import Scene
from ashfall.draw.hardcity.shapes import Box, moved, placed
from ashfall.draw.hardcity.tokens import roadblock_group
from ashfall.draw.hardcity.vehicles import cargo_group, vehicle_group
from ashfall.draw.svg import group, num
from ashfall.hardcity.description.things import VehicleNow

__all__ = ["vehicles_group"]

CARGO: Final = {"civilian": CIVILIAN, "mayor": DONUT, "barrel": BARREL}
LABEL: Final = 26.0  # height that the cargo takes from a crowd


def vehicles_group(scene: Scene, plan: Projection) -> str:
    """All vehicles of a scene."""
    vehicles = enumerate(scene.now.vehicles)
    return "".join(_vehicle(vehicle, number, scene, plan) for number, vehicle in vehicles)


def _vehicle(vehicle: VehicleNow, number: int, scene: Scene, plan: Projection) -> str:
    box = plan.around(scene.places[space] for space in vehicle.spaces)
    body = "".join(_door(box, plan.cell(scene.places[space])) for space in vehicle.doors)
    body += vehicle_group(vehicle.kind, box, _nose(vehicle, box, scene, plan), number, vehicle.wrecked)
    if vehicle.barred:
        body += _barrier(box)
    pieces = scene.pieces.get(vehicle.node, ()) if vehicle.node else ()
    if pieces:
        body += crowd_group(pieces, _deck(box, bool(vehicle.cargo)), 2 * len(vehicle.spaces))
    if vehicle.cargo:
        right = box.left + box.width / 2 + max(0.0, box.width / 2 - 62)
        body += moved(cargo_group(tuple(vehicle.cargo.items()), CARGO), right, box.top + 24)
    return group(body, data_parked=vehicle.kind)


def _deck(box: Box, has_label: bool) -> Box:
    """Where mutants stand on a vehicle."""
    inner = box.smaller(12)
    lower = LABEL if has_label else 0.0
    return Box(inner.left, inner.top + lower, inner.width, inner.height - lower)


def _barrier(box: Box) -> str:
    """A fence around a vehicle with a roadblock, and the barrier itself at its lower edge (HC-17.9.12)."""
    fence = box.smaller(-3).draw(
        rx=14, fill="none", stroke="#E5402F", stroke_width=6, stroke_dasharray="16 10"
    )
    return fence + moved(roadblock_group(), box.middle[0], box.top + box.height - 16, 0.8)


def _nose(vehicle: VehicleNow, box: Box, scene: Scene, plan: Projection) -> str:
    """Where the front of a vehicle points."""
    rear, front = (plan.cell(scene.places[vehicle.spaces[k]]) for k in (0, -1))
    if box.width >= box.height:
        return "right" if front.left > rear.left else "left"
    return "down" if front.top > rear.top else "up"


def _door(box: Box, cell: Box) -> str:
    """A step on the edge between a vehicle and a space at its doors (HC-2.6)."""
    x, y = cell.middle
    if box.left < x < box.left + box.width:
        place = f"translate({num(x)} {num(box.top if y < box.top else box.top + box.height)})"
    else:
        place = f"translate({num(box.left if x < box.left else box.left + box.width)} {num(y)}) rotate(90)"
    return group(placed("door"), transform=place, data_layer="door")
