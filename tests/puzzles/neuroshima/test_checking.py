"""What solves a puzzle and what does not, for every answer of the opponent."""

import pytest

from ashfall.puzzles.neuroshima.aim import FALLEN
from ashfall.puzzles.neuroshima.checker import judge
from ashfall.puzzles.neuroshima.shipped import shipped_puzzles
from ashfall.table.errors import IllegalMove
from tests.puzzles.neuroshima.small import ENEMY, OWN, puzzle_of

HQS = [(OWN, "hq", "C5", 0), (ENEMY, "hq", "C1", 0)]


@pytest.mark.clause("NH-15.2")
@pytest.mark.parametrize("key", shipped_puzzles())
def test_the_solution_of_every_file_solves_it(key: str) -> None:
    puzzle = shipped_puzzles()[key]
    verdict = judge(puzzle, puzzle.solution)
    assert verdict.solved
    assert verdict.missing == 0
    assert verdict.battle is not None


@pytest.mark.clause("NH-15.2")
def test_exactly_so_many_tiles_are_used() -> None:
    puzzle = shipped_puzzles()["division_of_labour"]
    verdict = judge(puzzle, puzzle.solution[:1])
    assert (verdict.solved, verdict.unused, verdict.battle) == (False, 1, None)
    with pytest.raises(IllegalMove, match=r'"place medic E3 0": .*NH-15\.2'):
        judge(puzzle, [*puzzle.solution, "place medic E3 0"])


@pytest.mark.clause("NH-15.2")
def test_at_most_so_many_tiles_may_be_fewer() -> None:
    units = [*HQS, (ENEMY, "brawler", "C4", 3)]
    puzzle = puzzle_of(units, {"scout": 1, "mutant": 1}, at_most=2)
    assert judge(puzzle, []).solved
    assert judge(puzzle, ["place scout A1 0"]).solved


@pytest.mark.clause("R-96")
@pytest.mark.parametrize("move", ["discard scout", "end"])
def test_nothing_is_discarded_and_the_turn_is_not_passed(move: str) -> None:
    with pytest.raises(IllegalMove, match="R-96"):
        judge(puzzle_of(HQS, {"scout": 1}), [move])


@pytest.mark.clause("R-96")
def test_units_use_their_abilities_beside_the_tiles() -> None:
    units = [(OWN, "hq", "C5", 0), (OWN, "assassin", "B4", 0), (ENEMY, "hq", "C1", 0)]
    puzzle = puzzle_of(units, {"scout": 1}, goal="destroy_hq", health=(20, 1))
    assert not judge(puzzle, ["place scout A1 0"]).solved
    assert judge(puzzle, ["place scout A1 0", "mobility B4 C4 1"]).solved


@pytest.mark.clause("R-96")
def test_the_solver_answers_well_in_the_battle() -> None:
    verdict = judge(shipped_puzzles()["the_long_arm"], shipped_puzzles()["the_long_arm"].solution)
    assert verdict.battle is not None
    assert verdict.battle.choices == ["convert C4 melee N"]


@pytest.mark.clause("R-50")
def test_a_pushed_unit_goes_where_it_hurts_the_solver() -> None:
    puzzle = shipped_puzzles()["out_of_the_way"]
    verdict = judge(puzzle, ["play push_back C4 C3"])
    assert verdict.way == ("play push_back C4 C3", "to C2")
    assert (verdict.solved, verdict.missing, verdict.health(1)) == (False, 2, 2)


@pytest.mark.clause("R-50")
def test_a_grabbed_unit_turns_as_it_hurts_the_solver() -> None:
    puzzle = shipped_puzzles()["pick_your_butcher"]
    assert not judge(puzzle, ["play grab C4 C2"]).solved
    assert judge(puzzle, ["play grab A2 C2"]).solved


@pytest.mark.clause("R-50", "NH-15.4")
def test_a_medic_of_the_opponent_saves_whom_it_should() -> None:
    """Two hits in one phase and one Medic: it saves the unit that the puzzle asks for."""
    units = [
        *HQS,
        (ENEMY, "medic", "C3", 0),  # beside B2, C2 and D2
        (ENEMY, "officer", "C2", 0),
        (ENEMY, "scout", "D2", 0),
        (OWN, "claws", "D1", 5),
    ]
    puzzle = puzzle_of(units, {"scout": 1}, goal="destroy_unit", target="officer")
    verdict = judge(puzzle, ["place scout A3 0"])
    assert not verdict.solved
    assert verdict.battle is not None
    assert verdict.battle.choices == ["heal C2 D1 SW C3"]
    other = puzzle_of(units, {"scout": 1}, goal="destroy_unit", target="scout")
    verdict = judge(other, ["place scout A3 0"])
    assert not verdict.solved
    assert verdict.battle is not None
    assert verdict.battle.choices == ["heal D2 D1 S C3"]


@pytest.mark.clause("R-50")
def test_a_move_that_an_answer_makes_impossible_solves_nothing() -> None:
    units = [*HQS, (OWN, "blocker", "C3", 0), (ENEMY, "commando", "C2", 0)]
    puzzle = puzzle_of(
        units, {"push_back": 1, "scout": 1}, use=2, armies=("moloch", "outpost"), goal="survive"
    )
    verdict = judge(puzzle, ["play push_back C3 C2", "place scout D1 0"])
    assert (verdict.solved, verdict.battle) == (False, None)
    assert verdict.way == ("play push_back C3 C2", "to D1")
    assert "The hex is occupied." in verdict.refused
    assert judge(puzzle, ["play push_back C3 C2", "place scout A3 0"]).solved


@pytest.mark.clause("R-97")
def test_two_hqs_that_fall_together_solve_nothing() -> None:
    units = [*HQS, (OWN, "brawler", "C2", 0), (ENEMY, "brawler", "C4", 3)]
    for goal in ("destroy_hq", "survive", "ahead", "lose_no_unit"):
        puzzle = puzzle_of(units, {"scout": 1}, goal=goal, health=(1, 1))
        assert judge(puzzle, ["place scout A3 0"]).missing >= FALLEN


@pytest.mark.clause("R-97")
def test_being_ahead_is_more_health_than_the_enemy() -> None:
    for own, missing in ((5, 1), (6, 0), (3, 3)):
        puzzle = puzzle_of(HQS, {"scout": 1}, goal="ahead", health=(own, 5))
        assert judge(puzzle, ["place scout A3 0"]).missing == missing


@pytest.mark.clause("R-97")
def test_a_unit_that_is_replaced_is_lost() -> None:
    units = [*HQS, (OWN, "pacifier", "B3", 0)]
    puzzle = puzzle_of(units, {"judge": 1}, goal="lose_no_unit", armies=("steel_police", "borgo"))
    assert judge(puzzle, ["place judge A3 0"]).solved
    verdict = judge(puzzle, ["replace B3 judge 0"])
    assert (verdict.missing, verdict.lost(OWN)) == (1, 1)


@pytest.mark.clause("R-97")
def test_all_units_with_the_named_tile_have_to_go() -> None:
    units = [*HQS, (ENEMY, "scout", "C3", 0), (ENEMY, "scout", "A1", 0)]
    puzzle = puzzle_of(units, {"mutant": 2}, use=1, goal="destroy_unit", target="scout")
    verdict = judge(puzzle, ["place mutant C4 0"])
    assert (verdict.missing, verdict.lost(ENEMY)) == (1, 1)
    both = puzzle_of(units, {"mutant": 2}, use=2, goal="destroy_unit", target="scout")
    assert judge(both, ["place mutant C4 0", "place mutant A2 0"]).solved
