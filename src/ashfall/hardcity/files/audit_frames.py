"""Whether the agenda of a stored row can be one that the rules make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ashfall.hardcity.actions import firing, reactions
from ashfall.hardcity.actions.firing import AIMED, AT_BARREL, QUICK
from ashfall.hardcity.actions.reactions import TAKES_CIVILIAN
from ashfall.hardcity.autodoc import bottoms, top_halves
from ashfall.hardcity.course import event_symbols, rounds
from ashfall.hardcity.course.event_symbols import symbols_of
from ashfall.hardcity.ground import rows, tasks
from ashfall.hardcity.ground.cards import EVENT_MUTANTS
from ashfall.hardcity.ground.moves import FIELD
from ashfall.hardcity.ground.rows import (
    AGENDA_AT,
    BARRELS,
    CIVILIANS,
    FRAME,
    FRAMES,
    LOADS,
    MUTANTS,
    OFFICERS,
    PEOPLE,
)
from ashfall.hardcity.ground.rules import AT_CAR
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero import escort

__all__ = ["Frame", "cards_being_resolved", "frames", "frames_fit"]

Frame = tuple[int, ...]

# What the numbers of a frame are: the greatest one, or one of these kinds. Numbers left out are 0.
WHO: Final = "who"  # officer or ally in play
OFFICER: Final = "officer"  # in play
SPACE: Final = "space"
PLACE_NEXT: Final = "place+1"  # 0 none yet
LOAD: Final = "load"  # or none
CIVILIAN: Final = "civilian"  # on a space
MUTANT: Final = "mutant"
CARD: Final = "card"  # of AutoDoc
TAKE: Final = "take"
STEP: Final = "step"  # of the event phase
SIGNED: Final = "signed"  # a small number, -1 included
ANY: Final = 255
FEW: Final = 20

NUMBERS: Final[dict[int, tuple[str | int, ...]]] = {
    tasks.OPENING: (),
    tasks.ROUND_TASK: (4, FEW),
    tasks.LEVEL_UP: (OFFICERS,),
    tasks.OFFICER_TURN: (1, 1),
    tasks.ZERO_TURN: (3,),
    tasks.AUTO_STEP: (2,),
    tasks.EVENT_STEP: (STEP, ANY, ANY, ANY),
    tasks.CIVILIAN_HIT: (CIVILIAN, 1),
    tasks.ASSIGN_ATTACK: (SPACE, FEW, MUTANT),
    tasks.WALK: (WHO, FEW, 1, LOAD, 2),
    tasks.LEAVING: (WHO, SPACE, LOAD, LOAD, 4, SPACE, 1),
    tasks.SHOOT: (OFFICER, 4, FEW, FEW),
    tasks.SHOT: (OFFICER, ANY, 6, 4, SIGNED, ANY, 1),
    tasks.FIGHT: (OFFICER, 4, 4, ANY),
    tasks.SPREAD: (OFFICER, SPACE, FEW, 2),
    tasks.REACTION: (4, WHO, ANY, 0, 1),
    tasks.BLOW: (WHO, FEW, SIGNED),
    tasks.USE_ON_SPACE: (OFFICER, FEW),
    tasks.FIRST_AID_TASK: (OFFICER, FEW),
    tasks.CROWBAR_TASK: (OFFICER, 4),
    tasks.NUDGE: (OFFICER, MUTANTS),
    tasks.ROLL_DICE: (OFFICER, 4, 2, 2, 4, FEW),
    tasks.NO_WARNING_TASK: (OFFICER, SPACE),
    tasks.SPARE_MUTANT: (FEW,),
    tasks.MUTANTS_ACT: (FEW, FEW, FEW, 255, FEW, SIGNED, PLACE_NEXT),
    tasks.KAFAR_TURN: (1,),
    tasks.STATIC_TASK: (),
    tasks.PACK_TASK: (2, SPACE, FEW),
    tasks.FRENZY_TASK: (),
    tasks.DRAG_TASK: (FEW, 3),
    tasks.JAM_TASK: (FEW, 3),
    tasks.MOVE_HELICOPTER: (),
    tasks.TURN_LIDS: (),
    tasks.SWITCH_OFF: (FEW,),
    tasks.WALK_ON: (MUTANT, FEW),
    tasks.AUTO_DRAW: (),
    tasks.AUTO_CARD: (CARD, 3, OFFICERS, 3),  # the last one only in states of version 1 of the rules
    tasks.STOLEN_AP: (),
    tasks.SQUAD: (MUTANTS, 6, FEW, 2),
    tasks.ACTIVATE_MUTANT: (MUTANT, 6, FEW, 1),
    tasks.BOTTOM: (CARD, SIGNED, 1),
    tasks.ACT: (MUTANT, 15, 6, 1),
    tasks.DEPLOY_NEAR: (MUTANTS, SPACE, FEW, 1, 1),
    tasks.DEPLOY_ON_ROOF: (MUTANTS, 1),
    tasks.DEPLOY_AT_MANHOLES: (FEW, rows.MANHOLES, FEW, 15),
    tasks.AUTO_SPECIAL: (FEW,),
    tasks.KAFAR_COMES: (),
    tasks.OWED_CARD: (1,),
    tasks.ALLY_START: (),
    tasks.FEWER_BARRELS: (4,),
    tasks.PARKING: (FEW,),
    tasks.ROLLING: (FEW, 1),
    tasks.GETTING_OUT: (OFFICERS,),
    tasks.FLAMETHROWER_FOUND: (),
    tasks.LANDING: (),
    tasks.FIRST_SHOTS: (15,),
    tasks.SETTING_OUT: (OFFICERS, 2),
    tasks.ARRIVAL: (SPACE, MUTANTS, 1),
    tasks.WELDING: (rows.MANHOLES - 1,),
    tasks.TAKE_EFFECT: (TAKE, OFFICER, FEW, ANY, PLACE_NEXT, FEW),
}
# Tasks that answer to the one below them.
BELOW: Final = {
    tasks.REACTION: (tasks.LEAVING, tasks.SHOT, tasks.FIGHT),
    tasks.SPARE_MUTANT: (tasks.SHOT,),
    tasks.STOLEN_AP: (tasks.AUTO_CARD,),
    tasks.AUTO_SPECIAL: (tasks.AUTO_CARD,),
    tasks.AUTO_CARD: (tasks.AUTO_STEP, tasks.AUTO_DRAW, tasks.OWED_CARD),
    tasks.OWED_CARD: (tasks.OFFICER_TURN,),
    tasks.AUTO_STEP: (tasks.ROUND_TASK,),
    tasks.OFFICER_TURN: (tasks.ROUND_TASK,),
    tasks.ZERO_TURN: (tasks.ROUND_TASK,),
    tasks.EVENT_STEP: (tasks.ROUND_TASK,),
    tasks.WALK_ON: (tasks.MUTANTS_ACT,),
    tasks.BOTTOM: (tasks.AUTO_STEP,),
    tasks.TAKE_EFFECT: (tasks.OFFICER_TURN,),
}
OF_ZERO: Final = range(tasks.MUTANTS_ACT, tasks.AUTO_DRAW)
OF_AUTODOC: Final = range(tasks.AUTO_DRAW, tasks.ALLY_START)
OF_SETTING_UP: Final = (
    tasks.OPENING,
    tasks.ALLY_START,
    tasks.FEWER_BARRELS,
    tasks.PARKING,
    tasks.GETTING_OUT,
    tasks.FLAMETHROWER_FOUND,
    tasks.LANDING,
    tasks.FIRST_SHOTS,
    tasks.SETTING_OUT,
)


def frames(s: State) -> Iterator[Frame]:
    """The frames of the agenda from the bottom, as far as there is room."""
    for depth in range(min(max(int(s.row[AGENDA_AT]), 0), FRAMES)):
        start = AGENDA_AT + 1 + depth * FRAME
        yield tuple(int(number) for number in s.row[start : start + FRAME])


def cards_being_resolved(s: State) -> list[int]:
    """The AutoDoc cards that are being resolved: they lie in no pile."""
    return [frame[top_halves.CARD] for frame in frames(s) if frame[0] == tasks.AUTO_CARD]


def frames_fit(s: State) -> bool:
    """Whether every frame is known, fits its numbers, the mode and the one below it."""
    depth = int(s.row[AGENDA_AT])
    if not (0 if s.is_over() else 1) <= depth <= FRAMES:
        return False
    if s.is_over():
        return True
    below = -1
    for frame in frames(s):
        if (below == -1) != (frame[0] == tasks.ROUND_TASK) or not _frame_fits(s, frame, below):
            return False
        below = frame[0]
    return True


def _frame_fits(s: State, frame: Frame, below: int) -> bool:
    task, numbers = frame[0], frame[1:]
    if task not in NUMBERS or not _suits_the_match(s, task) or below not in BELOW.get(task, (below,)):
        return False
    kinds = NUMBERS[task]
    if any(numbers[len(kinds) :]) or not all(map(_Fitting(s).fits, kinds, numbers)):
        return False
    return EXTRAS[task](s, frame) if task in EXTRAS else True


def _suits_the_match(s: State, task: int) -> bool:
    """Doctor Zero's tasks belong to versus, AutoDoc's to co-op, those of setup to setup."""
    if task in (tasks.ZERO_TURN, tasks.REACTION, tasks.SPARE_MUTANT, *OF_ZERO):
        return not s.rules.coop
    if task == tasks.AUTO_STEP or task in OF_AUTODOC:
        return bool(s.rules.coop) and s.get(rows.ACTIVE) >= 0
    if task in (tasks.OFFICER_TURN, tasks.TAKE_EFFECT):
        return s.get(rows.ACTIVE) >= 0
    if task in (tasks.PARKING, tasks.GETTING_OUT) and s.rules.start_at != AT_CAR:
        return False
    return task not in OF_SETTING_UP or s.get(rows.TURN_OF) == rows.SETTING_UP


class _Fitting:
    """Whether a number can be what its kind says."""

    def __init__(self, s: State) -> None:
        self.s = s

    def fits(self, kind: str | int, number: int) -> bool:
        """By the kind, or up to a greatest number."""
        if isinstance(kind, int):
            return 0 <= number <= kind
        if kind in (WHO, OFFICER):
            return 0 <= number < (PEOPLE if kind == WHO else OFFICERS) and self._is_on_map(number)
        if kind == LOAD:
            return 0 <= number < LOADS or number == FIELD
        if kind == CIVILIAN:
            return 0 <= number < CIVILIANS and self.s.load(number) >= 0
        if kind == STEP:
            return number in [int(step) for step in self.s.rules.steps]
        low = -1 if kind == SIGNED else 0
        return low <= number < self._sizes()[kind]

    def _is_on_map(self, who: int) -> bool:
        """The ally may have left in the middle of a walk."""
        return self.s.person(who, rows.PLACE) >= 0

    def _sizes(self) -> dict[str, int]:
        rules = self.s.rules
        return {
            SPACE: int(rules.board.size),
            PLACE_NEXT: int(rules.board.size) + 1,
            MUTANT: MUTANTS,
            CARD: len(rules.auto_copies),
            TAKE: len(rules.take_amount),
            SIGNED: MUTANTS,
        }


def _shot_fits(s: State, frame: Frame) -> bool:
    """The target is a space, or a barrel that still lies somewhere; an aimed shot names a mutant."""
    target, kind = frame[firing.TARGET], frame[firing.KIND]
    if kind == AT_BARREL:
        return BARRELS <= target < LOADS and (s.load(target) >= 0 or frame[firing.STAGE] > 5)
    return target < s.rules.board.size and (frame[firing.DICE] >= 0 or kind not in (QUICK, AIMED))


def _reaction_fits(s: State, frame: Frame) -> bool:
    trigger, load = frame[reactions.TRIGGER], frame[reactions.CIVILIAN]
    return trigger != TAKES_CIVILIAN or (load < CIVILIANS and s.load(load) >= 0)


def _walk_on_fits(s: State, frame: Frame) -> bool:
    return s.mutant(frame[escort.ESCORT]) >= 0


def _bottom_fits(s: State, frame: Frame) -> bool:
    return s.rules.has_bottom[frame[bottoms.CARD]] != 0


def _rolling_fits(s: State, frame: Frame) -> bool:
    return s.get(rows.CAR_AT) >= 0


def _round_fits(s: State, frame: Frame) -> bool:
    return frame[rounds.STEPS_TAKEN] <= len(s.rules.steps)


def _event_step_fits(s: State, frame: Frame) -> bool:
    """Symbols that are being filled are those of an open event card; one of them may have been chosen."""
    step, symbol = frame[event_symbols.STEP], frame[event_symbols.SYMBOL_IN_USE]
    if step > EVENT_MUTANTS:
        return symbol == 0
    has_card = frame[event_symbols.HAS_BEGUN] == 0 or s.get(rows.EVENT) >= 0
    return has_card and symbol <= symbols_of(s, step)


EXTRAS: Final = {
    tasks.ROUND_TASK: _round_fits,
    tasks.EVENT_STEP: _event_step_fits,
    tasks.SHOT: _shot_fits,
    tasks.REACTION: _reaction_fits,
    tasks.WALK_ON: _walk_on_fits,
    tasks.BOTTOM: _bottom_fits,
    tasks.ROLLING: _rolling_fits,
}
