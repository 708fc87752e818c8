"""The ground under everything: streets, kerbs and crossings, and a surface of its own for each board."""

from collections.abc import Iterable, Iterator
from typing import Final

from ashfall.draw.hardcity.palette import LINE
from ashfall.draw.hardcity.plan import Projection
from ashfall.draw.hardcity.scene import Scene
from ashfall.draw.hardcity.shapes import rect
from ashfall.draw.svg import group, line, num, path
from ashfall.hardcity.description.city import ROWS_OF_A_BOARD, CitySpace

__all__ = ["SURFACES", "frame_group", "ground_group", "patterns"]

ROAD: Final = "road"
SAND: Final = "sand"
AVENUE: Final = (3, 4)  # columns of the street that runs through both boards
STREETS: Final = (4, 5)  # rows of the one across, where the boards meet

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


def patterns(scene: Scene) -> str:
    """The patterns of the surfaces of a scene, as definitions."""
    used = sorted({surface_of(place) for place in scene.city.spaces})
    return "<defs>" + "".join(_pattern(key) for key in used) + "</defs>"


def _pattern(key: str) -> str:
    _, _, drawing, colour = SURFACES[key]
    return (
        f'<pattern id="hg-{key}" width="50" height="50" patternUnits="userSpaceOnUse">'
        f'<path d="{drawing}" fill="none" stroke="{colour}" stroke-width="2"/></pattern>'
    )


def surface_of(place: CitySpace) -> str:
    """What a space is made of."""
    if place.grid == "harbour":
        return "pier" if place.y == 2 * ROWS_OF_A_BOARD else "water"
    if place.grid != "main":
        return place.grid
    if place.y in STREETS:
        return ROAD
    if place.board == "1B":  # the street ends at the boardwalk
        return "1B" if place.x in AVENUE or place.y == ROWS_OF_A_BOARD + 1 else SAND
    return ROAD if place.x in AVENUE else place.board


def ground_group(scene: Scene, plan: Projection) -> str:
    """All surfaces, what is painted on the streets, and the lines between spaces."""
    spaces = scene.city.spaces
    made_of = {(place.grid, place.x, place.y): surface_of(place) for place in spaces}
    body = "".join(_space(place, made_of[place.grid, place.x, place.y], plan) for place in spaces)
    body += _markings(
        plan, {(x, y) for (grid, x, y), key in made_of.items() if grid == "main" and key == ROAD}
    )
    body += _edges(spaces, plan)
    body += _kerbs(made_of, plan)
    return group(body, data_layer="ground")


def _space(place: CitySpace, key: str, plan: Projection) -> str:
    box, tone = plan.cell(place), SURFACES[key][(place.x + place.y) % 2]
    plain = rect(box.left, box.top, box.width, box.height, fill=tone)
    pattern = rect(box.left, box.top, box.width, box.height, fill=f"url(#hg-{key})")
    return group(plain + pattern, data_space=place.label)


def _edges(places: Iterable[CitySpace], plan: Projection) -> str:
    """A quiet frame around each space."""
    d = ""
    for place in places:
        box = plan.cell(place)
        d += f"M{num(box.left)} {num(box.top)}h{num(box.width)}v{num(box.height)}h{num(-box.width)}z"
    return line(d, "#5A5072", 2, stroke_opacity=0.75)


def _kerbs(made_of: dict[tuple[str, int, int], str], plan: Projection) -> str:
    """Light kerbs between street and pavement, and a shore line between sand or planks and water."""
    kerb, shore = "", ""
    for (grid, x, y), key in made_of.items():
        for dx, dy in ((1, 0), (0, 1)):
            other = _neighbour(made_of, grid, x + dx, y + dy)
            if other is None or other == key:
                continue
            edge = plan.line(x + dx, y + dy, x + 1, y + 1, grid)
            if ROAD in (key, other):
                kerb += edge
            elif "water" in (key, other):
                shore += edge
    body = line(kerb, "#8A8399", 6, stroke_linecap="square") + line(kerb, "#C9C3D6", 1.5) if kerb else ""
    return body + (line(shore, "#9CC7D8", 5, stroke_dasharray="18 7", opacity=0.7) if shore else "")


def _neighbour(made_of: dict[tuple[str, int, int], str], grid: str, x: int, y: int) -> str | None:
    if grid in ("sewer", "roof"):
        return made_of.get((grid, x, y))
    return next((made_of[g, x, y] for g in ("main", "harbour", "alley") if (g, x, y) in made_of), None)


def _markings(plan: Projection, roads: set[tuple[int, int]]) -> str:
    """Middle lines and the zebra crossings around the junction."""
    middle = "".join(_middle_lines(plan, roads))
    body = line(middle, "#F2C14E", 5, stroke_opacity=0.55, stroke_dasharray="26 20")
    stripes = ""
    for x, y, wide, high, across in _crossings():
        if not {(int(x), int(y)), (int(x + wide - 0.01), int(y + high - 0.01))} <= roads:
            continue
        for k in range(5):
            part = (k + 0.22) / 5 * 2
            box = plan.rect(x + part, y, 0.22, high) if across else plan.rect(x, y + part, wide, 0.22)
            stripes += (
                f"M{num(box.left)} {num(box.top)}h{num(box.width)}v{num(box.height)}h{num(-box.width)}z"
            )
    return body + path(stripes, fill="#EDE6F5", fill_opacity=0.3)


def _middle_lines(plan: Projection, roads: set[tuple[int, int]]) -> Iterator[str]:
    for y in range(2 * ROWS_OF_A_BOARD):
        if y not in STREETS and (AVENUE[0], y) in roads:
            yield plan.line(AVENUE[1], y + 0.4 * (y == 6), AVENUE[1], y + 1 - 0.4 * (y == 3))
    for x in range(8):
        if x not in AVENUE and (x, STREETS[0]) in roads:
            yield plan.line(x + 0.4 * (x == 5), STREETS[1], x + 1 - 0.4 * (x == 2), STREETS[1])


def _crossings() -> tuple[tuple[float, float, float, float, bool], ...]:
    """Left, top, width, height, and whether the stripes stand side by side along a row."""
    return (
        (3, 3.7, 2, 0.26, True),
        (3, 6.04, 2, 0.26, True),
        (2.7, 4, 0.26, 2, False),
        (5.04, 4, 0.26, 2, False),
    )


def frame_group(scene: Scene, plan: Projection) -> str:
    """The rim of sewer and roof, which are no part of the street."""
    body = ""
    for grid in plan.panels:
        box = plan.around(place for place in scene.city.spaces if place.grid == grid)
        body += rect(
            box.left - 10,
            box.top - 10,
            box.width + 20,
            box.height + 20,
            rx=10,
            fill="#12201C" if grid == "sewer" else "#1A1922",
            stroke="#4C7A6A" if grid == "sewer" else LINE,
            stroke_width=6,
        )
    return body
