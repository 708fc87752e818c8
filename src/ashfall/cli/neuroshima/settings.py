"""Settings of Neuroshima Hex by name and value: the points of the rules on which tables differ."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace

from ashfall.arena.neuroshima.layout import Settings
from ashfall.cli.parser import CommandError, Parser
from ashfall.neuroshima.options import CHOICES, DEFAULTS
from ashfall.table.errors import shown, suggestion

__all__ = ["add_settings", "choices_of", "setting_words", "settings_of", "written"]


def add_settings(parser: Parser) -> None:
    """The option ``--set``, which may be given several times."""
    parser.add_argument(
        "--set",
        action="append",
        type=_setting,
        default=[],
        metavar="NAME=VALUE",
        help=parser.tell("cli-help-set"),
    )


def settings_of(options: Namespace, command: str) -> Settings:
    """The settings that options ask for, sorted, without those that are usual anyway; raises CommandError."""
    chosen: dict[str, bool | str] = {}
    for name, value in options.set:
        if name in chosen:
            raise CommandError(f"ashfall {command}: --set: {name}: expected one value, it is given twice")
        chosen[name] = value
    return tuple((name, value) for name, value in sorted(chosen.items()) if value != DEFAULTS[name])


def setting_words(settings: Settings) -> list[str]:
    """The options that ask for settings."""
    return [word for name, value in settings for word in ("--set", f"{name}={written(value)}")]


def choices_of(name: str) -> tuple[bool | str, ...]:
    """The values that a setting may have."""
    return CHOICES.get(name, (True, False))


def written(value: bool | str) -> str:
    """A value as it is typed."""
    return str(value).lower()


def _setting(text: str) -> tuple[str, bool | str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise ArgumentTypeError(f'expected NAME=VALUE, such as team_hq_health=20, got "{shown(text)}"')
    if name not in DEFAULTS:
        raise ArgumentTypeError(f'unknown setting "{shown(name)}"{suggestion(name, DEFAULTS)}')
    known = {written(choice): choice for choice in choices_of(name)}
    if value not in known:
        raise ArgumentTypeError(f'{name}: expected {" or ".join(known)}, got "{shown(value)}"')
    return name, known[value]
