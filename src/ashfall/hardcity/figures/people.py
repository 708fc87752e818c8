"""Officers and their ally: where they are, what they have, how they are hurt and recover (HC-3, HC-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ashfall.hardcity.figures.decks import draw_chaos
from ashfall.hardcity.figures.mutants import count_mutants
from ashfall.hardcity.figures.scoring import score
from ashfall.hardcity.ground.board import FAR
from ashfall.hardcity.ground.cards import IRON_NECK, RIOT_SHIELD, SCORE_OFFICER_STUNNED, SEEN_IT_ALL
from ashfall.hardcity.ground.rows import (
    ACTIVE,
    AP,
    CARDS,
    FANG,
    HEALTH,
    IN_PLAY,
    MOST,
    OFFICERS,
    OFFICERS_TURN,
    OUT_OF_AMMO,
    OWED,
    PEOPLE,
    PEOPLE_AT,
    PERSON,
    PLACE,
    POOL,
    SETTING_UP,
    SHIELD,
    SPARED,
    SPENT,
    STEPS,
    STUNNED,
    TURN_OF,
    USED,
    USED_ROUND,
    ZEROS_TURN,
)
from ashfall.hardcity.ground.rules import BIT
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.trace import (
    ABILITY_USED,
    ALLY_LEFT,
    AMMO_OUT,
    AP_CHANGED,
    BY_LEAVING,
    BY_REACTION,
    OFFICER_HEALED,
    OFFICER_HURT,
    OFFICER_STUNNED,
    SPARED_HARM,
)

NECK: Final = 1  # in SPARED: Iron Neck has worked in this turn of Doctor Zero
GUARD: Final = 2  # the riot shield has


def is_up(s: State, who: i64) -> bool:
    """Whether an officer or the ally is in play and not stunned: a stunned one is ignored (HC-10)."""
    row = s.row
    at: i64 = PEOPLE_AT + who * PERSON
    return row[at + IN_PLAY] != 0 and row[at + STUNNED] == 0


def is_small_team(s: State) -> bool:
    """Whether an officer stays at home: three play (HC-3.1.6)."""
    return s.rules.officers < OFFICERS


def is_there(s: State, who: i64, space: i64) -> bool:
    """Whether an officer or the ally stands on a space, not stunned."""
    return s.person(who, PLACE) == space and is_up(s, who)


def has_person(s: State, space: i64) -> bool:
    """Whether anybody un-stunned stands on a space."""
    row = s.row
    who: i64 = 0
    while who < PEOPLE:
        if row[PEOPLE_AT + who * PERSON + PLACE] == space and is_up(s, who):
            return True
        who += 1
    return False


def distance_to_people(s: State, space: i64) -> i64:
    """How far the nearest un-stunned officer or ally is from a space, FAR if nobody is on its grid."""
    best: i64 = FAR
    who: i64 = 0
    while who < PEOPLE:
        if is_up(s, who) and s.rules.board.apart(s.person(who, PLACE), space) < best:
            best = s.rules.board.apart(s.person(who, PLACE), space)
        who += 1
    return best


def has_card(s: State, who: i64, ability: i64) -> bool:
    """Whether an officer has an ability."""
    return s.person(who, CARDS) & BIT[ability] != 0


def is_ready(s: State, who: i64, ability: i64) -> bool:
    """Whether an officer has an ability and has not used it in this turn."""
    row = s.row
    at: i64 = PEOPLE_AT + who * PERSON
    return row[at + CARDS] & ~row[at + USED] & BIT[ability] != 0


def is_ready_in_round(s: State, who: i64, ability: i64) -> bool:
    """Whether an officer has an ability and has not used it in this round."""
    return has_card(s, who, ability) and s.person(who, USED_ROUND) & BIT[ability] == 0


def abilities_work(s: State) -> bool:
    """Whether abilities may be used and AP spent: not while the match is set up (HC-R19)."""
    return s.get(TURN_OF) != SETTING_UP


def use_up(s: State, who: i64, ability: i64) -> None:
    """Remember that an ability was used in this turn and round."""
    s.set_person(who, USED, s.person(who, USED) | BIT[ability])
    s.set_person(who, USED_ROUND, s.person(who, USED_ROUND) | BIT[ability])


def use_ability(s: State, who: i64, ability: i64) -> None:
    """An officer makes use of an ability (HC-5.13)."""
    use_up(s, who, ability)
    s.tell(ABILITY_USED, who, ability)


def pay(s: State, who: i64, ap: i64) -> None:
    """Spend AP; those of the active officer's own turn can come back."""
    if ap != 0:
        s.set_person(who, AP, s.person(who, AP) - ap)
        s.tell(AP_CHANGED, who, -ap)
        if who == s.get(ACTIVE) and s.get(TURN_OF) == OFFICERS_TURN:
            s.put(SPENT, s.get(SPENT) + ap)


def regainable(s: State, who: i64) -> i64:
    """How many AP spent in this turn an officer could get back, never above the pool (HC-16.9)."""
    if who != s.get(ACTIVE):
        return 0
    room: i64 = s.person(who, POOL) - s.person(who, AP)
    return room if room < s.get(SPENT) else s.get(SPENT)


def regain(s: State, who: i64, ap: i64) -> None:
    """Get AP spent in this turn back (HC-16.9)."""
    most: i64 = regainable(s, who)
    if ap > most:
        ap = most
    if ap > 0:
        pay(s, who, -ap)


def run_out(s: State, who: i64) -> None:
    """An officer gets an out-of-ammo marker, one at most (HC-16.17)."""
    if s.person(who, OUT_OF_AMMO) == 0:
        s.set_person(who, OUT_OF_AMMO, 1)
        s.tell(AMMO_OUT, who)


def is_hurt(s: State, who: i64) -> bool:
    """Whether an officer could recover HP."""
    return s.person(who, HEALTH) < s.person(who, MOST)


def heal(s: State, who: i64, hp: i64) -> None:
    """Recover HP, never above the maximum (HC-16)."""
    room: i64 = s.person(who, MOST) - s.person(who, HEALTH)
    if hp > room:
        hp = room
    if hp > 0:
        s.set_person(who, HEALTH, s.person(who, HEALTH) + hp)
        s.tell(OFFICER_HEALED, who, hp)


def hurt(s: State, who: i64, hp: i64, cause: i64) -> None:
    """Take HP from an officer or the ally; at 0 they are stunned (HC-10)."""
    if hp <= 0 or not is_up(s, who) or s.is_over():  # HC-R44
        return
    hp -= _ignored(s, who, cause)
    if hp <= 0:
        return
    left: i64 = s.person(who, HEALTH) - hp
    if left < 0:
        left = 0
    s.tell(OFFICER_HURT, who, s.person(who, HEALTH) - left, cause)
    s.set_person(who, HEALTH, left)
    if left == 0:
        _fall(s, who)


def _fall(s: State, who: i64) -> None:
    """An officer is stunned: Doctor Zero scores and draws; an ally leaves, for nothing (HC-3.3, HC-10).

    AutoDoc draws when what is being resolved is done (HC-R62).
    """
    s.set_person(who, STEPS, 0)
    if who == FANG:
        s.set_person(who, IN_PLAY, 0)
        s.tell(ALLY_LEFT)
        return
    s.set_person(who, STUNNED, 1)
    s.tell(OFFICER_STUNNED, who)
    score(s, SCORE_OFFICER_STUNNED)
    if s.rules.coop:
        s.put(OWED, s.get(OWED) + s.rules.stun_draw)
    else:
        draw_chaos(s, s.rules.stun_draw)


def _ignored(s: State, who: i64, cause: i64) -> i64:
    """How many HP of this loss a card lets an officer ignore: of the first one only (HC-R33)."""
    seen: i64 = BY_LEAVING if s.rules.coop else BY_REACTION
    if cause == seen and abilities_work(s) and is_ready_in_round(s, who, SEEN_IT_ALL):
        use_up(s, who, SEEN_IT_ALL)
        return _spare(s, who, s.rules.ability_amount[SEEN_IT_ALL], SEEN_IT_ALL)
    if s.get(TURN_OF) != ZEROS_TURN:
        return 0
    spared: i64 = s.person(who, SPARED)
    if has_card(s, who, IRON_NECK) and spared & NECK == 0:
        s.set_person(who, SPARED, spared | NECK)  # only the first loss, whether it is ignored or not
        if count_mutants(s, s.person(who, PLACE)) >= s.rules.ability_needs[IRON_NECK]:
            return _spare(s, who, s.rules.ability_amount[IRON_NECK], IRON_NECK)
    if s.person(who, SHIELD) != 0 and spared & GUARD == 0:
        s.set_person(who, SPARED, s.person(who, SPARED) | GUARD)
        return _spare(s, who, s.rules.gear_amount[RIOT_SHIELD], -1)
    return 0


def _spare(s: State, who: i64, hp: i64, ability: i64) -> i64:
    """Tell what an ability, or (-1) the riot shield, lets an officer ignore."""
    s.tell(SPARED_HARM, who, hp, ability)
    return hp
