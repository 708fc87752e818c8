"""Puzzles on cards: the one of today, and any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from ashfall.draw.card import Card
from ashfall.server.endpoints import Call, Problem
from ashfall.server.languages import spoken
from ashfall.server.puzzle_shapes import PictureWish, PuzzleInfo
from ashfall.server.puzzles.desk import AnyDesk
from ashfall.server.puzzles.door import daily_key, find_puzzle, puzzle_named
from ashfall.server.puzzles.ledger import today
from ashfall.server.sharing.looks import Preview, SharedPage, Visit
from ashfall.server.sharing.naming import game_name
from ashfall.server.sharing.pages import picture_address
from ashfall.server.sharing.painting import PaintCard
from ashfall.server.sharing.shapes import PlainCardWish
from ashfall.server.workshop import Steps
from ashfall.table.texts import Texts

__all__ = ["puzzle_card", "puzzle_pages"]

TODAY: Final = "today"  # as a key, the puzzle of the day


def puzzle_pages(desk: AnyDesk, path: str, daily: str) -> Sequence[SharedPage]:
    """The list of puzzles, which shows the one of today, and each of them; ``daily`` is a text."""

    async def shelf(visit: Visit) -> Preview | None:
        return await _preview(desk, visit, daily_key(desk), daily)

    async def one(visit: Visit) -> Preview | None:
        key = visit.path["key"]
        return await shelf(visit) if key == TODAY else await _preview(desk, visit, key, "")

    return SharedPage(path, shelf), SharedPage(f"{path}/{{key}}", one)


async def _preview(desk: AnyDesk, visit: Visit, key: str, kind: str) -> Preview | None:
    try:
        found = await puzzle_named(visit.services, desk, key)
    except Problem:
        return None
    texts, info = visit.texts, desk.info(found.puzzle, 0, found.maker)
    title = _told(info.title, texts.language)
    return Preview(
        f"{texts.format(kind)}: {title}" if kind else title,
        f"{game_name(desk.game, texts)}. {_text(info, texts)}",
        picture_address(f"/api/{desk.game}/puzzles/{quote(key, safe='')}/card", visit),
    )


async def puzzle_card(desk: AnyDesk, call: Call) -> bytes:
    """A puzzle on a card; nothing of a solution is on it."""
    wish: PlainCardWish = call.query
    texts = await spoken(wish.known)
    found = await find_puzzle(call, desk)
    info = desk.info(found.puzzle, 0, found.maker)
    text, title = _text(info, texts), _told(info.title, texts.language)
    card = Card(title, game_name(desk.game, texts), (text,), language=texts.language)

    def drawing() -> Steps[PaintCard]:
        yield
        drawn = desk.picture(found.puzzle, PictureWish(lang=texts.language))
        return PaintCard(Card(card.title, card.over, card.lines, drawn, card.language))

    async def drawn() -> PaintCard:
        return await call.services.workshop.do(drawing(), call.asker)

    # The day: a shipped puzzle may be another one with the next version, a made one is never changed.
    key = f"puzzle {desk.game} {found.key} {today()} {texts.language}"
    return await call.services.pictures.get(key, call.asker, drawn)


def _text(info: PuzzleInfo, texts: Texts) -> str:
    """Its story, else that it is one."""
    return _told(info.story, texts.language) or texts.format("share-puzzle")


def _told(words: dict[str, str], language: str) -> str:
    return words.get(language) or words.get("en", "")
