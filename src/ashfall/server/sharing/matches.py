"""Pictures of matches and records: how they stand now, or stood after a move, as a spectator may see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from ashfall.draw.card import Card
from ashfall.server.contract import AnyTable
from ashfall.server.endpoints import Call, Problem
from ashfall.server.games import table_of
from ashfall.server.http.matches import match_row
from ashfall.server.http.records import stored_text
from ashfall.server.languages import spoken
from ashfall.server.messages import MatchInfo
from ashfall.server.rooms.history import MatchState, made_moves, record_of
from ashfall.server.rooms.reopening import NoLongerPlayable, reopened
from ashfall.server.sharing.naming import game_name, invitation_title, match_title, seat_names, status_text
from ashfall.server.sharing.painting import PaintCard
from ashfall.server.sharing.shapes import CardWish
from ashfall.server.store import MatchRow
from ashfall.server.workshop import Steps
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
    if wish.move is not None:
        _check_move(wish.move, len(made_moves(await call.services.store.entries(row.id))))
    card = _card_of(row, info, texts, wish.move)
    seq, standing = _standing(call, row, info, wish.move)

    async def drawn() -> PaintCard:
        if info.status != "waiting":
            return await _painted(call, table_of(row.game), card, standing)
        steps = _invited(table_of(row.game), [seat.part for seat in info.seats], texts.language)
        return PaintCard(replace(card, drawing=await call.services.workshop.do(steps, call.asker)))

    key = f"match {row.id} {info.status} {seq} {wish.move} {card!r}"
    return await call.services.pictures.get(key, call.asker, drawn)


def _check_move(move: int, last: int) -> None:
    if move > last:
        raise Problem(404, "no_move", f"There is no move {move}, the last one is {last}.")


def _card_of(row: MatchRow, info: MatchInfo, texts: Texts, move: int | None) -> Card:
    title = match_title(row, info, texts)
    names = " – ".join(seat_names(info, texts))
    is_all_told = title == names or (len(info.seats) == 2 and title == invitation_title(info, texts))
    who = () if is_all_told else (names,)
    last = status_text(info, texts) if move is None else texts.format("share-move", move=move)
    return Card(title, game_name(info.game, texts), (*who, last), language=texts.language)


async def record_card(call: Call) -> bytes:
    """A record on a card: its end, or after a move."""
    wish: CardWish = call.query
    texts = await spoken(wish.known)
    facts = await call.services.record_titles.facts(call.path["id"], texts, call.asker)
    if facts is None:
        raise Problem(404, "not_found", "There is no such record.")
    if wish.move is not None:
        _check_move(wish.move, facts.moves)
    at_end = wish.move is None
    last = texts.format("share-record-text") if at_end else texts.format("share-move", move=wish.move)
    card = Card(facts.title, game_name(facts.game, texts), (last,), language=texts.language)

    async def drawn() -> PaintCard:
        game, text = table_of(facts.game), await stored_text(call)
        return await _painted(call, game, card, lambda: _replayed(call, game, text, wish.move))

    key = f"record {call.path['id']} {wish.move} {texts.language}"
    return await call.services.pictures.get(key, call.asker, drawn)


Standing = Callable[[], Awaitable[PlayedMatch[Any] | None]]


def _standing(call: Call, row: MatchRow, info: MatchInfo, move: int | None) -> tuple[int, Standing]:
    """How often something has happened in a match, and how to find where it stands.

    Nobody comes to the table by asking for its picture: what is not in memory is read, and nothing begins.
    """
    if info.status == "waiting" or info.is_closed:
        return 0, _nothing
    if info.status == "over":
        return row.seq, lambda: _finished(call, row, move)
    state = call.services.hall.standing(row.id)
    if state is None:
        return row.seq, lambda: _stored(call, row)
    played = _played(state)

    async def now() -> PlayedMatch[Any] | None:
        return played

    return state.seq, now


async def _nothing() -> None:
    return None


async def _stored(call: Call, row: MatchRow) -> PlayedMatch[Any] | None:
    """A match that goes on and is not in memory, after as many entries as the row tells."""
    entries = [entry for entry in await call.services.store.entries(row.id) if entry.seq <= row.seq]
    if not entries:
        return None
    try:
        state, _ = await call.services.workshop.do(reopened(row, entries), call.asker)
    except NoLongerPlayable:
        return None
    return _played(state)


def _played(state: MatchState) -> PlayedMatch[Any] | None:
    return None if state.match is None else state.match.played


async def _finished(call: Call, row: MatchRow, move: int | None) -> PlayedMatch[Any] | None:
    entries = await call.services.store.entries(row.id)
    if not entries:
        return None
    return await _replayed(call, table_of(row.game), record_of(row, entries).to_json(), move)


async def _replayed(call: Call, game: AnyTable, text: str, move: int | None) -> PlayedMatch[Any] | None:
    """A record after a move; None where the rules of today do not allow it any more."""
    try:
        match: PlayedMatch[Any] = await call.services.workshop.do(game.looks.standing(text, move), call.asker)
    except AshfallError:
        return None
    return match


async def _painted(call: Call, game: AnyTable, card: Card, standing: Standing) -> PaintCard:
    """The card with its drawing, made from what a spectator may know and from nothing else."""
    match = await standing()
    if match is None:
        return PaintCard(card)
    view = game.view(match, game.audience(match, ()))
    drawing = await call.services.workshop.do(_drawn(game, view, card.language), call.asker)
    return PaintCard(replace(card, drawing=drawing))


def _invited(game: AnyTable, parts: list[str], language: str) -> Steps[str]:
    yield
    return game.looks.invitation(parts, language)


def _drawn(game: AnyTable, view: Any, language: str) -> Steps[str]:
    yield
    return game.looks.picture(view, language)
