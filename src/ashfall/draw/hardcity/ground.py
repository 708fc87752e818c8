"""The ground under everything: streets, kerbs and crossings, a surface for each board, night lights.

It is drawn upright and without a word, so that it may be turned. The light of a street lamp is in the middle
of the main map, pink and cyan spill from its corners.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ashfall.draw.hardcity.litter import litter_group
from ashfall.draw.hardcity.maps import MapParts
from ashfall.draw.hardcity.palette import LINE
from ashfall.draw.hardcity.plan import CELL, RIM, ground_plan
from ashfall.draw.hardcity.shapes import Box
from ashfall.draw.hardcity.sprite import picture
from ashfall.draw.svg import group, line, num, path, shape
from ashfall.hardcity.content import Grid
from ashfall.hardcity.description.city import ROWS_OF_A_BOARD

__all__ = ["SURFACES", "draw_ground", "ground_group"]

ROAD: Final = "road"
SAND: Final = "sand"
WATER: Final = "water"
AVENUE: Final = (3, 4)  # columns of the street that runs through both boards
STREETS: Final = (4, 5)  # rows of the one across, where the boards meet
COLUMNS: Final = 8
ROWS: Final = 2 * ROWS_OF_A_BOARD
PANELS: Final = {  # floor, rim, light in the middle, light in the corners
    "sewer": ("#12201C", "#4C7A6A", "toxic", "toxic"),
    "roof": ("#1A1922", LINE, "lamp", "pink"),
}
Space = tuple[str, int, int]  # grid, column, row

# Surface: two tones for neighbouring spaces, the drawing of a pattern of 50 units and its colour.
SURFACES: Final = {
    "1A": ("#312B41", "#2C273B", "M0 25H50M25 0V50M0 0H50M0 0V50", "#3A3450"),  # paving slabs
    "2A": ("#352B3D", "#302738", "M25 0 50 25 25 50 0 25z", "#43364C"),  # arcade tiles
    "3A": ("#2F2F38", "#2A2A33", "M0 0H50M0 0V50M6 6h6v3h-6zM38 41h6v3h-6z", "#3B3B46"),  # concrete plates
    "1B": (
        "#43382F",
        "#3D332B",
        "M0 0H50M0 12.5H50M0 25H50M0 37.5H50M20 0V12.5M40 12.5V25M10 25V37.5M30 37.5V50",
        "#51453A",
    ),
    "2B": (
        "#352F33",
        "#302A2F",
        "M0 0H50M0 17H50M0 33H50M12 0V17M37 0V17M25 17V33M0 17V33M12 33V50M37 33V50",
        "#423A40",
    ),
    "3B": ("#27303A", "#232B34", "M8 8l8 8M33 33l8 8M41 8l-8 8M16 33l-8 8", "#3A4754"),  # steel plates
    ROAD: ("#1E1B27", "#1E1B27", "M9 14h2v2h-2zM31 36h2v2h-2zM40 8h2v2h-2z", "#262231"),
    SAND: (
        "#54482F",
        "#4E432C",
        "M8 10h3v2h-3zM30 6h2v2h-2zM20 28h3v2h-3zM42 38h3v2h-3zM6 42h2v2h-2z",
        "#6A5B3D",
    ),
    "pier": ("#4A3A2B", "#433527", "M0 0H50M0 10H50M0 20H50M0 30H50M0 40H50", "#5A4835"),
    "water": (
        "#173447",
        "#163142",
        "M0 14q6-7 12.5 0t12.5 0 12.5 0 12.5 0M0 39q6-7 12.5 0t12.5 0 12.5 0 12.5 0",
        "#2A5670",
    ),
    "alley": (
        "#2E2429",
        "#2A2025",
        "M0 0H50M0 12.5H50M0 25H50M0 37.5H50M0 0V12.5M25 12.5V25M0 25V37.5M25 37.5V50",
        "#40323A",
    ),
    "sewer": ("#1B2A26", "#182622", "M0 0H50M0 25H50M0 0V25M25 25V50", "#26403A"),
    "roof": (
        "#2B2A33",
        "#27262F",
        "M7 9h2v2h-2zM22 31h2v2h-2zM39 14h2v2h-2zM33 44h2v2h-2zM12 38h2v2h-2z",
        "#4A4956",
    ),
}
# A kerb from below: colour, width, opacity.
KERB: Final = (("#07060B", 18.0, 0.3), ("#8A8399", 6.0, 1.0), ("#C9C3D6", 1.5, 1.0))
# Lights: colour and opacity from the middle outwards.
LIGHTS: Final = {
    "lamp": (("#FFB45E", 0.24), ("#FF8A3D", 0.1), ("#FF8A3D", 0.0)),
    "pink": (("#FF4F9A", 0.3), ("#FF4F9A", 0.0)),
    "toxic": (("#8FE04A", 0.13), ("#8FE04A", 0.0)),
    "cyan": (("#3FC8FF", 0.26), ("#3FC8FF", 0.0)),
    "dusk": (("#07050C", 0.0), ("#07050C", 0.0), ("#07050C", 0.45)),
}
NEON: Final = (
    '<linearGradient id="hg-neon" gradientUnits="userSpaceOnUse" x1="800" y1="0" x2="0" y2="1000">'
    '<stop stop-color="#FF5FB0"/><stop offset=".5" stop-color="#5B4F7D"/>'
    '<stop offset="1" stop-color="#4FD8FF"/></linearGradient>'
)
LAMP_RADIUS: Final = 300.0
CORNERS: Final = (  # light, whether it is at the right and at the bottom, radius
    ("pink", True, False, 460.0),
    ("pink", False, False, 220.0),
    ("cyan", False, True, 460.0),
    ("cyan", True, True, 260.0),
)


def draw_ground(parts: MapParts) -> str:
    """The ground of a map as a picture of its own, with the size that `ground_plan` tells."""
    plan = ground_plan(parts)
    return picture(ground_group(parts), Box(0, 0, plan.width, plan.height))


def ground_group(parts: MapParts) -> str:
    """All grids of a map, street and panels."""
    origins = ground_plan(parts).origins
    made_of = {space: surface_of(parts.boards, *space) for space in parts.spaces()}
    street = [grid for grid in parts.grids if grid.joined]
    left, top = origins[street[0].key]
    boxes = [_box(grid) for grid in street]
    inside = _floor(made_of, street) + _lights(boxes)
    clip = f'<clipPath id="hg-street">{"".join(box.draw() for box in boxes)}</clipPath>'
    body = _rim(boxes) + clip + group(inside, clip_path="url(#hg-street)")
    drawing = _definitions(sorted({*made_of.values()})) + _at(body, left, top)
    for grid in parts.grids:
        if not grid.joined:
            drawing += _at(_panel(grid, made_of), *origins[grid.key])
    return group(drawing, data_layer="ground")


def _at(body: str, left: float, top: float) -> str:
    return group(body, transform=f"translate({num(left)} {num(top)})")


def _box(grid: Grid) -> Box:
    (left, top), (right, bottom) = grid.low, grid.high
    return Box(left * CELL, top * CELL, (right + 1 - left) * CELL, (bottom + 1 - top) * CELL)


def surface_of(boards: tuple[str, ...], grid: str, x: int, y: int) -> str:
    """What a space is made of."""
    if grid == "harbour":
        return "pier" if y == ROWS else WATER
    if grid != "main":
        return grid
    if y in STREETS:
        return ROAD
    board = boards[y // ROWS_OF_A_BOARD]
    if board == "1B":  # the street ends at the boardwalk
        return "1B" if x in AVENUE or y == ROWS_OF_A_BOARD + 1 else SAND
    return ROAD if x in AVENUE else board


def _definitions(surfaces: Iterable[str]) -> str:
    patterns = "".join(_pattern(key) for key in surfaces)
    lights = "".join(_light(key, stops) for key, stops in LIGHTS.items())
    return f"<defs>{patterns}{lights}{NEON}</defs>"


def _pattern(key: str) -> str:
    _, _, drawing, colour = SURFACES[key]
    return (
        f'<pattern id="hg-{key}" width="50" height="50" patternUnits="userSpaceOnUse">'
        f'<path d="{drawing}" fill="none" stroke="{colour}" stroke-width="2"/></pattern>'
    )


def _light(key: str, stops: tuple[tuple[str, float], ...]) -> str:
    drawn = "".join(
        shape("stop", offset=k / (len(stops) - 1), stop_color=colour, stop_opacity=opacity)
        for k, (colour, opacity) in enumerate(stops)
    )
    return f'<radialGradient id="hg-{key}">{drawn}</radialGradient>'


def _rim(boxes: list[Box]) -> str:
    """A neon line around the street, whatever parts it has: the ground covers all of it but the edge."""
    neon = "".join(box.smaller(-10).draw(rx=12, fill="url(#hg-neon)") for box in boxes)
    return neon + "".join(box.smaller(-7).draw(rx=9, fill="#0A0710") for box in boxes)


def _floor(made_of: dict[Space, str], grids: list[Grid]) -> str:
    """Surfaces, what is painted on them, and the lines between spaces."""
    keys = {grid.key for grid in grids}
    own = {space: key for space, key in made_of.items() if space[0] in keys}
    body = _surfaces(own)
    if "main" in keys:
        body += _markings({(x, y) for (grid, x, y), key in own.items() if grid == "main" and key == ROAD})
    body += line("".join(_edges(grid) for grid in grids), "#5A5072", 2, stroke_opacity=0.75)
    return body + _kerbs({(x, y): key for (_, x, y), key in own.items()})


def _surfaces(made_of: dict[Space, str]) -> str:
    """All spaces of a surface in two tones, its pattern over them, and what lies about."""
    body = ""
    for key in sorted({*made_of.values()}):
        spaces = [(x, y) for (_, x, y), own in made_of.items() if own == key]
        for odd in (0, 1):
            tone = "".join(_space(x, y) for x, y in spaces if (x + y) % 2 == odd)
            body += path(tone, fill=SURFACES[key][odd]) if tone else ""
        body += path("".join(_space(x, y) for x, y in spaces), fill=f"url(#hg-{key})")
        body += litter_group(key, spaces)
    return body


def _space(x: float, y: float, wide: float = 1.0, high: float = 1.0) -> str:
    return f"M{num(x * CELL)} {num(y * CELL)}h{num(wide * CELL)}v{num(high * CELL)}h{num(-wide * CELL)}z"


def _edges(grid: Grid) -> str:
    """A quiet line between spaces."""
    box = _box(grid)
    across = (f"M{num(box.left)} {y * 100}h{num(box.width)}" for y in range(grid.low[1], grid.high[1] + 2))
    down = (f"M{x * 100} {num(box.top)}v{num(box.height)}" for x in range(grid.low[0], grid.high[0] + 2))
    return "".join((*across, *down))


def _kerbs(made_of: dict[tuple[int, int], str]) -> str:
    """Light kerbs between street and pavement, and a shore line between sand or planks and water."""
    kerb, shore = "", ""
    for (x, y), key in made_of.items():
        for dx, dy in ((1, 0), (0, 1)):
            other = made_of.get((x + dx, y + dy), key)
            edge = f"M{(x + dx) * 100} {(y + dy) * 100}" + ("v100" if dx else "h100")
            if other == key:
                continue
            if ROAD in (key, other):
                kerb += edge
            elif WATER in (key, other):
                shore += edge
    body = ""
    for colour, wide, opacity in KERB if kerb else ():
        body += line(kerb, colour, wide, stroke_linecap="square", stroke_opacity=opacity)
    return body + (line(shore, "#9CC7D8", 5, stroke_dasharray="18 7", opacity=0.7) if shore else "")


def _markings(roads: set[tuple[int, int]]) -> str:
    """Middle lines and the zebra crossings around the junction."""
    middle = "".join(_middle_lines(roads))
    dashes: dict[str, str | float | None] = {"stroke_dasharray": "28 22", "stroke_dashoffset": -11.0}
    body = line(middle, "#F2C14E", 5, stroke_opacity=0.55, **dashes)
    stripes = ""
    for x, y, wide, high in _crossings():
        if not {(int(x), int(y)), (int(x + wide - 0.01), int(y + high - 0.01))} <= roads:
            continue
        for k in range(5):
            part = (k + 0.22) / 5 * 2
            stripes += _space(x + part, y, 0.22, high) if wide > high else _space(x, y + part, wide, 0.22)
    return body + path(stripes, fill="#EDE6F5", fill_opacity=0.3)


def _middle_lines(roads: set[tuple[int, int]]) -> Iterator[str]:
    """Dashes that leave room for the crossings."""
    middle = AVENUE[1] * CELL
    for y in range(ROWS):
        if y not in STREETS and (AVENUE[0], y) in roads:
            top, bottom = y + 0.4 * (y == STREETS[1] + 1), y + 1 - 0.4 * (y == STREETS[0] - 1)
            yield f"M{num(middle)} {num(top * CELL)}V{num(bottom * CELL)}"
    for x in range(COLUMNS):
        if x not in AVENUE and (x, STREETS[0]) in roads:
            left, right = x + 0.4 * (x == AVENUE[1] + 1), x + 1 - 0.4 * (x == AVENUE[0] - 1)
            yield f"M{num(left * CELL)} {num(STREETS[1] * CELL)}H{num(right * CELL)}"


def _crossings() -> tuple[tuple[float, float, float, float], ...]:
    """Left, top, width and height of those around the junction."""
    return ((3, 3.7, 2, 0.26), (3, 6.04, 2, 0.26), (2.7, 4, 0.26, 2), (5.04, 4, 0.26, 2))


def _lights(boxes: list[Box]) -> str:
    """The street lamp over the junction, what spills from the corners, and dusk around it."""
    wide, high = max(box.left + box.width for box in boxes), max(box.top + box.height for box in boxes)
    glows = _glow("lamp", AVENUE[1] * CELL, STREETS[1] * CELL, LAMP_RADIUS)
    for key, right, low, radius in CORNERS:
        glows += _glow(key, COLUMNS * CELL * right, high * low, radius)
    x, y = wide / 2, high / 2
    return glows + shape("ellipse", cx=x, cy=y, rx=1.44 * x, ry=1.44 * y, fill="url(#hg-dusk)")


def _glow(key: str, x: float, y: float, radius: float) -> str:
    return shape("circle", cx=x, cy=y, r=radius, fill=f"url(#hg-{key})")


def _panel(grid: Grid, made_of: dict[Space, str]) -> str:
    """Sewer or roof, which are no part of the street, with a rim of their own."""
    floor, rim, middle, corner = PANELS[grid.key]
    box, clip = _box(grid), f"hg-inside-{grid.key}"
    frame = box.smaller(-RIM + 3).draw(rx=10, fill=floor, stroke=rim, stroke_width=6)
    radius = min(box.width, box.height) * 0.9
    glows = _glow(middle, *box.middle, radius)
    glows += _glow(corner, box.width, 0, radius) + _glow(corner, 0, box.height, radius)
    inside = group(_floor(made_of, [grid]) + glows, clip_path=f"url(#{clip})")
    return f'{frame}<clipPath id="{clip}">{box.draw()}</clipPath>{inside}'
