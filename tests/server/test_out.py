"""Who is out of a game that goes on: the others need not ask them, and they have no say."""

from __future__ import annotations

import asyncio
import json

import pytest

from ashfall.neuroshima import Match
from ashfall.server.messages import Command
from ashfall.server.neuroshima.table import TABLE
from ashfall.server.rooms.commands import CommandContext, propose
from ashfall.server.rooms.history import MatchState
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.refusals import Refusal
from ashfall.table.phrases import Phrase
from tests.server.running import RunningServer
from tests.server.test_leaving import seats_of
from tests.server.test_many_seats import all_seen, at_table, gathered

POSITION = json.dumps(
    {
        "mode": "ffa",
        "players": [{"army": "moloch"}, {"army": "borgo"}, {"army": "outpost", "hq": 0}],
        "units": [{"hex": "A1", "owner": 0, "tile": "hq"}, {"hex": "E3", "owner": 1, "tile": "hq"}],
    }
)


@pytest.mark.parametrize("what", ["accept_draw", "decline_draw"])
def test_the_others_agree_on_a_draw_alone(server: RunningServer, what: str) -> None:
    people, match = gathered(server, "me", "open", "open", record=POSITION)

    async def play() -> None:
        async with at_table(people, match) as chairs:
            ada, bob, cid = chairs
            await all_seen(chairs, await ada.done("offer_draw"))
            refused = await cid.do(what)
            assert (refused["code"], refused["reason"]["id"]) == ("not_allowed", "server-refused-out")
            assert (await bob.done("accept_draw"))["sight"]["outcome"]["reason"] == "agreed"

    asyncio.run(play())


def test_who_is_out_offers_no_draw(server: RunningServer) -> None:
    people, match = gathered(server, "me", "bot:random", "open", record=POSITION)

    async def play() -> None:
        async with at_table(people, match) as (_, cid):
            assert (await cid.do("offer_draw"))["reason"]["id"] == "server-refused-out"

    asyncio.run(play())


def test_those_at_one_screen_need_nobody_who_is_out(server: RunningServer) -> None:
    people, match = gathered(server, "me", "local", "open", record=POSITION)

    async def play() -> None:
        async with at_table(people, match) as (ada, cid):
            refused = await cid.do("accept_draw")
            assert refused["reason"]["id"] == "server-refused-out"
            while ada.chooser != 1:
                assert ada.sight is not None
                await ada.done("move", move=ada.sight["legal"][-1])
            taken_back = await ada.done("take_back", seat=0)
            assert (taken_back["what"], ada.chooser) == ("take_back", 0)
            drawn = await ada.done("offer_draw")
            assert (drawn["what"], drawn["sight"]["outcome"]["winners"]) == ("accept_draw", [])

    asyncio.run(play())


def test_against_bots_alone_nobody_who_is_out_is_brought_back(server: RunningServer) -> None:
    people, match = gathered(server, "me", "bot:random", "open", record=POSITION)

    async def play() -> None:
        async with at_table(people, match) as (ada, _):
            while ada.chooser == 0:
                assert ada.sight is not None
                await ada.done("move", move="end" if "end" in ada.sight["legal"] else ada.sight["legal"][0])
            while ada.chooser != 0:
                await ada.until("update")
            assert (await ada.do("take_back"))["reason"]["id"] == "server-refused-seen"

    asyncio.run(play())


def test_an_offer_lapses_when_somebody_falls(server: RunningServer) -> None:
    """Else nobody who still plays could answer it any more."""
    units = [("A1", 0, "hq"), ("E3", 1, "hq"), ("C3", 2, "hq"), ("C4", 0, "hybrid")]
    position = {
        "mode": "ffa",
        "players": [{"army": "moloch"}, {"army": "borgo"}, {"army": "outpost", "hq": 1}],
        "units": [{"hex": hex, "owner": owner, "tile": tile} for hex, owner, tile in units],
        "hands": [["battle"], [], []],
        "turn": 0,
        "stage": "act",
    }
    people, match = gathered(server, "me", "open", "open", record=json.dumps(position))

    async def play() -> None:
        async with at_table(people, match) as chairs:
            ada, bob, _ = chairs
            await all_seen(chairs, await ada.done("offer_draw"))
            await all_seen(chairs, await bob.done("accept_draw"))
            fought = await ada.done("move", move="play battle")
            assert [player["out"] for player in fought["sight"]["players"]] == [False, False, True]
            told = await ada.until("table", lambda message: message["info"]["seq"] == fought["seq"])
            assert told["info"]["draw_offer"] == []

    asyncio.run(play())


def test_only_those_who_still_play_need_not_wait_for_somebody_who_is_away() -> None:
    state = MatchState(match=KeptMatch(TABLE, Match.from_position(json.loads(POSITION))))
    claim = Command(id="x", what="claim", seq=0)
    with pytest.raises(Refusal) as refused:
        propose(CommandContext(state, seats_of("abc"), [2], claimable=0), claim)
    assert refused.value.reason == Phrase("server-refused-out")
    assert propose(CommandContext(state, seats_of("abc"), [1], claimable=0), claim).facts.absent == (0,)
