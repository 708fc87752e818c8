"""What a coach says in a first game: one rule and one piece of advice, both true of the position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ashfall.neuroshima.decisions import decision_of
from ashfall.neuroshima.geometry import distance
from ashfall.neuroshima.moves import PLACE, b_of, verb_of
from ashfall.neuroshima.next_battle import health_of
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.state import HQ_HEX, NOBODY, ROW, State
from ashfall.neuroshima.view import View
from ashfall.server.neuroshima.coach_hands import discard_tip, losses
from ashfall.server.neuroshima.shapes import Coaching, CoachTip
from ashfall.table.phrases import Argument, Phrase, SeatRef, UnitRef

__all__ = ["coaching_of"]

DUEL: Final = 2
FEW_HEXES: Final = 2  # so many are free, and the battle of a full board is near
FEW_TILES: Final = 3  # so many are left to draw, and the end is near
# HQs that make all six neighbours quicker are worth the middle; the others are guarded best in a corner.
OPEN: Final = ("initiative", "extra_attack")


def coaching_of(view: View, seat: int) -> Coaching:
    """What is worth telling ``seat`` in a duel, the most pressing first; nothing while others choose."""
    state = view.state
    decision = decision_of(state)
    if decision is None or decision.seat != seat or int(state.rules.seats) != DUEL:
        return Coaching(tips=[])
    if decision.kind == "setup":
        return Coaching(tips=list(_hq(state, seat)))
    if decision.kind == "discard":
        return Coaching(tips=list(discard_tip(state, seat, decision.clause)))
    if decision.kind != "turn":
        return Coaching(tips=[])
    return Coaching(tips=[*_net(view, seat), *_battle(view, seat), *_pile(view, seat)])


# The HQ.


def _hq(state: State, seat: int) -> Iterator[CoachTip]:
    """Where the HQ of this army stands well; not for what comes with it."""
    if state.seat[seat * ROW + HQ_HEX] >= 0:
        return
    board, effects = state.rules.board, state.rules.armies[seat].tile("hq").effects
    effect = effects[0].keyword if effects else "none"
    place = "open" if effect in OPEN else "corner"
    move = min((int(code) for code in state.legal), key=lambda code: _worth(state, b_of(code), place))
    if verb_of(move) != PLACE:
        return
    label = board.labels[b_of(move)]
    told: dict[str, Argument] = {"effect": effect, "place": place, "hex": label}
    yield CoachTip(
        situation="hq",
        title=Phrase("coach-hq", told),
        rule=Phrase("coach-hq-rule", told),
        advice=Phrase("coach-hq-advice", told),
        hexes=(label,),
        move=move_text(state.rules, move),
        clause="NH-10.17",
    )


def _worth(state: State, hex: int, place: str) -> tuple[int, int, int, int]:
    """The smaller, the better: neighbours first, then far from the enemy, then near the middle."""
    board = state.rules.board
    beside = [int(board.neighbor[hex * 6 + direction]) for direction in range(6)]
    free = sum(1 for other in beside if other >= 0 and not state.units[other])
    rivals = [int(state.seat[seat * ROW + HQ_HEX]) for seat in range(int(state.rules.seats))]
    away = sum(distance(board.points[hex], board.points[rival]) for rival in rivals if rival >= 0)
    return (-free if place == "open" else free), -away, distance(board.points[hex], (0, 0)), hex


# A net.


def _net(view: View, seat: int) -> Iterator[CoachTip]:
    """The first own unit that a unit of the enemy holds."""
    units = {unit.hex: unit for unit in view.units()}
    for unit in units.values():
        if unit.owner != seat or unit.netted_by is None or units[unit.netted_by].owner == seat:
            continue
        netter = units[unit.netted_by]
        told: dict[str, Argument] = {
            "unit": UnitRef(unit.owner, unit.tile, unit.hex),
            "netter": UnitRef(netter.owner, netter.tile, netter.hex),
        }
        yield CoachTip(
            situation="net",
            title=Phrase("coach-net", told),
            rule=Phrase("coach-net-rule", told),
            advice=Phrase("coach-net-advice", told),
            hexes=(unit.hex, netter.hex),
            clause="NH-7.1.1",
        )
        return


# A battle.


def _battle(view: View, seat: int) -> Iterator[CoachTip]:
    """A battle that somebody may start soon, and what it would do now."""
    cause = _cause(view, seat)
    if not cause:
        return
    told: dict[str, Argument] = {"cause": cause, "seat": SeatRef(1 - seat), **losses(view.state, seat)}
    yield CoachTip(
        situation="battle",
        title=Phrase("coach-battle", told),
        rule=Phrase("coach-battle-rule", told),
        advice=Phrase("coach-battle-advice", told),
        clause="NH-5.1.1",
    )


def _cause(view: View, seat: int) -> str:
    """What may start it: an own tile, one of the enemy, a board that fills up; empty if nothing."""
    state = view.state
    if state.first_out == NOBODY:
        if "play battle" in {move.text for move in view.legal}:
            return "own"
        if _holds_battle(view, 1 - seat):
            return "theirs"
    free = (int(state.rules.board.inner) & ~int(state.occupied)).bit_count()
    return "full" if free <= FEW_HEXES else ""


def _holds_battle(view: View, seat: int) -> bool:
    army = view.state.rules.armies[seat]
    return any(army.tile(key).instant == "battle" for key in view.hand(seat))


# The end of the pile.


def _pile(view: View, seat: int) -> Iterator[CoachTip]:
    """One of the piles is nearly empty."""
    own, theirs = view.pile(seat), view.pile(1 - seat)
    if min(own, theirs) > FEW_TILES:
        return
    mine, rival = (health_of(view.state)[each] for each in (seat, 1 - seat))
    told: dict[str, Argument] = {
        "own": own,
        "theirs": theirs,
        "seat": SeatRef(1 - seat),
        "sign": "ahead" if mine > rival else "behind" if mine < rival else "even",
        "mine": mine,
        "rival": rival,
    }
    yield CoachTip(
        situation="pile",
        title=Phrase("coach-pile", told),
        rule=Phrase("coach-pile-rule", told),
        advice=Phrase("coach-pile-advice", told),
        clause="NH-6.2",
    )
