"""Play everything that docs/strength.md claims and write that page: ``.venv/bin/python -m scripts.strength``.

Every match is one ``ashfall arena`` command with a journal in ``--work``. A run that is stopped goes on where
it was. Games that were played by other rules or with other weights are refused: remove their journal to play
the match again. ``--only NAME`` plays one match. The page is written after every run, also after Ctrl-C, and
says what is still open; rows of matches without a journal in ``--work`` stay as the page has them.
"""

import argparse
import json
import platform
import shlex
import signal
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from ashfall.arena.journal import read_header
from ashfall.arena.neuroshima.headers import header_of
from ashfall.arena.neuroshima.schedule import ContestPlan
from ashfall.arena.run_header import InvalidJournal, differences
from ashfall.bots.neuroshima.roster import LEVELS
from ashfall.neuroshima.army import army_keys

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
INTERRUPTED = 130  # how ashfall ends after Ctrl-C; what it has played so far counts
ASHFALL = Path(sys.executable).with_name("ashfall")


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
    result, journal = work / f"{match.name}.json", work / f"{match.name}.jsonl"
    if is_played(match, result, journal):
        return
    keep = ["--resume" if journal.exists() else "--journal", str(journal)]
    done = subprocess.run(
        [ASHFALL, *match.command(), *keep, "--json"], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode not in (0, INTERRUPTED):
        sys.exit(done.returncode)
    result.write_text(done.stdout)
    if done.returncode:
        raise KeyboardInterrupt


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
    kept = _rows_on(PAGE)
    files = {match.name: work / f"{match.name}.json" for match in matches()}
    results = {name: json.loads(file.read_text()) for name, file in files.items() if file.exists()}
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
        _table("bot | mean | slowest", "|---|---:|---:|", _times(results, kept)),
        "## Commands\n",
        "```sh",
        *(f"ashfall {shlex.join(match.command())}" for match in matches()),
        "```",
    ]
    PAGE.write_text("\n".join(sections) + "\n")


def _table(head: str, line: str, rows: list[str]) -> str:
    return "\n".join([f"| {head} |", line, *rows, ""])


def _rows_on(page: Path) -> dict[str, str]:
    """The rows of all tables of a page by their first cell."""
    rows = [line for line in page.read_text().splitlines() if line.startswith("| ")] if page.exists() else []
    return {row.split(" | ")[0].removeprefix("| "): row for row in rows}


def _rows(results: dict[str, dict[str, Any]], kept: dict[str, str]) -> list[str]:
    return [
        _row(match, results[match.name]) if match.name in results else _not_here(match, kept)
        for match in matches()
    ]


def _pair(match: Match) -> str:
    return " - ".join(f"`{bot}`" for bot in match.bots)


def _not_here(match: Match, kept: dict[str, str]) -> str:
    none = f"| {_pair(match)} | 0 of {match.games} | not played yet | | {match.asked} |"
    return kept.get(_pair(match), none)


def _row(match: Match, data: dict[str, Any]) -> str:
    count = str(data["games"]) if data["complete"] else f"{data['games']} of {match.games} so far"
    verdict = f"; {data['sprt']['verdict']}" if data["sprt"] else ""
    cells = [_pair(match), count, f"{data['score']:.1%}", elo_text(data["elo"]) + verdict]
    return f"| {' | '.join(cells)} | {match.asked} |"


def elo_text(elo: dict[str, float | None]) -> str:
    """A difference in strength with its interval."""
    value, low, high = elo["value"], elo["low"], elo["high"]
    if value is None:
        return f"above {low:+.0f}" if low is not None else f"below {high:+.0f}"
    ends = [f"{end:+.0f}" if end is not None else "?" for end in (low, high)]
    return f"{value:+.0f} ({ends[0]} to {ends[1]})"


def _armies(data: dict[str, Any] | None, kept: dict[str, str]) -> list[str]:
    if data is None:
        return [kept[army] for army in army_keys() if army in kept] or ["| not played yet | | | |"]
    return [_army_row(row, row["score"]) for row in data["players"][0]["armies"]]


def _army_row(row: dict[str, Any], score: dict[str, float]) -> str:
    return (
        f"| {row['army']} | {row['games']} | {score['value']:.1%} "
        f"| {score['low']:.0%} to {score['high']:.0%} |"
    )


def _times(results: dict[str, dict[str, Any]], kept: dict[str, str]) -> list[str]:
    times: dict[str, tuple[float, float]] = {}
    for data in results.values():
        for player in data["players"]:
            mean, slowest = times.get(player["bot"], (0.0, 0.0))
            took = player["seconds_per_move"]
            times[player["bot"]] = max(mean, took["mean"]), max(slowest, took["max"])
    rows = [
        f"| `{bot}` | {1000 * mean:.2f} ms | {1000 * most:.0f} ms |" for bot, (mean, most) in times.items()
    ]
    others = {f"`{bot}`" for match in matches() for bot in match.bots if bot not in times}
    return sorted(rows + [kept[bot] for bot in others if bot in kept], key=_mean_time)


def _mean_time(row: str) -> float:
    return float(row.split(" | ")[1].removesuffix(" ms"))


def main() -> int:
    """Play what is missing, then write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--work", type=Path, default=Path("build/strength"), help="where the journals are kept"
    )
    parser.add_argument("--only", choices=[match.name for match in matches()], help="one match")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the match that is played, which tells us
    try:
        for match in matches():
            if given.only in (None, match.name):
                play(match, given.work)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        write_page(given.work)
    return 0


if __name__ == "__main__":
    sys.exit(main())
