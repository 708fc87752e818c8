"""``ashfall battle``: fight one battle from a position, or one from every line of standard input."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from ashfall.cli.choosing import CHOOSERS
from ashfall.cli.files import MOST_BYTES, STANDARD, blame, read_position_file, write_text
from ashfall.cli.parser import CommandError, Parser
from ashfall.neuroshima.position import parse_position
from ashfall.neuroshima.skirmish import BattleReport, Choose, fight_position
from ashfall.table.errors import AshfallError, InvalidPosition

if TYPE_CHECKING:
    from rich.console import Console

    from ashfall.neuroshima.words import Words


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("file", metavar="FILE", help=tell("cli-help-battle-file"))
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
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
        from ashfall.draw.state import battle_svg

        write_text(options.svg, battle_svg(report, options.lang))
    if options.json:
        print(msgspec.json.encode(report.to_dict()).decode())
    else:
        explain(report, options.lang)
    return 0


def _stream(options: Namespace, choose: Choose) -> int:
    """One result for every line, in order; a bad line does not stop the rest."""
    if options.svg or options.json:
        raise CommandError("ashfall battle: --jsonl goes without --json and --svg")
    for line in _lines(options.file):
        sys.stdout.buffer.write(msgspec.json.encode(_result(line, choose)) + b"\n")
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


def _result(line: bytes, choose: Choose) -> dict[str, Any]:
    try:
        if len(line) > MOST_BYTES:
            raise InvalidPosition("position", f"expected at most {MOST_BYTES >> 20} MB a line")
        if not line.strip():
            raise InvalidPosition("position", "expected a JSON object, the line is empty")
        return fight_position(parse_position(line), choose).to_dict()
    except AshfallError as error:
        return {"error": str(error)}


def explain(report: BattleReport, language: str) -> None:
    """Tell a battle phase by phase."""
    from ashfall.cli.console import coloured_words, new_console, say

    console, words = new_console(), coloured_words(report.before, language)
    say(console, _health_line(words, [int(player["hq"]) for player in _players(report.before)]))
    for answer in report.choices:
        say(console, words.texts.format("cli-choice", move=answer))
    tell_phases(console, words, report)
    say(console)
    say(console, f"[bold]{words.texts.format('cli-left')}[/]")
    for seat in range(len(report.after.rules.armies)):
        say(console, f"{words.seat(seat)}: {_left(words, report, seat)}", 2)
    if report.outcome is not None:
        say(console, f"[bold]{words.outcome(report.outcome)}[/]")


def tell_phases(console: Console, words: Words, report: BattleReport) -> None:
    """Every phase with what happened in it and the health after it."""
    from ashfall.cli.console import say
    from ashfall.neuroshima.events import HealthLost

    health = [int(player["hq"]) for player in _players(report.before)]
    if not report.phases:
        say(console, words.texts.format("cli-no-phase"))
    for phase in report.phases:
        say(console)
        say(console, f"[bold]{words.texts.format('event-phase_started', initiative=phase.initiative)}[/]")
        for sentence in words.tell(phase.events):
            say(console, sentence, 2)
        for event in phase.events:
            if isinstance(event, HealthLost):
                health[event.seat] = event.health
        say(console, f"[dim]{_health_line(words, health)}[/]", 2)


def _players(state: Any) -> list[dict[str, Any]]:
    from ashfall.neuroshima.state import HEALTH, ROW

    return [{"hq": state.seat[seat * ROW + HEALTH]} for seat in range(int(state.rules.seats))]


def _health_line(words: Words, health: list[int]) -> str:
    return ", ".join(
        words.texts.format("cli-health", seat=words.seat(seat), health=left) for seat, left in enumerate(health)
    )


def _left(words: Words, report: BattleReport, seat: int) -> str:
    hexes = [hex for hex in range(len(report.after.units)) if report.after.own(seat) >> hex & 1]
    units = [words.at(report.after, hex) for hex in hexes]
    return ", ".join(units) or words.texts.format("cli-nobody-left")
