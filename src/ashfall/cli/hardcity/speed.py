"""How fast the rules of Hard City are here, for ``ashfall bench``."""

from __future__ import annotations

import time
from typing import Any, Final

from ashfall.arena.plan import MOST_MOVES
from ashfall.cli.measuring import Best, ServerLoad, Speed, best, repeated
from ashfall.hardcity import COMPILED, GAME
from ashfall.hardcity.content import load_content
from ashfall.hardcity.game import copies, playout
from ashfall.hardcity.ground.setup import MODES, VERSUS
from ashfall.hardcity.match import Match
from ashfall.table.random import Stream

__all__ = ["ROWS", "SERVER_LOAD", "measure", "measure_rules"]

ROWS: Final = {  # figure -> text
    "random_games_per_s": "cli-city-bench-random",
    "copies_per_s": "cli-city-bench-copies",
    "moves_per_s": "cli-city-bench-moves",
    "compiled": "cli-city-bench-compiled",
}
SERVER_LOAD: Final = ServerLoad(  # two who lead officers, and Doctor Zero
    terms=[
        {"game": GAME.name, "mode": VERSUS, "episode": episode.number} for episode in load_content().episodes
    ],
    people=3,
    tables=200,
    moves=450,
)
LAYOUTS: Final = 4  # states of each episode that games begin from


class _Games:
    """Random games of one episode, and how many moves they took."""

    def __init__(self, episode: int, mode: str) -> None:
        self._starts = [Match(episode, seed, mode=mode).state for seed in range(LAYOUTS)]
        self.moves = 0
        self.seconds = 0.0

    def play(self, rounds: int) -> int:
        """Play so many games, always the same ones."""
        begun = time.perf_counter()
        for i in range(rounds):
            stream, state = Stream(i), self._starts[i % LAYOUTS].copy()
            state.reseed(stream.word(), stream.word(), stream.word(), stream.word())
            self.moves += int(playout(state, stream, MOST_MOVES))
        self.seconds += time.perf_counter() - begun
        return rounds


def measure(seconds: float) -> Speed:
    """The rules."""
    rules = measure_rules(seconds)
    return Speed({GAME.name: rules}, {text: rules[name] for name, text in ROWS.items()})


def measure_rules(seconds: float, most: Best = best) -> dict[str, Any]:
    """Random games of every episode in both modes, copies and moves; ``most`` measures one figure.

    All games together take ``seconds``. Their one figure is what equally many games of each kind would reach.
    """
    tables = [(mode, str(episode.number)) for mode in MODES for episode in load_content().episodes]
    games = {(mode, episode): _Games(int(episode), mode) for mode, episode in tables}
    speeds = {table: most(kind.play, seconds / len(tables), 1) for table, kind in games.items()}
    spent = sum(kind.seconds for kind in games.values())
    state = Match().state
    return {
        "random_games_per_s": round(len(speeds) / sum(1 / speed for speed in speeds.values()), 1),
        "random_games_per_s_by_episode": {
            mode: {episode: round(speed, 1) for (of, episode), speed in speeds.items() if of == mode}
            for mode in MODES
        },
        "copies_per_s": round(most(repeated(lambda rounds: copies(state, rounds)), seconds, 100), 1),
        "moves_per_s": round(sum(kind.moves for kind in games.values()) / max(spent, 1e-9), 1),
        "compiled": COMPILED,
    }
