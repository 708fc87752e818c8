"""What a bot advises at a table of Hard City: both sides, in turns and between, by what they may know."""

from __future__ import annotations

import asyncio
from itertools import islice

import pytest

from ashfall.bots.contract import Budget, Request
from ashfall.bots.registry import make_bot
from ashfall.hardcity import Match, parse_record
from ashfall.hardcity.ground.rows import HAND
from ashfall.server.hardcity.table import TABLE
from ashfall.server.rooms.errands import BotQuestion
from ashfall.server.rooms.questions import ideas_of
from tests.hardcity.piles import pile
from tests.server.hardcity.games import game, with_another_hand
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer

ME, RULES = {"who": "me"}, {"who": "bot", "bot": "rules"}
ALONE, AGAINST_ZERO = 10, 3  # games of bots


async def ideas_at(chair: Chair) -> list[Json]:
    """The advice for whoever must choose at a chair."""
    found: list[Json] = (await chair.ask("hint"))["answer"]["ideas"]
    return found


def moment(number: int, kinds: tuple[str, ...]) -> str:
    """The record of a game up to the first question of a kind, but for the first few."""
    for step in islice(game(number), 10, None):
        decision = step.match.decision
        if decision is not None and decision.kind.startswith(kinds):
            return step.match.record().to_json()
    raise AssertionError(f"nobody is asked {kinds} in game {number}")


def check(ideas: list[Json], legal: list[str]) -> None:
    """Up to three different moves that are legal, in words, each with its chance."""
    moves = [idea["move"] for idea in ideas]
    assert 1 <= len(moves) == len(set(moves)) <= 3
    assert set(moves) <= set(legal)
    assert all(0 <= idea["value"] <= 1 and idea["title"]["id"] for idea in ideas)


@pytest.mark.parametrize(
    ("seats", "number", "kinds"),
    [
        ((ME,), ALONE, ("officer_turn",)),
        ((ME,), ALONE, ("roll_dice", "spread")),
        ((RULES, ME), AGAINST_ZERO, ("zero_turn",)),
        ((RULES, ME), AGAINST_ZERO, ("reaction",)),
    ],
    ids=["an officer's turn", "dice", "Doctor Zero's turn", "a reaction"],
)
def test_a_bot_advises_both_sides_in_turns_and_between(
    server: RunningServer, seats: tuple[Json, ...], number: int, kinds: tuple[str, ...]
) -> None:
    ada = Person(server, "Ada")
    match = ada.create(*seats, game="hardcity", record=moment(number, kinds))["id"]

    async def play() -> tuple[list[Json], list[str]]:
        async with ada.at(match) as chair:
            ideas = await ideas_at(chair)
            assert chair.sight is not None
            return ideas, chair.sight["legal"]

    ideas, legal = asyncio.run(play())
    check(ideas, legal)


@pytest.mark.parametrize(
    ("number", "kind"), [(ALONE, "officer_turn"), (AGAINST_ZERO, "zero_turn")], ids=["officer", "zero"]
)
def test_advice_weighs_moves_and_tells_why(number: int, kind: str) -> None:
    """Asked by iterations, so that it is the same on every machine."""
    match = Match.from_record(parse_record(moment(number, (kind,))))
    view = match.view(int(match.state.chooser))
    request = Request(view, seed=1, budget=Budget(iterations=24), alternatives=3)
    ideas = ideas_of(TABLE, view, make_bot(TABLE.adviser, TABLE.name).choose(request)).ideas
    assert len({idea.value for idea in ideas}) > 1
    assert any(idea.reasons for idea in ideas)


def packed(match: Match) -> bytes:
    """What the adviser is told of a match."""
    return BotQuestion.about(TABLE.name, match, TABLE.adviser, 1, alternatives=3).view


def test_advice_for_the_officers_is_made_without_doctor_zeros_hand() -> None:
    compared = 0
    for step in islice(game(0), 20, 60):
        state = step.match.state
        if step.match.over or state.chooser == state.rules.zero or not state.pile_size(HAND):
            continue
        twin = with_another_hand(state, 7)
        compared += pile(state, HAND) != pile(twin, HAND)
        assert packed(step.match) == packed(step.match.at(twin))
    assert compared > 3
