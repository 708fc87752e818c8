"""What a look at the table tells both sides: who can be attacked, and which mutants are dangerous.

All values are victory points, or parts of one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ashfall.bots.hardcity.heist import NEVER, Heist
from ashfall.hardcity.actions.sites import manhole_at
from ashfall.hardcity.figures.loads import barrel_at
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import is_there, is_up
from ashfall.hardcity.figures.strikes import is_in_line, is_on_police_car
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.cards import (
    SCORE_BARREL_GONE,
    SCORE_BOAT_BOARDED,
    SCORE_CAR_ATTACKED,
    SCORE_CIVILIAN_KILLED,
    SCORE_MAYOR_GONE,
    SCORE_OFFICER_STUNNED,
    SOLDIER,
)
from ashfall.hardcity.ground.rows import (
    BARRELS,
    CIVILIANS,
    FANG,
    HEALTH,
    INSIDE,
    KAFAR,
    LOADS,
    LOADS_AT,
    LYING,
    MAYOR,
    MUTANTS,
    MUTANTS_AT,
    OFFICERS,
    PLACE,
    STATES_AT,
)
from ashfall.hardcity.ground.state import State

HEALTHY: Final = 0.28  # an HP of an officer who has many
HURT: Final = 0.36
BADLY_HURT: Final = 0.5
DOWN: Final = 0.3  # beside the point: a card, and a turn that is lost
ALLYS: Final = 0.08
BOAT_PULL: Final = 0.7  # beside the point: nobody can take the damage instead
DECAY: Final = 0.62  # what a prey is worth one space farther away
NEARER: Final = 1.0  # by how much more the best prey pulls after a move towards it


def harm_to(s: State, who: i64) -> float:
    """What the loss of one HP costs the officers."""
    if who == FANG:
        return ALLYS
    return harm_at(s, s.person(who, HEALTH))


def harm_at(s: State, left: i64) -> float:
    """The same for an officer with so many HP left."""
    if left <= 1:
        return float(s.rules.points[SCORE_OFFICER_STUNNED]) + DOWN
    if left == 2:
        return BADLY_HURT
    if left == 3:
        return HURT
    return HEALTHY


def prey_at(s: State, space: i64) -> float:
    """What one attack on a space brings: the officers give it to whom it costs least."""
    if is_on_police_car(s, space):
        return float(s.rules.points[SCORE_CAR_ATTACKED])
    least: float = 9.0
    who: i64 = 0
    while who <= FANG:
        if is_there(s, who, space):
            least = min(least, harm_to(s, who))
        who += 1
    load: i64 = 0
    while load < CIVILIANS:
        if s.row[LOADS_AT + load] == space:
            least = min(least, civilian_worth(s))
            break
        load += 1
    if least == 9.0:
        return 0.0
    return least


def assault_worth(s: State, space: i64, hits: i64) -> float:
    """What so many attacks on one space bring, each given to whom it costs least by then."""
    if is_on_police_car(s, space):
        return float(s.rules.points[SCORE_CAR_ATTACKED] * hits)
    civilians: i64 = 0
    load: i64 = 0
    while load < CIVILIANS:
        if s.row[LOADS_AT + load] == space:
            civilians += 1
        load += 1
    left = vec[i64]()
    who: i64 = 0
    while who < OFFICERS:
        left = append(left, s.person(who, HEALTH) if is_there(s, who, space) else 0)
        who += 1
    total: float = 0.0
    while hits > 0:
        least: float = civilian_worth(s) if civilians > 0 else 9.0
        victim: i64 = -1
        who = 0
        while who < OFFICERS:
            if left[who] > 0 and harm_at(s, left[who]) < least:
                least = harm_at(s, left[who])
                victim = who
            who += 1
        if least == 9.0:
            return total
        if victim >= 0:
            left[victim] -= 1
        else:
            civilians -= 1
        total += least
        hits -= 1
    return total


def civilian_worth(s: State) -> float:
    """What the death of a civilian brings: the point, and one less to be saved."""
    return float(s.rules.points[SCORE_CIVILIAN_KILLED]) + 0.15


@final
class Outlook:
    """Every place that mutants would like to be at, and what it is worth to them."""

    def __init__(self, s: State) -> None:
        """Look at a state."""
        self.state = s
        self.heist = Heist(s)
        self.places = vec[i64]()
        self.worth = vec[float]()
        self.strides = vec[float]()
        self._add_people()
        self._add_goals()

    def _add_people(self) -> None:
        s = self.state
        who: i64 = 0
        while who <= FANG:
            if is_up(s, who):
                self._add(s.person(who, PLACE), prey_at(s, s.person(who, PLACE)))
            who += 1
        load: i64 = 0
        while load < CIVILIANS:
            at: i64 = s.row[LOADS_AT + load]
            if at >= 0:
                self._add(at, prey_at(s, at))
            load += 1

    def _add_goals(self) -> None:
        """What the episode gives mutants to do beside attacking."""
        s = self.state
        rules = s.rules
        if rules.has_attack_car and rules.car >= 0:
            self._add(rules.board.node[rules.car], float(rules.points[SCORE_CAR_ATTACKED]))
        if rules.has_boat and rules.boat >= 0:
            self._add(rules.board.node[rules.boat], float(rules.points[SCORE_BOAT_BOARDED]) + BOAT_PULL)
        if rules.has_cargo_barrels and rules.truck >= 0 and not rules.coop:
            self._add_barrels()
        if rules.has_mayor and s.load(MAYOR) >= 0:
            self._add_mayor()
        if rules.has_weld:
            hole: i64 = 0
            while hole < len(rules.manhole_space):
                if manhole_at(s, rules.manhole_space[hole]) >= 0:
                    self._add(rules.manhole_space[hole], 0.12)
                hole += 1
        if rules.has_roof_door:
            self._add(rules.generator, 0.1)
            self._add(rules.lab_door, 0.1)

    def _add_mayor(self) -> None:
        """Whoever stands with her can take her away; one or two are enough."""
        s = self.state
        at: i64 = s.load(MAYOR)
        share: float = 0.45
        if self.heist.is_on and self.heist.hope[at] < NEVER:
            share = 0.8
        self._add(at, float(s.rules.points[SCORE_MAYOR_GONE]) * share / float(1 + active_at(s, at)))

    def _add_barrels(self) -> None:
        s = self.state
        points: float = float(s.rules.points[SCORE_BARREL_GONE])
        node: i64 = s.rules.board.node[s.rules.truck]
        if barrel_at(s, INSIDE - s.rules.truck) >= 0:
            self._add(node, points * 0.55 / float(1 + active_at(s, node)))
            self._add_waiting(node, points)
        load: i64 = BARRELS
        while load < LOADS:
            at: i64 = s.load(load)
            if at >= 0:
                share: float = 0.6 if self.heist.hope[at] == NEVER else 0.9
                self._add(at, points * share / float(1 + 2 * active_at(s, at)))
            load += 1

    def _add_waiting(self, node: i64, points: float) -> None:
        """Next to the truck one waits for barrels, where others can carry them on."""
        board = self.state.rules.board
        i: i64 = board.near_at[node]
        while i < board.near_at[node + 1]:
            space: i64 = board.near[i]
            if self.heist.hope[space] < NEVER and not is_obstacle(self.state, space):
                self._add(space, points * 0.5 / float(1 + 3 * active_at(self.state, space)))
            i += 1

    def _add(self, place: i64, worth: float) -> None:
        self.places = append(self.places, place)
        self.worth = append(self.worth, worth)

    def pull(self, place: i64) -> float:
        """How good a place is for a mutant: the best prey, less with every space between."""
        board = self.state.rules.board
        best: float = 0.0
        i: i64 = 0
        while i < len(self.places):
            far: i64 = board.apart(place, self.places[i])
            worth: float = self.worth[i]
            while far > 0 and worth > best:
                worth *= DECAY
                far -= 1
            if worth > best:
                best = worth
            i += 1
        return best

    def best_strides(self) -> vec[float]:
        """What a move would bring each active mutant, the best first: to somebody near, or nearer to them."""
        s = self.state
        m: i64 = 0
        while len(self.strides) < KAFAR:  # found out once, if somebody asks
            worth: float = 0.0
            if is_active(s, m):
                worth = max(self.gain(s.mutant(m)), self.pull(s.mutant(m)) * NEARER)
            self.strides = append(self.strides, worth)
            i: i64 = len(self.strides) - 1
            while i > 0 and self.strides[i - 1] < worth:
                self.strides[i] = self.strides[i - 1]
                i -= 1
            self.strides[i] = worth
            m += 1
        return self.strides

    def gain(self, here: i64) -> float:
        """By how much better a place one move from here is; a mutant that stands well does not move."""
        board = self.state.rules.board
        best: float = 0.0
        i: i64 = 0
        while i < len(self.places):
            if board.apart(here, self.places[i]) <= 2:
                best = max(best, self.worth[i])
            i += 1
        return best - self.pull(here)


def threat_of(s: State, m: i64) -> float:
    """How much worse off the officers are because of one active mutant."""
    board = s.rules.board
    here: i64 = s.mutant(m)
    best: float = 0.02
    load: i64 = 0
    while load < CIVILIANS:
        at: i64 = s.row[LOADS_AT + load]
        if at >= 0:
            best = max(best, _near(board.apart(here, at), 0.22))
        load += 1
    who: i64 = 0
    while who < OFFICERS:
        if is_up(s, who):
            best = max(best, _near(board.apart(here, s.person(who, PLACE)), 0.14))
        who += 1
    best = max(best, _threat_to_goals(s, here))
    if m == KAFAR:
        return best + 0.3
    if s.rules.kind_of[m] == SOLDIER:
        return best + 0.06
    return best


def _near(far: i64, worth: float) -> float:
    if far <= 2:
        return worth
    if far <= 4:
        return worth * 0.4
    return 0.0


def _threat_to_goals(s: State, here: i64) -> float:
    rules = s.rules
    board = rules.board
    best: float = 0.0
    if rules.has_attack_car and rules.car >= 0:
        far: i64 = board.apart(here, board.node[rules.car])
        best = 0.9 if far == 0 else _near(far, 0.4)
    if rules.has_boat and rules.boat >= 0:
        best = max(best, _near(board.apart(here, board.node[rules.boat]), 0.6))
    if rules.has_cargo_barrels and not rules.coop:
        if here < board.plain and barrel_at(s, here) >= 0:
            best = max(best, 0.5)
        elif rules.truck >= 0 and board.node[rules.truck] == here:
            best = max(best, 0.3)
    if rules.has_mayor and s.load(MAYOR) >= 0:
        best = max(best, _near(board.apart(here, s.load(MAYOR)), 0.4))
    if rules.has_weld and manhole_at(s, here) >= 0:
        best = max(best, 0.12)
    return best


def hazard_at(s: State, space: i64) -> float:
    """How many attacks are to be feared on a space until the officer acts again."""
    board = s.rules.board
    fear: float = 0.0
    m: i64 = 0
    while m < MUTANTS:
        at: i64 = s.row[MUTANTS_AT + m]
        if at >= 0 and s.row[STATES_AT + m] & LYING == 0:
            far: i64 = board.apart(at, space)
            if far == 0:
                fear += 0.8
            elif far <= 2:
                fear += 0.25
            elif s.rules.straight[s.rules.kind_of[m]] != 0 and is_in_line(s, at, space):
                fear += 0.3
        m += 1
    return min(fear, 3.0)


def active_at(s: State, space: i64) -> i64:
    """How many active mutants are on a space."""
    n: i64 = 0
    m: i64 = 0
    while m < MUTANTS:
        if s.row[MUTANTS_AT + m] == space and is_active(s, m):
            n += 1
        m += 1
    return n
