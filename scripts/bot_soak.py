"""Let all bots play many games and check all they say: ``.venv/bin/python -m scripts.bot_soak --games 2000``.

Game n is always the same game, so a failure is repeated with ``--first n --games 1``.
"""

import argparse
import sys
import time
from collections import Counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ashfall import neuroshima
from ashfall.bots.processes import Workers, default_workers
from tests.bots.neuroshima.soaking import Played, soak_game


def try_game(number: int) -> Played | str:
    """How game ``number`` went, or what went wrong in it."""
    try:
        return soak_game(number)
    except AssertionError as error:
        return str(error)


def soak(first: int, games: int, workers: int) -> tuple[list[Played], list[str]]:
    """Play all games on several processes, with a bar."""
    played: list[Played] = []
    failures: list[str] = []
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    pool = Workers(workers)
    try:
        with Progress(*columns) as progress:
            bar = progress.add_task("soak", total=games)
            for result in pool.map(try_game, range(first, first + games), chunksize=4):
                if isinstance(result, str):
                    failures.append(result)
                    progress.console.print(result, markup=False, style="red")
                else:
                    played.append(result)
                progress.update(bar, advance=1)
    finally:
        pool.end()
    return played, failures


def main() -> int:
    """Read the arguments, play, and print totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=default_workers())
    given = parser.parse_args()
    start = time.perf_counter()
    played, failures = soak(given.first, given.games, given.workers)
    build = "compiled" if neuroshima.COMPILED else "interpreted"
    moves, questions = sum(game.moves for game in played), sum(game.questions for game in played)
    seconds = time.perf_counter() - start
    print(f"{len(played)} games, {moves} moves, {questions} questions, {seconds:.0f} s, {build}")
    ends = Counter(game.reason for game in played).most_common()
    print("ends: " + ", ".join(f"{reason} {count}" for reason, count in ends))
    print(f"{len(failures)} failures" + "".join(f"\n  {failure}" for failure in failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
