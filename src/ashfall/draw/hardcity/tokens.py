"""Everything that lies on a space and is no figure, around the origin on a space of 100 units.

Each is drawn once, as a symbol of the sprite: `hc-` and a key of `TOKENS`. Numbers are put on by who uses
them: that of a lamp at (12, 0), 14 units high, that of a manhole in the upper left corner.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from ashfall.draw.hardcity.palette import (
    BARREL,
    CIVILIAN,
    CLOUD,
    CORAL,
    CRATE,
    INK,
    LAMP,
    LIME,
    MUTANT,
    RAISED,
    SAND,
    TEXT,
    TEXT_3,
    WHITE,
)
from ashfall.draw.hardcity.shapes import placed, rect, symbol
from ashfall.draw.palette import mix
from ashfall.draw.svg import figures, group, line, path, shape, text, use

__all__ = [
    "THINGS",
    "TOKENS",
    "cloud_group",
    "exit_group",
    "hatch_group",
    "helicopter_group",
    "ladder_group",
    "lamp_group",
    "manhole_group",
    "named_group",
    "roadblock_group",
    "thing_group",
    "token_symbols",
]

THINGS: Final = {"barrel": BARREL, "crate": CRATE, "box": SAND, "battery": LIME}
NAMED: Final = {  # colour and icon of named spaces; the entrance changes both when it is opened
    "S": (CRATE, "order"),
    "P": (SAND, "exit"),
    "G": (BARREL, "generator"),
    "E": (CORAL, "lock"),
    "E-open": (LIME, "exit"),
}
PUFF: Final = (
    "M-44 12Q-50-8-32-14-34-36-12-36 0-50 16-38 38-40 36-18 52-6 "
    "42 12 44 34 22 32 8 46-8 36-30 42-34 24-44 22-44 12z"
)
CABIN: Final = "M-12-28Q0-40 12-28L13 8 4 16V38H12V44H-12V38H-4V16L-13 8z"
ROPE: Final = "M22 4V48M38 4V48M22 12H38M22 22H38M22 32H38M22 42H38"
SPARKS: Final = (
    "M0-48 6-17 24-42 17-14 41-27 20-4 48 0 20 5 40 28 15 15 22 43 5 18 0 48-5 18-22 43-15 15-40 28-20 5-48 0"
    "-20-4-41-27-17-14-24-42-6-17z"
)


def token_symbols() -> dict[str, str]:
    """All tokens."""
    return {f"hc-{key}": symbol(key, draw()) for key, draw in TOKENS.items()}


def _thing(key: str) -> str:
    """A barrel, crate, box or battery: a rounded square in its colour."""
    colour = THINGS[key]
    body = rect(-34, -34, 68, 68, rx=13, fill=INK)
    body += rect(-29, -29, 58, 58, rx=9, fill=mix(INK, colour, 0.1), stroke=colour, stroke_width=4.5)
    return body + use(f"hc-i-{key}", 0, 0, 40, colour)


def _lid(state: str) -> str:
    """A manhole: a black hole with rungs, a steel lid that is shut, or one with a seam all around."""
    if state == "open":
        rim = shape("circle", r=41, fill="#0A0810", stroke="#8E86A6", stroke_width=6)
        rim += shape("circle", r=35, fill="none", stroke=MUTANT, stroke_width=2.5, stroke_dasharray="7 6")
        return rim + line("M-13-30V30M13-30V30M-13-18H13M-13-4H13M-13 10H13", "#6E6684", 5)
    welded = state == "welded"
    rim = shape("circle", r=41, fill="#0A0810", stroke="#5C5572" if welded else "#8E86A6", stroke_width=6)
    rim += shape("circle", r=35, fill="#3A3449" if welded else "#5C5572")
    rim += line("M-26-14H26M-32 0H32M-26 14H26", "#2A2536", 6)
    if welded:
        return rim + shape(
            "circle", r=38, fill="none", stroke="#C7703A", stroke_width=5, stroke_dasharray="5 3"
        )
    return rim + line("M-25-25 25 25M25-25-25 25", CORAL, 6)


def _cloud() -> str:
    """A toxic cloud; officers who enter it lose HP (HC-14.3)."""
    puff = path(
        PUFF,
        fill=CLOUD,
        fill_opacity=0.34,
        stroke=CLOUD,
        stroke_width=3.5,
        stroke_dasharray="10 5",
        transform="translate(-1 1) scale(.93)",
    )
    return puff + use("ab-agony", 0, 0, 42, mix(INK, CLOUD, 0.72))


def _helicopter(ladder: bool) -> str:
    """The helicopter from above: its rope ladder down, or on the way with a broken rim and speed lines."""
    fill, dashes = (CRATE, None) if ladder else (mix(INK, CRATE, 0.5), "12 8")
    rim: dict[str, str | float | None] = {"stroke_width": 3.0, "stroke_dasharray": dashes}
    body = shape("circle", r=47, fill=CRATE, fill_opacity=0.12, stroke=CRATE, **rim)
    body += path("M-46-4H46V4H-46zM-4-46H4V46H-4z", fill=CRATE, fill_opacity=0.55, transform="rotate(28)")
    body += path(CABIN, fill=fill, stroke=INK, stroke_width=3) + path("M-8-24Q0-32 8-24V-12H-8z", fill=INK)
    if ladder:
        return body + line(ROPE, INK, 8) + line(ROPE, LAMP, 3.5)
    return body + line("M-44 40H-22M-48 30H-28M-40 20H-26", CRATE, 4, stroke_linecap="round")


def _lamp(lit: bool) -> str:
    """The switch of a lamp, with room for its number."""
    colour = LAMP if lit else TEXT_3
    body = rect(-25, -15, 50, 30, rx=15, fill=INK, stroke=colour, stroke_width=3)
    return body + use("hc-i-lamp" if lit else "hc-i-lamp-off", -10, 0, 21, colour)


def _hatch(is_open: bool) -> str:
    """The exit on the roof: a locked hatch, or an open one with its stair."""
    colour = LIME if is_open else TEXT_3
    body = rect(-38, -38, 76, 76, rx=6, fill=INK, stroke=colour, stroke_width=5)
    if is_open:
        return body + path("M-26 26V10H-10V-4H6V-18H22V26z", fill=colour)
    return body + line("M-30-30 30 30M30-30-30 30", "#4B4262", 5) + use("hc-i-lock", 0, 0, 40, colour)


def _named(name: str) -> str:
    """A named space: S start, P pier, G generator, E entrance of the laboratory (HC-14)."""
    colour, icon = NAMED[name]
    dots: dict[str, str | float | None] = {
        "stroke_width": 4.0,
        "stroke_dasharray": "4 7",
        "stroke_linecap": "round",
    }
    body = rect(-42, -42, 84, 84, rx=14, fill=colour, fill_opacity=0.1, stroke=colour, **dots)
    letter = text(name[0], -8, -6, 58, colour, weight=800)
    return body + group(letter + use(f"hc-i-{icon}", 25, 25, 26, colour), opacity=0.65)


def _exit() -> str:
    """A corner by which mutants carry barrels off the map (HC-14.2); it points to the right."""
    return path("M10-22H24L44 0 24 22H10L22 6H-30V-6H22z", fill=CORAL, opacity=0.8)


def _ladder() -> str:
    """One of the two ladders of the sewer."""
    return use("hc-i-ladder", 0, 0, 74, "#7C9A86")


def _no_ammo() -> str:
    """The marker of an officer who cannot shoot."""
    tile = rect(-30, -30, 60, 60, rx=9, fill=RAISED, stroke=CORAL, stroke_width=4)
    return tile + use("hc-i-no-ammo", 0, 0, 42, CORAL)


def _roadblock() -> str:
    """The striped barrier of the take: mutants keep away from this vehicle."""
    stripes = "M-34-10H-20L-30 10H-40zM-10-10H4L-6 10H-20zM14-10H28L18 10H4zM38-10H44V2L38 10H28z"
    body = rect(-46, -12, 92, 24, rx=4, fill=WHITE, stroke=INK, stroke_width=4)
    body += path(stripes, fill="#E5402F")
    return body + path("M-36 12H-24V30H-36zM24 12H36V30H24z", fill=TEXT, stroke=INK, stroke_width=3)


def _muzzle() -> str:
    """The star of a shot."""
    return path(SPARKS, fill=LAMP, stroke=INK, stroke_width=3, stroke_linejoin="round")


def _die(*icons: tuple[float, float, float], icon: str = "hc-i-hit", colour: str = INK) -> str:
    """A face of a die: what it shows, each at a place with a size."""
    body = rect(-46, -46, 92, 92, rx=20, fill=CIVILIAN, stroke="#0B0812", stroke_width=4)
    body += rect(-40, -40, 80, 80, rx=16, fill="none", stroke=WHITE, stroke_width=2, stroke_opacity=0.5)
    return body + "".join(use(icon, x, y, size, colour) for x, y, size in icons)


TOKENS: Final[dict[str, Callable[[], str]]] = {
    **{key: partial(_thing, key) for key in THINGS},
    **{f"lid-{state}": partial(_lid, state) for state in ("open", "closed", "welded")},
    **{f"named-{name}": partial(_named, name) for name in NAMED},
    "cloud": _cloud,
    "lamp-on": partial(_lamp, True),
    "lamp-off": partial(_lamp, False),
    "helicopter-ladder": partial(_helicopter, True),
    "helicopter-on_the_way": partial(_helicopter, False),
    "hatch-closed": partial(_hatch, False),
    "hatch-open": partial(_hatch, True),
    "exit": _exit,
    "ladder": _ladder,
    "roadblock": _roadblock,
    "no-ammo": _no_ammo,
    "muzzle": _muzzle,
    "die-blank": _die,
    "die-hit": partial(_die, (0, 0, 46)),
    "die-double_hit": partial(_die, (-17, -17, 38), (17, 17, 38)),
    "die-skull": partial(_die, (0, -1, 50), icon="hc-i-skull", colour="#B3203B"),
}


def thing_group(key: str) -> str:
    """A barrel, crate, box or battery."""
    return group(placed(key), data_piece="thing", data_key=key)


def manhole_group(number: int, closed: bool) -> str:
    """A manhole that is not welded."""
    state = "closed" if closed else "open"
    return group(placed(f"lid-{state}"), data_token="manhole", data_key=number, data_state=state)


def cloud_group() -> str:
    """A toxic cloud."""
    return group(placed("cloud"), data_token="cloud")


def helicopter_group(ladder: bool) -> str:
    """The helicopter with its ladder down, or on its way."""
    state = "ladder" if ladder else "on_the_way"
    return group(placed(f"helicopter-{state}"), data_token="helicopter", data_state=state)


def lamp_group(number: int, lit: bool) -> str:
    """The switch of a lamp with its number, where the four spaces of its area meet."""
    state = "on" if lit else "off"
    body = placed(f"lamp-{state}") + figures(str(number), 12, 0, 14, LAMP if lit else TEXT_3)
    return group(body, data_token="lamp", data_key=number, data_state=state)


def exit_group(turn: float) -> str:
    """An exit that points away from the map."""
    return group(placed("exit", transform=f"rotate({turn:g})"), data_token="exit")


def ladder_group(number: int) -> str:
    """One of the two ladders of the sewer."""
    return group(placed("ladder"), data_token="ladder", data_key=number)


def hatch_group(is_open: bool) -> str:
    """The exit on the roof."""
    state = "open" if is_open else "closed"
    return group(placed(f"hatch-{state}"), data_token="hatch", data_state=state)


def named_group(letter: str, is_open: bool = False) -> str:
    """A named space; the entrance of the laboratory may be open."""
    name = f"{letter}-open" if is_open and f"{letter}-open" in NAMED else letter
    return group(placed(f"named-{name}"), data_token="named", data_key=letter)


def roadblock_group() -> str:
    """The striped barrier."""
    return group(placed("roadblock"), data_token="roadblock")
