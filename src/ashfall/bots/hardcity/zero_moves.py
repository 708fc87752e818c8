"""What Doctor Zero's moves with his mutants are worth: attacks first, then the ways to them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ashfall.bots.hardcity.heist import NEVER
from ashfall.bots.hardcity.outlook import Outlook, active_at, prey_at
from ashfall.bots.hardcity.strength import A_CREW, feeds_officers, standing
from ashfall.hardcity.figures.loads import barrel_at
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.prowl import is_boat
from ashfall.hardcity.figures.strikes import is_in_line
from ashfall.hardcity.ground.board import ROOF_MAP
from ashfall.hardcity.ground.cards import (
    BIG_ONE,
    RAT,
    SCORE_BARREL_GONE,
    SCORE_BOAT_BOARDED,
    SCORE_MAYOR_GONE,
    SOLDIER,
)
from ashfall.hardcity.ground.moves import (
    ATTACK,
    CLOUD,
    DEPLOY,
    DROP_BARREL,
    FIELD,
    LEAVE_MAP,
    MOVE_MUTANT,
    PASS,
    STAND,
    a_of,
    b_of,
    c_of,
    verb_of,
)
from ashfall.hardcity.ground.rows import (
    ATTACKED,
    CHAOS,
    INSIDE,
    KAFAR,
    MAYOR,
    ORDER,
    ROOF_OPEN,
    SETTING_UP,
    TURN_OF,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import KAFAR_TURN, MUTANTS_ACT
from ashfall.hardcity.zero.swarm import ATTACKS, DROP_ONLY, LADEN_ONLY, LIMITS, MOVES

NOW: Final = 1.0  # what is done in this turn counts more than what may come
CARRY: Final = 0.14  # a space nearer to where a load leaves the map
DROPPED: Final = 0.5  # a barrel off the truck
DEPLOYED: Final = 0.08  # one mutant more on the map, where there are few
WASTED: Final = -0.12  # one more target for the officers, where there are many
FED: Final = -0.3  # the same where the officers live on such targets
MANY: Final = 9  # mutants
CROWDED: Final = 0.03  # an easy target for one shot
LOOT: Final = 1.6  # a barrel that leaves the map in this turn, if it is handed on
SWIFT: Final = 0.3  # a rat before the first round: it is at the civilians before the officers are
NEXT_TURN: Final = 0.4  # one that can be handed on in the next turn, shared by the moves that it takes


@final
class Plot:
    """What Doctor Zero sees: where his mutants want to be, and whether they may attack this turn."""

    def __init__(self, s: State) -> None:
        """Look around."""
        self.state = s
        self.outlook = Outlook(s)
        self.crowded: float = WASTED
        self.few: bool = standing(s) < MANY
        if feeds_officers(s):
            self.crowded = FED
            self.few = standing(s) < A_CREW
        self.heist = self.outlook.heist
        self.moves: i64 = 0
        self.attacks: i64 = 0
        if s.task() == MUTANTS_ACT:
            self.moves = s.note_of(MOVES)
            self.attacks = s.note_of(ATTACKS)
            if s.note_of(LIMITS) == DROP_ONLY:  # the moves of Bucket Chain follow
                self.moves = s.rules.special_amount
        elif s.task() == KAFAR_TURN:
            self.attacks = 3

    def score(self, code: i64) -> float:
        """What a move of his is worth."""
        verb: i64 = verb_of(code)
        if verb == PASS:
            return 0.0
        if verb == ATTACK:
            return self._attack(a_of(code), b_of(code))
        if verb == MOVE_MUTANT:
            return self._move(a_of(code), b_of(code), c_of(code))
        if verb == DEPLOY:
            return self._deploy(a_of(code), b_of(code))
        if verb == STAND:
            return 0.12 + 0.4 * self.outlook.pull(self.state.mutant(a_of(code)))
        if verb == LEAVE_MAP:
            if b_of(code) == MAYOR:
                return NOW + 2.0 * float(self.state.rules.points[SCORE_MAYOR_GONE])
            return NOW + 2.0 * float(self.state.rules.points[SCORE_BARREL_GONE])
        if verb == DROP_BARREL:
            return self._drop(b_of(code))
        if verb == CLOUD:
            return 0.2 * self.outlook.pull(a_of(code))
        return 0.0

    def _drop(self, space: i64) -> float:
        """A barrel is best put down where a mutant waits for it, near the way out."""
        worth: float = NOW + DROPPED - 0.03 * float(self.heist.way[space])
        if active_at(self.state, space) > 0:
            worth += 0.2
        return worth + self._passed_on(space, self.moves)

    def _passed_on(self, space: i64, moves: i64) -> float:
        """What others can do with a barrel on a space: at once, or in the next turn."""
        if not self.heist.is_on:
            return 0.0
        if self.heist.now[space] <= moves or (moves > 0 and self._is_chained(space)):
            return LOOT
        worth: float = 0.0
        if self.heist.hope[space] < NEVER:
            worth += NEXT_TURN / float(self.heist.hope[space])
        if self.heist.later[space] < NEVER:
            worth += NEXT_TURN / float(self.heist.later[space])
        return worth

    def _is_chained(self, space: i64) -> bool:
        """Whether Bucket Chain takes a barrel from a space off the map in one move (HC-17.6.2)."""
        s = self.state
        if s.note_of(LIMITS) != DROP_ONLY and s.note_of(LIMITS) != LADEN_ONLY:
            return False
        return self.heist.way[space] <= s.rules.special_second and active_at(s, space) > 0

    def _attack(self, m: i64, space: i64) -> float:
        worth: float = NOW + prey_at(self.state, space)
        if m == KAFAR and space == self.state.mutant(KAFAR):
            worth += 0.15
        return worth

    def _move(self, m: i64, place: i64, load: i64) -> float:
        """Into the boat, with a load towards the way out, or to somebody who can be attacked."""
        s = self.state
        if is_boat(s, place):
            return NOW + float(s.rules.points[SCORE_BOAT_BOARDED])
        here: i64 = s.mutant(m)
        if load != FIELD:
            mayor: bool = load == MAYOR
            nearer: i64 = self._way_out(here, mayor) - self._way_out(place, mayor)
            points: i64 = s.rules.points[SCORE_MAYOR_GONE if mayor else SCORE_BARREL_GONE]
            worth: float = 0.2 + CARRY * float(nearer) * float(points)
            return worth + float(points) * self._passed_on(place, self.moves - 1)
        if s.rules.kind_of[m] == SOLDIER:
            return self._line_worth(place) - self._line_worth(here) - 0.05
        gain: float = self.outlook.pull(place) - self.outlook.pull(here)
        crowd: i64 = active_at(s, place)
        if crowd >= 3 and prey_at(s, place) == 0.0:
            gain -= CROWDED * float(crowd - 2)
        if self.attacks > 0 and not s.is_mutant(m, ATTACKED):
            gain += self._attack_after(m, here, place)
            if self._is_loaded_truck(place) and place != here:
                gain += DROPPED
        return gain - self._left_behind(m, here)

    def _is_loaded_truck(self, place: i64) -> bool:
        """Whether barrels can be put down from a place."""
        s = self.state
        if not s.rules.has_cargo_barrels or s.rules.coop or s.rules.truck < 0:
            return False
        return s.rules.board.node[s.rules.truck] == place and barrel_at(s, INSIDE - s.rules.truck) >= 0

    def _attack_after(self, m: i64, here: i64, place: i64) -> float:
        """A move that leads to an attack in this turn, if those in place do not use all attacks up."""
        s = self.state
        there: float = prey_at(s, place)
        if there <= prey_at(s, here):
            return 0.0
        ready: i64 = 0
        other: i64 = 0
        while other < KAFAR:
            free: bool = other != m and is_active(s, other) and not s.is_mutant(other, ATTACKED)
            if free and prey_at(s, s.mutant(other)) >= there:
                ready += 1
            other += 1
        if ready >= self.attacks:
            return 0.0
        return 0.8 * there

    def _left_behind(self, m: i64, here: i64) -> float:
        """A mutant next to a load should not walk away from it."""
        s = self.state
        if s.rules.has_mayor and s.load(MAYOR) == here:
            return 0.3
        if s.rules.has_cargo_barrels and not s.rules.coop and here < s.rules.board.plain:
            return 0.3 if barrel_at(s, here) >= 0 else 0.0
        return 0.0

    def _deploy(self, kind: i64, space: i64) -> float:
        s = self.state
        worth: float = self.outlook.pull(space)
        worth += DEPLOYED if self.few else self.crowded
        if kind == BIG_ONE:
            if s.get(ORDER) >= 4 or (s.rules.kafar_hp_versus > 0 and s.get(CHAOS) >= 2):
                return worth + 0.5
            return worth - 0.5
        if self.heist.is_relay(space, self.moves):
            worth += LOOT * self.heist.points()
        if kind == RAT:
            worth += SWIFT if s.get(TURN_OF) == SETTING_UP else 0.02
        elif kind == SOLDIER:
            worth += 0.05 + self._line_worth(space)
            if self.attacks > 0:  # it may attack at once
                worth += 2.0 * self._line_worth(space)
        if s.rules.board.map[space] == ROOF_MAP and s.get(ROOF_OPEN) != 0:
            worth += 0.1
        return worth

    def _line_worth(self, space: i64) -> float:
        """A soldier wants somebody in line."""
        s = self.state
        best: float = 0.0
        i: i64 = 0
        while i < len(self.outlook.places):
            place: i64 = self.outlook.places[i]
            if place < s.rules.board.plain and is_in_line(s, space, place):
                best = max(best, 0.3 * prey_at(s, place))
            i += 1
        return best

    def _way_out(self, space: i64, mayor: bool) -> i64:
        """How far a load is from where it leaves the map."""
        s = self.state
        exits = s.rules.edges if mayor else s.rules.exits
        best: i64 = 20
        i: i64 = 0
        while i < len(exits):
            far: i64 = s.rules.board.apart(space, exits[i])
            if far < best:
                best = far
            i += 1
        return best
