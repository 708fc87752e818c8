"""Which colour a seat wears: that of its army or, where an earlier seat leads the same, of an absent one."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ashfall.draw.palette import distance
from ashfall.neuroshima.army import Army, army_keys, load_army

__all__ = ["worn_colours"]

CACHED: Final = 1024


def worn_colours(armies: Sequence[Army]) -> tuple[str, ...]:
    """By seat, the key of the shipped army whose colour it wears; "" where that is its own."""
    return _worn(tuple(army.key for army in armies), tuple(army.look.colour for army in armies))


@lru_cache(maxsize=CACHED)
def _worn(keys: tuple[str, ...], colours: tuple[str, ...]) -> tuple[str, ...]:
    seen = {colour for seat, colour in enumerate(colours) if keys[seat] not in keys[:seat]}
    spare = {key: load_army(key).look.colour for key in army_keys() if key not in keys}
    worn: list[str] = []
    for seat, key in enumerate(keys):
        if key not in keys[:seat] or not spare:
            worn.append("")
            continue
        chosen = max(spare, key=lambda other: min(distance(spare[other], colour) for colour in seen))
        seen.add(spare.pop(chosen))
        worn.append(chosen)
    return tuple(worn)
