"""``ashfall battle``: fight one battle from a position, or one from every line of standard input."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ashfall.cli.files import MOST_BYTES, STANDARD, blame, write_text
from ashfall.cli.neuroshima.files import position_of, read_position_file
from ashfall.cli.parser import CommandError, Parser
from ashfall.cli.results import tell_result
from ashfall.neuroshima.answers import best_answer
from ashfall.neuroshima.skirmish import BattleReport, Choose, fight_position, first_legal
from ashfall.table.errors import AshfallError, InvalidPosition

__all__ = ["add_arguments", "run"]

# Who answers where a battle asks: the first legal move, or a look at where each answer leads.
CHOOSERS: Final[dict[str, Choose]] = {"first": first_legal, "bot": best_answer}


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("file", metavar="FILE", help=tell("cli-help-battle-file"))
    parser.add_json()
    parser.add_argument("--jsonl", action="store_true", help=tell("cli-help-battle-jsonl"))
    parser.add_argument(
        "--choose",
        choices=tuple(CHOOSERS),
        default="first",
        help=tell("cli-help-battle-choose"),
    )
    parser.add_argument("--svg", metavar="OUT", help=tell("cli-help-svg"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Fight."""
    choose = CHOOSERS[options.choose]
    if options.jsonl:
        return _stream(options, choose)
    position = read_position_file(options.file)
    with blame(options.file):
        report = fight_position(position, choose)
    if options.svg:
        from ashfall.draw.neuroshima.state import battle_svg

        write_text(options.svg, battle_svg(report, options.lang))
    return tell_result(options, report.to_dict, lambda: _show(report, options.lang))


def _show(report: BattleReport, language: str) -> None:
    from ashfall.cli.neuroshima.telling import explain_battle

    explain_battle(report, language)


def _stream(options: Namespace, choose: Choose) -> int:
    """One result for every line, in order; a bad line does not stop the rest."""
    if options.svg or options.json:
        raise CommandError("ashfall battle: --jsonl goes without --json and --svg")
    for line in _lines(options.file):
        sys.stdout.buffer.write(msgspec.json.encode(_result(options.file, line, choose)) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def _lines(source: str) -> Iterator[bytes]:
    if source == STANDARD:
        yield from sys.stdin.buffer
        return
    try:
        with open(source, "rb") as file:
            yield from file
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        raise CommandError(f"{source}: cannot be read, {str(problem).lower()}") from None


def _result(source: str, line: bytes, choose: Choose) -> dict[str, Any]:
    try:
        if len(line) > MOST_BYTES:
            raise InvalidPosition("position", f"expected at most {MOST_BYTES >> 20} MB a line")
        if not line.strip():
            raise InvalidPosition("position", "expected a JSON object, the line is empty")
        return fight_position(position_of(source, line), choose).to_dict()
    except AshfallError as error:
        return {"error": str(error)}
