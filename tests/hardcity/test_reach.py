"""What mutants can reach is looked for once and remembered while the ways stay the same (HC-8.9)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity import Match
from ashfall.hardcity.figures.ways import number_of_ways
from ashfall.hardcity.game import go_on
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.moves import DEPLOY, FIELD_B, PASS, STAND, move
from ashfall.hardcity.ground.reach import ReachBook
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import MUTANTS_ACT
from ashfall.table.random import Stream
from tests.hardcity.lair import goals, lair, let_act
from tests.hardcity.plays import choose

MOVES = 250


def looked_for_again(s: State) -> list[int]:
    """The legal moves of a state if nothing had been remembered."""
    book, fresh = s.rules.reaches, s.copy()
    s.rules.reaches = ReachBook(s.rules.board.size)
    go_on(fresh)
    s.rules.reaches = book
    return [int(code) for code in fresh.legal]


@pytest.mark.clause("HC-8.9", "HC-14.3.10")
@pytest.mark.parametrize("episode", range(1, 6))
def test_what_is_remembered_is_what_a_new_look_finds(episode: int) -> None:
    match, stream, looks = Match(episode, 11), Stream(11), 0
    for _ in range(MOVES):
        if match.over:
            break
        if match.state.task() == MUTANTS_ACT:
            looks += 1
            assert [int(code) for code in match.state.legal] == looked_for_again(match.state)
        match.push(choose(match.state, stream))
    assert looks > 10


@pytest.mark.parametrize(
    "field",
    [rows.CAR_AT, rows.CAR_NOSE, rows.ROADBLOCK, rows.ROOF_OPEN]
    + [rows.LIDS_AT + hole for hole in range(rows.MANHOLES)],
)
def test_everything_that_the_ways_depend_on_counts(field: int) -> None:
    state = Match(3, 1).state.copy()
    before = number_of_ways(state)
    state.row[field] += 1
    assert number_of_ways(state) != before


@pytest.mark.clause("HC-17.9.12")
def test_a_roadblock_changes_what_was_remembered_and_only_while_it_stands() -> None:
    stage = lair()
    stage.mutants("A1")
    let_act(stage, moves=1)
    free = goals(stage, 0)
    barred = set()
    for vehicle in range(int(stage.state.rules.board.vehicles)):
        stage.state.put(rows.ROADBLOCK, vehicle)
        go_on(stage.state)
        barred |= free - goals(stage, 0)
    assert barred
    stage.state.put(rows.ROADBLOCK, -1)
    go_on(stage.state)
    assert goals(stage, 0) == free


def test_what_is_remembered_has_an_end() -> None:
    book = ReachBook(4)
    for ways in range(1000):
        assert book.page(ways) is book.page(ways)
    assert len(book.pages) < 100


def test_moves_that_differ_in_a_space_are_offered_in_their_place() -> None:
    state = Match().state.copy()
    state.forget_legal()
    first = move(DEPLOY, 1, 0)
    state.offer(move(STAND, 3))
    state.offer(first + (7 << FIELD_B))
    state.offer(move(PASS))
    state.offer_each(first, FIELD_B, vec[i64]([5, 7, 9]))
    assert list(state.legal) == [
        move(PASS),
        move(DEPLOY, 1, 5),
        move(DEPLOY, 1, 7),
        move(DEPLOY, 1, 9),
        move(STAND, 3),
    ]
