"""A map in words, for people who cannot see it."""

from collections import Counter

from ashfall.draw.hardcity.palette import ALLY, OFFICERS
from ashfall.draw.hardcity.scene import Scene
from ashfall.table.texts import Texts

__all__ = ["name_of", "space_words"]

LOADS = ("civilian", "mayor", "battery", "barrel")
PLAIN = ("crate", "box")


def name_of(key: str, texts: Texts) -> str:
    """The name of a piece."""
    if key == ALLY:
        return texts.format(f"hc-ally-{key}")
    if key in OFFICERS:
        return texts.format(f"hc-officer-{key}")
    if key in LOADS:
        return texts.format(f"hc-load-{key}")
    return texts.format(f"hc-{key}" if key in PLAIN else f"hc-enemy-{key}")


def space_words(scene: Scene, texts: Texts) -> dict[str, str]:
    """Who and what is on each space that is not empty: `C4: Mutant ×2, Civilian.`"""
    kinds = {vehicle.node: vehicle.kind.replace("_", "-") for vehicle in scene.now.vehicles}
    order = [*scene.places, *(node for node in kinds if node)]
    found = {}
    for space in sorted(scene.pieces, key=order.index):
        name = texts.format(f"hc-vehicle-{kinds[space]}") if space in kinds else space
        counts = Counter(piece.key for piece in scene.pieces[space])
        who = [name_of(key, texts) + (f" ×{count}" if count > 1 else "") for key, count in counts.items()]
        found[space] = f"{name}: {', '.join(who)}."
    return found
