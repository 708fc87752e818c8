"""What somebody chooses from before an episode, and how their own ones ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.telling.briefing import brief
from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.hardcity.difficulty import OFFICERS, is_played_out, rates_of
from ashfall.server.hardcity.shapes import NAME
from ashfall.server.hardcity.shelf_shapes import (
    BestResult,
    EpisodeResults,
    EpisodeSheet,
    EpisodeShelf,
    OfficerSheet,
)
from ashfall.server.messages import MatchInfo
from ashfall.server.rooms.terms import game_terms
from ashfall.server.store import MatchRow, Store
from ashfall.server.workshop import Steps
from ashfall.table.phrases import Phrase

__all__ = ["ENDPOINTS"]

MINUTE: Final = 60  # short, so that a new version of the server shows its own episodes soon
LOOKED_AT: Final = 200  # of the finished matches of one guest
COUNTED: Final = 1000  # of those of everybody, the last ones


@dataclass(slots=True)
class _KeptShelf:
    """The answer to everybody who asks in the same minute."""

    answer: bytes = b""
    until: float = 0.0  # by the monotonic clock
    making: asyncio.Lock = field(default_factory=asyncio.Lock)  # whoever comes meanwhile waits for it


_kept: WeakKeyDictionary[Store, _KeptShelf] = WeakKeyDictionary()


async def shelf(call: Call) -> bytes:
    """All episodes, how hard they are, and everybody who plays in them."""
    store = call.services.store
    kept = _kept.setdefault(store, _KeptShelf())
    async with kept.making:
        if not kept.answer or time.monotonic() >= kept.until:
            ended = await store.matches("over", game=NAME, limit=COUNTED)
            kept.answer = await call.services.workshop.do(_worked_out(ended), call.asker)
            kept.until = time.monotonic() + MINUTE
        return kept.answer


def _worked_out(ended: Iterable[MatchRow]) -> Steps[bytes]:
    rates = yield from rates_of(ended)
    content = load_content()
    found = EpisodeShelf(
        episodes=[
            EpisodeSheet(
                episode=episode.number,
                enemies=episode.enemies,
                versus=brief(episode, VERSUS),
                coop=brief(episode, COOP),
                rates=rates.get(episode.number, []),
            )
            for episode in content.episodes
        ],
        officers=[OfficerSheet(officer.key, officer.hp, officer.ability) for officer in content.officers],
        ally_hp=content.allies[0].hp,
    )
    yield
    return msgspec.json.encode(found)


async def results(call: Call) -> list[EpisodeResults]:
    """How often whoever asks has played and won each episode, of their last matches."""
    if call.guest is None:
        return []
    rows = await call.services.store.matches_of(call.guest.id, ("over",), LOOKED_AT)
    ended = [(row, call.services.hall.info(row)) for row in rows if row.game == NAME]
    return _counted(ended, call.guest.id)


def _counted(ended: Iterable[tuple[MatchRow, MatchInfo]], guest: str) -> list[EpisodeResults]:
    found: dict[int, EpisodeResults] = {}
    for row, info in ended:
        mine = {seat for seat, each in enumerate(info.seats) if each.guest == guest}
        # Who leads both sides at one screen has neither won nor lost.
        if info.is_closed or len({info.sides[seat] for seat in mine}) != 1:
            continue
        episode = game_terms(row).episode
        count = found.setdefault(episode, EpisodeResults(episode))
        count.played += 1
        if not mine.isdisjoint(info.winners):
            count.won += 1
            count.best = _better(count.best, _score_of(row))
    return sorted(found.values(), key=lambda count: count.episode)


def _score_of(row: MatchRow) -> BestResult | None:
    """How whoever won did it; None where people gave up, and where it was not kept."""
    told = msgspec.json.decode(row.result, type=Phrase).args if is_played_out(row) else {}
    order, chaos, last = (told.get(name) for name in ("order", "chaos", "round"))
    if not (isinstance(order, int) and isinstance(chaos, int) and isinstance(last, int)):
        return None
    return BestResult(order, chaos, last) if row.side == OFFICERS else BestResult(chaos, order, last)


def _better(one: BestResult | None, other: BestResult | None) -> BestResult | None:
    """The one with the greater lead; of equals the quicker one."""
    known = [each for each in (one, other) if each is not None]
    return max(known, key=lambda each: (each.points - each.against, -each.round), default=None)


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        f"/api/{NAME}/episodes",
        shelf,
        "Episodes and officers",
        returns=EpisodeShelf,
        cost="work",
        cache=MINUTE,
    ),
    Endpoint(
        "GET",
        f"/api/{NAME}/results",
        results,
        "How one's own games of each episode ended",
        returns=list[EpisodeResults],
    ),
]
