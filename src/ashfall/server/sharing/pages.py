"""Pages of the client that have a preview: those of the house, and what games share for theirs."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, urlencode

from ashfall.server.endpoints import Problem
from ashfall.server.http.matches import match_row
from ashfall.server.rooms.history import made_moves
from ashfall.server.sharing.looks import Preview, SharedPage, Visit
from ashfall.server.sharing.naming import game_name, match_title, seat_names, status_text

__all__ = ["HOUSE_PAGES", "MOST_MOVES", "game_preview", "picture_address"]

MOST_MOVES: Final = 9999
LONGEST_ID: Final = 64


def picture_address(path: str, visit: Visit, **query: object) -> str:
    """The address of a picture in the language of a visit."""
    return f"{path}?{urlencode({'lang': visit.texts.language, **query})}"


async def _home(visit: Visit) -> Preview:
    return Preview("Ashfall", visit.texts.format("share-home-text"), picture_address("/api/card", visit))


async def _match(visit: Visit) -> Preview | None:
    """A table: who plays, and whether somebody is waited for."""
    return await _match_preview(visit, visit.path["id"], None, "")


async def _replay(visit: Visit) -> Preview | None:
    """A game step by step, at the step that its address tells."""
    return await game_preview(visit, visit.path["id"], move_of(visit.query.get("move", "")), "replay-title")


async def game_preview(visit: Visit, key: str, move: int | None, kind: str) -> Preview | None:
    """A finished game after a move; ``key`` is of a match or a record, ``kind`` a text: what the page is."""
    if not key or len(key) > LONGEST_ID or not key.isprintable():
        return None
    return await _match_preview(visit, key, move, kind) or await _record_preview(visit, key, move, kind)


def move_of(text: str) -> int | None:
    """The number of a move in an address, None where it tells none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_MOVES)) else None


async def _match_preview(visit: Visit, key: str, move: int | None, kind: str) -> Preview | None:
    texts = visit.texts
    try:
        row = await match_row(visit.services, key)
    except Problem:
        return None
    info = visit.services.hall.info(row)
    asked = {"move": move} if move is not None and info.status == "over" else {}
    if move is not None and asked and move > len(made_moves(await visit.services.store.entries(row.id))):
        return None
    title, names = match_title(row, info, texts), " – ".join(seat_names(info, texts))
    told = [game_name(info.game, texts), *([] if title == names else [names]), status_text(info, texts)]
    return Preview(
        _titled(visit, title, kind),
        ". ".join(part.rstrip(".") for part in told) + ".",
        picture_address(f"/api/matches/{quote(key, safe='')}/card", visit, **asked),
    )


async def _record_preview(visit: Visit, key: str, move: int | None, kind: str) -> Preview | None:
    facts = await visit.services.record_titles.facts(key, visit.texts)
    if facts is None or (move is not None and move > facts.moves):
        return None
    asked = {} if move is None else {"move": move}
    return Preview(
        _titled(visit, facts.title, kind),
        f"{game_name(facts.game, visit.texts)}. {visit.texts.format('share-record-text')}",
        picture_address(f"/api/records/{quote(key, safe='')}/card", visit, **asked),
    )


def _titled(visit: Visit, title: str, kind: str) -> str:
    return f"{visit.texts.format(kind)}: {title}" if kind else title


HOUSE_PAGES: Final = (
    SharedPage("/", _home),
    SharedPage("/m/{id}", _match),
    SharedPage("/replay/{id}", _replay),
)
