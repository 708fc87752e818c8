"""Rooms in which many want something: everybody keeps their seat and their turn, and nobody takes all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ashfall.server.messages import Answered, Ask, Clock, Command, Guest, SeatWish
from ashfall.server.rooms import hall as hall_module
from ashfall.server.rooms import members as members_module
from ashfall.server.rooms.mailbox import MOST_WAITING
from ashfall.server.rooms.questions import Answers, AskedQuestion
from ashfall.server.rooms.refusals import Refusal
from ashfall.table.phrases import Phrase
from tests.server.house import ADA, BOB, CID, House, move, run
from tests.server.wishes import match_wish


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
