"""A task as its file tells it; every mistake names the file, the field and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Final, NoReturn, TypeVar

import msgspec

from ashfall.hardcity import Match
from ashfall.hardcity.files.notation import WORDS
from ashfall.hardcity.ground.rows import AGENDA_AT
from ashfall.hardcity.ground.setup import COOP
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.scene import StagedScene, match_of
from ashfall.puzzles.hardcity.aims import EVENT_NUMBERS, MOST_WATCHED, aim_of, watched_by
from ashfall.puzzles.hardcity.goals import CityGoal
from ashfall.puzzles.hardcity.search import MOST_COUNTED, ChanceSearch, TurnAim
from ashfall.table.errors import AshfallError, InvalidPosition, InvalidRecord, shown, suggestion
from ashfall.table.fields import TableFields
from ashfall.table.random import Stream
from ashfall.table.texts import ENGLISH

__all__ = ["HARDEST", "THEMES", "CityPuzzle", "InvalidTask", "parse_task"]

THEMES: Final = (
    "rescue",
    "kills",
    "melee",
    "shooting",
    "walking",
    "equipment",
    "explosion",
    "welding",
    "mayor",
    "takes",
    "abilities",
    "darkness",
    "risk",
)
HARDEST: Final = 5
KNOWN: Final = (
    "number",
    "title",
    "story",
    "difficulty",
    "themes",
    "best",
    "tempting",
    "solution",
    "places",
    "scene",
    "goal",
)
CHANCE: Final = re.compile(r"[0-9]{1,30}(/[0-9]{1,30})?")  # no powers of ten: they may be huge
DRAWS: Final = "montage"  # a take that draws a card, which is not foreseen
SOLVER: Final = 0  # the one seat that leads all officers

Shape = TypeVar("Shape")


class InvalidTask(AshfallError):
    """A task with a mistake; `field` says where."""

    def __init__(self, source: str, field: str, problem: str) -> None:
        super().__init__(source, field, problem)
        self.source = source
        self.field = field
        self.problem = problem


class _Fields(TableFields):
    """One table of a task file."""

    def fail(self, field: str, problem: str) -> NoReturn:
        """Raise the one error of tasks."""
        raise InvalidTask(self.source, (self.prefix + field).rstrip("."), problem)

    def integer(self, field: str, low: int, high: int) -> int:
        """A required whole number in a range."""
        return self._in_range(field, self._required(field, int), low, high)

    def chance(self, field: str) -> Fraction:
        """A required chance above 0, as a fraction such as "5/9"."""
        text = self.text(field)
        try:
            found = Fraction(text) if CHANCE.fullmatch(text) else Fraction(0)
        except ZeroDivisionError:
            found = Fraction(0)
        if not 0 < found <= 1:
            self.fail(field, f'expected a chance such as "5/9", above 0 and at most 1, got "{shown(text)}"')
        return found

    def shaped(self, field: str, shape: type[Shape]) -> Shape:
        """A required table of a known shape."""
        inner = self.inner(field)
        try:
            return msgspec.convert(inner.table, shape)
        except msgspec.ValidationError as error:
            problem, _, path = str(error).partition(" - at `$")
            inner.fail(path.rstrip("`").lstrip("."), problem[0].lower() + problem[1:])
        except RecursionError:
            inner.fail("", "expected fewer conditions inside each other")


@dataclass(frozen=True, kw_only=True, eq=False)
class CityPuzzle:
    """One officer's turn in a scene, and what shall have happened when it ends."""

    key: str
    text: str  # of the file
    number: int
    title: dict[str, str]
    story: dict[str, str]
    difficulty: int
    themes: tuple[str, ...]
    best: Fraction  # the chance by best play
    tempting: tuple[str, ...]  # best choices, and last one that looks good and gives chance away
    solution: tuple[str, ...]  # best choices up to the first throw
    places: tuple[str, ...]  # spaces that the task is about
    scene: StagedScene
    goal: CityGoal

    @property
    def officer(self) -> str:
        """Whose turn it is."""
        return self.scene.active

    def told(self, texts: dict[str, str], language: str) -> str:
        """Title or story in a language; English stands in."""
        return texts.get(language, texts[ENGLISH])

    @cached_property
    def match(self) -> Match:
        """The scene, ready to be looked at; see ``dealt``."""
        return match_of(self.scene)

    @cached_property
    def start(self) -> State:
        """The scene as the officers know it: no dice to come, no order of a pile."""
        return self.match.view(SOLVER).state

    @cached_property
    def aim(self) -> TurnAim:
        """The goal as it is counted."""
        return aim_of(self.goal)

    @property
    def depth(self) -> int:
        """Where the turn stands on the agenda."""
        return int(self.start.get(AGENDA_AT))

    @cached_property
    def search(self) -> ChanceSearch:
        """All that is known of the turn so far: it grows with every question."""
        return ChanceSearch(self.start, self.aim)

    def dealt(self, seed: int) -> State:
        """The scene with dice and piles that a seed decides."""
        return self.match.view(SOLVER).sample(Stream(seed))


def parse_task(text: str, source: str, key: str = "") -> CityPuzzle:
    """A task from the text of a TOML file; ``source`` names the file in error messages."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidTask(source, "", f"expected TOML, {error}") from None
    fields = _Fields(table, source)
    fields.allow_only(KNOWN)
    task = CityPuzzle(
        key=key,
        text=text,
        number=fields.integer("number", 1, 9999),
        title=fields.translations("title"),
        story=fields.translations("story"),
        difficulty=fields.integer("difficulty", 1, HARDEST),
        themes=fields.words("themes", THEMES),
        best=fields.chance("best"),
        tempting=fields.texts("tempting"),
        solution=fields.texts("solution"),
        places=fields.texts("places"),
        scene=fields.shaped("scene", StagedScene),
        goal=fields.shaped("goal", CityGoal),
    )
    _check_scene(fields.inner("scene"), task)
    _check_goal(fields.inner("goal"), task, task.goal)
    if len(watched_by(task.goal)) > MOST_WATCHED:
        fields.fail("goal", f"expected at most {MOST_WATCHED} kinds of events and moves")
    for place in task.places:
        _known(fields, "places", place, task.start.rules.board.labels)
    return task


def _check_scene(fields: _Fields, task: CityPuzzle) -> None:
    """Whether there is such a scene, and whether it begins with an officer's turn that nobody answers."""
    scene = task.scene
    if scene.mode != COOP:
        fields.fail("mode", f'expected "{COOP}": nobody answers in a task')
    if scene.is_zeros:
        fields.fail("is_zeros", "expected false: a task is an officer's turn")
    if DRAWS in scene.takes:
        fields.fail("takes", f'expected none that draws a card, got "{DRAWS}"')
    try:
        start = task.start
    except (InvalidPosition, InvalidRecord) as error:
        fields.fail(error.field, error.problem)
    if start.is_over() or len(start.legal) < 2:
        fields.fail("active", "expected an officer who can do something")


def _check_goal(fields: _Fields, task: CityPuzzle, goal: CityGoal) -> None:
    """Whether the goal speaks of what there is."""
    if not any(value is not None for value in msgspec.structs.astuple(goal)):
        fields.fail("", "expected at least one condition")
    for field, name, known in _names(task, goal):
        _known(fields, field, name, known)
    for kind, count in (goal.happened or {}).items():
        if not 1 <= count <= MOST_COUNTED:
            fields.fail(f"happened.{kind}", f"expected 1..{MOST_COUNTED}, got {count}")
    if goal.unless is not None:
        _check_goal(fields.inner("unless"), task, goal.unless)


def _names(task: CityPuzzle, goal: CityGoal) -> Iterator[tuple[str, str, list[str]]]:
    """Every name in a goal: its field, the name, and what is known of that kind."""
    spaces = task.start.rules.board.labels
    officers = list(task.scene.officers)
    for officer, space in (goal.at or {}).items():
        yield "at", officer, officers
        yield f"at.{officer}", space, spaces
    for officer in goal.hp or {}:
        yield "hp", officer, officers
    for field, kinds in (("happened", goal.happened), ("never", goal.never)):
        for kind in kinds or ():
            yield field, kind, list(EVENT_NUMBERS)
    if goal.made is not None:
        yield "made", goal.made, list(WORDS)
    if goal.helicopter is not None:
        yield "helicopter", goal.helicopter, spaces


def _known(fields: _Fields, field: str, name: str, known: list[str]) -> None:
    if name not in known:
        fields.fail(field, f'unknown "{shown(name)}"{suggestion(name, known)}')
