"""What happens in games is told completely: ways, activations, discards, and each seat what it may know."""

import itertools
from collections import Counter

import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.events.cards import (
    AutoDiscarded,
    AutoDrawn,
    AutoQueued,
    ChaosDrawn,
    ChaosPlayed,
    ChaosReshuffled,
    LetterSetAside,
)
from ashfall.hardcity.events.map import CarPlaced, CrateOpened, MutantMoved
from ashfall.hardcity.events.people import RoundEnded, RoundStarted
from ashfall.hardcity.ground import cards, moves, trace
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from tests.hardcity.plays import TABLES, choose, new_match
from tests.hardcity.stage import Stage


@pytest.mark.clause("HC-8.9", "HC-13.10", "HC-15.2")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_mutants_go_step_by_step(table: int) -> None:
    """Every space of a path is next to the one before, and no path is longer than a shortest way."""
    match, stream, seen = new_match(table), Stream(table), 0
    board = match.state.rules.board
    number = {label: space for space, label in enumerate(board.labels)}
    rules = match.state.rules
    doors = {frozenset((int(rules.lab_door), int(rules.exit_space)))}
    doors |= {
        frozenset((int(space), int(rules.ladders[int(ladder)])))
        for space, ladder in zip(rules.manhole_space, rules.manhole_ladder, strict=True)
        if ladder >= 0
    }
    while not match.over and len(match.moves) < 160:
        for event in match.push(choose(match.state, stream)):
            if isinstance(event, MutantMoved):
                way = [number[label] for label in (event.start, *event.path, event.end)]
                for here, there in itertools.pairwise(way):
                    assert board.apart(here, there) == 1 or frozenset((here, there)) in doors
                assert len(way) - 1 <= 4
                assert len(way) - 1 >= min(board.apart(way[0], way[-1]), 2)
                seen += len(way) > 2
    assert seen


@pytest.mark.clause("HC-15.20")
def test_the_police_car_rolls_space_by_space() -> None:
    match = Match(1, seed=3)
    (parked,) = [event for event in match.push("park D1 D2") if isinstance(event, CarPlaced)]
    assert (parked.tail, parked.nose, parked.path) == ("D1", "D2", ())
    (rolled,) = [event for event in match.push("roll 3 0") if isinstance(event, CarPlaced)]
    assert (rolled.tail, rolled.nose, rolled.path) == ("D4", "D5", ("D3", "D4", "D5"))


def hand(match: Match) -> Counter[str]:
    """What Doctor Zero holds."""
    seen = match.now(match.city().zero_seat).zero
    assert seen is not None
    assert seen.cards is not None
    return Counter(seen.cards)


@pytest.mark.clause("HC-15.9")
def test_only_doctor_zero_is_told_what_he_drew() -> None:
    match, stream, drawn = new_match(0), Stream(0), 0
    zero = int(match.state.rules.zero)
    while not match.over and len(match.moves) < 150:
        before = hand(match)
        events = match.push(choose(match.state, stream))
        assert match.view(0).told(events) == match.view(None).told(events) == events
        own = [event for event in match.view(zero).told(events) if isinstance(event, ChaosDrawn)]
        assert [event.count for event in own] == [
            event.count for event in events if isinstance(event, ChaosDrawn)
        ]
        gained = Counter(card for event in own for card in event.cards)
        played = Counter(event.card for event in events if isinstance(event, ChaosPlayed))
        assert before + gained - played == hand(match)
        drawn += gained.total()
    assert drawn


@pytest.mark.clause("HC-13.5", "HC-13.6")
@pytest.mark.parametrize("table", range(5, 10))
def test_every_card_of_autodoc_goes_somewhere(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    events: list[Event] = []
    while not match.over and len(match.moves) < 300:
        events += match.push(choose(match.state, stream))
    drawn, queued, aside, discarded = (
        Counter(event.card for event in events if isinstance(event, kind))
        for kind in (AutoDrawn, AutoQueued, LetterSetAside, AutoDiscarded)
    )
    seen = match.now().autodoc
    assert seen is not None
    waiting = Counter(card.card for card in seen.queue)
    at_once = discarded - (queued - waiting)
    ended = match.over and any(isinstance(event, ChaosReshuffled) for event in events[-3:])
    resolving = [] if ended else seen.resolving  # a card that would have come after the last point (HC-R44)
    assert drawn - Counter(resolving) == queued + aside + at_once
    assert discarded


@pytest.mark.clause("HC-8.2", "HC-4.8", "HC-5.3")
def test_activations_rounds_and_openers_are_told() -> None:
    stage = Stage()
    stage.mutants("D5", kind=cards.BIG_ONE)
    stage.officer(0, "D6").hand(cards.BITE).turn_of_zero().do(moves.KAFAR_ACTS)
    assert stage.events(trace.KAFAR_ACTIVATED) == [(3, -1, -1, -1)]
    kinds = []
    match, stream = new_match(5), Stream(5)
    while not match.over and len(match.moves) < 250:
        for event in match.push(choose(match.state, stream)):
            if isinstance(event, (RoundEnded, RoundStarted)):
                kinds.append((type(event), event.number))
            if isinstance(event, CrateOpened):
                (opener,) = [who for who in match.now().people if who.person == event.officer]
                assert opener.space is not None
    assert kinds[:3] == [(RoundStarted, 1), (RoundEnded, 1), (RoundStarted, 2)]
