"""Everything about a match at one moment, hidden things included: one row of numbers (see ``rows``)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ashfall.hardcity.ground.rows import (
    AGENDA_AT,
    DEPLOYED,
    FRAME,
    FRAMES,
    LOADS_AT,
    MUTANTS_AT,
    PEOPLE_AT,
    PERSON,
    PILE,
    PILES_AT,
    SEED,
    SIZE,
    STATES_AT,
    WINNER,
)
from ashfall.hardcity.ground.rules import BIT, Rules
from ashfall.hardcity.ground.trace import Trace

_WORD: Final = 0xFFFFFFFF
_BITS: Final = 48  # spaces in one word of a set
_USUAL: Final = 60  # choices that need no more room


@final
class State:
    """A match at one moment. Make one with :func:`state_of` or :func:`new_state`."""

    def __init__(self, rules: Rules, row: vec[i64]) -> None:
        """Wrap a row."""
        self.rules = rules
        self.row = row
        self.chooser: i64 = 0  # seat that decides now
        self.legal = row[:0]  # its choices, sorted
        self.trace: Trace | None = None

    def copy(self) -> State:
        """An independent copy, without a trace."""
        other = State(self.rules, self.row[:])
        other.chooser = self.chooser
        other.legal = self.legal
        return other

    # One number, or one of a person, mutant or load.

    def get(self, field: i64) -> i64:
        """One of the single numbers."""
        return self.row[field]

    def put(self, field: i64, value: i64) -> None:
        """Set one of the single numbers."""
        self.row[field] = value

    def person(self, who: i64, field: i64) -> i64:
        """A field of an officer or the ally."""
        return self.row[PEOPLE_AT + who * PERSON + field]

    def set_person(self, who: i64, field: i64, value: i64) -> None:
        """Set a field of an officer or the ally."""
        self.row[PEOPLE_AT + who * PERSON + field] = value

    def mutant(self, m: i64) -> i64:
        """The space of a mutant, -1 in the supply."""
        return self.row[MUTANTS_AT + m]

    def is_mutant(self, m: i64, flag: i64) -> bool:
        """Whether a mutant has this flag."""
        return self.row[STATES_AT + m] & flag != 0

    def flag_mutant(self, m: i64, flag: i64) -> None:
        """Give a mutant a flag."""
        self.row[STATES_AT + m] |= flag

    def clear_mutant(self, m: i64, flags: i64) -> None:
        """Take flags from a mutant."""
        self.row[STATES_AT + m] &= ~flags

    def load(self, number: i64) -> i64:
        """Where a load is: a space, in the supply, gone or inside a vehicle."""
        return self.row[LOADS_AT + number]

    # Piles.

    def pile_size(self, pile: i64) -> i64:
        """How many cards a pile has."""
        return self.row[PILES_AT + pile * PILE]

    def card(self, pile: i64, i: i64) -> i64:
        """The card at a place of a pile, from the bottom."""
        return self.row[PILES_AT + pile * PILE + 1 + i]

    def put_card(self, pile: i64, card: i64) -> None:
        """Put a card on top of a pile."""
        start: i64 = PILES_AT + pile * PILE
        self.row[start] += 1
        self.row[start + self.row[start]] = card

    def take_card(self, pile: i64, i: i64) -> i64:
        """Take the card at a place out of a pile; those above it move down."""
        start: i64 = PILES_AT + pile * PILE
        card: i64 = self.row[start + 1 + i]
        last: i64 = self.row[start]
        while i + 1 < last:
            self.row[start + 1 + i] = self.row[start + 2 + i]
            i += 1
        self.row[start + last] = 0
        self.row[start] = last - 1
        return card

    def draw_card(self, pile: i64) -> i64:
        """Take the top card of a pile, -1 if there is none."""
        n: i64 = self.pile_size(pile)
        if n == 0:
            return -1
        return self.take_card(pile, n - 1)

    def find_card(self, pile: i64, card: i64) -> i64:
        """The first place of a card in a pile, -1 if it is not there."""
        i: i64 = 0
        while i < self.pile_size(pile):
            if self.card(pile, i) == card:
                return i
            i += 1
        return -1

    def swap_cards(self, pile: i64, i: i64, j: i64) -> None:
        """Let two cards of a pile change places."""
        start: i64 = PILES_AT + pile * PILE + 1
        kept: i64 = self.row[start + i]
        self.row[start + i] = self.row[start + j]
        self.row[start + j] = kept

    def move_pile(self, source: i64, target: i64) -> None:
        """Put all cards of a pile on top of another one."""
        while self.pile_size(source) > 0:
            self.put_card(target, self.take_card(source, 0))

    def shuffle(self, pile: i64) -> None:
        """Shuffle a pile."""
        i: i64 = self.pile_size(pile) - 1
        while i > 0:
            self.swap_cards(pile, i, self.below(i + 1))
            i -= 1

    # Chance: the generator of table.random, its four words kept in the row.

    def reseed(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Set the stream of dice and shuffles."""
        self.row[SEED] = a
        self.row[SEED + 1] = b
        self.row[SEED + 2] = c
        self.row[SEED + 3] = d

    def below(self, n: i64) -> i64:
        """A random number in 0 .. n - 1."""
        b: i64 = self.row[SEED + 1]
        c: i64 = self.row[SEED + 2]
        d: i64 = self.row[SEED + 3]
        e: i64 = (self.row[SEED] - (((b << 27) | (b >> 5)) & _WORD)) & _WORD
        a: i64 = b ^ (((c << 17) | (c >> 15)) & _WORD)
        self.row[SEED] = a
        self.row[SEED + 1] = (c + d) & _WORD
        self.row[SEED + 2] = (d + e) & _WORD
        word: i64 = (e + a) & _WORD
        self.row[SEED + 3] = word
        return (word * n) >> 32

    # Spaces that got a mutant in this turn.

    def was_deployed(self, space: i64) -> bool:
        """Whether a mutant was deployed on a space in this turn (HC-8.8)."""
        return self.row[DEPLOYED + space // _BITS] >> (space % _BITS) & 1 != 0

    def mark_deployed(self, space: i64) -> None:
        """Remember that a mutant was deployed on a space."""
        self.row[DEPLOYED + space // _BITS] |= BIT[space % _BITS]

    # The agenda.

    def plan(self, task: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a task on top of the agenda: it comes next."""
        depth: i64 = self.row[AGENDA_AT]
        if depth >= FRAMES:
            raise OverflowError("the agenda is full")
        start: i64 = AGENDA_AT + 1 + depth * FRAME
        self.row[start] = task
        self.row[start + 1] = a
        self.row[start + 2] = b
        self.row[start + 3] = c
        self.row[start + 4] = d
        self.row[start + 5] = 0
        self.row[start + 6] = 0
        self.row[start + 7] = 0
        self.row[AGENDA_AT] = depth + 1

    def finish(self) -> None:
        """Take the task on top off the agenda."""
        self.row[AGENDA_AT] -= 1

    def task(self) -> i64:
        """The task on top."""
        return self.row[AGENDA_AT + 1 + (self.row[AGENDA_AT] - 1) * FRAME]

    def note_of(self, i: i64) -> i64:
        """Number ``i`` (1 to 7) of the task on top."""
        return self.row[AGENDA_AT + 1 + (self.row[AGENDA_AT] - 1) * FRAME + i]

    def keep(self, i: i64, value: i64) -> None:
        """Set number ``i`` of the task on top."""
        self.row[AGENDA_AT + 1 + (self.row[AGENDA_AT] - 1) * FRAME + i] = value

    # What is told and asked.

    def tell(self, event: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Note an event, if somebody listens."""
        if self.trace is not None:
            self.trace.add(event, a, b, c, d)

    def offer(self, code: i64) -> None:
        """Add a legal move, once, in its place."""
        self.legal = put_in(self.legal, code)

    def offer_each(self, first: i64, field: i64, spaces: vec[i64]) -> None:
        """Add legal moves that differ only in a space: ``first`` with each of them, which are in order.

        ``field`` says where in the number of the move the space stands; there ``first`` has 0.
        """
        n: i64 = len(self.legal)
        if n > 0 and self.legal[n - 1] >= first:
            i: i64 = 0
            while i < len(spaces):
                self.offer(first + (spaces[i] << field))
                i += 1
            return
        legal = extend(self.legal, spaces)
        while n < len(legal):
            legal[n] = first + (legal[n] << field)
            n += 1
        self.legal = legal

    def forget_legal(self) -> None:
        """Leave out the choices: others follow, or somebody else must not see them."""
        self.legal = vec[i64](capacity=_USUAL)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.row[WINNER] != 0


def is_in(numbers: vec[i64], number: i64) -> bool:
    """Whether a number is one of some."""
    i: i64 = 0
    while i < len(numbers):
        if numbers[i] == number:
            return True
        i += 1
    return False


def put_in(numbers: vec[i64], number: i64) -> vec[i64]:
    """Numbers in order, with one more of them if it is not there yet."""
    n: i64 = len(numbers)
    if n == 0 or numbers[n - 1] < number:
        return append(numbers, number)
    i: i64 = n
    while i > 0 and numbers[i - 1] > number:
        i -= 1
    if i > 0 and numbers[i - 1] == number:
        return numbers
    numbers = append(numbers, number)
    while n > i:
        numbers[n] = numbers[n - 1]
        n -= 1
    numbers[i] = number
    return numbers


def state_of(rules: Rules, numbers: list[int], chooser: i64, legal: list[int]) -> State:
    """A state from plain lists."""
    s = State(rules, vec[i64](numbers))
    s.chooser = chooser
    s.legal = vec[i64](legal)
    return s


def new_state(rules: Rules) -> State:
    """An empty row: nobody on the map, no cards, no task."""
    return State(rules, vec[i64]([0] * SIZE))
