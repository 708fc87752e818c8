"""Everything that lies on a space and is no figure, around the origin on a space of 100 units."""

from collections.abc import Callable
from typing import Final

from ashfall.draw.hardcity.palette import (
    BARREL,
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
from ashfall.draw.hardcity.shapes import rect
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
    "no_ammo_group",
    "roadblock_group",
    "thing_group",
    "token_group",
]

THINGS: Final = {"barrel": BARREL, "crate": CRATE, "box": SAND, "battery": LIME}
NAMED: Final = {  # colour and icon of named spaces
    "S": (CRATE, "hc-order"),
    "P": (SAND, "hc-exit"),
    "G": (BARREL, "hc-generator"),
    "E": (CORAL, "hc-lock"),
}
PUFF: Final = (
    "M-44 12Q-50-8-32-14-34-36-12-36 0-50 16-38 38-40 36-18 52-6 "
    "42 12 44 34 22 32 8 46-8 36-30 42-34 24-44 22-44 12z"
)
CABIN: Final = "M-12-28Q0-40 12-28L13 8 4 16V38H12V44H-12V38H-4V16L-13 8z"
ROPE: Final = "M22 4V48M38 4V48M22 12H38M22 22H38M22 32H38M22 42H38"


def thing_group(key: str) -> str:
    """A barrel, crate, box or battery: a rounded square in its colour."""
    colour = THINGS[key]
    body = rect(-34, -34, 68, 68, rx=13, fill=INK)
    body += rect(-29, -29, 58, 58, rx=9, fill=mix(INK, colour, 0.1), stroke=colour, stroke_width=4.5)
    return group(body + use(f"hc-{key}", 0, 0, 40, colour), data_piece="thing", data_key=key)


def manhole_group(number: int, closed: bool) -> str:
    """A manhole: an open one is a black hole with rungs, a closed one a steel lid with bars."""
    rim = shape("circle", r=41, fill="#0A0810", stroke="#8E86A6", stroke_width=6)
    if closed:
        rim += shape("circle", r=35, fill="#5C5572")
        rim += line("M-26-14H26M-32 0H32M-26 14H26", "#2A2536", 6)
        rim += line("M-25-25 25 25M25-25-25 25", CORAL, 6)
    else:
        rim += shape("circle", r=35, fill="none", stroke=MUTANT, stroke_width=2.5, stroke_dasharray="7 6")
        rim += line("M-13-30V30M13-30V30M-13-18H13M-13-4H13M-13 10H13", "#6E6684", 5)
    return group(rim, data_token="manhole", data_key=number, data_state="closed" if closed else "open")


def cloud_group() -> str:
    """A toxic cloud; officers who enter it lose HP (HC-14.3)."""
    body = path(PUFF, fill=CLOUD, fill_opacity=0.34, stroke=CLOUD, stroke_width=3.5, stroke_dasharray="10 5")
    body += use("ab-agony", 0, 0, 42, mix(INK, CLOUD, 0.72))
    return group(body, data_token="cloud")


def helicopter_group(ladder: bool) -> str:
    """The helicopter from above: its rope ladder down, or on the way with a broken rim and speed lines."""
    fill, dashes = (CRATE, None) if ladder else (mix(INK, CRATE, 0.5), "12 8")
    rim: dict[str, str | float | None] = {"stroke_width": 3.0, "stroke_dasharray": dashes}
    body = shape("circle", r=47, fill=CRATE, fill_opacity=0.12, stroke=CRATE, **rim)
    body += path("M-46-4H46V4H-46zM-4-46H4V46H-4z", fill=CRATE, fill_opacity=0.55, transform="rotate(28)")
    body += path(CABIN, fill=fill, stroke=INK, stroke_width=3) + path("M-8-24Q0-32 8-24V-12H-8z", fill=INK)
    if ladder:
        body += line(ROPE, INK, 8) + line(ROPE, LAMP, 3.5)
    else:
        body += line("M-44 40H-22M-48 30H-28M-40 20H-26", CRATE, 4, stroke_linecap="round")
    return group(body, data_token="helicopter", data_state="ladder" if ladder else "on_the_way")


def lamp_group(number: int, lit: bool) -> str:
    """The switch of a lamp with its number, where the four spaces of its area meet."""
    colour = LAMP if lit else TEXT_3
    body = rect(-25, -15, 50, 30, rx=15, fill=INK, stroke=colour, stroke_width=3)
    body += use("hc-lamp" if lit else "hc-lamp-off", -10, 0, 21, colour)
    return group(
        body + figures(str(number), 12, 0, 14, colour),
        data_token="lamp",
        data_key=number,
        data_state="on" if lit else "off",
    )


def exit_group(turn: float) -> str:
    """A corner by which mutants carry barrels off the map (HC-14.2), pointing away from it."""
    arrow = path("M10-22H24L44 0 24 22H10L22 6H-30V-6H22z", fill=CORAL, transform=f"rotate({turn:g})")
    return group(group(arrow, opacity=0.8), data_token="exit")


def ladder_group(number: int) -> str:
    """One of the two ladders of the sewer."""
    body = use("hc-ladder", 0, 0, 74, "#7C9A86")
    return group(body, data_token="ladder", data_key=number)


def hatch_group(is_open: bool) -> str:
    """The exit on the roof: a locked hatch, or an open one with its stair."""
    colour = LIME if is_open else TEXT_3
    body = rect(-38, -38, 76, 76, rx=6, fill=INK, stroke=colour, stroke_width=5)
    if is_open:
        body += path("M-26 26V10H-10V-4H6V-18H22V26z", fill=colour)
    else:
        body += line("M-30-30 30 30M30-30-30 30", "#4B4262", 5) + use("hc-lock", 0, 0, 40, colour)
    return group(body, data_token="hatch", data_state="open" if is_open else "closed")


def named_group(letter: str, is_open: bool = False) -> str:
    """A named space: S start, P pier, G generator, E entrance of the laboratory (HC-14)."""
    colour, icon = NAMED[letter]
    if letter == "E" and is_open:
        colour, icon = LIME, "hc-exit"
    dots: dict[str, str | float | None] = {
        "stroke_width": 4.0,
        "stroke_dasharray": "4 7",
        "stroke_linecap": "round",
    }
    body = rect(-42, -42, 84, 84, rx=14, fill=colour, fill_opacity=0.1, stroke=colour, **dots)
    body += group(text(letter, -8, -6, 58, colour, weight=800) + use(icon, 25, 25, 26, colour), opacity=0.65)
    return group(body, data_token="named", data_key=letter)


def no_ammo_group() -> str:
    """The marker of an officer who cannot shoot."""
    tile = rect(-30, -30, 60, 60, rx=9, fill=RAISED, stroke=CORAL, stroke_width=4)
    return group(tile + use("hc-no-ammo", 0, 0, 42, CORAL), data_token="no_ammo")


def roadblock_group() -> str:
    """The striped barrier of the take: mutants keep away from this vehicle."""
    stripes = "M-34-10H-20L-30 10H-40zM-10-10H4L-6 10H-20zM14-10H28L18 10H4zM38-10H44V2L38 10H28z"
    body = rect(-46, -12, 92, 24, rx=4, fill=WHITE, stroke=INK, stroke_width=4)
    body += path(stripes, fill="#E5402F")
    body += path("M-36 12H-24V30H-36zM24 12H36V30H24z", fill=TEXT, stroke=INK, stroke_width=3)
    return group(body, data_token="roadblock")


TOKENS: Final[dict[str, Callable[[], str]]] = {
    "barrel": lambda: thing_group("barrel"),
    "crate": lambda: thing_group("crate"),
    "box": lambda: thing_group("box"),
    "battery": lambda: thing_group("battery"),
    "cloud": cloud_group,
    "manhole_open": lambda: manhole_group(1, False),
    "manhole_closed": lambda: manhole_group(1, True),
    "lamp_on": lambda: lamp_group(1, True),
    "lamp_off": lambda: lamp_group(1, False),
    "helicopter_ladder": lambda: helicopter_group(True),
    "helicopter_on_the_way": lambda: helicopter_group(False),
    "roof_closed": lambda: hatch_group(False),
    "roof_open": lambda: hatch_group(True),
    "exit": lambda: exit_group(0),
    "ladder": lambda: ladder_group(1),
    "roadblock": roadblock_group,
    "no_ammo": no_ammo_group,
}


def token_group(key: str) -> str:
    """A token by its key."""
    return TOKENS[key]()
