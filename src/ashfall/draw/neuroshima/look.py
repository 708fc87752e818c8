"""How one tile stands on the table: everything that is not printed on it."""

from dataclasses import dataclass

__all__ = ["TileState"]


@dataclass(frozen=True, slots=True)
class TileState:
    """The state of a tile in a drawing; the default is the tile as printed."""

    facing: int = 0  # clockwise sixths of a turn
    wounds: int = 0
    health: int | None = None  # HQ only; None = as printed
    scored: bool = False  # HQ only: it has points and cannot be destroyed
    netted: bool = False
    steel_net: bool = False  # under the Net of Steel
    initiatives: tuple[int, ...] | None = None  # current values; None = as printed
    melee_bonus: int = 0
    ranged_bonus: int = 0
    mirror: int = 0  # how many seats before it lead the same army; each is a dot
    worn: str = ""  # the army whose colour it wears, where that is not its own
    used: tuple[str, ...] = ()  # abilities already used this turn
    destroyed: bool = False
    ghost: bool = False  # not placed yet
