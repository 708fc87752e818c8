"""How one tile stands on the table: everything that is not printed on it."""

from dataclasses import dataclass

__all__ = ["Look"]


@dataclass(frozen=True, slots=True)
class Look:
    """The state of a tile in a drawing; the default is the tile as printed."""

    facing: int = 0  # clockwise sixths of a turn
    wounds: int = 0
    health: int | None = None  # HQ only; None = as printed
    netted: bool = False
    steel_net: bool = False  # under the Net of Steel
    initiatives: tuple[int, ...] | None = None  # current values; None = as printed
    melee_bonus: int = 0
    ranged_bonus: int = 0
    mirror: bool = False  # the second seat with the same army
    used: tuple[str, ...] = ()  # abilities already used this turn
    destroyed: bool = False
    ghost: bool = False  # not placed yet
