"""Games in several threads at once and one after the other, as hashes: ``python -m tests.threads``."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ashfall import hardcity, neuroshima
from ashfall.bots.contract import Request
from ashfall.bots.neuroshima.greedy import GreedyBot
from ashfall.neuroshima.game import deal, push
from ashfall.neuroshima.setup import duel_rules
from ashfall.neuroshima.view import View
from ashfall.table.random import Stream
from tests.hardcity.fingerprints import fingerprint as city_game
from tests.neuroshima.fingerprints import fingerprint as hex_game

THREADS = 4
GAMES = 6
WEIGHED = 8  # moves that a bot chooses
RULES = duel_rules(("moloch", "borgo"))
SWITCHING = 1e-6  # seconds: threads take turns as often as they can


def weighed(number: int) -> str:
    """What a bot thinks of the first moves of a game; all these games share their rules."""
    state, bot, said = deal(RULES, Stream(number)), GreedyBot("learned"), []
    for move in range(WEIGHED):
        choice = bot.choose(Request(View(state, int(state.chooser)), move))
        push(state, choice.move.code)
        said.append(f"{choice.move} {choice.value}")
    return ", ".join(said)


def read(number: int) -> str:
    """A record and a position, read as files are."""
    match = neuroshima.Match(seed=number, armies=["moloch", "borgo"])
    match.push(match.legal[0])
    again = neuroshima.Match.from_record(neuroshima.parse_record(match.record().to_json()))
    return f"{again.key()} {again.position()}"


PLAYED: dict[str, Callable[[int], str]] = {
    "read": read,
    "duels": hex_game,
    "large": partial(hex_game, large=True),
    "city": city_game,
    "weighed": weighed,
}


def together(play: Callable[[int], str]) -> list[str]:
    """The games, some of them at the same time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCHING)
    try:
        with ThreadPoolExecutor(THREADS) as threads:
            return list(threads.map(play, range(GAMES)))
    finally:
        sys.setswitchinterval(before)


if __name__ == "__main__":
    compiled = neuroshima.COMPILED or hardcity.COMPILED
    hashes = {kind: [together(play), [*map(play, range(GAMES))]] for kind, play in PLAYED.items()}
    sys.stdout.write(json.dumps({"compiled": compiled, "hashes": hashes}))
