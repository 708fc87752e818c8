"""The report about puzzles that were made, one HTML file: what was found, and why drafts were rejected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any, Final

from ashfall.arena.neuroshima.puzzle_digs import DigSeries
from ashfall.arena.page import card, facts_panel, figure, page
from ashfall.arena.plots import share_plot
from ashfall.draw.neuroshima.state import state_svg
from ashfall.neuroshima.army import load_army
from ashfall.puzzles.neuroshima.puzzle import Puzzle
from ashfall.table.texts import Texts

__all__ = ["dig_counts", "dig_report_page"]

PICTURES: Final = 60  # in one page


def dig_counts(series: DigSeries) -> dict[str, Any]:
    """What a run found and why it rejected drafts, ready for JSON."""
    digs, found = series.counted().values(), series.found
    rejected: Counter[str] = Counter()
    for result in digs:
        rejected.update(result.rejected)
    return {
        "found": len(found),
        "digs": len(digs),
        "drafts": sum(result.moves for result in digs),
        "mined": sum(result.mined for result in digs),
        "complete": series.complete,
        "army": _sorted(Counter(puzzle.armies[0] for puzzle in found)),
        "opponent": _sorted(Counter(puzzle.armies[1] for puzzle in found)),
        "theme": _sorted(Counter(theme for puzzle in found for theme in puzzle.themes)),
        "goal": _sorted(Counter(puzzle.goal for puzzle in found)),
        "difficulty": _sorted(Counter(str(puzzle.difficulty) for puzzle in found)),
        "rejected": dict(rejected.most_common()),
    }


def _sorted(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def dig_report_page(series: DigSeries, command: str, language: str = "en") -> str:
    """The whole page."""
    texts, told = Texts(language), dig_counts(series)
    title = texts.format("puzzle-report-title", count=told["found"])
    body = "".join(_sections(texts, series, told, title, command))
    return page(texts, "Neuroshima Hex", title, body)


def _sections(
    texts: Texts, series: DigSeries, told: dict[str, Any], title: str, command: str
) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    lead = texts.format("puzzle-report-lead", digs=told["digs"], drafts=told["drafts"])
    rest = "" if told["complete"] else f" {texts.format('arena-incomplete')}"
    yield f'<p class="lead">{escape(lead + rest)}</p>'
    cards = card(texts.format("puzzle-report-found"), str(told["found"]), str(series.plan.count))
    cards += card(texts.format("puzzle-report-digs"), str(told["digs"]), str(series.plan.games))
    cards += card(texts.format("puzzle-report-mined"), str(told["mined"]), str(told["digs"]))
    yield f'<div class="cards">{cards}</div>'
    yield f"<h2>{texts.format('puzzle-report-counts')}</h2>"
    yield f'<div class="plots wide">{"".join(_plots(texts, told))}</div>'
    if series.found:
        yield f"<h2>{texts.format('puzzle-report-pictures')}</h2>"
        pictures = (_picture(texts, puzzle) for puzzle in series.found[:PICTURES])
        yield f'<div class="plots">{"".join(pictures)}</div>'
    yield f"<h2>{texts.format('arena-settings')}</h2>"
    plan = series.plan
    facts = {"arena-bots": ", ".join(plan.bots), "arena-seed": str(plan.seed)}
    yield facts_panel(texts, facts, command, ("puzzle-report-note",))


def _plots(texts: Texts, told: dict[str, Any]) -> Iterator[str]:
    """The counts of what was found, by everything that tells puzzles apart."""
    names: dict[str, Callable[[str], str]] = {
        "army": lambda key: load_army(key).name(texts.language),
        "opponent": lambda key: load_army(key).name(texts.language),
        "theme": lambda key: texts.format(f"puzzle-theme-{key}"),
        "goal": lambda key: texts.format(f"puzzle-report-goal-{key}"),
        "difficulty": lambda key: texts.format(f"puzzle-level-{key}"),
        "rejected": lambda key: texts.format(f"puzzle-report-reason-{key}"),
    }
    for kind, name in names.items():
        if told[kind]:
            caption = texts.format(f"puzzle-report-{kind}")
            yield figure(caption, share_plot(caption, [(name(key), n) for key, n in told[kind].items()]))


def _picture(texts: Texts, puzzle: Puzzle) -> str:
    """A small board with what is asked for and what solves it."""
    themes = ", ".join(texts.format(f"puzzle-theme-{theme}") for theme in puzzle.themes)
    level = texts.format(f"puzzle-level-{puzzle.difficulty}")
    goal = texts.format(f"puzzle-report-goal-{puzzle.goal}")
    note = f"{goal} · {level} ({puzzle.rating}) · {themes} · {' · '.join(puzzle.solution)}"
    return figure(puzzle.key, state_svg(puzzle.start(), texts.language), note)
