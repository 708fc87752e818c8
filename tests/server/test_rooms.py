"""Rooms without a network: what happens when storing fails, what a room is, and when it is put away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ashfall.neuroshima import parse_record
from ashfall.server import workshop as workshop_module
from ashfall.server.messages import Clock, Command, SeatWish
from ashfall.server.rooms import commands as commands_module
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms import history as history_module
from ashfall.server.rooms import journal as journal_module
from ashfall.server.rooms import play as play_module
from ashfall.server.rooms.history import AppliedEntry, MatchState, after_entry, fold, record_of
from tests.server.house import ADA, BOB, CID, House, move, run
from tests.server.wishes import match_wish


def test_what_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        before = ada.room.info()
        there.store.trouble = "before"
        refused = await ada.answer(move("a", 1))
        assert (refused["t"], refused["code"]) == ("reject", "storage")
        assert ada.room.info() == before
        assert not any(message["t"] == "update" for message in ada.heard() + bob.heard())
        there.store.trouble = ""
        assert (await ada.answer(move("b", 1, "place hq C4 0")))["seq"] == 2

    run(tmp_path, scene)


def test_whose_flag_has_fallen_commands_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(there: House) -> None:
        seats = [SeatWish("me", part="moloch"), SeatWish("open"), SeatWish("open")]
        wish = match_wish(seats=seats, mode="ffa", starts="first", clock=Clock("move", 5))
        match = (await there.hall.create(wish, ADA)).id
        for guest in (BOB, CID):
            await there.hall.join(match, guest, "")
        ada = await there.sit(match, ADA)
        now = play_module._now()
        monkeypatch.setattr(play_module, "_now", lambda: now + 10_000)
        # Her time is up, which this very command brings to light; she guesses the number that follows.
        assert (await ada.answer(move("a", 2)))["code"] == "not_seated"
        assert ada.room.info().seats[0].who == "bot"

    run(tmp_path, scene)


def test_an_entry_whose_answer_was_lost_counts(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        there.store.trouble = "after"
        assert (await ada.answer(move("a", 1)))["t"] == "ack"
        there.store.trouble = ""
        assert len(await there.store.entries(match)) == 2

    run(tmp_path, scene)


@pytest.mark.parametrize(("trouble", "answer", "matches"), [("before", "reject", 1), ("after", "ack", 2)])
def test_the_match_that_follows_is_there_if_and_only_if_its_entry_is(
    tmp_path: Path, trouble: str, answer: str, matches: int
) -> None:
    async def scene(there: House) -> None:
        key = await there.match(other=BOB)
        ada, bob = await there.sit(key, ADA), await there.sit(key, BOB)
        await ada.answer(Command(id="a", what="resign", seq=1))
        await ada.answer(Command(id="b", what="rematch", seq=2))
        there.store.trouble = trouble
        assert (await bob.answer(Command(id="c", what="rematch", seq=3)))["t"] == answer
        there.store.trouble = ""
        mine = await there.store.matches_of("ada", ("waiting", "playing", "over"))
        assert len(mine) == matches
        if answer == "reject":
            assert (await bob.answer(Command(id="d", what="rematch", seq=3)))["t"] == "ack"
        following = ada.room.info().rematch
        assert await there.store.match(following) is not None
        assert len(await there.store.matches_of("ada", ("waiting", "playing", "over"))) == 2

    run(tmp_path, scene)


def test_in_doubt_the_match_is_read_again(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        there.store.trouble, there.store.is_deaf = "after", True
        assert (await ada.answer(move("a", 1)))["code"] == "storage"
        assert (await ada.answer(move("b", 1)))["code"] == "storage"  # still not known
        there.store.trouble, there.store.is_deaf = "", False
        ada.room.command(ada.member, move("c", 1))
        while ada.member.outbox.close_code is None:
            await asyncio.sleep(0.005)
        again = await there.sit(match, ADA)
        assert again.heard()[0]["seq"] == 2  # the first one was stored
        assert (await again.answer(move("a", 1)))["seq"] == 2

    run(tmp_path, scene)


def test_a_room_is_what_its_entries_say(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        await ada.answer(move("a", 1))
        await ada.answer(Command(id="b", what="take_back", seq=2))
        await ada.answer(move("c", 3, "place hq C2 0"))
        await bob.answer(Command(id="d", what="offer_draw", seq=4))
        row, entries = await there.store.match(match), await there.store.entries(match)
        assert row is not None
        assert [entry.kind for entry in entries] == ["begin", "move", "take_back", "move", "offer_draw"]
        state = MatchState()
        for applied in fold(row, entries):
            state = applied.after
        assert state.offers == {"draw": (1,)}
        assert parse_record(record_of(row, entries).to_json()).moves == ["place hq C2 0"]

    run(tmp_path, scene)


def test_rooms_that_nobody_needs_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SWEEP", 0.05)
    monkeypatch.setattr(hall_module, "IDLE", 0.1)

    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        await asyncio.sleep(0.5)
        bob = await there.sit(match, BOB)
        assert bob.room is ada.room
        for seat in (ada, bob):
            seat.room.leave(seat.member)
        while not ada.room.is_closed:
            await asyncio.sleep(0.01)
        again = await there.sit(match, ADA)
        assert again.room is not ada.room
        assert (await again.answer(move("a", 1)))["t"] == "ack"

    run(tmp_path, scene)


def test_a_stored_match_is_played_through_once_and_a_little_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop_module, "SLICE", 0.0)
    monkeypatch.setattr(journal_module, "MOST_MISSED", 3)
    played, seen = 0, set()

    def counted(*details: Any) -> AppliedEntry:
        nonlocal played
        played += 1
        return after_entry(*details)

    async def others() -> None:
        while True:
            seen.add(played)
            await asyncio.sleep(0)

    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        for seq in range(1, 9, 2):
            await ada.answer(move(f"move {seq}", seq))
            await ada.answer(Command(id=f"back {seq}", what="take_back", seq=seq + 1))
        ada.room.close()
        monkeypatch.setattr(history_module, "after_entry", counted)
        going_on = asyncio.create_task(others())
        told = [(await there.sit(match, CID, last=last)).heard()[0] for last in (0, 4, 8, 9)]
        going_on.cancel()
        assert played == 9
        assert seen >= set(range(2, 9))
        assert [[update["seq"] for update in one["missed"]] for one in told] == [[], [7, 8, 9], [9], []]
        assert all([line["seq"] for line in one["history"]] == list(range(1, 10)) for one in told)

    run(tmp_path, scene)


def test_taking_back_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands_module, "MOST_ENTRIES", 4)

    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        for seq, what in ((1, "move"), (2, "take_back"), (3, "move")):
            command = Command(id=str(seq), what=what, seq=seq, move="place hq C3 0")  # type: ignore[arg-type]
            assert (await ada.answer(command))["t"] == "ack"
        refused = await ada.answer(Command(id="x", what="take_back", seq=4))
        assert (refused["code"], refused["reason"]["id"]) == (
            "not_allowed",
            "server-refused-taken-back-enough",
        )

    run(tmp_path, scene)
