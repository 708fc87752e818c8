"""The store, on real SQLite files and, where it is installed, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event

from ashfall.server.messages import Guest
from ashfall.server.store import (
    Duplicate,
    Entry,
    MatchChange,
    MatchRow,
    Outdated,
    SeatRow,
    Store,
    StoreError,
    now,
    queries,
    writer,
)
from tests.server.storing import BATCH, guest_in, match_in, move, opened


def test_everything_is_read_as_it_was_written(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            key = await match_in(store, guest, seed="7:salt", invite="token", options='{"a":1}', start="x\ny")
            await store.append(key, move(1, "first"))
            await store.append(key, Entry(seq=2, at=5, kind="flag", seat=None), MatchChange(status="playing"))
            await store.rename_guest(guest.id, "Zażółć Їжак")
        async with opened(database) as store:  # another process, as far as the database can tell
            row = await store.match(key)
            assert row is not None
            assert (row.seed, row.invite, row.options, row.start) == ("7:salt", "token", '{"a":1}', "x\ny")
            assert (row.status, row.seq, row.owner, row.listed) == ("playing", 2, guest.id, False)
            assert row.seats[0] == SeatRow(who="person", guest=guest.id, part="borgo", name="Zażółć Їжак")
            assert row.seats[1] == SeatRow(who="bot", bot="veteran")
            assert await store.entries(key) == [
                move(1, "first"),
                Entry(seq=2, at=5, kind="flag", seat=None),
            ]
            assert [entry.seq for entry in await store.entries(key, after=1)] == [2]
            assert await store.guest(guest.id) == Guest(guest.id, "Zażółć Їжак")
            assert await store.match("nothing") is None
            assert await store.guest("nobody") is None

    asyncio.run(scenario())


def test_a_number_or_a_command_is_taken_once(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            key = await match_in(store, await guest_in(store))
            await store.append(key, move(1, "a"))
            with pytest.raises(Duplicate):
                await store.append(key, move(1, "b"))
            with pytest.raises(Duplicate):
                await store.append(key, move(2, "a"))
            with pytest.raises(Duplicate):
                await store.append("no such match", move(1))
            await store.append(key, move(2))
            await store.append(key, move(3))  # entries without a command are no repeats of each other
            assert [entry.seq for entry in await store.entries(key)] == [1, 2, 3]

    asyncio.run(scenario())


def test_what_belongs_together_is_written_together(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            key = await match_in(store, await guest_in(store))
            await store.append(key, move(1))
            with pytest.raises(Duplicate):
                await store.append(key, move(1), MatchChange(status="over"))
            stranger = SeatRow(who="person", guest="nobody")
            with pytest.raises(Duplicate):
                await store.append(key, move(2), MatchChange(seats=[stranger, stranger]))
            row = await store.match(key)
            assert row is not None
            assert (row.status, row.seq, row.seats[0].part) == ("waiting", 1, "borgo")

    asyncio.run(scenario())


def test_a_match_that_follows_is_kept_with_its_entry_or_not_at_all(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await check(store)

    async def check(store: Store) -> None:
        ada, bob = await guest_in(store, "Ada"), await guest_in(store, "Bob")
        first = await match_in(store, ada)
        await store.append(first, move(1))

        def following(key: str) -> MatchRow:
            seats = [SeatRow(who="person", guest=ada.id)]
            return MatchRow(
                id=key, game="any", owner=ada.id, created=2, options="{}", seats=seats, series=first
            )

        with pytest.raises(Duplicate):
            await store.append(first, move(1), MatchChange(rematch="lost"), following("lost"))
        assert await store.match("lost") is None
        await store.append(first, move(2), MatchChange(rematch="second", sequel="{}"), following("second"))
        row, second = await store.match(first), await store.match("second")
        assert row is not None
        assert second is not None
        assert (row.rematch, row.sequel, second.series) == ("second", "{}", first)
        await store.change("second", MatchChange(rematch="third"), following("third"))
        other = await match_in(store, ada, series="other", id="other", created=9)
        assert await match_in(store, ada) not in [row.id for row in await store.series_of("any", ada.id)]
        found = [row.id for row in await store.series_of("any", ada.id)]
        assert (found[0], sorted(found[1:])) == (other, ["second", "third"])
        assert await store.series_of("any", bob.id) == await store.series_of("none", ada.id) == []

    asyncio.run(scenario())


def test_a_seat_is_taken_once(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            ann, bob = await guest_in(store, "Ann"), await guest_in(store, "Bob")
            free = [SeatRow(who="open"), SeatRow(who="open"), SeatRow(who="person", guest=ann.id)]
            key = await match_in(store, ann, seats=free)

            def seated(guest: Guest) -> list[SeatRow]:
                return [SeatRow(who="person", guest=guest.id), *free[1:]]

            await store.reseat(key, free, seated(ann))
            with pytest.raises(Outdated):  # who believes that nobody sits there
                await store.reseat(key, free, seated(bob))
            row = await store.match(key)
            assert row is not None
            assert [seat.guest for seat in row.seats] == [ann.id, None, ann.id]
            await store.reseat(key, seated(ann), free)
            await store.append(key, move(1), MatchChange(status="playing"))
            with pytest.raises(Outdated):  # it has begun
                await store.reseat(key, free, seated(bob))

    asyncio.run(scenario())


def test_a_match_that_has_begun_is_never_forgotten(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            key = await match_in(store, await guest_in(store))
            await store.append(key, move(1), MatchChange(status="playing"))
            with pytest.raises(Outdated):
                await store.delete_match(key)
            assert len(await store.entries(key)) == 1

    asyncio.run(scenario())


def test_writes_of_many_matches_share_a_transaction(database: str) -> None:
    async def scenario() -> None:
        batches: BATCH = []
        async with opened(database, batches) as store:
            guest = await guest_in(store)
            keys = [await match_in(store, guest) for _ in range(40)]
            batches.clear()
            change = MatchChange(status="playing")
            await asyncio.gather(*(store.append(key, move(1), change) for key in keys))
            assert sum(jobs for _, jobs in batches) == 40
            assert len(batches) <= 2
            for key in keys:
                row = await store.match(key)
                assert row is not None
                assert (row.seq, row.status) == (1, "playing")

    asyncio.run(scenario())


def test_entries_of_one_time_are_one_statement(tmp_path: Path) -> None:
    """With SQLite: a statement for each would let the busy main thread go first each time."""
    told: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO entries"):
            told.append(statement)

    async def scenario() -> None:
        async with opened(str(tmp_path / "one.db")) as store:
            guest = await guest_in(store)
            keys = [await match_in(store, guest) for _ in range(20)]
            event.listen(Engine, "before_cursor_execute", note)
            try:
                await asyncio.gather(*(store.append(key, move(1)) for key in keys))
            finally:
                event.remove(Engine, "before_cursor_execute", note)
            assert sum(statement.count("(?") for statement in told) == 20
            assert len(told) <= 2
            assert [len(await store.entries(key)) for key in keys] == [1] * 20

    asyncio.run(scenario())


def test_writes_of_all_kinds_share_a_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    write_together = writer._together

    def noted(connection: Connection, jobs: list[Any]) -> None:
        tried.append(len(jobs))
        write_together(connection, jobs)

    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            keys = [await match_in(store, guest) for _ in range(3)]
            monkeypatch.setattr(writer, "_together", noted)
            seats = [SeatRow(who="person", guest=guest.id), SeatRow(who="bot")]
            begin = MatchChange(status="playing", seats=seats)
            begun = [store.append(key, move(1), begin) for key in keys]
            made = await asyncio.gather(*begun, guest_in(store), match_in(store, guest))
            assert sum(tried) == len(made)  # or else something came before what it needs, and was tried again
            row = await store.match(str(made[-1]))
            assert row is not None
            assert len(row.seats) == 2

    asyncio.run(scenario())


def test_a_mistake_of_one_match_is_none_of_the_others(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            keys = [await match_in(store, guest) for _ in range(20)]
            await store.append(keys[3], move(1))
            odd = {keys[5]: move(10**30)}  # the database knows no such number
            writes = (store.append(key, odd.get(key, move(1))) for key in keys)
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(one) for one in results if one is not None] == [Duplicate, StoreError]
            for key in keys:
                assert len(await store.entries(key)) == (0 if key == keys[5] else 1)

    asyncio.run(scenario())


def test_whoever_stops_waiting_stops_nothing(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            key = await match_in(store, await guest_in(store))
            task = asyncio.create_task(store.append(key, move(1)))
            await asyncio.sleep(0)
            task.cancel()
            await store.append(key, move(2))
            assert [entry.seq for entry in await store.entries(key)] == [1, 2]

    asyncio.run(scenario())


def test_close_writes_what_waits(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            key = await match_in(store, await guest_in(store))
            late = [asyncio.create_task(store.append(key, move(seq))) for seq in (1, 2, 3)]
            await asyncio.sleep(0)
        await asyncio.gather(*late)
        with pytest.raises(StoreError):
            await store.append(key, move(4))
        async with opened(database) as store:
            assert len(await store.entries(key)) == 3

    asyncio.run(scenario())


def test_lists_of_the_lobby(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest, other = await guest_in(store), await guest_in(store)
            waiting = await match_in(store, guest, listed=True)
            secret = await match_in(store, guest)
            playing = await match_in(store, other, listed=True, status="playing")
            over = await match_in(store, guest, status="over")
            assert waiting in {row.id for row in await store.matches("waiting", listed=True)}
            assert secret not in {row.id for row in await store.matches("waiting", listed=True)}
            assert playing in {row.id for row in await store.matches("playing", listed=True)}
            [found] = [row for row in await store.matches("playing") if row.id == playing]
            assert playing in {row.id for row in await store.matches("playing", game=found.game)}
            assert playing not in {row.id for row in await store.matches("playing", game="another")}
            assert {row.id for row in await store.matches_of(guest.id)} == {waiting, secret}
            assert [row.id for row in await store.matches_of(guest.id, ("over",))] == [over]
            sitting = [SeatRow(who="person", guest=guest.id, part="hegemony"), SeatRow(who="bot")]
            await store.change(playing, MatchChange(seats=sitting))
            assert [row.id for row in await store.matches_of(guest.id, ("playing",))] == [playing]
            await store.append(waiting, move(1))
            await store.delete_match(waiting)
            assert await store.match(waiting) is None
            assert await store.entries(waiting) == []

    asyncio.run(scenario())


def test_of_ones_own_the_match_that_is_played_comes_first(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            played, left, waiting = [await match_in(store, guest, status="playing") for _ in range(3)]
            await store.append(left, Entry(seq=1, at=now() - 9000, kind="begin", seat=None))
            await store.append(played, Entry(seq=1, at=now() - 9500, kind="begin", seat=None))
            await store.append(played, Entry(seq=2, at=now() + 9000, kind="move", seat=0))
            assert [row.id for row in await store.matches_of(guest.id)] == [played, waiting, left]
            assert [row.id for row in await store.matches_of(guest.id, limit=1)] == [played]

    asyncio.run(scenario())


def test_what_goes_on_by_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "PAGE", 2)

    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            person = SeatRow(who="person", guest=guest.id)
            people, free = [person, person], [person, SeatRow(who="open")]
            timed = '{"clock":{"kind":"move","seconds":60}}'
            assert await store.latest() == 0
            ends = {
                "bot": await match_in(store, guest, status="playing"),
                "old bot": await match_in(store, guest, status="playing"),
                "timed": await match_in(store, guest, status="playing", options=timed, seats=people),
                "people": await match_in(store, guest, status="playing", seats=people),
                "full": await match_in(store, guest, seats=people),
                "free": await match_in(store, guest, seats=free, options=timed),
                "over": await match_in(store, guest, status="over", options=timed),
            }
            for name, at in (("old bot", 999), ("bot", 5000), ("people", 6000), ("over", 9000)):
                await store.append(ends[name], Entry(seq=1, at=at, kind="move", seat=0))
            assert await store.latest() == 6000
            pages = [await store.going_on(1000)]
            while pages[-1]:
                pages.append(await store.going_on(1000, pages[-1][-1]))
            assert [len(page) for page in pages] == [2, 1, 0]
            found = {key for page in pages for key in page}
            assert {name for name, key in ends.items() if key in found} == {"bot", "timed", "full"}

    asyncio.run(scenario())


def test_matches_that_wait_for_nobody_any_more(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            waiting = await match_in(store, guest)
            await match_in(store, guest, status="playing")
            slow = await match_in(store, guest, options='{"clock":{"kind":"turn","seconds":86400}}')
            soon, old = now() + 1000, now() - 1000
            assert await store.left_waiting(old, old) == []
            assert await store.left_waiting(soon, old) == [waiting]
            assert await store.left_waiting(soon, soon) == sorted([waiting, slow])
            assert await store.left_waiting(soon, old, waiting) == []
            assert await store.matches("waiting", since=now() + 1000) == []
            assert {row.id for row in await store.matches("waiting", since=now() - 9000)} == {waiting, slow}

    asyncio.run(scenario())


def test_when_time_is_up_in_matches_over_days(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            timed = {"status": "playing", "options": '{"clock":{"kind":"turn"}}'}
            early = await match_in(store, guest, due=1000, **timed)
            late = await match_in(store, guest, due=1, **timed)
            bots = await match_in(store, guest, **timed)
            await match_in(store, guest, status="over", due=1)
            await store.append(late, move(1), MatchChange(due=2000))
            assert await store.due(1500) == [early]
            assert await store.due(2000) == sorted([early, late])
            assert await store.due(2000, max(early, late)) == []
            assert await store.going_on(now()) == [bots]  # the others come when it is time

    asyncio.run(scenario())


def test_own_matches_tell_what_happened_last(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store)
            quiet = await match_in(store, guest)
            busy = await match_in(store, guest, status="playing")
            await store.append(busy, move(1))
            await store.append(busy, replace(move(2), data="later"))
            mine = {row.id: row for row in await store.matches_of(guest.id)}
            assert (mine[quiet].at, mine[quiet].last) == (0, "")
            assert (mine[busy].at, mine[busy].last) == (1002, "later")

    asyncio.run(scenario())


def test_records_and_secrets(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            ids = await asyncio.gather(*(store.add_record("the same record") for _ in range(5)))
            assert len(set(ids)) == 1
            assert await store.record(ids[0]) == "the same record"
            assert await store.add_record("another") != ids[0]
            assert await store.record("unknown") is None
            first, again = await asyncio.gather(store.secret("cookie"), store.secret("cookie"))
            assert first == again
            assert len(first) == 32
        async with opened(database) as store:
            assert await store.secret("cookie") == first

    asyncio.run(scenario())


def test_a_reader_does_not_wait_for_the_writer(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def scenario() -> None:
        async with opened(str(path)) as store:
            guest = await guest_in(store)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")  # somebody else writes
            assert await store.guest(guest.id) == guest
            waiting = asyncio.create_task(store.rename_guest(guest.id, "Later"))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            other.execute("COMMIT")
            other.close()
            await waiting
            assert await store.guest(guest.id) == Guest(guest.id, "Later")

    asyncio.run(scenario())
