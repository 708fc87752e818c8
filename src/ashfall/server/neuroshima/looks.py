"""What whoever is sent a link sees of Neuroshima Hex: positions, armies, puzzles, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ashfall.draw.neuroshima.cluster import armies_svg
from ashfall.draw.neuroshima.state import state_svg
from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_keys, convert_armies, find_army, load_army
from ashfall.neuroshima.record import parse_record
from ashfall.neuroshima.tile import Army
from ashfall.neuroshima.view import View
from ashfall.server.neuroshima.own_armies import army_by_id
from ashfall.server.neuroshima.puzzles import DESK
from ashfall.server.neuroshima.replay import MOST_STEPS
from ashfall.server.neuroshima.shapes import NAME
from ashfall.server.sharing.looks import Looks, Preview, SharedPage, Visit
from ashfall.server.sharing.pages import game_preview, move_of, picture_address
from ashfall.server.sharing.puzzles import puzzle_pages
from ashfall.server.starts import replayed
from ashfall.server.workshop import Steps
from ashfall.table.errors import InvalidRecord, UnknownArmy
from ashfall.table.texts import Texts

__all__ = ["NeuroshimaLooks"]


async def _army(visit: Visit) -> Preview | None:
    try:
        army = load_army(visit.path["army"])
    except UnknownArmy:
        return None
    language = visit.texts.language
    about = army.about.get(language) or army.about.get("en") or visit.texts.format("share-home-text")
    address = picture_address(f"/api/{NAME}/armies/{army.key}/card", visit)
    return Preview(army.name(language), about, address)


async def _review(visit: Visit) -> Preview | None:
    return await game_preview(visit, visit.path["id"], None, "review-title")


async def _analysis(visit: Visit) -> Preview | None:
    """The position from which an analysis begins, where its address names one."""
    move = move_of(visit.query.get("ply", "")) or 0
    return await game_preview(visit, visit.query.get("from", ""), move, "web-nav-analysis")


def _known(part: str) -> Army | None:
    try:
        return army_by_id(part)
    except UnknownArmy:
        return None


class NeuroshimaLooks(Looks):
    """Positions are drawn from a view, which has no order of piles."""

    pages = (
        SharedPage("/armies/{army}", _army),
        SharedPage("/review/{id}", _review),
        SharedPage("/analysis", _analysis),
        *puzzle_pages(DESK, "/puzzles", "nh-home-puzzle"),
    )

    def part_name(self, part: str, texts: Texts) -> str:
        """An army."""
        try:
            return army_by_id(part).name(texts.language)
        except UnknownArmy:
            return ""

    def record_title(self, text: str, texts: Texts) -> str:
        """The armies."""
        record = parse_record(text)
        own = convert_armies(record.own)
        return " – ".join(find_army(key, own).name(texts.language) for key in record.armies)

    def picture(self, view: View, language: str) -> str:
        """The board with the health of everybody."""
        return state_svg(view.state, language)

    def invitation(self, parts: Sequence[str], language: str) -> str:
        """The HQs that will meet; where chance draws all of them, those of every army."""
        armies = [_known(part) for part in parts]
        shown = armies if any(armies) else [load_army(key) for key in army_keys()]
        return armies_svg(shown, language)

    def standing(self, text: str, upto: int | None) -> Steps[Any]:
        """The match after so many moves of a record."""
        record = parse_record(text)
        if len(record.moves) > MOST_STEPS:
            raise InvalidRecord("moves", f"expected at most {MOST_STEPS}, got {len(record.moves)}")
        start = Match.from_record(record, upto=0)
        return (yield from replayed(start, record.moves[:upto], record.made_with))
