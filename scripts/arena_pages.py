"""What the pages of strength share: matches of ``ashfall arena`` with journals, and rows of their tables."""

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

INTERRUPTED = 130  # how ashfall ends after Ctrl-C; what it has played so far counts
ASHFALL = Path(sys.executable).with_name("ashfall")

Result = dict[str, Any]  # what ``ashfall arena --json`` prints


class PageMatch(Protocol):
    """Two bots, and the command that lets them play."""

    @property
    def name(self) -> str:
        """What its files are called."""
        ...

    @property
    def bots(self) -> tuple[str, str]:
        """Who plays."""
        ...

    def command(self) -> list[str]:
        """The arguments of ``ashfall`` that play it."""
        ...


M = TypeVar("M", bound=PageMatch)


def play_on(match: PageMatch, work: Path) -> None:
    """Play a match as far as its journal has not got; Ctrl-C raises KeyboardInterrupt."""
    result, journal = work / f"{match.name}.json", work / f"{match.name}.jsonl"
    keep = ["--resume" if journal.exists() else "--journal", str(journal)]
    done = subprocess.run(
        [ASHFALL, *match.command(), *keep, "--json"], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode not in (0, INTERRUPTED):
        sys.exit(done.returncode)
    result.write_text(done.stdout)
    if done.returncode:
        raise KeyboardInterrupt


def run(
    about: str,
    matches: Sequence[M],
    folder: Path,
    play: Callable[[M, Path], None],
    write_page: Callable[[Path], None],
) -> int:
    """Play what is missing, all or one match, then write the page."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--work", type=Path, default=folder, help="where the journals are kept")
    parser.add_argument("--only", choices=[match.name for match in matches], help="one match")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the match that is played, which tells us
    try:
        for match in matches:
            if given.only in (None, match.name):
                play(match, given.work)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        write_page(given.work)
    return 0


def results_in(work: Path, matches: Iterable[PageMatch]) -> dict[str, Result]:
    """What the matches came to that were played, by name."""
    files = {match.name: work / f"{match.name}.json" for match in matches}
    return {name: json.loads(file.read_text()) for name, file in files.items() if file.exists()}


def rows_on(page: Path) -> dict[str, str]:
    """The rows of all tables of a page by their first cell."""
    rows = [line for line in page.read_text().splitlines() if line.startswith("| ")] if page.exists() else []
    return {row.split(" | ")[0].removeprefix("| "): row for row in rows}


def row_of(cells: Iterable[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def pair_text(match: PageMatch) -> str:
    """Who plays, for the first cell of a row."""
    return " - ".join(f"`{bot}`" for bot in match.bots)


def games_text(data: Result) -> str:
    """How many games a result is of."""
    return str(data["games"]) if data["complete"] else f"{data['games']} of {data['wanted']} so far"


def elo_text(elo: dict[str, float | None]) -> str:
    """A difference in strength with its interval."""
    value, low, high = elo["value"], elo["low"], elo["high"]
    if value is None:
        return f"above {low:+.0f}" if low is not None else f"below {high:+.0f}"
    ends = [f"{end:+.0f}" if end is not None else "?" for end in (low, high)]
    return f"{value:+.0f} ({ends[0]} to {ends[1]})"


def time_rows(results: Iterable[Result], matches: Iterable[PageMatch], kept: dict[str, str]) -> list[str]:
    """The mean time that each bot took for a move, from the quickest bot to the slowest.

    The longest time of a single move says more about what else the machine did than about the bot.
    """
    times: dict[str, float] = {}
    for data in results:
        for player in data["players"]:
            times[player["bot"]] = max(times.get(player["bot"], 0.0), player["seconds_per_move"]["mean"])
    rows = [row_of([f"`{bot}`", f"{1000 * mean:.2f} ms"]) for bot, mean in times.items()]
    others = {f"`{bot}`" for match in matches for bot in match.bots if bot not in times}
    return sorted(rows + [kept[bot] for bot in others if bot in kept], key=_mean_time)


def _mean_time(row: str) -> float:
    return float(row.removesuffix(" |").split(" | ")[1].removesuffix(" ms"))
