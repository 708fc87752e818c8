"""Training of the value of Hard City: the same plan gives the same weights, which the search can use."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from ashfall.bots.hardcity.selfplay import CityLearner, play
from ashfall.bots.hardcity.training import TABLES, CityTraining, CityTrainingPlan
from ashfall.bots.hardcity.value import BY_HAND, HAND_MADE, facts_of
from ashfall.bots.hardcity.weights import FACTS, load_weights, table_name, value_for
from ashfall.bots.processes import Workers
from ashfall.bots.registry import UnknownBot, make_bot
from ashfall.bots.training import InvalidWeights
from ashfall.hardcity.match import Match
from tests.bots.hardcity.tables import EPISODES, MODES, asked, decisions

TINY = CityTrainingPlan(games=20, batch=8, check=40, pairs=1)


class Unmeasured(CityTraining):
    """A training whose curve costs nothing."""

    def _score(self, pool: Executor, workers: int) -> float:
        return 0.5


def trained(training: CityTraining, pool: Executor, workers: int = 1, stop: int | None = None) -> str:
    """Train on, up to ``stop`` games; the text of the weights."""
    for done in training.run(pool, workers):
        if stop is not None and done >= stop:
            break
    return training.weights().to_json()


@pytest.fixture(scope="module")
def undisturbed() -> str:
    with ThreadPoolExecutor(1) as pool:
        return trained(Unmeasured(TINY), pool)


def test_the_number_of_processes_does_not_matter(undisturbed: str) -> None:
    workers = Workers(2)
    try:
        assert trained(Unmeasured(TINY), workers, 2) == undisturbed
    finally:
        workers.end()


def test_a_training_goes_on_from_its_checkpoint(undisturbed: str, tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    with ThreadPoolExecutor(1) as pool:
        first = Unmeasured(TINY)
        trained(first, pool, stop=TINY.batch)
        first.save(path)
        assert trained(Unmeasured.resume(path, TINY), pool) == undisturbed
    with pytest.raises(InvalidWeights, match="expected games 20 as before, got 30"):
        Unmeasured.resume(path, CityTrainingPlan(games=30, batch=8, check=40, pairs=1))


def test_the_search_uses_a_weights_file(undisturbed: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(undisturbed, encoding="utf-8")
    weights = load_weights(path)
    assert set(weights.tables) == {table_name(episode, mode == "coop") for episode, mode in TABLES}
    assert CityTrainingPlan(**weights.card["plan"]) == TINY
    state = next(decisions(1, "versus", 3, 5))
    assert value_for(state.rules, str(path)) is not BY_HAND
    assert asked(make_bot(f"search:depth=1:value={path}", "hardcity"), state).iterations > 0
    path.write_text(undisturbed.replace('"wounds"', '"moods"'), encoding="utf-8")
    with pytest.raises(InvalidWeights, match="made for other facts"):
        load_weights(path)


@pytest.mark.parametrize("name", ["guess", "nowhere.json"])
def test_unknown_values(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"value: expected hand|nowhere\.json"):
        make_bot(f"search:value={name}", "hardcity")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("episode", EPISODES)
def test_facts_and_weights_of_every_table(episode: int, mode: str) -> None:
    for state in decisions(episode, mode, 4, 40, 3):
        assert len(facts_of(state)) == len(FACTS) == len(HAND_MADE)
        assert 0 < value_for(state.rules, "hand").chance(state) < 1


def test_learning_lowers_the_error_on_games_seen() -> None:
    games = [play(Match(3, seed).state.copy(), seed, 0.1) for seed in range(6)]
    learner = CityLearner([0.0] * len(FACTS), [0.0] * len(FACTS))
    errors = [sum(learner.learn(game, 1.0, 0.05) for game in games) for _ in range(20)]
    assert errors[-1] < 0.8 * errors[0]


def test_two_values_are_compared_by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ashfall.bots.hardcity.training.ITERATIONS", 1)
    monkeypatch.setattr("ashfall.bots.hardcity.training.DECISIONS", 0)
    with ThreadPoolExecutor(1) as pool:
        assert CityTraining(TINY)._score(pool, 1) in (0, 0.25, 0.5, 0.75, 1)
