"""The tutorial: every task can be solved, wrong moves are told what is wrong, illegal ones why."""

import re
from typing import Any

import msgspec
import pytest

from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.position import Position
from ashfall.puzzles.neuroshima.goals import CHECKS, BoardGoal
from ashfall.server.neuroshima.learning import Verdict
from ashfall.server.neuroshima.lessons import BoardStep, lesson_infos, lesson_view, lessons, try_task
from ashfall.table.texts import LANGUAGES, Texts, text_files
from tests.server.working import finished

IDS = [
    "board",
    "place",
    "shoot",
    "initiative",
    "nets",
    "modules",
    "turn",
    "armor",
    "move",
    "instants",
    "many",
]
TASKS = [(key, number) for key, each in lessons().items() for number in range(len(each.tasks))]

ABILITIES = {"mobility", "push", "net", "transport"}

# Usual mistakes: lesson, task, moves, what is said.
WRONG = [
    ("board", 1, ["discard battle"], "lesson-board-no-battle"),
    ("board", 1, ["end"], "lesson-board-no-battle"),
    ("board", 2, ["end"], "lesson-board-no-battle"),
    ("place", 0, ["play battle"], "lesson-place-battle-first"),
    ("place", 0, ["discard battle"], "lesson-place-battle-first"),
    ("place", 0, ["end"], "lesson-place-battle-first"),
    ("place", 0, ["place hornet C4 0"], "lesson-place-bite-far"),
    ("place", 0, ["place hornet C3 1"], "lesson-place-bite-away"),
    ("place", 1, ["place hunter_killer C3 3"], "lesson-place-three-turn"),
    ("place", 1, ["place hunter_killer D3 3"], "lesson-place-three-where"),
    ("shoot", 0, ["place hybrid C5 1"], "lesson-shoot-line-empty"),
    ("shoot", 0, ["place hybrid A1 1"], "lesson-shoot-line-first"),
    ("shoot", 1, ["place blocker D3 0"], "lesson-shoot-shield-open"),
    ("initiative", 0, ["place hornet C1 3"], "lesson-initiative-first-same"),
    ("initiative", 0, ["place hunter_killer D4 0"], "lesson-initiative-first-miss"),
    ("initiative", 0, ["play battle"], "lesson-initiative-first-miss"),
    ("initiative", 1, ["place hybrid C5 0"], "lesson-initiative-slow-lost"),
    ("nets", 0, ["place net_fighter C1 3"], "lesson-nets-catch-one"),
    ("nets", 0, ["place net_fighter D1 0"], "lesson-nets-catch-none"),
    ("nets", 1, ["place hybrid C5 0"], "lesson-nets-free-held"),
    ("modules", 0, ["place scout E1 0"], "lesson-modules-scout-far"),
    ("modules", 0, ["place scout B3 0"], "lesson-modules-scout-link"),
    ("modules", 1, ["place hybrid C3 1"], "lesson-modules-both-miss"),
    ("modules", 1, ["place hybrid C5 0"], "lesson-modules-both-one"),
    ("modules", 1, ["place hybrid C2 0"], "lesson-modules-both-none"),
    ("modules", 2, ["place medic B4 0"], "lesson-modules-medic-link"),
    ("turn", 0, ["discard move"], "lesson-turn-whole-no-move"),
    ("turn", 0, ["discard battle"], "lesson-turn-whole-no-battle"),
    ("turn", 0, ["discard blocker", "play battle"], "lesson-turn-whole-early"),
    ("turn", 0, ["discard blocker", "end"], "lesson-turn-whole-away"),
    ("turn", 1, ["discard hybrid"], "lesson-turn-wait-hybrid"),
    ("turn", 1, ["discard blocker"], "lesson-turn-wait-blocker"),
    ("turn", 1, ["discard hybrid", "play battle"], "lesson-turn-wait-fought"),
    ("turn", 1, ["discard battle", "end"], "lesson-turn-wait-hurt"),
    ("armor", 0, ["place commando A2 3"], "lesson-armor-side-miss"),
    ("armor", 0, ["place commando E2 1"], "lesson-armor-side-other"),
    ("armor", 0, ["place commando B2 0"], "lesson-armor-side-stopped"),
    ("armor", 1, ["place gauss_cannon D1 1"], "lesson-armor-gauss-hq"),
    ("armor", 1, ["place gauss_cannon E3 0"], "lesson-armor-gauss-few"),
    ("move", 0, ["discard battle"], "lesson-move-no-battle"),
    ("move", 0, ["play battle"], "lesson-move-run-missed"),
    ("move", 0, ["end"], "lesson-move-run-battle"),
    ("move", 1, ["end"], "lesson-move-push-hurt"),
    ("move", 2, ["discard battle"], "lesson-move-no-battle"),
    ("move", 2, ["discard transport"], "lesson-move-carry-lost"),
    ("move", 2, ["play battle"], "lesson-move-carry-missed"),
    ("move", 2, ["end"], "lesson-move-carry-battle"),
    ("instants", 0, ["play sniper C4"], "lesson-instants-sniper-wrong"),
    ("instants", 1, ["play grenade B3"], "lesson-instants-grenade-wrong"),
    ("instants", 2, ["play air_strike C2"], "lesson-instants-strike-left"),
    ("many", 0, ["place swarm C3 1"], "lesson-many-all-turn"),
    ("many", 0, ["place swarm B3 0"], "lesson-many-all-where"),
    ("many", 1, ["place officer A1 0"], "lesson-many-ally-far"),
    ("many", 1, ["place officer B3 4"], "lesson-many-ally-link"),
]


def task(key: str, number: int) -> BoardStep:
    return lessons()[key].tasks[number]


def tried(step: BoardStep, moves: list[str]) -> Verdict:
    return finished(try_task(step, moves))


def said(verdict: Verdict) -> str:
    return verdict.feedback.id if verdict.feedback else ""


def ids_of(data: Any) -> set[str]:
    """Every id of a text that a lesson names."""
    return set(re.findall(r"lesson-[a-z-]+", msgspec.json.encode(data).decode()))


def test_the_lessons_in_order() -> None:
    assert [info.id for info in lesson_infos()] == IDS
    assert [info.number for info in lesson_infos()] == list(range(1, len(IDS) + 1))
    assert [lesson_view(key).next for key in IDS] == [*IDS[1:], None]


def test_every_text_exists_and_every_text_is_used() -> None:
    used = ids_of(lessons()) | {"lesson-try-again"}
    for language in LANGUAGES:
        assert not [name for name in used if name not in Texts(language)]
    source = text_files("en")["lessons_neuroshima"]
    assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == used


def test_every_condition_has_a_check_and_is_used() -> None:
    assert set(CHECKS) == set(BoardGoal.__struct_fields__)
    text = msgspec.json.encode(lessons()).decode()
    for name in CHECKS:
        assert re.search(rf'"{name}":(?!null)', text), name


@pytest.mark.parametrize(("key", "number"), TASKS)
def test_a_task_begins_with_a_question_to_the_learner(key: str, number: int) -> None:
    view = lesson_view(key).tasks[number]
    assert view.sight.decision is not None
    assert view.sight.decision.seat == 0
    assert view.sight.legal
    assert msgspec.convert(view.position, Position)  # the format of position files


@pytest.mark.parametrize(("key", "number"), TASKS)
def test_the_solution_solves_the_task_and_nothing_less_does(key: str, number: int) -> None:
    each = task(key, number)
    verdict = tried(each, each.solution)
    assert (verdict.done, verdict.over, said(verdict)) == (True, True, each.praise)
    assert verdict.moves == each.solution
    assert verdict.sight.legal == []
    for length in range(len(each.solution)):
        assert not tried(each, each.solution[:length]).done


@pytest.mark.parametrize(("key", "number"), TASKS)
def test_every_legal_move_is_answered(key: str, number: int) -> None:
    """Whatever a learner does first, it is done, or something is said, or the attempt goes on."""
    each = task(key, number)
    for move in each.match().legal:
        verdict = tried(each, [move.text])
        assert not verdict.clause, move.text
        assert verdict.over is not bool(verdict.sight.legal)
        assert verdict.feedback is not None or not verdict.over


@pytest.mark.parametrize(("key", "number", "moves", "expected"), WRONG)
def test_mistakes_are_recognised(key: str, number: int, moves: list[str], expected: str) -> None:
    verdict = tried(task(key, number), moves)
    assert not verdict.done
    assert said(verdict) == expected


def test_all_armies_are_led_or_met_in_them() -> None:
    played = {player["army"] for key, number in TASKS for player in task(key, number).position["players"]}
    assert played == set(army_keys())


def test_every_mistake_of_the_files_is_tried_here() -> None:
    named = {mistake.say for key, number in TASKS for mistake in task(key, number).mistakes}
    assert named == {expected for *_, expected in WRONG if expected.startswith("lesson-")}


@pytest.mark.parametrize(
    ("moves", "clause", "reason"),
    [
        (["place hornet C2 0"], "NH-1.4", "refusal-occupied"),
        (["place hybrid C3 0"], "NH-3.4", "refusal-not-in-hand"),
        (["dance"], "", "forecast-no-move"),
        ([""], "", "forecast-no-move"),
    ],
)
def test_illegal_moves_get_the_reason_and_change_nothing(moves: list[str], clause: str, reason: str) -> None:
    each = task("place", 0)
    verdict = tried(each, moves)
    assert (verdict.done, verdict.over, said(verdict)) == (False, False, reason)
    assert verdict.clause == clause
    assert verdict.moves == []
    assert (verdict.lines, verdict.battle) == ([], None)
    assert verdict.sight == lesson_view("place").tasks[0].sight


def test_moves_after_the_end_of_an_attempt_are_ignored() -> None:
    verdict = tried(task("place", 0), ["place hornet C4 0", "end", "nonsense"])
    assert verdict.moves == ["place hornet C4 0"]
    assert said(verdict) == "lesson-place-bite-far"


def test_the_battle_that_follows_is_shown_with_the_tile_that_was_placed() -> None:
    verdict = tried(task("place", 0), ["place hornet C3 0"])
    assert verdict.battle is not None
    assert verdict.battle.is_whole
    assert "C3" in {unit.hex for unit in verdict.battle.before}
    assert [phase.health for phase in verdict.battle.phases] == [[20, 18], [20, 18]]
    assert verdict.lines[0].event["type"] == "placed"


def test_where_a_battle_follows_by_itself_only_the_use_of_tiles_is_offered() -> None:
    for key, number in TASKS:
        verbs = {text.split()[0] for text in lesson_view(key).tasks[number].sight.legal}
        assert verbs <= (
            {"place", "play"} if task(key, number).battle else {"place", "play", "discard", "end", *ABILITIES}
        )


def test_an_attempt_in_several_moves_goes_on() -> None:
    each = task("turn", 0)
    verdict = tried(each, ["discard blocker"])
    assert (verdict.done, verdict.over, verdict.feedback) == (False, False, None)
    assert "play battle" in verdict.sight.legal
    assert not any(text.startswith("discard blocker") for text in verdict.sight.legal)
