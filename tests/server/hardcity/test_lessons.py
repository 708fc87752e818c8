"""The lessons of Hard City: tasks can be solved, usual mistakes are recognised, questions are answered."""

from __future__ import annotations

import re
from typing import Any

import httpx
import msgspec
import pytest

from ashfall.hardcity import events as event_modules
from ashfall.hardcity.content import load_content
from ashfall.puzzles.hardcity.goals import CHECKS, CityGoal
from ashfall.puzzles.hardcity.shipped import shipped_tasks
from ashfall.server.hardcity.learning import CityLesson, CityVerdict
from ashfall.server.hardcity.lessons import SceneStep, lesson_view, lessons, try_task
from ashfall.server.lessons import infos_of
from ashfall.server.shapes import LessonInfo
from ashfall.table.contract import Event
from ashfall.table.texts import LANGUAGES, Texts, text_files
from tests.server.running import RunningServer
from tests.server.working import finished

IDS = ["walk", "shoot", "melee", "rescue", "gear", "zero"]
TASKS = [(key, number) for key, each in lessons().items() for number in range(len(each.tasks))]
ZEROS = "zero"
PATH = "/api/hardcity/lessons"

# Usual mistakes: lesson, task, moves, the end of the id of what is said.
WRONG = [
    ("walk", 0, ["end"], "walk-go-ended"),
    ("walk", 1, ["step E5", "step F4"], "walk-leave-twice"),
    ("shoot", 0, ["aim E5 mutant1"], "shoot-quick-aimed"),
    ("shoot", 1, ["shoot E5", "skulls 0"], "shoot-skull-unpaid"),
    ("shoot", 1, ["aim E5 mutant1"], "shoot-skull-aimed"),
    ("shoot", 2, ["reload", "shoot E5"], "shoot-aim-quick"),
    ("melee", 0, ["step E6"], "melee-hit-left"),
    ("melee", 1, ["step E6"], "melee-free-bitten"),
    ("melee", 2, ["end"], "melee-finish-ended"),
    ("rescue", 0, ["step E6", "step F6"], "rescue-fly-alone"),
    ("rescue", 1, ["step E6 civilian1", "strike civilian1"], "rescue-shield-lost"),
    ("rescue", 1, ["step E6", "step F6"], "rescue-shield-alone"),
    ("rescue", 2, ["call A1"], "rescue-call-far"),
    ("gear", 0, ["end"], "gear-crate-ended"),
    ("gear", 1, ["use grenade", "target C9"], "gear-grenade-friend"),
    ("gear", 1, ["shoot E5"], "gear-grenade-shot"),
    ("gear", 2, ["step D6", "end"], "gear-take-late"),
    ("zero", 0, ["draw"], "zero-deploy-passed"),
    ("zero", 1, ["basics rush_hour attack", "deploy mutant A1"], "zero-bite-crowd"),
    ("zero", 1, ["draw"], "zero-bite-drew"),
    ("zero", 2, ["basics feeding_frenzy deploy"], "zero-text-basics"),
    ("zero", 2, ["draw"], "zero-text-drew"),
]


def task(key: str, number: int) -> SceneStep:
    return lessons()[key].tasks[number]


def tried(step: SceneStep, moves: list[str]) -> CityVerdict:
    return finished(try_task(step, moves))


def said(verdict: CityVerdict) -> str:
    return verdict.feedback.id if verdict.feedback else ""


def test_six_lessons_in_order() -> None:
    infos = infos_of(lessons())
    assert [info.id for info in infos] == IDS
    assert [info.number for info in infos] == list(range(1, 7))
    assert [lesson_view(key).next for key in IDS] == [*IDS[1:], None]


def test_every_text_exists_and_every_text_is_used() -> None:
    written = msgspec.json.encode(lessons()).decode()
    used = set(re.findall(r"hc-lesson-[a-z-]+", written)) | {"hc-lesson-try-again"}
    for language in LANGUAGES:
        assert not [name for name in used if name not in Texts(language)]
    source = text_files("en")["lessons_hardcity"]
    assert set(re.findall(r"^(hc-lesson-[\w-]+) =", source, re.MULTILINE)) == used


def test_every_condition_has_a_check_and_is_used() -> None:
    assert set(CHECKS) == set(CityGoal.__struct_fields__)
    goals = [task.goal for task in shipped_tasks().values()]
    text = msgspec.json.encode([lessons(), goals]).decode()
    for name in CHECKS:
        assert re.search(rf'"{name}":(?!null)', text), name


def test_goals_speak_of_events_that_exist() -> None:
    text = msgspec.json.encode(lessons()).decode()
    named = set(re.findall(r'"(\w+)"', "".join(re.findall(r'"happened":\{(.*?)\}', text))))
    modules = (getattr(event_modules, name) for name in ("people", "map", "cards"))
    values = (value for module in modules for value in vars(module).values())
    kinds = (value for value in values if isinstance(value, type) and issubclass(value, Event))
    tags = {kind.__struct_config__.tag for kind in kinds}
    assert named <= tags


@pytest.mark.parametrize(("key", "number"), TASKS)
def test_a_task_begins_with_a_question_to_the_learner(key: str, number: int) -> None:
    view = lesson_view(key).tasks[number]
    assert view.sight.decision is not None
    assert view.sight.decision.seat == view.seat == (1 if key == ZEROS else 0)
    assert view.sight.legal == [answer.move for answer in view.sight.answers]
    assert len(view.parts) == len(view.sides)


@pytest.mark.parametrize(("key", "number"), TASKS)
def test_the_solution_solves_the_task_and_nothing_less_does(key: str, number: int) -> None:
    each = task(key, number)
    verdict = tried(each, each.solution)
    assert (verdict.done, verdict.over, said(verdict)) == (True, True, each.praise)
    assert verdict.moves == each.solution
    assert (verdict.sight.decision, verdict.sight.legal) == (None, [])
    for length in range(len(each.solution)):
        shorter = tried(each, each.solution[:length])
        assert (shorter.done, shorter.over, shorter.refused) == (False, False, False)


@pytest.mark.parametrize(("key", "number"), TASKS)
def test_every_legal_move_is_answered(key: str, number: int) -> None:
    """Whatever a learner does first, it is done, or something is said, or the attempt goes on."""
    each = task(key, number)
    for move in each.match.legal:
        if move.text.startswith("call ") and move.text not in ("call A1", "call D6"):
            continue  # one space is as good as another
        verdict = tried(each, [move.text])
        assert not verdict.refused, move.text
        assert verdict.over is not bool(verdict.sight.legal)
        assert verdict.feedback is not None or not verdict.over


@pytest.mark.parametrize(("key", "number", "moves", "expected"), WRONG)
def test_mistakes_are_recognised(key: str, number: int, moves: list[str], expected: str) -> None:
    verdict = tried(task(key, number), moves)
    assert (verdict.done, verdict.refused, verdict.moves) == (False, False, moves)
    assert said(verdict) == f"hc-lesson-{expected}"


def test_every_mistake_of_the_files_is_tried_here() -> None:
    named = {mistake.say for key, number in TASKS for mistake in task(key, number).mistakes}
    assert named == {f"hc-lesson-{expected}" for *_, expected in WRONG}


def test_the_same_moves_give_the_same_dice() -> None:
    each = task("shoot", 1)
    assert tried(each, ["shoot E5"]) == tried(each, ["shoot E5"])


def test_the_turn_ends_the_attempt_and_nothing_follows_it() -> None:
    each = task("gear", 0)
    verdict = tried(each, ["step D6", "end"])
    assert (verdict.over, verdict.lines) == (True, [])
    assert verdict.sight.now == tried(each, ["step D6"]).sight.now  # AutoDoc does nothing


def test_a_turn_that_runs_out_of_points_ends_the_attempt() -> None:
    each = task("shoot", 2)
    walk = ["reload", "step C7", "step C8", "step C9", "step C10", "step D10"]
    assert not tried(each, walk).over
    verdict = tried(each, [*walk, "step D9"])
    assert (verdict.done, verdict.over) == (False, True)


@pytest.mark.parametrize(
    ("moves", "clause", "reason"),
    [
        (["step H10"], "HC-5.1", "hc-refusal-too-far"),
        (["melee"], "HC-5.10", "hc-refusal-no-mutant-here"),
        (["dance"], "", "hc-refusal-no-such-thing"),
        ([""], "", "hc-refusal-no-such-thing"),
        (["step C6", "\x00" * 80], "", "hc-refusal-no-such-thing"),
    ],
)
def test_illegal_moves_get_the_reason_and_change_nothing(moves: list[str], clause: str, reason: str) -> None:
    verdict = tried(task("walk", 0), moves)
    assert (verdict.refused, verdict.clause, said(verdict)) == (True, clause, reason)
    assert verdict.moves == moves[:-1]
    assert verdict.lines == []


# Over HTTP.


def post(server: RunningServer, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}{PATH}{path}", json=body)


def test_lessons_are_listed_and_shown(server: RunningServer) -> None:
    listed = msgspec.json.decode(httpx.get(f"{server.url}{PATH}").content, type=list[LessonInfo])
    assert listed == infos_of(lessons())
    shown = httpx.get(f"{server.url}{PATH}/rescue").content
    assert msgspec.json.decode(shown, type=CityLesson) == lesson_view("rescue")


def test_an_attempt(server: RunningServer) -> None:
    answer = post(server, "/melee/try", {"task": 0, "moves": ["melee"]})
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.content, type=CityVerdict).done
    assert "set-cookie" not in answer.headers  # nothing about a learner is kept


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("city", {}),
        ("ways", {}),
        ("actions", {}),
        ("odds", {"about": {"moves": ["shoot E5"]}}),
        ("preview", {"move": "shoot E5"}),
    ],
)
def test_what_is_asked_at_a_table_can_be_asked_in_a_lesson(
    server: RunningServer, what: str, more: dict[str, Any]
) -> None:
    answer = post(server, "/shoot/ask", {"task": 0, "moves": ["step C7"], "what": what, **more})
    assert (answer.status_code, answer.json()["is"]) == (200, what)


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("/walk/try", {"task": 9, "moves": []}, 400, "task: expected 0 to 1, got 9."),
        ("/walk/try", {"task": 0, "moves": ["x" * 81]}, 400, "moves[0]: "),
        ("/walk/try", {"task": 0, "moves": ["end"] * 61}, 400, "moves: "),
        (
            "/dancing/try",
            {"task": 0, "moves": []},
            404,
            'No lesson is called "dancing", expected one of: walk,',
        ),
        ("/dancing/ask", {"task": 0, "moves": [], "what": "city"}, 404, 'No lesson is called "dancing"'),
        ("/walk/ask", {"task": 9, "moves": [], "what": "city"}, 400, "task: expected 0 to 1, got 9."),
        ("/walk/ask", {"task": 0, "moves": []}, 400, "what: this field is missing."),
        ("/walk/ask", {"task": 0, "moves": [], "what": "hint"}, 400, "what: expected one of city, "),
        ("/walk/ask", {"task": 0, "moves": [], "what": "odds"}, 400, "moves: this field is missing."),
        ("/walk/ask", {"task": 0, "moves": ["dance"], "what": "city"}, 422, ""),
        ("/walk/ask", {"task": 0, "moves": [], "what": "preview", "move": "dance"}, 422, ""),
    ],
)
def test_bad_requests_get_one_sentence(
    server: RunningServer, path: str, body: Any, status: int, reason: str
) -> None:
    answer = post(server, path, body)
    assert answer.status_code == status
    assert answer.json()["reason"].startswith(reason)
    assert answer.json()["reason"].endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_told_round_names_the_numbers_of_the_rules(language: str) -> None:
    content, texts = load_content(), Texts(language)
    rules, costs = content.core.rules, content.core.costs
    told = {
        step: re.findall(r"\d+", texts.format(f"hc-told-{step}")) for step in ("welcome", "points", "act")
    }
    assert told == {
        "welcome": [str(content.episode(1).amount("goal"))],
        "points": [str(costs.move_ap)],
        "act": [str(rules.leave_damage)],
    }
    assert rules.officer_move == 2  # "points" says it as a word
