"""What table of Hard City is played at: episode, mode, players and officers, from a command's options."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from pathlib import Path

from msgspec.structs import replace

from ashfall.cli.parser import CommandError, Parser, number, several
from ashfall.hardcity.campaign import Campaign
from ashfall.hardcity.content import Episode, InvalidContent, load_content, read_episode
from ashfall.hardcity.files.record import Options, Record
from ashfall.hardcity.files.storage import wishes_of
from ashfall.hardcity.ground.setup import MODES, VERSUS, officers_of
from ashfall.hardcity.match import Match
from ashfall.table.errors import InvalidRecord

__all__ = ["add_table", "check_table", "match_at", "player_range", "table_of"]


def add_table(parser: Parser) -> None:
    """The options ``--episode``, ``--mode``, ``--players``, ``--officers`` and ``--ally``."""
    tell = parser.tell
    officers = [officer.key for officer in load_content().officers]
    parser.add_argument("--episode", type=_episode, metavar="N", help=tell("cli-help-city-episode"))
    parser.add_argument(
        "--mode", choices=MODES, default=VERSUS, metavar="MODE", help=tell("cli-help-city-mode")
    )
    parser.add_argument("--players", type=number(1, 5), metavar="P", help=tell("cli-help-city-players"))
    parser.add_argument(
        "--officers",
        type=several(lambda: officers, 1, len(officers)),
        default=(),
        metavar="A,B,C",
        help=tell("cli-help-city-officers"),
    )
    parser.add_argument("--ally", action="store_true", help=tell("cli-help-city-ally"))


def _episode(text: str) -> int | Episode:
    """A shipped episode by its number, or one of anybody's own by its file."""
    if not text.endswith(".toml"):
        return number(1, len(load_content().episodes))(text)
    try:
        return read_episode(Path(text))
    except InvalidContent as error:
        raise ArgumentTypeError(str(error)) from None


def player_range(mode: str) -> tuple[int, int]:
    """The fewest and the most players of a mode."""
    core = load_content().core
    return core.versus_players if mode == VERSUS else core.coop_players


def table_of(options: Namespace, command: str, seats: int | None = None) -> Options:
    """The table that options ask for, with as many players as seats are filled; raises CommandError."""
    fewest, _ = player_range(options.mode)
    players = options.players or seats or _needed(options) or fewest
    if seats is not None and seats != players:
        raise CommandError(f"ashfall {command}: --seats: expected {players} for this game, got {seats}")
    episode = options.episode or 1
    table = Options(
        episode=episode.number if isinstance(episode, Episode) else episode,
        own=episode.own if isinstance(episode, Episode) else "",
        mode=options.mode,
        players=players,
        officers=tuple(options.officers),
        ally=options.ally,
    )
    check_table(table, command)
    return table


def match_at(table: Options, seed: int, campaign: Campaign | None = None) -> Match:
    """A new game at a table."""
    return Match.from_record(Record(options=replace(table, campaign=campaign), seed=seed))


def _needed(options: Namespace) -> int | None:
    """Three officers are led by three players; any other number leaves the choice open."""
    return 3 + (options.mode == VERSUS) if len(options.officers) == 3 else None


def check_table(table: Options, command: str) -> None:
    """Raise CommandError where episode, mode, players and officers do not fit together."""
    try:
        officers_of(load_content(), wishes_of(table))
    except InvalidRecord as error:
        raise CommandError(f"ashfall {command}: --{error}") from None
