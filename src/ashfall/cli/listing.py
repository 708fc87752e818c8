"""``ashfall list``: what there is to choose from."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

import msgspec

from ashfall.cli.parser import Parser
from ashfall.cli.players import BOTS
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.options import DEFAULTS, HQ_LEAVES
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
}
CHOICES: Final = {"destroyed_hq_leaves": list(HQ_LEAVES)}


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("game", metavar="GAME", choices=("neuroshima",), help=tell("cli-help-game"))
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    parser.add_language()


def run(options: Namespace) -> int:
    """List."""
    if options.json:
        print(msgspec.json.encode(_facts()).decode())
    else:
        _show(options.lang)
    return 0


def _facts() -> dict[str, Any]:
    return {
        "game": "neuroshima",
        "armies": [_army(load_army(key)) for key in army_keys()],
        "modes": [{"key": "duel", "seats": [2], "boards": [19], "variants": []}],
        "bots": [{"key": key, "options": {}} for key in BOTS],
        "settings": [
            {
                "key": key,
                "default": default,
                "choices": CHOICES.get(key, [True, False]),
                "ruling": RULINGS[key],
            }
            for key, default in DEFAULTS.items()
        ],
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
    say(console, "duel", 2)
    head("cli-players")
    say(console, ", ".join(["human", *BOTS]), 2)
    head("cli-settings")
    for key, default in DEFAULTS.items():
        value = str(default).lower()
        about = texts.format("cli-setting-default", value=value, ruling=RULINGS[key])
        say(console, f"{key}: {about}", 2)
