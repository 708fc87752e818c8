"""Hashes of whole games, to compare two builds: ``python -m tests.hardcity.fingerprints GAMES``."""

import hashlib
import json
import sys
from typing import Any

from ashfall import hardcity
from ashfall.table.random import Stream
from tests.hardcity.plays import choose, new_match

MOST_MOVES = 250


def fingerprint(number: int) -> str:
    """Everything that game ``number`` does: moves, legal moves, events, keys and bytes."""
    match, stream = new_match(number), Stream(number)
    digest = hashlib.sha256()

    def note(*facts: Any) -> None:
        digest.update(json.dumps(facts, sort_keys=True).encode())

    while not match.over and len(match.moves) < MOST_MOVES:
        codes = [move.code for move in match.legal]
        events = match.push(choose(match.state, stream))
        note(codes, match.moves[-1].text, [event.to_dict() for event in events], match.key())
        if len(match.moves) % 20 == 0:
            note(match.to_bytes().hex(), match.view(0).key())
    note(str(match.outcome))
    return digest.hexdigest()


def fingerprints(games: int) -> dict[str, Any]:
    """The hashes of so many games, and where the engine came from."""
    return {"compiled": hardcity.COMPILED, "games": [fingerprint(number) for number in range(games)]}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(fingerprints(int(sys.argv[1]))))
