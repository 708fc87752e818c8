"""Commented games: the example games of the rulebooks, told in our own words.

Each game is a file in ``guides/``: a record whose comments are ids of texts. A comment stands in the position
that it speaks of, so it belongs to the step that its move led to.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ashfall.neuroshima.record import Record, parse_record
from ashfall.server.folders import read_folder
from ashfall.server.neuroshima.learning import GuideInfo
from ashfall.server.neuroshima.replay import replay_of
from ashfall.server.neuroshima.shapes import Replay
from ashfall.table.phrases import Phrase

__all__ = ["Guide", "guide_infos", "guide_replay", "guides"]


class Guide(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A commented game as its file has it."""

    number: int
    title: str
    about: str
    record: str

    def parsed(self) -> Record:
        """The game."""
        return parse_record(self.record)


@cache
def guides() -> dict[str, Guide]:
    """All commented games by id, in their order."""
    return read_folder(__package__, "guides", Guide)


def guide_infos() -> list[GuideInfo]:
    """The list of all commented games."""
    return [_info(key, each) for key, each in guides().items()]


def guide_replay(key: str) -> Replay:
    """A game step by step with its comments; a step without one keeps that of the step before."""
    record = guides()[key].parsed()
    replay = replay_of(record)
    comment: Phrase | None = None
    for number, step in enumerate(replay.steps):
        texts = record.comments.get(number)
        comment = Phrase(texts[0]) if texts else comment
        step.comment = comment
    return replay


def _info(key: str, each: Guide) -> GuideInfo:
    record = each.parsed()
    return GuideInfo(
        id=key,
        title=Phrase(each.title),
        about=Phrase(each.about),
        armies=record.armies,
        moves=len(record.moves),
    )
