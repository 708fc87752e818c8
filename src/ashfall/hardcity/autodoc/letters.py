"""The letters of K.A.F.A.R. and how he comes in solo and co-op (HC-13.13 to HC-13.16)."""

from __future__ import annotations

from mypy_extensions import i64

from ashfall.hardcity.autodoc.queued import discard
from ashfall.hardcity.figures.deploying import can_hold, put_kafar
from ashfall.hardcity.ground.board import FAR
from ashfall.hardcity.ground.moves import TARGET, a_of, move
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    ASIDE,
    KAFAR_PLACE,
    LETTERS,
    NOT_YET,
    ORDER,
    PLACE,
)
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import KAFAR_COMES, Task, ask_officers
from ashfall.hardcity.ground.trace import LETTER_SET_ASIDE


def set_letter_aside(s: State, card: i64) -> None:
    """A letter is set aside; with the last one KAFAR comes (HC-13.13). After his death it is discarded."""
    if s.get(KAFAR_PLACE) != NOT_YET:
        discard(s, card)
        return
    s.put_card(ASIDE, card)
    s.put(LETTERS, s.get(LETTERS) + 1)
    s.tell(LETTER_SET_ASIDE, card, s.get(LETTERS))
    if s.get(LETTERS) == _letters_of_name(s):
        s.plan(KAFAR_COMES)


def _letters_of_name(s: State) -> i64:
    """How many cards of the deck bear a letter."""
    n: i64 = 0
    card: i64 = 0
    while card < len(s.rules.auto_letter):
        n += s.rules.auto_letter[card] * s.rules.auto_copies[card]
        card += 1
    return n


def health_on_arrival(s: State) -> i64:
    """KAFAR's HP: the officers' points within limits, or by letters where the episode says so (HC-13.14)."""
    if s.rules.kafar_hp_coop_start > 0:
        return s.rules.kafar_hp_coop_start + s.rules.kafar_hp_coop_per_letter * s.get(LETTERS)
    health: i64 = s.get(ORDER)
    if health > s.rules.kafar_hp_most:
        return s.rules.kafar_hp_most
    return health if health > s.rules.kafar_coop_hp_least else s.rules.kafar_coop_hp_least


class KafarComes(Task):
    """KAFAR appears on the active officer's space or as near as possible (HC-13.13)."""

    def work(self, s: State) -> None:
        """Offer the nearest spaces that can hold him."""
        officer: i64 = s.person(s.get(ACTIVE), PLACE)
        best: i64 = _nearest(s, officer)
        if best >= FAR:
            s.finish()
            return
        ask_officers(s, -1)
        space: i64 = 0
        while space < s.rules.board.plain:
            if s.rules.board.apart(officer, space) == best and can_hold(s, space):
                s.offer(move(TARGET, space))
            space += 1

    def answer(self, s: State, code: i64) -> None:
        """He is there."""
        s.finish()
        put_kafar(s, a_of(code), health_on_arrival(s))


def _nearest(s: State, officer: i64) -> i64:
    """The distance of the nearest space that can hold a mutant."""
    best: i64 = FAR
    space: i64 = 0
    while space < s.rules.board.plain:
        if s.rules.board.apart(officer, space) < best and can_hold(s, space):
            best = s.rules.board.apart(officer, space)
        space += 1
    return best
