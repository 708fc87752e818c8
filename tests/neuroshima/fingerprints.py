"""Hashes of whole games, to compare two builds: ``python -m tests.neuroshima.fingerprints DUELS LARGE``."""

import hashlib
import json
import sys
from typing import Any

from ashfall import neuroshima
from ashfall.neuroshima.skirmish import fight_state
from ashfall.table.random import Stream
from tests.neuroshima.plays import OTHER_OPTIONS, PAIRS, large_table, pick


def fingerprint(number: int, *, large: bool = False) -> str:
    """Everything that game ``number`` does: moves, legal moves, events, keys, bytes and forecasts."""
    duel = {"armies": PAIRS[number % len(PAIRS)], "options": OTHER_OPTIONS if number % 3 == 2 else None}
    match = neuroshima.Match(seed=number, **(large_table(number) if large else duel))
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


def fingerprints(duels: int, large: int) -> dict[str, Any]:
    """The hashes of so many duels and games of the other modes, and where the engine came from."""
    return {
        "compiled": neuroshima.COMPILED,
        "duels": [fingerprint(number) for number in range(duels)],
        "large": [fingerprint(number, large=True) for number in range(large)],
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(fingerprints(int(sys.argv[1]), int(sys.argv[2]))))
