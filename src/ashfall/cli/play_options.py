"""What ``ashfall play`` is told about any game: who sits at the table, its seed, its files."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable
from typing import Final

from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.player import HUMAN, BotPlayer

__all__ = ["add_files", "add_seats", "players_of", "seed_of"]

SEEDS: Final = 1_000_000  # new seeds stay short enough to be told to a friend


def add_seats(
    parser: Parser, seats: Callable[[str], tuple[BotPlayer | None, ...]], about: str, usual: str
) -> None:
    """The options ``--seats``, with the help ``about`` and the ``usual`` bot in it, and ``--seed``."""
    text = f"{parser.tell(about)} {HUMAN},{usual},..."
    parser.add_argument("--seats", type=seats, metavar="A,B", help=text)
    parser.add_seed(None, "cli-help-play-seed")


def add_files(parser: Parser, about: str) -> None:
    """The options ``--load``, whose help is ``about``, and ``--save``."""
    parser.add_argument("--load", metavar="FILE", help=parser.tell(about))
    parser.add_argument("--save", metavar="FILE", help=parser.tell("cli-help-play-save"))


def seed_of(options: Namespace) -> int:
    """The seed that was asked for, or a new one."""
    return secrets.randbelow(SEEDS) if options.seed is None else int(options.seed)


def players_of(
    options: Namespace, count: int, usual: Callable[[], BotPlayer]
) -> tuple[BotPlayer | None, ...]:
    """Who sits at each of so many seats: a person against usual bots where nobody else was asked for."""
    chosen: tuple[BotPlayer | None, ...] = options.seats or (None, *(usual() for _ in range(count - 1)))
    if len(chosen) != count:
        raise CommandError(f"ashfall play: --seats: expected {count} for this game, got {len(chosen)}")
    return chosen
