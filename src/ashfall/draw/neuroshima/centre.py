"""The middle of a tile: the plate with the initiative, with a module's gifts or with the health of an HQ."""

from typing import Final

from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.palette import INK, IVORY, LIME, VIOLET, mix
from ashfall.draw.sprite import plate_centre, require
from ashfall.draw.svg import HEX, figures, figures_width, group, path, shape, use
from ashfall.neuroshima import tile as data

__all__ = ["CHANGE_PEN", "change_of", "effect_icon", "effect_sign", "plate"]

WARRIOR_PLATE: Final = 0.94
MODULE_PLATE: Final = 1.3  # a module without attacks has room for larger signs
HQ_PLATE: Final = 0.5
MOST_VALUES: Final = 4
# By number of values: where each stands, its height, and half the box behind changed values.
SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-15.5, 0), (15.5, 0)),
    3: ((-22, 0), (0, 0), (22, 0)),
    4: ((-13, -14), (13, -14), (-13, 14), (13, 14)),
}
HEIGHT: Final = {1: 46.0, 2: 34.0, 3: 29.0, 4: 24.0}
CHANGE_PEN: Final = {0: INK, 1: LIME, -1: VIOLET}
BOX: Final = {1: (23.0, 28.0), 2: (36.0, 25.0), 3: (37.0, 21.0), 4: (28.0, 30.0)}


def plate(tile: data.Tile, army: data.ArmyLook, look: TileState, colour: str) -> str:
    """The plate with everything on it."""
    if tile.kind == "hq":
        return _hq(tile, army, look, colour)
    y = plate_centre(army.plate)
    scale = MODULE_PLATE if _is_quiet_module(tile) else WARRIOR_PLATE
    ground = shape(
        "use",
        href=f"#{require('pl', army.plate)}",
        x=-100,
        y=-100,
        width=200,
        height=200,
        color=colour,
        transform=f"scale({scale})",
    )
    body = _effects(tile, y * scale, scale) if tile.kind == "module" else _initiative(tile, army, look, y)
    return group(ground + body, data_icon="plate")


def _is_quiet_module(tile: data.Tile) -> bool:
    return tile.kind == "module" and not (any(tile.melee) or any(tile.ranged) or tile.nets or tile.reflection)


def _hq(tile: data.Tile, army: data.ArmyLook, look: TileState, colour: str) -> str:
    ground = path(HEX, transform=f"scale({HQ_PLATE})", fill=colour)
    if look.scored:  # nothing to lose: the counter stands beside the board
        return group(ground + use(require("em", army.emblem), 0, 0, 52, INK), data_icon="plate")
    health = tile.health if look.health is None else look.health
    return group(
        ground + use(require("em", army.emblem), 0, -22, 27, INK) + figures(str(health), 0, 15, 36, INK),
        data_icon="plate",
    )


def _initiative(tile: data.Tile, army: data.ArmyLook, look: TileState, y: float) -> str:
    now = tile.initiatives if look.initiatives is None else look.initiatives
    if not now and not tile.agony:
        return use(require("em", army.emblem), 0, y, 40, mix(army.colour, INK, 0.62))
    parts = [str(value) for value in now] + (["agony"] if tile.agony else [])
    if len(parts) > MOST_VALUES:
        parts = [*parts[: MOST_VALUES - 1], "…"]
    change = change_of(tile.initiatives, now)
    pen = CHANGE_PEN[change]
    out = _changed_box(len(parts), y, change, pen) if change else ""
    for (x, dy), part in zip(SPOTS[len(parts)], parts, strict=True):
        if part == "agony":  # no initiative effect reaches agony
            out += use("ab-agony", x, y + dy, 32 if len(parts) < 3 else 24, IVORY if change else INK)
        else:
            out += figures(part, x, y + dy, HEIGHT[len(parts)], pen)
    if len(parts) == 2:
        out += path(f"M-1.5 {y - 18:g}h3v36h-3z", fill=pen, fill_opacity=0.45)
    return out


def change_of(printed: tuple[int, ...], now: tuple[int, ...]) -> int:
    """1 for raised initiative, -1 for lowered, 0 for printed."""
    if now == printed:
        return 0
    return 1 if (len(now), now) > (len(printed), printed) else -1


def _changed_box(count: int, y: float, change: int, pen: str) -> str:
    """Dark ground for changed values, with a triangle that says up or down without colour."""
    w, h = BOX[count]
    box = shape("rect", x=-w, y=y - h, width=2 * w, height=2 * h, rx=9, fill=INK)
    ground = use("mk-up" if change > 0 else "mk-down", 0, y - change * (h + 5), 33, INK)
    return box + ground + use("mk-up" if change > 0 else "mk-down", 0, y - change * (h + 4), 19, pen)


def effect_icon(effect: data.Effect) -> str:
    """The symbol of what a module gives; empty where figures alone say it."""
    if effect.keyword == "extra_attack":
        return ""
    if effect.keyword == "initiative":
        return "fx-initiative-up" if effect.amount > 0 else "fx-initiative-down"
    return "fx-" + effect.keyword.replace("_", "-")


def effect_sign(effect: data.Effect) -> str:
    """The figures of what a module gives: `+1`, `-1`, `×2`, or nothing."""
    if effect.keyword == "extra_attack":
        return f"×{effect.amount + 1}"
    return f"{effect.amount:+d}" if effect.amount else ""


def _effects(tile: data.Tile, y: float, scale: float) -> str:
    signs = {effect_sign(effect) for effect in tile.effects}
    if len(tile.effects) > 1 and len(signs) == 1 and all(effect_icon(effect) for effect in tile.effects):
        return _shared_sign(tile.effects, signs.pop(), y, scale)
    rows = len(tile.effects)
    gap = 31.0 * scale
    top = y - gap * (rows - 1) / 2
    size = scale * (31 if rows == 1 else 25)
    return "".join(_row(effect, top + gap * k, size) for k, effect in enumerate(tile.effects))


def _shared_sign(effects: tuple[data.Effect, ...], sign: str, y: float, scale: float) -> str:
    """Several gifts of one amount: the icons side by side, the amount once."""
    step, size = 28 * scale, 24 * scale
    left = -step * (len(effects) - 1) / 2
    lift = 13.5 * scale if sign else 0
    icons = [use(effect_icon(e), left + step * k, y - lift, size, INK) for k, e in enumerate(effects)]
    return "".join(icons) + (figures(sign, 0, y + lift, size, INK) if sign else "")


def _row(effect: data.Effect, y: float, size: float) -> str:
    icon, sign = effect_icon(effect), effect_sign(effect)
    if not sign:
        return use(icon, 0, y, size * 1.35, INK)
    if not icon:
        return figures(sign, 0, y, size * 1.2, INK)
    height = size * 0.9
    wide = figures_width(sign, height)
    left = -(height + 3 + wide) / 2
    return use(icon, left + height / 2, y, height, INK) + figures(sign, -left - wide / 2, y, height, INK)
