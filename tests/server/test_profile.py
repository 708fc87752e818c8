"""Profiles: what finished games came to, whose they are, and the file in which they are taken along."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date
from typing import Any

import httpx
import msgspec
import pytest

from ashfall.hardcity import Match as CityMatch
from ashfall.hardcity.events.map import Evacuated
from ashfall.neuroshima import Match
from ashfall.neuroshima import events as ev
from ashfall.neuroshima.army import army_id
from ashfall.server.contract import Achievement
from ashfall.server.fair_queue import NOBODY
from ashfall.server.games import tables
from ashfall.server.hardcity.achievements import deeds_of as city_deeds_of
from ashfall.server.hardcity.plan import terms_of
from ashfall.server.neuroshima.deeds import deeds_of
from ashfall.server.profile_shapes import LONGEST_FILE, PlayedGame
from ashfall.server.profiles.memory import Memory
from ashfall.server.profiles.remembered import result_of
from ashfall.server.profiles.summary import as_recent, profile_of
from ashfall.server.rooms.telling import info_of
from ashfall.server.store import MatchRow, PlayedRow, SeatRow
from ashfall.server.workshop import Steps, Workshop
from ashfall.table.random import Stream
from tests.neuroshima.own import drifters
from tests.neuroshima.plays import pick, played
from tests.server.playing import Person
from tests.server.running import RunningServer
from tests.server.storing import guest_in, opened

DAY = 86_400_000
TODAY = date(2026, 11, 18)
NOON = 1_795_003_200_000  # of that day
FILE = "/api/me/profile/file"


def done(work: Steps[Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def resigned(person: Person, *seats: dict[str, str] | str, **wish: Any) -> str:
    """A game that this person gives up at once."""
    match: str = person.create(*seats, **wish)["id"]

    async def give_up() -> None:
        async with person.at(match) as chair:
            await chair.done("resign", seat=chair.seats[0])

    asyncio.run(give_up())
    return match


def profile(person: Person) -> dict[str, Any]:
    answer = person.call("GET", "/api/me/profile")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def a_game(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"id": f"game{number}", "game": "neuroshima", "at": NOON, "result": "won", **more}


def a_file(*games: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "ashfall profile", "version": 1, "games": list(games), **more}


# What is told.


def test_a_finished_game_is_in_the_profile_of_those_who_played_it(server: RunningServer) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    assert profile(ada)["results"]["games"] == 0
    match = resigned(ada, {"who": "me", "part": "moloch"}, {"who": "bot", "bot": "recruit", "part": "borgo"})
    ada.create("me", "bot:recruit")  # goes on
    found = profile(ada)
    assert found["results"] == {"games": 1, "won": 0, "lost": 1, "drawn": 0}
    neuroshima = found["games"][0]
    assert [(one["key"], one["results"]["lost"]) for one in neuroshima["parts"]] == [("moloch", 1)]
    assert [one["key"] for one in neuroshima["bots"]] == ["recruit"]
    assert [one["key"] for one in neuroshima["ways"]] == ["duel"]
    assert [(one["id"], one["is_here"]) for one in found["recent"]] == [(match, True)]
    assert found["days"] == {"now": 1, "best": 1}
    assert profile(bob)["recent"] == []
    assert profile(ada) == found  # the second time nothing is worked out


def test_somebody_new_has_an_empty_profile_and_stays_unknown(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/me/profile")
    assert answer.json()["recent"] == []
    assert "set-cookie" not in answer.headers
    assert httpx.get(server.url + FILE).status_code == 401


def test_at_one_screen_nobody_wins_against_themselves(server: RunningServer) -> None:
    person = Person(server, "Ada")
    resigned(person, "me", "local")
    assert profile(person)["results"] == {"games": 1, "won": 0, "lost": 0, "drawn": 0}


def test_many_games_are_looked_at_some_at_a_time(server: RunningServer) -> None:
    person = Person(server, "Ada")
    for _ in range(12):
        resigned(person, "me", "bot:recruit")
    first = profile(person)
    assert (first["results"]["games"], first["unread"]) == (10, 2)
    second = profile(person)
    assert (second["results"]["games"], second["unread"]) == (12, 0)


def test_a_game_with_an_own_army_is_remembered(server: RunningServer) -> None:
    old, new = Person(server, "Ada"), Person(server, "Ada again")
    record = Match([drifters(), "borgo"], seed=5).record().to_json()
    resigned(old, "me", "bot:recruit", record=record, starts="first")
    found = profile(old)
    assert [one["key"] for one in found["games"][0]["parts"]] == [army_id(drifters())]
    assert profile(old) == found
    assert new.call("POST", FILE, old.call("GET", FILE).json()).json() == {"added": 1, "known": 0}


def over_match(guest: str, key: str, **values: Any) -> MatchRow:
    row = MatchRow(
        id=key,
        game="neuroshima",
        status="over",
        owner=guest,
        created=1,
        options='{"game":{"game":"neuroshima"}}',
        seats=[SeatRow(who="person", guest=guest, part="borgo"), SeatRow(who="bot", bot="recruit")],
    )
    return msgspec.structs.replace(row, **values)


def test_a_match_that_cannot_be_read_hides_no_others(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store, "Ada")
            await store.add_match(over_match(guest.id, "good"))
            await store.add_match(over_match(guest.id, "broken", options="[]"))
            await store.add_match(over_match(guest.id, "terms", options='{"game":{"game":7}}'))
            await store.add_match(over_match(guest.id, "away", game="chess"))
            memory = Memory(store, Workshop())
            assert await memory.read_more(guest.id, NOBODY) == 0
            found = {game.id: game.part for game in await memory.games(guest.id)}
            assert found == {"good": "borgo", "broken": "", "terms": "borgo"}
            assert await store.played.count_unread(guest.id, ["neuroshima"]) == 0
            bad = PlayedRow(guest=guest.id, match="old", at=5, brought=True, data='{"id":5}')
            await store.played.keep([bad])
            assert len(await memory.games(guest.id)) == 3
            assert len((await memory.file(guest.id, "Ada")).games) == 3

    asyncio.run(scenario())


# The file.


def test_a_file_brings_games_to_another_device(server: RunningServer) -> None:
    old, new = Person(server, "Ada"), Person(server, "Ada again")
    match = resigned(old, "me", "bot:recruit")
    profile(old)
    file = old.call("GET", FILE).json()
    assert [game["id"] for game in file["games"]] == [match]
    assert new.call("POST", FILE, file).json() == {"added": 1, "known": 0}
    assert new.call("POST", FILE, file).json() == {"added": 0, "known": 1}
    assert old.call("POST", FILE, file).json() == {"added": 0, "known": 1}
    found = profile(new)
    assert (found["results"]["lost"], found["brought"], found["recent"][0]["is_here"]) == (1, 1, True)
    assert new.call("GET", "/api/lobby").json()["mine"] == []  # nobody gets a seat by it
    assert new.id not in str(new.info(match))


def test_own_games_count_as_they_were_played(server: RunningServer) -> None:
    person = Person(server, "Ada")
    match = resigned(person, "me", "bot:recruit")
    lie = {**a_game(), "id": match}
    assert person.call("POST", FILE, a_file(lie)).json() == {"added": 0, "known": 1}
    assert profile(person)["results"]["won"] == 0


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ({"kind": "something", "version": 1, "games": []}, "kind: expected one of ashfall profile"),
        ({"kind": "ashfall profile", "version": 2, "games": []}, "version: expected 1, got 2."),
        ({"kind": "ashfall profile", "version": 1}, "games: this field is missing."),
        (a_file(a_game(result="best")), "games[0].result: expected one of drawn, lost, none, won"),
        (a_file(a_game(at="noon")), "games[0].at: expected int, got str."),
        (a_file(a_game(id="../x")), "games[0].id: "),
        (a_file(a_game(deeds={"freed": 10**9})), "games[0].deeds[...]: "),
        (a_file(*(a_game(n) for n in range(LONGEST_FILE + 1))), "games: "),
    ],
    ids=("kind", "version", "missing", "result", "time", "id", "deeds", "many"),
)
def test_a_bad_file_is_one_sentence_that_names_the_field(
    server: RunningServer, file: dict[str, Any], reason: str
) -> None:
    person = Person(server, "Ada")
    answer = person.call("POST", FILE, file)
    assert answer.status_code in (400, 422)
    assert answer.json()["reason"].startswith(reason)
    assert profile(person)["brought"] == 0


def test_so_many_games_can_be_brought_and_no_more(server: RunningServer) -> None:
    person = Person(server, "Ada")
    assert person.call("POST", FILE, a_file(*(a_game(n) for n in range(600)))).json()["added"] == 600
    answer = person.call("POST", FILE, a_file(*(a_game(n) for n in range(500, 1100))))
    assert answer.json()["reason"] == "games: expected at most 400 new ones, got 500."
    assert person.call("POST", FILE, a_file(*(a_game(n) for n in range(500, 1000)))).json()["added"] == 400


def test_what_was_brought_gives_way_to_the_match(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            guest = await guest_in(store, "Ada")
            row = MatchRow(
                id="m",
                game="neuroshima",
                status="over",
                owner=guest.id,
                created=1,
                options="{}",
                seats=[SeatRow(who="person", guest=guest.id), SeatRow(who="bot", bot="recruit")],
            )
            await store.add_match(row)
            brought = PlayedRow(guest=guest.id, match="m", at=5, brought=True, data="{}")
            await store.played.keep([brought])
            assert await store.played.count_brought(guest.id) == 1
            assert await store.played.unread(guest.id, 10, ["neuroshima"]) == ["m"]
            await store.played.keep([msgspec.structs.replace(brought, brought=False, data="[]")])
            assert await store.played.unread(guest.id, 10, ["neuroshima"]) == []
            assert [(one.data, one.is_here) for one in await store.played.played(guest.id)] == [("[]", True)]

    asyncio.run(scenario())


# What is counted.


def recent(number: int, result: str, **more: Any) -> Any:
    game = msgspec.convert(
        a_game(number, **{"result": result, "at": NOON - number * DAY, **more}), PlayedGame
    )
    return as_recent(game, is_here=True, is_brought=False)


def test_streaks_of_wins_and_of_days() -> None:
    results = ["won", "none", "won", "lost", "won", "won", "won"]
    games = [recent(number, result) for number, result in enumerate(results)]
    found = profile_of(games, {}, tables(), TODAY)
    assert (found.wins.now, found.wins.best) == (2, 3)
    assert (found.days.now, found.days.best) == (7, 7)
    assert (found.results.games, found.results.won) == (7, 5)


@pytest.mark.parametrize("seed", range(6))
def test_deeds_are_those_of_the_events(seed: int) -> None:
    match = played(seed, 5000)
    again = Match.from_record(match.record(), upto=0)
    events = [event for move in match.moves for event in again.push(move.text)]
    for seat in (0, 1):
        found = done(deeds_of(match.record().to_json(), [seat]))
        assert found["freed"] == sum(isinstance(e, ev.Freed) and e.unit.owner == seat for e in events)
        assert found["medics"] == sum(isinstance(e, ev.Absorbed) and e.medic.owner == seat for e in events)
        outcome = match.outcome
        assert outcome is not None
        assert found["by_health"] == (outcome.reason == "health" and outcome.winners == (seat,))
        assert found["unharmed"] == _unharmed(events, seat)


def _unharmed(events: list[Any], seat: int) -> int:
    count, fallen = 0, None
    for event in events:
        if isinstance(event, ev.BattleStarted):
            fallen = Counter[int]()
        elif isinstance(event, ev.Removed) and fallen is not None:
            fallen[event.unit.owner] += event.cause in ("wounds", "medic", "explosion")
        elif isinstance(event, ev.BattleEnded | ev.GameOver) and fallen is not None:
            count += fallen[1 - seat] > 0 and not fallen[seat]
            fallen = None
    return count


def test_deeds_in_hard_city() -> None:
    match, stream, evacuated = CityMatch(2, 3, mode="coop", players=1), Stream(3), 0
    while not match.over:
        events = match.push(pick([move.code for move in match.legal], stream))
        evacuated += sum(isinstance(event, Evacuated) for event in events)
    found = done(city_deeds_of(terms_of(match.options), match.record().to_json(), [0]))
    assert (found["episode"], found["evacuated"]) == (2, evacuated)


def test_what_can_be_reached() -> None:
    reached = [
        *(recent(n, "won", part=army, deeds={"medics": 2}) for n, army in enumerate(("moloch", "borgo"))),
        recent(2, "won", part="moloch", bots=["recruit"]),
        recent(3, "lost", part="outpost", bots=["soldier"]),
    ]
    found = {one.key: one for one in profile_of(reached, {}, tables(), TODAY).achievements}
    assert 8 <= len(found) <= 12
    assert (found["armies"].count, found["armies"].goal) == (3, 6)
    assert (found["levels"].count, found["medics"].count) == (1, 4)
    assert all(0 <= one.count <= one.goal for one in found.values())


def test_lessons_that_achievements_name_are_there(server: RunningServer) -> None:
    for table in tables():
        lessons = {one["id"] for one in httpx.get(f"{server.url}/api/{table.name}/lessons").json()}
        for one in table.achievements:
            assert isinstance(one, Achievement)
            place, _, lesson = one.page.removeprefix("/").rpartition("/")
            assert place != f"learn/{table.name}" or lesson in lessons


@pytest.mark.parametrize(
    ("winners", "side", "mine", "result"),
    [
        ("[0]", "", [0], "won"),
        ("[1]", "", [0], "lost"),
        ("[]", "", [0], "drawn"),
        ("[]", "autodoc", [0], "lost"),
        ("[0]", "", [0, 1], "none"),
    ],
)
def test_how_a_match_ended(winners: str, side: str, mine: list[int], result: str) -> None:
    row = MatchRow(
        id="m",
        game="neuroshima",
        status="over",
        owner=None,
        created=1,
        options='{"game":{"game":"neuroshima"},"sides":[0,1]}',
        seats=[SeatRow(who="person", guest="a"), SeatRow(who="person", guest="b")],
        winners=winners,
        side=side,
    )
    assert result_of(info_of(row), mine) == result
