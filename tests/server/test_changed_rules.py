"""Matches whose past the rules of today do not allow: they go on where that is sound, or are closed."""

from __future__ import annotations

import asyncio
import sqlite3
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from ashfall.neuroshima import RULES_VERSION, Match
from ashfall.server.messages import SeatWish
from ashfall.server.neuroshima.table import TABLE
from ashfall.server.rooms.history import EntryFacts, MatchState, fold, step
from ashfall.server.rooms.ledger import EVERY, snapshot_now_and_then
from ashfall.server.rooms.reopening import NoLongerPlayable, reopened
from ashfall.server.rooms.room import CLOSED
from ashfall.server.store import Entry, MatchRow
from ashfall.server.store.rows import Status
from tests.server.playing import Person
from tests.server.running import RunningServer, running_server
from tests.server.test_plan import plan
from tests.server.test_table import play_on
from tests.server.working import finished


def played(server: RunningServer, moves: int) -> tuple[Person, str]:
    """One person at one screen, after some moves."""
    ada = Person(server, "Ada")
    match = ada.create("me", "local", starts="first", listed=True)["id"]

    async def play() -> None:
        async with ada.at(match) as chair:
            await play_on([chair], Random(3), moves)

    asyncio.run(play())
    return ada, match


def forbid(database: Path, match: str, seq: int, move: str = "place hq A1 0") -> None:
    """Make a stored move one that no rule allows, as a new ruling could."""
    with sqlite3.connect(database) as connection:
        row = connection.execute(
            "SELECT data FROM entries WHERE match = ? AND seq = ?", (match, seq)
        ).fetchone()
        data = {**msgspec.json.decode(row[0]), "move": move}
        change = "UPDATE entries SET data = ? WHERE match = ? AND seq = ?"
        connection.execute(change, (msgspec.json.encode(data).decode(), match, seq))
    connection.close()


async def close_code(person: Person, match: str) -> int:
    try:
        async with person.at(match) as chair:
            return await chair.close_code()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_match_that_cannot_go_on_is_closed_with_a_reason(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada, match = played(server, 6)
        server.stop()
        forbid(tmp_path / "ashfall.db", match, 5)
        server.start()
        assert asyncio.run(close_code(ada, match)) == CLOSED
        info = ada.info(match)
        assert (info["status"], info["winners"], info["result"]["id"]) == ("over", [], "server-result-closed")
        mine = ada.call("GET", "/api/lobby").json()["mine"]
        assert [one["is_closed"] for one in (info, *mine)] == [True, True]
        lobby = Person(server, "Bob").call("GET", "/api/lobby").json()
        assert (lobby["playing"], lobby["waiting"]) == ([], [])
        record = ada.call("GET", f"/api/matches/{match}/record").json()
        assert (len(record["moves"]), record["rules"]) == (6, 1)
        told = ada.call("GET", f"/api/matches/{match}/replay")
        assert told.status_code == 422
        assert "moves[3]" in told.json()["reason"]
        assert "Traceback" not in server.log
        assert "place hq" not in server.log
        assert asyncio.run(close_code(ada, match)) == CLOSED  # and so it stays


def test_a_match_goes_on_from_its_last_stored_state(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada, match = played(server, EVERY + 3)

        async def seen() -> object:
            async with ada.at(match) as chair:
                return chair.sight

        before = asyncio.run(seen())
        server.stop()
        forbid(tmp_path / "ashfall.db", match, 4)
        server.start()
        assert asyncio.run(seen()) == before

        async def go_on() -> None:
            async with ada.at(match) as chair:
                assert await play_on([chair], Random(4), 2) == 2
                await chair.done("take_back")
                await chair.done("take_back")

        asyncio.run(go_on())
        assert ada.info(match)["status"] == "playing"


def stored(moves: Sequence[str], rules: int, status: Status = "playing") -> tuple[MatchRow, list[Entry]]:
    """A match with these moves, as the rules of today store it."""
    row = plan(SeatWish("me", part="moloch"), SeatWish("local", part="borgo"), starts="first")
    row.rules, row.status, row.seed = rules, status, "7:salt"
    entries = [Entry(seq=1, at=0, kind="begin", seat=None, data='{"parts": ["moloch", "borgo"]}')]
    state = next(iter(fold(row, entries))).after
    for number, move in enumerate(moves, start=2):
        after, _ = step(row, state, "move", state.chooser, EntryFacts(move=move))
        facts = EntryFacts(move=move, snapshot=snapshot_now_and_then(state, after))
        data = msgspec.json.encode(facts).decode()
        entries.append(Entry(seq=number, at=0, kind="move", seat=state.chooser, data=data))
        state = replace(after, seq=number)
    return row, entries


def with_move(entries: list[Entry], seq: int, move: str) -> list[Entry]:
    """The same entries, but for one move."""
    facts = replace(msgspec.json.decode(entries[seq - 1].data, type=EntryFacts), move=move)
    other = replace(entries[seq - 1], data=msgspec.json.encode(facts).decode())
    return [*entries[: seq - 1], other, *entries[seq:]]


def random_moves(count: int) -> list[str]:
    match, chance = Match(["moloch", "borgo"], 7), Random(1)
    while len(match.moves) < count and not match.over:
        match.push(chance.choice(match.legal))
    return [move.text for move in match.moves]


def read(row: MatchRow, entries: list[Entry]) -> MatchState:
    return finished(reopened(row, entries))[0]


def test_what_other_rules_made_of_the_moves_stands() -> None:
    """Every move is still legal, but leads elsewhere now: the stored state is what people saw."""
    row, entries = stored(random_moves(EVERY + 2), rules=RULES_VERSION)
    expected = read(row, entries).match
    elsewhere = with_move(entries, 2, "place hq B2 0" if "B2" not in entries[1].data else "place hq B3 0")
    row.rules = RULES_VERSION - 1
    found = read(row, elsewhere).match
    assert expected is not None
    assert found is not None
    assert found.played.key() == expected.played.key()


def test_a_stored_state_that_nobody_can_read_any_more_is_passed_over() -> None:
    row, entries = stored(random_moves(2 * EVERY), rules=RULES_VERSION)
    expected = read(row, entries).match
    facts = msgspec.json.decode(entries[EVERY].data, type=EntryFacts)
    assert facts.snapshot
    unread = replace(facts, snapshot=b64encode(b"of another Ashfall").decode())
    entries[EVERY] = replace(entries[EVERY], data=msgspec.json.encode(unread).decode())
    row.rules = RULES_VERSION - 1
    found = read(row, entries).match
    assert expected is not None
    assert found is not None
    assert found.played.key() == expected.played.key()


def test_an_older_stored_state_serves_where_the_newest_does_not() -> None:
    row, entries = stored(random_moves(2 * EVERY), rules=RULES_VERSION)
    back = EntryFacts(count=1)
    last = Entry(
        seq=len(entries) + 1, at=0, kind="take_back", seat=0, data=msgspec.json.encode(back).decode()
    )
    found = read(row, with_move([*entries, last], 3, "place hq A1 0"))
    assert found.seq == last.seq
    assert len(found.made) == EVERY - 1


def test_a_finished_match_never_comes_back_to_life() -> None:
    moves = random_moves(1000)
    row, entries = stored(moves, rules=RULES_VERSION, status="over")
    assert read(row, entries).ending is not None
    with_end = EntryFacts(move=moves[-1], snapshot=last_snapshot(moves))
    data = msgspec.json.encode(with_end).decode()
    broken = with_move([*entries[:-1], replace(entries[-1], data=data)], 3, "place hq A1 0")
    assert read(row, broken).ending is not None
    with pytest.raises(NoLongerPlayable):
        read(row, with_move(entries[:EVERY], 3, "place hq A1 0"))


def last_snapshot(moves: Sequence[str]) -> str:
    match = Match(["moloch", "borgo"], 7)
    match.push_all(moves)
    return TABLE.stored(match)


def test_a_match_of_a_game_that_is_not_here_is_refused_for_good(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada, match = played(server, 1)
        server.stop()
        with sqlite3.connect(tmp_path / "ashfall.db") as connection:
            connection.execute("UPDATE matches SET game = 'chess'")
        connection.close()
        server.start()
        assert asyncio.run(close_code(ada, match)) == CLOSED
        assert ada.info(match)["status"] == "playing"  # its package may come back
        assert "Traceback" not in server.log
