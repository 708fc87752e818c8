"""The report: one file, nothing from outside, every name escaped."""

import re
from html.parser import HTMLParser

import pytest

from ashfall.arena.neuroshima.contest import Contest
from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.report import report_page
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.neuroshima.summary import Summary
from ashfall.arena.plan import AnyPlan, ThinkingTime
from ashfall.arena.pool import Games
from ashfall.arena.sprt import Sprt
from ashfall.draw.axes import Scale, log_ticks, round_ticks
from ashfall.table.texts import LANGUAGES

EVIL = '<script>alert("1")</script>&'
VOID = {"meta", "path", "rect", "circle", "use", "br", "line", "polygon"}
Winners = list[int | None]


class Reader(HTMLParser):
    """Checks that everything that is opened is closed, and collects what a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.references: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.references += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def summary_of(bots: tuple[str, ...], winners: Winners, sprt: Sprt | None = None) -> Summary:
    plan = ContestPlan(bots, max(1, len(winners)) if len(bots) == 2 else 8)

    def runner(plan: AnyPlan[GameResult], indices: object) -> Games[GameResult]:
        for index in plan.indices():
            if winners:
                winner = winners[index % len(winners)]
                clocks = (ThinkingTime(30, 0.6, 0.4), ThinkingTime(40, 4e-4, 3e-5))
                yield index, GameResult(winner, "health", 40 + 7 * index % 60, (1, 2), clocks)

    contest = Contest(plan, sprt)
    contest.run(runner)
    return contest.summary()


MIXED: Winners = [0, 1, 0, 0, None, 1, 1, 1, None, None, 0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "summary",
    [
        summary_of(("a", "b"), MIXED),
        summary_of(("a", "b"), MIXED * 20, Sprt(-10, 10)),
        summary_of(("a", "b"), [0, 1] * 10),
        summary_of(("a", "b"), [1, 0] * 2),
        summary_of(("a", "b"), [None] * 4),
        summary_of(("a", "b"), [0]),
        summary_of(("a", "b"), []),
        summary_of(("a", "b", "c", "d"), MIXED),
    ],
)
def test_a_page_for_every_kind_of_result(summary: Summary, language: str) -> None:
    page = report_page(summary, "ashfall arena ...", language)
    reader = read(page)
    assert f'<html lang="{language}">' in page
    assert "script" not in reader.tags
    assert all(reference.startswith("#") for reference in reader.references)
    assert not re.search(r"https?://|@import|url\((?!#)", page.replace("http://www.w3.org/2000/svg", ""))
    assert "nan" not in page.lower().split("{", 1)[0]
    assert not re.search(r'"[^"]*\b(nan|inf)\b[^"]*"', page)
    for reference in set(reader.references):
        assert f'id="{reference[1:]}"' in page


def test_every_name_is_escaped() -> None:
    for bots in ((EVIL, f"b{EVIL}"), (EVIL, "b", "c")):
        page = report_page(summary_of(bots, MIXED), f"ashfall --bots {EVIL}")
        assert "<script" not in page
        assert "&lt;script&gt;alert(&quot;1&quot;)" in page
        assert EVIL in read(page).words


def test_what_the_page_tells() -> None:
    summary = summary_of(("first", "second"), MIXED * 10, Sprt(0, 400))
    words = read(report_page(summary, "ashfall arena neuroshima --bots first,second")).words
    assert "first against second" in words
    assert "ashfall arena neuroshima --bots first,second" in words
    for word in (
        "Ladder",
        "SPRT",
        "Steel Police",
        "Seed",
        "Time a move",
        "Length of games",
        "Results of pairs",
    ):
        assert word in words


def test_scales() -> None:
    scale = Scale(-10, 10, 100, 300)
    assert [scale.at(value) for value in (-10, 0, 10, 50, float("inf"))] == [100, 200, 300, 300, 300]
    assert round_ticks(-130, 210) == [-100, 0, 100, 200]
    assert round_ticks(0, 1, 5) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert log_ticks([3e-5, 0.02]) == pytest.approx([1e-5, 1e-4, 1e-3, 1e-2, 1e-1])
    assert log_ticks([0.001]) == pytest.approx([0.001, 0.01])
