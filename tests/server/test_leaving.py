"""What comes of it when somebody leaves: a bot plays on, or the others have won. Also in matches of old."""

from __future__ import annotations

import json

import pytest

from ashfall.neuroshima import Match
from ashfall.server.neuroshima.table import TABLE
from ashfall.server.rooms.history import MatchState, fold
from ashfall.server.rooms.kept import KeptMatch
from ashfall.server.rooms.leaving import leaving
from ashfall.server.rooms.seats import BOT, PERSON, Seats
from ashfall.server.store import Entry, MatchRow, SeatRow
from tests.server.test_plan import LOCAL, ME, plan

ARMIES = ["moloch", "borgo", "outpost", "hegemony"]


def seats_of(people: str) -> Seats:
    """A letter for each person, a dot for a bot."""
    return Seats(
        [SeatRow(who=BOT, bot="recruit") if one == "." else SeatRow(who=PERSON, guest=one) for one in people],
        [people.index(one) if one != "." else seat for seat, one in enumerate(people)],
    )


@pytest.mark.parametrize(
    ("mode", "people", "gone", "goes_on"),
    [
        ("duel", "ab", [0], False),
        ("duel", "a.", [0], False),
        ("ffa", "abc", [0], True),
        ("ffa", "ab.", [0], True),
        ("ffa", "a..", [0], False),
        ("points", "a.bb", [2, 3], True),
        ("one_vs_two", "abc", [1], True),  # the other of the pair goes on
        ("one_vs_two", "abc", [0], False),
        ("teams", "abcd", [3], True),
        ("teams", "ab.d", [0], False),  # a bot alone is no side
        ("teams", "abad", [0, 2], False),
    ],
)
def test_who_goes_on(mode: str, people: str, gone: list[int], goes_on: bool) -> None:
    match = KeptMatch(TABLE, Match(ARMIES[: len(people)], mode=mode))
    facts = leaving(match, seats_of(people), gone)
    assert facts.absent == tuple(gone)
    assert facts.bot == (TABLE.stand_in if goes_on else "")
    assert TABLE.stand_in in TABLE.bots


def test_who_is_out_may_leave_without_ending_the_game() -> None:
    position = {
        "mode": "ffa",
        "players": [{"army": "moloch"}, {"army": "borgo"}, {"army": "outpost", "hq": 0}],
        "units": [{"hex": "A1", "owner": 0, "tile": "hq"}, {"hex": "E3", "owner": 1, "tile": "hq"}],
    }
    match = KeptMatch(TABLE, Match.from_position(position))
    assert match.is_out(2)
    assert leaving(match, seats_of("abc"), [2]).bot
    assert not leaving(match, seats_of("abc"), [1]).bot  # only one is left then


def ended(row: MatchRow, kind: str, seat: int, **facts: object) -> MatchState:
    begin = {"parts": ARMIES[: len(row.seats)]}
    entries = [
        Entry(seq=1, at=0, kind="begin", seat=None, data=json.dumps(begin)),
        Entry(seq=2, at=0, kind=kind, seat=seat, data=json.dumps(facts)),
    ]
    return list(fold(row, entries))[-1].after


def winners(state: MatchState) -> tuple[int, ...]:
    assert state.ending is not None
    return state.ending.winners


@pytest.mark.parametrize(("kind", "expected"), [("resign", (1,)), ("flag", (1,)), ("claim", (0,))])
def test_entries_that_do_not_say_who_left(kind: str, expected: tuple[int, ...]) -> None:
    assert winners(ended(plan(ME, LOCAL), kind, 0)) == expected


def test_the_other_sides_win() -> None:
    teams = plan(ME, LOCAL, LOCAL, LOCAL, mode="teams")
    assert winners(ended(teams, "resign", 2, absent=[2])) == (1, 3)
    assert winners(ended(teams, "claim", 0, absent=[3])) == (0, 2)
    assert ended(teams, "resign", 2, absent=[2], bot=TABLE.stand_in).ending is None
