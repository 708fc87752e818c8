"""Campaigns at the tables: what goes on from one episode to the next, kept for its players (HC-11)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from ashfall.bots.hardcity.supplies import best_kept
from ashfall.hardcity import Campaign, Carried, Match
from ashfall.hardcity.campaign import gained_abilities
from ashfall.hardcity.content import load_content
from ashfall.hardcity.course.rounds import gain_ability
from ashfall.hardcity.files import storage
from ashfall.hardcity.ground.rows import ABILITIES, CHAOS, IN_PLAY
from ashfall.server.hardcity.shapes import HardCityTerms
from ashfall.server.hardcity.table import TABLE
from ashfall.server.identity import COOKIE, Identity
from ashfall.server.limits import Limits
from ashfall.server.rooms.room import CLOSED
from ashfall.server.store import MatchRow, SeatRow, new_id
from ashfall.table.contract import Outcome
from tests.server import running
from tests.server.hardcity.test_table import city, until_over
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer, running_server
from tests.server.storing import guest_in, opened
from tests.server.test_changed_rules import close_code, forbid
from tests.server.test_table import play_on

ME, LOCAL = {"who": "me"}, {"who": "local"}
NEARLY_LOST = 6  # points of chaos: the next one ends the episode


def campaigns(person: Person) -> list[Json]:
    found: list[Json] = person.call("GET", "/api/hardcity/campaigns").json()
    return found


def experienced(episode: int = 1, players: int = 3, before: Campaign | None = None) -> Match:
    """An episode of a campaign that is about to be lost; every officer has gained two abilities."""
    match = nearly_lost(Match(episode, 3, mode="coop", players=players, campaign=before or Campaign()))
    state = match.state.copy()
    for who in range(len(load_content().officers)):
        for _ in range(2 if state.person(who, IN_PLAY) else 0):
            gain_ability(state, who, int(state.take_card(ABILITIES + who, 0)))
    return Match.from_bytes(storage.to_bytes(state, match.options))


def nearly_lost(match: Match) -> Match:
    """The same where the next point of chaos ends the episode."""
    state = match.state.copy()
    state.put(CHAOS, NEARLY_LOST)
    return Match.from_bytes(storage.to_bytes(state, match.options))


def kept_match(match: Match, people: Sequence[str], bots: int = 0) -> MatchRow:
    """The same as a match of the server that is about to begin; bots sit behind the people."""
    terms = HardCityTerms(
        mode="coop",
        episode=match.options.episode,
        officers=[person.person for person in match.now().people],
        campaign=match.options.campaign,
    )
    players = len(people) + bots
    options = {"game": terms, "parts": ["officers"] * players, "sides": [0] * players, "is_fixed": True}
    seats = [SeatRow(who="person", part="officers", guest=person) for person in people]
    key = new_id()
    return MatchRow(
        id=key,
        game="hardcity",
        owner=people[0],
        created=1,
        seed="7:salt",
        options=msgspec.json.encode(options).decode(),
        start=storage.to_text(match.state, match.options),
        seats=[*seats, *(SeatRow(who="bot", part="officers", bot="random") for _ in range(bots))],
        rules=TABLE.rules_version,
        series=key,
    )


@contextmanager
def lost_together(folder: Path, database: str = "") -> Iterator[tuple[RunningServer, Person, Person, str]]:
    """Ada, Bob and a bot have just lost an episode in which each officer gained two abilities."""
    database = database or str(folder / "campaign.db")
    row, cookies = asyncio.run(prepared(database, bots=1))
    with running_server(folder, database=database) as server:
        ada, bob = Person(server), Person(server)
        for person, cookie in zip((ada, bob), cookies, strict=True):
            person.cookies.set(COOKIE, cookie)
        asyncio.run(lose(ada, bob, row.id))
        yield server, ada, bob, row.id


async def prepared(database: str, bots: int = 0) -> tuple[MatchRow, list[str]]:
    """Keep an episode that is about to be lost in a new database; it, and the cookies of its two people."""
    async with opened(database) as store:
        identity = await Identity.open(store, Limits())
        guests = [await guest_in(store, name) for name in ("Ada", "Bob")]
        row = kept_match(experienced(players=2 + bots), [guest.id for guest in guests], bots)
        await store.add_match(row)
        return row, [f"{guest.id}.{identity._signature(guest.id)}" for guest in guests]


async def lose(ada: Person, bob: Person, match: str) -> None:
    async with ada.at(match) as first, bob.at(match) as second:
        chance = Random(1)
        while first.chooser is not None:
            if first.chooser in (0, 1):
                await play_on([first, second], chance, 1)
            else:
                seen = await first.until("update")
                await second.seen(seen["seq"])
        assert (await until_over(first))["side"] == "autodoc"


def open_choices(info: Json, *seats: int) -> list[Json]:
    return [one for one in info["sequel"]["choices"] if one["seat"] in seats and not one["chosen"]]


async def refusal(chair: Chair, what: str, choice: str = "") -> str:
    answer = await chair.do(what, choice=choice)
    assert answer["t"] == "reject", answer
    found: str = answer["reason"]["id"].removeprefix("server-refused-")
    return found


async def next_match(chair: Chair) -> str:
    """Begin the next episode; its id."""
    await chair.done("next")
    if not chair.info["rematch"]:
        await chair.until("table", lambda heard: bool(heard["info"]["rematch"]))
    found: str = chair.info["rematch"]
    return found


@pytest.mark.clause("HC-11.3")
def test_alone_through_all_episodes_with_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada = Person(server, "Ada")
        first = match = city(ada, ME, mode="coop", campaign=True, ally=True)

        async def give_up() -> str:
            async with ada.at(match) as chair:
                await play_on([chair], Random(2), 3)
                await chair.done("resign")
                info = await until_over(chair)
                if not info["sequel"]["goes_on"]:
                    assert await refusal(chair, "next") == "no-series"
                    await chair.done("rematch")
                    await chair.until("table", lambda heard: bool(heard["info"]["rematch"]))
                    return str(chair.info["rematch"])
                assert await refusal(chair, "rematch") == "series"
                return await next_match(chair)

        for episode in range(1, 6):
            (campaign,) = campaigns(ada)
            assert (campaign["id"], campaign["now"], campaign["choosing"]) == (first, match, [])
            assert campaign["campaign"]["results"] == [False] * (episode - 1)
            assert [one["terms"]["episode"] for one in campaign["matches"]] == list(range(1, episode + 1))
            assert ada.info(match)["terms"]["campaign"] == campaign["campaign"]
            match = asyncio.run(give_up())
            if episode == 2:
                server.restart("kill")
        again, over = campaigns(ada)
        assert (over["id"], over["now"], over["campaign"]["results"]) == (first, "", [False] * 5)
        assert (again["id"], again["now"], again["campaign"]["results"]) == (match, match, [])
        assert ada.info(match)["terms"] == {**ada.info(first)["terms"], "campaign": again["campaign"]}
        assert campaigns(Person(server)) == []


@pytest.mark.clause("HC-11.4")
def test_after_a_loss_each_chooses_what_to_keep(tmp_path: Path) -> None:
    with lost_together(tmp_path) as (server, ada, bob, match):

        async def choose() -> Json:
            async with ada.at(match) as first, bob.at(match) as second, Person(server).at(match) as third:
                while open_choices(first.info, 2):
                    await first.until("table")
                mine, theirs = open_choices(first.info, 0), open_choices(first.info, 1)
                assert mine
                assert theirs
                assert {one["seat"] for one in third.info["sequel"]["choices"]} == {0, 1, 2}
                (view,) = campaigns(bob)
                assert set(view["choosing"]) == {0, 1}
                about, options = mine[0]["about"], mine[0]["options"]
                for wrong in ("", about, f"{about} ", f"{about} flying", "nobody big_iron", f" {options[0]}"):
                    assert await refusal(first, "choose", choice=wrong) == "no-such-choice"
                assert (await third.do("choose", choice=f"{about} {options[0]}"))["code"] == "not_seated"
                assert await refusal(second, "choose", choice=f"{about} {options[0]}") == "not-your-seat"
                assert await refusal(first, "next") == "choice-open"
                for option in options:
                    told = await first.done("choose", choice=f"{about} {option}")
                    (phrase,) = told["history"]["phrases"]
                    assert (phrase["id"], phrase["args"]["choice"]["id"]) == ("server-log-choose", "hc-kept")
                assert await refusal(first, "choose", choice=f"{about} {options[-1]}") == "chosen"
                for one in mine[1:]:
                    await first.done("choose", choice=f"{one['about']} {one['options'][0]}")
                return mine[0]

        chosen = asyncio.run(choose())
        server.restart("kill")
        (view,) = campaigns(ada)
        assert set(view["choosing"]) == {1}

        async def go_on() -> str:
            async with bob.at(match) as second:  # nobody begins without an own choice
                assert await refusal(second, "next") == "choice-open"
            async with ada.at(match) as first:  # nobody waits for Bob, who is away
                return await next_match(first)

        following = asyncio.run(go_on())
        (view,) = campaigns(bob)
        assert (view["now"], view["choosing"], len(view["matches"])) == (following, [], 2)
        carried = view["campaign"]["officers"]
        assert carried[chosen["about"]]["abilities"] == [chosen["options"][-1]]
        last = ada.info(match)
        for choice in last["sequel"]["choices"]:
            kept = choice["chosen"] or best_kept(choice["options"])
            assert carried[choice["about"]]["abilities"] == [kept]
            assert bool(choice["chosen"]) == (choice["seat"] != 1)

        async def look() -> None:
            async with bob.at(following) as second:
                assert second.info["terms"]["episode"] == 2
                assert second.sight is not None
                people = {one["person"]: one for one in second.sight["now"]["people"]}
                for officer, brought in carried.items():
                    shown = [ability["ability"] for ability in people[officer]["abilities"]]
                    assert shown[1:] == brought["abilities"]

        asyncio.run(look())


async def choose_all(chair: Chair) -> None:
    for one in open_choices(chair.info, *chair.seats):
        await chair.done("choose", choice=f"{one['about']} {one['options'][-1]}")


@pytest.mark.parametrize("limit", [60_000, 0])
def test_who_is_here_and_chooses_nothing_holds_up_nobody_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    brief = f"import ashfall.server.rooms.commands as commands; commands.CHOOSING = {limit}; "
    monkeypatch.setattr(running, "PROGRAM", brief + running.PROGRAM)
    with lost_together(tmp_path) as (_, ada, bob, match):

        async def go_on() -> None:
            async with ada.at(match) as first, bob.at(match) as second:
                assert 0 <= first.info["choosing"] <= limit
                assert bool(first.info["choosing"]) == bool(limit)
                await choose_all(first)
                assert await refusal(second, "next") == "choice-open"
                if limit:
                    assert await refusal(first, "next") == "choices-open"
                    await choose_all(second)
                await next_match(first)

        asyncio.run(go_on())
        (view,) = campaigns(bob)
        for choice in ada.info(match)["sequel"]["choices"]:
            kept = choice["chosen"] or choice["options"][0]
            assert view["campaign"]["officers"][choice["about"]]["abilities"] == [kept]
            assert bool(choice["chosen"]) or choice["seat"] == 1


def test_two_who_press_at_once_begin_one_episode(tmp_path: Path, postgres: str) -> None:
    with lost_together(tmp_path, postgres) as (_, ada, bob, match):

        async def race() -> list[Json]:
            async with ada.at(match) as first, bob.at(match) as second:
                for chair in (first, second):
                    for one in open_choices(first.info, *chair.seats):
                        told = await chair.done("choose", choice=f"{one['about']} {one['options'][1]}")
                        await asyncio.gather(first.seen(told["seq"]), second.seen(told["seq"]))
                return list(await asyncio.gather(first.do("next"), second.do("next")))

        answers = asyncio.run(race())
        assert sorted(answer["t"] for answer in answers) == ["ack", "reject"]
        refused = next(answer for answer in answers if answer["t"] == "reject")
        assert refused["reason"]["id"] == "server-refused-rematch-made"
        for person in (ada, bob):
            (view,) = campaigns(person)
            assert [one["id"] for one in view["matches"]] == [match, ada.info(match)["rematch"]]


def test_a_campaign_goes_on_where_the_rules_have_changed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ada = Person(server, "Ada")
        going, over = (city(ada, ME, LOCAL, campaign=True) for _ in range(2))

        async def play(match: str, end: bool = False) -> None:
            async with ada.at(match) as chair:
                await play_on([chair], Random(3), 4)
                if end:
                    await chair.done("resign", seat=1)
                    await until_over(chair)

        asyncio.run(play(going))
        asyncio.run(play(over, end=True))
        server.stop()
        for match in (going, over):
            forbid(tmp_path / "ashfall.db", match, 3, "fly away")
        server.start()
        for match, results, episodes in ((going, [], [1, 1]), (over, [True], [1, 2])):
            assert asyncio.run(close_code(ada, match)) == CLOSED
            assert asyncio.run(close_code(ada, match)) == CLOSED  # and nothing more comes of it
            view = next(one for one in campaigns(ada) if one["id"] == match)
            assert (view["now"], view["campaign"]["results"]) == (ada.info(match)["rematch"], results)
            assert [one["terms"]["episode"] for one in view["matches"]] == episodes
            assert view["barrels"] == len(results)
            asyncio.run(play(view["now"]))


@pytest.mark.parametrize(
    ("seats", "terms", "problem"),
    [
        ([ME, LOCAL], {"episode": 3}, "terms.episode: expected 1, the next episode of the campaign, got 3"),
        ([{"who": "bot", "bot": "rules"}] * 2, {}, "terms.campaign: expected a person at a seat"),
        ([ME, LOCAL], {"campaign": {"results": [True]}}, "terms.campaign"),
    ],
)
def test_campaigns_that_cannot_begin(
    server: RunningServer, seats: list[Json], terms: Json, problem: str
) -> None:
    wish = {"terms": {"game": "hardcity", "campaign": True, **terms}, "seats": seats}
    answer = Person(server).call("POST", "/api/matches", wish)
    assert answer.status_code == 400
    assert answer.json()["reason"].startswith(problem)


def test_who_continues_a_record_of_a_campaign_plays_no_campaign(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    text = Match(2, 1, campaign=Campaign(results=(True,))).record().to_json()
    info = ada.info(city(ada, ME, LOCAL, record=text))
    assert (info["terms"]["campaign"], info["series"]) == (None, "")
    assert campaigns(ada) == []


BEFORE = Campaign(results=(True,), officers={"jenny": Carried(equipment={"bat": 1})})


def ended(side: str, match: Match, campaign: Campaign | None) -> HardCityTerms:
    """The terms of what follows an episode that ended like this."""
    terms = HardCityTerms(mode="coop", episode=2, officers=["jenny"], campaign=campaign)
    return TABLE.following_terms(terms, TABLE.sequel(terms, match, Outcome((), "", side=side), {}))


@pytest.mark.parametrize(
    ("side", "won"), [("officers", True), ("autodoc", False), ("zero", False), ("", False)]
)
def test_who_won_is_what_the_table_says(side: str, won: bool) -> None:
    match = experienced(2, before=BEFORE)
    following = ended(side, match, BEFORE)
    assert following.campaign is not None
    assert (following.episode, following.campaign.results) == (3, (True, won))
    kept = [len(carried.abilities) for carried in following.campaign.officers.values()]
    assert sum(kept) == (0 if won else len(gained_abilities(BEFORE, match.state)))


def test_who_has_not_chosen_keeps_what_a_bot_would() -> None:
    match = experienced(2, before=BEFORE)
    gained = gained_abilities(BEFORE, match.state)
    following = ended("autodoc", match, BEFORE)
    assert following.campaign is not None
    kept = {officer: carried.abilities for officer, carried in following.campaign.officers.items()}
    best = {officer: (best_kept(abilities),) for officer, abilities in gained.items()}
    assert kept == best != {officer: abilities[:1] for officer, abilities in gained.items()}


def test_outside_of_campaigns_the_same_follows() -> None:
    following = ended("autodoc", experienced(2, before=BEFORE), None)
    assert (following.episode, following.campaign) == (2, None)
