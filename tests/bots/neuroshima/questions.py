"""What the bots say to some questions: ``python -m tests.bots.neuroshima.questions`` compares two builds."""

import hashlib
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ashfall import neuroshima
from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.training import Training, TrainingPlan
from ashfall.bots.neuroshima.value import lead
from tests.bots.neuroshima.positions import asked, decisions

SPECS = {"greedy": 1, "greedy:value=learned": 1, "search": 24, "search:value=hand": 12, "recruit": 1}
GAMES = (2, 9, 16, 23, 30)
TINY = TrainingPlan(games=4, batch=2, moves=6, check=4, pairs=1)


def answers() -> dict[str, Any]:
    """Everything that bots say, with their numbers to the last bit, and what a tiny training leads to."""
    said: list[Any] = []
    for number in GAMES:
        for state in decisions(number, 60):
            said += [told(spec, state, iterations) for spec, iterations in SPECS.items()]
            said.append(told("search", state, 13, cores=2))
            said += [lead(value_for(state.rules, name), state.copy()).hex() for name in ("hand", "learned")]
    training = Training(TINY)
    with ThreadPoolExecutor(1) as pool:
        list(training.run(pool, 1))
    weights = training.weights()
    learned = hashlib.sha256(weights.early.tobytes() + weights.late.tobytes()).hexdigest()
    return {"compiled": neuroshima.COMPILED, "said": said, "learned": [learned, str(training.curve)]}


def told(spec: str, state: Any, iterations: int, cores: int = 1) -> list[Any]:
    choice = asked(spec, state, iterations=iterations, cores=cores)
    assert choice.value is not None
    listed = [[c.move.text, c.value.hex(), c.visits] for c in choice.candidates]
    return [spec, choice.move.text, choice.value.hex(), choice.iterations, listed]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(answers()))
