"""What a take is, and the takes that help the active officer (HC-7, HC-17.9). All of them are one task."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.walking import walk_unharmed
from ashfall.hardcity.figures.decks import draw_gear
from ashfall.hardcity.figures.loads import first_like
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.figures.people import heal, is_hurt, regain, regainable
from ashfall.hardcity.ground.cards import CIVILIAN_DECK, POLICE_DECK
from ashfall.hardcity.ground.moves import CHOOSE_DECK, CHOOSE_LOAD, YES, a_of, move, verb_of
from ashfall.hardcity.ground.rows import (
    CIVIL,
    CIVIL_DISCARDS,
    HEALTH,
    MAYOR,
    MUTANTS,
    PLACE,
    POLICE,
    POLICE_DISCARDS,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ask_officers

# Numbers of the task.
USED_TAKE: Final = 1
OFFICER: Final = 2  # the active one
LEFT: Final = 3  # of the amount
PICKED: Final = 4  # the set of officers or lamps picked so far


class TakeRule:
    """One take of the row. The clapper lies on it before it works."""

    def __init__(self, card: i64) -> None:
        """By the number of its card."""
        self.card: i64 = card

    def fits(self, s: State, who: i64) -> bool:
        """Whether its condition holds in the turn of an officer and it could change something."""
        return False

    def work(self, s: State) -> None:
        """Go on: offer what is chosen, or do it and finish."""
        raise NotImplementedError

    def answer(self, s: State, code: i64) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def amount(self, s: State) -> i64:
        """The number that its effect speaks of."""
        return s.rules.take_amount[self.card]

    def needs(self, s: State) -> i64:
        """The number that its condition speaks of."""
        return s.rules.take_needs[self.card]


class SlowMotion(TakeRule):
    """An officer who is nearly down regains AP (HC-17.9.5)."""

    def fits(self, s: State, who: i64) -> bool:
        """With few HP, and AP spent."""
        return s.person(who, HEALTH) <= self.needs(s) and regainable(s, who) > 0

    def work(self, s: State) -> None:
        """Regain."""
        who: i64 = s.note_of(OFFICER)
        s.finish()
        regain(s, who, self.amount(s))


class Montage(TakeRule):
    """At the end of the turn, far from mutants: recover, or draw a card (HC-17.9.8, HC-R35)."""

    def fits(self, s: State, who: i64) -> bool:
        """No active mutant of the same grid is near."""
        m: i64 = 0
        while m < MUTANTS:
            if is_active(s, m) and s.rules.board.apart(s.person(who, PLACE), s.mutant(m)) < self.needs(s):
                return False
            m += 1
        return is_hurt(s, who) or _has_cards(s, POLICE_DECK) or _has_cards(s, CIVILIAN_DECK)

    def work(self, s: State) -> None:
        """Offer what would help."""
        ask_officers(s, s.note_of(OFFICER))
        if is_hurt(s, s.note_of(OFFICER)):
            s.offer(move(YES))
        deck: i64 = POLICE_DECK
        while deck <= CIVILIAN_DECK:
            if _has_cards(s, deck):
                s.offer(move(CHOOSE_DECK, deck))
            deck += 1

    def answer(self, s: State, code: i64) -> None:
        """Recover or draw."""
        who: i64 = s.note_of(OFFICER)
        s.finish()
        if verb_of(code) == YES:
            heal(s, who, self.amount(s))
        else:
            draw_gear(s, who, a_of(code))


def _has_cards(s: State, deck: i64) -> bool:
    """Whether a card of an equipment deck can be drawn (HC-15.7)."""
    if deck == POLICE_DECK:
        return s.pile_size(POLICE) > 0 or s.pile_size(POLICE_DISCARDS) > 0
    return s.pile_size(CIVIL) > 0 or s.pile_size(CIVIL_DISCARDS) > 0


class Window(TakeRule):
    """An officer and a civilian or the mayor leave together, unharmed (HC-17.9.9)."""

    def fits(self, s: State, who: i64) -> bool:
        """With somebody on the own space."""
        load: i64 = 0
        while load <= MAYOR:
            if s.load(load) == s.person(who, PLACE):
                return True
            load += 1
        return False

    def work(self, s: State) -> None:
        """Offer who comes along."""
        ask_officers(s, s.note_of(OFFICER))
        load: i64 = 0
        while load <= MAYOR:
            if s.load(load) == s.person(s.note_of(OFFICER), PLACE) and first_like(s, load):
                s.offer(move(CHOOSE_LOAD, load))
            load += 1

    def answer(self, s: State, code: i64) -> None:
        """Go."""
        who: i64 = s.note_of(OFFICER)
        s.finish()
        walk_unharmed(s, who, self.amount(s), a_of(code))
