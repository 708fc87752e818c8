"""``ashfall list``: what there is to choose from."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from ashfall.bots.registry import bot_names
from ashfall.cli.listing import add_arguments, bot_facts, say_bots
from ashfall.cli.neuroshima.settings import choices_of, written
from ashfall.cli.results import tell_result
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.modes import BASIC, ENLARGED, FEWEST_ON_ENLARGED, MODES, VARIANTS
from ashfall.neuroshima.options import DEFAULTS
from ashfall.neuroshima.tile import Army
from ashfall.table.texts import Texts

__all__ = ["RULINGS", "add_arguments", "run"]

# The rulings of docs/rules/neuroshima.md that each setting turns.
RULINGS: Final = {
    "destroyed_hq_leaves": "R-2",
    "exploding_clown_uses_medics": "R-9",
    "gauss_stops_at_reflection": "R-23",
    "reflected_shot_hits_flying": "R-24",
    "execution_with_netted_hq": "R-26",
    "pay_last_health": "R-26, R-28",
    "scavenger_needs_kill": "R-56",
    "extra_attack_optional": "R-63",
    "waste_instants": "R-68",
    "medics_heal_own_fire": "R-71",
    "net_of_steel_returns_when_hq_netted": "R-28, R-73",
    "team_hq_health": "R-1",
    "all_armies_on_37": "R-42",
    "reinforcements_discards": "R-47",
    "merciless_both_ways": "R-49",
    "overtime_starts": "R-69",
}


def run(options: Namespace) -> int:
    """List."""
    return tell_result(options, _facts, lambda: _show(options.lang))


def _facts() -> dict[str, Any]:
    return {
        "game": "neuroshima",
        "armies": [_army(load_army(key)) for key in army_keys()],
        "modes": [_mode(key) for key in MODES],
        "bots": [bot_facts(name, GAME.name) for name in bot_names(GAME.name)],
        "settings": [
            {
                "key": key,
                "default": default,
                "choices": list(choices_of(key)),
                "ruling": RULINGS[key],
            }
            for key, default in DEFAULTS.items()
        ],
    }


def _mode(key: str) -> dict[str, Any]:
    """A mode with how many may play it, and where."""
    fewest, most = MODES[key]
    boards = [BASIC] if most < FEWEST_ON_ENLARGED else [BASIC, ENLARGED]
    return {
        "key": key,
        "seats": list(range(fewest, most + 1)),
        "boards": boards,
        "variants": list(VARIANTS),
    }


def _army(army: Army) -> dict[str, Any]:
    return {
        "key": army.key,
        "names": dict(army.names),
        "total": army.total,
        "colour": army.look.colour,
        "tiles": [
            {"key": tile.key, "kind": tile.kind, "count": tile.count, "names": dict(tile.names)}
            for tile in army.tiles
        ],
    }


def _range(numbers: list[int]) -> str:
    """The first and the last of a list, or the only one."""
    return "-".join(str(n) for n in sorted({numbers[0], numbers[-1]}))


def _show(language: str) -> None:
    from ashfall.cli.console import new_console, say

    console, texts = new_console(), Texts(language)

    def head(name: str) -> None:
        say(console, f"[bold]{texts.format(name)}[/]")

    head("cli-armies")
    for key in army_keys():
        army = load_army(key)
        count = texts.format("count-tiles", count=army.total)
        say(console, f"[{army.look.colour}]{army.name(language)}[/] ({key}): {count}", 2)
        names = (f"{tile.name(language)} {tile.count}" for tile in army.tiles)
        say(console, f"[dim]{', '.join(names)}[/]", 4)
    head("cli-modes")
    for mode in map(_mode, MODES):
        seats, boards = _range(mode["seats"]), ", ".join(map(str, mode["boards"]))
        say(console, texts.format("cli-mode-fact", mode=mode["key"], seats=seats, boards=boards), 2)
    say(console, texts.format("cli-variants-fact", variants=", ".join(VARIANTS)), 2)
    head("cli-players")
    say_bots(console, texts, GAME.name)
    head("cli-settings")
    for key, default in DEFAULTS.items():
        choices = "|".join(map(written, choices_of(key)))
        about = texts.format("cli-setting-default", value=written(default), ruling=RULINGS[key])
        say(console, f"{key}={choices}: {about}", 2)
