"""What a seat or a spectator sees of a game at one moment."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from ashfall.draw.neuroshima.state import is_scored, mirror_of, unit_look, worn_of
from ashfall.neuroshima import moves
from ashfall.neuroshima.army import is_shipped
from ashfall.neuroshima.decisions import decision_of
from ashfall.neuroshima.next_battle import health_of
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.sentences import decision_phrase, move_phrase, outcome_phrase
from ashfall.neuroshima.state import (
    BATTLE,
    NOBODY,
    OVER,
    OWNER,
    REDRAW,
    ROW,
    SCAVENGE,
    TERROR,
    State,
)
from ashfall.neuroshima.status import CACHED, UnitKey, status_by_key, unit_keys
from ashfall.neuroshima.tile import Army
from ashfall.neuroshima.view import Table
from ashfall.server.contract import Choices
from ashfall.server.neuroshima.drawings import drawing_key, hand_key
from ashfall.server.neuroshima.own_armies import show_army
from ashfall.server.neuroshima.shapes import HandTile, PlayerSight, Sight, Situation, UnitSight
from ashfall.server.shapes import Answer, DecisionSight, OutcomeSight
from ashfall.table.contract import Move, Outcome

__all__ = ["choices_of", "health_of", "outcome_sight", "sight_of", "unit_sights"]

# Decisions whose every answer is a button; the others are answered on the board, but for these.
WORDED: Final = ("redraw", "displace", "hunt", "medic", "clown", "quartermaster", "extra_attack", "give")
WORDED_MOVES: Final = (moves.move(moves.STAY, 0, 0, 0, 0), moves.move(moves.END, 0, 0, 0, 0))
ABILITY_OF: Final = {moves.MOVE_SELF: "mobility", moves.TURN_SELF: "rotation", moves.PUSH: "push_back"}


def sight_of(table: Table, seats: Collection[int]) -> Sight:
    """What is shown to ``seats``; the legal moves only if one of them decides."""
    decision, outcome, state = table.decision, table.outcome, table.state
    sight = Sight(
        board=int(state.rules.board.size),
        mode=table.mode,
        variants=list(state.rules.mode.variants),
        sides=table.sides,
        players=[_player(table, seat) for seat in range(int(state.rules.seats))],
        units=unit_sights(state),
        turn=table.turn,
        turn_number=table.turn_number,
        situations=_situations(state),
        decision=None,
    )
    if decision is not None:
        sight.decision = DecisionSight(
            seat=decision.seat,
            kind=decision.kind,
            clause=decision.clause,
            about=decision.about,
            prompt=decision_phrase(state, decision),
        )
        if decision.seat in seats:
            choices = _choices(state, decision.kind)
            sight.legal, sight.answers = choices.legal, choices.answers
    if outcome is not None:
        sight.outcome = outcome_sight(outcome)
    return sight


def _situations(state: State) -> list[Situation]:
    """The situations with a name that hold now."""
    if state.stage == OVER:
        return []
    held: dict[Situation, bool] = {
        "unlucky_draw": state.stage == REDRAW,
        "overtime": bool(state.overtime),
        "last_turns": state.first_out != NOBODY and not state.tied,
        "terror": bool(state.terrified),
    }
    return [name for name, holds in held.items() if holds]


def choices_of(state: State) -> Choices:
    """The moves of whoever must choose."""
    decision = decision_of(state)
    return _choices(state, "" if decision is None else decision.kind)


def _choices(state: State, kind: str) -> Choices:
    rules, codes = state.rules, list(state.legal)
    legal = [move_text(rules, code) for code in codes]
    return Choices(legal, _answers(state, kind, codes, legal))


def outcome_sight(outcome: Outcome) -> OutcomeSight:
    """How a game ended, for people."""
    winners = [] if outcome.drawn else list(outcome.winners)
    return OutcomeSight(winners, outcome.reason, outcome_phrase(outcome))


def _answers(state: State, kind: str, codes: list[int], texts: list[str]) -> list[Answer]:
    """The moves that are offered as buttons."""
    offered = codes if kind in WORDED else [code for code in WORDED_MOVES if code in codes]
    moves_offered = [Move(code, texts[codes.index(code)]) for code in offered]
    return [Answer(move.text, move_phrase(state, move)) for move in moves_offered]


def _player(table: Table, seat: int) -> PlayerSight:
    state = table.state
    army = state.rules.armies[seat]
    mirror, worn = mirror_of(state, seat), worn_of(state, seat)
    key_of = _known_hand_key if is_shipped(army) else _hand_key
    return PlayerSight(
        army=show_army(army),
        health=table.health(seat),
        most=int(state.rules.mode.most[seat]),
        hand=[HandTile(key, key_of(army, key, mirror, worn)) for key in table.hand(seat)],
        pile=table.pile(seat),
        remaining=table.remaining(seat),
        discards=table.discards(seat),
        mirror=mirror,
        worn=worn,
        terrified=bool(state.terrified if seat == state.active else state.seat[seat * ROW + TERROR]),
        out=table.is_out(seat),
    )


def _hand_key(army: Army, tile: str, mirror: int, worn: str) -> str:
    return hand_key(army, army.tile(tile), mirror, worn)


# Of shipped armies only: people bring any number of own ones, which nothing must hold on to.
_known_hand_key = lru_cache(maxsize=CACHED)(_hand_key)


def unit_sights(state: State) -> list[UnitSight]:
    """All units with what is true of them now, in hex order; they are shared, so leave them as they are."""
    used, scored = _used(state), is_scored(state)
    marks = [(mirror_of(state, seat), worn_of(state, seat)) for seat in range(int(state.rules.seats))]
    found = [(key, key[3][0], key[3][1] >> OWNER & 7) for key in unit_keys(state)]
    armies = state.rules.armies
    sights = [_known_unit if is_shipped(army) else _unit for army in armies]
    return [
        sights[seat](key, armies[seat], *marks[seat], scored, used.get(hex, ())) for key, hex, seat in found
    ]


def _used(state: State) -> dict[int, tuple[str, ...]]:
    """Own abilities that units have used this turn, by hex; a battle belongs to no turn."""
    used: dict[int, tuple[str, ...]] = {}
    if state.stage in (BATTLE, SCAVENGE, OVER):
        return used
    for use in state.uses:
        ability, hex = ABILITY_OF.get(int(use) >> 12), int(use) >> 6 & 63
        if ability is not None:
            used[hex] = (*used.get(hex, ()), ability)
    return used


def _unit(key: UnitKey, army: Army, mirror: int, worn: str, scored: bool, used: tuple[str, ...]) -> UnitSight:
    status = status_by_key(key)
    look = unit_look(status, mirror, scored, used, worn)
    return UnitSight(
        hex=status.hex,
        at=status.at,
        owner=status.owner,
        tile=status.tile,
        facing=status.facing,
        drawing=drawing_key(army, army.tile(status.tile), look),
        initiatives=status.initiatives,
        wounds=status.wounds,
        health=status.health,
        netted=status.netted,
        netted_by=status.netted_by,
        net_of_steel=status.net_of_steel,
        melee_bonus=status.melee_bonus,
        ranged_bonus=status.ranged_bonus,
        helped_by=status.helped_by,
        serves=None if status.serves == status.owner else status.serves,
    )


# Most units stay as they are from move to move, and tables are many; own armies as above.
_known_unit = lru_cache(maxsize=CACHED)(_unit)
