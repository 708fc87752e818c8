"""What can be asked about a position: what a battle would do, what a unit is, what links it to others."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ashfall.neuroshima.view import View
from ashfall.server.contract import Question
from ashfall.server.neuroshima.cards import tile_card, unit_card
from ashfall.server.neuroshima.coach import coaching_of
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.lines import why_not_phrase
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.shapes import Card, Coaching, Forecast, Overlay
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.shapes import MoveText
from ashfall.table.errors import IllegalMove

__all__ = ["QUESTIONS"]

Hex = Annotated[str, msgspec.Meta(max_length=4)]


class AboutMove(msgspec.Struct, forbid_unknown_fields=True):
    """Right after this move, or now."""

    move: MoveText = ""


class AboutUnit(msgspec.Struct, forbid_unknown_fields=True):
    """The unit on a hex, or a tile of a seat."""

    hex: Hex = ""
    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class AboutHex(msgspec.Struct, forbid_unknown_fields=True):
    """One hex, or the whole board."""

    hex: Hex = ""


class AboutSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits there."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


def _forecast(view: View, about: AboutMove) -> Forecast:
    try:
        move = view.parse(about.move) if about.move else None
    except IllegalMove:
        raise Refusal.illegal(why_not_phrase(view.state, about.move)) from None
    return forecast_of(view.state, move)


def _card(view: View, about: AboutUnit) -> Card:
    state = view.state
    if about.hex:
        return unit_card(state, about.hex.upper())
    armies = state.rules.armies
    if about.seat >= len(armies):
        raise Refusal.bad(f"seat: expected 0 to {len(armies) - 1}, got {about.seat}")
    return tile_card(armies[about.seat], about.tile, state, about.seat)


def _links(view: View, about: AboutHex) -> Overlay:
    return Overlay(overlay=links_overlay(view.state, about.hex.upper() or None))


def _coach(view: View, about: AboutSeat) -> Coaching:
    return coaching_of(view, about.seat)


QUESTIONS: Final = {
    "forecast": Question(AboutMove, _forecast, Forecast, is_help=True),
    "card": Question(AboutUnit, _card, Card),
    "links": Question(AboutHex, _links, Overlay),
    "coach": Question(AboutSeat, _coach, Coaching, is_help=True),
}
