"""What holds in every position: hypothesis looks for one where it does not."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ashfall import neuroshima
from ashfall.neuroshima import storage
from ashfall.neuroshima.game import push
from ashfall.neuroshima.keys import state_key
from ashfall.neuroshima.nets import netted_units, settle_nets
from ashfall.neuroshima.skirmish import BattleReport, fight_position, fight_state
from ashfall.neuroshima.state import OVER, PILE, ROW, State, new_state
from ashfall.table.errors import IllegalMove
from ashfall.table.random import Stream
from tests.neuroshima.boards import (
    Position,
    heals,
    is_special,
    large_positions,
    nets,
    outcomes,
    positions,
    state_of,
    swap_outcome,
    swapped,
    turn_outcome,
    turn_point,
    turned,
)
from tests.neuroshima.invariants import check_legal, check_state, check_storage, tiles_of
from tests.neuroshima.oracles import netted_hexes
from tests.neuroshima.plays import choose, large_match, play_on, played

MANY = settings(max_examples=150)
MOST_MOVES = 2000

duels = st.builds(played, st.integers(0, 10_000), st.integers(0, 140))
moments = duels | st.builds(large_match, st.integers(0, 10_000), st.integers(0, 200))
boards = positions() | positions(keep=is_special) | positions(keep=heals)
large_boards = large_positions() | large_positions(keep=is_special) | large_positions(keep=heals)
all_boards = boards | large_boards
seeds = st.integers(0, 1 << 40)

# Events that say what a battle did; the others may name one of several netters.
TOLD = ("attacked", "wound", "absorbed", "removed", "health_lost", "reflected", "exploded", "armor_held")


# Matches.


@given(moments, seeds)
@settings(max_examples=40)
def test_copies_are_independent(match: neuroshima.Match, seed: int) -> None:
    twin = match.copy()
    before = match.to_bytes(), match.key(), match.moves
    play_on(twin, Stream(seed), 12)
    assert (match.to_bytes(), match.key(), match.moves) == before
    after = twin.to_bytes(), twin.key(), twin.moves
    play_on(match, Stream(seed + 1), 12)
    assert (twin.to_bytes(), twin.key(), twin.moves) == after


@given(moments, seeds)
@settings(max_examples=40)
def test_pop_takes_back_what_push_did(match: neuroshima.Match, seed: int) -> None:
    seen = [(match.to_bytes(), match.key(), match.legal)]
    stream = Stream(seed)
    while len(seen) < 15 and not match.over:
        play_on(match, stream, 1)
        seen.append((match.to_bytes(), match.key(), match.legal))
    while len(seen) > 1:
        assert (match.to_bytes(), match.key(), match.legal) == seen.pop()
        match.pop()
    assert (match.to_bytes(), match.key(), match.legal) == seen.pop()


@given(moments, seeds)
@settings(max_examples=40)
def test_stored_match_goes_on_in_the_same_way(match: neuroshima.Match, seed: int) -> None:
    twin = neuroshima.Match.from_bytes(match.to_bytes())
    stream = Stream(seed)
    for _ in range(20):
        assert (twin.key(), twin.legal, twin.decision) == (match.key(), match.legal, match.decision)
        if match.over:
            break
        move = match.legal[stream.below(len(match.legal))]
        assert twin.push(move) == match.push(move)


@given(moments, seeds)
@settings(max_examples=40)
def test_written_position_goes_on_in_the_same_way(match: neuroshima.Match, seed: int) -> None:
    assume(match.decision is not None and match.decision.kind in ("setup", "redraw", "discard", "turn"))
    twin = neuroshima.Match.from_position(json.loads(json.dumps(match.position())))
    stream = Stream(seed)
    while not match.over:
        assert twin.legal == match.legal
        move = match.legal[stream.below(len(match.legal))]
        assert twin.push(move) == match.push(move)
    assert twin.outcome == match.outcome


@given(moments)
@settings(max_examples=40)
def test_record_replays_to_the_same_state(match: neuroshima.Match) -> None:
    record = match.record()
    for text in (record.to_json(), record.to_text()):
        twin = neuroshima.Match.from_record(neuroshima.parse_record(text))
        assert (twin.key(), twin.to_bytes(), twin.moves) == (match.key(), match.to_bytes(), match.moves)


@given(positions(most=17) | large_positions(), seeds)
@MANY
def test_every_position_can_be_played_to_an_end(position: Position, seed: int) -> None:
    s = neuroshima.Match.from_position(position).state.copy()
    owned = [tiles_of(s, seat) for seat in range(len(position["players"]))]
    stream = Stream(seed)
    moves = 0
    while s.stage != OVER:
        if moves % 5 == 0:
            check_state(s, owned)
            check_storage(s)
        check_legal(s)
        push(s, choose(s, stream))
        moves += 1
        assert moves < MOST_MOVES
    check_state(s, owned)
    check_storage(s)


# Hidden order.


def shuffled(s: State, seed: int) -> State:
    """The same table with the hidden piles in another order."""
    twin = s.copy()
    stream = Stream(seed)
    for seat in range(2):
        stream.shuffle(twin.tiles, twin.pile_start(seat), twin.seat[seat * ROW + PILE])
    return twin


def refusal(match: neuroshima.Match, text: str) -> str:
    try:
        match.push(text)
    except IllegalMove as error:
        return str(error)
    match.pop()
    return ""


def everything_seen(match: neuroshima.Match, seat: int | None) -> list[Any]:
    view = match.view(seat)
    try:
        position: object = view.position()
    except neuroshima.InvalidPosition as error:
        position = str(error)
    seats = range(2)
    return [
        view.key(),
        storage.to_bytes(view.state),
        position,
        view.legal,
        match.legal,
        view.decision,
        view.outcome,
        view.units(),
        [(view.hand(i), view.discards(i), view.remaining(i), view.pile(i), view.health(i)) for i in seats],
    ]


TRIED = [
    "end",
    "keep",
    "stay",
    "discard battle",
    "play battle",
    "place hq C3 0",
    "play move C3 C2 0",
    "rotate C3 1",
    "mobility B2 B3 0",
    "net D2",
    "push C3 C2",
    "waste battle",
    "to A1",
    "heal C3 - - C2",
]


@given(moments, seeds)
@settings(max_examples=80)
def test_hidden_order_changes_nothing_that_can_be_seen(match: neuroshima.Match, seed: int) -> None:
    other = neuroshima.Match.from_state(shuffled(match.state, seed))
    for seat in (0, 1, None):
        assert everything_seen(match, seat) == everything_seen(other, seat)
    for text in TRIED:
        assert refusal(match, text) == refusal(other, text)


@given(moments, seeds)
@settings(max_examples=40)
def test_samples_agree_with_the_view_and_forget_the_truth(match: neuroshima.Match, seed: int) -> None:
    view = match.view(0)
    guess = view.sample(Stream(seed))
    assert everything_seen(neuroshima.Match.from_state(guess), 0) == everything_seen(match, 0)
    other = neuroshima.Match.from_state(shuffled(match.state, seed)).view(0)
    assert state_key(other.sample(Stream(seed))) == state_key(guess)
    check_storage(guess)


# Battles.


@given(all_boards, st.integers(1, 5))
@MANY
def test_turning_the_board_turns_the_battle(position: Position, sixths: int) -> None:
    here = outcomes(state_of(position))
    assume(here is not None)
    assert here is not None
    assert outcomes(state_of(turned(position, sixths))) == {turn_outcome(found, sixths) for found in here}


@given(all_boards, st.integers(1, 5))
@MANY
def test_turning_the_board_turns_every_event(position: Position, sixths: int) -> None:
    here = fight_position(position)
    assume(not here.choices)
    assert told(fight_position(turned(position, sixths)), 0) == told(here, sixths)


def told(report: BattleReport, sixths: int) -> list[tuple[int, Counter[str]]]:
    """Per phase the events in any order, with everything turned."""
    rows = []
    for phase in report.phases:
        events = [event.to_dict() for event in phase.events]
        kept = [_turn(event, sixths) for event in events if event["type"] in TOLD]
        rows.append((phase.initiative, Counter(json.dumps(event, sort_keys=True) for event in kept)))
    return rows


def _turn(value: Any, sixths: int) -> Any:
    if not isinstance(value, dict):
        return value
    done = {name: _turn(item, sixths) for name, item in value.items() if name != "hex"}
    if "at" in done:
        done["at"] = turn_point(list(done["at"]), sixths)
    for name in ("facing", "direction"):
        if done.get(name) is not None:
            done[name] = (done[name] + sixths) % 6
    return done


@given(boards)
@MANY
def test_exchanging_the_seats_exchanges_the_result(position: Position) -> None:
    here = outcomes(state_of(position))
    assume(here is not None)
    assert here is not None
    assert outcomes(state_of(swapped(position))) == {swap_outcome(found) for found in here}


@given(all_boards, st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_order_of_the_units_in_a_file_does_not_matter(position: Position, random: Any) -> None:
    rows = list(position["units"])
    random.shuffle(rows)
    other = {**position, "units": rows}
    assert fight_position(other).to_dict() == fight_position(position).to_dict()
    assert state_key(state_of(other)) == state_key(state_of(position))


@given(all_boards)
@MANY
def test_battles_conserve_tiles(position: Position) -> None:
    report = fight_position(position)
    for seat in range(len(position["players"])):
        assert tiles_of(report.after, seat) == tiles_of(report.before, seat)


@given(all_boards)
@settings(max_examples=60)
def test_a_battle_leaves_its_position_alone(position: Position) -> None:
    start = state_of(position)
    before = storage.to_bytes(start)
    first = fight_state(start).to_dict()
    assert storage.to_bytes(start) == before
    assert fight_state(start).to_dict() == first == fight_position(position).to_dict()


@pytest.mark.clause("NH-7.3.5")
@given(positions(most=15, keep=nets) | large_positions(keep=nets), st.randoms(use_true_random=False))
@MANY
def test_nets_do_not_depend_on_the_order_of_arrival(position: Position, random: Any) -> None:
    goal = state_of(position)
    placed = [hex for hex, unit in enumerate(goal.units) if unit]
    random.shuffle(placed)
    s = new_state(goal.rules, goal.capacity)
    for hex in placed:
        unit = int(goal.units[hex])
        s.put(hex, unit & 1023, unit >> 10 & 7, unit >> 13 & 7)
        settle_nets(s)
    assert s.netted == goal.netted == netted_units(goal)
    assert {hex for hex in placed if s.is_netted(hex)} == netted_hexes(goal)
