"""What an officer could do in the own turn, kind by kind, and what Doctor Zero could do with each card.

Where nothing of a kind is legal, the reason is told with its clause.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground import moves, tasks
from ashfall.hardcity.ground.holdings import cards_in
from ashfall.hardcity.ground.moves import VERBS, a_of, move, verb_of
from ashfall.hardcity.ground.rows import HAND
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.preview.prices import price_of
from ashfall.hardcity.refusals.reasons import reason_of
from ashfall.hardcity.refusals.whole_actions import why_nothing
from ashfall.hardcity.zero.chaos_cards import is_action, is_instant
from ashfall.table.phrases import Phrase

__all__ = ["ActionNow", "CardNow", "actions_of", "cards_of"]

# The actions in the order of the bar: their verbs, and the price by the rules if it is always the same.
BAR: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "move": ((moves.STEP,), "move_ap"),
    "quick": ((moves.QUICK_SHOT, moves.SHOOT_BARREL, moves.SHOOT_MACHINE), "quick_shot_ap"),
    "aimed": ((moves.AIMED_SHOT,), "aimed_shot_ap"),
    "melee": ((moves.MELEE,), "melee_ap"),
    "reload": ((moves.RELOAD,), "reload_ap"),
    "here": (
        (
            moves.OPEN,
            moves.WELD,
            moves.WELD_SURELY,
            moves.EVACUATE,
            moves.UNLOAD_CAR,
            moves.OPEN_ROOF,
            moves.CLIMB,
        ),
        "",
    ),
    "call": ((moves.CALL,), "call_helicopter_ap"),
    "equipment": ((moves.USE,), "use_ap"),
    "ability": ((moves.ABILITY,), ""),
    "hand": ((moves.HAND_OVER, moves.TAKE_OVER), "pass_ap"),
    "take": ((moves.TAKE,), ""),
    "fang": ((moves.ALLY,), "fang_ap"),
    "end": ((moves.END_TURN,), ""),
}
CARD_VERBS: Final = (moves.INSTANT, moves.ACTION_CARD, moves.BASICS, moves.REACT)


class ActionNow(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of action of an officer, at one moment of the turn."""

    action: str  # move, quick, aimed, melee, reload, here, call, equipment, ability, hand, take, fang or end
    price: int | None  # AP of the cheapest legal move; None if there is none
    usual: int | None  # AP by the rules, without the help of cards; None where it depends
    moves: int  # how many are legal
    verbs: tuple[str, ...]  # of these
    reason: Phrase | None  # why there is none
    clause: str  # of the reason


class CardNow(msgspec.Struct, frozen=True, kw_only=True):
    """A card of Doctor Zero's hand, at one moment."""

    card: str
    verbs: tuple[str, ...]  # how it can be played
    reason: Phrase | None  # why it cannot be played for its text; None if it can
    clause: str


def actions_of(s: State) -> tuple[ActionNow, ...]:
    """All actions of the officer whose turn it is, in the order of the bar; none in other decisions."""
    if s.is_over() or s.task() != tasks.OFFICER_TURN:
        return ()
    legal: dict[int, list[int]] = {}
    for code in [int(code) for code in s.legal]:
        legal.setdefault(int(verb_of(code)), []).append(code)
    return tuple(_action(s, action, legal) for action in BAR)


def _action(s: State, action: str, legal: dict[int, list[int]]) -> ActionNow:
    verbs, usual = BAR[action]
    codes = [code for verb in verbs for code in legal.get(verb, ())]
    clause, reason = ("", "") if codes else why_nothing(s, action)
    return ActionNow(
        action=action,
        price=min((price_of(s, code) for code in codes), default=None),
        usual=int(getattr(s.rules, usual)) if usual else None,
        moves=len(codes),
        verbs=tuple(VERBS[verb][0] for verb in verbs if verb in legal),
        reason=_phrase(reason),
        clause=clause,
    )


def _phrase(reason: str) -> Phrase | None:
    return Phrase(f"hc-refusal-{reason}") if reason else None


def cards_of(s: State) -> tuple[CardNow, ...]:
    """The cards of Doctor Zero's hand, each once, where he chooses what to play; none in other decisions.

    Only a view that knows his hand may be asked.
    """
    if s.is_over() or s.task() not in (tasks.ZERO_TURN, tasks.REACTION):
        return ()
    return tuple(_card(s, card) for card in dict.fromkeys(cards_in(s, HAND)))


def _card(s: State, card: int) -> CardNow:
    found = {int(verb_of(code)) for code in s.legal if a_of(code) == card}
    verbs = [verb for verb in CARD_VERBS if verb in found]
    is_text = any(verb != moves.BASICS for verb in verbs)
    clause, reason = ("", "") if is_text else _why_no_text(s, card)
    return CardNow(
        card=load_content().chaos[card].key,
        verbs=tuple(VERBS[verb][0] for verb in verbs),
        reason=_phrase(reason),
        clause=clause,
    )


def _why_no_text(s: State, card: int) -> tuple[str, str]:
    if s.task() == tasks.REACTION:
        return reason_of(s, move(moves.REACT, card))
    if is_instant(s, card):
        return reason_of(s, move(moves.INSTANT, card))
    if is_action(s, card):
        return reason_of(s, move(moves.ACTION_CARD, card))
    return "HC-8.4", "only-reaction"
