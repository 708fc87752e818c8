"""The exact chance of reaching a goal in an officer's turn, by the best choices at every throw of the dice.

Where the officers choose, the best move counts; where dice fall or a card is drawn, every outcome counts by
its chance. Chances are fractions, nothing is rounded or sampled. What the dice of a state would show, and the
order of its piles, play no part.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.hardcity.actions.rolls import NUMBER_OF_DICE, ROOM, is_unrolled, lay_dice
from ashfall.hardcity.actions.walking import WALKER
from ashfall.hardcity.agenda import AGENDA
from ashfall.hardcity.figures.harm import usable_take
from ashfall.hardcity.figures.loads import crate_at
from ashfall.hardcity.figures.people import has_card
from ashfall.hardcity.ground.cards import (
    CROWBAR,
    CROWD_PLEASER,
    DONUTS,
    EYE_IN_SKY,
    FLYING_KICK,
    ONE_LINER,
    THERMOS,
)
from ashfall.hardcity.ground.moves import CALL, DIE, END_TURN, OPEN, a_of, verb_of
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    AGENDA_AT,
    AP,
    BOXES_AT,
    CIVIL,
    CIVIL_DISCARDS,
    CIVILIANS,
    CLAPPER,
    CRATES,
    CRATES_AT,
    DICE,
    FRAME,
    FREE_LEVEL,
    GEAR,
    HELICOPTER,
    HITS,
    LADDER_DOWN,
    LAST_ACTION,
    LAST_KILLS,
    LAST_STUNS,
    LOADS_AT,
    MUTANTS_AT,
    OFFICERS,
    OWED,
    PLACE,
    POLICE,
    POLICE_DISCARDS,
    SEED,
    STATES_AT,
    TAKE_ROW,
    WALKED,
)
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import OFFICER_TURN, WALK
from ashfall.hardcity.ground.trace import EVACUATED, WELDED, WORDS, Trace
from ashfall.hardcity.preview.branches import throws
from ashfall.table.errors import AshfallError

IMPOSSIBLE: Final = Fraction(0)
CERTAIN: Final = Fraction(1)

MOST_STATES: Final = 200_000  # that a search looks at before it gives up
BITS: Final = 4  # of a tally for each thing that is counted
MOST_COUNTED: Final = 15
INDEX: Final = 50  # in a key: the place in the row stands above its number
OFFSET: Final = 1 << 10  # no number of a row is lower
NOBODY: Final = -1

TurnState = tuple[int, ...]


class TooMuchWork(AshfallError):
    """A turn with more states than a search may look at."""


class UnforeseenDraw(AshfallError):
    """A turn in which officers gain abilities: what they draw is not foreseen here."""


@final
class TurnAim:
    """What is wanted of a turn, as a search counts it.

    A tally has the counts of some events and verbs side by side in one number, none above what matters.
    """

    def __init__(
        self,
        events: list[int],
        verbs: list[int],
        caps: list[int],
        needs: list[int],
        banned: list[int],
        holds: Callable[[State, int], bool],
        is_about_helicopter: bool,
    ) -> None:
        """By place in the tally: an event of the trace or (-1) none, a verb or (-1) none, the highest count,

        the lowest count that will do, and 1 for what must not happen. ``holds`` has the last word.
        """
        self.events = vec[i64](events)
        self.verbs = vec[i64](verbs)
        self.caps = vec[i64](caps)
        self.needs = vec[i64](needs)
        self.banned = vec[i64](banned)
        self.holds = holds
        self.is_about_helicopter = is_about_helicopter

    def counted(self, tally: i64, code: i64, trace: Trace | None) -> i64:
        """The tally after a move and all that came of it."""
        return self.with_events(self.with_verb(tally, verb_of(code)), trace)

    def with_verb(self, tally: i64, verb: i64) -> i64:
        """The tally after a move."""
        i: i64 = 0
        while i < len(self.verbs):
            if self.verbs[i] == verb:
                tally = self._one_more(tally, i)
            i += 1
        return tally

    def with_events(self, tally: i64, trace: Trace | None) -> i64:
        """The tally after what a trace tells."""
        if trace is None:
            return tally
        at: i64 = 0
        while at < len(trace.words):
            i: i64 = 0
            while i < len(self.events):
                if self.events[i] == trace.words[at]:
                    tally = self._one_more(tally, i)
                i += 1
            at += WORDS
        return tally

    def _one_more(self, tally: i64, place: i64) -> i64:
        return tally + (1 << (place * BITS)) if self._count(tally, place) < self.caps[place] else tally

    def _count(self, tally: i64, place: i64) -> i64:
        return tally >> (place * BITS) & MOST_COUNTED

    def price(self, rules: Rules, tally: i64) -> i64:
        """The least AP that what is still needed must cost, where nothing but actions brings it."""
        total: i64 = 0
        i: i64 = 0
        while i < len(self.events):
            lacking: i64 = self.needs[i] - self._count(tally, i)
            if lacking > 0 and self.events[i] == EVACUATED:
                total += lacking * rules.evacuate_ap
            elif lacking > 0 and self.events[i] == WELDED:
                total += lacking * rules.weld_ap
            i += 1
        return total

    def is_lost(self, tally: i64) -> bool:
        """Whether something has happened that must not."""
        i: i64 = 0
        while i < len(self.banned):
            if self.banned[i] != 0 and self._count(tally, i) > 0:
                return True
            i += 1
        return False

    def is_reached(self, s: State, tally: i64) -> bool:
        """Whether the goal is reached, should the turn end now; nobody may have fallen."""
        i: i64 = 0
        while i < len(self.needs):
            if self._count(tally, i) < self.needs[i]:
                return False
            i += 1
        return not has_fallen(s) and not self.is_lost(tally) and self.holds(s, int(tally))


def has_fallen(s: State) -> bool:
    """Whether an officer was stunned in this turn: AutoDoc has not drawn for that yet."""
    return s.get(OWED) > 0


def is_at_turn(s: State) -> bool:
    """Whether the active officer may choose any action, or end the turn."""
    return s.task() == OFFICER_TURN


def is_turn_over(s: State, depth: i64) -> bool:
    """Whether a turn whose task is the agenda's at ``depth`` goes on no more."""
    return s.is_over() or s.get(AGENDA_AT) < depth or has_fallen(s)


def carry_out(s: State, code: i64, depth: i64) -> None:
    """Carry out a move with the dice of the state, up to the next decision of the turn or its end.

    What comes after the turn does not happen. Only answers that are no choice are given.
    """
    task: i64 = s.task()
    s.forget_legal()
    AGENDA[task].answer(s, code)
    while not is_turn_over(s, depth) and not _asks(s):
        pass


def _asks(s: State) -> bool:
    """Do the next thing on the agenda; whether somebody has to choose now."""
    if s.get(FREE_LEVEL) > 0:
        raise UnforeseenDraw("officers gain an ability in this turn, which tasks do not allow")
    s.forget_legal()
    is_turn: bool = is_at_turn(s)
    AGENDA[s.task()].work(s)
    n: i64 = len(s.legal)
    if n == 0:
        return False
    if is_turn or n > 1:
        return True
    code: i64 = s.legal[0]
    s.forget_legal()
    AGENDA[s.task()].answer(s, code)
    return False


@final
class ChanceSearch:
    """All that can come of one turn. States that were looked at are remembered."""

    def __init__(self, start: State, aim: TurnAim, most: i64 = MOST_STATES) -> None:
        """``start`` is the beginning of the turn: its first decision."""
        self.aim = aim
        self.most = most
        self.depth: i64 = start.get(AGENDA_AT)
        self.base = _plain(start, aim)
        self.is_spent_for_good = not _may_gain_more(start)
        self.known: dict[TurnState, Fraction] = {}
        self.throws: dict[int, list[tuple[tuple[int, ...], Fraction]]] = {}

    @property
    def states(self) -> int:
        """How many states were looked at."""
        return len(self.known)

    def best(self, s: State, tally: i64) -> Fraction:
        """The chance of the goal by best play from a decision on; raises TooMuchWork."""
        if is_at_turn(s) and self.aim.is_reached(s, tally):
            return CERTAIN
        if self.is_spent_for_good and self.aim.price(s.rules, tally) > s.person(s.get(ACTIVE), AP):
            return IMPOSSIBLE
        key = self._key(s, tally)
        known = self.known.get(key)
        if known is not None:
            return known
        if len(self.known) >= self.most:
            raise TooMuchWork(f"more than {int(self.most)} states can come of this turn")
        best = IMPOSSIBLE
        for code in self.moves(s):
            chance = self.after(s, code, tally)
            if chance > best:
                best = chance
                if best == CERTAIN:
                    break
        self.known[key] = best
        return best

    def moves(self, s: State) -> list[int]:
        """The moves worth a look: all but the end of the turn, and one call of the helicopter for all.

        Where it is on the way to makes no difference before the next round.
        """
        found: list[int] = []
        has_call: bool = self.aim.is_about_helicopter or usable_take(s, EYE_IN_SKY) >= 0
        i: i64 = 0
        while i < len(s.legal):
            code: i64 = s.legal[i]
            verb: i64 = verb_of(code)
            if verb == CALL and not has_call:
                found.append(int(code))
                has_call = True
                while i + 1 < len(s.legal) and verb_of(s.legal[i + 1]) == CALL:
                    i += 1
            elif verb != END_TURN:
                found.append(int(code))
            i += 1
        return found

    def after(self, s: State, code: i64, tally: i64) -> Fraction:
        """The chance of the goal once a move is chosen, by best play from then on."""
        verb: i64 = verb_of(code)
        if verb == END_TURN:
            return CERTAIN if self.aim.is_reached(s, tally) else IMPOSSIBLE
        tally = self.aim.with_verb(tally, verb)
        if verb == OPEN:
            return self._opened(s, code, tally)
        if verb != DIE:
            return self._settled(_answered(s, code), tally)
        total = IMPOSSIBLE
        for faces, chance in self._throws(s.rules, 1):
            twin = _answered(s, code)
            twin.put(DICE + a_of(code), faces[0])
            total += chance * self._settled(twin, tally)
        return total

    def _opened(self, s: State, code: i64, tally: i64) -> Fraction:
        """A crate or box is opened: any card of its pile may be on top."""
        is_box: bool = s.row[BOXES_AT + crate_at(s, s.person(_opener(s), PLACE))] != 0
        pile: i64 = CIVIL if is_box else POLICE
        ready = s.copy()
        if ready.pile_size(pile) == 0:
            ready.move_pile(CIVIL_DISCARDS if is_box else POLICE_DISCARDS, pile)
        size: i64 = ready.pile_size(pile)
        if size == 0:
            return self._settled(_answered(ready, code), tally)
        counts: dict[int, int] = {}
        place: i64 = 0
        while place < size:
            card: int = int(ready.card(pile, place))
            counts[card] = counts.get(card, 0) + 1
            place += 1
        total = IMPOSSIBLE
        for card, count in counts.items():
            twin = ready.copy()
            twin.swap_cards(pile, twin.find_card(pile, card), size - 1)
            total += Fraction(count, int(size)) * self._settled(_answered(twin, code), tally)
        return total

    def _settled(self, s: State, tally: i64) -> Fraction:
        """The chance once everything has happened that is no choice."""
        while not is_turn_over(s, self.depth):
            if is_unrolled(s):
                return self._thrown(s, self.aim.with_events(tally, s.trace))
            if _asks(s):
                tally = self.aim.with_events(tally, s.trace)
                return IMPOSSIBLE if self.aim.is_lost(tally) else self.best(s, tally)
        tally = self.aim.with_events(tally, s.trace)
        return CERTAIN if self.aim.is_reached(s, tally) else IMPOSSIBLE

    def _thrown(self, s: State, tally: i64) -> Fraction:
        if self.aim.is_lost(tally):
            return IMPOSSIBLE
        total = IMPOSSIBLE
        for shown, chance in self._throws(s.rules, int(s.note_of(NUMBER_OF_DICE))):
            twin = _fresh(s)
            dice = [*shown, *[-1] * (ROOM - len(shown))]
            lay_dice(twin, dice[0], dice[1], dice[2], dice[3])
            total += chance * self._settled(twin, tally)
        return total

    def _throws(self, rules: Rules, dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
        if dice not in self.throws:
            self.throws[dice] = throws([int(face) for face in rules.faces], dice)
        return self.throws[dice]

    def _key(self, s: State, tally: i64) -> TurnState:
        """All in which a state differs from the beginning, as far as it matters."""
        row = _plain(s, self.aim)
        found = [int(tally)]
        i: i64 = 0
        end: i64 = AGENDA_AT + 1 + row[AGENDA_AT] * FRAME
        while i < end:
            if row[i] != self.base[i]:
                found.append(int((i << INDEX) + row[i] + OFFSET))
            i += 1
        return tuple(found)


def _fresh(s: State) -> State:
    """A copy that notes what happens from now on."""
    twin = s.copy()
    twin.forget_legal()
    twin.trace = Trace()
    return twin


def _answered(s: State, code: i64) -> State:
    """A copy in which a move is made."""
    twin = _fresh(s)
    AGENDA[twin.task()].answer(twin, code)
    return twin


def _opener(s: State) -> i64:
    """Who opens a crate: the walker of a walk, else the active officer."""
    return s.note_of(WALKER) if s.task() == WALK else s.get(ACTIVE)


def _has_takes(s: State) -> bool:
    """Whether a take can still be used; the first card of the row is the opening."""
    used: i64 = s.get(CLAPPER) if s.get(CLAPPER) > 0 else 0
    return used + 1 < s.pile_size(TAKE_ROW)


def _may_gain_more(s: State) -> bool:
    """Whether AP may come back in the turn, or a take may do what else costs AP."""
    who: i64 = 0
    while who < OFFICERS:
        if s.person(who, GEAR + DONUTS) + s.person(who, GEAR + THERMOS) + s.person(who, GEAR + CROWBAR) > 0:
            return True
        who += 1
    crate: i64 = 0
    while crate < CRATES:
        if s.row[CRATES_AT + crate] >= 0:
            return True
        crate += 1
    return _has_takes(s) or has_card(s, s.get(ACTIVE), CROWD_PLEASER)


def _plain(s: State, aim: TurnAim) -> vec[i64]:
    """The row without what makes no difference any more: dice to come, and between actions what the last

    one did, which mutant or civilian is which, and where a helicopter without a ladder is.
    """
    row = s.row[:]
    i: i64 = 0
    while i < 4:
        row[SEED + i] = 0
        i += 1
    if not is_at_turn(s):
        return row
    row[HITS] = 0
    i = 0
    while i < ROOM:
        row[DICE + i] = NOBODY
        i += 1
    _sort_mutants(row, s.rules.first_of[1])
    _sort_civilians(row)
    if usable_take(s, ONE_LINER) < 0:
        row[LAST_KILLS] = 0
        row[LAST_STUNS] = 0
        if not has_card(s, s.get(ACTIVE), FLYING_KICK):
            row[LAST_ACTION] = NOBODY
            row[WALKED] = 0
    if row[LADDER_DOWN] == 0 and not aim.is_about_helicopter and usable_take(s, EYE_IN_SKY) < 0:
        row[HELICOPTER] = NOBODY
    return row


def _sort_mutants(row: vec[i64], count: i64) -> None:
    """Normal mutants by place and how they do."""
    i: i64 = 1
    while i < count:
        place: i64 = row[MUTANTS_AT + i]
        flags: i64 = row[STATES_AT + i]
        j: i64 = i
        while j > 0 and _is_after(row, j - 1, place, flags):
            row[MUTANTS_AT + j] = row[MUTANTS_AT + j - 1]
            row[STATES_AT + j] = row[STATES_AT + j - 1]
            j -= 1
        row[MUTANTS_AT + j] = place
        row[STATES_AT + j] = flags
        i += 1


def _is_after(row: vec[i64], m: i64, place: i64, flags: i64) -> bool:
    if row[MUTANTS_AT + m] != place:
        return row[MUTANTS_AT + m] > place
    return row[STATES_AT + m] > flags


def _sort_civilians(row: vec[i64]) -> None:
    i: i64 = 1
    while i < CIVILIANS:
        place: i64 = row[LOADS_AT + i]
        j: i64 = i
        while j > 0 and row[LOADS_AT + j - 1] > place:
            row[LOADS_AT + j] = row[LOADS_AT + j - 1]
            j -= 1
        row[LOADS_AT + j] = place
        i += 1
