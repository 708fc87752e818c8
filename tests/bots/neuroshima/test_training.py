"""Training: the same plan gives the same weights, on any number of processes and after any interruption."""

import os
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ashfall import neuroshima
from ashfall.bots.neuroshima.features import float_row
from ashfall.bots.neuroshima.selfplay import Learner, play
from ashfall.bots.neuroshima.training import Training, TrainingPlan
from ashfall.bots.neuroshima.value import HandMade
from ashfall.bots.neuroshima.weights import SIZE, TILES, Weights, load_weights
from ashfall.bots.processes import Workers
from ashfall.bots.training import CHECK_SEEDS, MOST_SEED, InvalidWeights, game_seed
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.tables import Rules
from tests.bots.neuroshima.positions import scale
from tests.neuroshima.plays import PAIRS

TINY = TrainingPlan(games=scale(20, 4), batch=scale(8, 2), moves=8, check=scale(10, 4), pairs=scale(3, 1))


def trained(training: Training, pool: Executor, workers: int, stop: int | None = None) -> str:
    """Train on, up to ``stop`` games; the text of the weights, which holds the curve too."""
    for done in training.run(pool, workers):
        if stop is not None and done >= stop:
            break
    return training.weights().to_json()


@pytest.fixture(scope="module")
def undisturbed() -> str:
    with ThreadPoolExecutor(1) as pool:
        return trained(Training(TINY), pool, 1)


def test_the_number_of_processes_does_not_matter(undisturbed: str) -> None:
    workers = Workers(2)
    try:
        assert trained(Training(TINY), workers, 2) == undisturbed
        assert trained(Training(TINY), workers, 3) == undisturbed
    finally:
        workers.end()


@pytest.mark.parametrize("share", [1, 2])
def test_a_training_goes_on_from_its_checkpoint(share: int, undisturbed: str, tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    with ThreadPoolExecutor(1) as pool:
        first = Training(TINY)
        trained(first, pool, 1, stop=share * TINY.batch)
        first.save(path)
        again = Training.resume(path, TINY)
        assert again.done == share * TINY.batch
        assert trained(again, pool, 1) == undisturbed


def test_seeds_lead_to_other_weights(undisturbed: str) -> None:
    with ThreadPoolExecutor(1) as pool:
        assert trained(Training(replace(TINY, seed=2)), pool, 1) != undisturbed


def test_the_weights_can_be_loaded_and_say_how_they_were_made(undisturbed: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(undisturbed, encoding="utf-8")
    card = load_weights(path).card
    assert TrainingPlan(**card["plan"]) == TINY
    assert [point["games"] for point in card["curve"]][-1] == card["games"] == TINY.games


@pytest.mark.skipif(not neuroshima.COMPILED, reason="takes minutes with interpreted rules")
def test_learning_lowers_the_error_on_games_never_seen() -> None:
    training = Training(TrainingPlan(games=128, batch=16, rate=0.002, moves=16, check=128, pairs=1))
    before = error_on_other_games(training.weights())
    with ThreadPoolExecutor(1) as pool:
        list(training.run(pool, 1))
    after = error_on_other_games(training.weights())
    assert after < before - 0.1


def error_on_other_games(weights: Weights) -> float:
    """Mean squared error of the predictions in games of the hand-made value."""
    learner = Learner(
        TILES, *(float_row(list(row)) for row in (weights.early, weights.late, [0.0] * (2 * SIZE)))
    )
    errors = []
    for seed, armies in enumerate(PAIRS[::3]):
        rules = Rules([load_army(key) for key in armies], board_of(19), Options())
        game = list(map(int, play(rules, HandMade(rules), HandMade(rules), 900 + seed, 0.0, 24)))
        errors.append(learner.learn(rules, 900 + seed, game, 0.9, 0.0))  # steps of size 0: nothing is learned
    return sum(errors) / len(errors)


def saved(path: Path) -> dict[str, object]:
    Training(TINY).save(path)
    data: dict[str, object] = msgspec.msgpack.decode(path.read_bytes())
    return data


def test_another_plan_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("checkpoint")
    saved(path)
    with pytest.raises(
        InvalidWeights, match=f"checkpoint: expected rate {TINY.rate} as before, got 0.5"
    ) as caught:
        Training.resume(path, replace(TINY, rate=0.5))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 256, 1 << 31])
def test_a_seed_whose_games_could_meet_those_of_the_curve_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"^seed: expected 0 to 255, got {seed}$"):
        TrainingPlan(seed=seed)


def test_the_games_of_the_curve_are_never_learned_from() -> None:
    assert game_seed(TrainingPlan(seed=MOST_SEED), (1 << 32) - 1) < CHECK_SEEDS


def test_a_checkpoint_is_on_the_disk_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First the bytes, then the name, then the folder that holds the name."""
    done: list[str] = []
    sync, replace_file = os.fsync, os.replace

    def note_sync(descriptor: int) -> None:
        done.append(Path(f"/proc/self/fd/{descriptor}").resolve().name)
        sync(descriptor)

    def note_replace(source: Path, target: Path) -> None:
        done.append(f"{source.name} to {target.name}")
        replace_file(source, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(os, "replace", note_replace)
    Training(TINY).save(tmp_path / "checkpoint")
    assert done == ["checkpoint.new", "checkpoint.new to checkpoint", tmp_path.name]


def test_a_checkpoint_of_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    path.write_bytes(msgspec.msgpack.encode(saved(path) | {"rules": GAME.rules + 1}))
    said = f": expected rules of version {GAME.rules}, got {GAME.rules + 1}$"
    with pytest.raises(InvalidWeights, match=said):
        Training.resume(path, TINY)


@pytest.mark.parametrize("turn", [1, -1])
def test_a_checkpoint_of_facts_in_another_order_is_refused(turn: int, tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    data = saved(path)
    facts = data["facts"]
    assert isinstance(facts, list)
    path.write_bytes(msgspec.msgpack.encode(data | {"facts": facts[turn:] + facts[:turn]}))
    with pytest.raises(InvalidWeights, match="other facts than this version knows"):
        Training.resume(path, TINY)


@pytest.mark.parametrize("numbers", [b"", b"123", bytes(8), bytes(80)])
def test_a_checkpoint_of_other_facts_is_refused(numbers: bytes, tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    path.write_bytes(msgspec.msgpack.encode(saved(path) | {"numbers": numbers}))
    with pytest.raises(InvalidWeights, match="other facts than this version knows"):
        Training.resume(path, TINY)


@pytest.mark.parametrize("data", [b"", b"\xff" * 50, b"\x80", msgspec.msgpack.encode({"plan": 3})])
def test_what_is_no_checkpoint_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    path.write_bytes(data)
    with pytest.raises(InvalidWeights, match="checkpoint"):
        Training.resume(path, TINY)
    with pytest.raises(InvalidWeights, match="checkpoint"):
        Training.resume(tmp_path / "gone", TINY)
