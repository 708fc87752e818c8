"""One battle from a position, outside any match: for ``ashfall battle``, forecasts and puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ashfall.neuroshima.battle import begin_battle
from ashfall.neuroshima.events import BattleEnded, BattleStarted, PhaseStarted, read_events
from ashfall.neuroshima.game import carry_out, is_legal, refresh_answers
from ashfall.neuroshima.notation import move_text, read_move
from ashfall.neuroshima.position import Position, convert_position, read_position
from ashfall.neuroshima.position_writer import unit_rows
from ashfall.neuroshima.state import HEALTH, OVER, ROW, SCAVENGE, State
from ashfall.neuroshima.trace import BATTLE_POSITION, Trace
from ashfall.neuroshima.turns import go_on_fighting
from ashfall.neuroshima.view import outcome_dict, outcome_of
from ashfall.table.contract import Event, Move, Outcome
from ashfall.table.errors import InvalidNotation, InvalidPosition, shown

__all__ = ["BattleReport", "Choose", "Phase", "fight_position", "fight_state"]

Choose = Callable[[State, list[Move]], Move]


class Phase(msgspec.Struct, frozen=True):
    """Everything that happened at one initiative."""

    initiative: int
    events: list[Event]


class BattleReport(msgspec.Struct, frozen=True):
    """The result of one battle."""

    before: State
    after: State
    events: list[Event]
    choices: list[str]  # the answers that were given in it

    @property
    def phases(self) -> list[Phase]:
        """The events by initiative; what a phase sets free or nets is told at its end."""
        phases: list[Phase] = []
        for event in self.events:
            if isinstance(event, PhaseStarted):
                phases.append(Phase(event.initiative, []))
            elif phases and not isinstance(event, BattleStarted | BattleEnded):
                phases[-1].events.append(event)
        return phases

    @property
    def outcome(self) -> Outcome | None:
        """Who won, if an HQ fell."""
        if not self.after.ended:
            return None
        return outcome_of(self.after)

    def to_dict(self) -> dict[str, Any]:
        """The JSON object of the contract."""
        state = self.after
        return {
            "players": [
                {"army": army.key, "hq": int(state.seat[i * ROW + HEALTH])}
                for i, army in enumerate(state.rules.armies)
            ],
            "units": unit_rows(state),
            "phases": [
                {"initiative": phase.initiative, "events": [event.to_dict() for event in phase.events]}
                for phase in self.phases
            ],
            "outcome": outcome_dict(self.outcome),
        }


def first_legal(state: State, options: list[Move]) -> Move:
    """The choice of ``--choose first``."""
    return options[0]


def fight_position(data: Position | dict[str, Any], choose: Choose = first_legal) -> BattleReport:
    """Fight one battle from a position; its ``moves`` answer, then ``choose``. Raises InvalidPosition."""
    position = data if isinstance(data, Position) else convert_position(data)
    return fight_state(read_position(position), choose, position.moves)


def fight_state(start: State, choose: Choose = first_legal, answers: list[str] | None = None) -> BattleReport:
    """Fight one battle. Scavengers fly and a full board fights again only if ``answers`` say so."""
    s = start.copy()
    s.trace = Trace()
    waiting = list(answers or [])
    given: list[str] = []
    _begin(s)
    while s.stage != OVER or _fights_on(s, waiting):
        refresh_answers(s)
        if s.stage == SCAVENGE and not waiting:
            break
        move = _answer(s, waiting, len(given)) if waiting else _chosen(s, choose)
        given.append(move.text)
        carry_out(s, move.code)
    if waiting:
        raise InvalidPosition(
            f"moves[{len(given)}]", f'the battle is over, nobody is asked for "{shown(waiting[0])}"'
        )
    noted, s.trace = s.trace, None
    return BattleReport(start, s, read_events(s.rules, noted), given)


def _begin(s: State) -> None:
    begin_battle(s, BATTLE_POSITION, s.active)
    go_on_fighting(s)


def _fights_on(s: State, waiting: list[str]) -> bool:
    """Fight again on a full board while answers are waiting; True if one of them is asked for."""
    while s.stage == OVER and waiting and s.is_full() and not s.ended and s.changed:
        _begin(s)
    return s.stage != OVER


def _options(s: State) -> list[Move]:
    return [Move(int(code), move_text(s.rules, int(code))) for code in s.legal]


def _chosen(s: State, choose: Choose) -> Move:
    return choose(s, _options(s))


def _answer(s: State, waiting: list[str], number: int) -> Move:
    text = waiting.pop(0)
    try:
        code = read_move(s.rules, int(s.chooser), text)
    except InvalidNotation as error:
        raise InvalidPosition(f"moves[{number}]", str(error)) from None
    if not is_legal(s, code):
        options = ", ".join(move.text for move in _options(s)[:6])
        raise InvalidPosition(
            f"moves[{number}]", f'"{shown(text)}" is not legal here, expected one of: {options}'
        )
    return Move(code, move_text(s.rules, code))
