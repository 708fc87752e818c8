"""``ashfall replay`` for a record of Hard City: play it through and show where it leads."""

from __future__ import annotations

from argparse import Namespace

from ashfall.cli.console import new_console, say
from ashfall.cli.hardcity.facts import position_facts
from ashfall.cli.hardcity.files import read_city_record, read_match
from ashfall.cli.hardcity.show import show_table
from ashfall.cli.replay import check_at, course_facts
from ashfall.cli.results import tell_result
from ashfall.hardcity.match import Match
from ashfall.table.texts import Texts

__all__ = ["run"]


def run(options: Namespace) -> int:
    """Replay."""
    check_at(options, len(read_city_record(options.file, options.text).moves))
    match = read_match(options.file, options.text, options.at)
    return tell_result(options, lambda: _summary(match), lambda: _show(match, options.lang))


def _show(match: Match, language: str) -> None:
    show_table(match, language)
    say(new_console(), Texts(language).format("cli-moves-made", count=len(match.moves)))


def _summary(match: Match) -> dict[str, object]:
    outcome = match.outcome
    return {
        "game": "hardcity",
        "position": position_facts(match),
        "outcome": None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason},
        **course_facts(match),
    }
