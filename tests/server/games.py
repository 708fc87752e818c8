"""Seeded games move by move, with what was before and after each move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ashfall.neuroshima import Match
from ashfall.neuroshima.state import State
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from tests.neuroshima.plays import OTHER_OPTIONS, PAIRS, pick


@dataclass
class Played:
    """One move of a game."""

    match: Match  # after it
    before: State
    code: int
    events: Sequence[Event]

    @property
    def after(self) -> State:
        return self.match.state


def game(number: int) -> Iterator[Played]:
    """Game ``number``: all pairs in turn, every fifth with all settings changed."""
    options = OTHER_OPTIONS if number % 5 == 4 else None
    match, stream = Match(list(PAIRS[number % len(PAIRS)]), seed=number, options=options), Stream(number)
    while not match.over:
        before = match.state
        code = pick([int(code) for code in before.legal], stream)
        yield Played(match, before, code, match.push(code))
