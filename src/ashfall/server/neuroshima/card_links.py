"""Facts about links: what a module or an HQ gives and to whom now, and what a unit gets from others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ashfall.draw.neuroshima.centre import effect_icon, effect_sign
from ashfall.neuroshima.keywords import BOARD_WIDE
from ashfall.neuroshima.nets import linked
from ashfall.neuroshima.status import hexes_of
from ashfall.neuroshima.tile import Effect, Tile
from ashfall.server.neuroshima.card_abilities import granted_state
from ashfall.server.neuroshima.card_words import (
    ALL_SIDES,
    HARM,
    LOWERED,
    RAISED,
    UnitOnBoard,
    named,
    phrase,
    sentences,
    towards,
)
from ashfall.server.neuroshima.shapes import CardFact
from ashfall.table.phrases import Phrase

__all__ = ["effect_facts", "help_facts", "link_fact", "takeover_fact"]

# Whether a linked unit has any use for what it gets.
USES: Final[dict[str, Callable[[Tile], bool]]] = {
    "melee": lambda tile: any(tile.melee),
    "ranged": lambda tile: any(value and edge not in tile.gauss for edge, value in enumerate(tile.ranged)),
    "initiative": lambda tile: bool(tile.initiatives),
    "extra_attack": lambda tile: bool(tile.initiatives),
    "quartermaster": lambda tile: bool(tile.initiatives) and any(tile.melee + tile.ranged),
}
# What a unit may do or hope for because of a linked module; changed values are told with the values.
GRANTED: Final = ("medic", "mobility", "grab", "quartermaster")


def effect_facts(tile: Tile, unit: UnitOnBoard | None = None) -> Iterator[CardFact]:
    """What a module or an HQ gives."""
    for effect in tile.effects:
        title = _title(tile, effect)
        explained = _explained(effect)
        icon = effect_icon(effect) or "fx-extra-attack"
        if unit is None:
            yield CardFact(icon=icon, title=title, text=explained)
            continue
        served = [] if effect.keyword in BOARD_WIDE else _served(effect, unit)
        useful = [hex for hex in served if _has_use(unit.tile(hex), effect.keyword)]
        yield CardFact(
            icon=icon,
            title=title,
            text=sentences(explained, *_service(effect, unit, served, useful)),
            tone=LOWERED if unit.is_netted else "",
            hexes=unit.labels(useful),
        )


def link_fact(tile: Tile, facing: int = 0) -> CardFact | None:
    """Where the arms of a module point; an HQ that reaches all its neighbours has none."""
    if not tile.links or _is_aura(tile):
        return None
    enemy = any(effect.targets == "enemy" for effect in tile.effects)
    return CardFact(
        icon="i-link-enemy" if enemy else "i-link",
        title=phrase("card-edges", kind=phrase("icon-links"), where=towards(tile.links, facing)),
        text=phrase("card-links-enemy-help" if enemy else "icon-links-help"),
    )


def takeover_fact(unit: UnitOnBoard) -> CardFact | None:
    """That a Scoper makes the module work for somebody else (NH-10.11)."""
    if unit.status.serves == unit.status.owner:
        return None
    s = unit.state
    scopers = [
        hex
        for hex in hexes_of(int(s.scopers) & ~int(s.netted))
        if linked(s, hex) >> unit.hex & 1 and unit.owner(hex) == unit.status.serves
    ]
    text = phrase("card-taken-over-help", units=unit.refs(scopers), seat=unit.seat(unit.status.serves))
    return CardFact(
        icon="fx-scoper",
        title=phrase("card-taken-over"),
        text=text,
        tone=HARM,
        hexes=unit.labels(scopers),
    )


def help_facts(unit: UnitOnBoard) -> Iterator[CardFact]:
    """What linked modules let the unit do, or do for it."""
    for keyword in GRANTED:
        givers = dict.fromkeys(module for module, _ in unit.givers(keyword))
        if givers and _has_use(unit.tile(unit.hex), keyword):
            yield CardFact(
                icon="fx-" + keyword,
                title=phrase(f"effect-{keyword}"),
                text=sentences(
                    phrase(f"card-granted-{keyword}", units=unit.refs(givers)),
                    granted_state(unit, keyword, list(givers)),
                ),
                tone=RAISED,
                hexes=unit.labels(givers),
            )


def _has_use(tile: Tile, keyword: str) -> bool:
    return keyword not in USES or USES[keyword](tile)


def _title(tile: Tile, effect: Effect) -> Phrase:
    sign = effect_sign(effect)
    name = phrase(f"effect-{effect.keyword}")
    title = named(name, sign) if sign else name
    if _is_aura(tile):
        return phrase("card-edges", kind=title, where=phrase("card-all-sides"))
    return title


def _explained(effect: Effect) -> Phrase:
    if effect.keyword == "initiative":
        return phrase("card-faster" if effect.amount > 0 else "card-slower")
    return phrase(f"effect-{effect.keyword}-help")


def _is_aura(tile: Tile) -> bool:
    return tile.kind == "hq" and len(tile.links) == ALL_SIDES


def _served(effect: Effect, unit: UnitOnBoard) -> list[int]:
    """Units on the links that the effect is meant for."""
    s = unit.state
    seat = unit.status.serves
    side = int(s.friends(seat)) if effect.targets == "friendly" else int(s.enemies(seat))
    found = hexes_of(int(linked(s, unit.hex)) & side)
    if effect.keyword == "scoper":
        return [hex for hex in found if _can_be_taken(unit.tile(hex))]
    return list(found)


def _can_be_taken(tile: Tile) -> bool:
    return tile.kind == "module" and all(effect.keyword != "scoper" for effect in tile.effects)


def _service(
    effect: Effect, unit: UnitOnBoard, served: list[int], useful: list[int]
) -> Iterator[Phrase | None]:
    """Whom the effect reaches now."""
    if unit.is_netted:
        yield phrase("card-gives-nothing")
        return
    taken = unit.status.serves != unit.status.owner
    if effect.keyword == "free_net_of_steel" and taken:
        yield phrase("card-helps-nobody")  # a turned launcher helps nobody
        return
    if effect.keyword in BOARD_WIDE:
        if taken:
            yield phrase("card-works-for", seat=unit.seat(unit.status.serves))
        return
    if useful:
        yield phrase("card-reaches", units=unit.refs(useful))
    else:
        yield phrase("card-reaches-nobody")
    idle = [hex for hex in served if hex not in useful]
    if idle:
        yield phrase("card-no-use", units=unit.refs(idle))
