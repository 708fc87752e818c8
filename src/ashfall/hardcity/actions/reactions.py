"""Doctor Zero's reactions: the window in which he may play one, and what each card does (HC-8.4, HC-15.4).

Whoever does something that a card may answer opens a window with :func:`open_window` and goes on in the next
``work``; :func:`answers` says which card answers which trigger, and :func:`_take_effect` what it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.actions.spread import plan_sparing
from ashfall.hardcity.figures.decks import draw_chaos
from ashfall.hardcity.figures.loads import move_load
from ashfall.hardcity.figures.people import hurt
from ashfall.hardcity.figures.ways import is_obstacle
from ashfall.hardcity.ground.cards import ANKLE_GRAB, BITE, MISFIRE, PANIC, TOO_ANGRY
from ashfall.hardcity.ground.moves import PASS, REACT, TARGET, a_of, move, verb_of
from ashfall.hardcity.ground.rows import CHAOS_DISCARDS, HAND, OUT_OF_AMMO, SETTING_UP, STEPS, TURN_OF
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import REACTION, Task, ask_zero
from ashfall.hardcity.ground.trace import BY_REACTION, CHAOS_PLAYED

# Numbers of the window.
TRIGGER: Final = 1
ACTOR: Final = 2  # the officer or ally who set it off
CIVILIAN: Final = 3  # who is about to be taken along
STAGE: Final = 5

# Triggers.
TAKES_CIVILIAN: Final = 0  # an officer is about to leave a space with a civilian
LEFT_MUTANTS: Final = 1  # an officer has stepped off a space with a mutant
SKULL_IN_SHOT: Final = 2  # the roll of a quick shot shows a skull
SKULL_IN_FIGHT: Final = 3  # that of a melee does
SHOT_KILLS: Final = 4  # a shot is about to kill a normal mutant that was not stunned

MISFIRED: Final = 7  # number of the task of a shot: when it is resolved the officer is out of ammo

_PLAYED_AS_REACTION: Final = 3  # how the trace tells it

# Stages of the window.
_MAY_PLAY: Final = 0
_PLACING_CIVILIAN: Final = 1


def fits(card: i64, trigger: i64) -> bool:
    """Whether a chaos card answers a trigger (HC-17.5)."""
    if card == PANIC:
        return trigger == TAKES_CIVILIAN
    if card == ANKLE_GRAB:
        return trigger == LEFT_MUTANTS
    if card == BITE:
        return trigger in (SKULL_IN_SHOT, SKULL_IN_FIGHT)
    if card == MISFIRE:
        return trigger == SKULL_IN_SHOT
    return card == TOO_ANGRY and trigger == SHOT_KILLS


def answers(s: State, card: i64, trigger: i64, who: i64) -> bool:
    """Whether a card fits and would do something: an officer has at most one marker (HC-16.14, HC-R58)."""
    return fits(card, trigger) and (card != MISFIRE or s.person(who, OUT_OF_AMMO) == 0)


def open_window(s: State, trigger: i64, who: i64, civilian: i64 = 0) -> None:
    """Let Doctor Zero react, whatever cards he holds; never in setup (HC-R38, HC-R19)."""
    if not s.rules.coop and s.get(TURN_OF) != SETTING_UP and s.pile_size(HAND) > 0:
        s.plan(REACTION, trigger, who, civilian)


class Reaction(Task):
    """Doctor Zero may play one fitting card; afterwards he draws (HC-8.4, HC-15.4)."""

    def work(self, s: State) -> None:
        """Offer the fitting cards, or what the card played asks him."""
        ask_zero(s)
        if s.note_of(STAGE) == _PLACING_CIVILIAN:
            _offer_refuges(s, s.load(s.note_of(CIVILIAN)))
            return
        s.offer(move(PASS))
        i: i64 = 0
        while i < s.pile_size(HAND):
            if answers(s, s.card(HAND, i), s.note_of(TRIGGER), s.note_of(ACTOR)):
                s.offer(move(REACT, s.card(HAND, i)))
            i += 1

    def is_secret(self, s: State) -> bool:
        """Passing may be all that he can do, but only he knows (HC-R38)."""
        return s.note_of(STAGE) == _MAY_PLAY

    def answer(self, s: State, code: i64) -> None:
        """Nothing, a card, or the answer to what it asked."""
        verb: i64 = verb_of(code)
        if verb == PASS:
            s.finish()
        elif verb == REACT:
            _play(s, a_of(code))
        else:
            load: i64 = s.note_of(CIVILIAN)
            s.finish()
            move_load(s, load, a_of(code))
            draw_chaos(s, s.rules.reaction_draw)


def _play(s: State, card: i64) -> None:
    """The card goes to the discards and works; one that asks something draws when it is answered."""
    s.put_card(CHAOS_DISCARDS, s.take_card(HAND, s.find_card(HAND, card)))
    s.tell(CHAOS_PLAYED, card, _PLAYED_AS_REACTION)
    if card == PANIC:
        s.keep(STAGE, _PLACING_CIVILIAN)
        return
    who: i64 = s.note_of(ACTOR)
    s.finish()
    _take_effect(s, card, who)
    draw_chaos(s, s.rules.reaction_draw)


def _take_effect(s: State, card: i64, who: i64) -> None:
    """What a card does that asks nothing more. The window is closed: the task that opened it is on top."""
    if card == ANKLE_GRAB:
        s.set_person(who, STEPS, 0)
    elif card == BITE:
        hurt(s, who, s.rules.chaos_amount[BITE], BY_REACTION)
    elif card == MISFIRE:
        s.keep(MISFIRED, 1)
    elif card == TOO_ANGRY:
        plan_sparing(s)


def _offer_refuges(s: State, space: i64) -> None:
    """Spaces to which a civilian panics: next to its own, without an obstacle (HC-17.5.16)."""
    board = s.rules.board
    i: i64 = board.near_at[space]
    while i < board.near_at[space + 1]:
        if not is_obstacle(s, board.near[i]):
            s.offer(move(TARGET, board.near[i]))
        i += 1
