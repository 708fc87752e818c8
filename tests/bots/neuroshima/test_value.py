"""The value of a position: opposite for the other side, the same from every direction, named fact by fact."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ashfall.bots.neuroshima import features as f
from ashfall.bots.neuroshima.features import Features
from ashfall.bots.neuroshima.opinions import value_for
from ashfall.bots.neuroshima.slots import shipped_tiles, tile_name
from ashfall.bots.neuroshima.value import lead
from ashfall.bots.neuroshima.weights import SEAT_FACTS, SIZE, TILE_FACTS, TILES
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.game import fight_out
from ashfall.neuroshima.state import State
from tests.bots.neuroshima.positions import scale
from tests.neuroshima.boards import Position, positions, state_of, swapped, turned
from tests.rules.vectors import board, match_at

VALUES = ("hand", "learned")
EXAMPLES = scale(150, 15)
CLOSE = 1e-12  # sums in another order differ in the last bits


@st.composite
def scenes(draw: st.DrawFn) -> Position:
    """A position in the middle of a turn: both sides hold tiles."""
    position = draw(positions())
    keys = [
        [tile.key for tile in load_army(p["army"]).tiles if tile.kind != "hq"] for p in position["players"]
    ]
    hands = [draw(st.lists(st.sampled_from(tiles), min_size=1, max_size=2)) for tiles in keys]
    return position | {"hands": hands, "stage": "act"}


def exchanged(position: Position) -> Position:
    return swapped(position) | {"hands": position["hands"][::-1]}


def facts(state: State) -> Counter[int]:
    """What the learned value sees, added up by fact."""
    then = state.copy()
    fight_out(then)
    seen = Features(state.rules, TILES)
    seen.read(state, then)
    total: Counter[int] = Counter()
    for i in range(int(seen.size)):
        total[int(seen.index[i])] += float(seen.amount[i])  # type: ignore[assignment]
    return total


def named(state: State) -> dict[str, float]:
    """The facts of a position by name, those that add up to nothing left out."""
    names = [f"{tile_name(tile)} {fact}" for tile in shipped_tiles() for fact in TILE_FACTS]
    names += SEAT_FACTS
    return {names[index]: amount for index, amount in facts(state).items() if amount}


@settings(max_examples=EXAMPLES)
@given(scenes())
def test_exchanged_seats_have_the_opposite_value(position: Position) -> None:
    one, other = state_of(position), state_of(exchanged(position))
    assert lead(value_for(one.rules, "hand"), one.copy()) == -lead(
        value_for(other.rules, "hand"), other.copy()
    )
    learned = [lead(value_for(state.rules, "learned"), state.copy()) for state in (one, other)]
    assert learned[0] == pytest.approx(-learned[1], abs=CLOSE)


@settings(max_examples=EXAMPLES)
@given(scenes())
def test_exchanged_seats_have_the_opposite_facts(position: Position) -> None:
    one, other = facts(state_of(position)), facts(state_of(exchanged(position)))
    assert {index: -amount for index, amount in other.items() if amount} == {
        index: amount for index, amount in one.items() if amount
    }


@settings(max_examples=EXAMPLES)
@given(scenes(), st.integers(1, 5))
def test_a_turned_board_has_the_same_facts_and_value(position: Position, sixths: int) -> None:
    one, other = state_of(position), state_of(turned(position, sixths))
    if fight_out(one.copy()):
        return  # a battle with questions: which answer comes first depends on the direction
    assert facts(one) == facts(other)
    for name in VALUES:
        here, there = (lead(value_for(state.rules, name), state.copy()) for state in (one, other))
        assert here == pytest.approx(there, abs=CLOSE)


@settings(max_examples=EXAMPLES)
@given(scenes())
def test_values_lie_between_loss_and_win(position: Position) -> None:
    state = state_of(position)
    for name in VALUES:
        assert -1 <= lead(value_for(state.rules, name), state.copy()) <= 1


def test_a_position_like_its_own_mirror_is_even() -> None:
    """Both sides the same, and nobody to move more than the other: only the turn may count."""
    position = board("moloch moloch", "0.hq A1; 1.hq E3; 0.hornet B2 f2; 1.hornet D3 f5")
    value = lead(value_for(state_of(position).rules, "hand"), state_of(position))
    assert value == 0


# The names of the facts.

CONSTANTS = {
    "stands": f.STANDS,
    "falls": f.FALLS,
    "netted": f.NETTED,
    "in_centre": f.RING,
    "one_from_enemy_hq": f.FROM_ENEMY,
    "one_from_home": f.FROM_HOME,
    "aims_at_hq": f.AIMS_AT_HQ,
    "aims_at_unit": f.AIMS_AT_UNIT,
    "aimed_at": f.AIMED_AT,
    "helps": f.HELPS,
    "ready": f.READY,
    "kept": f.KEPT,
    "to_come": f.TO_COME,
    "wounded": f.WOUNDED,
}
SEAT_CONSTANTS = {
    "health": f.HEALTH_NOW,
    "health_after_battle": f.HEALTH_THEN,
    "to_move": f.TO_MOVE,
    "choices": f.CHOICES,
    "open_sides": f.OPEN_SIDES,
    "armed": f.ARMED,
    "crowded": f.CROWDED,
}


def test_every_fact_has_one_name_in_the_right_place() -> None:
    assert len(TILE_FACTS) == len(set(TILE_FACTS)) == f.PER_TILE
    assert len(SEAT_FACTS) == len(set(SEAT_FACTS)) == f.PER_SEAT
    assert {name: TILE_FACTS.index(name) for name in CONSTANTS} == CONSTANTS
    assert {name: SEAT_FACTS.index(name) for name in SEAT_CONSTANTS} == SEAT_CONSTANTS
    assert len(shipped_tiles()) * f.PER_TILE + f.PER_SEAT == SIZE
    assert sum(len(load_army(key).tiles) for key in army_keys()) == TILES


def state(units: str, hand: tuple[str, ...] = ("battle",), **fields: Any) -> State:
    match = match_at(
        board("moloch:20 borgo:17", units, **fields), hand, decks=[["mother"], ["claws", "claws"]]
    )
    return match.state


def test_facts_are_what_their_names_say() -> None:
    seen = named(state("0.hq A1; 1.hq E3; 0.hornet E2 melee>S; 0.medic D3 link>NE; 1.mutant C3 melee>SE w0"))
    hornet = {name.split()[1]: amount for name, amount in seen.items() if name.startswith("moloch.hornet")}
    assert hornet == {
        "stands": 1,
        "falls": 1,  # the HQ beside it strikes last, but it strikes
        "on_edge": 1,
        "one_from_enemy_hq": 1,
        "far_from_home": 1,
        "aims_at_hq": 1,
        "aimed_at": 1,
    }
    assert seen["moloch.medic helps"] == 1
    assert seen["moloch.medic aimed_at"] == 2
    assert seen["borgo.mutant aims_at_unit"] == -1
    assert seen["borgo.mutant in_centre"] == -1
    assert seen["moloch.battle ready"] == 1
    assert seen["moloch.mother to_come"] == 1
    assert seen["borgo.claws to_come"] == -2
    assert seen["health"] == 3
    assert (seen["to_move"], seen["choices"]) == (1, 1)


def test_facts_of_wounds_nets_and_hands() -> None:
    units = "0.hq A1; 1.hq E3; 0.blocker C3 w1; 1.net_fighter C2 net>S"
    seen = named(state(units, turn=1))
    assert (seen["moloch.blocker wounded"], seen["moloch.blocker netted"]) == (1, 1)
    assert seen["borgo.battle ready"] == -1
    assert "moloch.battle kept" not in seen


def test_facts_see_the_battle_that_could_start() -> None:
    units = "0.hq A1; 1.hq E3; 0.hornet E2 melee>S"
    armed, idle = named(state(units)), named(state(units, hand=("hybrid",)))
    assert armed["health_after_battle"] == 5  # two wounds in the battle
    assert armed["armed"] == 2
    assert armed["crowded"] == pytest.approx(2 * 3 / 19)
    assert "armed" not in idle
    assert idle["crowded"] == armed["crowded"]
