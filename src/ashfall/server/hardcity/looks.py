"""What whoever is sent a link sees of Hard City: the table as a spectator sees it, and tasks."""

from __future__ import annotations

from typing import Any, Final

from ashfall.draw.hardcity.city import draw_city
from ashfall.hardcity import Match, View, parse_record
from ashfall.server.hardcity.puzzles import DESK
from ashfall.server.hardcity.shapes import NAME, HardCityTerms
from ashfall.server.hardcity.sight import OFFICERS, ZERO
from ashfall.server.sharing.looks import Looks, Preview, SharedPage, Visit
from ashfall.server.sharing.pages import game_preview, move_of
from ashfall.server.sharing.puzzles import puzzle_pages
from ashfall.server.starts import LONGEST, replayed
from ashfall.server.workshop import Steps
from ashfall.table.errors import InvalidRecord
from ashfall.table.texts import Texts

__all__ = ["HardCityLooks"]

SIDES: Final = {OFFICERS: "hc-officers", ZERO: "hc-zero"}


async def _analysis(visit: Visit) -> Preview | None:
    """The position from which an analysis begins, where its address names one."""
    move = move_of(visit.query.get("ply", "")) or 0
    return await game_preview(visit, visit.query.get("from", ""), move, "web-nav-analysis")


def _episode(number: int, texts: Texts) -> str:
    known = f"hc-episode-{number}"
    if known not in texts:
        return texts.format("hc-title-own", number=number)
    return texts.format("hc-title", number=number, name=texts.format(known))


class HardCityLooks(Looks):
    """What a view hides is not in its picture."""

    pages = (
        SharedPage(f"/analysis/{NAME}", _analysis),
        *puzzle_pages(DESK, f"/puzzles/{NAME}", "hc-task-today"),
    )

    def title(self, terms: HardCityTerms, texts: Texts) -> str:
        """The episode."""
        return _episode(terms.episode, texts)

    def part_name(self, part: str, texts: Texts) -> str:
        """A side."""
        return texts.format(SIDES[part]) if part in SIDES else ""

    def record_title(self, text: str, texts: Texts) -> str:
        """The episode."""
        return _episode(int(Match.from_record(parse_record(text), upto=0).options.episode), texts)

    def picture(self, view: View, language: str) -> str:
        """The map with tracks and sheets."""
        return draw_city(view, language)

    def standing(self, text: str, upto: int | None) -> Steps[Any]:
        """The match after so many moves of a record."""
        record = parse_record(text)
        if len(record.moves) > LONGEST:
            raise InvalidRecord("moves", f"expected at most {LONGEST}, got {len(record.moves)}")
        start = Match.from_record(record, upto=0)
        return (yield from replayed(start, record.moves[:upto], record.made_with))
