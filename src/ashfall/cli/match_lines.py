"""Two bots against each other, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ashfall.arena.sprt import SprtState
from ashfall.arena.summary import MatchSummary
from ashfall.arena.words import bounds_text, elo_text, match_text, sure_text, verdict_text
from ashfall.cli.console import new_table, say
from ashfall.table.texts import Texts, percent

__all__ = ["match_table", "say_match"]


def match_table(matches: Sequence[MatchSummary], texts: Texts) -> Table:
    """Wins, draws, losses and what they say about strength."""
    names = (texts.format("arena-bot"), texts.format("arena-opponent"))
    score, sure = texts.format("arena-score"), texts.format("arena-superiority")
    table = new_table(*names, "+", "=", "-", score, "Elo", "95 %", sure, words=2)
    for match in matches:
        record, elo, paired = match.record, match.elo, bool(match.places)
        table.add_row(
            *map(escape, match.bots),
            *(str(n) for n in (record.wins, record.draws, record.losses)),
            percent(record.score),
            elo_text(elo.value) if paired else "-",
            bounds_text(elo) if paired else "-",
            sure_text(match.superiority) if paired else "-",
        )
    return table


def say_match(console: Console, texts: Texts, match: MatchSummary, sprt: SprtState | None) -> None:
    """Who is stronger, and what a test says."""
    say(console, escape(match_text(texts, match)))
    if sprt:
        lower, upper = sprt.test.bounds
        ratio = sprt.path[-1] if sprt.path else 0.0
        say(console, f"SPRT: LLR {ratio:.2f} ({lower:.2f} .. {upper:.2f}), {verdict_text(texts, sprt)}.")
    say(console)
