"""Which games are played."""

from collections import Counter

import pytest

from ashfall.arena.neuroshima.schedule import ContestPlan, Fixture, all_matchups
from ashfall.arena.plan import InvalidPlan
from ashfall.neuroshima.army import UnknownArmy, army_keys


def fixtures(plan: ContestPlan) -> list[Fixture]:
    return [plan.fixture(index) for index in plan.indices()]


def test_a_pair_is_one_deal_with_the_bots_swapped() -> None:
    games = fixtures(ContestPlan(("a", "b"), 84, seed=5))
    assert [game.index for game in games] == list(range(84))
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert (one.seed, one.armies) == (two.seed, two.armies)
        assert (one.bots, two.bots) == ((0, 1), (1, 0))
    assert len({game.seed for game in games}) == 42


def test_every_two_armies_meet_and_change_seats() -> None:
    assert len(all_matchups()) == 21
    deals = [game.armies for game in fixtures(ContestPlan(("a", "b"), 84))[::2]]
    first, second = deals[:21], deals[21:]
    assert sorted(first) == sorted(all_matchups())
    assert sorted(second) == sorted((two, one) for one, two in all_matchups())
    assert [(two, one) for one, two in second] != first  # each round has an order of its own
    led = Counter(army for deal in deals for army in deal)
    assert set(led.values()) == {14}
    assert set(led) == set(army_keys())


def test_everything_follows_from_seed_and_number() -> None:
    long, short = ContestPlan(("a", "b"), 1000, seed=3), ContestPlan(("c", "d"), 10, seed=3)
    assert [long.fixture(i) for i in range(10)] == fixtures(short)
    assert fixtures(ContestPlan(("a", "b"), 10, seed=4)) != fixtures(short)


def test_armies_can_be_chosen() -> None:
    games = fixtures(ContestPlan(("a", "b"), 8, matchups=(("borgo", "beasts"),)))
    assert [game.armies for game in games[::2]] == [("borgo", "beasts"), ("beasts", "borgo")] * 2


def test_more_bots_play_everybody_the_same_deals() -> None:
    plan = ContestPlan(("a", "b", "c"), 6, seed=1)
    games = fixtures(plan)
    assert plan.total == len(games) == 18
    met = Counter(tuple(sorted(game.bots)) for game in games)
    assert met == {(0, 1): 6, (0, 2): 6, (1, 2): 6}
    for deal in range(3):
        assert len({(game.seed, game.armies) for game in games[6 * deal : 6 * deal + 6]}) == 1


@pytest.mark.parametrize("games", [1, 5, 7])
def test_an_odd_game_is_played_too(games: int) -> None:
    plan = ContestPlan(("a", "b", "c"), games)
    indices = list(plan.indices())
    assert len(indices) == len(set(indices)) == plan.total == 3 * games
    met = Counter(plan.opponents_of(index) for index in indices)
    assert set(met.values()) == {games}
    more = set(ContestPlan(("a", "b", "c"), games + 1).indices())
    assert set(indices) < more


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"bots": ("a",)}, "bots: expected 2 to 32, got 1"),
        ({"bots": ("a",) * 33}, "bots: expected 2 to 32, got 33"),
        ({"games": 0}, "games: expected 1"),
        ({"seed": -1}, "seed: expected 0"),
        ({"seed": 1 << 63}, "seed: expected 0"),
        ({"matchups": (("moloch",),)}, "armies: expected two"),
    ],
)
def test_impossible_plans_are_refused(arguments: dict[str, object], problem: str) -> None:
    given = {"bots": ("a", "b"), "games": 2, **arguments}
    with pytest.raises(InvalidPlan, match=problem):
        ContestPlan(**given)  # type: ignore[arg-type]
    with pytest.raises(UnknownArmy):
        ContestPlan(("a", "b"), 2, matchups=(("moloch", "nobody"),))
