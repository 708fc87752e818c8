"""How many people and games are there now."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from ashfall.server import crowd as crowd_module
from ashfall.server import lobby as lobby_module
from ashfall.server.crowd import LATELY, Crowd
from ashfall.server.lobby import Lobby
from ashfall.server.messages import SeatWish
from tests.server.house import ADA, BOB, CID, House, run
from tests.server.wishes import match_wish


def test_everybody_counts_once_and_only_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = 0.0
    monkeypatch.setattr(crowd_module, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + ahead))
    crowd = Crowd()
    for address, guest in (("one", ""), ("one", ""), ("two", "ada"), ("three", "ada"), ("two", "bob")):
        crowd.note(address, guest)
    assert crowd.count(set()) == 3  # somebody new, Ada, Bob
    assert crowd.count({"ada", "cid"}) == 4
    crowd.note("one", "dan")  # has become somebody
    assert crowd.count(set()) == 3
    ahead += LATELY / 2
    crowd.note("two", "ada")
    ahead += LATELY * 0.6
    assert crowd.count({"cid"}) == 2


def test_a_flood_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd_module, "MOST", 10)
    crowd = Crowd()
    for number in range(50):
        crowd.note(f"address {number}", "")
    assert crowd.count(set()) == 10


def test_the_lobby_tells_how_many_people_and_games_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "FRESH", 0.0)

    async def scene(there: House) -> None:
        lobby = Lobby(there.store, there.hall)
        lobby.note(("somewhere", CID.id))
        before = await lobby.view(CID)
        assert (before.people, before.games) == (1, 0)
        match = await there.match()  # not listed, and counted all the same
        await there.sit(match, ADA)
        await there.sit(match, BOB)
        wish = match_wish(seats=[SeatWish("me"), SeatWish("open")], listed=True)
        await there.hall.create(wish, ADA)  # waits
        view = await lobby.view(CID)
        assert (view.people, view.games, len(view.playing), len(view.waiting)) == (3, 1, 0, 1)

    run(tmp_path, scene)
