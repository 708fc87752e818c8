"""Vehicles from above and the doom machine, nose to the right, each as large as the spaces that it covers.

Each is drawn once, as a symbol of the sprite: `hc-vehicle-<kind>`. A civilian car is painted in the current
colour, and `hc-vehicle-civilian_car-0` and so on are its paints. Doors and headlights are drawn apart.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ashfall.draw.hardcity.palette import BARREL, CRATE, INK, KAFAR, MUTANT, WHITE
from ashfall.draw.hardcity.shapes import SPACE, Box, placed, rect, symbol
from ashfall.draw.svg import figures, group, line, num, path, shape, use
from ashfall.hardcity.content import load_content

__all__ = ["VEHICLES", "cargo_group", "vehicle_group", "vehicle_symbols"]

GLASS: Final = "#17202B"
GLINT: Final = "#7FB4D8"
TYRE: Final = "#09070D"
BEAMS: Final = "#FFE9A8"
TAIL: Final = "#D8433C"
CIVILIAN_CAR: Final = "civilian_car"
AFLOAT: Final = "motorboat"  # has no shadow
COLOURS: Final = ("#4E6A86", "#8A5A4A", "#5D7352", "#7A5A86")  # of civilian cars, one after another
DOOR: Final = "M-17 0H17"
LIGHT: Final = Box(0, -100, 220, 200)
BEAM: Final = (
    '<linearGradient id="hc-light"><stop stop-color="#FFF2C4" stop-opacity=".42"/>'
    '<stop offset="1" stop-color="#FFF2C4" stop-opacity="0"/></linearGradient>'
    '<path d="M0-30 220-92V-4L0-14zM0 30 220 92V4L0 14z" fill="url(#hc-light)"/>'
)


def vehicle_symbols() -> dict[str, str]:
    """All vehicles, a door that lies along a row, and the light of a car whose nose is at the origin."""
    found = {f"vehicle-{kind}": _vehicle(kind, *size) for kind, size in load_content().sizes.items()}
    car = f"vehicle-{CIVILIAN_CAR}"
    box, _ = found[car]
    found |= {f"{car}-{k}": (box, placed(car, box, color=paint)) for k, paint in enumerate(COLOURS)}
    casing = line(DOOR, INK, 13, stroke_linecap="round")
    found["door"] = SPACE, casing + line(DOOR, CRATE, 6, stroke_linecap="round")
    found["beam"] = LIGHT, BEAM
    return {f"hc-{key}": symbol(key, body, box) for key, (box, body) in found.items()}


def _vehicle(kind: str, length: int, width: int) -> tuple[Box, str]:
    """The spaces of a vehicle around the origin, and what it looks like on them."""
    long, wide = length * 100.0, width * 100.0
    box = Box(-long / 2, -wide / 2, long, wide)
    body = VEHICLES[kind](long - 14, wide - 18)
    if kind == AFLOAT:
        return box, body
    return box, box.smaller(2).draw(rx=22, fill="#000000", fill_opacity=0.32) + body


def vehicle_group(kind: str, box: Box, nose: str = "right", number: int = 0, wrecked: bool = False) -> str:
    """A vehicle that fills a box; `nose` is right, left, up or down."""
    turn = {"right": 0, "down": 90, "left": 180, "up": 270}[nose]
    long, wide = (box.height, box.width) if turn % 180 else (box.width, box.height)
    x, y = box.middle
    paint = f"-{number % len(COLOURS)}" if kind == CIVILIAN_CAR else ""
    return group(
        placed(f"vehicle-{kind}{paint}", Box(-long / 2, -wide / 2, long, wide)),
        transform=f"translate({num(x)} {num(y)})" + (f" rotate({turn})" if turn else ""),
        opacity=0.45 if wrecked else None,
        data_vehicle=kind,
        data_state="wrecked" if wrecked else None,
    )


def _wheels(long: float, wide: float) -> str:
    out = ""
    for x in (-long * 0.34, long * 0.22):
        out += rect(x, -wide / 2 - 5, long * 0.15, wide + 10, rx=6, fill=TYRE)
    return out


def _shell(long: float, wide: float, fill: str, edge: str = INK) -> str:
    a, b = long / 2, wide / 2
    outline = (
        f"M{num(-a + 12)} {num(-b)}H{num(a - 28)}Q{num(a)} {num(-b + 5)} {num(a)} 0"
        f"T{num(a - 28)} {num(b)}H{num(-a + 12)}Q{num(-a)} {num(b)} {num(-a)} {num(b - 14)}"
        f"V{num(-b + 14)}Q{num(-a)} {num(-b)} {num(-a + 12)} {num(-b)}z"
    )
    lamps = f"M{num(a - 14)} {num(-b + 9)}q8 5 9 14l-11-2zM{num(a - 14)} {num(b - 9)}q8-5 9-14l-11 2z"
    tail = f"M{num(-a + 2)} {num(-b + 12)}h6v14h-6zM{num(-a + 2)} {num(b - 26)}h6v14h-6z"
    seams = "".join(
        f"M{num(a * 0.52)} {num(s * (b - 16))}L{num(a - 16)} {num(s * (b - 22))}" for s in (-1, 1)
    )
    return (
        path(outline, fill=fill, stroke=edge, stroke_width=4)
        + line(seams, INK, 2, stroke_opacity=0.35)
        + path(lamps, fill=BEAMS)
        + path(tail, fill=TAIL)
    )


def _glass(long: float, wide: float, back: float = -0.36) -> str:
    """Windscreen, rear window and side windows; `back` is where the cabin begins as a share of the length."""
    a, b = long, wide / 2
    front = a * 0.2
    rear = a * back
    screen = (
        f"M{num(front)} {num(-b + 9)}Q{num(front + 22)} 0 {num(front)} {num(b - 9)}l-13-8V{num(-b + 17)}z"
    )
    window = (
        f"M{num(rear)} {num(-b + 11)}l13 6v{num(wide - 34)}l-13 6"
        f"Q{num(rear - 9)} 0 {num(rear)} {num(-b + 11)}z"
    )
    side = front - rear - 44
    sides = "".join(
        f"M{num(rear + 22)} {num(s * (b - 6))}h{num(side)}l-6 {num(-s * 7)}h{num(12 - side)}z"
        for s in (-1, 1)
    )
    glint = f"M{num(front - 3)} {num(-b + 20)}l10 9m-12-2l13 11M{num(rear + 4)} {num(b - 27)}l5 9"
    return path(screen + window + sides, fill=GLASS) + line(glint, GLINT, 3, stroke_opacity=0.4)


def _civilian_car(long: float, wide: float) -> str:
    roof = rect(-long * 0.24, -wide / 2 + 17, long * 0.34, wide - 34, rx=9, fill=WHITE, fill_opacity=0.12)
    return _wheels(long, wide) + _shell(long, wide, "currentColor") + _glass(long, wide) + roof


def _police_car(long: float, wide: float) -> str:
    body = _wheels(long, wide) + _shell(long, wide, "#E9EDF2")
    doors = f"M{num(-long * 0.2)} {num(-wide / 2)}h{num(long * 0.32)}v{num(wide)}h{num(-long * 0.32)}z"
    body += path(doors, fill="#23457A") + _glass(long, wide)
    body += rect(-long * 0.1, -wide / 2 + 14, 16, wide / 2 - 15, rx=4, fill="#FF4747")
    body += rect(-long * 0.1, 1, 16, wide / 2 - 15, rx=4, fill="#3FB6FF")
    return body + use("hc-i-order", long * 0.34, 0, 26, "#23457A", 90)


def _limousine(long: float, wide: float) -> str:
    body = _wheels(long, wide) + _shell(long, wide, "#2B2733", "#8E86A6") + _glass(long, wide, -0.42)
    roof = rect(
        -long * 0.34,
        -wide / 2 + 17,
        long * 0.45,
        wide - 34,
        rx=9,
        fill="#3A3546",
        stroke="#C58A1E",
        stroke_width=2.5,
    )
    flags = path(
        f"M{num(long * 0.36)} {num(-wide / 2 + 4)}v-13l14 5zM{num(long * 0.36)} {num(wide / 2 - 4)}v13l14-5z",
        fill="#C58A1E",
    )
    return body + roof + flags


def _truck(long: float, wide: float) -> str:
    a, b = long / 2, wide / 2
    cab = long * 0.27
    bed = long - cab - 8
    axles = (-a + 20, -a + bed - 70, a - cab + 10)
    body = "".join(rect(x, -b - 6, 40, wide + 12, rx=7, fill=TYRE) for x in axles)
    body += rect(-a, -b, bed, wide, rx=6, fill="#4A4030", stroke=INK, stroke_width=5)
    planks = "".join(f"M{num(-a + 8)} {num(-b + wide * k / 6)}H{num(-a + bed - 8)}" for k in range(1, 6))
    body += line(planks, "#3A3226", 4)
    body += rect(-a + 5, -b + 5, bed - 10, wide - 10, rx=4, fill="none", stroke="#7A6A4A", stroke_width=5)
    posts = "".join(f"M{num(-a + bed * k / 4)} {num(s * (b - 5))}v.01" for k in range(1, 4) for s in (-1, 1))
    body += line(posts, "#A3906A", 9, stroke_linecap="square")
    body += path(f"M{num(-a + 1)} {num(-b + 14)}h6v18h-6zM{num(-a + 1)} {num(b - 32)}h6v18h-6z", fill=TAIL)
    body += rect(-a + bed, -12, 14, 24, fill="#2A2536")
    body += rect(a - cab, -b + 6, cab, wide - 12, rx=16, fill="#A8482F", stroke=INK, stroke_width=5)
    screen = f"M{num(a - cab * 0.42)} {num(-b + 18)}h{num(cab * 0.2)}v{num(wide - 36)}h{num(-cab * 0.2)}z"
    body += path(screen, fill=GLASS)
    body += line(f"M{num(a - cab * 0.4)} {num(-b + 34)}l11 12m-13 0l14 15", GLINT, 3, stroke_opacity=0.4)
    body += rect(a - cab + 8, -b + 18, cab * 0.38, wide - 36, rx=8, fill="#BC5A3C")
    roof = "".join(f"M{num(a - cab * 0.53)} {num(k * wide / 9)}v.01" for k in (-2, -1, 0, 1, 2))
    body += line(roof, "#FFC98A", 7, stroke_linecap="round")
    return body + path(
        f"M{num(a - 10)} {num(-b + 16)}h7v18h-7zM{num(a - 10)} {num(b - 34)}h7v18h-7z", fill=BEAMS
    )


def _bus(long: float, wide: float) -> str:
    a, b = long / 2, wide / 2
    body = "".join(rect(x, -b - 5, 42, wide + 10, rx=7, fill=TYRE) for x in (-a + 34, a - 84))
    body += rect(-a, -b, long, wide, rx=20, fill="#C9962E", stroke=INK, stroke_width=5)
    body += rect(-a + 16, -b + 16, long - 60, wide - 32, rx=10, fill="#DDAE49")
    ribs = "".join(f"M{num(-a + 16 + (long - 60) * k / 8)} {num(-b + 20)}V{num(b - 20)}" for k in range(1, 8))
    body += line(ribs, "#C9962E", 3)
    body += path(f"M{num(-a + 16)} -9H{num(a - 46)}V9H{num(-a + 16)}z", fill="#7A3B2A")
    hatches = "".join(f"M{num(long * share - 22)} -22h44v44h-44z" for share in (-0.32, 0.12))
    body += path(hatches, fill="#C9962E", stroke="#8A6418", stroke_width=4)
    body += rect(a - 36, -b + 16, 20, wide - 32, rx=6, fill=GLASS)
    body += line(f"M{num(a - 32)} {num(-b + 34)}l12 13m-13 1l13 14", GLINT, 3, stroke_opacity=0.4)
    panes = "".join(
        f"M{num(-a + 24 + k * 44)} {num(s * (b - 8))}h32"
        for k in range(int((long - 60) // 44))
        for s in (-1, 1)
    )
    body += line(panes, GLASS, 7)
    body += path(f"M{num(-a + 1)} {num(-b + 22)}h6v20h-6zM{num(-a + 1)} {num(b - 42)}h6v20h-6z", fill=TAIL)
    return body + path(
        f"M{num(a - 9)} {num(-b + 22)}h7v20h-7zM{num(a - 9)} {num(b - 42)}h7v20h-7z", fill=BEAMS
    )


def _motorboat(long: float, wide: float) -> str:
    a, b = long / 2, wide / 2
    wake = f"M{num(-a - 2)} {num(-b + 6)}q-8 6-2 14t-2 14M{num(-a - 2)} {num(b - 6)}q-8-6-2-14"
    hull = (
        f"M{num(-a + 8)} {num(-b)}H{num(a * 0.45)}Q{num(a * 0.85)} {num(-b * 0.7)} {num(a)} 0"
        f"Q{num(a * 0.85)} {num(b * 0.7)} {num(a * 0.45)} {num(b)}"
        f"H{num(-a + 8)}Q{num(-a)} 0 {num(-a + 8)} {num(-b)}z"
    )
    deck = (
        f"M{num(-a + 24)} {num(-b + 12)}H{num(a * 0.3)}"
        f"Q{num(a * 0.5)} 0 {num(a * 0.3)} {num(b - 12)}H{num(-a + 24)}z"
    )
    body = line(wake, "#9CC7D8", 3, opacity=0.6)
    body += path(hull, fill="#EDE7DA", stroke=INK, stroke_width=5) + path(deck, fill="#8A5F3C")
    planks = "".join(
        f"M{num(-a + 28)} {num(-b + 12 + (wide - 24) * k / 4)}H{num(a * 0.32)}" for k in range(1, 4)
    )
    body += line(planks, "#6E4A2C", 3)
    glass = a * 0.36
    screen = f"M{num(glass)} {num(-b + 16)}Q{num(a * 0.6)} 0 {num(glass)} {num(b - 16)}l-12-5V{num(-b + 21)}z"
    body += path(screen, fill=GLASS)
    seats = "".join(f"M{num(-a + 44 + 38 * k)} {num(-b + 18)}h20v{num(wide - 36)}h-20z" for k in range(3))
    body += path(seats, fill="#B5402F", stroke="#6E241A", stroke_width=3)
    body += line(f"M{num(glass + 2)} {num(-b + 26)}l11 9m-12 2l13 11", GLINT, 3, stroke_opacity=0.4)
    stripe = f"M{num(a * 0.62)} {num(-b * 0.62)}Q{num(a * 0.82)} 0 {num(a * 0.62)} {num(b * 0.62)}"
    return body + line(stripe, "#E5402F", 6)


def _doom_machine(long: float, wide: float) -> str:
    a, b = long / 2, wide / 2
    body = rect(-a, -b, long, wide, rx=22, fill="#2C2438", stroke=INK, stroke_width=6)
    body += rect(
        -a + 9,
        -b + 9,
        long - 18,
        wide - 18,
        rx=15,
        fill="none",
        stroke=BARREL,
        stroke_width=9,
        stroke_dasharray="16 12",
    )
    body += shape("circle", r=58, fill="#14101C", stroke=KAFAR, stroke_width=6)
    body += path(
        "M0-52 14-18H-14zM0 52 14 18H-14zM-52 0-18 14V-14zM52 0 18 14V-14z",
        fill=KAFAR,
        transform="rotate(22)",
    )
    body += shape("circle", r=24, fill=KAFAR, stroke=INK, stroke_width=4) + use("ab-agony", 0, 0, 30, INK)
    for x in (-1, 1):
        for y in (-1, 1):
            body += shape(
                "circle", cx=x * (a - 27), cy=y * (b - 27), r=11, fill=MUTANT, stroke=INK, stroke_width=4
            )
    return body


VEHICLES: Final[dict[str, Callable[[float, float], str]]] = {
    "police_car": _police_car,
    "civilian_car": _civilian_car,
    "limousine": _limousine,
    "truck": _truck,
    "bus": _bus,
    "motorboat": _motorboat,
    "doom_machine": _doom_machine,
}


def cargo_group(items: Sequence[tuple[str, int]], colours: Mapping[str, str]) -> str:
    """What is inside a vehicle, as a pill of icons and numbers around the origin."""
    wide = 56.0 * len(items)
    body = rect(
        -wide / 2 - 4,
        -19,
        wide + 8,
        38,
        rx=19,
        fill=INK,
        stroke=WHITE,
        stroke_width=2.5,
    )
    for k, (key, count) in enumerate(items):
        x = -wide / 2 + 56 * k
        body += use(f"hc-i-{key}", x + 17, 0, 26, colours[key]) + figures(str(count), x + 42, 0, 20, WHITE)
    return group(body, data_cargo=" ".join(f"{key}:{count}" for key, count in items))
