"""Tables of the report: matches, and how a bot did with each army against each army."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ashfall.arena.pairs import SCORES
from ashfall.arena.summary import MatchSummary
from ashfall.arena.tally import ArmyTable, Record
from ashfall.arena.words import bounds_text, elo_text, sure_text
from ashfall.draw.palette import CORAL, LIME, THEMES, mix
from ashfall.draw.sprite import require
from ashfall.draw.svg import use
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.table.figures import percent
from ashfall.table.texts import Texts

__all__ = ["army_grid", "emblem", "list_table", "match_table"]

DEEPEST: Final = 0.42  # share of colour in the cell of a perfect score; text stays readable on it
ICON: Final = 20


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
    return _table("list", heads, rows)


def _table(kind: str, heads: str, rows: str) -> str:
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


def army_grid(texts: Texts, table: ArmyTable) -> str:
    """Own army by enemy army: score, interval, number of games; arrows where the interval excludes a half."""
    language = texts.language
    armies = [key for key in army_keys() if key in table.armies]
    enemies = [key for key in army_keys() if any((army, key) in table.cells for army in armies)]
    heads = f'<th scope="col">{texts.format("arena-own-enemy")}</th>'
    heads += "".join(f'<th scope="col">{emblem(key)}{_name(key, language)}</th>' for key in enemies)
    heads += f'<th scope="col">{texts.format("arena-all-enemies")}</th>'
    rows = ""
    for army in armies:
        cells = [_cell(table.cells.get((army, enemy), Record())) for enemy in enemies]
        cells.append(_cell(table.own(army), "all"))
        head = f'<th scope="row">{emblem(army)}<span>{_name(army, language)}</span></th>'
        rows += f"<tr>{head}{''.join(cells)}</tr>"
    return _table("heat", heads, rows)


def emblem(key: str) -> str:
    """The emblem of an army in its colour."""
    army = load_army(key)
    icon = use(require("em", army.look.emblem), ICON / 2, ICON / 2, ICON, army.look.colour)
    return f'<svg viewBox="0 0 {ICON} {ICON}" role="img" aria-label="{escape(army.name())}">{icon}</svg>'


def _name(key: str, language: str) -> str:
    return escape(load_army(key).name(language))


def _cell(record: Record, kind: str = "") -> str:
    if not record.games:
        return '<td class="none">-</td>'
    rate = record.rate
    share = DEEPEST * 2 * abs(rate.value - 0.5)
    colour = mix(THEMES["dark"].lost, LIME if rate.value > 0.5 else CORAL, share)
    mark = " ▲" if rate.low > 0.5 else " ▼" if rate.high < 0.5 else ""
    bounds = f"{100 * rate.low:.0f}-{100 * rate.high:.0f}"
    return (
        f'<td class="{kind}" style="background:{colour}"><b>{100 * rate.value:.0f} %{mark}</b>'
        f"<small><span>{bounds}</span> <span>n {record.games}</span></small></td>"
    )
