"""How hard an episode is: figures of bots, or of this server's own games where there are enough."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from ashfall.hardcity import Campaign
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import COOP, MODES, VERSUS
from ashfall.server.hardcity.difficulty import ENOUGH, measured_rates, rates_of, skulls
from ashfall.server.hardcity.shapes import NAME, HardCityTerms
from ashfall.server.hardcity.shelf_shapes import WinRate
from ashfall.server.rooms.terms import Terms, game_terms, write_terms
from ashfall.server.store import MatchRow
from ashfall.table.phrases import Phrase
from tests.server.working import finished

FOUR = ["donathan", "jenny", "miranda", "marcellus"]
numbers = count()


def ended(
    side: str,
    mode: str = VERSUS,
    reason: str = "hc-reason-points",
    campaign: Campaign | None = None,
    places: str = "",
) -> MatchRow:
    """A match of episode 2 that is over."""
    terms = HardCityTerms(mode=mode, episode=2, officers=FOUR, campaign=campaign)
    return MatchRow(
        id=f"m{next(numbers)}",
        game=NAME,
        status="over",
        owner=None,
        created=0,
        options=write_terms(Terms(game=msgspec.Raw(msgspec.json.encode(terms)), places=[places])),
        seats=[],
        result=msgspec.json.encode(Phrase("hc-outcome-won", {"reason": Phrase(reason)})).decode(),
        side=side,
    )


def rate(matches: list[MatchRow], mode: str = VERSUS, *, campaign: bool = False) -> WinRate:
    """What is told of episode 2 with four officers."""
    found = [
        each
        for each in finished(rates_of(matches))[2]
        if (each.mode, each.officers, each.campaign) == (mode, len(FOUR), campaign)
    ]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("share", "expected"),
    [(0.9, 1), (0.65, 1), (0.649, 2), (0.55, 2), (0.5, 3), (0.4, 4), (0.35, 4), (0.1, 5)],
)
def test_three_skulls_are_about_half_and_one_more_for_every_tenth_less(share: float, expected: int) -> None:
    assert skulls(share) == expected


def test_there_is_a_figure_for_every_episode_at_every_kind_of_table() -> None:
    kinds = {(each.table.mode, each.table.officers, each.table.campaign) for each in measured_rates()}
    assert kinds == {
        (mode, officers, is_campaign)
        for mode in MODES
        for officers in (3, 4)
        for is_campaign in (True, False)
    }
    assert set(finished(rates_of([]))) == {episode.number for episode in load_content().episodes}
    assert all(len(rates) == len(kinds) for rates in finished(rates_of([])).values())


def test_a_few_games_here_change_nothing() -> None:
    before = rate([])
    assert not before.is_here
    assert rate([ended("officers") for _ in range(ENOUGH - 1)]) == before


def test_enough_games_here_count_instead() -> None:
    matches = [ended("officers") for _ in range(ENOUGH)] + [ended("zero") for _ in range(ENOUGH)]
    found = rate(matches)
    assert (found.is_here, found.games, found.won, found.skulls) == (True, 2 * ENOUGH, ENOUGH, 3)
    assert not rate(matches, COOP).is_here
    assert not rate(matches, campaign=True).is_here


def test_a_campaign_is_counted_by_itself() -> None:
    matches = [ended("officers", campaign=Campaign()) for _ in range(ENOUGH)]
    assert rate(matches, campaign=True).skulls == 1
    assert not rate(matches).is_here


@pytest.mark.parametrize("reason", ["server-reason-resigned", "server-reason-time"])
def test_games_that_somebody_left_do_not_count(reason: str) -> None:
    assert not rate([ended("zero", reason=reason) for _ in range(ENOUGH)]).is_here


def test_old_games_drive_no_terms_of_a_table_out_of_memory() -> None:
    table = ended("officers")
    known = game_terms(table)
    finished(rates_of([ended("officers", places=f"friend{number}") for number in range(1000)]))
    assert game_terms(table) is known
