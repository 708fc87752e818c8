"""Matches and records in words, for whoever is sent a link: no more than the table's own page tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ashfall.server.games import table_of
from ashfall.server.messages import MatchInfo, SeatInfo
from ashfall.server.rooms.terms import game_terms
from ashfall.server.store import MatchRow
from ashfall.table.phrases import Phrase, SeatRef, TileRef, UnitRef
from ashfall.table.texts import Texts
from ashfall.table.words import Speaker

__all__ = ["game_name", "invitation_title", "match_title", "seat_names", "status_text"]


class _SeatSpeaker(Speaker[Any]):
    """Speaks about the people of a match."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(texts.language)
        self._names = names

    def _name(self, reference: UnitRef | SeatRef | TileRef) -> str:
        if isinstance(reference, SeatRef) and reference.seat < len(self._names):
            return self._names[reference.seat]
        return super()._name(reference)


def game_name(game: str, texts: Texts) -> str:
    """What a game is called."""
    return texts.format("web-game", game=game)


def match_title(row: MatchRow, info: MatchInfo, texts: Texts) -> str:
    """What is played, or who invites, or who plays."""
    what = table_of(info.game).looks.title(game_terms(row), texts)
    return what or invitation_title(info, texts) or " – ".join(seat_names(info, texts))


def invitation_title(info: MatchInfo, texts: Texts) -> str:
    """Who invites to a table that waits; empty where nobody does."""
    host = next((seat.name for seat in info.seats if seat.who == "person" and seat.name), "")
    return texts.format("web-join-title", name=host) if info.status == "waiting" and host else ""


def seat_names(info: MatchInfo, texts: Texts) -> list[str]:
    """Who sits there; people at one screen are called by what they lead."""
    looks = table_of(info.game).looks
    shared = Counter(seat.guest for seat in info.seats if seat.guest)

    def name(seat: SeatInfo) -> str:
        if seat.who == "empty":
            return texts.format("web-seat-open")
        if seat.who == "bot":
            known = f"bot-{seat.bot}"
            return texts.format(known) if known in texts else seat.bot
        if shared[seat.guest] > 1 and (part := looks.part_name(seat.part, texts)):
            return part
        return seat.name or texts.format("web-seat-anybody")

    leaders = dict.fromkeys(seat.leader for seat in info.seats)
    led_by_one = len(leaders) == 1
    return [name(seat) for number, seat in enumerate(info.seats) if led_by_one or number in leaders]


def status_text(info: MatchInfo, texts: Texts) -> str:
    """Whether somebody is waited for, how far it is, how it ended."""
    if info.status == "waiting":
        return texts.format("share-waiting")
    if info.status == "playing":
        return texts.format("share-playing")
    return _result_text(info, texts)


def _result_text(info: MatchInfo, texts: Texts) -> str:
    result: Phrase | None = info.result
    if result is None:
        return texts.format("share-over")
    names = [seat.name or texts.format("web-seat-anybody") for seat in info.seats]
    looks = table_of(info.game).looks
    names = [looks.part_name(seat.part, texts) or name for seat, name in zip(info.seats, names, strict=True)]
    try:
        return _SeatSpeaker(texts, names).say(result)
    except (KeyError, TypeError, ValueError):  # a sentence of other rules than ours
        return texts.format("share-over")
