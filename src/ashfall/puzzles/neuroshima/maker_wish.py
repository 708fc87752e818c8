"""What kind of puzzle is to be made, and what has to be on the board or on offer for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ashfall.neuroshima.army import army_keys

__all__ = ["MOST_USED", "PuzzleWish", "filled"]

OFFER: Final = "offer"
OWN: Final = "own"
OTHER: Final = "other"

# How a theme comes up: an army with a tile, which is offered or stands on the board already.
WAYS: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "nets": (
        ("moloch", "net_fighter", OFFER),
        ("borgo", "net_fighter", OFFER),
        ("hegemony", "net_fighter", OFFER),
        ("hegemony", "net_master", OFFER),
        ("steel_police", "pacifier", OFFER),
        ("beasts", "arachnid", OFFER),
    ),
    "medics": (
        ("moloch", "medic", OFFER),
        ("borgo", "medic", OFFER),
        ("outpost", "medic", OFFER),
        ("steel_police", "medic", OFFER),
        ("moloch", "medic", OTHER),
        ("outpost", "medic", OTHER),
        ("borgo", "medic", OTHER),
    ),
    "armor": (
        ("moloch", "juggernaut", OFFER),
        ("moloch", "armored_guard", OFFER),
        ("moloch", "blocker", OFFER),
        ("borgo", "super_mutant", OFFER),
        ("hegemony", "gladiator", OFFER),
        ("steel_police", "bandog", OFFER),
        ("steel_police", "executioner", OFFER),
        ("beasts", "ram", OFFER),
        ("moloch", "blocker", OTHER),
        ("moloch", "armored_hunter", OTHER),
        ("moloch", "juggernaut", OTHER),
        ("borgo", "super_mutant", OTHER),
        ("hegemony", "gladiator", OTHER),
        ("steel_police", "bandog", OTHER),
        ("beasts", "ram", OTHER),
    ),
    "gauss": (
        ("moloch", "gauss_cannon", OFFER),
        ("moloch", "gauss_cannon", OFFER),
        ("moloch", "gauss_cannon", OWN),
    ),
    "pushes": (
        ("moloch", "push_back", OFFER),
        ("hegemony", "push_back", OFFER),
        ("steel_police", "push_back", OFFER),
        ("steel_police", "riot_policeman", OFFER),
        ("steel_police", "riot_policeman", OWN),
    ),
    "movement": (
        ("moloch", "move", OFFER),
        ("borgo", "move", OFFER),
        ("outpost", "move", OFFER),
        ("hegemony", "move", OFFER),
        ("steel_police", "move", OFFER),
        ("beasts", "move", OFFER),
        ("borgo", "assassin", OWN),
        ("outpost", "runner", OWN),
        ("hegemony", "runner", OWN),
        ("hegemony", "transport", OFFER),
        ("steel_police", "judge", OWN),
        ("beasts", "alpha", OWN),
    ),
    "explosion": (("moloch", "clown", OFFER), ("moloch", "clown", OWN), ("moloch", "clown", OTHER)),
    "instants": (
        ("moloch", "air_strike", OFFER),
        ("borgo", "grenade", OFFER),
        ("outpost", "sniper", OFFER),
        ("hegemony", "sniper", OFFER),
    ),
    "extra_attack": (
        ("moloch", "mother", OFFER),
        ("steel_police", "sergeant", OFFER),
        ("outpost", "annihilator", OFFER),
        ("outpost", "commando", OFFER),
    ),
    "quartermaster": (("hegemony", "quartermaster", OFFER), ("hegemony", "quartermaster", OWN)),
    "execution": (("steel_police", "executioner", OFFER),),
    "replacement": (("steel_police", "pacifier", OWN),),
    "net_of_steel": (("steel_police", "hq", OWN),),
    "reflection": (
        ("steel_police", "judge", OFFER),
        ("steel_police", "judge", OWN),
        ("steel_police", "judge", OTHER),
        ("steel_police", "judge", OTHER),
    ),
    "grabs": (("beasts", "grab", OFFER), ("beasts", "scrabbler", OFFER)),
    "agony": (
        ("beasts", "bug", OFFER),
        ("beasts", "urchin", OFFER),
        ("beasts", "bug", OWN),
        ("beasts", "urchin", OWN),
        ("beasts", "bug", OTHER),
    ),
    "hunt": (("beasts", "hunt", OFFER),),
    "friendly_fire": (
        ("beasts", "swarm", OFFER),
        ("beasts", "ram", OFFER),
        ("beasts", "bug", OFFER),
        ("beasts", "alpha", OFFER),
    ),
    "modules": (
        ("moloch", "brain", OFFER),
        ("moloch", "officer", OFFER),
        ("borgo", "officer", OFFER),
        ("borgo", "super_officer", OFFER),
        ("outpost", "officer", OFFER),
        ("outpost", "scoper", OFFER),
        ("hegemony", "boss", OFFER),
        ("hegemony", "officer_2", OFFER),
        ("steel_police", "officer", OFFER),
        ("steel_police", "steroid_dispenser", OFFER),
        ("beasts", "officer_1", OFFER),
    ),
    "initiative": (
        ("moloch", "scout", OFFER),
        ("borgo", "scout", OFFER),
        ("outpost", "saboteur", OFFER),
        ("outpost", "scout", OFFER),
        ("hegemony", "scout", OFFER),
        ("steel_police", "saboteur", OFFER),
        ("steel_police", "scout", OFFER),
        ("beasts", "scout", OFFER),
    ),
}
NETTERS: Final = {
    "moloch": "net_fighter",
    "borgo": "net_fighter",
    "hegemony": "net_fighter",
    "steel_police": "pacifier",
    "beasts": "arachnid",
}
GOALS: Final = {"destroy_hq": 5, "ahead": 3, "lose_no_unit": 2, "destroy_unit": 2, "survive": 2}
DEFENCE: Final = {"survive": 1, "lose_no_unit": 1}
LONG_GOALS: Final = {"destroy_hq": 3, "ahead": 1, "destroy_unit": 1}
USES: Final = {1: 4, 2: 8, 3: 4}
MOST_USED: Final = max(USES)
SPARE: Final = {1: (1, 2, 3), 2: (1, 1, 2), 3: (0,)}  # tiles that are offered and not used


@dataclass(frozen=True, slots=True)
class PuzzleWish:
    """What is asked for; what is empty is left to chance."""

    army: str = ""
    against: str = ""
    theme: str = ""
    goal: str = ""
    use: int = 0
    spare: int = -1  # tiles on offer beside those to use; less than none: any
    turns: int = 1
    tiles: tuple[str, ...] = ()  # that are on offer
    units: tuple[tuple[int, str], ...] = ()  # that stand on the board, by owner

    @property
    def armies(self) -> tuple[str, str]:
        """The army that solves, and the other one."""
        return self.army, self.against

    @property
    def is_wide(self) -> bool:
        """Whether there is so much to try that units should not move about as well."""
        return self.turns > 1 or self.use == MOST_USED


def filled(chance: Random, wish: PuzzleWish) -> PuzzleWish:
    """A wish with everything decided."""
    theme = wish.theme or ("" if wish.is_wide else chance.choice([*WAYS, "defence", ""]))
    ways = [way for way in WAYS.get(theme, ()) if way[0] in _possible(wish, way[2])]
    key, tile, where = chance.choice(ways) if ways and wish.turns == 1 else ("", "", "")
    fixed = {OTHER: wish.army}.get(where, key or wish.army)
    army = fixed or chance.choice([other for other in army_keys() if other not in (key, wish.against)])
    against = key if where == OTHER else wish.against
    goals = DEFENCE if theme == "defence" else GOALS if wish.turns == 1 else LONG_GOALS
    use = wish.use or (1 if wish.turns > 1 else chance.choices(tuple(USES), tuple(USES.values()))[0])
    others = [key for key in army_keys() if key != army]
    if theme == "knots":
        return _knotted(
            chance,
            replace(
                wish, goal=_any_goal(chance, wish, goals), use=use, spare=_spare(chance, wish, use, True)
            ),
        )
    placed = where in (OWN, OTHER) and tile != "hq"
    return replace(
        wish,
        army=army,
        against=against or chance.choice(others),
        goal=_any_goal(chance, wish, goals),
        use=use,
        spare=_spare(chance, wish, use, where == OFFER),
        tiles=(tile,) if where == OFFER else (),
        units=((int(where == OTHER), tile),) if placed else (),
    )


def _spare(chance: Random, wish: PuzzleWish, use: int, is_offered: bool) -> int:
    """Where a theme is asked for and a tile shows it, that tile has to be used; others come later."""
    if wish.spare >= 0:
        return wish.spare
    if wish.turns > 1:
        return 1
    return 0 if wish.theme and is_offered else chance.choice(SPARE[use])


def _any_goal(chance: Random, wish: PuzzleWish, goals: dict[str, int]) -> str:
    return wish.goal or chance.choices(tuple(goals), tuple(goals.values()))[0]


def _knotted(chance: Random, wish: PuzzleWish) -> PuzzleWish:
    """A wish for two units that net each other: one stands there, the other is offered."""
    army = wish.army or chance.choice([key for key in NETTERS if key != wish.against])
    against = wish.against or chance.choice([key for key in NETTERS if key != army])
    tiles, units = NETTERS.get(army, ""), NETTERS.get(against, "")
    return replace(wish, army=army, against=against, tiles=(tiles,), units=((1, units),))


def _possible(wish: PuzzleWish, where: str) -> tuple[str, ...]:
    """The armies that may be on the side where something is asked for."""
    side, other = (wish.against, wish.army) if where == OTHER else (wish.army, wish.against)
    return (side,) if side else tuple(key for key in army_keys() if key != other)
