"""Looking at the piles of a state."""

from ashfall.hardcity.ground.state import State


def pile(s: State, number: int) -> list[int]:
    """The cards of a pile, from the bottom."""
    return [int(s.card(number, i)) for i in range(int(s.pile_size(number)))]
