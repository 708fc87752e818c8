"""Everywhere that somebody can get: compared with every walk of the real engine."""

import random
from collections.abc import Callable, Iterator
from itertools import takewhile

import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.actions.walking import walk
from ashfall.hardcity.files.notation import move_text, read_move
from ashfall.hardcity.game import is_legal, push
from ashfall.hardcity.ground import cards, rows
from ashfall.hardcity.ground.moves import GIVE_TO, PASS, STEP, verb_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import LEAVING, REACTION
from ashfall.hardcity.ground.trace import OFFICER_HURT, TURN_ENDED, WORDS, Trace
from ashfall.hardcity.preview.walks import Arrival, _Search
from ashfall.hardcity.preview.ways import Way, ways_of
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from tests.hardcity.hiding import stirred
from tests.hardcity.plays import choose, new_match
from tests.hardcity.stage import Stage

DONATHAN, JENNY, MIRANDA, MARCELLUS = range(4)
Scene = Callable[[], tuple[Stage, int]]  # a stage, and who walks on it
Cost = tuple[bool, int, int, int, bool, int]  # falls, AP, HP, reactions, is asked something, steps
Key = tuple[str, tuple[str, ...]]  # a space, and the kinds of loads taken along


def alone() -> tuple[Stage, int]:
    """Mutants, some of them stunned, around somebody who walks; Doctor Zero holds cards."""
    stage = Stage().officer(JENNY, "B9", ap=2).hand(cards.ANKLE_GRAB, cards.PANIC)
    stage.mutants("B9", lying=True)
    stage.mutants("B8")
    stage.mutants("C9", 2)
    return stage.turn_of(JENNY), JENNY


def with_loads() -> tuple[Stage, int]:
    """Civilians stand where the walk begins and further on; an active mutant guards some of them."""
    stage = Stage().officer(JENNY, "A9", ap=1).hand(cards.PANIC)
    stage.load(0, "A9").load(3, "A9").load(1, "A8").load(2, "B8")
    stage.mutants("A8")
    return stage.turn_of(JENNY), JENNY


def with_two_loads() -> tuple[Stage, int]:
    stage = Stage(mode="coop").officer(JENNY, "A9", ap=1).abilities(JENNY, cards.STAY_BEHIND)
    stage.load(0, "A9").load(1, "A9").load(rows.MAYOR, "A9")
    return stage.turn_of(JENNY), JENNY


def among_mutants() -> tuple[Stage, int]:
    """Leaving hurts so much that somebody falls on some ways; Seen It All spares the first loss."""
    stage = Stage(mode="coop").officer(MIRANDA, "B9", ap=2, hp=2).abilities(MIRANDA, cards.SEEN_IT_ALL)
    for label in ("B9", "A10", "B10", "A8", "B8", "C8", "D9"):
        stage.mutants(label)
    return stage.turn_of(MIRANDA), MIRANDA


def in_clouds() -> tuple[Stage, int]:
    """Sewer and manholes: the ladder by which one comes down cannot be climbed again at once."""
    stage = Stage(3)
    for number, label in enumerate(("SB1", "SC2")):
        stage.state.row[rows.CLOUDS_AT + number] = stage.space(label)
    for hole in range(2):
        stage.state.row[rows.LIDS_AT + hole] = rows.OPEN_LID
    above = stage.label(int(stage.rules.manhole_space[0]))
    return stage.officer(JENNY, above, ap=2, hp=2).turn_of(JENNY), JENNY


def striker() -> tuple[Stage, int]:
    """Clothesline asks a question on the way."""
    stage = Stage().officer(MARCELLUS, "A10", ap=1).abilities(MARCELLUS, cards.CLOTHESLINE)
    stage.mutants("A9")
    stage.mutants("B9", 2)
    return stage.turn_of(MARCELLUS), MARCELLUS


def free_walk() -> tuple[Stage, int]:
    """A walk that a card grants, in the turn of somebody else."""
    stage = Stage().officer(JENNY, "B9", ap=3).officer(MIRANDA, "A10", ap=3).hand(cards.PANIC)
    stage.mutants("A10")
    stage.turn_of(JENNY)
    walk(stage.state, MIRANDA, 3)
    return stage.go(), MIRANDA


SCENES = (alone, with_loads, with_two_loads, among_mutants, in_clouds, striker, free_walk)


def kinds(names: list[str]) -> tuple[str, ...]:
    return tuple(sorted(name.rstrip("0123456789") for name in names))


def loads_of(text: str) -> tuple[str, ...]:
    return kinds(text.split()[2:])


def answered(s: State, who: int) -> tuple[State, int, str]:
    """The engine after everything that a step sets off: reactions pass, who leaves takes the harm."""
    reactions, asks = 0, ""
    while not s.is_over():
        if s.task() == REACTION:
            reactions += 1
        elif s.task() == LEAVING or (verb_of(s.legal[0]) == PASS and STEP not in map(verb_of, s.legal)):
            asks = asks or View(s, int(s.chooser)).decision.kind  # type: ignore[union-attr]
        else:
            break
        assert verb_of(s.legal[0]) in (PASS, GIVE_TO)
        push(s, s.legal[0])
    return s, reactions, asks


def walks(
    s: State, who: int, kind: str, spent: tuple[str, ...] = (), windows: int = 0
) -> Iterator[tuple[tuple[str, ...], State, int, str]]:
    """Every walk of the engine by steps with the same kinds of loads: moves, state, reactions, question."""
    for code in [int(code) for code in s.legal if verb_of(code) == STEP]:
        text = move_text(s.rules, code)
        if spent and loads_of(text) != loads_of(spent[0]):
            continue
        after = s.copy()
        push(after, code)
        after, more, asks = answered(after, who)
        yield (*spent, text), after, windows + more, asks
        is_on = not after.is_over() and not after.person(who, rows.STUNNED) and not asks
        if is_on and View(after, 0).decision.kind == kind:  # type: ignore[union-attr]
            yield from walks(after, who, kind, (*spent, text), windows + more)


def best_walks(stage: Stage, who: int) -> dict[Key, Cost]:
    """The least costs of all walks of the engine, by where they lead and with what."""
    s, best = stage.state, dict[Key, Cost]()
    decision = View(s, int(s.chooser)).decision
    assert decision is not None
    for moves, after, windows, asks in walks(s, who, decision.kind):
        space = moves[-1].split()[1]
        if space == stage.label(s.person(who, rows.PLACE)):
            continue
        falls = after.person(who, rows.STUNNED) != 0
        price = s.person(who, rows.AP) - after.person(who, rows.AP)
        harm = s.person(who, rows.HEALTH) - after.person(who, rows.HEALTH)
        cost = (falls, 0 if falls else price, harm, windows, asks != "", len(moves))  # who falls loses all AP
        key = space, loads_of(moves[0])
        best[key] = min(best.get(key, cost), cost)
    return best


@pytest.mark.clause("HC-5.1", "HC-5.2", "HC-5.4", "HC-14.3.11", "HC-14.3.12")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_no_walk_of_the_engine_is_better(scene: Scene) -> None:
    stage, who = scene()
    costs = {
        (way.space, kinds(way.load.split())): (
            way.falls,
            0 if way.falls else way.price,
            way.harm,
            way.reactions,
            way.asks != "",
            len(way.moves),
        )
        for way in ways_of(stage.state)
    }
    assert costs == best_walks(stage, who)


def test_a_way_tells_reactions_and_ends_with_a_question() -> None:
    stage, _ = with_loads()
    ways = {(way.space, way.load): way for way in ways_of(stage.state)}
    assert ways["A10", "civilian1"].reactions == 1  # Panic! may answer
    assert ways["A7", ""].spaces == ("B8", "A7")  # round the mutant
    stage, _ = striker()
    asks = {way.space: way.asks for way in ways_of(stage.state)}
    assert asks["A9"] == asks["B9"] == "blow"
    assert asks["B10"] == ""


def harm_on_the_way(s: State, who: int) -> int:
    """HP that somebody lost before the turn ended, as it does by itself when nothing is left to do."""
    assert s.trace is not None
    words = [int(word) for word in s.trace.words]
    events = [words[i : i + WORDS] for i in range(0, len(words), WORDS)]
    own = takewhile(lambda event: event[0] != TURN_ENDED, events)
    return sum(event[2] for event in own if event[:2] == [OFFICER_HURT, who])


def check_way(view: View, match: Match, way: Way, who: int) -> None:
    """The moves of a way lead to its space at its price when nobody reacts."""
    s, before = match.state.copy(), match.state
    s.trace = Trace()
    for text in way.moves:
        code = read_move(s.rules, text)
        assert is_legal(s, code), (text, way)
        push(s, code)
        s, _, _ = answered(s, who)
    if way.falls:
        assert s.person(who, rows.STUNNED) or not s.person(who, rows.IN_PLAY)
        return
    assert s.rules.board.labels[s.person(who, rows.PLACE)] == way.space == way.spaces[-1]
    assert harm_on_the_way(s, who) == way.harm
    if view.decision is not None and view.decision.kind == "officer_turn" and s.get(rows.ACTIVE) == who:
        assert before.person(who, rows.AP) - s.person(who, rows.AP) == way.price
        assert s.person(who, rows.AP) == way.left


@pytest.mark.parametrize("number", range(10))
def test_moves_of_a_way_lead_to_its_space_at_its_price(number: int) -> None:
    match, stream, checked = new_match(number), Stream(number), 0
    while not match.over and checked < 3:
        decision = match.decision
        assert decision is not None
        if decision.kind in ("officer_turn", "walk") and stream.below(8) == 0:
            view = match.view(decision.seat)
            ways = view.ways()
            walker = int(match.state.note_of(1) if decision.kind == "walk" else match.state.get(rows.ACTIVE))
            assert {text for way in ways for text in way.moves[:1]} <= {move.text for move in match.legal}
            for way in ways[:: 1 + len(ways) // 12]:
                check_way(view, match, way, walker)
            checked += bool(ways)
        match.push(choose(match.state, stream))


def test_there_are_none_where_no_step_is_asked_for() -> None:
    assert new_match(0).view(0).ways() == ()


def test_ways_tell_nothing_hidden() -> None:
    stage, _ = with_loads()
    for seed in range(3):
        twin = stirred(stage.state, random.Random(seed))
        assert View(twin, 0).ways() == View(stage.state, 0).ways()


def test_health_that_comes_back_on_the_way_never_outweighs_ap() -> None:
    """Falling counts most, then AP, then HP, also where one of them has grown."""
    stage, who = alone()
    search = _Search(stage.state, 0)

    def cost(ap: int, health: int) -> int:
        after = stage.state.copy()
        after.set_person(who, rows.AP, after.person(who, rows.AP) - ap)
        after.set_person(who, rows.HEALTH, after.person(who, rows.HEALTH) - health)
        arrival = Arrival(after, None, 0)
        search._judge(arrival)
        return int(arrival.cost)

    assert cost(-1, 1) < cost(0, -1) < cost(0, 0) < cost(0, 1) < cost(1, -1) < cost(1, 0)
