"""Why a move is refused: the clause and the sentence, by the first plain reason that fits."""

import pytest

from ashfall.hardcity.ground import moves, rows
from ashfall.hardcity.ground.cards import (
    BIG_ONE,
    BITE,
    CITY_IS_OURS,
    DONATHAN,
    FRESH_BATCH,
    JENNY,
    KEG_TOSS,
    MEDICAL_TRAINING,
    MIRANDA,
    MUTAGEN_MIST,
    NORMAL,
    PACK_HUNT,
    RAT,
    SHOTGUN,
    SLOW_MOTION,
    SOLDIER,
    STAMPEDE,
    THERMOS,
    WINDOW,
)
from ashfall.hardcity.ground.moves import move
from ashfall.hardcity.ground.tasks import MUTANTS_ACT
from ashfall.hardcity.refusals.reasons import why_not
from ashfall.table.texts import LANGUAGES, Texts
from tests.hardcity.plays import TABLES, played
from tests.hardcity.stage import Stage

OTHERS = (JENNY, MIRANDA, 3)


def turn(episode: int = 1, at: str = "D5", **fields: int) -> Stage:
    """Donathan's turn; the others stand far away."""
    stage = Stage(episode)
    stage.officer(DONATHAN, at, **fields)
    for who in OTHERS:
        stage.officer(who, "H8")
    return stage


def refusal(stage: Stage, verb: int, *fields: int | str) -> tuple[str, str]:
    """The clause and the reason of a move that is not legal; spaces by label."""
    numbers = [stage.space(field) if isinstance(field, str) else field for field in fields]
    assert not stage.can(verb, *numbers), "the move is legal"
    error = why_not(stage.state, move(verb, *numbers))
    assert error.reason == Texts("en").format(error.text_id)
    return error.clause, error.text_id.removeprefix("hc-refusal-")


def test_steps() -> None:
    stage = turn(ap=1).turn_of(DONATHAN)
    assert refusal(stage, moves.STEP, "D8") == ("HC-5.1", "too-far")
    assert refusal(stage, moves.STEP, "D4", 0) == ("HC-5.4", "load-not-here")
    obstacle = stage.label(int(stage.rules.board.covers[0]))
    assert refusal(stage, moves.STEP, obstacle) == ("HC-2.3", "obstacle")
    assert refusal(stage, moves.STEP) == ("HC-5.1", "no-space")
    tired = turn(ap=0).turn_of(DONATHAN)
    assert tired.get(rows.ACTIVE) == -1 or refusal(tired, moves.STEP, "D4") == ("HC-5.1", "no-ap")
    below = turn(3, at="C5").turn_of(DONATHAN)
    assert refusal(below, moves.STEP, "SA1") == ("HC-14.3.11", "other-map")


def test_quick_shots() -> None:
    stage = turn()
    stage.mutants("B2", 2)
    stage.mutants("H8", 1)
    stage.mutants("B4", 1)
    stage.load(0, "B4").turn_of(DONATHAN)
    assert refusal(stage, moves.QUICK_SHOT, "D5") == ("HC-5.8", "own-space")
    assert refusal(stage, moves.QUICK_SHOT, "A1") == ("HC-5.8", "no-mutant")
    assert refusal(stage, moves.QUICK_SHOT, "H8") == ("HC-5.8", "officer-there")
    assert refusal(stage, moves.QUICK_SHOT, "B4") == ("HC-5.8", "civilian-there")


def test_shots_need_calm_ammunition_and_ap() -> None:
    crowded = turn()
    crowded.mutants("D5", 1)
    crowded.mutants("B2", 1)
    assert refusal(crowded.turn_of(DONATHAN), moves.QUICK_SHOT, "B2") == ("HC-5.7", "mutant-here")
    empty = turn(empty=1)
    empty.mutants("B2", 1)
    assert refusal(empty.turn_of(DONATHAN), moves.QUICK_SHOT, "B2") == ("HC-5.14", "no-ammo")
    tired = turn(ap=1)
    aimed = tired.mutants("B2", 1)[0]
    assert refusal(tired.turn_of(DONATHAN), moves.AIMED_SHOT, "B2", aimed) == ("HC-5.9", "no-ap")


def test_shots_into_the_dark_and_at_other_maps() -> None:
    stage = turn(5, at="A9")
    lamp = stage.label(int(stage.rules.board.lamp_spaces[0]))
    stage.mutants(lamp, 1)
    stage.mutants("RB2", 1)
    stage.state.row[rows.LAMPS_AT] = 0
    stage.turn_of(DONATHAN)
    assert refusal(stage, moves.QUICK_SHOT, lamp) == ("HC-14.5.3", "unlit")
    assert refusal(stage, moves.QUICK_SHOT, "RB2") == ("HC-15.17", "other-map")
    assert refusal(stage, moves.SHOOT_MACHINE) == ("HC-14.5.9", "not-on-roof")
    assert refusal(stage, moves.CLIMB, "RA1") == ("HC-14.5.6", "exit-closed")
    assert refusal(stage, moves.OPEN_ROOF) == ("HC-14.5.5", "not-at-generator")


def test_cards_of_officers() -> None:
    stage = turn().gear(DONATHAN, THERMOS).turn_of(DONATHAN)
    assert refusal(stage, moves.USE, SHOTGUN) == ("HC-5.12", "no-card")
    assert refusal(stage, moves.USE, THERMOS) == ("HC-R11", "no-effect")
    assert refusal(stage, moves.HAND_OVER, THERMOS, JENNY) == ("HC-5.11", "not-on-space")
    assert refusal(stage, moves.ABILITY, MEDICAL_TRAINING, JENNY) == ("HC-5.13", "no-ability")
    assert refusal(stage, moves.ABILITY, KEG_TOSS, "A1") == ("HC-5.13", "no-ability")
    assert refusal(stage, moves.RELOAD) == ("HC-R11", "no-marker")
    assert refusal(stage, moves.ALLY) == ("HC-3.3.4", "no-ally")


def test_takes() -> None:
    stage = turn().pile(rows.TAKE_ROW, [0, SLOW_MOTION, WINDOW]).turn_of(DONATHAN)
    assert refusal(stage, moves.TAKE, SLOW_MOTION) == ("HC-7.1", "condition")
    assert refusal(stage, moves.TAKE, 5) == ("HC-7.1", "no-take")
    stage.state.put(rows.CLAPPER, 2)
    assert refusal(stage, moves.TAKE, SLOW_MOTION) == ("HC-7.2", "clapper")


def test_places_of_the_episodes() -> None:
    one = turn().load(0, "D5").turn_of(DONATHAN)
    assert refusal(one, moves.EVACUATE, 0) == ("HC-14.1.6", "no-ladder")
    assert refusal(one, moves.EVACUATE, 1) == ("HC-12.1", "load-not-here")
    assert refusal(one, moves.WELD) == ("HC-14.2.3", "no-manhole")
    assert refusal(one, moves.OPEN) == ("HC-5.3", "no-crate")
    assert refusal(one, moves.MELEE) == ("HC-5.10", "no-mutant-here")
    assert refusal(one, moves.UNLOAD_CAR, 0, 0) == ("HC-14.3.5", "not-in-car")
    two = turn(2).turn_of(DONATHAN)
    assert refusal(two, moves.CALL, "A1") == ("HC-14.1.7", "not-in-episode")


def test_something_else_must_be_decided_first() -> None:
    stage = turn().go()
    assert refusal(stage, moves.QUICK_SHOT, "B2") == ("HC-4.7", "other-kind")
    assert refusal(stage, moves.ACTIVATE, 4) == ("HC-4.7", "not-offered")
    assert refusal(stage, 250) == ("", "no-such-thing")
    assert refusal(stage, moves.TARGET, 250) == ("", "no-such-thing")
    assert refusal(stage, moves.END_TURN, 3) == ("", "no-such-thing")


def test_cards_of_doctor_zero() -> None:
    stage = turn().hand(CITY_IS_OURS, STAMPEDE, BITE).turn_of_zero()
    assert refusal(stage, moves.ACTION_CARD, PACK_HUNT) == ("HC-8.2", "not-in-hand")
    assert refusal(stage, moves.ACTION_CARD, BITE) == ("HC-8.2", "no-action")
    assert refusal(stage, moves.INSTANT, BITE) == ("HC-8.1", "no-instant")
    assert refusal(stage, moves.ACTION_CARD, STAMPEDE) == ("HC-16.14", "no-effect")
    assert refusal(stage, moves.KAFAR_ACTS) == ("HC-9.4", "not-on-map")
    stage.do(moves.INSTANT, CITY_IS_OURS)
    assert refusal(stage, moves.DRAW) == ("HC-17.5.1", "basics-only")
    twice = turn().hand(FRESH_BATCH, FRESH_BATCH, BITE).turn_of_zero()
    twice.do(moves.INSTANT, FRESH_BATCH).do(moves.PASS)
    assert refusal(twice, moves.INSTANT, FRESH_BATCH) == ("HC-8.1", "one-instant")


@pytest.mark.clause("HC-17.5.9")
def test_mutants_of_the_mist() -> None:
    stage = turn(3)
    zone = stage.label(int(stage.rules.board.zone[0]))
    stage.hand(MUTAGEN_MIST, BITE).turn_of_zero().do(moves.ACTION_CARD, MUTAGEN_MIST)
    assert refusal(stage, moves.DEPLOY, NORMAL, zone) == ("HC-17.5.9", "not-misty")
    assert refusal(stage, moves.DEPLOY, NORMAL, "D6") == ("HC-17.5.9", "not-misty")
    assert refusal(stage, moves.DEPLOY, NORMAL, "SA1") == ("HC-17.5.9", "not-misty")


def test_mutants_of_doctor_zero() -> None:
    stage = turn(3)
    standing, lying = stage.mutants("D9")[0], stage.mutants("D10", lying=True)[0]
    soldier = stage.mutants("E9", kind=SOLDIER)[0]
    zone = stage.label(int(stage.rules.board.zone[0]))
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    stage.plan(MUTANTS_ACT, 1, 2, 2)
    assert refusal(stage, moves.DEPLOY, NORMAL, "D9") == ("HC-8.8", "not-in-zone")
    assert refusal(stage, moves.DEPLOY, BIG_ONE, zone) == ("HC-9.5", "kafar-without-points")
    stage.state.put(rows.KAFAR_PLACE, rows.DEAD)
    assert refusal(stage, moves.DEPLOY, BIG_ONE, zone) == ("HC-9.4", "kafar-came")
    assert refusal(stage, moves.MOVE_MUTANT, lying, "D9") == ("HC-8.10", "stunned")
    assert refusal(stage, moves.MOVE_MUTANT, standing, "A1") == ("HC-8.9", "too-far")
    assert refusal(stage, moves.MOVE_MUTANT, 20, "A1") == ("HC-8.7", "not-on-map")
    assert refusal(stage, moves.STAND, standing) == ("HC-8.10", "not-stunned")
    assert refusal(stage, moves.ATTACK, standing, "D9") == ("HC-8.11", "nobody-there")
    stage.do(moves.MOVE_MUTANT, soldier, stage.space("E10"))
    assert refusal(stage, moves.ATTACK, soldier, "H9") == ("HC-9.2", "soldier")
    stage.do(moves.DEPLOY, RAT, stage.space(zone))
    assert refusal(stage, moves.DEPLOY, RAT, zone) == ("HC-8.7", "none-left")


@pytest.mark.clause("HC-9.2")
def test_a_soldier_that_stood_up_is_told_that_nobody_is_there() -> None:
    """Standing up is not moving, so that is no reason against its attack."""
    stage = turn(3)
    soldier = stage.mutants("G8", kind=SOLDIER, lying=True)[0]
    stage.state.put(rows.TURN_OF, rows.ZEROS_TURN)
    stage.plan(MUTANTS_ACT, 0, 2, 2).do(moves.STAND, soldier)
    assert refusal(stage, moves.ATTACK, soldier, "G9") == ("HC-8.11", "nobody-there")
    assert refusal(stage, moves.MOVE_MUTANT, soldier, "G9") == ("HC-8.9", "moved")


def test_after_the_end() -> None:
    match = played(0, 4000)
    error = why_not(match.state, move(moves.END_TURN))
    assert (error.clause, error.text_id) == ("HC-11.1", "hc-refusal-over")


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_refusal_of_any_move_has_a_sentence(table: int) -> None:
    for moves_made in (0, 9, 30):
        match = played(table, moves_made)
        legal = {move.code for move in match.legal}
        for verb in moves.VERBS:
            for fields in ((), (0,), (3, 4), (10, 20, 30), (255, 1, 255), (90, 90, 90), (200, 200, 200)):
                code = int(move(verb, *fields))
                if code not in legal:
                    error = why_not(match.state, code)
                    assert all(error.text_id in Texts(language) for language in LANGUAGES)
