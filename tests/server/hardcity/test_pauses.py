"""How long Doctor Zero takes to let something pass tells nobody what he holds (HC-R38)."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import pytest

from ashfall.hardcity import Match
from ashfall.server.hardcity.shapes import HardCityTerms
from ashfall.server.hardcity.table import TABLE
from ashfall.server.messages import SeatWish
from ashfall.server.workshop import Workshop
from tests.server.hardcity.games import game
from tests.server.playing import Person
from tests.server.running import running_server
from tests.server.twins import SALT

PAUSE = 250  # milliseconds
ROUNDS = 8  # matches of each kind of hand
SECRETS = 2000  # that are tried to find both kinds
SHUFFLES = 3000  # of the times, to see what chance does
LEAST = 0.001  # how seldom it may do as much
SEATS = ({"who": "me"}, {"who": "local"}, {"who": "bot", "bot": "director"})


def reaction_to(match: Match, move: str) -> int:
    """How many answers Doctor Zero has to a move of the officers, 0 if he is not asked."""
    after = match.copy()
    after.push(move)
    is_asked = after.decision is not None and after.decision.kind.startswith("reaction")
    return len(after.legal) if is_asked else 0


def opening_move() -> tuple[Match, str]:
    """A game, and a step in it to which Doctor Zero may react."""
    for step in game(0):
        decision = step.match.decision
        if decision is not None and decision.kind == "officer_turn":
            for move in step.match.legal:
                if move.text.startswith("step") and reaction_to(step.match, move.text):
                    return step.match, move.text
    raise AssertionError("nobody may ever react")


def secrets_of(start: Match, move: str) -> tuple[int, int]:
    """A secret by which he can only pass, and one by which he has a card that fits."""
    seats = [SeatWish("local") for _ in SEATS]
    read = asyncio.run(Workshop().do(TABLE.read_start(start.record().to_json(), None, seats, "")))
    assert isinstance(read.plan.terms, HardCityTerms)
    found: dict[bool, int] = {}
    for seed in range(SECRETS):
        match = TABLE.begin(read.plan.terms, read.plan.parts, f"{seed}:{SALT}", read.text)
        found.setdefault(reaction_to(match, move) > 1, seed)
        if len(found) == 2:
            return found[False], found[True]
    raise AssertionError("no secret gives him such a hand")


def with_secrets(database: Path, matches: list[str], secrets: tuple[int, int]) -> None:
    """Give the matches these secrets in turn."""
    connection = sqlite3.connect(database)
    with connection:
        for number, match in enumerate(matches):
            secret = f"{secrets[number % 2]}:{SALT}"
            connection.execute("update matches set seed = ? where id = ?", (secret, match))
    connection.close()


async def answer_to(person: Person, match: str, move: str) -> tuple[float, list[str]]:
    """Seconds from the question until it is answered, and the kinds of all that is heard meanwhile."""
    async with person.at(match) as chair:
        await chair.until("presence")
        update = await chair.done("move", move=move)
        asked, heard = time.perf_counter(), len(chair.heard)
        await chair.seen(update["seq"] + 1)
        return time.perf_counter() - asked, [message["t"] for message in chair.heard[heard:]]


def chance_of(one: list[float], other: list[float]) -> float:
    """How often chance alone parts two lists of times as much as they are, judged by the sum of ranks."""
    times, shuffler = [*one, *other], random.Random(1)
    ranks = [sum(each < time for each in times) for time in times]
    usual = sum(ranks) * len(one) / len(times)

    def apart(numbers: list[int]) -> float:
        return abs(sum(numbers[: len(one)]) - usual)

    as_much = [apart(shuffler.sample(ranks, len(ranks))) >= apart(ranks) for _ in range(SHUFFLES)]
    return sum(as_much) / SHUFFLES


@pytest.mark.clause("HC-R38")
def test_the_time_of_a_reaction_does_not_tell_the_hand(tmp_path: Path) -> None:
    start, move = opening_move()
    wish = {"game": "hardcity", "record": start.record().to_json(), "upto": len(start.moves)}
    with running_server(tmp_path, ASHFALL_BOT_PAUSE=str(PAUSE)) as server:
        ada = Person(server, "Ada")
        matches = [ada.create(*SEATS, **wish)["id"] for _ in range(2 * ROUNDS + 1)]
        server.stop()
        with_secrets(tmp_path / "ashfall.db", matches, secrets_of(start, move))
        server.start()
        answers = [asyncio.run(answer_to(ada, match, move)) for match in matches][
            1:
        ]  # the first starts a process
    assert all(heard == ["update"] for _, heard in answers)  # nobody is told that a bot thinks
    times = [round(seconds, 2) for seconds, _ in answers]  # what a network lets through
    assert min(times) >= PAUSE / 2000
    assert chance_of(times[::2], times[1::2]) > LEAST, times


def test_times_that_differ_are_told_apart() -> None:
    assert chance_of([0.02] * ROUNDS, [0.6] * ROUNDS) < LEAST
    assert chance_of([0.26, 0.25] * (ROUNDS // 2), [0.25, 0.26] * (ROUNDS // 2)) > LEAST
