"""What is shown of a game of Hard City, and what never is."""

import random

import msgspec
import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.masks import reshuffle
from ashfall.hardcity.ground.rows import HAND
from ashfall.hardcity.ground.state import State
from ashfall.server.contract import Audience
from ashfall.server.hardcity.shapes import CitySight
from ashfall.server.hardcity.sight import (
    OFFICERS,
    ZERO,
    audience_of,
    audiences_of,
    choices_of,
    sight_of,
    view_of,
)
from ashfall.table.random import Stream
from tests.hardcity.hiding import stirred
from tests.hardcity.piles import pile
from tests.server.hardcity.games import TABLES, begun, game, resumed

NUMBERS = range(len(TABLES))


def sent(state: State, audience: Audience) -> bytes:
    """What travels to an audience."""
    return msgspec.json.encode(sight_of(resumed(state), audience))


def shuffled(state: State, seed: int) -> State:
    """The same for Doctor Zero: piles in another order, other dice to come."""
    twin = state.copy()
    reshuffle(twin, True, Stream(seed))
    return twin


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_hidden_is_ever_shown(number: int) -> None:
    chance = random.Random(number)
    for turn, step in enumerate(game(number)):
        if turn % 9 == 0:
            state = step.match.state
            assert sent(state, OFFICERS) == sent(stirred(state, chance), OFFICERS)
            if ZERO in audiences_of(step.match):
                assert sent(state, ZERO) == sent(shuffled(state, turn), ZERO)


@pytest.mark.parametrize("number", [0, 3, 17])
def test_only_doctor_zero_sees_his_hand(number: int) -> None:
    keys, differing = [card.key for card in load_content().chaos], 0
    for step in game(number, 150):
        hand = [keys[card] for card in pile(step.match.state, HAND)]
        own, others = sight_of(step.match, ZERO).now.zero, sight_of(step.match, OFFICERS).now.zero
        assert own is not None
        assert others is not None
        assert (own.cards, own.hand) == (hand, len(hand))
        assert (others.cards, others.hand) == (None, len(hand))
        differing += bool(hand)
    assert differing


@pytest.mark.parametrize("number", NUMBERS)
def test_sights_agree_with_the_match(number: int) -> None:
    for turn, step in enumerate(game(number)):
        match = step.match
        if turn % 5 == 0 or match.over:
            sight = sight_of(match, OFFICERS)
            check(match, sight)
            data = msgspec.json.encode(sight)
            assert msgspec.json.decode(data)["game"] == "hardcity"
            assert msgspec.json.decode(data, type=CitySight) == sight


def check(match: Match, sight: CitySight) -> None:
    """What the sight says is what the match says elsewhere."""
    assert sight.now == match.now()
    assert (sight.decision is None) == (sight.outcome is not None) == match.over
    if match.decision is not None and sight.decision is not None:
        assert (sight.decision.seat, sight.decision.kind) == (match.decision.seat, match.decision.kind)
    if match.outcome is not None and sight.outcome is not None:
        assert tuple(sight.outcome.winners) == match.outcome.winners
        assert (sight.outcome.side, sight.outcome.reason) == (match.outcome.side, match.outcome.reason)


def test_audiences() -> None:
    versus, coop = begun(2), begun(7)
    zero = int(versus.state.rules.zero)
    assert audiences_of(versus) == (OFFICERS, ZERO)
    assert audiences_of(coop) == (OFFICERS,)
    assert audience_of(versus, {zero}) == audience_of(versus, range(zero + 1)) == ZERO
    assert audience_of(versus, {0}) == audience_of(versus, ()) == OFFICERS
    assert audience_of(coop, {0, 1}) == audience_of(coop, ()) == OFFICERS


def test_every_seat_leads_somebody() -> None:
    for number in NUMBERS:
        match = begun(number)
        people, zero = sight_of(match, OFFICERS).now.people, match.city().zero_seat
        leading = {who.seat for who in people if who.seat is not None} | ({zero} - {None})
        assert leading == set(range(int(match.state.rules.seats)))
        assert match.sides == [int(seat == zero) for seat in range(int(match.state.rules.seats))]


def test_choices_are_those_of_whoever_chooses() -> None:
    asked = set()
    for step in game(0, 150):
        match = step.match
        if match.over:
            break
        is_zero = match.state.chooser == match.state.rules.zero
        texts = [move.text for move in match.legal]
        chosen = choices_of(match)
        assert chosen.legal == texts
        assert [answer.price for answer in chosen.answers] == [
            match.price(answer.move) for answer in chosen.answers
        ]
        unsaid = [text for text in texts if text not in {answer.move for answer in chosen.answers}]
        assert not unsaid or (is_zero and all(text.startswith("move ") for text in unsaid))
        assert choices_of(view_of(match, ZERO)) == chosen
        assert choices_of(view_of(match, OFFICERS)).legal == ([] if is_zero else texts)
        asked.add(is_zero)
    assert asked == {True, False}
