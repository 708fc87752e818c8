"""Play everything that docs/strength.md claims and write that page: ``.venv/bin/python -m scripts.strength``.

Every match is one ``ashfall arena`` command with a journal in ``--work``. A run that is stopped goes on where
it was. Games that were played by other rules or with other weights are refused: remove their journal to play
the match again. ``--only NAME`` plays one match. The page is written after every run, also after Ctrl-C, and
says what is still open; rows of matches without a journal in ``--work`` stay as the page has them.
"""

import json
import platform
import shlex
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ashfall.arena.journal import read_header
from ashfall.arena.neuroshima.headers import header_of
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.run_header import InvalidJournal, differences
from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.neuroshima.army import army_keys
from scripts.arena_pages import (
    Result,
    elo_text,
    games_text,
    pair_text,
    play_on,
    results_in,
    row_of,
    rows_on,
    run,
    time_rows,
)

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"


@dataclass(frozen=True)
class Match:
    """Two bots, and what the outcome has to be."""

    name: str
    bots: tuple[str, str]
    games: int
    asked: str
    seed: int = 2026
    sprt: str = ""

    def command(self) -> list[str]:
        """The arguments of ``ashfall`` that play it."""
        words = ["arena", "neuroshima", "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--seed", str(self.seed)]
        return words + (["--sprt", self.sprt] if self.sprt else [])


def matches() -> list[Match]:
    """What is played, in order."""
    levels = list(LEVELS)
    steps = [
        Match(
            f"step-{upper}",
            (upper, lower),
            120 if upper == levels[-1] else 600,
            "80 Elo or more, interval above 0",
        )
        for lower, upper in pairwise(levels)
    ]
    return [
        Match("greedy-random", ("greedy", "random"), 1000, "97 % or more"),
        Match("rush-random", ("rush", "random"), 400, "no mark set"),
        Match("greedy-rush", ("greedy", "rush"), 400, "no mark set"),
        Match("recruit-random", ("recruit", "random"), 400, "no mark set"),
        *steps,
        Match(
            "learned-hand",
            ("search:iterations=100:value=learned", "search:iterations=100:value=hand"),
            4000,
            "SPRT [0, 20]: H1 accepted",
            sprt="0,20",
        ),
        Match("strongest-greedy", (levels[-1], "greedy"), 400, "85 % or more, no army below 65 %"),
    ]


def is_played(match: Match, result: Path, journal: Path) -> bool:
    """Whether there is a result of just this match, played by these rules, bots and weights."""
    try:
        data, header = json.loads(result.read_text()), read_header(journal)
    except (FileNotFoundError, InvalidJournal):
        return False
    sprt = [float(bound) for bound in match.sprt.split(",")] if match.sprt else None
    asked = data["complete"] and data["wanted"] == match.games and (data["sprt"] or {}).get("elo") == sprt
    return asked and not differences(header, header_of(ContestPlan(match.bots, match.games, match.seed)))


def play(match: Match, work: Path) -> None:
    """Play a match to its end, or as far as it has not been played."""
    if not is_played(match, work / f"{match.name}.json", work / f"{match.name}.jsonl"):
        play_on(match, work)


HEAD = """# Strength

How strong the bots are, from paired games: both games of a pair have the same armies, seats and piles, and
the bots change seats. Intervals are 95 %, from the spread of the pairs. Every row is one command, listed
below; this page is written by `.venv/bin/python -m scripts.strength` from what these commands print.
[arena.md](arena.md) explains the figures.

Levels from weak to strong: {levels}. They differ in budget and noise alone; all follow the same rules and
see the same. `{best}` thinks up to 1 s a move, so its figures depend on the machine: {machine}, Python
{python}, two games at a time on two cores.
"""


def write_page(work: Path) -> None:
    """Put the figures of the matches that were played into tables, and say which are still open."""
    kept, results = rows_on(PAGE), results_in(work, matches())
    best = list(LEVELS)[-1]
    head = HEAD.format(
        levels=" < ".join(f"`{level}`" for level in LEVELS),
        best=best,
        machine=platform.machine(),
        python=platform.python_version(),
    )
    sections = [
        head,
        _table("match | games | score | Elo | asked for", "|---|---:|---:|---:|---|", _rows(results, kept)),
        f"## `{best}` against greedy, army by army\n",
        _table(
            "army | games | score | 95 %",
            "|---|---:|---:|---:|",
            _armies(results.get("strongest-greedy"), kept),
        ),
        "## Time a move\n",
        _table("bot | mean", "|---|---:|", time_rows(results.values(), matches(), kept)),
        "## Commands\n",
        "```sh",
        *(f"ashfall {shlex.join(match.command())}" for match in matches()),
        "```",
    ]
    PAGE.write_text("\n".join(sections) + "\n")


def _table(head: str, line: str, rows: list[str]) -> str:
    return "\n".join([f"| {head} |", line, *rows, ""])


def _rows(results: dict[str, Result], kept: dict[str, str]) -> list[str]:
    return [
        _row(match, results[match.name]) if match.name in results else _not_here(match, kept)
        for match in matches()
    ]


def _not_here(match: Match, kept: dict[str, str]) -> str:
    none = f"| {pair_text(match)} | 0 of {match.games} | not played yet | | {match.asked} |"
    return kept.get(pair_text(match), none)


def _row(match: Match, data: Result) -> str:
    verdict = f"; {data['sprt']['verdict']}" if data["sprt"] else ""
    score = f"{data['score']:.1%}"
    return row_of([pair_text(match), games_text(data), score, elo_text(data["elo"]) + verdict, match.asked])


def _armies(data: Result | None, kept: dict[str, str]) -> list[str]:
    if data is None:
        return [kept[army] for army in army_keys() if army in kept] or ["| not played yet | | | |"]
    return [_army_row(row, row["score"]) for row in data["players"][0]["armies"]]


def _army_row(row: Result, score: dict[str, float]) -> str:
    return (
        f"| {row['army']} | {row['games']} | {score['value']:.1%} "
        f"| {score['low']:.0%} to {score['high']:.0%} |"
    )


def main() -> int:
    """Play what is missing, then write."""
    return run(str(__doc__), matches(), Path("build/strength"), play, write_page)


if __name__ == "__main__":
    sys.exit(main())
