"""The report about games of Hard City, one HTML file like that about duels."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from ashfall.arena.hardcity.playing import Cell
from ashfall.arena.hardcity.standing import CityStanding
from ashfall.arena.hardcity.tables import FigureTable, grids, interval_text
from ashfall.arena.page import card, facts_panel, figure, match_plots, page, plots, test_plot
from ashfall.arena.page_tables import list_table, match_table
from ashfall.arena.plots import Row, interval_plot, share_plot
from ashfall.arena.words import bounds_text, elo_text, end_text, match_text, seconds_text, verdict_text
from ashfall.hardcity import GAME
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import Texts, percent

__all__ = ["city_report_page"]

EVEN: Final = 0.5


def city_report_page(standing: CityStanding, command: str, language: str = "en") -> str:
    """The whole page."""
    words = Words(language)
    texts, bots = words.texts, standing.plan.bots
    title = texts.format("arena-title-two", one=bots[0], two=bots[-1])
    return page(texts, "Hard City", title, "".join(_sections(words, standing, title, command)))


def _sections(words: Words, standing: CityStanding, title: str, command: str) -> Iterator[str]:
    texts = words.texts
    yield f"<h1>{escape(title)}</h1>"
    lead = match_text(texts, standing.match) if standing.match else texts.format("arena-city-lead")
    rest = "" if standing.complete else f" {texts.format('arena-incomplete')}"
    yield f'<p class="lead">{escape(lead + rest)}</p>'
    yield f'<div class="cards">{"".join(_cards(texts, standing))}</div>'
    if standing.results:
        yield from _strength(texts, standing)
        wins, *others = grids(words, standing.tallies)
        yield f"<h2>{escape(wins.title)}</h2>"
        yield plots(list(_balance(words, standing)))
        yield f'<div class="panel">{_table(wins)}</div>'
        for grid in others:
            yield f'<h2>{escape(grid.title)}</h2><div class="panel">{_table(grid)}</div>'
    yield f"<h2>{texts.format('arena-settings')}</h2>"
    yield _settings(texts, standing, command)


def _cards(texts: Texts, standing: CityStanding) -> Iterator[str]:
    if standing.match and standing.match.places:
        elo = standing.match.elo
        yield card("Elo", elo_text(elo.value), f"95 %: {bounds_text(elo)}")
    if standing.sprt:
        ratio = standing.sprt.path[-1] if standing.sprt.path else 0.0
        yield card("SPRT", f"LLR {ratio:.2f}", verdict_text(texts, standing.sprt))
    for winner, count in standing.to_dict()["won_by"].items():
        yield card(texts.format(f"cli-city-won-{winner}"), str(count), _of(count, standing))
    for bot, times in zip(standing.plan.bots, standing.times, strict=True):
        yield card(texts.format("arena-time"), seconds_text(times.mean), bot)


def _of(count: int, standing: CityStanding) -> str:
    return percent(count / max(1, len(standing.results)))


def _strength(texts: Texts, standing: CityStanding) -> Iterator[str]:
    """Who of two bots is stronger, if they changed sides."""
    if standing.match is None:
        return
    yield f"<h2>{texts.format('arena-strength')}</h2>"
    drawn = [*match_plots(texts, standing.match), *test_plot(texts, standing.sprt)]
    yield plots(drawn) if drawn else ""
    yield f'<div class="panel">{match_table(texts, [standing.match])}'
    yield f'<p class="key">{texts.format("arena-pairs-caption")}</p></div>'


def _balance(words: Words, standing: CityStanding) -> Iterator[str]:
    texts = words.texts
    caption = texts.format("arena-city-share")
    rows = []
    for tally in standing.tallies:
        share = tally.share
        said = f"{percent(share.value)} ({interval_text(share.low, share.high)}), n {len(tally.results)}"
        rows.append(Row(_cell_name(words, tally.cell), share, said))
    yield figure(caption, interval_plot(caption, rows, EVEN, lambda value: f"{100 * value:.0f} %"))
    ends = texts.format("cli-reasons")
    counts = [(end_text(texts, reason, GAME.name), n) for reason, n in standing.reasons.most_common()]
    yield figure(ends, share_plot(ends, counts))


def _cell_name(words: Words, cell: Cell) -> str:
    return f"{cell.episode} {words.say(names.episode(cell.episode))}, {cell.mode}, {cell.officers}"


def _table(grid: FigureTable) -> str:
    first, *others = map(escape, grid.heads)
    heads = f'<th scope="col" class="name">{first}</th>'
    heads += "".join(f'<th scope="col">{head}</th>' for head in others)
    rows = ""
    for name, *figures in grid.rows:
        cells = "".join(f"<td>{escape(each)}</td>" for each in figures)
        rows += f'<tr><td class="name">{escape(name)}</td>{cells}</tr>'
    return list_table(heads, rows)


def _settings(texts: Texts, standing: CityStanding, command: str) -> str:
    plan = standing.plan
    facts = {
        "arena-bots": ", ".join(plan.bots),
        "cli-games": f"{len(standing.results)} / {standing.wanted}",
        "arena-seed": str(plan.seed),
    }
    notes = ("arena-note-city-pairs", "arena-note-elo") if plan.pairs else ("arena-note-city",)
    return facts_panel(texts, facts, command, notes)
