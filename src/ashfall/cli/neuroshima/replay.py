"""``ashfall replay``: play a record through and show where it leads."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from ashfall.cli.files import blame
from ashfall.cli.neuroshima.files import read_record_text
from ashfall.cli.replaying import add_arguments, check_at, course_facts
from ashfall.cli.results import tell_result
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.view import outcome_dict

__all__ = ["add_arguments", "run"]


def run(options: Namespace) -> int:
    """Replay."""
    record = read_record_text(options.file, options.text)
    check_at(options, len(record.moves))
    with blame(options.file):
        match = Match.from_record(record, options.at)
    return tell_result(options, lambda: _summary(match), lambda: _show(match, options.lang))


def _summary(match: Match) -> dict[str, Any]:
    return {"position": match.position(), "outcome": outcome_dict(match.outcome), **course_facts(match)}


def _show(match: Match, language: str) -> None:
    from ashfall.cli.console import new_console, say
    from ashfall.cli.neuroshima.telling import board_view, coloured_words

    console, words = new_console(), coloured_words(match.state, language)
    console.print(board_view(match.state, language))
    say(console, words.texts.format("cli-moves-made", count=len(match.moves)))
    if match.outcome is not None:
        say(console, f"[bold]{words.outcome(match.outcome)}[/]")
    elif match.decision is not None:
        say(console, words.texts.format("cli-undecided", seat=words.seat(match.decision.seat)))
