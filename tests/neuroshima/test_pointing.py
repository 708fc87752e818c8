"""Where a tile points, and how sentences tell it."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.narration import tell
from ashfall.neuroshima.pointing import NOWHERE, pointing
from ashfall.neuroshima.sentences import move_phrase
from ashfall.neuroshima.words import Words
from ashfall.table.phrases import Listing, Phrase
from ashfall.table.random import Stream
from tests.neuroshima.plays import PAIRS, pick
from tests.neuroshima.test_status import table


def directions(*names: str) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"direction-{name.lower()}-short") for name in names)


@pytest.mark.parametrize(
    ("army", "tile", "facing", "told"),
    [
        ("moloch", "hybrid", 2, ["SE"]),  # shoots through its top edge
        ("borgo", "assassin", 0, ["NW"]),  # to its left
        ("outpost", "commando", 5, ["NE"]),
        ("borgo", "claws", 0, ["SW", "NW"]),
        ("borgo", "mutant", 3, ["S"]),  # three in a row: the one in the middle
        ("beasts", "swarm", 0, ["NE"]),  # five in a row
        ("moloch", "hunter_killer", 1, ["NE"]),  # three in a row and one behind
        ("borgo", "super_mutant", 0, ["N"]),  # the strongest
        ("moloch", "armored_hunter", 0, ["N", "NW"]),  # attacks to all sides, so its armor
        ("hegemony", "net_fighter", 5, ["N"]),
        ("moloch", "medic", 2, ["N", "SE", "SW"]),  # its links
        ("hegemony", "boss", 1, ["N", "NE"]),
    ],
)
def test_a_facing_is_told_by_where_the_tile_points(
    army: str, tile: str, facing: int, told: list[str]
) -> None:
    wanted = directions(*told)
    found = pointing(load_army(army).tile(tile), facing)
    assert found == (wanted[0] if len(wanted) == 1 else Listing(wanted))


def test_of_a_tile_that_is_the_same_on_all_sides_no_facing_is_told() -> None:
    for key in army_keys():
        for tile in load_army(key).tiles:
            assert (pointing(tile, 0) == NOWHERE) == tile.is_even, tile.key
    match = Match(["moloch", "borgo"], seed=1)
    words = Words(match.state.rules.armies)
    assert words.move(match.state, match.parse("place hq C3 0")) == "Place HQ on C3"
    assert "HQ C3 (Moloch) is placed." in words.tell(match.push("place hq C3 0"))


def test_moves_and_what_comes_of_them_point_the_same_way() -> None:
    match = table("borgo", "moloch", ("A1", 1, "hq", 0), hands=[["assassin"], []])
    words = Words(match.state.rules.armies)
    assert words.move(match.state, match.parse("place assassin C3 1")) == "Place Assassin on C3, facing N"
    assert words.tell(match.push("place assassin C3 1"))[0] == "Assassin C3 is placed, facing N."


@pytest.mark.parametrize("number", range(0, 36, 7))
def test_every_move_says_the_same_as_its_events(number: int) -> None:
    """Whatever a move turns, the sentences before and after it name the same directions."""
    match, stream = Match(list(PAIRS[number]), seed=number), Stream(number)
    compared = 0
    while not match.over:
        move = match.move(pick([move.code for move in match.legal], stream))
        before = move_phrase(match.state, move)
        told = [
            phrase for _, phrase in tell(match.push(move), match.state.rules.armies) if phrase is not None
        ]
        after = [phrase.args["facing"] for phrase in told if phrase.id in ("event-placed", "event-moved")]
        if before.args.get("facing", NOWHERE) != NOWHERE and len(after) == 1:
            assert before.args["facing"] == after[0]
            compared += 1
    assert compared > 5
