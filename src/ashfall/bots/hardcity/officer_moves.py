"""What the officers' moves are worth in their turns: errands first, then mutants, then everything else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ashfall.bots.hardcity.dice import chance_of_hits
from ashfall.bots.hardcity.fields import UNREACHED, way_to_errand, way_to_safety, worth_of
from ashfall.bots.hardcity.outlook import active_at, harm_to, hazard_at
from ashfall.bots.hardcity.supplies import ability_worth, gear_worth, take_worth
from ashfall.bots.hardcity.targeting import (
    aimed_shot_worth,
    barrel_worth,
    fright_of,
    melee_worth,
    quick_shot_worth,
)
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.cards import (
    NINJUTSU,
    SCORE_CIVILIAN_KILLED,
    SCORE_EVACUATED,
    SCORE_MAYOR_SAVED,
    SCORE_WELDED,
)
from ashfall.hardcity.ground.moves import FIELD, a_of, b_of, verb_of
from ashfall.hardcity.ground.rows import (
    AP,
    CARDS,
    CHAOS,
    CIVILIANS,
    CLOUDS,
    CLOUDS_AT,
    HELICOPTER,
    LADDER_DOWN,
    LOADS_AT,
    MAYOR,
    ORDER,
    PLACE,
    STEPS,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State

STEP_WORTH: Final = 0.1  # a space nearer to the end of an errand
RESCUE_WORTH: Final = 0.17  # the same where people wait who can be attacked, or holes that mutants come from
FINALE_WORTH: Final = 0.25  # and where only the machine wins and every round is a point for the other side
GO_ON: Final = 0.25  # spaces that are paid for should be walked before anything else
AP_WORTH: Final = 0.15  # what an action point would bring elsewhere
CRATE_WORTH: Final = 0.18  # equipment that comes in a round
SURE: Final = 5.0  # nothing is better


@final
class Duty:
    """One officer's situation: the ways that matter, and what each move is worth."""

    def __init__(self, s: State, who: i64) -> None:
        """Look around."""
        self.state = s
        self.who = who
        self.here: i64 = s.person(who, PLACE)
        self.safety = way_to_safety(s)
        self.errand = way_to_errand(s, who, self.safety)
        self.fear: float = hazard_at(s, self.here)
        self.crowd: i64 = active_at(s, self.here)
        self.eager: float = STEP_WORTH
        if s.rules.points[SCORE_CIVILIAN_KILLED] > 0 or s.rules.has_weld:
            self.eager = RESCUE_WORTH
        elif s.rules.has_machine:
            self.eager = FINALE_WORTH

    def left(self) -> i64:
        """Spaces to the end of the errand."""
        return self.errand[self.here]

    def score(self, code: i64) -> float:
        """What a move of an officer's turn, or of a free walk, is worth."""
        s = self.state
        verb: i64 = verb_of(code)
        if verb == moves.STEP:
            return self._step(a_of(code), b_of(code))
        if verb in (moves.END_TURN, moves.PASS):
            return 0.0
        if verb == moves.QUICK_SHOT:
            return quick_shot_worth(s, a_of(code), s.rules.quick_shot_dice)
        if verb == moves.AIMED_SHOT:
            return aimed_shot_worth(s, self.who, b_of(code))
        if verb == moves.EVACUATE:
            return SURE + float(s.rules.points[SCORE_MAYOR_SAVED if a_of(code) == MAYOR else SCORE_EVACUATED])
        if verb == moves.WELD_SURELY:
            return self._weld_surely()
        if verb == moves.WELD:
            return self._weld()
        if verb in (moves.OPEN_ROOF, moves.SHOOT_MACHINE):
            return SURE
        if verb == moves.OPEN:
            return SURE - 1.0
        if verb == moves.CLIMB:
            return self._climb(a_of(code))
        if verb == moves.UNLOAD_CAR:
            return self._unload(a_of(code))
        if verb == moves.SHOOT_BARREL:
            return barrel_worth(s, a_of(code))
        if verb == moves.MELEE:
            return melee_worth(s, self.who, s.rules.melee_dice)
        return self._other(verb, code)

    def _other(self, verb: i64, code: i64) -> float:
        s = self.state
        if verb == moves.RELOAD:
            return 0.14
        if verb == moves.CALL:
            return self._call(a_of(code))
        if verb == moves.TAKE:
            return take_worth(s, self.who, a_of(code))
        if verb == moves.USE:
            return gear_worth(s, self.who, a_of(code), self.left())
        if verb == moves.ABILITY:
            return ability_worth(s, self.who, a_of(code), b_of(code))
        if verb == moves.ALLY:
            return 0.12
        if verb in (moves.HAND_OVER, moves.TAKE_OVER):
            return -0.2
        return 0.0

    # Ways.

    def _step(self, there: i64, load: i64) -> float:
        """Nearer to the end of the errand, farther from mutants."""
        s = self.state
        after: i64 = self.errand[there]
        if load != FIELD:
            after = min(after, self.safety[there] - worth_of(load))
        before: i64 = self.errand[self.here]
        gain: float = float(before - after)
        if before >= UNREACHED:
            gain = 0.0
        worth: float = gain * self.eager
        if s.person(self.who, STEPS) == 0:
            worth *= 1.5
        elif gain > 0.0:
            worth += GO_ON
        worth += (self.fear - hazard_at(s, there)) * fright_of(s, self.who)
        if self.crowd > 0 and s.person(self.who, CARDS) & BIT[NINJUTSU] == 0:
            worth -= harm_to(s, self.who)
        if self._is_poisoned(there):
            worth -= harm_to(s, self.who)
        if load != FIELD and gain <= 0.0:
            worth -= 0.05
        if load == FIELD and gain <= 0.0:
            worth -= 0.02
        return worth

    def _is_poisoned(self, space: i64) -> bool:
        s = self.state
        cloud: i64 = 0
        while s.rules.has_toxic_clouds and cloud < CLOUDS:
            if s.row[CLOUDS_AT + cloud] == space:
                return True
            cloud += 1
        return False

    def _climb(self, there: i64) -> float:
        if self.errand[there] < self.errand[self.here]:
            return 1.0
        return -1.0

    # Things that score.

    def _weld(self) -> float:
        """A try is worth as much as it is likely. While AP are left a failed one can be made up for."""
        s = self.state
        likely: float = chance_of_hits(s, s.rules.weld_dice, s.rules.weld_hits)
        rest: i64 = s.person(self.who, AP) - s.rules.weld_ap
        sure: i64 = s.rules.weld_sure_ap
        cost: float = float(s.rules.weld_ap)
        if rest >= sure:
            return self._welded(1.0, cost + (1.0 - likely) * float(sure))
        done: float = likely
        failed: float = 1.0 - likely
        while rest >= s.rules.weld_ap and s.rules.weld_ap > 0:
            cost += failed * float(s.rules.weld_ap)
            done += failed * likely
            failed *= 1.0 - likely
            rest -= s.rules.weld_ap
        return self._welded(done, cost)

    def _weld_surely(self) -> float:
        return self._welded(1.0, float(self.state.rules.weld_sure_ap))

    def _welded(self, likely: float, ap: float) -> float:
        """A manhole that is welded so likely, for so many AP."""
        points: float = float(self.state.rules.points[SCORE_WELDED])
        return likely * (SURE + points) - AP_WORTH * ap

    def _unload(self, load: i64) -> float:
        """Only if nobody waits on this space already."""
        s = self.state
        other: i64 = 0
        while other <= MAYOR:
            if s.row[LOADS_AT + other] == self.here:
                return -0.1
            other += 1
        if s.person(self.who, AP) < 2 and self.fear > 0.5:
            return -0.1
        return 0.5 + 0.1 * float(worth_of(load))

    def _call(self, there: i64) -> float:
        """How much nearer the helicopter would be to those who wait for it."""
        s = self.state
        if is_obstacle(s, there):
            return -0.5
        if not s.rules.has_evacuate_by_helicopter:
            return self._call_crates(there)
        gain: i64 = 0
        waiting: i64 = 0
        load: i64 = 0
        while load < CIVILIANS:
            at: i64 = s.row[LOADS_AT + load]
            if at >= 0:
                waiting += 1
                gain += min(self.safety[at], 12) - s.rules.board.apart(at, there)
            load += 1
        worth: float = 0.035 * float(gain) - 0.15 - 0.05 * hazard_at(s, there)
        if s.get(LADDER_DOWN) != 0 and waiting > 0:
            worth -= 0.15
        if s.row[LOADS_AT] == there:
            worth += 0.01
        return worth

    def _call_crates(self, there: i64) -> float:
        """A helicopter that only brings crates: the earlier and the nearer to the way, the better."""
        s = self.state
        if s.get(HELICOPTER) >= 0:
            return -0.1
        rounds: i64 = (s.rules.goal - max(s.get(ORDER), s.get(CHAOS))) // 2
        worth: float = CRATE_WORTH * float(rounds) - AP_WORTH * float(s.rules.call_helicopter_ap)
        return worth - 0.02 * float(s.rules.board.apart(self.here, there)) - 0.03 * hazard_at(s, there)
