"""The bot that attacks whatever can be attacked."""

from typing import Any

import pytest

from ashfall.arena.neuroshima.duel import play_game
from ashfall.bots.contract import Request
from ashfall.bots.neuroshima.rush import RushBot
from ashfall.bots.random import RandomBot
from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.tables import Rules

HQS = [{"hex": "C3", "owner": 0, "tile": "hq"}, {"hex": "E1", "owner": 1, "tile": "hq"}]
DECKS = [["battle"], ["battle"]]


def chosen(units: list[dict[str, Any]], hand: list[str], stage: str = "act", **more: Any) -> set[str]:
    """The moves that Borgo would make against Moloch, for several seeds."""
    position = {
        "players": [{"army": "moloch", "hq": 20}, {"army": "borgo", "hq": 20}],
        "units": [*HQS, *units],
        "hands": [[], hand],
        "decks": DECKS,
        "turn": 1,
        "stage": stage,
        **more,
    }
    match = Match.from_position(position)
    return {RushBot().choose(Request(match.view(1), seed)).move.text for seed in range(8)}


def test_it_strikes_at_the_hq() -> None:
    assert chosen([], ["super_mutant"]) <= {
        "place super_mutant C2 3",
        "place super_mutant D2 4",
        "place super_mutant D3 5",
        "place super_mutant C4 0",
        "place super_mutant B3 1",
        "place super_mutant B2 2",
    }


def test_it_fights_when_the_enemy_loses_more() -> None:
    strong = {"hex": "C2", "owner": 1, "tile": "super_mutant", "facing": 3}
    assert chosen([strong], ["battle", "battle"]) == {"play battle"}


def test_it_does_not_fight_when_it_loses_more() -> None:
    shooter = {"hex": "B3", "owner": 0, "tile": "gauss_cannon", "facing": 1}
    assert chosen([shooter], ["battle", "battle"]) == {"end"}


def test_it_does_not_fight_for_nothing() -> None:
    assert chosen([], ["battle", "battle"]) == {"end"}


def test_it_places_first_and_fights_then() -> None:
    strong = {"hex": "C2", "owner": 1, "tile": "super_mutant", "facing": 3}
    assert all(move.startswith("place mutant") for move in chosen([strong], ["battle", "mutant"]))


def test_it_wins_at_once_when_it_can() -> None:
    strong = {"hex": "C2", "owner": 1, "tile": "super_mutant", "facing": 3}
    players = [{"army": "moloch", "hq": 1}, {"army": "borgo", "hq": 20}]
    assert chosen([strong], ["battle", "mutant"], players=players) == {"play battle"}


@pytest.mark.parametrize("useless", ["grenade", "battle"])
def test_it_discards_what_it_cannot_use(useless: str) -> None:
    assert chosen([], ["super_mutant", useless, "mutant"], "discard") == {f"discard {useless}"}


def test_it_walks_towards_the_hq_of_the_enemy() -> None:
    walker = {"hex": "E2", "owner": 1, "tile": "assassin", "facing": 0}
    moves = chosen([walker], ["battle"])
    assert moves
    assert all(move.startswith(("mobility E2 D2", "mobility E2 D3")) for move in moves)


def test_seeds_decide_between_equals() -> None:
    view = Match(["moloch", "borgo"], seed=1).view(0)
    placed = [RushBot().choose(Request(view, seed)).move.text for seed in range(40)]
    assert len(set(placed)) > 20


def test_it_beats_chance_from_both_seats() -> None:
    pairs = [("moloch", "borgo"), ("steel_police", "beasts"), ("hegemony", "outpost")]
    for seed, armies in enumerate(pairs):
        rules = Rules([load_army(key) for key in armies], board_of(19), Options())
        assert play_game(rules, [RushBot(), RandomBot()], seed).winner == 0
        assert play_game(rules, [RandomBot(), RushBot()], seed).winner == 1
