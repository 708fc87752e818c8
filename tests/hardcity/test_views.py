"""What a seat may know: the whole table, but no order of a pile, no dice, no hand of another (HC-15.9)."""

import random

import pytest

from ashfall.hardcity import IllegalMove
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.keys import state_key
from ashfall.hardcity.ground.masks import LEARNER
from ashfall.hardcity.ground.rows import ABILITIES, CHAOS_PILE, HAND
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import LEVEL_UP
from ashfall.hardcity.refusals.reasons import why_not
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from tests.hardcity.hiding import HIDDEN, check_views, stirred
from tests.hardcity.invariants import cards_of, check_state
from tests.hardcity.piles import pile
from tests.hardcity.plays import TABLES, choose, new_match, played


@pytest.mark.clause("HC-15.9")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_officers_see_the_same_whatever_is_hidden(table: int) -> None:
    match, stream, chance = new_match(table), Stream(table), random.Random(table)
    for turn in range(120):
        s = match.state
        if turn % 6 == 0:
            check_views(s, chance)
            twin = stirred(s, chance)
            if s.chooser != s.rules.zero:
                refused = [chance.getrandbits(7) << 24 | chance.getrandbits(24) for _ in range(40)]
                assert [told(s, code) for code in refused] == [told(twin, code) for code in refused]
        match.push(choose(s, stream))
        if match.over:
            break


def told(s: State, code: int) -> tuple[str, str]:
    error = why_not(s, code)
    assert isinstance(error, IllegalMove)
    return error.clause, error.text_id


@pytest.mark.clause("HC-15.9")
def test_doctor_zero_sees_his_hand_and_nobody_else_does() -> None:
    match = played(0, 40)
    s, zero = match.state, int(match.state.rules.zero)
    hand = cards_of(s, HAND)
    assert cards_of(match.view(zero).state, HAND) == hand
    for seat in (0, None):
        shown = match.view(seat).state
        assert shown.pile_size(HAND) == s.pile_size(HAND)
        assert cards_of(shown, HAND, CHAOS_PILE) == cards_of(s, HAND, CHAOS_PILE)
        last = sorted(cards_of(s, HAND, CHAOS_PILE).elements())[-int(s.pile_size(HAND)) :]
        assert pile(shown, HAND) == last[::-1]


def test_nobody_sees_an_order_or_the_dice() -> None:
    for number in range(len(TABLES)):
        match = played(number, 25)
        assert not match.over
        for seat in (*range(int(match.state.rules.seats)), None):
            shown = match.view(seat).state
            assert [shown.get(rows.SEED + i) for i in range(4)] == [0, 0, 0, 0]
            for hidden in (CHAOS_PILE, *HIDDEN):
                assert pile(shown, hidden) == sorted(pile(shown, hidden))


def test_the_moves_of_doctor_zero_are_his_own() -> None:
    match, stream, seen = new_match(0), Stream(3), 0
    while not match.over:
        zero = int(match.state.rules.zero)
        if match.state.chooser == zero:
            seen += 1
            assert match.view(zero).legal == match.legal
            assert match.view(0).legal == match.view(None).legal == []
            assert match.view(0).decision == match.decision
        else:
            assert match.view(zero).legal == match.legal
        match.push(choose(match.state, stream))
    assert seen > 20


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_samples_are_full_states_that_the_view_cannot_tell_apart(table: int) -> None:
    match = played(table, 33)
    assert not match.over
    for seat in range(int(match.state.rules.seats)):
        view = match.view(seat)
        keys = set()
        for seed in range(6):
            guess = view.sample(Stream(seed))
            assert View(guess, seat).key() == view.key()
            if view.legal:
                assert list(guess.legal) == [move.code for move in view.legal]
                check_state(guess)
            keys.add(state_key(guess))
        assert len(keys) == 6
        assert state_key(view.sample(Stream(1))) == state_key(view.sample(Stream(1)))


@pytest.mark.clause("HC-6.2")
def test_cards_drawn_to_choose_from_stay_in_samples() -> None:
    """The officers see the two cards; a sample must still offer them."""
    for number in range(12):
        match, stream = new_match(number), Stream(number)
        while not match.over and match.state.task() != LEVEL_UP:
            match.push(choose(match.state, stream))
        if match.over:
            continue
        who = int(match.state.note_of(LEARNER))
        drawn = sorted(pile(match.state, ABILITIES + who)[-2:])
        for seed in range(5):
            guess = match.view(0).sample(Stream(seed))
            assert sorted(pile(guess, ABILITIES + who)[-2:]) == drawn
        return
    raise AssertionError("nobody gained an ability")


def test_a_view_does_not_change_with_the_match() -> None:
    match = played(1, 20)
    view = match.view(0)
    key = view.key()
    match.push(match.legal[0])
    assert view.key() == key
    assert not hasattr(view, "push")


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    with pytest.raises(ValueError, match="seat"):
        played(0, 0).view(2)
