"""The vocabulary of army files. The order of the three long tuples is the engine's numbering: only append."""

from typing import Final

__all__ = [
    "ABILITIES",
    "AMOUNTS",
    "BOARD_WIDE",
    "EFFECTS",
    "INSTANTS",
    "KINDS",
    "TARGETS",
    "TARGETS_BY_EFFECT",
]

KINDS: Final = ("hq", "warrior", "module", "instant")

ABILITIES: Final = (
    "mobility",
    "rotation",
    "push_back",
    "explosion",
    "net_of_steel",
    "execution",
    "replacement",
    "lair",
    "flying",
    "scavenger",
)

EFFECTS: Final = (
    "melee",
    "ranged",
    "initiative",
    "medic",
    "extra_attack",
    "scoper",
    "double_move",
    "mobility",
    "quartermaster",
    "grab",
    "free_net_of_steel",
)

INSTANTS: Final = (
    "battle",
    "move",
    "push_back",
    "air_strike",
    "grenade",
    "sniper",
    "terror",
    "grab",
    "hunt",
)

TARGETS: Final = ("friendly", "enemy")

# Smallest and largest amount; effects that are not listed have none. Zero would do nothing.
AMOUNTS: Final[dict[str, tuple[int, int]]] = {
    "melee": (1, 9),
    "ranged": (1, 9),
    "initiative": (-3, 3),  # six of these on a 9 stay far below 62, the engine's highest phase
    "extra_attack": (1, 2),  # six of these are fewer than the engine can count
}

# Effects that need no link: they work while the module stands on the board (NH-10.12, NH-10.16).
BOARD_WIDE: Final = ("double_move", "free_net_of_steel")

# Whom an effect may reach (NH-10.3); effects that are not listed reach friendly units only.
TARGETS_BY_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "initiative": TARGETS,
    "scoper": ("enemy",),
}
