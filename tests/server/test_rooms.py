"""Rooms without a network: what happens when storing fails, who is cut off, what is put away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ashfall.neuroshima import parse_record
from ashfall.server import workshop as workshop_module
from ashfall.server.messages import Answered, Ask, Clock, Command, Guest, SeatWish
from ashfall.server.metrics import Metrics
from ashfall.server.rooms import commands as commands_module
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms import history as history_module
from ashfall.server.rooms import journal as journal_module
from ashfall.server.rooms import members as members_module
from ashfall.server.rooms import play as play_module
from ashfall.server.rooms import sending as sending_module
from ashfall.server.rooms import upkeep as upkeep_module
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.history import AppliedEntry, MatchState, after_entry, fold, record_of
from ashfall.server.rooms.mailbox import MOST_WAITING
from ashfall.server.rooms.members import Member
from ashfall.server.rooms.questions import Answers, AskedQuestion
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.room import Room
from ashfall.server.rooms.sending import MOST_MESSAGES, SLOW, Outbox
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.store import Entry, MatchChange, MatchRow, Store, StoreError
from ashfall.server.workshop import Workshop
from ashfall.table.phrases import Phrase
from tests.server.wishes import match_wish

PATIENCE = 60  # seconds
ADA = Guest("ada", "Ada")
BOB = Guest("bob", "Bob")
CID = Guest("cid", "Cid")


class Unreliable(Store):
    """Fails when told to: before anything is stored, or after it, when the answer is lost."""

    trouble = ""
    is_deaf = False
    faults = 0  # how many times it cannot say what goes on

    async def append(
        self,
        key: str,
        entry: Entry,
        change: MatchChange | None = None,
        following: MatchRow | None = None,
    ) -> None:
        if self.trouble == "before":
            raise StoreError("the disk is full")
        await super().append(key, entry, change, following)
        if self.trouble == "after":
            raise StoreError("the connection broke")

    async def going_on(self, recently: int, after: str = "") -> list[str]:
        if self.faults:
            self.faults -= 1
            raise StoreError("no answer")
        return await super().going_on(recently, after)

    async def entries(self, key: str, after: int = 0) -> list[Entry]:
        if self.is_deaf:
            raise StoreError("no answer")
        return await super().entries(key, after)


class Seat:
    """Somebody in a room, without a socket."""

    def __init__(self, room: Room, member: Member, heard: list[str]) -> None:
        self.room, self.member, self._heard = room, member, heard

    async def answer(self, command: Command) -> dict[str, Any]:
        """The ack or reject of a command."""
        self.room.command(self.member, command)
        while True:
            for message in self.heard():
                if message["t"] in ("ack", "reject") and message["id"] == command.id:
                    return message
            await asyncio.sleep(0.005)

    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in self._heard]


class House:
    """A hall with its store."""

    def __init__(self, store: Unreliable, hall: Hall) -> None:
        self.store, self.hall = store, hall
        self._sending: list[asyncio.Task[None]] = []

    async def match(self, owner: Guest = ADA, other: Guest = BOB, **wish: Any) -> str:
        seats = [SeatWish("me", part="moloch"), SeatWish("open", part="borgo")]
        made = await self.hall.create(match_wish(seats=seats, starts="first", **wish), owner)
        await self.hall.join(made.id, other, "")
        return made.id

    async def sit(self, match: str, guest: Guest, address: str = "", last: int = 0) -> Seat:
        heard: list[str] = []

        async def send(text: str) -> None:
            heard.append(text)

        outbox = Outbox(send)
        room, member = await self.hall.enter(match, guest, outbox, last, address)
        self._sending.append(asyncio.create_task(outbox.run()))
        while not heard:
            await asyncio.sleep(0.001)
        return Seat(room, member, heard)


@asynccontextmanager
async def house(folder: Path, faults: int = 0, **options: Any) -> AsyncIterator[House]:
    store = Unreliable(str(folder / "rooms.db"))
    store.faults = faults
    await store.open()
    if await store.guest("ada") is None:
        for guest in (ADA, BOB, CID):
            await store.add_guest(guest)
    hall = Hall(store, Thinkers(1), Metrics(), Workshop(), **options)
    await hall.start()
    try:
        yield House(store, hall)
    finally:
        await hall.close()
        await store.close()


def run(folder: Path, scene: Callable[[House], Awaitable[None]], **options: int) -> None:
    async def act() -> None:
        async with asyncio.timeout(PATIENCE), house(folder, **options) as there:
            await scene(there)

    asyncio.run(act())


def move(key: str, seq: int, text: str = "place hq C3 0") -> Command:
    return Command(id=key, what="move", seq=seq, move=text)


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


def test_a_crowd_keeps_nobody_from_the_own_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members_module, "MOST_MEMBERS", 3)

    async def scene(there: House) -> None:
        match = await there.match()
        for _ in range(3):
            await there.sit(match, Guest("", ""))
        with pytest.raises(Refusal):
            await there.sit(match, Guest("", ""))
        with pytest.raises(Refusal):
            await there.sit(match, CID)
        ada, bob = await there.sit(match, ADA), await there.sit(match, BOB)
        assert (await ada.answer(move("a", 1)))["t"] == "ack"
        assert bob.heard()[0]["seats"] == [1]

    run(tmp_path, scene)


def test_those_who_watch_from_one_address_do_not_take_all_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members_module, "MOST_WATCHING", 3)
    nobody = Guest("", "")

    async def scene(there: House) -> None:
        match = await there.match()
        crowd = [await there.sit(match, guest, "192.0.2.1") for guest in (nobody, CID, nobody)]
        for guest in (nobody, CID):  # who is known is one more socket, too
            with pytest.raises(Refusal) as refused:
                await there.sit(match, guest, "192.0.2.1")
            assert refused.value.reason == Phrase("server-refused-full")
        await there.sit(match, nobody, "192.0.2.2")
        await there.sit(match, ADA, "192.0.2.1")  # who plays does not watch
        crowd[0].room.leave(crowd[0].member)
        await there.sit(match, nobody, "192.0.2.1")

    run(tmp_path, scene)


def test_questions_leave_room_for_moves(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        match = await there.match()
        ada, watching = await there.sit(match, ADA), await there.sit(match, CID)
        for number in range(MOST_WAITING // 2 + 10):
            watching.room.ask(watching.member, Ask(id=str(number), what="links"))
            watching.room.command(watching.member, move(f"no {number}", 1))
        assert (await ada.answer(move("a", 1)))["t"] == "ack"
        refused = [message for message in watching.heard() if message["t"] == "reject"]
        assert {message["code"] for message in refused} == {"not_seated", "too_fast"}

    run(tmp_path, scene)


def test_questions_at_one_table_leave_others_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered, seen = 0, set()

    def counted(answers: Answers, asked: AskedQuestion) -> Answered:
        nonlocal answered
        answered += 1
        return answer(answers, asked)

    answer = Answers.answer
    monkeypatch.setattr(Answers, "answer", counted)

    async def scene(there: House) -> None:
        match = await there.match()
        ada = await there.sit(match, ADA)
        legal = ada.heard()[0]["sight"]["legal"]
        for number, text in enumerate(legal[:20]):
            ada.room.ask(ada.member, Ask(id=str(number), what="forecast", move=text))
        while answered < 20:
            seen.add(answered)
            await asyncio.sleep(0)
        assert seen == set(range(20))

    run(tmp_path, scene)


def test_only_those_whom_it_concerns_hear_of_a_new_name(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        own, other = await there.match(), await there.match(BOB, CID)
        bob, cid = await there.sit(own, BOB), await there.sit(other, CID)
        there.hall.renamed(Guest("ada", "Zofia"))
        assert (await bob.answer(Command(id="a", what="offer_draw", seq=1)))["t"] == "ack"
        assert (await cid.answer(Command(id="b", what="offer_draw", seq=1)))["t"] == "ack"
        names = [message["info"]["seats"][0]["name"] for message in bob.heard() if message["t"] == "table"]
        assert "Zofia" in names
        assert not any("Zofia" in text for text in map(str, cid.heard()))

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


def test_bots_alone_do_not_take_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "MOST_SHOWS", 2)
    bot, me = SeatWish("bot", bot="random"), SeatWish("me")

    async def scene(there: House) -> None:
        for _ in range(2):
            await there.hall.create(match_wish(seats=[bot, bot]), ADA)
        with pytest.raises(Refusal) as refused:
            await there.hall.create(match_wish(seats=[bot, bot]), BOB)
        assert refused.value.code == "busy"
        await there.hall.create(match_wish(seats=[me, bot]), ADA)

    run(tmp_path, scene)


def test_a_limit_holds_for_those_who_come_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_SHOWS", 2)
    bot = SeatWish("bot", bot="random")

    async def scene(there: House) -> None:
        wishes = (there.hall.create(match_wish(seats=[bot, bot]), guest) for guest in (ADA, BOB, CID, ADA))
        made = await asyncio.gather(*wishes, return_exceptions=True)
        assert [isinstance(one, Refusal) for one in made] == [False, False, True, True]

    run(tmp_path, scene)


def test_one_guest_has_only_so_many_matches_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_OF_ONE", 2)
    wish = match_wish(seats=[SeatWish("me"), SeatWish("local")], clock=Clock("move", 86_400))

    async def scene(there: House) -> None:
        first = await there.hall.create(wish, ADA)
        await there.hall.create(wish, ADA)
        with pytest.raises(Refusal) as refused:
            await there.hall.create(wish, ADA)
        assert refused.value.reason == Phrase("server-refused-many-games")
        await there.hall.create(wish, BOB)
        waiting = match_wish(seats=[SeatWish("me"), SeatWish("open")])
        await there.hall.create(waiting, ADA)  # which is not in memory
        ada = await there.sit(first.id, ADA)
        assert (await ada.answer(Command(id="a", what="resign", seq=1)))["t"] == "ack"
        await there.hall.create(wish, ADA)

    run(tmp_path, scene)


def test_only_what_goes_on_by_itself_is_taken_up(tmp_path: Path) -> None:
    bot, me = SeatWish("bot", bot="random"), SeatWish("me")

    async def made(there: House, *seats: SeatWish, **wish: Any) -> str:
        return (await there.hall.create(match_wish(seats=list(seats), starts="first", **wish), ADA)).id

    keys: dict[str, str] = {}

    async def before(there: House) -> None:
        keys["bot"] = await made(there, me, bot)
        keys["old"] = await made(there, me, bot)
        keys["clock"] = await made(there, me, SeatWish("local"), clock=Clock("bank", 86_400))
        keys["people"] = await made(there, me, SeatWish("local"))
        keys["waiting"] = await made(there, me, SeatWish("open"))

    async def after(there: House) -> None:
        await there.hall._tasks[0]  # which takes them up
        assert {name for name, key in keys.items() if key in there.hall._rooms} == {"bot", "clock"}

    run(tmp_path, before)
    database = sqlite3.connect(tmp_path / "rooms.db")
    with database:
        database.execute("update entries set at = at - 4000000 where match = ?", (keys["old"],))
        database.execute("update entries set at = at - 4000000 where match = ?", (keys["clock"],))
    database.close()
    run(tmp_path, after)


def test_taking_up_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep_module, "AGAIN", 0.01)
    keys: list[str] = []

    async def before(there: House) -> None:
        wish = match_wish(seats=[SeatWish("me"), SeatWish("bot", bot="random")], starts="first")
        keys.append((await there.hall.create(wish, ADA)).id)

    async def after(there: House) -> None:
        await there.hall._tasks[0]
        assert there.store.faults == 0
        assert keys[0] in there.hall._rooms

    run(tmp_path, before)
    run(tmp_path, after, faults=3)


def test_many_games_that_were_never_finished_keep_none_from_going_on(tmp_path: Path) -> None:
    keys: list[str] = []

    async def before(there: House) -> None:
        seats = [SeatWish("me"), SeatWish("local")]
        for _ in range(2):
            wish = match_wish(seats=seats, clock=Clock("bank", 86_400))
            keys.append((await there.hall.create(wish, ADA)).id)

    async def after(there: House) -> None:
        await there.hall._tasks[0]
        assert set(keys) == set(there.hall._rooms)

    run(tmp_path, before)
    database = sqlite3.connect(tmp_path / "rooms.db")
    with database:
        columns = [row[1] for row in database.execute("pragma table_info(matches)")]
        new = ", ".join({"id": "'copy ' || ?", "options": "'{}'"}.get(name, name) for name in columns)
        copies = f"insert into matches select {new} from matches where id = ?"
        database.executemany(copies, ((number, keys[0]) for number in range(40_000)))
        database.execute(
            "insert into seats select id, 0, 'bot', 'borgo', null, 'random' from matches "
            "where id like 'copy %'"
        )
    database.close()
    run(tmp_path, after)


def test_one_long_message_is_sent_and_more_of_them_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending_module, "MOST_CHARACTERS", 10)

    async def act() -> None:
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        outbox = Outbox(send)
        for text in ("the whole long log", "short"):
            outbox.put(text)
        outbox.close(1000)
        await outbox.run()
        assert sent == ["the whole long log", "short"]
        slow = Outbox(send)
        for text in ("the whole long log", "once again"):
            slow.put(text)
        assert slow.close_code is None
        slow.put("!")
        assert slow.close_code == SLOW

    asyncio.run(act())


def test_a_client_that_takes_nothing_is_cut_off() -> None:
    async def act() -> Outbox:
        async def never(text: str) -> None:
            await asyncio.sleep(3600)

        outbox = Outbox(never)
        sending = asyncio.create_task(outbox.run())
        await asyncio.sleep(0)
        for _ in range(MOST_MESSAGES + 2):
            outbox.put("news")
        await asyncio.wait({sending}, timeout=5)
        assert sending.cancelled()
        return outbox

    assert asyncio.run(act()).close_code == SLOW
