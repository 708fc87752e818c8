"""The part of a position that stands inside a battle or an answer: what is asked, and what was answered.

The board, the hands and the piles of such a position are those at the beginning of the phase or the strike
that is being worked out, and the answers lead on from there.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from ashfall.neuroshima.audit import fault_of_rows
from ashfall.neuroshima.game import carry_out, is_legal, refresh_answers
from ashfall.neuroshima.instants import carry_on_strike
from ashfall.neuroshima.notation import move_text, read_move
from ashfall.neuroshima.state import (
    BATTLE,
    DISPLACE,
    GIVE,
    HUNT,
    OWED,
    ROW,
    SCAVENGE,
    STEP,
    STRIKE,
    State,
    set_spent,
)
from ashfall.neuroshima.turns import go_on_fighting
from ashfall.table.errors import InvalidNotation, InvalidPosition, shown

__all__ = ["QUESTIONS", "Asked", "ask", "written_question"]

QUESTIONS: Final = {
    "step": STEP,
    "displace": DISPLACE,
    "hunt": HUNT,
    "strike": STRIKE,
    "battle": BATTLE,
    "scavenge": SCAVENGE,
    "give": GIVE,
}
NUMBERS: Final = ("cause", "causer", "phase", "changed", "turned", "out")  # named as in the state

_Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 50)]  # far from what overflows


class Asked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question inside a battle or an answer, in numbers as the rules keep them."""

    seat: _Number  # who answers
    about: _Number = 0
    cause: _Number = 0  # of the battle
    causer: _Number = 0
    phase: _Number = 0
    changed: _Number = 0
    turned: _Number = 0
    out: _Number = 0  # set of seats that have left the game
    spent: list[_Number] = []  # by hex, what was used up in the battle
    owed: list[_Number] = []  # by seat, points still to be given
    answers: list[str] = []  # moves of this phase or strike


def written_question(s: State) -> dict[str, Any]:
    """The question of a state as plain data."""
    owed = [int(s.seat[seat * ROW + OWED]) for seat in range(int(s.rules.seats))]
    asked = Asked(
        seat=int(s.chooser),
        about=int(s.context),
        spent=list(map(int, s.spent)),
        owed=owed if any(owed) else [],
        answers=[move_text(s.rules, int(code)) for code in s.answers],
        **{name: int(getattr(s, name)) for name in NUMBERS},
    )
    data: dict[str, Any] = msgspec.to_builtins(asked)
    return data


def ask(s: State, stage: int, asked: Asked) -> None:
    """Put the question to a table that is set up so far; raises InvalidPosition naming the field."""
    seats = int(s.rules.seats)
    if len(asked.owed) not in (0, seats):
        raise InvalidPosition("asked.owed", f"expected {seats} numbers, got {len(asked.owed)}")
    s.stage, s.chooser, s.context = stage, asked.seat, asked.about
    for name in NUMBERS:
        setattr(s, name, getattr(asked, name))
    for seat, points in enumerate(asked.owed):
        s.seat[seat * ROW + OWED] = points
    set_spent(s, asked.spent)
    fault = fault_of_rows(s)
    if fault:
        raise InvalidPosition("asked", f"expected a question that this table can ask, {fault}")
    moment = _moment(s)
    _list_answers(s, stage)
    for number, text in enumerate(asked.answers):
        _answer(s, moment, f"asked.answers[{number}]", text)
    if _moment(s) != moment or len(s.legal) < 2:
        raise InvalidPosition("asked", "expected a question that still has more than one answer")


def _moment(s: State) -> tuple[int, int]:
    """The phase or strike that is being worked out; answers belong to one."""
    return int(s.stage), int(s.phase)


def _list_answers(s: State, stage: int) -> None:
    if stage == BATTLE:
        go_on_fighting(s)
    elif stage == STRIKE:
        carry_on_strike(s)
    else:
        refresh_answers(s)


def _answer(s: State, moment: tuple[int, int], field: str, text: str) -> None:
    try:
        code = read_move(s.rules, int(s.chooser), text)
    except InvalidNotation as error:
        raise InvalidPosition(field, str(error)) from None
    if _moment(s) != moment or s.stage not in (BATTLE, STRIKE) or not is_legal(s, code):
        raise InvalidPosition(field, f'"{shown(text)}" answers nothing here')
    carry_out(s, code)
