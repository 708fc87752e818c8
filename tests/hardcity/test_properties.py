"""Properties of states and of whole games, over seeds that nobody chose."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ashfall.hardcity import Match
from ashfall.hardcity.game import playout, push
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.rows import (
    ATTACKED,
    BY_FIRST,
    BY_SECOND,
    CHOSEN,
    LYING,
    MARKED,
    MAYBE,
    MOVED,
    NOBODY_WON,
    REASON,
    ROUND,
    STOOD,
    WINNER,
)
from ashfall.hardcity.ground.tasks import REACTION
from ashfall.table.random import Stream
from tests.hardcity.invariants import check_legal, check_pushes, check_state
from tests.hardcity.plays import TABLES, choose, new_match, played


@settings(max_examples=12)
@given(number=st.integers(0, 400), moves=st.integers(0, 120))
def test_states_keep_every_invariant(number: int, moves: int) -> None:
    match = played(number, moves)
    check_state(match.state)
    if not match.over:
        check_pushes(match.state, Stream(moves), 3)


@settings(max_examples=8)
@given(seed=st.integers(0, 2**63 - 1), table=st.integers(0, len(TABLES) - 1))
def test_any_seed_begins_a_game(seed: int, table: int) -> None:
    episode, mode = TABLES[table]
    match = Match(episode, seed, mode=mode)
    check_state(match.state)
    assert Match.from_record(match.record()).key() == match.key()


@settings(max_examples=8)
@given(number=st.integers(0, 100))
def test_every_legal_move_leads_on(number: int) -> None:
    match = played(number, 25)
    for move in match.legal[:40]:
        after = match.state.copy()
        push(after, move.code)
        check_legal(after)
        assert state_key(after) != match.key()


def test_playouts_end() -> None:
    for number in range(4):
        s = new_match(number).state.copy()
        made = playout(s, Stream(number), 20_000)
        assert s.is_over()
        assert made < 20_000


@pytest.mark.clause("HC-R4")
@pytest.mark.parametrize("table", [0, 2, 6, 9])
def test_the_round_limit_ends_every_game(table: int) -> None:
    """In the last round nobody has won yet: the game is nobody's."""
    match = played(table, 30)
    s, stream = match.state.copy(), Stream(1)
    s.put(ROUND, int(s.rules.round_limit))
    while not s.is_over():
        for field in (rows.ORDER, rows.CHAOS):
            s.put(field, 0)
        push(s, choose(s, stream))
    assert (s.get(WINNER), s.get(REASON)) == (NOBODY_WON, rows.BY_LIMIT)
    assert s.get(ROUND) == s.rules.round_limit


@pytest.mark.clause("HC-R2")
def test_nobody_is_asked_when_only_one_answer_exists() -> None:
    for number in range(len(TABLES)):
        match, stream = new_match(number), Stream(number)
        for _ in range(40):
            assert len(match.legal) != 1 or match.state.task() == REACTION  # HC-R38
            if match.over:
                break
            match.push(choose(match.state, stream))


def test_what_is_noted_about_a_mutant_never_overlaps() -> None:
    flags = (LYING, MOVED, ATTACKED, STOOD, BY_FIRST, BY_SECOND, MAYBE, CHOSEN)
    assert sum(flags) == LYING | MOVED | ATTACKED | STOOD | BY_FIRST | BY_SECOND | MAYBE | CHOSEN
    assert sum(flags) < MARKED  # the rest of the number counts damage
