"""What may come of a move: checked against the real engine, roll by roll."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest

from ashfall.hardcity import IllegalMove
from ashfall.hardcity.game import push
from ashfall.hardcity.ground import cards, moves, rows
from ashfall.hardcity.ground.moves import PASS, PAY_SKULLS, move, verb_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import REACTION, ROLL_DICE, SPREAD
from ashfall.hardcity.ground.trace import MUTANT_KILLED, MUTANT_STUNNED, SCORED, WORDS, Trace
from ashfall.hardcity.preview.branches import throws
from ashfall.hardcity.preview.previews import Preview, preview_of
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from tests.hardcity.hiding import stirred
from tests.hardcity.plays import TABLES, choose, new_match
from tests.hardcity.stage import Stage

DONATHAN, JENNY, MIRANDA, MARCELLUS = range(4)
Chances = dict[tuple[int, int, int], Fraction]  # of kills, stuns and points
Scene = Callable[[], tuple[Stage, int, int]]  # a stage, a move and how many dice it rolls


def told(s: State) -> tuple[int, int, int]:
    """Kills, stuns and points of the officers in the trace of a state."""
    assert s.trace is not None
    words = [int(word) for word in s.trace.words]
    events = [words[i : i + WORDS] for i in range(0, len(words), WORDS)]
    kinds = Counter(event[0] for event in events)
    return (
        kinds[MUTANT_KILLED],
        kinds[MUTANT_STUNNED],
        sum(event[2] for event in events if event[:2] == [SCORED, 0]),
    )


def played(s: State, code: int) -> Iterator[State]:
    """The real engine after a move, for every way to spread the damage; other questions are passed."""
    after = s.copy()
    after.trace = Trace()
    if s.trace is not None:
        words = [int(word) for word in s.trace.words]
        for i in range(0, len(words), WORDS):
            after.trace.add(*words[i : i + WORDS])
    push(after, code)
    if after.is_over() or after.task() not in (ROLL_DICE, SPREAD, REACTION):
        yield after
        return
    for answer in [int(each) for each in after.legal]:
        if after.task() == SPREAD or verb_of(answer) == PASS or answer == move(PAY_SKULLS, 0):
            yield from played(after, answer)


def enumerated(stage: Stage, code: int, dice: int) -> Chances:
    """Chances of kills, stuns and points by all rolls of the real engine, each spread in the best way."""
    found: Chances = defaultdict(Fraction)
    faces = [int(face) for face in stage.rules.faces]
    for shown in product(range(4), repeat=dice):
        stage.faces(*shown)
        stage.state.trace = None
        chance = Fraction(1)
        for face in shown:
            chance *= Fraction(faces.count(face), 6)
        found[max(told(after) for after in played(stage.state, code))] += chance
    return found


def previewed(preview: Preview) -> Chances:
    found: Chances = defaultdict(Fraction)
    for result in preview.results:
        key = len(result.killed), len(result.stunned), result.order
        found[key] += Fraction(result.chance).limit_denominator(6**4)
    return found


def crowd(stage: Stage, label: str) -> None:
    stage.mutants(label, 2)
    stage.mutants(label, 1, lying=True)


def shot_at_a_crowd() -> tuple[Stage, int, int]:
    stage = Stage().officer(JENNY, "D5", ap=3).hand(cards.BITE)
    crowd(stage, "F5")
    return stage.turn_of(JENNY), move(moves.QUICK_SHOT, stage.space("F5")), 2


def shot_at_kafar() -> tuple[Stage, int, int]:
    stage = Stage().officer(JENNY, "D5", ap=3)
    stage.mutants("F5", kind=cards.BIG_ONE)
    stage.mutants("F5")
    return stage.turn_of(JENNY), move(moves.QUICK_SHOT, stage.space("F5")), 2


def melee() -> tuple[Stage, int, int]:
    stage = Stage().officer(MARCELLUS, "D5", ap=3)
    crowd(stage, "D5")
    return stage.turn_of(MARCELLUS), move(moves.MELEE), 2


def barrel() -> tuple[Stage, int, int]:
    stage = Stage().officer(JENNY, "D5", ap=3).load(rows.BARRELS, "F8")
    stage.mutants("F8", 2)
    stage.mutants("F9", 3)
    return stage.turn_of(JENNY), move(moves.SHOOT_BARREL, rows.BARRELS), 2


def welding() -> tuple[Stage, int, int]:
    stage = Stage(2)
    space = stage.label(int(stage.rules.manhole_space[0]))
    return stage.officer(JENNY, space, ap=3).turn_of(JENNY), move(moves.WELD), int(stage.rules.weld_dice)


def tenth_kill() -> tuple[Stage, int, int]:
    stage, code, dice = shot_at_a_crowd()
    stage.state.put(rows.KILLS, 9)
    return stage, code, dice


SCENES = (shot_at_a_crowd, shot_at_kafar, melee, barrel, welding, tenth_kill)


@pytest.mark.clause("HC-5.6", "HC-5.10", "HC-5.16", "HC-9.9", "HC-14.1.4", "HC-14.2.3", "HC-6.1")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_chances_are_those_of_all_rolls_of_the_engine(scene: Scene) -> None:
    stage, code, dice = scene()
    preview = preview_of(stage.state, code)
    assert preview.dice == dice
    assert previewed(preview) == enumerated(stage, code, dice)
    assert sum(result.chance for result in preview.results) == pytest.approx(1, abs=1e-12)


@pytest.mark.clause("HC-5.16")
def test_throws_of_any_number_of_dice_are_exact() -> None:
    faces = [0, 0, 1, 1, 2, 3]
    for dice in range(1, 5):
        counted = Counter(tuple(sorted(shown)) for shown in product(faces, repeat=dice))
        assert dict(throws(faces, dice)) == {key: Fraction(n, 6**dice) for key, n in counted.items()}


@pytest.mark.clause("HC-5.9")
def test_an_aimed_shot_needs_no_dice() -> None:
    stage = Stage().officer(JENNY, "D5", ap=3).hand(cards.PANIC)
    target = stage.mutants("F5")[0]
    preview = preview_of(stage.turn_of(JENNY).state, move(moves.AIMED_SHOT, stage.space("F5"), target))
    (result,) = preview.results
    assert (preview.price, preview.dice, result.chance, result.killed) == (2, 0, 1.0, ("mutant1",))
    assert [(each.mutant, each.killed, each.damage) for each in preview.targets] == [("mutant1", 1.0, 2.0)]
    assert [(each.trigger, each.chance) for each in preview.reactions] == [("shot_kills", 1.0)]


@pytest.mark.clause("HC-5.2", "HC-14.3.12")
def test_a_step_tells_the_harm_of_leaving_and_of_a_cloud() -> None:
    stage = Stage(3).officer(JENNY, "D5", ap=3, hp=4)
    stage.mutants("D5")
    stage.state.row[rows.CLOUDS_AT] = stage.ground("D4")
    stage.turn_of(JENNY)
    preview = preview_of(stage.state, move(moves.STEP, stage.space("D4")))
    assert {(each.cause, each.hp) for each in preview.harm} == {("leaving", 1.0), ("cloud", 1.0)}
    assert preview.results[0].hurt == {"jenny": 2}
    assert preview.results[0].chaos == 0
    stage.state.set_person(JENNY, rows.HEALTH, 1)
    fallen = preview_of(stage.state, move(moves.STEP, stage.space("D4")))
    assert (fallen.results[0].fallen, fallen.chaos) == (("jenny",), 1.0)


@pytest.mark.clause("HC-R38", "HC-17.5.12")
def test_reactions_are_told_by_their_triggers_never_by_the_hand() -> None:
    told_by_hand = []
    for hand in ((cards.BITE,), (cards.STAMPEDE,)):
        stage, code, _ = shot_at_a_crowd()
        told_by_hand.append(preview_of(View(stage.hand(*hand).state, None).state, code).reactions)
    assert told_by_hand[0] == told_by_hand[1]
    chances = {each.trigger: (each.chance, each.cards) for each in told_by_hand[0]}
    chance, answering = chances["skull_in_shot"]
    assert chance == pytest.approx(11 / 36)
    assert answering == ("bite", "misfire")
    stage, code, _ = shot_at_a_crowd()
    assert preview_of(stage.hand().state, code).reactions == ()  # he holds nothing, and all see it
    stage.hand(cards.STAMPEDE).pile(rows.CHAOS_DISCARDS, [cards.BITE] * 2)
    assert preview_of(stage.state, code).reactions[0].cards == ("misfire",)  # both lie open


@pytest.mark.clause("HC-17.2.1", "HC-5.17")
def test_rolling_again_and_paying_for_skulls_are_moves_of_their_own() -> None:
    stage = Stage(mode="coop").officer(DONATHAN, "D5", ap=3)
    stage.mutants("F5", 3)
    stage.faces(cards.SKULL, 0).turn_of(DONATHAN).do(moves.QUICK_SHOT, stage.space("F5"))
    again = preview_of(stage.state, move(moves.DIE, 1))
    assert {result.dice: result.chance for result in again.results} == {
        ("blank", "skull"): pytest.approx(1 / 3),
        ("hit", "skull"): pytest.approx(1 / 3),
        ("double_hit", "skull"): pytest.approx(1 / 6),
        ("skull", "skull"): pytest.approx(1 / 6),
    }
    stage.do(PASS)
    paid = preview_of(stage.state, move(PAY_SKULLS, 1))
    assert (paid.price, paid.stuns, paid.results[0].hits) == (1, 1.0, 1)


@pytest.mark.clause("HC-14.1.6", "HC-14.1.5")
def test_points_and_what_else_happens_are_told() -> None:
    stage = Stage().officer(JENNY, "D5", ap=3).load(0, "D5")
    stage.state.put(rows.HELICOPTER, stage.space("D5"))
    stage.state.put(rows.LADDER_DOWN, 1)
    preview = preview_of(stage.turn_of(JENNY).state, move(moves.EVACUATE, 0))
    assert (preview.order, preview.results[0].happens) == (1.0, ("evacuated",))
    stage, code, _ = barrel()
    blown = [result for result in preview_of(stage.state, code).results if result.happens]
    assert sum(result.chance for result in blown) == pytest.approx(27 / 36)


def test_a_move_that_asks_more_says_so() -> None:
    stage = Stage(mode="coop").officer(JENNY, "D5", ap=3).gear(JENNY, cards.GRENADE)
    stage.mutants("F5", 2)
    stage.mutants("D7", 2)
    preview = preview_of(stage.turn_of(JENNY).state, move(moves.USE, cards.GRENADE))
    assert preview.asks == ("use_on_space",)


@pytest.mark.clause("HC-15.9")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_previews_of_all_games_tell_nothing_hidden_and_change_nothing(table: int) -> None:
    match, stream, chance = new_match(table), Stream(table), random.Random(table)
    for turn in range(100):
        if match.over:
            break
        if turn % 4 == 0:
            s, before = match.state, match.key()
            seat = int(s.chooser)
            view, legal = match.view(seat), match.legal
            for each in chance.sample(legal, min(4, len(legal))):
                preview = view.preview(each)
                assert sum(result.chance for result in preview.results) == pytest.approx(1, abs=1e-12)
                assert preview.price == match.price(each)
                if seat != s.rules.zero:
                    assert View(stirred(s, chance), seat).preview(each) == preview
            assert match.key() == before
        match.push(choose(match.state, stream))


def test_a_move_that_is_not_legal_has_no_preview() -> None:
    with pytest.raises(IllegalMove):
        new_match(0).view(0).preview("end")
