"""Posters of the episodes, as on the sleeves of cassettes. No words: the lowest third is dark for a title.

A poster is a sky with sun or moon, a skyline, what the episode is about, and who stars in it. An episode that
is not shipped has a clapper board instead, and a city of its own: its number is the seed.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from ashfall.draw.hardcity.palette import BARREL, CIVILIAN, CRATE, LAMP, MUTANT, OFFICERS
from ashfall.draw.hardcity.shapes import Box, moved, placed, rect
from ashfall.draw.hardcity.sprite import picture
from ashfall.draw.svg import group, line, num, path, shape, use
from ashfall.table.random import Stream

__all__ = ["POSTERS", "draw_poster"]

SIZE: Final = Box(0, 0, 240, 340)
NIGHT: Final = "#0B0812"
STEM: Final = "M-4 0q6-70 2-120h6q6 60 4 120z"
LEAVES: Final = (
    "M2-120q-40-26-62 6 34-14 62-2zM2-120q40-30 66 2-36-12-66 2zM2-120q-34 2-40 40 14-28 42-36z"
    "M2-120q36 4 44 42-16-30-46-38zM2-122q-8-34-40-38 26 10 38 40zM2-122q12-34 44-34-28 8-42 36z"
)
KEPT: Final = 32  # posters
CITIES: Final = 9973  # as many differ
SKIES: Final = (  # of episodes that are not shipped: from top to bottom, then the houses, behind and in front
    ("#14062B", "#6A1F8A", "#FF5FB0", "#3A1152", "#1C0A2E"),
    ("#04161F", "#0E6B6B", "#8FE04A", "#0B3B40", "#06222A"),
    ("#1F0A05", "#9A3412", "#FFC233", "#4A1A0C", "#260D07"),
    ("#060B26", "#274BB0", "#7FE3FF", "#142560", "#0A1338"),
)
Stops = tuple[tuple[float, str], ...]


@lru_cache(maxsize=KEPT)
def draw_poster(episode: int) -> str:
    """The poster of an episode; of one that is not among `POSTERS`, drawn from its number."""
    fade = _gradient("fade", ((0, "#0A061000"), (0.24, "#0A0610D8"), (0.42, "#0A0610F4"), (1, "#0A0610")))
    dark = fade + rect(0, 226, 240, 114, fill="url(#hp-fade)")
    rim = rect(0, 0, 240, 340, fill="none", stroke="#FFFFFF", stroke_width=2, stroke_opacity=0.14)
    scene = POSTERS[episode]() if episode in POSTERS else _any_episode(episode)
    return picture(scene + dark + rim, SIZE)


def _gradient(key: str, stops: Stops) -> str:
    """A gradient from top to bottom; the last two digits of a long colour are its opacity."""
    drawn = "".join(
        shape(
            "stop",
            offset=at,
            stop_color=colour[:7],
            stop_opacity=int(colour[7:], 16) / 255 if colour[7:] else None,
        )
        for at, colour in stops
    )
    return f'<linearGradient id="hp-{key}" x1="0" y1="0" x2="0" y2="1">{drawn}</linearGradient>'


def _sky(*stops: tuple[float, str]) -> str:
    return _gradient("sky", stops) + rect(0, 0, 240, 340, fill="url(#hp-sky)")


def _stars(seed: int, colour: str, lowest: int) -> str:
    """Small stars above a line."""
    chance = Stream(seed)
    dots = "".join(
        f"M{chance.below(240)} {chance.below(lowest)}h{num(0.8 + chance.below(3) / 3)}" for _ in range(34)
    )
    return line(dots, colour, 1.4, stroke_linecap="round", stroke_opacity=0.6)


def _sun(x: float, y: float, radius: float, top: str, bottom: str, bars: int = 6) -> str:
    """A sun that is cut into bars from its middle on, with a glow; without bars a moon."""
    stops = shape("stop", offset=0.45, stop_color=top, stop_opacity=0.4)
    stops += shape("stop", offset=1, stop_color=top, stop_opacity=0)
    glow = f'<radialGradient id="hp-glow">{stops}</radialGradient>' + _disc(x, y, 2 * radius, "url(#hp-glow)")
    cuts = "".join(
        _bar(x - radius, y + radius * (0.18 + 0.15 * k), 2 * radius, 1.5 + 1.5 * k) for k in range(bars)
    )
    mask = f'<mask id="hp-bars">{_disc(x, y, radius, "#FFF")}{path(cuts, fill="#000")}</mask>'
    sun = _disc(x, y, radius, "url(#hp-sun)")
    return glow + _gradient("sun", ((0, top), (1, bottom))) + mask + group(sun, mask="url(#hp-bars)")


def _disc(x: float, y: float, radius: float, colour: str, opacity: float | None = None) -> str:
    return shape("circle", cx=x, cy=y, r=radius, fill=colour, fill_opacity=opacity)


def _bar(x: float, y: float, width: float, height: float) -> str:
    return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}z"


def _houses(seed: int, ground: float, low: int, high: int) -> Iterator[Box]:
    """A row of houses from the left to the right edge."""
    chance, x = Stream(seed), -6
    while x < SIZE.width:
        wide, tall = 16 + int(chance.below(17)), low + int(chance.below(high - low))
        yield Box(x, ground - tall, wide, tall)
        x += wide


def _skyline(seed: int, ground: float, low: int, high: int, colour: str, lights: str = "") -> str:
    """Houses with aerials, and lit windows in some of them."""
    chance, outline, windows = Stream(seed + 1), "", ""
    for house in _houses(seed, ground, low, high):
        outline += _bar(house.left, house.top, house.width + 0.5, house.height)
        if chance.below(4) == 0:
            outline += _bar(house.left + house.width / 2, house.top - 14, 2, 14)
        for row in range(int(house.height - 10) // 9):
            for column in range(int(house.width - 5) // 7):
                if lights and chance.below(3) == 0:
                    windows += _bar(house.left + 4 + 7 * column, house.top + 7 + 9 * row, 3, 4)
    return path(outline, fill=colour) + (path(windows, fill=lights, fill_opacity=0.75) if windows else "")


def _star(key: str, x: float, y: float, size: float) -> str:
    """An officer in a disc; `size` is that of the face."""
    radius, colour = size * 0.47, OFFICERS[key]
    disc = _disc(0, 0, radius + 3, NIGHT) + _disc(0, 0, radius, colour, 0.28)
    clip = f'<clipPath id="hp-{key}"><circle r="{num(radius)}"/></clipPath>'
    face = group(use(f"hc-face-{key}", 0, 0, size, colour), clip_path=f"url(#hp-{key})")
    rim = shape("circle", r=radius, fill="none", stroke=colour, stroke_width=3.5)
    return clip + moved(disc + face + rim, x, y)


def _eyes(*places: tuple[float, float, float]) -> str:
    """Pairs of green eyes: middle and size."""
    dots = "".join(f"M{num(x - 1.3 * r)} {num(y)}h.01M{num(x + 1.3 * r)} {num(y)}h.01" for x, y, r in places)
    return line(dots, MUTANT, 2 * places[0][2], stroke_linecap="round")


def _big_ruckus() -> str:
    """Donathan, the helicopter with its light, and a crowd of mutants in the dusk."""
    body = _sky((0, "#2A0F3D"), (0.5, "#B3305F"), (0.78, "#FF8A3D"), (1, "#FFD27A"))
    body += _stars(11, "#FFD9EC", 70) + _sun(120, 128, 74, "#FFE27A", "#FF5F6D")
    body += _skyline(3, 232, 40, 94, "#4B1742") + _skyline(8, 240, 30, 70, "#260D2E", "#FFD27A")
    body += path("M176 74 108 240h60z", fill="#FFF2C4", fill_opacity=0.24)
    cabin = "M-34 0q4-16 26-16h14q16 2 20 14l34 2v4l-36 4q-6 8-20 8H-16q-16-2-18-16z"
    rotor = "M-44-20h84v3h-84zM-4-20v6h4v-6zM52-10h6v22h-6zM-20 14h3v6h-3zM4 14h3v6H4zM-28 20h44v3h-44z"
    window = path("M-28-4q3-8 14-9v10z", fill=CRATE, fill_opacity=0.75)
    body += moved(path(cabin + rotor, fill=NIGHT) + window, 172, 66, 0.9)
    body += _star("donathan", 76, 150, 94)
    crowd, eyes, chance = "M0 236h240v104H0z", [], Stream(5)
    for k in range(10):
        x, top = k * 26.0 + int(chance.below(9)), 210.0 + int(chance.below(16))
        crowd += f"M{num(x - 15)} 252V{num(top + 12)}l6-12h18l6 12V260z"
        eyes.append((x, top + 10, 2.0))
    return body + path(crowd, fill="#140A1C") + _eyes(*eyes)


def _convoy_heist() -> str:
    """Miranda, the truck with its barrels, and what comes out of a manhole."""
    body = _sky((0, "#071A2B"), (0.6, "#0F5A72"), (1, "#3FD0C0")) + _stars(12, "#BFF3FF", 110)
    body += _sun(176, 78, 40, "#E8FBFF", CRATE, bars=0)
    body += _disc(164, 72, 7, "#5FC4E0") + _disc(190, 92, 10, "#5FC4E0") + _disc(184, 60, 4, "#5FC4E0")
    body += _skyline(21, 214, 46, 112, "#0C3648") + _skyline(30, 222, 28, 84, "#082231", "#FFD27A")
    body += path("M70 196-40 300h300L170 196z", fill="#0B1620")
    body += path("M118 200l-6 100h16l-6-100z", fill="#F2C14E", fill_opacity=0.5)
    body += path("M72 222-10 300h110zM168 222 250 300H140z", fill="#FFF2C4", fill_opacity=0.26)
    truck = path("M-62 46V-26H62V46z", fill=NIGHT) + path("M-50-18H50V14H-50z", fill="#1C3240")
    truck += path("M-50-18H50l-8 16H-44z", fill="#2B4A5C") + path("M-56 22H56V38H-56z", fill="#18131F")
    truck += path("M-40 24h80v4h-80zM-40 31h80v3h-80z", fill="#3D3455")
    truck += _disc(-50, 30, 8, "#FFF2C4") + _disc(50, 30, 8, "#FFF2C4")
    truck += path("M-66 46h24v16h-24zM42 46h24v16H42z", fill="#07050B")
    barrel = path("M-11-16h22v32h-22z", fill=BARREL, stroke=NIGHT, stroke_width=2.5)
    barrel += line("M-11-7h22M-11 7h22", NIGHT, 2) + path("M2-6l-5 7h3l-2 6 5-8h-3z", fill=NIGHT)
    body += "".join(moved(barrel, 92 + 28 * k, 151) for k in range(3)) + moved(truck, 120, 192, 0.92)
    body += _star("miranda", 58, 92, 88)
    hole = shape("ellipse", cx=196, cy=262, rx=34, ry=11, fill="#050409", stroke=MUTANT, stroke_width=3)
    steam = _gradient("steam", ((0, f"{MUTANT}00"), (1, f"{MUTANT}80")))
    return body + hole + steam + path("M164 260 148 186h96l-16 74z", fill="url(#hp-steam)")


def _mayor_in_a_trap() -> str:
    """Jenny, the limousine in the street, and eyes in the sewer below it."""
    body = _sky((0, "#2B0712"), (0.55, "#8F1D32"), (1, "#FF6B57")) + _stars(13, "#FFD0C0", 60)
    body += _sun(120, 96, 66, "#FFB08A", "#C81E45") + _skyline(43, 196, 44, 104, "#3D0C1C", "#FFB08A")
    body += _star("jenny", 166, 104, 96)
    body += rect(0, 194, 240, 10, fill="#1B0A12")
    body += path("M12 194v-16q2-6 16-8l22-18h96l34 18 40 6q8 2 8 18z", fill=NIGHT)
    body += path("M56 168l14-11h30v13H52zM106 157h30l16 13h-46z", fill=CRATE, fill_opacity=0.6)
    body += path("M222 180l8 1v6h-8z", fill="#FFF2C4") + path("M12 180h6v8h-6z", fill="#FF5470")
    body += "".join(_disc(x, 195, 13, "#050307") + _disc(x, 195, 5, "#6B5F78") for x in (56, 186))
    body += rect(0, 204, 240, 136, fill="#0A1210")
    bricks = "M0 214H240M0 232H240M0 250H240M30 214v18M90 214v18M150 214v18M210 214v18"
    body += line(bricks + "M0 232v18M60 232v18M120 232v18M180 232v18", "#1F3A33", 2)
    body += path("M104 204h32v50h-32z", fill="#050807")
    body += line("M110 204v50M130 204v50M110 214h20M110 226h20M110 238h20M110 250h20", "#5D8A7A", 3)
    return body + _eyes((36, 240, 3.4), (82, 246, 3.4), (164, 247, 3.4), (204, 238, 3.4))


def _blood_on_the_beach() -> str:
    """Marcellus in the sun, the motorboat, palms on both sides."""
    body = _sky((0, "#3B1466"), (0.4, "#D8367A"), (0.6, "#FF9A5A"), (0.61, "#1B5F86"), (1, "#0B2A45"))
    body += _stars(14, "#FFD9EC", 60) + _sun(120, 146, 78, "#FFF0A8", "#FF4F7B")
    body += rect(0, 204, 240, 136, fill="#12486B")
    for k, wide in enumerate((120, 96, 72, 110, 60)):
        glint = path(_bar(120 - wide / 2, 212 + 10 * k, wide, 3), fill="#FF9A8A")
        body += group(glint, opacity=0.8 - 0.12 * k)
    palm = path(STEM + LEAVES, fill="#14091F", stroke="#14091F", stroke_width=1.5)
    body += moved(palm, 24, 300, 1.25) + group(palm, transform="translate(222 296) scale(-1.05 1.05)")
    boat = path("M-70 0H58L42 22H-50q-14-4-20-22z", fill=CIVILIAN, stroke=NIGHT, stroke_width=3)
    boat += path("M-40 0l14-18h40L26 0z", fill=NIGHT) + line("M-70 8H48", "#FF4F7B", 4)
    body += moved(boat, 124, 216)
    body += path("M20 240q20-8 40 0t40 0 40 0 40 0 40 0v8H20z", fill="#7FC8E8", fill_opacity=0.35)
    return body + _star("marcellus", 120, 106, 98)


def _zero_hour() -> str:
    """K.A.F.A.R. on the clock, lightning, and all four officers."""
    body = _sky((0, "#05030C"), (0.55, "#2A1466"), (1, "#7A3CFF")) + _stars(15, "#D9CCFF", 150)
    body += line("M40 10 66 70l-14 4 26 50M206 6l-30 54 16 6-30 52", "#B9A0FF", 3)
    body += _skyline(47, 250, 60, 128, "#1E0F4A") + _skyline(52, 250, 40, 96, "#150A33", "#B9A0FF")
    body += _disc(120, 112, 84, "#7A3CFF", 0.16)
    body += shape("circle", cx=120, cy=112, r=62, fill="#0B0618", stroke="#E7DBFF", stroke_width=4)
    for k in range(12):
        long = k % 3 == 0
        tick = line(f"M120 54v{12 if long else 6}", "#E7DBFF", 4 if long else 2)
        body += group(tick, transform=f"rotate({30 * k} 120 112)")
    body += moved(placed("kafar"), 120, 112, 0.98)
    body += line("M120 112 112 62", LAMP, 3, stroke_linecap="round", stroke_opacity=0.85)
    body += path("M0 244h240v96H0z", fill="#0A0618")
    heads = ("donathan", "jenny", "miranda", "marcellus")
    return body + "".join(_star(key, 39 + 54 * k, 208, 56) for k, key in enumerate(heads))


def _any_episode(number: int) -> str:
    """A clapper board above a city; sky, moon and houses follow from the number."""
    number %= CITIES
    top, middle, low, behind, front = SKIES[number % len(SKIES)]
    body = _sky((0, top), (0.6, middle), (1, low)) + _stars(number, "#FFFFFF", 110)
    body += _sun(70 + 20 * (number % 6), 104, 58, "#FFF2C4", low, bars=6 * (number % 2))
    body += _skyline(number, 232, 46, 110, behind) + _skyline(number + 7, 244, 30, 84, front, "#FFD27A")
    body += path("M0 240h240v100H0z", fill=NIGHT) + moved(_clapper(), 120, 128, 1.1)
    return body + _eyes((30, 232, 3), (88, 236, 3), (152, 234, 3), (206, 231, 3))


def _clapper() -> str:
    """A clapper board, half open."""
    bars = "".join(f"M{-50 + 30 * k} 0h15l-9 17h-15z" for k in range(4))
    stick = rect(-64, 0, 128, 17, fill=NIGHT, stroke=CIVILIAN, stroke_width=2.5) + path(bars, fill=CIVILIAN)
    board = rect(-64, 0, 128, 78, fill=NIGHT, stroke=CIVILIAN, stroke_width=2.5)
    board += line("M-64 26H64M-64 52H64M-20 26V78M24 26V78", CIVILIAN, 2, stroke_opacity=0.5)
    lifted = group(moved(stick, 0, -18), transform="rotate(-16 -64 -1)")
    return board + stick + lifted


POSTERS: Final[dict[int, Callable[[], str]]] = {
    1: _big_ruckus,
    2: _convoy_heist,
    3: _mayor_in_a_trap,
    4: _blood_on_the_beach,
    5: _zero_hour,
}
