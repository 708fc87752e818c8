"""One game in which everything that bots say is checked."""

from dataclasses import dataclass
from functools import partial

from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.registry import make_bot
from ashfall.neuroshima.events import CAUSES
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import OVER, State
from ashfall.neuroshima.view import View
from ashfall.table.random import Stream
from tests.bots.clocks import kept
from tests.neuroshima.plays import PAIRS, choose, new_game

SPECS = (
    "random",
    "rush",
    "greedy",
    "greedy:value=learned",
    "recruit",
    "soldier",
    "sergeant",
    "veteran",
    "captain",
    "warlord",
    "search:value=hand:heat=0.1",
)
WORDLESS = ("random", "rush")  # they move and say nothing
ITERATIONS = Budget(iterations=10)
SECONDS = Budget(seconds=0.05)
CLOCKED = 40  # one decision in so many is made on a clock
ASKED = 12  # in random games, one decision in so many is put to all bots
MOST_MOVES = 2000


@dataclass
class Played:
    """How a game went."""

    number: int
    moves: int
    questions: int
    reason: str


def soak_game(number: int) -> Played:
    """Play game ``number``; an AssertionError says which bot broke what, and when.

    In even games two bots play, all of them in turn, over all pairs of armies. In odd games everybody moves
    at random, which leads to positions that no sensible player would reach, and all bots are asked.
    """
    state, stream = new_game(number // 2)
    specs = [SPECS[(number // 2 + shift) % len(SPECS)] for shift in (0, number // (2 * len(PAIRS)) + 1)]
    made = questions = 0
    spec = ""
    try:
        while state.stage != OVER:
            if number % 2:
                for spec in SPECS if made % ASKED == number % ASKED else ():
                    question(spec, state, made)
                    questions += 1
                code = choose(state, stream)
            else:
                spec = specs[int(state.chooser)]
                code = question(spec, state, made).move.code
                questions += 1
            push(state, code)
            made += 1
            assert made < MOST_MOVES, "the game does not end"
    except Exception as error:
        raise AssertionError(
            f"game {number}, move {made + 1}, {spec}: {type(error).__name__}: {error}"
        ) from error
    return Played(number, made, questions, CAUSES[int(state.ended)])


def question(spec: str, state: State, made: int) -> Choice:
    """Ask a bot and check all that it says."""
    budget = SECONDS if made % CLOCKED == CLOCKED - 1 else ITERATIONS
    bot, view = make_bot(spec), View(state, int(state.chooser))
    before, seed = view.key(), int(Stream(made).word())
    choose_now = partial(bot.choose, Request(view, seed, budget, alternatives=len(state.legal)))
    choice = choose_now() if budget.seconds is None else kept(choose_now, budget.seconds)
    assert view.key() == before, "the view was changed"
    check_choice(spec, choice, {int(code) for code in state.legal})
    assert budget.iterations is None or spec.startswith("greedy") or choice.iterations <= budget.iterations
    return choice


def check_choice(spec: str, choice: Choice, legal: set[int]) -> None:
    """Moves are legal, values lie between 0 and 1, candidates agree with each other and with the choice."""
    assert choice.move.code in legal, f"{choice.move.text} is not legal"
    if spec in WORDLESS:
        assert (choice.value, choice.candidates, choice.iterations) == (None, (), 0)
        return
    codes = [candidate.move.code for candidate in choice.candidates]
    assert choice.value is not None
    assert 0 <= choice.value <= 1
    assert len(codes) == len(set(codes)), "a candidate stands twice"
    assert set(codes) <= legal
    assert choice.move.code in codes
    assert all(0 <= candidate.value <= 1 for candidate in choice.candidates)
    visits = [candidate.visits for candidate in choice.candidates]
    assert sum(visits) == choice.iterations, f"{sum(visits)} visits, {choice.iterations} iterations"
    assert visits == sorted(visits, reverse=True)
