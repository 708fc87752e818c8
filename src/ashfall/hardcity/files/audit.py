"""Whether a stored row can be a state.

The compiled rules trust their row. One that came out of a file or a message may be damaged or forged, so
every number in it is checked here and in :mod:`ashfall.hardcity.files.audit_frames`, and then the match
must come to its next decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ashfall.hardcity.content.words import KAFAR_NAME
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.files.audit_cards import cards_agree, piles_fit
from ashfall.hardcity.files.audit_frames import frames_fit
from ashfall.hardcity.game import go_on
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import BUS, CIVILIAN_CAR
from ashfall.hardcity.ground.moves import END_TURN
from ashfall.hardcity.ground.rows import (
    BARRELS,
    BATTERY,
    CIVILIANS,
    FANG,
    GEAR,
    GONE,
    INSIDE,
    KAFAR,
    KINDS_OF_GEAR,
    LOADS,
    LYING,
    MARKED,
    MAYOR,
    MUTANTS,
    OFFICERS,
    PEOPLE,
    PILE,
    PILES_AT,
    SUPPLY,
)
from ashfall.hardcity.ground.rules import AT_CAR, Rules
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ALLY_START
from ashfall.hardcity.standing import ABOUT_DEPLOYMENTS, QUESTION_COUNT
from ashfall.table.errors import InvalidPosition

__all__ = ["audit"]

Check = tuple[Callable[[State], bool], str]
MOST_COUNTED: Final = 99  # kills, stuns or steps of one action
MOST_MARKS: Final = 16  # points of damage on one mutant
WORD: Final = 2**32 - 1
SPACES_OF_WORD: Final = 2**48 - 1


def audit(s: State) -> None:
    """Raise InvalidPosition unless the state is sound in every part; then go on to its decision."""
    for holds, problem in CHECKS:
        if not holds(s):
            raise InvalidPosition("bytes", f"expected a stored state, {problem}")
    try:
        go_on(s)
    except (IndexError, KeyError, NotImplementedError, OverflowError, ValueError):
        raise InvalidPosition("bytes", "expected a stored state, it asks for something impossible") from None
    if not s.is_over() and not len(s.legal):
        raise InvalidPosition("bytes", "expected a stored state, nobody can decide anything")


def _within(s: State, limits: Iterable[tuple[int, int, int]]) -> bool:
    return all(low <= s.row[place] <= high for place, low, high in limits)


def _numbers_fit(s: State) -> bool:
    """Every single number is in its range."""
    rules, last = s.rules, int(s.rules.board.plain) - 1
    flags = (rows.KAFAR_DONE, rows.LADDER_DOWN, rows.ROOF_OPEN, rows.MACHINE)
    limits = [
        (rows.ROUND, 0, int(rules.round_limit)),
        (rows.ACTIVE, -1, OFFICERS - 1),
        (rows.ORDER, 0, int(rules.goal)),
        (rows.CHAOS, 0, int(rules.goal)),
        (rows.KILLS, 0, int(rules.kills_per_level) - 1),
        (rows.WINNER, 0, rows.NOBODY_WON),
        (rows.REASON, 0, rows.BY_LIMIT),
        *((rows.SEED + i, 0, WORD) for i in range(4)),
        (rows.CLAPPER, -1, int(s.row[PILES_AT + rows.TAKE_ROW * PILE]) - 1),
        (rows.KAFAR_PLACE, 0, rows.DEAD),
        (rows.KAFAR_HEALTH, 0, _most_health(rules)),
        (rows.KAFAR_AP, 0, int(rules.kafar_ap)),
        (rows.HELICOPTER, -1, last),
        (rows.ROADBLOCK, -1, int(rules.board.vehicles) - 1),
        (rows.TURN_OF, 0, rows.SETTING_UP),
        (rows.LAST_KILLS, 0, MOST_COUNTED),
        (rows.LAST_STUNS, 0, MOST_COUNTED),
        (rows.LAST_ACTION, -1, END_TURN),
        (rows.WALKED, 0, MOST_COUNTED),
        (rows.EVENT, -1, len(rules.event_crates) - 1),
        (rows.LETTERS, 0, PILE),
        (rows.HITS, 0, MOST_COUNTED),
        *((rows.DICE + i, -1, 3) for i in range(4)),
        (rows.CAR_AT, -1, last),
        (rows.CAR_NOSE, -1, last),
        *((rows.DEPLOYED + i, 0, SPACES_OF_WORD) for i in range(4)),
        (rows.FREE_LEVEL, 0, OFFICERS),
        (rows.QUEUED, 0, int(s.row[PILES_AT + rows.QUEUE * PILE])),
        (rows.SPENT, 0, 2 * int(rules.officer_ap)),
        (rows.OWED, 0, OFFICERS * int(rules.stun_draw) if rules.coop else 0),
        *((rows.STANDING + seat, 0, _most_standing(rules, seat)) for seat in range(rows.SEATS)),
        *((field, 0, 0) for field in range(rows.STANDING + rows.SEATS, rows.SCALARS)),
        *((field, 0, 1) for field in flags),
    ]
    return _within(s, limits) and (s.row[rows.CAR_AT] < 0) == (s.row[rows.CAR_NOSE] < 0)


def _most_standing(rules: Rules, seat: int) -> int:
    """The largest set of questions that a seat may have answered (HC-R70)."""
    if rules.coop:
        return (1 << QUESTION_COUNT) - 1 if seat < rules.seats else 0
    return (1 << ABOUT_DEPLOYMENTS) - 1 if seat == rules.zero else 0


def _most_health(rules: Rules) -> int:
    """The HP that KAFAR may have: by points, or as the episode fixes them (HC-9.5, HC-13.14, HC-14.5.10)."""
    with_letters = rules.kafar_hp_coop_start + rules.kafar_hp_coop_per_letter * len(KAFAR_NAME)
    return int(max(rules.kafar_hp_most, rules.kafar_hp_versus, with_letters))


def _is_ground(s: State, space: int) -> bool:
    """Whether a figure or token may lie there: an ordinary space that no obstacle covers."""
    return 0 <= space < s.rules.board.plain and not is_obstacle(s, space)


def _people_fit(s: State) -> bool:
    """As many officers as the match has, each one fit."""
    in_play = [who for who in range(PEOPLE) if s.person(who, rows.IN_PLAY)]
    officers = [who for who in in_play if who < OFFICERS]
    active = int(s.get(rows.ACTIVE))
    return (
        len(officers) == s.rules.officers
        and (active < 0 or active in officers)
        and all(_person_fits(s, who) for who in range(PEOPLE))
    )


def _person_fits(s: State, who: int) -> bool:
    rules = s.rules
    most = int(rules.fang_hp if who == FANG else rules.officer_most[who])
    ap = int(rules.officer_ap)
    limits = {
        rows.IN_PLAY: (0, 1),
        rows.PLACE: (-1, int(rules.board.plain) - 1),
        rows.HEALTH: (0, most),
        rows.MOST: (0, most),
        rows.AP: (0, 2 * ap),
        rows.POOL: (0, ap),
        rows.STUNNED: (0, 1),
        rows.DONE: (0, 1),
        rows.OUT_OF_AMMO: (0, 1),
        rows.STEPS: (0, MOST_COUNTED),
        rows.SHIELD: (0, 1),
        rows.CAME_BY: (-1, 1),
        rows.LEADER: (0, int(rules.seats) - 1),
        rows.SPARED: (0, 3),
        rows.USED: (0, 2 ** len(rules.ability_owner) - 1),
        rows.USED_ROUND: (0, 2 ** len(rules.ability_owner) - 1),
        **{GEAR + card: (0, PILE) for card in range(KINDS_OF_GEAR)},
    }
    if not all(low <= s.person(who, field) <= high for field, (low, high) in limits.items()):
        return False
    if not s.person(who, rows.IN_PLAY):
        return True
    return (
        s.person(who, rows.HEALTH) <= s.person(who, rows.MOST)
        and (s.person(who, rows.HEALTH) == 0) == (s.person(who, rows.STUNNED) == 1)
        and s.person(who, rows.LEADER) != rules.zero
        and (_is_ground(s, int(s.person(who, rows.PLACE))) or _may_be_nowhere(s, who))
    )


def _may_be_nowhere(s: State, who: int) -> bool:
    """Before the opening has brought the officers, and before the ally has a space."""
    if s.get(rows.TURN_OF) != rows.SETTING_UP or s.person(who, rows.PLACE) != -1:
        return False
    if who == FANG:
        depth = int(s.row[rows.AGENDA_AT])
        frames = range(min(max(depth, 0), rows.FRAMES))
        return any(s.row[rows.AGENDA_AT + 1 + f * rows.FRAME] == ALLY_START for f in frames)
    return bool(s.rules.start_at == AT_CAR)


def _mutants_fit(s: State) -> bool:
    """Figures of the episode on ground or in vehicles that let them in; KAFAR as his place says."""
    on_map = s.get(rows.KAFAR_PLACE) == rows.ON_MAP
    if (s.mutant(KAFAR) >= 0) != on_map or (s.get(rows.KAFAR_HEALTH) > 0) != on_map:
        return False
    return all(_mutant_fits(s, m) for m in range(MUTANTS)) and not s.is_mutant(KAFAR, LYING)


def _mutant_fits(s: State, m: int) -> bool:
    space, state = int(s.mutant(m)), int(s.row[rows.STATES_AT + m])
    if space == -1:
        return state == 0
    in_vehicle = s.rules.board.plain <= space < s.rules.board.size
    return (
        bool(s.rules.usable[m]) and (in_vehicle or _is_ground(s, space)) and 0 <= state < MARKED * MOST_MARKS
    )


def _loads_fit(s: State) -> bool:
    """Loads in the supply, gone, on ground or in the vehicles that carry them."""
    return all(_load_fits(s, load, int(s.load(load))) for load in range(LOADS))


def _load_fits(s: State, load: int, place: int) -> bool:
    if place in (SUPPLY, GONE) or _is_ground(s, place):
        return True
    vehicle, rules = INSIDE - place, s.rules
    if not 0 <= vehicle < rules.board.vehicles or load == BATTERY:
        return False
    if load < CIVILIANS:
        return rules.board.kind[vehicle] in (CIVILIAN_CAR, BUS)
    return vehicle == (rules.limousine if load == MAYOR else rules.truck) and load < BARRELS + 4


def _tokens_fit(s: State) -> bool:
    rules = s.rules
    limits = [
        *((rows.BOXES_AT + i, 0, 1) for i in range(rows.CRATES)),
        *((rows.LIDS_AT + i, 0, 2 * (i < len(rules.manhole_space))) for i in range(rows.MANHOLES)),
        *((rows.LAMPS_AT + i, 0, int(i < rules.board.lamps)) for i in range(rows.LAMPS)),
        *((rows.MARKERS_AT + i, -1, OFFICERS - 1) for i in range(PILE)),
    ]
    places = [*range(rows.CRATES_AT, rows.CRATES_AT + rows.CRATES)]
    places += [*range(rows.CLOUDS_AT, rows.CLOUDS_AT + rows.CLOUDS)]
    return _within(s, limits) and all(_token_fits(s, int(s.row[place])) for place in places)


def _token_fits(s: State, space: int) -> bool:
    """Off the map or on it; the police car may pass over a token before it comes to a stand."""
    board = s.rules.board
    return space == -1 or (0 <= space < board.plain and board.vehicle_on[space] < 0)


CHECKS: Final[tuple[Check, ...]] = (
    (piles_fit, "its piles are damaged"),
    (_numbers_fit, "some of its numbers are out of range"),
    (_people_fit, "its officers cannot be like that"),
    (_mutants_fit, "its mutants cannot be like that"),
    (_loads_fit, "a load lies where it cannot lie"),
    (_tokens_fit, "a token lies where it cannot lie"),
    (frames_fit, "it is in the middle of something impossible"),
    (cards_agree, "its cards are not those of the game"),
)
