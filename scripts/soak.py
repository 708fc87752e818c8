"""Play many random games with every invariant checked: ``.venv/bin/python -m scripts.soak --games 20000``.

``--battles`` fights single battles instead, each worked out a second time from the rules alone.
``--game hardcity`` plays Hard City: versus, co-op and solo, all episodes in turn, and replays records.
Game n is always the same game, so a failure is repeated with ``--first n --games 1``.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ashfall import hardcity, neuroshima
from tests.hardcity.soaking import soak_game as soak_city
from tests.neuroshima.battle_oracle.soaking import soak_battle
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


# What is played, by game and wish.
SOAKS: dict[tuple[str, str], Callable[[int], Played]] = {
    (neuroshima.GAME.name, "games"): soak_game,
    (neuroshima.GAME.name, "large"): partial(soak_game, large=True),
    (neuroshima.GAME.name, "battles"): soak_battle,
    (hardcity.GAME.name, "games"): soak_city,
}


def soak_chunk(first: int, last: int, game: str, wish: str) -> tuple[list[Played], list[str]]:
    """Play the games ``first`` to ``last - 1``; what went well and what did not."""
    played: list[Played] = []
    failures: list[str] = []
    for number in range(first, last):
        try:
            played.append(SOAKS[game, wish](number))
        except AssertionError as error:
            failures.append(str(error))
    return played, failures


def soak(first: int, games: int, workers: int, game: str, wish: str) -> tuple[list[Played], list[str]]:
    """Play all games on several processes, with a bar."""
    played: list[Played] = []
    failures: list[str] = []
    starts = range(first, first + games, CHUNK)
    ends = [min(start + CHUNK, first + games) for start in starts]
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(workers) as pool, Progress(*columns) as progress:
        bar = progress.add_task("soak", total=games)
        chunks = pool.map(soak_chunk, starts, ends, repeat(game), repeat(wish))
        for start, end, (good, bad) in zip(starts, ends, chunks, strict=True):
            played += good
            failures += bad
            progress.update(bar, advance=end - start)
            for failure in bad:
                progress.console.print(failure, markup=False, style="red")
    return played, failures


def print_totals(played: list[Played], seconds: float, wish: str) -> None:
    """How many games ended in which way."""
    build = "compiled" if neuroshima.COMPILED else "interpreted"
    moves = sum(game.moves for game in played)
    tables = len({game.table for game in played})
    reasons = Counter(game.reason for game in played).most_common()
    wins = sorted(Counter(game.winners for game in played).items())
    things, steps = ("battles", "questions") if wish == "battles" else ("games", "moves")
    print(f"{len(played)} {things} over {tables} kinds of table, {moves} {steps}, {seconds:.0f} s, {build}")
    print("ends: " + ", ".join(f"{reason} {count}" for reason, count in reasons))
    print("wins: " + ", ".join(f"{'+'.join(map(str, seats)) or 'no seat'} {count}" for seats, count in wins))


def main() -> int:
    """Read the arguments, play, and print totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=20_000, help="how many games or battles")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    wish = parser.add_mutually_exclusive_group()
    wish.add_argument(
        "--large",
        dest="wish",
        action="store_const",
        const="large",
        help="three to six seats, every mode but the duel",
    )
    wish.add_argument(
        "--battles",
        dest="wish",
        action="store_const",
        const="battles",
        help="single battles of every mode, each worked out twice",
    )
    parser.set_defaults(wish="games")
    given = parser.parse_args()
    if (given.game, given.wish) not in SOAKS:
        parser.error(f"--{given.wish} is for {GAMES[0]} only")
    start = time.perf_counter()
    played, failures = soak(given.first, given.games, given.workers, given.game, given.wish)
    print_totals(played, time.perf_counter() - start, given.wish)
    print(f"{len(failures)} failures" + "".join(f"\n  {failure}" for failure in failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
