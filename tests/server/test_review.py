"""A finished game looked back at: its figures, the turns that cost most, and who may ask when."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable
from typing import TypeVar

import httpx
import msgspec
import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima import events as ev
from ashfall.neuroshima.record import Record
from ashfall.server.neuroshima.judging import judge
from ashfall.server.neuroshima.review import Reviewing
from ashfall.server.neuroshima.review_shapes import Judgement
from ashfall.server.rooms.errands import Errand
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from tests.neuroshima.plays import pick, played
from tests.server.playing import Person, wished
from tests.server.running import RunningServer
from tests.web.games import BATTLE, searched

T = TypeVar("T")
KILLS = ("wounds", "medic")
FALLS = (*KILLS, "explosion")


def reviewing(record: Record, judged: tuple[int, ...] = (0, 1)) -> Reviewing:
    found = Reviewing(record, (), (), judged)
    for _ in found.steps():
        pass
    return found


def games() -> list[Match]:
    """Random games of all modes, with fights in all of them."""
    duels = [played(seed, 5000) for seed in range(12)]
    armies = ["moloch", "borgo", "outpost", "hegemony"]
    many = []
    for seed, mode in enumerate(("ffa", "points", "teams")):
        match, stream = Match(armies, seed=seed, mode=mode), Stream(seed)
        while not match.over:
            match.push(pick([move.code for move in match.legal], stream))
        many.append(match)
    return [*duels, *many]


def events_of(match: Match) -> list[list[Event]]:
    again = Match.from_record(match.record(), upto=0)
    return [list(again.push(move.text)) for move in match.moves]


def is_hq(unit: ev.Unit) -> bool:
    return unit.tile == "hq"


@pytest.mark.parametrize("match", games(), ids=lambda match: f"{match.mode} {'-'.join(match.armies)}")
def test_figures_are_those_of_the_events(match: Match) -> None:
    review = reviewing(match.record()).review
    told = [event for step in events_of(match) for event in step]
    seats = range(len(match.armies))
    assert review.health[-1].health == [match.health(seat) for seat in seats]
    assert [battle.seat for battle in review.battles] == [
        event.seat for event in told if isinstance(event, ev.BattleStarted)
    ]
    fallen = [e.unit for e in told if isinstance(e, ev.Removed) and e.cause in FALLS and not is_hq(e.unit)]
    assert [review.seats[seat].lost for seat in seats] == [
        sum(unit.owner == seat for unit in fallen) for seat in seats
    ]
    tiles = [tile for seat in review.seats for tile in seat.tiles]
    absorbed = [event for event in told if isinstance(event, ev.Absorbed)]
    held = sum(event.amount for event in told if isinstance(event, ev.ArmorHeld))
    assert sum(tile.saved for tile in tiles) == len(absorbed)
    assert sum(tile.absorbed for tile in tiles) == held + sum(event.amount for event in absorbed)
    assert sum(seat.destroyed for seat in review.seats) == sum(tile.kills for tile in tiles)


@pytest.mark.parametrize("seed", range(12))
def test_all_health_that_was_lost_was_somebodys_damage(seed: int) -> None:
    match = played(seed, 5000)
    review = reviewing(match.record()).review
    own: Counter[int] = Counter()  # wounds by own units, health that was paid
    for event in (event for step in events_of(match) for event in step):
        if isinstance(event, ev.Paid):
            own[event.seat] += 1
        if isinstance(event, ev.Wound) and is_hq(event.target):
            own[event.target.owner] += event.amount if _is_own(event) else 0
    for seat in (0, 1):
        damage = sum(sum(tile.damage) for tile in review.seats[1 - seat].tiles)
        lost = review.health[0].health[seat] - match.health(seat)
        assert damage <= lost <= damage + own[seat]
        assert damage == lost or own[seat]


def _is_own(event: ev.Wound) -> bool:
    return event.source is not None and event.source.owner == event.target.owner


@pytest.mark.parametrize("seed", range(12))
def test_every_kill_is_one_of_a_unit_that_others_wounded(seed: int) -> None:
    match = played(seed, 5000)
    review = reviewing(match.record()).review
    sure, possible = [0, 0], [0, 0]
    for step in events_of(match):
        attackers: dict[str, set[int]] = {}
        player = -1
        for event in step:
            if isinstance(event, ev.Played):
                player = event.seat
            elif isinstance(event, ev.PhaseStarted):
                attackers.clear()
            elif isinstance(event, ev.Wound | ev.Absorbed):
                hurt = event.medic if isinstance(event, ev.Absorbed) else event.target
                by = player if event.source is None else event.source.owner
                attackers.setdefault(hurt.hex, set()).add(by)
            elif (
                isinstance(event, ev.Removed) and event.cause in ("wounds", "medic") and not is_hq(event.unit)
            ):
                seats = attackers.get(event.unit.hex, set())
                foe = 1 - event.unit.owner
                sure[foe] += seats == {foe}
                possible[foe] += foe in seats
    for seat in (0, 1):
        assert sure[seat] <= review.seats[seat].destroyed <= possible[seat]


def test_the_fall_of_an_hq_names_its_phase() -> None:
    begun, seat = winnable()
    told = begun.push(BATTLE)
    fall = next(i for i, event in enumerate(told) if isinstance(event, ev.HealthLost) and not event.health)
    phases = [event.initiative for event in told[:fall] if isinstance(event, ev.PhaseStarted)]
    review = reviewing(begun.record()).review
    assert review.last_phase == phases[-1]
    assert review.turning is not None
    assert (review.turning.gains, review.turning.after[1 - seat]) == (seat, 0)


# What a bot thinks of it.


def winnable() -> tuple[Match, int]:
    """Both HQs are at their last, and somebody can destroy the other one now; and who it is."""
    match = searched(("moloch", "borgo"), _can_hit)
    position, seat = match.position(), match.turn
    for player in position["players"]:
        player["hq"] = 1
    return Match.from_position(position), seat


def blundered() -> tuple[Record, int]:
    """Somebody could win by a battle and ends the turn instead; the game, and who it was."""
    match, seat = winnable()
    match.push("end")
    stream = Stream(4)
    while not match.over and len(match.moves) < 14:
        match.push(pick([move.code for move in match.legal], stream))
    return match.record(), seat


def _can_hit(match: Match) -> bool:
    if not {BATTLE, "end"} <= {move.text for move in match.legal}:
        return False
    seat, after = match.turn, match.copy()
    after.push(BATTLE)
    is_whole = after.decision is not None and after.turn != seat
    foe = 1 - seat
    return is_whole and after.health(foe) < match.health(foe) and after.health(seat) == match.health(seat)


async def at_once(errand: Errand[T]) -> T:
    return errand.work()


def judged(record: Record, seats: tuple[int, ...]) -> tuple[Judgement, list[float]]:
    shares: list[float] = []
    work: Awaitable[bytes] = judge(reviewing(record, seats), at_once, shares.append)

    async def done() -> bytes:
        return await work

    return msgspec.json.decode(asyncio.run(done()), type=Judgement), shares


def test_a_win_that_was_missed_is_the_dearest_turn() -> None:
    record, seat = blundered()
    found, shares = judged(record, (seat,))
    first = found.turns[0]
    assert (first.seat, first.step, first.better_move) == (seat, 0, BATTLE)
    assert first.chances[1] > 0.95 > first.chances[0]
    assert first.health[1][1 - seat] == 0
    assert [phrase.id for phrase in first.why] == ["review-why-wins"]
    assert len(found.turns) <= 3
    assert {turn.seat for turn in found.turns} == {seat}
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1


def test_the_same_game_is_judged_in_the_same_way() -> None:
    record, seat = blundered()
    assert judged(record, (seat,))[0] == judged(record, (seat,))[0]


def test_of_more_than_two_sides_no_chances_are_told() -> None:
    match, stream = Match(["moloch", "borgo", "outpost"], seed=3, mode="ffa"), Stream(3)
    while not match.over and len(match.moves) < 25:
        match.push(pick([move.code for move in match.legal], stream))
    found, _ = judged(match.record(), (1,))
    assert found.chances == []
    assert found.turning is None
    assert {turn.seat for turn in found.turns} <= {1}


# At the server.


def waited_for(server: RunningServer, path: str) -> Judgement:
    for _ in range(600):
        answer = httpx.get(f"{server.url}/api/neuroshima/{path}/judgement", timeout=60)
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=Judgement)
        if found.done == 1:
            return found
        time.sleep(0.2)
    raise AssertionError("no judgement came")


def test_a_record_is_reviewed_and_judged(server: RunningServer) -> None:
    record, _ = blundered()
    key = httpx.post(f"{server.url}/api/records", json={"text": record.to_json()}, timeout=60).json()["id"]
    answer = httpx.get(f"{server.url}/api/neuroshima/records/{key}/review", timeout=60)
    assert answer.content == msgspec.json.encode(reviewing(record).review)
    assert waited_for(server, f"records/{key}") == judged(record, (0, 1))[0]


def test_a_match_is_reviewed_when_it_is_over(server: RunningServer) -> None:
    ada = Person(server, "Ada")
    seats = [{"who": "me", "part": "moloch"}, {"who": "bot", "part": "borgo", "bot": "recruit"}]
    made = ada.call("POST", "/api/matches", wished(seats=seats, starts="first")).json()["id"]
    for what in ("review", "judgement"):
        answer = ada.call("GET", f"/api/neuroshima/matches/{made}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


@pytest.mark.parametrize("what", ["review", "judgement"])
@pytest.mark.parametrize("of", ["records", "matches"])
def test_unknown_games_are_not_reviewed(server: RunningServer, of: str, what: str) -> None:
    answer = httpx.get(f"{server.url}/api/neuroshima/{of}/nothing/{what}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
