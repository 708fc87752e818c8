"""Own armies that somebody was shown: for a while, clients may ask for their sheets and drawings by id.

An own army belongs to its matches, records and positions. What is shown of these names it by its id, the key
and a hash of the content, so an id always means the same army.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ashfall.neuroshima.army import Army, army_id, is_shipped, load_army

__all__ = ["army_by_id", "show_army"]

SHOWN: Final = 64  # armies that are remembered; those that were not shown for longest are forgotten

_shown: Final[OrderedDict[str, Army]] = OrderedDict()


def show_army(army: Army) -> str:
    """The id of an army that is about to be shown; from now on :func:`army_by_id` knows it."""
    id = army_id(army)
    if not is_shipped(army):
        _shown[id] = army
        _shown.move_to_end(id)
        if len(_shown) > SHOWN:
            _shown.popitem(last=False)
    return id


def army_by_id(id: str) -> Army:
    """A shipped army, or one that was shown not long ago; raises UnknownArmy."""
    return _shown.get(id) or load_army(id)
