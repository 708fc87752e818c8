"""Questions about any table, also one that only exists in the question. Nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ashfall.neuroshima import Match
from ashfall.neuroshima.next_battle import assume
from ashfall.neuroshima.position import Position, convert_position
from ashfall.neuroshima.skirmish import fight_position
from ashfall.neuroshima.view import View
from ashfall.server.analysis import check_level, ideas_about, worked_out
from ashfall.server.decoding import BadInput
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.games import table_of
from ashfall.server.messages import Idea, WhyNot
from ashfall.server.neuroshima.analysis_shapes import (
    AdviceWish,
    BattleResult,
    MoveWish,
    SightWish,
    TableSight,
    TableWish,
    UnitWish,
)
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.cards import tile_card, unit_card
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.server.neuroshima.lines import event_lines, why_not_phrase
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.sandbox import BadMove, Sandbox, inside
from ashfall.server.neuroshima.shapes import NAME, Card, Forecast, Overlay
from ashfall.server.neuroshima.sight import outcome_sight, sight_of
from ashfall.server.workshop import Steps
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove, InvalidPosition, shown
from ashfall.table.phrases import Phrase

__all__ = ["ENDPOINTS"]


def _table(wish: TableWish) -> Steps[Sandbox]:
    """The table of a question after all its moves."""
    sandbox = Sandbox(wish)
    try:
        yield from sandbox.play()
    except BadMove as error:
        raise Problem(422, "illegal", str(error), phrase=_refusal(error.error)) from None
    yield
    return sandbox


def sight(wish: SightWish) -> Steps[TableSight]:
    """A table after some moves."""
    sandbox = yield from _table(wish)
    return sandbox.sight(wish)


def forecast(wish: MoveWish) -> Steps[Forecast]:
    """What a battle would do, now or after a move."""
    match = (yield from _table(wish)).match
    return forecast_of(match.state, _legal(match, wish.move) if wish.move else None)


def _legal(match: Match, text: str) -> Move:
    try:
        return match.parse(text)
    except IllegalMove as error:
        reason = f'move: "{shown(text)}": {error}'
        raise Problem(422, "illegal", reason, phrase=_refusal(error)) from None


def _refusal(error: IllegalMove) -> Phrase | None:
    return Phrase(error.text_id) if error.text_id else None


def why(wish: MoveWish) -> Steps[WhyNot]:
    """Why a move is not legal."""
    match = (yield from _table(wish)).match
    try:
        match.parse(wish.move)
    except IllegalMove:
        clause, reason = why_not_phrase(match.state, wish.move)
        return WhyNot(clause=clause, reason=reason)
    return WhyNot()


def card(wish: UnitWish) -> Steps[Card]:
    """The help card of a unit or a tile."""
    match = (yield from _table(wish)).match
    if wish.hex:
        return unit_card(match.state, _unit(match, wish.hex))
    if wish.seat >= len(match.armies):
        raise BadInput("seat", f"expected 0 to {len(match.armies) - 1}, got {wish.seat}")
    return tile_card(match.state.rules.armies[wish.seat], wish.tile, match.state, wish.seat)


def _unit(match: Match, hex: str) -> str:
    """The label of a hex with a unit on it."""
    if match.unit(hex) is None:
        raise BadInput("hex", f"expected one with a unit, nobody stands on {hex.upper()}")
    return hex.upper()


def links(wish: UnitWish) -> Steps[Overlay]:
    """Nets and links, of one unit or of all."""
    match = (yield from _table(wish)).match
    return Overlay(overlay=links_overlay(match.state, _unit(match, wish.hex) if wish.hex else None))


def battle(wish: TableWish) -> Steps[BattleResult]:
    """One battle from a position; questions that its ``moves`` leave open get the answer that looks best."""
    if wish.position is None:
        raise BadInput("position", "is missing")
    assumed: list[Phrase] = []
    position: Position | None = None
    try:
        position = convert_position(wish.position)
        report = fight_position(position, lambda state, options: assume(state, options, assumed))
    except InvalidPosition as error:
        raise inside(error, position) from None
    yield
    found, outcome = sight_of(View(report.after, None), ()), report.outcome
    found.decision = found.outcome = None  # this table ends with the battle, decided or not
    if outcome is not None:
        found.outcome = outcome_sight(outcome)
    return BattleResult(
        battle=battle_show(
            report.before, report.events, event_lines(report.events, report.after.rules.armies), report.after
        ),
        sight=found,
        outcome=found.outcome,
        answers=report.choices,
        assumed=assumed,
    )


async def best(call: Call) -> list[Idea]:
    """What a bot would do, worked out in another process."""
    wish: AdviceWish = call.body
    game = table_of(NAME)
    check_level(game, wish.level)
    match = (await call.services.workshop.do(_table(wish), call.asker)).match
    return await ideas_about(call, game, match, wish.level, wish.seconds, wish.ideas)


def _question(
    name: str, answer: Callable[[Any], Steps[object]], summary: str, body: type, returns: type
) -> Endpoint:
    path = f"/api/{NAME}/analysis/{name}"
    return Endpoint("POST", path, worked_out(answer), summary, body=body, returns=returns, cost="work")


ENDPOINTS: Final = [
    _question("sight", sight, "A table after some moves", SightWish, TableSight),
    _question("forecast", forecast, "What a battle would do, now or after a move", MoveWish, Forecast),
    _question("why", why, "Why a move is not legal", MoveWish, WhyNot),
    _question("card", card, "The help card of a unit or a tile", UnitWish, Card),
    _question("links", links, "Nets and links as SVG", UnitWish, Overlay),
    _question("battle", battle, "One battle from a position", TableWish, BattleResult),
    Endpoint(
        "POST",
        f"/api/{NAME}/analysis/best",
        best,
        "What a bot would do",
        body=AdviceWish,
        returns=list[Idea],
        cost="dear",
    ),
]
