"""What is kept of puzzles, on real SQLite files and, where it is installed, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from ashfall.puzzles.rating import rating_of_difficulty
from ashfall.server.puzzles.ledger import PuzzleLedger
from ashfall.server.store import (
    Duplicate,
    MadePuzzleRow,
    PuzzleDayRow,
    PuzzleMarkRow,
    RatingRow,
    RushRow,
    Store,
)
from ashfall.server.store.database import open_database
from ashfall.server.store.migrate import migrate
from tests.server import running
from tests.server.puzzling import ALWAYS_TODAY, EASY, KEY, SOLUTION, WRONG, Solver, text_of
from tests.server.running import running_server
from tests.server.storing import guest_in, opened

GAME = "any"


def mark(guest: str, puzzle: str = "one") -> PuzzleMarkRow:
    return PuzzleMarkRow(guest=guest, game=GAME, puzzle=puzzle)


def test_everything_is_read_as_it_was_written(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = (await guest_in(store, "Zażółć Їжак")).id
            marked = msgspec.structs.replace(mark(guest), tries=3, hints=2, solved=True, changed=7)
            rating = RatingRow(game=GAME, kind="puzzle", key="one", rating=1.25, deviation=2, volatility=0.06)
            rush = RushRow(id="r", guest=guest, game=GAME, began=5, score=2, solved='["a","b"]')
            day = PuzzleDayRow(
                guest=guest, game=GAME, date="2026-11-18", puzzle="one", clean=True, counts=True
            )
            made = MadePuzzleRow(id="m", game=GAME, guest=guest, text="x\nї", created=1)
            await store.puzzles.keep(marked, rating, rush, day, made)
        async with opened(database) as store:  # another process, as far as the database can tell
            rows = store.puzzles
            assert await rows.mark(GAME, guest, "one") == msgspec.structs.replace(marked, seq=1)
            assert await rows.ratings(GAME, "puzzle") == {"one": msgspec.structs.replace(rating, seq=1)}
            assert await rows.rush(GAME, "r") == msgspec.structs.replace(rush, seq=1)
            assert await rows.days(GAME, guest) == [day]
            assert await rows.made(GAME, "m") == msgspec.structs.replace(made, name="Zażółć Їжак")
            assert await rows.rushes(GAME, guest) == (1, 2)
            assert await rows.counts(GAME, "one") == (1, 1, 0)
            assert await rows.made_by(guest) == 1
            assert await rows.made("other", "m") is None
            assert await rows.rush("other", "r") is None
            assert await rows.marks("other", guest) == []
            assert await rows.days("other", guest) == []
            assert await rows.counts("other", "one") == (0, 0, 0)

    asyncio.run(scenario())


def test_what_has_changed_meanwhile_is_not_overwritten(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = (await guest_in(store)).id
            await store.puzzles.keep(mark(guest))
            first, second = [await store.puzzles.mark(GAME, guest, "one") for _ in range(2)]
            assert first is not None
            assert second is not None
            first.tries, second.tries = 5, 9
            day = PuzzleDayRow(guest=guest, game=GAME, date="2026-01-01", puzzle="", clean=True, counts=True)
            await store.puzzles.keep(first)
            with pytest.raises(Duplicate):
                await store.puzzles.keep(day, second)
            assert (await store.puzzles.marks(GAME, guest))[0].tries == 5
            assert await store.puzzles.days(GAME, guest) == []  # all or nothing
            with pytest.raises(Duplicate):
                await store.puzzles.keep(mark("nobody"))

    asyncio.run(scenario())


async def all_at_once(store: Store, people: int, fights: int) -> None:
    ledger, believed = PuzzleLedger(store), rating_of_difficulty(3)
    guests = [(await guest_in(store)).id for _ in range(people)]
    results = await asyncio.gather(
        *(ledger.fought(mark(guest), False, believed, True) for guest in guests for _ in range(fights))
    )
    assert sorted(result.mark.tries for result in results) == sorted([*range(1, fights + 1)] * people)
    assert sum(result.gain < 0 for result in results) == people
    rating = await store.puzzles.rating(GAME, "puzzle", "one")
    assert rating is not None
    assert rating.seq == people  # each of them once
    assert rating.rating > believed.rating
    assert await store.puzzles.counts(GAME, "one") == (people, 0, 0)


def test_many_at_once(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await all_at_once(store, people=5, fights=4)

    asyncio.run(scenario())


def test_days_in_a_row(database: str) -> None:
    today = datetime.now(UTC).date()

    def day(guest: str, ago: int, counts: bool = True) -> PuzzleDayRow:
        date = (today - timedelta(days=ago)).isoformat()
        return PuzzleDayRow(guest=guest, game=GAME, date=date, puzzle="old", clean=False, counts=counts)

    async def scenario() -> None:
        async with opened(database) as store:
            guest = (await guest_in(store)).id
            ledger = PuzzleLedger(store)
            await store.puzzles.keep(*(day(guest, ago) for ago in (1, 2, 5, 6, 7, 8)), day(guest, 3, False))
            progress = await ledger.progress(GAME, guest)
            assert (progress.streak, progress.best_streak, len(progress.days)) == (2, 4, 7)
            assert progress.days == sorted(progress.days, key=lambda each: each.date, reverse=True)
            solved = await ledger.fought(mark(guest), True, None, True)
            assert solved.streak == 3
            assert (await ledger.fought(mark(guest), True, None, True)).streak == 3

    asyncio.run(scenario())


def test_a_database_of_the_version_before_gets_its_tables(database: str) -> None:
    async def scenario() -> None:
        old = open_database(database)
        await old.write(lambda connection: migrate(connection, "0004"))
        await old.close()
        async with opened(database) as store:
            await all_at_once(store, people=1, fights=2)

    asyncio.run(scenario())


def test_a_kill_loses_nothing_that_was_told(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PROGRAM", ALWAYS_TODAY + running.PROGRAM)
    with running_server(tmp_path, database=database) as server:
        ann = Solver(server)
        ann.fight()
        ann.told(f"/{EASY}/solutions", give_up=True)
        made = ann.told("", text=text_of(KEY))["id"]
        ann.fight(WRONG, made)
        rush = ann.told("/rush")
        told = ann.told(f"/rush/{rush['id']}", key=rush["key"], skip=True)["rush"]
        before, ratings = ann.progress, ann.get().json()["puzzles"]
        assert before["streak"] == 1
        server.restart()
        assert ann.progress == before
        after = ann.get(f"/rush/{rush['id']}").json()
        assert {**after, "seconds": 0} == {**told, "seconds": 0}
        assert after["seconds"] < told["seconds"]
        assert ann.fight(SOLUTION, made)["mark"]["tries"] == 2
        assert ann.get().json()["puzzles"] == ratings
        assert ann.post(f"/{EASY}/solutions").status_code == 200
