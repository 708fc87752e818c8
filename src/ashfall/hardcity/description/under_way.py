"""What is under way: a roll of an officer, and what Doctor Zero's mutants may still do."""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.hardcity.actions import fights, firing, reactions, rolls, sites
from ashfall.hardcity.files.audit_frames import Frame, frames
from ashfall.hardcity.ground import rows, tasks
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.holdings import person_key
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.zero import swarm

__all__ = ["ActsNow", "RollNow", "describe_acts", "describe_roll"]

SHOTS: Final = {firing.QUICK: "shot", firing.AT_BARREL: "barrel", firing.AT_MACHINE: "machine"}
ROLL_STEPS: Final = ("roll", "reroll", "skulls")  # by the stage of the roll
SKULLS: Final = (reactions.SKULL_IN_SHOT, reactions.SKULL_IN_FIGHT)


class RollNow(msgspec.Struct, frozen=True, kw_only=True):
    """A shot, melee or welding with dice, from its target to its damage."""

    person: str  # who rolls
    purpose: str  # shot, barrel, machine, melee or welding
    space: str | None  # where it strikes; None for the machine
    step: str  # target, roll, reroll, skulls, reaction or damage
    hits: int | None  # once they are counted
    needed: int | None  # hits that a barrel, the machine or a manhole takes


class ActsNow(msgspec.Struct, frozen=True, kw_only=True):
    """How often Doctor Zero's mutants may still come, move and attack."""

    deploy: int
    move: int
    attack: int


def describe_acts(s: State) -> ActsNow | None:
    """What is left to the mutants, also while the officers answer an attack; None if they do not act."""
    left = [frame for frame in frames(s) if frame[0] == tasks.MUTANTS_ACT]
    if not left or s.is_over():
        return None
    top = left[-1]
    return ActsNow(deploy=top[swarm.DEPLOYS], move=top[swarm.MOVES], attack=top[swarm.ATTACKS])


def describe_roll(s: State) -> RollNow | None:
    """The roll that is under way; None if nobody rolls."""
    agenda = [] if s.is_over() else list(frames(s))
    for depth in range(len(agenda) - 1, -1, -1):
        if _has_dice(agenda[depth]):
            return _roll(s, agenda[depth], agenda[depth + 1 :])
    return None


def _has_dice(frame: Frame) -> bool:
    if frame[0] == tasks.SHOT:
        return frame[firing.KIND] in SHOTS
    return frame[0] in (tasks.FIGHT, tasks.WELDING)


def _roll(s: State, frame: Frame, above: list[Frame]) -> RollNow:
    step = _step(frame, above)
    rolling = [each for each in above if each[0] == tasks.ROLL_DICE]
    who, purpose, space, needed = _aim(s, frame)
    return RollNow(
        person=person_key(rolling[-1][rolls.ROLLER] if rolling else who),
        purpose=purpose,
        space=s.rules.board.labels[space] if space >= 0 else None,
        step=step,
        hits=int(s.get(rows.HITS)) if step in ("reaction", "damage") else None,
        needed=needed,
    )


def _step(frame: Frame, above: list[Frame]) -> str:
    for each in reversed(above):
        if each[0] == tasks.ROLL_DICE:
            return ROLL_STEPS[each[rolls.STAGE]]
        if each[0] == tasks.REACTION and each[reactions.TRIGGER] in SKULLS:
            return "reaction"
    return "damage" if above or frame[0] != tasks.SHOT else "target"


def _aim(s: State, frame: Frame) -> tuple[int, str, int, int | None]:
    """Whose roll it is, what for, the space that it strikes (-1 for none), and the hits that it takes."""
    rules = s.rules
    if frame[0] == tasks.WELDING:
        space = int(rules.manhole_space[frame[sites.HOLE]])
        return int(s.get(rows.ACTIVE)), "welding", space, int(rules.weld_hits)
    if frame[0] == tasks.FIGHT:
        fighter = frame[fights.FIGHTER]
        return fighter, "melee", int(s.person(fighter, rows.PLACE)), None
    who, purpose, target = frame[firing.SHOOTER], SHOTS[frame[firing.KIND]], frame[firing.TARGET]
    if purpose == "barrel":
        space = int(s.load(target))
        on_roof = rules.board.map[space] == ROOF_MAP
        return who, purpose, space, int(rules.roof_barrel_needed if on_roof else rules.barrel_needed)
    if purpose == "machine":
        return who, purpose, -1, int(rules.machine_needed)
    return who, purpose, target, None
