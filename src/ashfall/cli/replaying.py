"""What ``ashfall replay`` is told and tells about a record of any game."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from ashfall.cli.parser import CommandError, Parser, number
from ashfall.table.documents import LONGEST_RECORD
from ashfall.table.play import PlayedMatch

__all__ = ["add_arguments", "check_at", "course_facts"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("file", metavar="FILE", help=tell("cli-help-replay-file"))
    parser.add_json()
    parser.add_argument("--at", type=number(0, LONGEST_RECORD), metavar="N", help=tell("cli-help-replay-at"))
    parser.add_language()


def check_at(options: Namespace, made: int) -> None:
    """Raise CommandError where ``--at`` asks for more moves than a record has."""
    if options.at is not None and options.at > made:
        raise CommandError(f"{options.file}: --at: expected at most {made} moves, got {options.at}")


def course_facts(match: PlayedMatch[Any]) -> dict[str, Any]:
    """Who must choose now and how many moves were made, in any game."""
    decision = match.decision
    return {
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
        "moves": len(match.moves),
    }
