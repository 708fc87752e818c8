"""One game between bots: seeds, clocks, and bots that misbehave."""

import pickle
import sys
from collections.abc import Callable

import pytest

from ashfall.arena.neuroshima.duel import GameResult, play_game
from ashfall.arena.plan import UNFINISHED, BotFailed
from ashfall.arena.seeds import mix, move_seed
from ashfall.bots.contract import Bot, Choice, Request
from ashfall.bots.random import RandomBot
from ashfall.neuroshima.events import CAUSES
from ashfall.neuroshima.setup import duel_rules
from ashfall.table.contract import Move
from ashfall.table.random import SEED_LIMIT

RULES = duel_rules(["moloch", "beasts"])


class Spy:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.seats: list[int | None] = []

    def choose(self, request: Request) -> Choice:
        self.seeds.append(request.seed)
        self.seats.append(request.view.seat)
        return RandomBot().choose(request)


class Broken:
    def __init__(self, answer: Callable[[Request], Choice]) -> None:
        self.answer = answer

    def choose(self, request: Request) -> Choice:
        return self.answer(request)


def fate(result: GameResult) -> tuple[int | None, str, int, tuple[int, ...]]:
    return result.winner, result.reason, result.moves, result.health


def test_a_game_is_told_completely() -> None:
    result = play_game(RULES, [RandomBot(), RandomBot()], 5)
    assert result.winner in (0, 1, None)
    assert result.reason in CAUSES.values()
    assert result.reason != UNFINISHED
    assert sum(clock.decisions for clock in result.clocks) == result.moves > 20
    for clock in result.clocks:
        assert 0 < clock.slowest <= clock.seconds
    assert fate(play_game(RULES, [RandomBot(), RandomBot()], 5)) == fate(result)
    assert fate(play_game(RULES, [RandomBot(), RandomBot()], 6)) != fate(result)


def test_every_move_has_a_seed_of_its_own() -> None:
    spy = Spy()
    result = play_game(RULES, [spy, spy], 11)
    assert spy.seeds == [move_seed(11, number) for number in range(1, result.moves + 1)]
    assert set(spy.seats) == {0, 1}
    seeds = {move_seed(game, number) for game in range(40) for number in range(40)}
    assert len(seeds) == 1600
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert mix(SEED_LIMIT - 1, 1 << 40) == mix(SEED_LIMIT - 1, 1 << 40)


def test_seeds_are_spread_evenly() -> None:
    bits = [0] * 63
    for number in range(2000):
        seed = mix(3, number)
        for bit in range(63):
            bits[bit] += seed >> bit & 1
    assert all(880 < count < 1120 for count in bits)


def raise_something(_: Request) -> Choice:
    raise RuntimeError("no idea")


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (raise_something, "RuntimeError: no idea"),
        (lambda _: Choice(Move(-1, "fly away")), 'the move "fly away" is not legal'),
        (lambda _: Choice(Move(1 << 80, "far")), 'the move "far" is not legal'),
        (lambda _: None, "expected a Choice"),
    ],
)
def test_a_bot_that_fails_is_named(answer: Callable[[Request], Choice], problem: str) -> None:
    bots: list[Bot] = [RandomBot(), Broken(answer)]
    with pytest.raises(BotFailed, match="game seed 9, move 2, armies moloch,beasts, seat 1: ") as caught:
        play_game(RULES, bots, 9, ["random", "mine:depth=2"])
    error = caught.value
    assert str(error).startswith("bot mine:depth=2: ")
    assert problem in str(error)
    assert (error.seed, error.number, error.table, error.seat) == (9, 2, "armies moloch,beasts", 1)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_what_a_bot_prints_is_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    def chatty(request: Request) -> Choice:
        sys.stdout.write("hm\n")
        return RandomBot().choose(request)

    result = play_game(RULES, [Broken(chatty), RandomBot()], 3)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.split() == ["hm"] * result.clocks[0].decisions


def test_a_bot_without_a_name_is_named_by_its_class() -> None:
    with pytest.raises(BotFailed, match="bot Broken: "):
        play_game(RULES, [Broken(raise_something), RandomBot()], 9)
