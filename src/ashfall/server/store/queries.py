"""What is asked of the tables again and again."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, and_, bindparam, exists, func, or_, select

from ashfall.server.store.tables import entries, guests, matches, records, seats, secrets

__all__ = [
    "ENTRIES",
    "GUEST",
    "LAST_NEWS",
    "LATEST",
    "MATCH",
    "PAGE",
    "RECORD",
    "SECRET",
    "SERIES",
    "SITTING",
    "WITH_LAST",
    "WITH_SEQ",
    "due",
    "going_on",
    "left_waiting",
]

PAGE: Final = 500  # matches that are read at a time; databases take only so many values in one statement
MOST_SERIES: Final = 50  # that are shown to one guest
CLOCK: Final = '%"clock":%'  # in the terms of a match, which name only what is not usual
DAYS: Final = '%"clock":{"kind":"turn"%'
UNTAKEN: Final = ("link", "open")  # seats that wait for somebody

# Queries of which only the values differ are made once: each new one would be worked out anew, and then stay
# in memory until the collector of Python finds it, for the parts of a query refer to each other.
GUEST: Final = select(guests.c.id, guests.c.name).where(guests.c.id == bindparam("key"))
RECORD: Final = select(records.c.text).where(records.c.id == bindparam("key"))
SECRET: Final = select(secrets.c.value).where(secrets.c.name == bindparam("key"))
ENTRIES: Final = (
    select(entries)
    .where(entries.c.match == bindparam("key"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
SITTING: Final = (
    select(seats, guests.c.name)
    .outerjoin(guests, guests.c.id == seats.c.guest)
    .where(seats.c.match.in_(bindparam("keys", expanding=True)))
    .order_by(seats.c.match, seats.c.seat)
)
_LAST_SEQ: Final = (
    select(func.coalesce(func.max(entries.c.seq), 0))
    .where(entries.c.match == matches.c.id)
    .scalar_subquery()
    .label("seq")
)
_LAST_AT: Final = (
    select(entries.c.at)
    .where(entries.c.match == matches.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
_LAST_DATA: Final = (
    select(entries.c.data)
    .where(entries.c.match == matches.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
_HAS_BOT: Final = exists().where(seats.c.match == matches.c.id, seats.c.bot != "")
_HAS_FREE_SEAT: Final = exists().where(seats.c.match == matches.c.id, seats.c.who.in_(UNTAKEN))

WITH_SEQ: Final = select(matches, _LAST_SEQ)
WITH_LAST: Final = WITH_SEQ.add_columns(
    func.coalesce(_LAST_AT, 0).label("at"), func.coalesce(_LAST_DATA, "").label("last")
)
_THEIRS: Final = matches.alias()
_LAST_SERIES: Final = (
    select(_THEIRS.c.series, func.max(_THEIRS.c.created).label("newest"))
    .join(seats, seats.c.match == _THEIRS.c.id)
    .where(seats.c.guest == bindparam("guest"), _THEIRS.c.game == bindparam("game"), _THEIRS.c.series != "")
    .group_by(_THEIRS.c.series)
    .order_by(func.max(_THEIRS.c.created).desc(), _THEIRS.c.series)
    .limit(MOST_SERIES)
    .subquery()
)
SERIES: Final = WITH_SEQ.join(_LAST_SERIES, _LAST_SERIES.c.series == matches.c.series).order_by(
    _LAST_SERIES.c.newest.desc(), matches.c.series, matches.c.created
)
MATCH: Final = WITH_SEQ.where(matches.c.id == bindparam("key"))
LAST_NEWS: Final = func.coalesce(_LAST_AT, matches.c.changed)  # moves do not change the match itself
LATEST: Final = select(func.coalesce(func.max(_LAST_AT), 0)).where(matches.c.status == "playing")


def going_on(recently: int, after: str) -> Select[Any]:
    """Ids of matches in which something happens without anybody's help; ``after`` is the last one known.

    Many games against bots are never finished. Where nothing happened for long it is not the bot's turn, so
    they need not be read before somebody comes back to them; nor where days are counted, before one is over.
    """
    is_full = and_(matches.c.status == "waiting", ~_HAS_FREE_SEAT)  # it was about to begin
    is_timed = and_(matches.c.options.like(CLOCK), matches.c.due == 0)
    plays_on = and_(matches.c.status == "playing", or_(is_timed, and_(_HAS_BOT, recently <= _LAST_AT)))
    return (
        select(matches.c.id)
        .where(matches.c.id > after, matches.c.status != "over", or_(is_full, plays_on))
        .order_by(matches.c.id)
        .limit(PAGE)
    )


def left_waiting(before: int, long_before: int, after: str) -> Select[Any]:
    """Ids of matches that wait for players and have not changed since; ``after`` is the last one known."""
    is_left = and_(
        matches.c.status == "waiting",
        matches.c.changed < before,
        or_(matches.c.changed < long_before, ~matches.c.options.like(DAYS)),
    )
    return select(matches.c.id).where(matches.c.id > after, is_left).order_by(matches.c.id).limit(PAGE)


def due(until: int, after: str) -> Select[Any]:
    """Ids of matches in which somebody's time is up by then; ``after`` is the last one known."""
    is_due = and_(matches.c.status == "playing", matches.c.due > 0, matches.c.due <= until)
    return select(matches.c.id).where(matches.c.id > after, is_due).order_by(matches.c.id).limit(PAGE)
