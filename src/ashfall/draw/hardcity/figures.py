"""Officers, their ally, people and mutants, each around the origin on a space of 100 units.

Shape says kind: officers are round faces with a lettered tab of their own shape, people small and light,
mutants green octagons, rats triangles, soldiers squares, KAFAR a red star with a block for each HP.
"""

from typing import Final

from ashfall.draw.hardcity.palette import ALLY, CIVILIAN, INK, KAFAR, MUTANT, OFFICERS, STARS, WHITE
from ashfall.draw.hardcity.shapes import rect
from ashfall.draw.palette import mix
from ashfall.draw.svg import figures, figures_width, group, num, path, shape, text, use

__all__ = ["MUTANTS", "counted", "kafar_group", "lying", "mutant_group", "officer_group", "person_group"]

# A tab's outline and its letters; no two officers share one.
TABS: Final = {
    "donathan": ("M-15 16H15V32L0 45-15 32z", "D"),
    "jenny": ("M0 13 19 30 0 47-19 30z", "J"),
    "miranda": ("M-5 17H5A14 14 0 0 1 5 45H-5A14 14 0 0 1-5 17z", "Mi"),
    "marcellus": ("M-18 17H18V44H-18z", "Ma"),
    "fang": ("M-13 44-20 31-13 18H13L20 31 13 44z", "F"),
}
OCTAGON: Final = "M-32-17-17-33H17L32-17 36 9 21 34H-21L-36 9z"
TRIANGLE: Final = "M0-40 41 33H-41z"
SQUARE: Final = "M-33-33H33V33H-33z"
STAR: Final = "M0-47 14-33 35-37 35-15 47 0 35 15 35 37 14 33 0 47-14 33-35 37-35 15-47 0-35-15-35-37-14-33z"
MUTANTS: Final = {  # outline, icon, size of the icon, how far down it stands
    "mutant": (OCTAGON, "hc-mutant", 46.0, 0.0),
    "rat": (TRIANGLE, "hc-rat", 36.0, 10.0),
    "soldier": (SQUARE, "hc-soldier", 46.0, 0.0),
    "kafar": (STAR, "hc-kafar", 46.0, -2.0),
}
FADED: Final = 0.62


def officer_group(key: str, active: bool = False) -> str:
    """An officer or the ally; the active one has a white dashed ring."""
    colour = OFFICERS[key]
    tab, letters = TABS[key]
    ring = shape("circle", r=45, fill="none", stroke=WHITE, stroke_width=4, stroke_dasharray="13 7")
    face = use(f"hc-face-{key}", 0, 0, 80, colour)
    body = ring if active else ""
    body += shape("circle", r=39, fill=mix(INK, colour, 0.16), stroke=INK, stroke_width=6)
    body += group(face, clip_path="url(#hc-disc)")
    body += shape("circle", r=36, fill="none", stroke=colour, stroke_width=6)
    body += path(tab, fill=colour, stroke=INK, stroke_width=4, stroke_linejoin="round")
    body += text(letters, 0, 31, 22 if len(letters) == 1 else 19, INK, weight=800)
    return group(body, data_piece="ally" if key == ALLY else "officer", data_key=key)


def mutant_group(key: str) -> str:
    """A normal mutant, a rat or a soldier that stands."""
    outline, icon, size, down = MUTANTS[key]
    body = path(outline, fill=MUTANT, stroke=INK, stroke_width=5, stroke_linejoin="round")
    return group(body + use(icon, 0, down, size, INK), data_piece="mutant", data_key=key)


def kafar_group(health: int) -> str:
    """KAFAR with a block for each HP that is left."""
    outline, icon, size, down = MUTANTS["kafar"]
    body = path(outline, fill=KAFAR, stroke=INK, stroke_width=5, stroke_linejoin="round")
    body += use(icon, 0, down, size, INK)
    if health > 0:
        step = min(16.0, 92 / health)
        left = -step * health / 2
        body += rect(left - 4, 31, step * health + 8, 17, rx=4, fill=INK)
        for k in range(health):
            body += rect(left + step * k + 1.5, 34, step - 3, 11, rx=2, fill=KAFAR)
    return group(body, data_piece="mutant", data_key="kafar", data_health=health)


def person_group(key: str) -> str:
    """A civilian, or the mayor with her chain of office."""
    wide = 32.0 if key == "mayor" else 29.0
    body = shape("circle", r=wide, fill=CIVILIAN, stroke=INK, stroke_width=5)
    if key == "mayor":
        body += shape(
            "circle", r=wide - 4.5, fill="none", stroke="#C58A1E", stroke_width=4, stroke_dasharray="5 3"
        )
    return group(body + use(f"hc-{key}", 0, -1, wide * 1.2, "#3A3344"), data_piece="load", data_key=key)


def lying(body: str, compact: bool = False) -> str:
    """A stunned figure: on its side, faded, with stars above; in a crowd larger, with one star."""
    places = ((30, -32, 17),) if compact else ((-20, -31, 9), (2, -38, 11), (24, -31, 9))
    stars = "".join(_star(x, y, r) for x, y, r in places)
    place = "rotate(90) scale(1.1)" if compact else "translate(0 8) rotate(90) scale(.86)"
    return group(group(body, transform=place, opacity=FADED) + stars, data_state="stunned")


def counted(body: str, count: int, scale: float = 1.0) -> str:
    """A figure that stands for several; the number keeps its size when the figure is drawn smaller."""
    if count < 2:
        return body
    sign = f"×{count}"
    wide = figures_width(sign, 19) + 14
    pill = rect(-wide / 2, -15, wide, 30, rx=15, fill=INK, stroke=WHITE, stroke_width=2.5)
    grown = min(1.5, 1 / max(scale, 0.1) ** 0.5)
    place = f"translate({num(49 - wide * grown / 2)} {num(-49 + 15 * grown)}) scale({num(grown)})"
    small = group(body, transform="translate(-9 11) scale(.78)")
    return group(small + group(pill + figures(sign, 0, 0, 19, WHITE), transform=place), data_count=count)


def _star(x: float, y: float, r: float) -> str:
    points = "M0-1 .25-.3.95-.31.38.14.59.81 0 .4-.59.81-.38.14-.95-.31-.25-.3z"
    return path(points, fill=STARS, transform=f"translate({num(x)} {num(y)}) scale({num(r)})")
