"""The report about games of more than two armies, one HTML file like that about duels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ashfall.arena.elo import Estimate
from ashfall.arena.neuroshima.ranking import BotRanking, Ranking
from ashfall.arena.neuroshima.words import settings_facts
from ashfall.arena.page import card, facts_panel, figure, page
from ashfall.arena.page_tables import list_table
from ashfall.arena.plots import Row, interval_plot, share_plot
from ashfall.arena.tally import Share
from ashfall.arena.words import end_text, rating_text, seconds_text, share_text
from ashfall.neuroshima import GAME
from ashfall.table.texts import Texts

__all__ = ["table_report_page"]

START: Final = 25.0  # the rating that every bot begins with
CERTAIN: Final = 1.96  # standard deviations on each side of a 95 % interval


def table_report_page(ranking: Ranking, command: str, language: str = "en") -> str:
    """The whole page."""
    texts = Texts(language)
    title = texts.format("arena-title-many", count=len(ranking.bots))
    return page(texts, "Neuroshima Hex", title, "".join(_sections(texts, ranking, title, command)))


def _sections(texts: Texts, ranking: Ranking, title: str, command: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    first = ranking.ladder[0]
    lead = texts.format("arena-lead-many", bot=first.bot)
    rest = "" if ranking.complete else f" {texts.format('arena-incomplete')}"
    yield f'<p class="lead">{escape(lead + rest)}</p>'
    cards = card(texts.format("arena-ladder-first"), rating_text(first.mu, first.sigma), first.bot)
    cards += card(texts.format("cli-games"), str(ranking.games), ranking.plan.layout.mode)
    yield f'<div class="cards">{cards}</div>'
    if ranking.games:
        yield f"<h2>{texts.format('arena-strength')}</h2>"
        yield f'<div class="plots wide">{"".join(_plots(texts, ranking))}</div>'
        yield f"<h2>{texts.format('arena-matches')}</h2>"
        yield f'<div class="panel">{_table(texts, ranking)}</div>'
    yield f"<h2>{texts.format('arena-settings')}</h2>"
    yield _settings(texts, ranking, command)


def _plots(texts: Texts, ranking: Ranking) -> Iterator[str]:
    rows = [Row(bot.bot, _interval(bot), rating_text(bot.mu, bot.sigma)) for bot in ranking.ladder]
    caption = texts.format("arena-ratings")
    yield figure(caption, interval_plot(caption, rows, START, lambda mu: f"{mu:.0f}"))
    ends = texts.format("cli-reasons")
    counts = sorted(ranking.reasons.items(), key=lambda item: -item[1])
    yield figure(ends, share_plot(ends, [(end_text(texts, reason, GAME.name), n) for reason, n in counts]))


def _interval(bot: BotRanking) -> Estimate:
    return Estimate(bot.mu, bot.mu - CERTAIN * bot.sigma, bot.mu + CERTAIN * bot.sigma)


def _table(texts: Texts, ranking: Ranking) -> str:
    """Every bot, and all of them together: rating, share of victories, the same by seat, time."""
    seats = [f"{texts.format('cli-seat')} {seat}" for seat in range(len(ranking.seats))]
    heads = [texts.format(key) for key in ("arena-bot", "arena-rating", "cli-games", "arena-won")]
    heads += [*seats, texts.format("arena-time")]
    rows = [_row(bot, len(seats)) for bot in ranking.ladder]
    rows.append(
        [texts.format("arena-any-bot"), "", str(ranking.games), "", *map(share_text, ranking.seats), ""]
    )
    first, *others = heads
    head = f'<th scope="col" class="name">{escape(first)}</th>'
    head += "".join(f'<th scope="col">{escape(each)}</th>' for each in others)
    return list_table(head, "".join(f"<tr>{_cells(row)}</tr>" for row in rows))


def _row(bot: BotRanking, seats: int) -> list[str]:
    by_seat = [share_text(bot.seats.get(seat, Share())) for seat in range(seats)]
    figures = [rating_text(bot.mu, bot.sigma), str(bot.total.games), share_text(bot.total)]
    return [bot.bot, *figures, *by_seat, seconds_text(bot.times.mean)]


def _cells(row: Sequence[str]) -> str:
    return f'<td class="name">{escape(row[0])}</td>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])


def _settings(texts: Texts, ranking: Ranking, command: str) -> str:
    plan, layout = ranking.plan, ranking.plan.layout
    named = ", ".join(layout.army(key).name(texts.language) for key in plan.armies or layout.armies)
    facts = {
        "arena-bots": ", ".join(plan.bots),
        "cli-games": f"{ranking.games} / {plan.total}",
        "cli-modes": ", ".join((layout.mode, str(layout.board), *layout.variants)),
        "arena-seed": str(plan.seed),
        "arena-matchups": named,
        **settings_facts(layout.settings),
    }
    return facts_panel(texts, facts, command, ("arena-note-rounds", "arena-note-ratings"))
