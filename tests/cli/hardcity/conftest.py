"""Games that several tests of the commands begin from."""

import pytest

from ashfall.hardcity import Campaign, Match
from ashfall.hardcity.course.rounds import gain_ability
from ashfall.hardcity.ground.rows import ABILITIES, CHAOS, OFFICERS
from ashfall.table.random import Stream


def opening(match: Match) -> list[str]:
    """Make first moves until the officers say who acts; their texts."""
    while match.decision is not None and match.decision.kind != "round_task":
        match.push(match.legal[0])
    return [move.text for move in match.moves]


@pytest.fixture
def lost() -> str:
    """A record of an episode of a campaign that the officers lose, with two abilities each."""
    begun = Match(1, 3, campaign=Campaign())
    state = begun.state
    for who in range(OFFICERS):
        for _ in range(2):
            gain_ability(state, who, state.draw_card(ABILITIES + who))
    state.put(CHAOS, state.rules.goal - 1)
    match, stream = Match.from_bytes(begun.to_bytes()), Stream(1)
    while not match.over:
        legal = match.legal
        match.push(legal[int(stream.below(len(legal)))])
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    return match.record().to_json()
