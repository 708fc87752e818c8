"""Pictures of matches and records: how they stand now, or stood after a move, as a spectator may see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from ashfall.draw.card import Card
from ashfall.games import FIRST
from ashfall.server.contract import AnyTable
from ashfall.server.endpoints import Call, Problem
from ashfall.server.games import table_of
from ashfall.server.http.matches import match_row, problem_of
from ashfall.server.http.records import stored_text
from ashfall.server.languages import spoken
from ashfall.server.messages import MatchInfo
from ashfall.server.rooms.history import record_of
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.sharing.naming import game_name, match_title, seat_names, status_text
from ashfall.server.sharing.painting import PaintCard
from ashfall.server.sharing.shapes import CardWish
from ashfall.server.store import MatchRow
from ashfall.server.workshop import Steps
from ashfall.table.documents import game_of
from ashfall.table.errors import AshfallError
from ashfall.table.play import PlayedMatch
from ashfall.table.texts import Texts

__all__ = ["match_card", "record_card"]


async def match_card(call: Call) -> bytes:
    """A match on a card: now, or after a move of one that is over."""
    wish: CardWish = call.query
    texts = await spoken(wish.known)
    row = await match_row(call.services, call.path["id"])
    info = call.services.hall.info(row)
    if wish.move is not None and info.status != "over":
        raise Problem(409, "not_over", "Moves can be chosen once the match is over.")
    card = _card_of(row, info, texts, wish.move)
    seq, standing = await _standing(call, row, info, wish.move)

    async def drawn() -> PaintCard:
        return await _painted(call, table_of(row.game), card, standing)

    key = f"match {row.id} {info.status} {seq} {wish.move} {card!r}"
    return await call.services.pictures.get(key, call.asker, drawn)


def _card_of(row: MatchRow, info: MatchInfo, texts: Texts, move: int | None) -> Card:
    title = match_title(row, info, texts)
    named = title == " – ".join(seat_names(info, texts))
    who = () if named else (" – ".join(seat_names(info, texts)),)
    last = status_text(info, texts) if move is None else texts.format("share-move", move=move)
    return Card(title, game_name(info.game, texts), (*who, last), language=texts.language)


async def record_card(call: Call) -> bytes:
    """A record on a card: its end, or after a move."""
    wish: CardWish = call.query
    texts = await spoken(wish.known)
    text = await stored_text(call)
    game = table_of(game_of(text) or FIRST)
    title = game.looks.record_title(text, texts)
    at_end = wish.move is None
    last = texts.format("share-record-text") if at_end else texts.format("share-move", move=wish.move)
    card = Card(title, game_name(game.name, texts), (last,), language=texts.language)

    async def drawn() -> PaintCard:
        return await _painted(call, game, card, _of_record(call, game, text, wish.move))

    key = f"record {call.path['id']} {wish.move} {texts.language}"
    return await call.services.pictures.get(key, call.asker, drawn)


Standing = Callable[[], Awaitable[PlayedMatch[Any] | None]]


async def _standing(call: Call, row: MatchRow, info: MatchInfo, move: int | None) -> tuple[int, Standing]:
    """How often something has happened in a match, and how to find where it stands."""
    if info.status == "waiting" or info.is_closed:
        return 0, _nothing
    if info.status == "playing":
        try:
            state = (await call.services.hall.open(row.id, call.asker)).standing
        except Refusal as refusal:
            raise problem_of(refusal) from None
        played = None if state.match is None else state.match.played

        async def now() -> PlayedMatch[Any] | None:
            return played

        return state.seq, now
    entries = await call.services.store.entries(row.id)
    if not entries:
        return 0, _nothing
    text = record_of(row, entries).to_json()
    return len(entries), _of_record(call, table_of(row.game), text, move)


async def _nothing() -> None:
    return None


def _of_record(call: Call, game: AnyTable, text: str, move: int | None) -> Standing:
    async def standing() -> PlayedMatch[Any] | None:
        try:
            match: PlayedMatch[Any] = await call.services.workshop.do(
                game.looks.standing(text, move), call.asker
            )
        except AshfallError:  # the rules of today do not allow it any more: a card without a picture
            return None
        return match

    return standing


async def _painted(call: Call, game: AnyTable, card: Card, standing: Standing) -> PaintCard:
    """The card with its drawing, made from what a spectator may know and from nothing else."""
    match = await standing()
    if match is None:
        return PaintCard(card)
    view = game.view(match, game.audience(match, ()))
    drawing = await call.services.workshop.do(_drawn(game, view, card.language), call.asker)
    return PaintCard(replace(card, drawing=drawing))


def _drawn(game: AnyTable, view: Any, language: str) -> Steps[str]:
    yield
    return game.looks.picture(view, language)
