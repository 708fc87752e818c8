"""Questions about any table, also one that only exists in the question. Nothing is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from ashfall.bots.faults import BotFault
from ashfall.neuroshima import Match
from ashfall.neuroshima.position import convert_position
from ashfall.neuroshima.skirmish import fight_position
from ashfall.neuroshima.view import View
from ashfall.server.decoding import BadInput
from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.messages import (
    AdviceWish,
    BattleResult,
    Idea,
    MoveWish,
    Overlay,
    SightWish,
    TableSight,
    TableWish,
    UnitWish,
    WhyNot,
)
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.cards import tile_card, unit_card
from ashfall.server.neuroshima.forecast import assume, forecast_of
from ashfall.server.neuroshima.lines import event_lines, why_not_phrase
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.sandbox import BadMove, Sandbox, inside
from ashfall.server.neuroshima.shapes import Card, Forecast
from ashfall.server.neuroshima.sight import outcome_sight, sight_of
from ashfall.server.rooms.chance import draw_number
from ashfall.server.rooms.questions import ideas_of
from ashfall.server.rooms.thinkers import BOTS, Busy, Question
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove, InvalidPosition, shown
from ashfall.table.phrases import Phrase

__all__ = ["ENDPOINTS", "in_turns"]

AT_A_TIME: Final = 20  # moves or steps before others are served


async def in_turns(work: Iterable[object], at_a_time: int = AT_A_TIME) -> None:
    """Do a long work piece by piece, so that nobody else waits for it."""
    for done, _ in enumerate(work, start=1):
        if done % at_a_time == 0:
            await asyncio.sleep(0)


async def _table(wish: TableWish) -> Sandbox:
    """The table of a question after all its moves."""
    sandbox = Sandbox(wish)
    try:
        await in_turns(sandbox.play())
    except BadMove as error:
        raise Problem(422, "illegal", str(error)) from None
    return sandbox


async def sight(call: Call) -> TableSight:
    """A table after some moves."""
    wish: SightWish = call.body
    return (await _table(wish)).sight(wish)


async def forecast(call: Call) -> Forecast:
    """What a battle would do, now or after a move."""
    wish: MoveWish = call.body
    match = (await _table(wish)).match
    return forecast_of(match.state, _legal(match, wish.move) if wish.move else None)


def _legal(match: Match, text: str) -> Move:
    try:
        return match.parse(text)
    except IllegalMove as error:
        raise Problem(422, "illegal", f'move: "{shown(text)}": {error}') from None


async def why(call: Call) -> WhyNot:
    """Why a move is not legal."""
    wish: MoveWish = call.body
    match = (await _table(wish)).match
    try:
        match.parse(wish.move)
    except IllegalMove:
        return WhyNot(*why_not_phrase(match.state, wish.move))
    return WhyNot("", None)


async def card(call: Call) -> Card:
    """The help card of a unit or a tile."""
    wish: UnitWish = call.body
    match = (await _table(wish)).match
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


async def links(call: Call) -> Overlay:
    """Nets and links, of one unit or of all."""
    wish: UnitWish = call.body
    match = (await _table(wish)).match
    return Overlay(links_overlay(match.state, _unit(match, wish.hex) if wish.hex else None))


async def battle(call: Call) -> BattleResult:
    """One battle from a position; questions that its ``moves`` leave open get the answer that looks best."""
    wish: TableWish = call.body
    if wish.position is None:
        raise BadInput("position", "is missing")
    assumed: list[Phrase] = []
    try:
        position = convert_position(wish.position)
        report = fight_position(position, lambda state, options: assume(state, options, assumed))
    except InvalidPosition as error:
        raise inside(error) from None
    found, outcome = sight_of(View(report.after, None), ()), report.outcome
    found.decision = found.outcome = None  # this table ends with the battle, decided or not
    if outcome is not None:
        found.outcome = outcome_sight(outcome)
    return BattleResult(
        battle=battle_show(report.before, report.events, event_lines(report.events), report.after),
        sight=found,
        outcome=found.outcome,
        answers=report.choices,
        assumed=assumed,
    )


async def best(call: Call) -> list[Idea]:
    """What a bot would do, worked out in another process."""
    wish: AdviceWish = call.body
    if wish.level not in BOTS:
        raise BadInput("level", f'expected one of {", ".join(BOTS)}, got "{shown(wish.level)}"')
    match = (await _table(wish)).match
    if match.over:
        raise Problem(409, "over", "The game is over, so there is no move to find.")
    question = Question.about(match.view(), wish.level, draw_number(), wish.seconds, wish.ideas)
    try:
        choice = await call.services.thinkers.ask(question)
    except (Busy, BotFault):
        raise Problem(503, "busy", "The bots are busy, please try again in a moment.", 3.0) from None
    return ideas_of(match.state, choice)


ENDPOINTS: Final = [
    Endpoint(
        "POST", "/api/analysis/sight", sight, "A table after some moves", body=SightWish, returns=TableSight
    ),
    Endpoint(
        "POST",
        "/api/analysis/forecast",
        forecast,
        "What a battle would do, now or after a move",
        body=MoveWish,
        returns=Forecast,
    ),
    Endpoint("POST", "/api/analysis/why", why, "Why a move is not legal", body=MoveWish, returns=WhyNot),
    Endpoint(
        "POST", "/api/analysis/card", card, "The help card of a unit or a tile", body=UnitWish, returns=Card
    ),
    Endpoint("POST", "/api/analysis/links", links, "Nets and links as SVG", body=UnitWish, returns=Overlay),
    Endpoint(
        "POST",
        "/api/analysis/battle",
        battle,
        "One battle from a position",
        body=TableWish,
        returns=BattleResult,
    ),
    Endpoint(
        "POST",
        "/api/analysis/best",
        best,
        "What a bot would do",
        body=AdviceWish,
        returns=list[Idea],
        cost="dear",
    ),
]
