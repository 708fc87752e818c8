"""Officers, their ally, people and mutants, each around the origin on a space of 100 units.

Shape says kind: officers are round faces with a lettered tab of their own shape, people small and light,
mutants green octagons, rats triangles, soldiers squares, KAFAR a red star with a block for each HP.

Everybody is drawn once, as a symbol of the sprite: `hc-officer-<key>`, `hc-<kind>` of mutants and people,
and the same with `-lying` for those who are stunned.
"""

from typing import Final

from ashfall.draw.hardcity.palette import ALLY, CIVILIAN, INK, KAFAR, MUTANT, OFFICERS, STARS, WHITE
from ashfall.draw.hardcity.shapes import placed, rect, symbol
from ashfall.draw.palette import mix
from ashfall.draw.svg import figures, figures_width, group, num, path, shape, text, use

__all__ = [
    "MUTANTS",
    "PEOPLE",
    "TABS",
    "counted",
    "figure_symbols",
    "kafar_group",
    "lying_group",
    "mutant_group",
    "officer_group",
    "person_group",
]

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
MUTANTS: Final = {  # outline, size of the icon, how far down it stands
    "mutant": (OCTAGON, 46.0, 0.0),
    "rat": (TRIANGLE, 36.0, 10.0),
    "soldier": (SQUARE, 46.0, 0.0),
    "kafar": (STAR, 46.0, -2.0),
}
PEOPLE: Final = {"civilian": 29.0, "mayor": 32.0}  # radius
FADED: Final = 0.62
STARS_OF_A_STUN: Final = ((-20, -31, 9), (2, -38, 11), (24, -31, 9))
STAR_OF_A_CROWD: Final = ((30, -32, 17),)


def figure_symbols() -> dict[str, str]:
    """Everybody, standing and lying, the stars above those who lie and the ring around the one who acts."""
    standing = {f"officer-{key}": _officer(key) for key in TABS}
    standing |= {key: _mutant(key) for key in MUTANTS}
    found = standing | {f"{key}-lying": _lying(key) for key in standing}
    found |= {key: _person(key) for key in PEOPLE}
    found["stars"] = _stars(STARS_OF_A_STUN)
    found["active"] = shape(
        "circle", r=45, fill="none", stroke=WHITE, stroke_width=4, stroke_dasharray="13 7"
    )
    return {f"hc-{key}": symbol(key, body) for key, body in found.items()}


def _officer(key: str) -> str:
    colour = OFFICERS[key]
    tab, letters = TABS[key]
    body = shape("circle", r=39, fill=mix(INK, colour, 0.16), stroke=INK, stroke_width=6)
    body += group(use(f"hc-face-{key}", 0, 0, 80, colour), clip_path="url(#hc-disc)")
    body += shape("circle", r=36, fill="none", stroke=colour, stroke_width=6)
    body += path(tab, fill=colour, stroke=INK, stroke_width=4, stroke_linejoin="round")
    return body + text(letters, 0, 31, 22 if len(letters) == 1 else 19, INK, weight=800)


def _mutant(key: str) -> str:
    outline, size, down = MUTANTS[key]
    fill = KAFAR if key == "kafar" else MUTANT
    body = path(outline, fill=fill, stroke=INK, stroke_width=5, stroke_linejoin="round")
    return body + use(f"hc-i-{key}", 0, down, size, INK)


def _person(key: str) -> str:
    """A civilian, or the mayor with her chain of office."""
    wide = PEOPLE[key]
    body = shape("circle", r=wide, fill=CIVILIAN, stroke=INK, stroke_width=5)
    if key == "mayor":
        body += shape(
            "circle", r=wide - 4.5, fill="none", stroke="#C58A1E", stroke_width=4, stroke_dasharray="5 3"
        )
    return body + use(f"hc-i-{key}", 0, -1, wide * 1.2, "#3A3344")


def _lying(key: str) -> str:
    """On the side, faded, with stars above."""
    turned = group(placed(key), transform="translate(0 8) rotate(90) scale(.86)", opacity=FADED)
    return turned + placed("stars")


def _stars(places: tuple[tuple[int, int, int], ...]) -> str:
    points = "M0-1 .25-.3.95-.31.38.14.59.81 0 .4-.59.81-.38.14-.95-.31-.25-.3z"
    return "".join(
        path(points, fill=STARS, transform=f"translate({num(x)} {num(y)}) scale({num(r)})")
        for x, y, r in places
    )


def officer_group(key: str, active: bool = False) -> str:
    """An officer or the ally; the active one has a white dashed ring."""
    body = (placed("active") if active else "") + placed(f"officer-{key}")
    return group(body, data_piece="ally" if key == ALLY else "officer", data_key=key)


def mutant_group(key: str) -> str:
    """A normal mutant, a rat or a soldier that stands."""
    return group(placed(key), data_piece="mutant", data_key=key)


def kafar_group(health: int) -> str:
    """KAFAR with a block for each HP that is left."""
    body = placed("kafar")
    if health > 0:
        step = min(16.0, 92 / health)
        left = -step * health / 2
        body += rect(left - 4, 31, step * health + 8, 17, rx=4, fill=INK)
        for k in range(health):
            body += rect(left + step * k + 1.5, 34, step - 3, 11, rx=2, fill=KAFAR)
    return group(body, data_piece="mutant", data_key="kafar", data_health=health)


def person_group(key: str) -> str:
    """A civilian or the mayor."""
    return group(placed(key), data_piece="load", data_key=key)


def lying_group(key: str, compact: bool = False) -> str:
    """A stunned officer or mutant; in a crowd larger, with one star."""
    if key in TABS:
        piece, name = "ally" if key == ALLY else "officer", f"officer-{key}"
    else:
        piece, name = "mutant", key
    body = placed(f"{name}-lying")
    if compact:
        turned = group(placed(name), transform="rotate(90) scale(1.1)", opacity=FADED)
        body = turned + _stars(STAR_OF_A_CROWD)
    return group(body, data_piece=piece, data_key=key, data_state="stunned")


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
