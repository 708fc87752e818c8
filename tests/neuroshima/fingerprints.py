"""Hashes of whole games, to compare two builds: ``python -m tests.neuroshima.fingerprints GAMES``."""

import hashlib
import json
import sys
from typing import Any

from ashfall import neuroshima
from ashfall.neuroshima.skirmish import fight_state
from ashfall.table.random import Stream
from tests.neuroshima.plays import OTHER_OPTIONS, PAIRS, pick


def fingerprint(number: int) -> str:
    """Everything that game ``number`` does: moves, legal moves, events, keys, bytes and forecasts."""
    options = OTHER_OPTIONS if number % 3 == 2 else None
    match = neuroshima.Match(PAIRS[number % len(PAIRS)], seed=number, options=options)
    stream = Stream(number)
    digest = hashlib.sha256()

    def note(*facts: Any) -> None:
        digest.update(json.dumps(facts, sort_keys=True).encode())

    while not match.over:
        codes = [move.code for move in match.legal]
        events = match.push(pick(codes, stream))
        note(codes, match.moves[-1].text, [event.to_dict() for event in events], match.key())
        if len(match.moves) % 10 == 0:
            note(match.to_bytes().hex(), [unit.initiatives for unit in match.units()])
            note(fight_state(match.state).to_dict() if match.decision is not None else None)
    note(str(match.outcome))
    return digest.hexdigest()


def fingerprints(games: int) -> dict[str, Any]:
    """The hashes of many games and where the engine came from."""
    return {"compiled": neuroshima.COMPILED, "games": [fingerprint(number) for number in range(games)]}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(fingerprints(int(sys.argv[1]))))
