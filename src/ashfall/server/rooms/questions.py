"""Answers to questions about the present position. Nothing changes, and nothing hidden is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from ashfall.bots.contract import Choice
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.sentences import move_phrase
from ashfall.neuroshima.state import State
from ashfall.server.messages import Answered, Ask, Idea
from ashfall.server.neuroshima.cards import tile_card, unit_card
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.lines import why_not_phrase
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.rooms.history import Course
from ashfall.server.rooms.refusals import Refusal
from ashfall.table.contract import Move
from ashfall.table.errors import AshfallError, IllegalMove

__all__ = ["Answers", "Asked", "ideas_of"]

MOST_KNOWN: Final = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and where the match stands."""

    ask: Ask
    course: Course
    casual: bool

    @property
    def match(self) -> Match:
        """The game; raises Refusal before the begin."""
        if self.course.match is None:
            raise Refusal.because("not_allowed", "server-refused-not-begun")
        return self.course.match


class Answers:
    """Answers about one match; what many ask about the same position is worked out once."""

    def __init__(self) -> None:
        self._seq = 0
        self._known: dict[tuple[object, ...], Answered] = {}

    def answer(self, asked: Asked) -> Answered:
        """The answer; raises Refusal."""
        ask = asked.ask
        if asked.course.seq != self._seq or len(self._known) >= MOST_KNOWN:
            self._seq = asked.course.seq
            self._known.clear()
        key = (ask.what, ask.move, ask.hex, ask.tile, ask.seat)
        if key not in self._known:
            self._known[key] = _worked_out(asked)
        return msgspec.structs.replace(self._known[key], id=ask.id)


def _worked_out(asked: Asked) -> Answered:
    try:
        return ANSWERS[asked.ask.what](asked)
    except AshfallError as error:
        raise Refusal("bad_message", str(error)) from None


def ideas_of(state: State, choice: Choice) -> list[Idea]:
    """What a bot would consider, the best first."""
    return [
        Idea(
            move=one.move.text,
            title=move_phrase(state, one.move),
            value=one.value,
            visits=one.visits,
        )
        for one in choice.candidates
    ]


def _forecast(asked: Asked) -> Answered:
    if not asked.casual:
        raise Refusal.because("not_allowed", "server-refused-no-forecast")
    match, text = asked.match, asked.ask.move
    move = _legal(match, text) if text else None
    return _answered(asked, forecast=forecast_of(match.state, move))


def _legal(match: Match, text: str) -> Move:
    try:
        return match.parse(text)
    except IllegalMove:
        clause, reason = why_not_phrase(match.state, text)
        raise Refusal("illegal", reason, clause) from None


def _card(asked: Asked) -> Answered:
    ask, state = asked.ask, asked.match.state
    if ask.hex:
        return _answered(asked, card=unit_card(state, ask.hex.upper()))
    seat = ask.seat or 0
    if seat >= len(asked.match.armies):
        raise Refusal("bad_message", f"seat: expected 0 to {len(asked.match.armies) - 1}, got {seat}")
    return _answered(asked, card=tile_card(state.rules.armies[seat], ask.tile, state, seat))


def _why(asked: Asked) -> Answered:
    match = asked.match
    try:
        match.parse(asked.ask.move)
    except IllegalMove:
        clause, reason = why_not_phrase(match.state, asked.ask.move)
        return _answered(asked, clause=clause, reason=reason)
    return _answered(asked)


def _links(asked: Asked) -> Answered:
    return _answered(asked, overlay=links_overlay(asked.match.state, asked.ask.hex.upper() or None))


def _answered(asked: Asked, **found: object) -> Answered:
    return Answered(id=asked.ask.id, seq=asked.course.seq, **found)  # type: ignore[arg-type]


ANSWERS: Final[Mapping[str, Callable[[Asked], Answered]]] = {
    "forecast": _forecast,
    "card": _card,
    "why": _why,
    "links": _links,
}
