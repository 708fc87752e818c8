"""Play many random games with every invariant checked: ``.venv/bin/python -m scripts.soak --games 20000``.

``--game hardcity`` plays Hard City: versus, co-op and solo, all episodes in turn, and replays records.
Game n is always the same game, so a failure is repeated with ``--first n --games 1``.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ashfall import hardcity, neuroshima
from tests.hardcity.soaking import soak_game as soak_city
from tests.neuroshima.soaking import soak_game

CHUNK = 20
GAMES = (neuroshima.GAME.name, hardcity.GAME.name)


class Played(Protocol):
    """How a game went, whichever it was."""

    moves: int
    reason: str
    winners: tuple[int, ...]

    @property
    def table(self) -> object:
        """What kind of table it was played at."""


def soak_one(number: int, game: str, large: bool) -> Played:
    """Play one game to its end."""
    return soak_city(number) if game == hardcity.GAME.name else soak_game(number, large=large)


def soak_chunk(first: int, last: int, game: str, large: bool) -> tuple[list[Played], list[str]]:
    """Play the games ``first`` to ``last - 1``; what went well and what did not."""
    played: list[Played] = []
    failures: list[str] = []
    for number in range(first, last):
        try:
            played.append(soak_one(number, game, large))
        except AssertionError as error:
            failures.append(str(error))
    return played, failures


def soak(first: int, games: int, workers: int, game: str, large: bool) -> tuple[list[Played], list[str]]:
    """Play all games on several processes, with a bar."""
    played: list[Played] = []
    failures: list[str] = []
    starts = range(first, first + games, CHUNK)
    ends = [min(start + CHUNK, first + games) for start in starts]
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(workers) as pool, Progress(*columns) as progress:
        bar = progress.add_task("soak", total=games)
        chunks = pool.map(soak_chunk, starts, ends, repeat(game), repeat(large))
        for start, end, (good, bad) in zip(starts, ends, chunks, strict=True):
            played += good
            failures += bad
            progress.update(bar, advance=end - start)
            for failure in bad:
                progress.console.print(failure, markup=False, style="red")
    return played, failures


def print_totals(played: list[Played], seconds: float) -> None:
    """How many games ended in which way."""
    build = "compiled" if neuroshima.COMPILED else "interpreted"
    moves = sum(game.moves for game in played)
    tables = len({game.table for game in played})
    reasons = Counter(game.reason for game in played).most_common()
    wins = sorted(Counter(game.winners for game in played).items())
    print(f"{len(played)} games over {tables} kinds of table, {moves} moves, {seconds:.0f} s, {build}")
    print("ends: " + ", ".join(f"{reason} {count}" for reason, count in reasons))
    print("wins: " + ", ".join(f"{'+'.join(map(str, seats)) or 'no seat'} {count}" for seats, count in wins))


def main() -> int:
    """Read the arguments, play, and print totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--large", action="store_true", help="three to six seats, every mode but the duel")
    given = parser.parse_args()
    if given.large and given.game != GAMES[0]:
        parser.error(f"--large is for {GAMES[0]} only")
    start = time.perf_counter()
    played, failures = soak(given.first, given.games, given.workers, given.game, given.large)
    print_totals(played, time.perf_counter() - start)
    print(f"{len(failures)} failures" + "".join(f"\n  {failure}" for failure in failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
