"""Wishes for every way to play: seats and sides, who leads what, boards and variants, orders, rematches."""

from __future__ import annotations

import pytest

from ashfall.neuroshima import Match, army_keys
from ashfall.neuroshima.options import CHOICES, DEFAULTS
from ashfall.server.messages import SeatWish
from ashfall.server.neuroshima.plan import draw_armies
from ashfall.server.neuroshima.shapes import NeuroshimaTerms
from ashfall.server.rooms.plan import plan_following
from ashfall.server.rooms.seating import any_order, next_order
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.terms import game_terms, read_terms
from ashfall.server.store import MatchRow
from tests.server.test_plan import BOT, LINK, LOCAL, ME, OPEN, begun, plan, refusal

ALLY = SeatWish("ally")
BEASTS = SeatWish("local", part="beasts")
TEAMS = (0, 1, 0, 1)
PAIR = (0, 1, 1)
ALONE = (0, 1, 2, 3)


def started(row: MatchRow) -> Match:
    return begun(row, draw_armies(game_terms(row), read_terms(row).parts))


@pytest.mark.parametrize(
    ("mode", "seats", "board", "sides"),
    [
        ("duel", 2, 19, [0, 1]),
        ("ffa", 3, 19, [0, 1, 2]),
        ("ffa", 6, 37, [0, 1, 2, 3, 4, 5]),
        ("points", 5, 37, [0, 1, 2, 3, 4]),
        ("one_vs_two", 3, 19, [0, 1, 1]),
        ("teams", 4, 19, [0, 1, 0, 1]),
    ],
)
def test_each_mode_begins_as_wished(mode: str, seats: int, board: int, sides: list[int]) -> None:
    row = plan(ME, *[BOT] * (seats - 1), mode=mode, variants=["reinforcements"])
    assert (game_terms(row).board, read_terms(row).sides) == (board, sides)
    match = started(row)
    assert (match.mode, match.sides, match.state.rules.board.size) == (mode, sides, board)
    assert match.record().variants == ["reinforcements"]


def test_variants_are_told_in_one_order() -> None:
    row = plan(ME, BOT, variants=["reinforcements", "tactical_start"])
    assert game_terms(row).variants == started(row).record().variants == ["tactical_start", "reinforcements"]


def test_four_may_choose_the_board_and_teams_their_health() -> None:
    row = plan(ME, BOT, BOT, BOT, mode="teams", board=37, team_health=20)
    match = started(row)
    assert match.state.rules.board.size == 37
    assert [match.health(seat) for seat in range(4)] == [20] * 4
    assert [started(plan(ME, BOT, BOT, BOT, mode="teams")).health(seat) for seat in range(4)] == [15] * 4


@pytest.mark.parametrize(
    ("seats", "more", "expected"),
    [
        ([ME, BOT], {"mode": "chess"}, 'terms.mode: unknown mode "chess"'),
        ([ME, BOT], {"mode": "ffa"}, "seats: expected 3 to 6 in the mode ffa, got 2"),
        ([ME, BOT, BOT], {}, "seats: expected 2 in the mode duel, got 3"),
        ([ME, BOT, BOT], {"mode": "teams"}, "seats: expected 4 in the mode teams, got 3"),
        ([ME, BOT], {"board": 37}, "terms.board: expected 19 hexes for 2 armies, got 37"),
        (
            [ME, *[BOT] * 4],
            {"mode": "ffa", "board": 19},
            "terms.board: expected 37 hexes for 5 armies, got 19",
        ),
        ([ME, BOT], {"variants": ["haste"]}, 'terms.variants: unknown variant "haste"'),
        ([ME, BOT], {"variants": ["tactical_start"] * 2}, "terms.variants: expected each at most once"),
        ([ME, BOT, BEASTS, BOT, BOT], {"mode": "ffa"}, 'seats[2].part: "beasts" is not played on 37 hexes'),
        ([ME, BOT, BOT], {"mode": "ffa", "starts": "second"}, 'starts: expected "first" or "random" with 3'),
        ([ME, BOT], {"settings": {"pay_last": True}}, 'terms.settings: unknown setting "pay_last", did you'),
        ([ME, BOT], {"settings": {"waste_instants": "yes"}}, "terms.settings: waste_instants: expected bool"),
        (
            [ME, BOT],
            {"settings": {"overtime_starts": "never"}},
            "terms.settings: overtime_starts: expected after_last_turn or after_first_out",
        ),
        ([ME, BOT], {"settings": {"team_hq_health": "20"}}, "terms.settings: expected terms.team_health"),
        ([ME, ALLY], {}, 'seats[1].who: expected "ally" only in the mode teams'),
        ([ME, LOCAL, ALLY], {"mode": "one_vs_two"}, 'seats[2].who: expected "ally" only in the mode teams'),
        ([ME, ALLY, BOT, ALLY], {"mode": "teams"}, 'seats[1].who: expected "ally" on one seat of a side'),
        ([ME, BOT, ME, BOT], {"mode": "teams"}, 'seats: expected "me" at most once'),
    ],
)
def test_what_does_not_fit_is_refused(seats: list[SeatWish], more: dict[str, object], expected: str) -> None:
    assert refusal(*seats, **more).startswith(expected)


def test_armies_repeat_only_when_there_are_no_others() -> None:
    for _ in range(30):
        armies = draw_armies(NeuroshimaTerms(board=37), ["random"] * 6)
        assert len(set(armies)) == min(6, len(army_keys()) - 1)
        assert "beasts" not in armies
    assert len(draw_armies(NeuroshimaTerms(board=19), ["moloch", *["random"] * 5])) == 6


def test_six_armies_meet_where_beasts_may_come() -> None:
    row = plan(ME, *[BOT] * 5, mode="ffa", settings={"all_armies_on_37": True})
    match = started(row)
    assert sorted(match.armies) == sorted(army_keys())
    assert match.record().settings == {"all_armies_on_37": True}
    assert started(plan_following(row, "next", 2)).record().settings == {"all_armies_on_37": True}


@pytest.mark.parametrize(("name", "usual"), DEFAULTS.items())
def test_every_rule_may_be_other_than_usual(name: str, usual: bool | str) -> None:
    (other,) = (value for value in CHOICES.get(name, (True, False)) if value != usual)
    if name == "team_hq_health":  # has a field of its own
        row = plan(ME, BOT, BOT, BOT, mode="teams", team_health=int(other))
    else:
        row = plan(ME, BOT, BOT, BOT, mode="teams", settings={name: other})
        assert game_terms(row).settings == {name: other}
        assert game_terms(plan(ME, BOT, settings={name: usual})).settings == {}
    assert started(row).record().settings == {name: other}


# Who leads what.


def led(row: MatchRow) -> list[int]:
    return Seats.of_match(row).leaders


def test_an_ally_leads_two_armies_wherever_the_wish_stands() -> None:
    first = plan(ME, LOCAL, ALLY, LOCAL, mode="teams", starts="first")
    assert led(first) == [0, 1, 0, 3]
    assert {seat.guest for seat in first.seats} == {"ada"}
    second = plan(ALLY, BOT, SeatWish("bot", bot="veteran"), ME, mode="teams", starts="first")
    assert led(second) == [0, 1, 0, 3]
    assert [seat.bot for seat in second.seats] == ["veteran", "recruit", "veteran", ""]
    for _ in range(20):  # by chance the pair may begin or not, but stays together
        leaders = led(plan(ME, BOT, ALLY, LOCAL, mode="teams"))
        assert leaders in ([0, 1, 0, 3], [0, 1, 2, 1])


def test_whoever_joins_for_an_ally_takes_both_seats() -> None:
    row = plan(ME, OPEN, BOT, ALLY, mode="teams", starts="first")
    seats = Seats.of_match(row)
    assert not seats.are_taken
    assert seats.free_for("ada", "bob", by_link=False) == 1
    assert seats.taken_by(1, "bob", "Bob").of("bob") == [1, 3]
    assert seats.taken_by(1, "bob", "Bob").are_taken


def test_a_friend_with_the_link_takes_the_seat_that_is_kept() -> None:
    seats = Seats.of_match(plan(ME, OPEN, LINK, mode="ffa", starts="first"))
    assert seats.free_for("ada", "bob", by_link=True) == 2
    assert seats.free_for("ada", "bob", by_link=False) == 1
    assert seats.free_for("ada", "ada", by_link=True) is None


# Orders.


def test_chance_seats_everybody_on_their_side() -> None:
    assert {tuple(any_order(PAIR)) for _ in range(60)} == {(0, 1, 2), (0, 2, 1)}
    assert len({tuple(any_order(ALONE)) for _ in range(400)}) == 24
    for order in {tuple(any_order(TEAMS)) for _ in range(200)}:
        assert {order[0] % 2, order[2] % 2} in ({0}, {1})
    assert len({tuple(any_order(TEAMS)) for _ in range(300)}) == 8


@pytest.mark.parametrize(
    ("sides", "expected"),
    [((0, 1), [1, 0]), (ALONE, [1, 2, 3, 0]), (TEAMS, [1, 2, 3, 0]), (PAIR, [0, 2, 1])],
)
def test_in_a_rematch_others_begin(sides: tuple[int, ...], expected: list[int]) -> None:
    assert next_order(sides) == expected


def test_a_rematch_keeps_teams_and_leaders() -> None:
    row = plan(ME, SeatWish("bot", bot="veteran"), ALLY, BOT, mode="teams", starts="first", board=37)
    following = plan_following(row, "next", 2)
    assert [seat.bot for seat in following.seats] == ["veteran", "", "recruit", ""]
    assert led(following) == [0, 1, 2, 1]
    assert game_terms(following).board == 37
    assert led(plan_following(following, "third", 3)) == [0, 1, 0, 3]


def test_a_free_seat_says_whether_it_is_kept_for_a_friend() -> None:
    row = plan(ME, OPEN, LINK, BOT, mode="ffa", starts="first")
    seats = Seats.of_match(row)
    told = seats.infos([False] * 4)
    assert [(seat.who, seat.kept) for seat in told[1:3]] == [("empty", False), ("empty", True)]
    assert not any(seat.kept for seat in seats.taken_by(2, "bo", "Bo").infos([False] * 4))


# Going on from somewhere.


def test_a_start_brings_its_own_way_to_play() -> None:
    source = Match(
        ["moloch", "borgo", "outpost", "hegemony"],
        seed=3,
        mode="teams",
        board=37,
        variants=["tactical_start"],
        options={"team_hq_health": "20"},
    )
    source.push(source.legal[0])
    text = source.record().to_json()
    row = plan(ME, BOT, ALLY, BOT, record=text)
    terms = game_terms(row)
    assert (terms.mode, terms.board, list(terms.variants)) == ("teams", 37, ["tactical_start"])
    assert terms.team_health == 20
    assert led(row) == [0, 1, 0, 3]
    assert begun(row, source.armies).view().key() == source.view().key()
    assert refusal(ME, BOT, record=text) == "seats: expected 4 as in the record, got 2."
