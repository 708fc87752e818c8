"""Tables of a report."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ashfall.arena.pairs import SCORES
from ashfall.arena.summary import MatchSummary
from ashfall.arena.words import bounds_text, elo_text, sure_text
from ashfall.table.texts import Texts, percent

__all__ = ["list_table", "match_table", "table"]


def match_table(texts: Texts, matches: Sequence[MatchSummary]) -> str:
    """Every two bots that played each other."""
    columns = ("arena-bot", "arena-opponent")
    figures = ("cli-games", "cli-wins", "cli-draws", "arena-losses", "arena-score")
    heads = "".join(f'<th scope="col" class="name">{texts.format(column)}</th>' for column in columns)
    words = [*map(texts.format, figures), "Elo", "95 %", texts.format("arena-superiority")]
    words += [f"{2 * score:g}" for score in SCORES]
    heads += "".join(f'<th scope="col">{word}</th>' for word in words)
    rows = "".join(f"<tr>{_match_row(match)}</tr>" for match in matches)
    return list_table(heads, rows)


def list_table(heads: str, rows: str) -> str:
    """A table with a name in the first columns and figures in the others."""
    return table("list", heads, rows)


def table(kind: str, heads: str, rows: str) -> str:
    """A table that can be scrolled sideways; ``kind`` is its class."""
    head = f"<thead><tr>{heads}</tr></thead>"
    return f'<div class="scroll"><table class="{kind}">{head}<tbody>{rows}</tbody></table></div>'


def _match_row(match: MatchSummary) -> str:
    record, elo, paired = match.record, match.elo, bool(match.places)
    cells = [str(n) for n in (record.games, record.wins, record.draws, record.losses)]
    cells += [percent(record.score)]
    cells += [elo_text(elo.value), bounds_text(elo), sure_text(match.superiority)] if paired else ["-"] * 3
    cells += map(str, match.counts)
    names = "".join(f'<td class="name">{escape(bot)}</td>' for bot in match.bots)
    return names + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
