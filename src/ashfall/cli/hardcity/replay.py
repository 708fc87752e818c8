"""``ashfall replay`` for a record of Hard City: play it through and show where it leads."""

from __future__ import annotations

from argparse import Namespace

from ashfall.cli.console import new_console, say
from ashfall.cli.files import blame
from ashfall.cli.hardcity.files import read_record_text
from ashfall.cli.hardcity.show import show_table
from ashfall.cli.replaying import add_arguments, check_at, course_facts
from ashfall.cli.results import tell_result
from ashfall.hardcity.match import Match
from ashfall.table.contract import Outcome
from ashfall.table.texts import Texts

__all__ = ["add_arguments", "run"]


def run(options: Namespace) -> int:
    """Replay."""
    record = read_record_text(options.file, options.text)
    check_at(options, len(record.moves))
    with blame(options.file):
        match = Match.from_record(record, options.at)
    return tell_result(options, lambda: _summary(match), lambda: _show(match, options.lang))


def _show(match: Match, language: str) -> None:
    show_table(match, language)
    say(new_console(), Texts(language).format("cli-moves-made", count=len(match.moves)))


def _summary(match: Match) -> dict[str, object]:
    outcome = match.outcome
    return {
        "game": "hardcity",
        "position": match.position(),
        "outcome": None if outcome is None else _outcome(outcome),
        **course_facts(match),
    }


def _outcome(outcome: Outcome) -> dict[str, object]:
    """How it ended; nobody has a seat of the winners where the AutoDoc won, or nobody did."""
    return {"winners": list(outcome.winners), "side": outcome.side, "reason": outcome.reason}
