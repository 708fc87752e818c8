"""``ashfall replay`` for a record of Hard City: play it through and show where it leads."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from ashfall.cli.console import new_console, say
from ashfall.cli.hardcity.facts import position_facts
from ashfall.cli.hardcity.files import read_city_record, read_match
from ashfall.cli.hardcity.show import show_table
from ashfall.cli.parser import CommandError
from ashfall.hardcity.match import Match
from ashfall.hardcity.words import Words

__all__ = ["run"]


def run(options: Namespace) -> int:
    """Replay."""
    made = len(read_city_record(options.file, options.text).moves)
    if options.at is not None and options.at > made:
        raise CommandError(f"{options.file}: --at: expected at most {made} moves, got {options.at}")
    match = read_match(options.file, options.text, options.at)
    if options.json:
        print(msgspec.json.encode(_summary(match)).decode())
        return 0
    show_table(match, options.lang)
    texts = Words(options.lang).texts
    say(new_console(), texts.format("cli-moves-made", count=len(match.moves)))
    return 0


def _summary(match: Match) -> dict[str, object]:
    outcome, decision = match.outcome, match.decision
    return {
        "game": "hardcity",
        "position": position_facts(match),
        "outcome": None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason},
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
        "moves": len(match.moves),
    }
