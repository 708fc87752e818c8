"""What is true of any puzzle, on boards that chance makes: nobody chose them to be easy."""

import random
from typing import Any

import pytest

from ashfall.neuroshima import army_keys
from ashfall.neuroshima.army import find_army
from ashfall.puzzles.neuroshima.checker import PuzzleAttempt, judge
from ashfall.puzzles.neuroshima.puzzle import GOALS, InvalidPuzzle, Puzzle
from ashfall.puzzles.neuroshima.search import TurnSearch, silent
from ashfall.puzzles.neuroshima.solver import prove
from ashfall.puzzles.neuroshima.why import reasons_of
from tests.puzzles.neuroshima.brute_force import board_of, brute_force
from tests.puzzles.neuroshima.small import BOARD, ENEMY, OWN, Unit, puzzle_of, turned

SEEDS = range(16)
FREE = 4


def any_puzzle(seed: int) -> Puzzle:
    """A crowded board between any armies, any goal, one offered tile of two to use."""
    rng = random.Random(seed)
    while True:
        armies = rng.choices(army_keys(), k=2)
        kinds = [[tile for tile in find_army(army).tiles if tile.kind != "hq"] for army in armies]
        hexes = rng.sample(BOARD.labels, len(BOARD.labels) - FREE)
        units: list[Unit] = [(OWN, "hq", hexes[0], 0), (ENEMY, "hq", hexes[1], 0)]
        for hex in hexes[2:]:
            owner = rng.choice((OWN, ENEMY))
            standing = [tile.key for tile in kinds[owner] if tile.kind != "instant"]
            units.append((owner, rng.choice(standing), hex, rng.randrange(6)))
        offer = {tile.key: 1 for tile in rng.sample(kinds[OWN], 2)}
        goal = rng.choice(sorted(GOALS))
        named = [tile for owner, tile, _, _ in units[2:] if owner == ENEMY]
        given: dict[str, Any] = {"goal": goal}
        if goal == "destroy_unit":
            given["target"] = rng.choice(named)
        health = (rng.randint(1, 6), rng.randint(1, 6))
        try:
            puzzle = puzzle_of(units, offer, armies=tuple(armies), health=health, **given)
        except InvalidPuzzle:  # a Battle tile on offer
            continue
        if int(puzzle.start().actors).bit_count() <= 1:  # else plain enumeration would take hours
            return puzzle


@pytest.mark.clause("NH-15.4", "R-50")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_search_finds_what_plain_enumeration_finds(seed: int) -> None:
    puzzle = any_puzzle(seed)
    start = puzzle.start()
    search = TurnSearch(start, puzzle.aim(start), silent)
    missing, boards = brute_force(puzzle)
    assert search.run() == missing
    assert {board_of(board) for board in search.boards} == boards


@pytest.mark.parametrize("seed", SEEDS)
def test_turned_by_a_sixth_it_counts_the_same(seed: int) -> None:
    found = [prove(turned(any_puzzle(seed), times)) for times in (0, 1, 4)]
    counts = [(proof.missing, proof.solutions, len(proof.ideas), proof.fewer, proof.least) for proof in found]
    assert counts == counts[:1] * 3


@pytest.mark.clause("R-50")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_wins_against_the_perfect_opponent_has_solved_it(seed: int) -> None:
    puzzle = any_puzzle(seed)
    rng = random.Random(seed)
    attempt = PuzzleAttempt.at(puzzle)
    worth = attempt.worth()
    while not attempt.can_fight and attempt.moves():
        attempt = attempt.after(rng.choice(attempt.moves())).answered()
        assert attempt.worth() >= worth
        worth = attempt.worth()
    verdict = attempt.fight()
    assert verdict.missing >= worth
    assert reasons_of(puzzle, verdict).phrases
    best = PuzzleAttempt.at(puzzle).played_out().fight()
    assert best.missing == PuzzleAttempt.at(puzzle).worth()
    own = [text for text in best.way if text.split()[0] not in ("to", "stay")]
    assert judge(puzzle, own).missing >= best.missing
